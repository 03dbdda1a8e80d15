"""Games that are played to learn from, many side by side, in processes of their own or on other machines.

In most games all seats are the network as it is now. In some the others are an older self or a bot: they are the
league, and whatever they choose is not learned from.
"""

import importlib
import math
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import skerry
from skerry import Rng, SetUpError
from skerry.bots import Bot, ask, bot
from skerry.kernel.learning import ManyGames
from skerry.learn.outcomes import Outcomes
from skerry.learn.plans import plan_for
from skerry.learn.settings import drawn_setting

STARTS: Final = 200
"""This many ways to begin are drawn for each process."""
OURS: Final = 0
OLDER: Final = 1
BOTS: Final = 2
"""Whose decision it is: the network's as it is now, an older self's, or a bot's."""


class Job(NamedTuple):
    """What one process plays."""

    slug: str
    games: int
    seed: int
    older: int
    """This many of a hundred games are against an older self."""
    bots: int
    """This many of a hundred games are against a bot."""
    bot: str


class Shape(NamedTuple):
    """How much there is to see of a game."""

    observation: int
    alphabet: int
    seats: int
    outcome: int


class Rows:
    """What the learner sees of the games, a row for each, and what it answers."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.seats = arrays["seats"]
        self.whose = arrays["whose"]
        self.finished = arrays["finished"]
        self.outcomes = arrays["outcomes"]
        """Of the game that was finished by the last action."""
        self.met = arrays["met"]
        """Of how many seats it was, if it was against bots; otherwise 0."""
        self.share = arrays["share"]
        """The learner's share of the victory in it."""
        self.actions = arrays["actions"]
        self.arrays = arrays


