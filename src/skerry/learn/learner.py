"""A network that learns a game: first by imitating a bot, then by playing against itself.

After every window of steps, moves that ended better than expected become more likely (proximal policy optimisation),
and what was expected comes closer to what came of it (generalised advantages over the choices of each seat). That is
done for everything in `Outcomes` at once: the worth of the game, every seat's chance to win, and points by source.
"""

import copy
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

import skerry
from skerry.bots.network import NEVER
from skerry.learn.checkpoints import Checkpoint
from skerry.learn.lessons import Part, Study, study_part
from skerry.learn.networks import Found, network_for, take_weights, weights_of, width_of
from skerry.learn.outcomes import Outcomes
from skerry.learn.plans import plan_for
from skerry.learn.playing import OLDER, OURS, Job, Players, Rows, players

CLIP = 0.2
"""How far the chance of a move may move from the policy that played it."""
TRUST = 0.95
"""How much what came of later choices counts for an earlier one, beside what the network expected of them."""
WORTH, WINS, POINTS = 0.5, 0.25, 0.25
"""How much the expectations count beside the policy."""
STEEPEST = 1.0
"""The longest step of all weights together."""
WARM_UP = 50
"""Lessons after a start in which the rate of learning rises."""
SELVES = 10
"""This many older selves are kept."""
HELD_BACK = 20
"""One choice in this many is not learned from, to see how well a bot is imitated."""
STUDY_BATCH = 4096
BATCH_OF_CPU, BATCH_OF_GPU = 768, 1024
"""Small batches learn more from the same choices. A GPU spends most of its time on starting them."""


class Chosen(msgspec.Struct):
    """How to learn. The defaults suit a machine with a few cores."""

    minutes: float = 30.0
    """Of play against itself, over all runs."""
    processes: int = 2
    games: int = 64
    """Side by side in each process."""
    steps: int = 96
    """Of all games between two lessons."""
    batch: int | None = None
    """Choices for one step of all weights; None: as suits the device."""
    epochs: int = 2
    rate: float = 5e-4
    entropy: float = 0.015
    """What it is worth to keep trying."""
    older: int = 10
    """This many of a hundred games are against an older self."""
    bots: int | None = None
    """This many of a hundred games are against a bot; None: as the game's plan says."""
    bot: str = "greedy"
    """Which bot is imitated and met."""
    lessons: Path | None = None
    """A file of the bot's games."""
    teach: float = 60.0
    """Seconds in which the bot plays more of them."""
    teach_epochs: int = 8
    device: str = ""
    backend: str = "local"
    address: str | None = None
    seed: int = 1
    save: float = 60.0
    """Seconds between two checkpoints."""


class Point(msgspec.Struct):
    """A point of the curves."""

    minutes: float
    decisions: int
    games: int
    entropy: float
    explained: float
    """How much of what a game was worth was expected."""
    wins: dict[int, float]
    """Against bots: number of seats → share of the victory, with moves drawn by their chance."""


