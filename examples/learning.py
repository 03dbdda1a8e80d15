"""A policy that learns Pirate Haven from nothing but games against itself, on a CPU, with numpy alone.

    OMP_NUM_THREADS=1 python examples/learning.py --curve curve.svg --save policy.npz

Many games of two players are stepped together by the vectorised environment. A network of two hidden layers says how
good every move is and how the game will end; moves that are not legal are masked out. After every window of steps the
moves that ended better than expected become more likely (proximal policy optimisation, with generalised advantages
over the choices of each seat). A game is worth its victory and the lead in Fame: a lead says more than a victory alone
while both players still play badly. No bot teaches: the policy meets the random and the greedy bot only in the matches
that are the curve. There it plays the move that the network thinks best, without looking ahead.

Two processes share the work: one plays the next window while the other learns from the last one. Each needs a core, so
numpy needs no threads of its own.
"""

import argparse
import signal
import time
from collections.abc import Sequence
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

import skerry
from skerry import CHANCE, OVER, Rng
from skerry.adapters.observed import Eyes
from skerry.adapters.vector import VectorEnv
from skerry.bots import Bot, ask, bot
from skerry.lab.intervals import Estimate, share

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]

GAME = "pirate_haven"
POINTS = "fame"
"""The field of its observation that tells everyone's points."""
LEAD = 30
"""How many points ahead are worth as much as the victory."""
HIDDEN = 256
EPOCHS = 2
MINIBATCH = 1024
CLIP = 0.2
"""How far the chance of a move may move from the policy that played it."""
ENTROPY = 0.005
"""What it is worth to keep trying."""
TRUST = 0.95
"""How much what came of later choices counts for an earlier one, beside what the network expected of them."""


# --- the network ------------------------------------------------------------------------------------------------------