def row_types(shape: Shape, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    return {
        "observations": ((games, shape.observation), np.uint8),
        "masks": ((games, shape.alphabet), np.uint8),
        "seats": ((games,), np.int8),
        "whose": ((games,), np.int8),
        "finished": ((games,), np.uint8),
        "outcomes": ((games, shape.seats, shape.outcome), np.float32),
        "met": ((games,), np.int8),
        "share": ((games,), np.float32),
        "actions": ((games,), np.int64),
    }


def shape_of(slug: str) -> Shape:
    game = skerry.game(slug)
    outcomes = Outcomes(game, plan_for(game))
    assert game.observation is not None
    return Shape(game.observation.size, len(game.alphabet), outcomes.most_seats, outcomes.size)


class Games:
    """The games of one process."""

    def __init__(self, job: Job, rows: Rows) -> None:
        self.job = job
        self.rows = rows
        game = skerry.game(job.slug)
        assert game.observation is not None
        self.outcomes = Outcomes(game, plan_for(game))
        self.chance = Rng(job.seed)
        starts = [drawn_setting(game, self.chance).start(game) for _ in range(STARTS)]
        self.many = ManyGames(starts, game.observation, job.games)
        self.seen = np.frombuffer(self.many.observations, np.uint8).reshape(job.games, -1)
        self.legal = np.frombuffer(self.many.masks, np.uint8).reshape(job.games, -1)
        self.asked = np.frombuffer(self.many.seats, np.int8)
        self.ended = np.frombuffer(self.many.finished, np.uint8)
        against_bots = -(-job.games * job.bots // 100)
        against_older = -(-job.games * job.older // 100)
        self.kind = np.zeros(job.games, np.int8)
        self.kind[:against_bots] = BOTS
        self.kind[against_bots : against_bots + against_older] = OLDER
        self.learner = np.zeros(job.games, np.int8)
        """Where the network as it is now sits, in games of the league."""
        self.rival: Bot = bot(job.bot, job.seed)
        self.many.reset(job.seed)
        for row in range(job.games):
            self._seat(row)
        self._show()

    def step(self) -> None:
        """Play what was answered, and what bots choose."""
        actions = self.rows.actions.tolist()
        for row in np.flatnonzero(self.rows.whose == BOTS).tolist():
            actions[row] = ask(self.rival, self.many.states[row], self.chance).id
        self.many.step(actions)
        for row in np.flatnonzero(self.ended).tolist():
            final = self.many.finals[row]
            assert final is not None
            outcomes = self.outcomes.of(final)
            self.rows.outcomes[row] = outcomes
            self.rows.met[row] = final.seats if self.kind[row] == BOTS else 0
            self.rows.share[row] = outcomes[self.learner[row], 1]
            self._seat(row)
        self._show()

    def _seat(self, row: int) -> None:
        self.learner[row] = self.chance.below(self.many.states[row].seats)

    def _show(self) -> None:
        rows = self.rows
        rows.observations[:] = self.seen
        rows.masks[:] = self.legal
        rows.seats[:] = self.asked
        rows.finished[:] = self.ended
        rows.whose[:] = np.where(self.asked == self.learner, OURS, self.kind)


class LocalPlayers:
    """Processes of this machine that play together; what they show lies in memory they share with the learner."""

    def __init__(self, jobs: list[Job]) -> None:
        shape = shape_of(jobs[0].slug)
        games = sum(job.games for job in jobs)
        types = row_types(shape, games)
        self.memory = {name: SharedMemory(create=True, size=size_of(*kind)) for name, kind in types.items()}
        self.rows = Rows({name: array_in(self.memory[name], *kind) for name, kind in types.items()})
        self.lines: list[Connection] = []
        self.processes = []
        context = multiprocessing.get_context("spawn")
        names = {name: memory.name for name, memory in self.memory.items()}
        first = 0
        for job in jobs:
            ours, theirs = context.Pipe()
            arguments = (theirs, job, shape, games, first, names)
            process = context.Process(target=play, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)
            first += job.games

    def wait(self) -> Rows:
        """Until every game has come to a decision."""
        for line in self.lines:
            line.recv()
        return self.rows

    def go(self, actions: NDArray[np.int64]) -> None:
        self.rows.actions[:] = actions
        for line in self.lines:
            line.send(True)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(5)
            process.kill()
        self.rows = Rows({name: np.zeros(0) for name in self.memory})
        for memory in self.memory.values():
            memory.close()
            memory.unlink()


def size_of(shape: tuple[int, ...], kind: Any) -> int:
    return max(math.prod(shape) * int(np.dtype(kind).itemsize), 1)


def array_in(memory: SharedMemory, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    return np.ndarray(shape, dtype=kind, buffer=memory.buf)


def play(line: Connection, job: Job, shape: Shape, games: int, first: int, names: dict[str, str]) -> None:
    """In a process of its own: play until the learner is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = {name: SharedMemory(names[name]) for name in names}
    arrays = {
        name: array_in(memory[name], *kind)[first : first + job.games] for name, kind in row_types(shape, games).items()
    }
    try:
        own = Games(job, Rows(arrays))
        line.send(True)
        while line.recv():
            own.step()
            line.send(True)
    except (EOFError, ConnectionError):
        return


class RemotePlayers:
    """Players of a Ray cluster: the same games, wherever they are; what they show travels to the learner."""

    def __init__(self, jobs: list[Job], address: str | None) -> None:
        try:
            self.ray = importlib.import_module("ray")
        except ImportError as error:
            raise SetUpError("package-needed", package="ray") from error
        if not self.ray.is_initialized():
            if address is None:
                self.ray.init(include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
            else:
                self.ray.init(address=address, log_to_driver=False)
        remote = self.ray.remote(num_cpus=0)(Remote)
        self.players = [remote.remote(job) for job in jobs]
        self.counts = [job.games for job in jobs]
        self.coming = [player.show.remote() for player in self.players]

    def wait(self) -> Rows:
        parts = self.ray.get(self.coming)
        return Rows({name: np.concatenate([part[name] for part in parts]) for name in parts[0]})

    def go(self, actions: NDArray[np.int64]) -> None:
        own = np.split(actions, np.cumsum(self.counts)[:-1])
        self.coming = [player.step.remote(part) for player, part in zip(self.players, own)]

    def close(self) -> None:
        for player in self.players:
            self.ray.kill(player)


class Remote:
    """The games of one process of a cluster."""

    def __init__(self, job: Job) -> None:
        types = row_types(shape_of(job.slug), job.games)
        self.rows = Rows({name: np.zeros(*kind) for name, kind in types.items()})
        self.games = Games(job, self.rows)

    def show(self) -> dict[str, NDArray[Any]]:
        return self.rows.arrays

    def step(self, actions: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
        self.rows.actions[:] = actions
        self.games.step()
        return self.rows.arrays


Players = LocalPlayers | RemotePlayers


def players(jobs: list[Job], backend: str, address: str | None) -> Players:
    return RemotePlayers(jobs, address) if backend == "ray" else LocalPlayers(jobs)


def cores() -> int:
    return os.cpu_count() or 1