class Window:
    """Some steps of one group of games, on the device that learns."""

    def __init__(self, group: Players, steps: int, device: torch.device) -> None:
        self.group = group
        self.rows: Rows = group.wait()
        self.steps = steps
        self.device = device
        n, seats, size = self.rows.outcomes.shape
        self.count = n

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, n, *shape), dtype=kind, device=device)

        self.seen = room(self.rows.observations.shape[1], kind=torch.uint8)
        self.masks = room(self.rows.masks.shape[1], kind=torch.uint8)
        self.seats = room(kind=torch.long)
        self.ours = room(kind=torch.bool)
        self.actions = room(kind=torch.long)
        self.chances = room()
        self.expected = room(size)
        self.outcomes = room(seats, size)
        self.finished = room(kind=torch.bool)
        pinned = device.type == "cuda"
        self.on_the_way = {
            name: torch.from_numpy(np.zeros_like(array)).pin_memory() if pinned else torch.from_numpy(array.copy())
            for name, array in self.rows.arrays.items()
        }
        """From here a GPU fetches what it needs while this program goes on."""

    def sent(self, name: str) -> Tensor:
        """What the games show, on its way to the device."""
        waiting = self.on_the_way[name]
        waiting.numpy()[:] = self.rows.arrays[name]
        return waiting

    def put(self, step: int, net: torch.nn.Module, older: torch.nn.Module) -> None:
        """Choose a move in every game, and let the games go on."""
        rows, device = self.rows, self.device
        self.seen[step].copy_(self.sent("observations"), non_blocking=True)
        self.masks[step].copy_(self.sent("masks"), non_blocking=True)
        self.seats[step] = self.sent("seats").to(device, non_blocking=True)
        self.ours[step] = self.sent("whose").to(device, non_blocking=True) == OURS
        logits, expected, _ = net(self.seen[step])
        theirs = np.flatnonzero(rows.whose == OLDER)
        if len(theirs):
            others = torch.from_numpy(theirs).to(device)
            logits[others] = older(self.seen[step][others])[0]
        chances = functional.log_softmax(logits.masked_fill(self.masks[step] == 0, NEVER), -1)
        actions = drawn(chances.exp())
        self.actions[step], self.expected[step] = actions[:, 0], expected
        self.chances[step] = chances.gather(1, actions)[:, 0]
        self.group.go(actions[:, 0].cpu().numpy())

    def take(self, step: int) -> list[tuple[int, float]]:
        """What came of it; the seats and the shares of games against bots that ended."""
        self.rows = rows = self.group.wait()
        self.outcomes[step].copy_(self.sent("outcomes"), non_blocking=True)
        self.finished[step] = self.sent("finished").to(self.device, non_blocking=True) > 0
        ended = np.flatnonzero(rows.finished & (rows.met > 0))
        return list(zip(rows.met[ended].tolist(), rows.share[ended].tolist()))

    def judged(self) -> tuple[Tensor, Tensor]:
        """How much better everything became than expected after each choice, and which choices that is known of."""
        n, seats, size = self.outcomes.shape[1:]
        every = torch.arange(n, device=self.device)
        known = torch.zeros((n, seats), dtype=torch.bool, device=self.device)
        ahead = torch.zeros((n, seats, size), device=self.device)
        later = torch.zeros_like(ahead)
        better, usable = torch.zeros_like(self.expected), torch.zeros_like(self.ours)
        for step in reversed(range(self.steps)):
            over, seat = self.finished[step], self.seats[step]
            known |= over[:, None]
            ahead = torch.where(over[:, None, None], self.outcomes[step], ahead)
            later = torch.where(over[:, None, None], 0, later)
            told = known[every, seat]
            gain = ahead[every, seat] - self.expected[step] + TRUST * later[every, seat]
            better[step] = torch.where(told[:, None], gain, 0)
            usable[step] = told & self.ours[step]
            ahead[every, seat], later[every, seat] = self.expected[step], better[step]
            known[every, seat] = True
        return better, usable


def drawn(chances: Tensor) -> Tensor:
    """A number for each row, each as likely as it says; on a processor in a third of the time `multinomial` takes."""
    risen = chances.cumsum(-1)
    spots = torch.rand_like(risen[:, :1]) * risen[:, -1:]
    # A sum of rounded numbers may end a little above the last chance that is not 0.
    likeliest = chances.argmax(-1, keepdim=True)
    numbers = torch.searchsorted(risen, spots, right=True).clamp(max=chances.shape[-1] - 1)
    return torch.where(chances.gather(-1, numbers) > 0, numbers, likeliest)