class Network:
    """Observation → how good each move is, and how the game will end. Learns by Adam."""

    def __init__(self, examples: Floats, moves: int, seed: int) -> None:
        """For observations like these. Numbers that never change, such as those of empty seats, are left out."""
        self.numbers = np.flatnonzero(examples.max(axis=0) > examples.min(axis=0))
        self.usual = examples[:, self.numbers].mean(axis=0)
        self.spread = np.maximum(examples[:, self.numbers].std(axis=0), np.float32(0.05))
        random = np.random.default_rng(seed)
        layers = (("first", len(self.numbers), HIDDEN, 1.4), ("second", HIDDEN, HIDDEN, 1.4))
        self.weights: dict[str, Floats] = {}
        for name, rows, columns, size in (*layers, ("policy", HIDDEN, moves, 0.01), ("value", HIDDEN, 1, 0.1)):
            start = random.standard_normal((rows, columns)) * size / np.sqrt(rows)
            self.weights[name] = start.astype(np.float32)
            self.weights[name + "_bias"] = np.zeros(columns, np.float32)
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def see(self, observations: Floats) -> Floats:
        """The numbers that change, all on the same scale."""
        seen: Floats = (observations[:, self.numbers] - self.usual) / self.spread
        return seen

    def look(self, seen: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Both hidden layers, the logits of all moves, and the value."""
        w = self.weights
        first = np.maximum(seen @ w["first"] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        return first, second, second @ w["policy"] + w["policy_bias"], (second @ w["value"] + w["value_bias"])[:, 0]

    def learn(
        self, seen: Floats, hidden: tuple[Floats, Floats], by_move: Floats, by_value: Floats, rate: float
    ) -> None:
        """One step of Adam, given how the loss changes with the logits and the values."""
        w, (first, second) = self.weights, hidden
        by_second = (by_move @ w["policy"].T + by_value[:, None] * w["value"].T) * (second > 0)
        by_first = (by_second @ w["second"].T) * (first > 0)
        gradients: dict[str, Floats] = {}
        for name, before, after in (
            ("first", seen, by_first), ("second", first, by_second),
            ("policy", second, by_move), ("value", second, by_value[:, None]),
        ):  # fmt: skip
            gradients[name], gradients[name + "_bias"] = before.T @ after, after.sum(axis=0)
        length = np.sqrt(sum(float(np.vdot(gradient, gradient)) for gradient in gradients.values()))
        self.steps += 1
        for name, gradient in gradients.items():
            self.adam(name, gradient * np.float32(min(1, 0.5 / (length + 1e-8))), rate)

    def adam(self, name: str, gradient: Floats, rate: float) -> None:
        self.mean[name] += np.float32(0.1) * (gradient - self.mean[name])
        self.square[name] += np.float32(0.001) * (gradient * gradient - self.square[name])
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        self.weights[name] -= np.float32(rate) * self.mean[name] / (np.sqrt(self.square[name]) + np.float32(1e-8))

    def save(self, path: Path) -> None:
        kept = {"numbers": self.numbers, "usual": self.usual, "spread": self.spread, **self.weights}
        np.savez(path, **kept)


def chances(logits: Floats, masks: NDArray[np.int8]) -> Floats:
    """How likely each legal move is; the others have no chance."""
    shown = np.where(masks == 1, logits, np.float32(-1e9))
    raised = np.exp(shown - shown.max(axis=1, keepdims=True))
    likely: Floats = raised / raised.sum(axis=1, keepdims=True)
    return likely


def drawn(likely: Floats, random: np.random.Generator) -> Whole:
    """A move of each row, as likely as it says."""
    heights = likely.cumsum(axis=1)
    thrown = random.random((len(likely), 1), dtype=np.float32) * heights[:, -1:]
    moves: Whole = (heights > np.minimum(thrown, heights[:, -1:] * np.float32(0.99999))).argmax(axis=1)
    return moves


# --- learning ---------------------------------------------------------------------------------------------------------


class Window:
    """What happened in this many steps of all games, one row for each choice."""

    def __init__(self, env: VectorEnv, network: Network, steps: int) -> None:
        games, moves = env.masks.shape
        self.seen = np.zeros((steps, games, len(network.numbers)), np.float32)
        self.masks = np.zeros((steps, games, moves), np.int8)
        self.actions = np.zeros((steps, games), np.int64)
        self.seats = np.zeros((steps, games), np.int64)
        self.likely = np.zeros((steps, games), np.float32)
        self.values = np.zeros((steps, games), np.float32)
        self.finished = np.zeros((steps, games), np.bool_)
        self.ends = np.zeros((steps, games), np.float32)
        """Where a game ended: what it was worth to who made the last choice; the other has lost as much."""
        self.gains = np.zeros((steps, games), np.float32)
        """How much better it went than expected."""

    def fill(self, env: VectorEnv, network: Network, random: np.random.Generator) -> None:
        """Play on by the policy, then say of each choice what came of it for who made it."""
        each = np.arange(len(env.masks))
        for step in range(len(self.actions)):
            seen, seats, lead = network.see(env.observations), env.seats.astype(np.int64), leads(env)
            _, _, logits, self.values[step] = network.look(seen)
            likely = chances(logits, env.masks)
            moves = drawn(likely, random)
            self.seen[step], self.masks[step], self.seats[step] = seen, env.masks, seats
            self.actions[step], self.likely[step] = moves, likely[each, moves]
            env.step(moves)
            self.finished[step], self.ends[step] = env.finished, (env.rewards[each, seats] + lead) / 2
        *_, values = network.look(network.see(env.observations))
        self.look_back(env.seats.astype(np.int64), values)

    def look_back(self, seats: Whole, values: Floats) -> None:
        """From the last step to the first; games that go on end as the network expects of the seats asked now."""
        each = np.arange(len(seats))
        ahead, later = np.zeros((len(seats), 2), np.float32), np.zeros((len(seats), 2), np.float32)
        ahead[each, seats], ahead[each, 1 - seats] = values, -values
        for step in reversed(range(len(self.actions))):
            mine, over, end = self.seats[step], self.finished[step], self.ends[step]
            ahead[each, mine] = np.where(over, end, ahead[each, mine])
            ahead[each, 1 - mine] = np.where(over, -end, ahead[each, 1 - mine])
            later[over] = 0
            self.gains[step] = ahead[each, mine] - self.values[step] + TRUST * later[each, mine]
            ahead[each, mine], later[each, mine] = self.values[step], self.gains[step]


def leads(env: VectorEnv) -> Floats:
    """By how much the seat that is asked is ahead in points, between -1 and 1."""
    field = next(field for field in env.eyes.observation.fields if field.name == POINTS)
    ahead = env.observations[:, field.start] - env.observations[:, field.start + 1]
    lead: Floats = np.clip(ahead * np.float32(field.most / LEAD), -1, 1)
    return lead


def improve(network: Network, window: Window, random: np.random.Generator, rate: float) -> None:
    """Several passes over the window in small parts, in another order each time."""
    seen = window.seen.reshape(window.actions.size, -1)
    masks = window.masks.reshape(window.actions.size, -1)
    actions, before, gains = window.actions.ravel(), window.likely.ravel(), window.gains.ravel()
    returns = gains + window.values.ravel()
    better = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        order = random.permutation(len(actions))
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            first, second, logits, values = network.look(seen[part])
            by_move = slope(chances(logits, masks[part]), actions[part], before[part], better[part])
            by_value = ((values - returns[part]) / (2 * len(part))).astype(np.float32)
            network.learn(seen[part], (first, second), by_move, by_value, rate)


def slope(likely: Floats, actions: Whole, before: Floats, better: Floats) -> Floats:
    """How the loss changes with every logit: the clipped gain of the moves played, and the pleasure in variety."""
    each = np.arange(len(actions))
    ratio = likely[each, actions] / before
    free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    gain = np.where(free, ratio * better, 0)[:, None]
    by_move = gain * likely
    by_move[each, actions] -= gain[:, 0]
    told = np.log(np.maximum(likely, 1e-9))
    surprise = (likely * told).sum(axis=1, keepdims=True)
    by_move += ENTROPY * likely * (told - surprise)
    return (by_move / len(actions)).astype(np.float32)


# --- matches ----------------------------------------------------------------------------------------------------------


class Policy(Bot):
    """Plays the move that the network thinks best."""

    def __init__(self, network: Network, eyes: Eyes) -> None:
        super().__init__("policy")
        self.network = network
        self.eyes = eyes

    def choose(self, state: skerry.State) -> skerry.Move:
        seen = self.eyes.see(state, state.to_move)
        _, _, logits, _ = self.network.look(self.network.see(seen["observation"][None]))
        return self.eyes.game.alphabet[int(chances(logits, seen["action_mask"][None])[0].argmax())]


def wins(policy: Policy, other: str, matches: int, first: int) -> Estimate:
    """Two games for each match, the policy on either seat with the same chance; a shared victory counts in part."""
    won, lucks = [], []
    for luck in range(first, first + matches):
        for mine in (0, 1):
            bots = [policy if seat == mine else bot(other, luck) for seat in range(2)]
            winners = play(policy.eyes.game, bots, luck)
            won.append((mine in winners) / len(winners))
            lucks.append(luck)
    return share(won, lucks)


def play(game: skerry.Game, bots: Sequence[Bot], seed: int) -> list[int]:
    state, chance, asking = game.start(len(bots)), Rng(seed), Rng(seed + 1)
    while state.to_move != OVER:
        mover = state.to_move
        state.apply(state.draw(chance) if mover == CHANCE else ask(bots[mover], state, asking))
    return state.winners()


# --- all together -----------------------------------------------------------------------------------------------------


class Point(NamedTuple):
    """A point of the curve: when it was, and the shares of wins."""

    minutes: float
    random: Estimate
    greedy: Estimate

    def __str__(self) -> str:
        return f"{self.minutes:5.1f} min   random {said(self.random)}   greedy {said(self.greedy)}"


def said(wins: Estimate) -> str:
    return f"{wins.value:4.0%} ({wins.low:.0%} to {wins.high:.0%} in {wins.games} games)"


def begin(chosen: argparse.Namespace) -> tuple[VectorEnv, Network]:
    """Games, and a network for observations like those of some steps at random: the same for the same seed."""
    env, random = VectorEnv(GAME, games=chosen.games, seats=2), np.random.default_rng(chosen.seed)
    env.reset(seed=chosen.seed)
    seen = [env.step(env.random_actions(random))[0].copy() for _ in range(chosen.look)]
    return env, Network(np.concatenate(seen), env.masks.shape[1], chosen.seed)


def play_windows(ours: Connection, theirs: Connection, chosen: argparse.Namespace) -> None:
    """In a process of its own: play a window with the weights that come and send it, until the learner is gone."""
    theirs.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    env, network = begin(chosen)
    random, window = np.random.default_rng(chosen.seed), Window(env, network, chosen.steps)
    while True:
        try:
            network.weights = ours.recv()
            window.fill(env, network, random)
            ours.send(window)
        except (EOFError, ConnectionError):
            return


class Learner:
    """A policy, the process that plays the games it learns from, and the curve so far."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.began, self.clock = time.process_time(), time.monotonic()
        env, self.network = begin(chosen)
        self.policy = Policy(self.network, env.eyes)
        self.random = np.random.default_rng(chosen.seed)
        self.curve: list[Point] = []
        self.played = 0
        self.games, theirs = Pipe()
        Process(target=play_windows, args=(theirs, self.games, chosen), daemon=True).start()
        theirs.close()

    def minutes(self) -> float:
        """Of the core that learns, so that a busy machine learns as much as a quiet one, only later."""
        return (time.process_time() - self.began) / 60

    def learn(self) -> None:
        """As long as was chosen; the last point of the curve rests on more games than the others."""
        chosen = self.chosen
        self.games.send(self.network.weights)
        while (spent := self.minutes()) < chosen.minutes:
            if spent >= len(self.curve) * chosen.minutes / chosen.points:
                self.match(chosen.matches, first=0)
            window = self.games.recv()
            self.games.send(self.network.weights)  # the next window is played while this one is learned from
            improve(self.network, window, self.random, chosen.rate * max(1 - spent / chosen.minutes, 0.05))
            self.played += int(window.finished.sum())
        self.match(chosen.last, first=chosen.matches)
        clock = (time.monotonic() - self.clock) / 60
        print(f"{self.minutes():.1f} minutes of the core that learns, {clock:.1f} by the clock, matches included")

    def match(self, matches: int, first: int) -> None:
        """Another point of the curve."""
        self.keep()
        spent = self.minutes()
        self.curve.append(Point(spent, *[wins(self.policy, name, matches, first) for name in ("random", "greedy")]))
        print(f"{self.played:7d} games {self.curve[-1]}", flush=True)
        if self.chosen.curve is not None:
            draw(self.curve, self.chosen.curve)

    def keep(self) -> None:
        """Save what was learned so far, if that was chosen."""
        if self.chosen.save is not None:
            self.network.save(self.chosen.save)


def draw(curve: Sequence[Point], path: Path) -> None:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes: Any = figure.subplots()
    minutes = [point.minutes for point in curve]
    for name in ("random", "greedy"):
        shares = [getattr(point, name) for point in curve]
        axes.plot(minutes, [100 * one.value for one in shares], marker="o", label=f"against {name}")
        axes.fill_between(minutes, [100 * one.low for one in shares], [100 * one.high for one in shares], alpha=0.2)
    axes.axhline(50, color="grey", linewidth=0.8, linestyle=":")
    title = f"A policy learns {skerry.game(GAME).title}"
    axes.set(xlabel="minutes of the core that learns", ylabel="games won, %", ylim=(0, 103), title=title)
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="A policy learns Pirate Haven by playing against itself.")
    parser.add_argument("--minutes", type=float, default=12, help="of the core that learns (default: 12)")
    parser.add_argument("--games", type=int, default=128, help="stepped together (default: 128)")
    parser.add_argument("--steps", type=int, default=128, help="of all games between two lessons (default: 128)")
    parser.add_argument("--look", type=int, default=200, help="steps at random before the first one (default: 200)")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning (default: 0.001)")
    parser.add_argument("--matches", type=int, default=25, help="of two games at each point (default: 25)")
    parser.add_argument("--last", type=int, default=200, help="matches at the end (default: 200)")
    parser.add_argument("--points", type=int, default=10, help="of the curve, and one at the end (default: 10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where the picture of the curve goes, such as curve.svg")
    parser.add_argument("--save", type=Path, help="where the network goes, such as policy.npz")
    learner = Learner(parser.parse_args(arguments))
    try:
        learner.learn()
    except KeyboardInterrupt:
        learner.keep()
        print("Stopped.")


if __name__ == "__main__":
    main()