class Experience(NamedTuple):
    """What is learned from at once."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    expected: Tensor
    better: Tensor

    def some(self, which: Tensor) -> "Experience":
        return Experience(*(part[which] for part in self))


def experience(windows: list[Window]) -> Experience:
    """All choices of which it is known what came of them."""
    parts: list[list[Tensor]] = []
    for window in windows:
        better, usable = window.judged()
        which = usable.reshape(-1).nonzero()[:, 0]
        every = (window.seen, window.masks, window.actions, window.chances, window.expected, better)
        parts.append([part.reshape(-1, *part.shape[2:])[which] for part in every])
    return Experience(*(torch.cat(part) for part in zip(*parts)))


class Learner:
    """A network and how far it has come."""

    def __init__(self, slug: str, chosen: Chosen, to: Path, checkpoint: Checkpoint | None = None) -> None:
        self.game = skerry.game(slug)
        self.chosen, self.to = chosen, to
        self.plan = copy.copy(plan_for(self.game))
        self.outcomes = Outcomes(self.game, self.plan)
        torch.manual_seed(chosen.seed)
        torch.set_float32_matmul_precision("high")
        self.device = torch.device(chosen.device or ("cuda" if torch.cuda.is_available() else "cpu"))
        gpu = self.device.type == "cuda"
        self.batch = chosen.batch or (BATCH_OF_GPU if gpu else BATCH_OF_CPU)
        if checkpoint is not None:
            self.plan.hidden = width_of(checkpoint.weights)
        self.net = network_for(self.game, self.plan, self.outcomes).to(self.device)
        self.checkpoint = checkpoint or Checkpoint.new(self.game, self.outcomes.sources, self.plan.alone)
        if checkpoint is not None:
            take_weights(self.net, checkpoint.weights)
        self.older = network_for(self.game, self.plan, self.outcomes).to(self.device)
        self.selves = [weights_of(self.net)]
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=chosen.rate, eps=1e-5, fused=gpu)
        self.random = np.random.default_rng(chosen.seed)
        self.updates = 0

    # --- imitation ----------------------------------------------------------------------------------------------------

    def imitate(self, tell: Callable[[str], None]) -> None:
        """Learn from the games of a bot."""
        chosen = self.chosen
        parts = [
            Part(self.game.slug, chosen.lessons, number, chosen.processes, chosen.bot, chosen.teach)
            for number in range(chosen.processes)
        ]
        with ProcessPoolExecutor(chosen.processes, mp_context=multiprocessing.get_context("spawn")) as pool:
            studies = list(pool.map(study_part, parts))
        lessons = Study(*(np.concatenate(arrays) for arrays in zip(*studies)))
        tell(f"{len(lessons.choices):,} choices of {chosen.bot} to imitate")
        study = [torch.from_numpy(array).to(self.device) for array in lessons]
        count = len(lessons.choices)
        order = torch.randperm(count, device=self.device)
        held, learned = order[: count // HELD_BACK], order[count // HELD_BACK :]
        batches = max(len(learned) // STUDY_BATCH, 1)
        for epoch in range(chosen.teach_epochs):
            mixed = learned[torch.randperm(len(learned), device=self.device)]
            for number, which in enumerate(mixed.tensor_split(batches)):
                done = (epoch + number / batches) / chosen.teach_epochs
                self._set_rate(2 * chosen.rate * (1 - done) + chosen.rate * 0.1)
                loss, _ = self._imitation(study, which)
                self._improve(loss)
            with torch.no_grad():
                right = [self._imitation(study, which)[1] for which in held.split(STUDY_BATCH)]
            share = float(torch.cat(right).float().mean()) if right else 0.0
            tell(f"imitates {share:.1%} of what was held back, after {epoch + 1} of {chosen.teach_epochs} rounds")
        self.checkpoint.taught = f"{count} choices of {chosen.bot}, {share:.1%} of those held back imitated"
        self.selves = [weights_of(self.net)]
        self.save()

    def _imitation(self, study: list[Tensor], which: Tensor) -> tuple[Tensor, Tensor]:
        seen, masks, choices, outcomes = (part[which] for part in study)
        bits = torch.arange(7, -1, -1, device=self.device, dtype=torch.uint8)
        legal = (masks[:, :, None] >> bits & 1).reshape(len(which), -1)[:, : len(self.game.alphabet)]
        logits, expected, wins = self._found(seen)
        logits = logits.masked_fill(legal == 0, NEVER)
        loss = functional.cross_entropy(logits, choices) + self._surprise(expected, wins, outcomes)
        return loss, logits.argmax(-1) == choices

    def _found(self, seen: Tensor) -> Found:
        """What the network finds, with products of half the precision, which takes a processor a third of the time."""
        with torch.autocast(self.device.type, torch.bfloat16):
            logits, expected, wins = self.net(seen)
        return logits.float(), expected.float(), wins.float()

    def _surprise(self, expected: Tensor, wins: Tensor, came: Tensor) -> Tensor:
        """How far off the expectations were."""
        points = 1 + self.outcomes.shares
        chances = functional.log_softmax(wins, -1)
        return (
            WORTH * (expected[:, 0] - came[:, 0]).square().mean()
            - WINS * (came[:, 1:points] * chances.clamp(min=-20)).sum(-1).mean()
            + POINTS * (expected[:, points:] - came[:, points:]).square().mean()
        )

    def _improve(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimizer.step()
        self.updates += 1

    def _set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate * min(1.0, (self.updates + 1) / WARM_UP)

    # --- play against itself ------------------------------------------------------------------------------------------

    def jobs(self, group: int) -> list[Job]:
        """What the processes of one of two groups play."""
        chosen = self.chosen
        bots = self.plan.bots if chosen.bots is None else chosen.bots
        each = max(chosen.processes // 2, 1)
        seed = chosen.seed * 1_000_003 + int(self.checkpoint.decisions) + group * 1_009
        return [
            Job(self.game.slug, chosen.games, (seed + 101 * number) << 20, chosen.older, bots, chosen.bot)
            for number in range(each)
        ]

    def learn(self) -> Iterator[Point]:
        """A point of the curves after every lesson, until the time is over."""
        chosen, checkpoint = self.chosen, self.checkpoint
        before, began = checkpoint.minutes, time.monotonic()
        groups = [players(self.jobs(group), chosen.backend, chosen.address) for group in range(2)]
        try:
            windows = [Window(group, chosen.steps, self.device) for group in groups]
            self.updates, saved = 0, began
            while checkpoint.minutes < chosen.minutes:
                self._meet_an_older_self()
                met = self.play(windows)
                left = max(1 - checkpoint.minutes / chosen.minutes, 0.05)
                entropy, explained = self.lesson(experience(windows), left)
                checkpoint.minutes = before + (time.monotonic() - began) / 60
                checkpoint.decisions += chosen.steps * sum(window.count for window in windows)
                checkpoint.games += int(sum(int(window.finished.sum()) for window in windows))
                if time.monotonic() - saved > chosen.save:
                    saved = time.monotonic()
                    self.selves = [*self.selves, weights_of(self.net)][-SELVES:]
                    self.save()
                yield Point(
                    checkpoint.minutes, checkpoint.decisions, checkpoint.games, entropy, explained, shares_of(met)
                )
        finally:
            for group in groups:
                group.close()

    def _meet_an_older_self(self) -> None:
        take_weights(self.older, self.selves[int(self.random.integers(len(self.selves)))])

    def play(self, windows: list[Window]) -> list[tuple[int, float]]:
        """A window of each group: while one plays, moves are chosen for the other."""
        met: list[tuple[int, float]] = []
        first, second = windows
        with torch.no_grad():
            for step in range(self.chosen.steps):
                first.put(step, self.net, self.older)
                if step > 0:
                    met += second.take(step - 1)
                second.put(step, self.net, self.older)
                met += first.take(step)
        return met + second.take(self.chosen.steps - 1)

    def lesson(self, learned: Experience, left: float) -> tuple[float, float]:
        """Learn from a window; how much the policy still tries, and how much of the outcomes was expected."""
        chosen = self.chosen
        count = len(learned.actions)
        worth = learned.better[:, 0]
        gain = (worth - worth.mean()) / (worth.std() + 1e-6)
        batches = max(count // self.batch, 1)
        entropies = []
        for _ in range(chosen.epochs):
            for which in torch.randperm(count, device=self.device).tensor_split(batches):
                self._set_rate(chosen.rate * left)
                part = learned.some(which)
                logits, expected, wins = self._found(part.seen)
                chances = functional.log_softmax(logits.masked_fill(part.masks == 0, NEVER), -1)
                ratio = (chances.gather(1, part.actions[:, None])[:, 0] - part.chances).exp()
                own = gain[which]
                gained = torch.min(ratio * own, ratio.clamp(1 - CLIP, 1 + CLIP) * own).mean()
                entropy = -(chances.exp() * chances.clamp(min=-30)).sum(-1).mean()
                came = part.expected + part.better
                loss = self._surprise(expected, wins, came) - gained - chosen.entropy * max(left, 0.1) * entropy
                self._improve(loss)
                entropies.append(entropy.detach())
        came = learned.expected[:, 0] + worth
        explained = 1 - worth.var() / (came.var() + 1e-9)
        return float(torch.stack(entropies).mean()), float(explained)

    def save(self) -> None:
        self.checkpoint.weights = weights_of(self.net)
        self.checkpoint.write(self.to)


def shares_of(met: list[tuple[int, float]]) -> dict[int, float]:
    """The mean share of the victory by number of seats."""
    found: dict[int, list[float]] = {}
    for seats, share in met:
        found.setdefault(seats, []).append(share)
    return {seats: float(np.mean(shares)) for seats, shares in sorted(found.items())}
