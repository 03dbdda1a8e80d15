"""A run of learning: begin or go on, show progress, draw the curves, and keep what was learned when it is stopped."""

import csv
import time
from collections.abc import Callable
from pathlib import Path

import skerry
from skerry import SetUpError
from skerry.learn.checkpoints import Checkpoint
from skerry.learn.playing import cores

try:
    from skerry.learn.learner import Chosen, Learner, Point
except ModuleNotFoundError as error:
    raise SetUpError("learn-needs-package") from error

__all__ = ["Chosen", "cores", "run"]

SHOWN: float = 10.0
"""Seconds between two points that are told."""


class Curves:
    """What came of it so far, as a table beside the checkpoint."""

    def __init__(self, path: Path, seats: range, go_on: bool) -> None:
        self.path = path
        self.seats = seats
        self.points: list[Point] = []
        if not go_on or not path.exists():
            with path.open("w", newline="") as file:
                names = ["minutes", "decisions", "games", "entropy", "explained", *[f"wins_{n}" for n in seats]]
                csv.writer(file).writerow(names)

    def add(self, point: Point) -> None:
        self.points.append(point)

    def mean(self) -> Point | None:
        """All since the last time as one point, written down."""
        if not self.points:
            return None
        last, count = self.points[-1], len(self.points)
        wins = {}
        for seats in self.seats:
            met = [point.wins[seats] for point in self.points if seats in point.wins]
            if met:
                wins[seats] = sum(met) / len(met)
        entropy, explained = (sum(values) / count for values in zip(*[(p.entropy, p.explained) for p in self.points]))
        self.points = []
        with self.path.open("a", newline="") as file:
            row = [round(last.minutes, 3), last.decisions, last.games, round(entropy, 4), round(explained, 4)]
            csv.writer(file).writerow([*row, *[round(wins[n], 4) if n in wins else "" for n in self.seats]])
        return Point(last.minutes, last.decisions, last.games, entropy, explained, wins)


def run(slug: str, chosen: Chosen, to: Path, go_on: bool, tell: Callable[[str], None]) -> None:
    """Learn a game for as long as was chosen; Ctrl-C keeps what was learned."""
    game = skerry.game(slug)
    path = to / f"{slug}.npz"
    checkpoint = Checkpoint.last(game, path) if go_on else None
    learner = Learner(slug, chosen, path, checkpoint)
    to.mkdir(parents=True, exist_ok=True)
    curves = Curves(to / f"{slug}.csv", game.seats, go_on)
    try:
        if checkpoint is None and learner.plan.imitate and chosen.teach_epochs:
            learner.imitate(tell)
        told, decisions = time.monotonic(), learner.checkpoint.decisions
        for point in learner.learn():
            curves.add(point)
            now = time.monotonic()
            if now - told > SHOWN and (mean := curves.mean()) is not None:
                tell(sentence(mean, (mean.decisions - decisions) / (now - told)))
                told, decisions = now, mean.decisions
    except KeyboardInterrupt:
        tell(f"Stopped; go on with --resume. {path} has what was learned.")
    if (last := curves.mean()) is not None:
        tell(sentence(last, 0))
    learner.save()


def sentence(point: Point, speed: float) -> str:
    wins = ", ".join(f"{share:.0%} with {seats}" for seats, share in point.wins.items())
    return (
        f"{point.minutes:6.2f} min  {point.decisions / 1e6:7.2f} M decisions ({speed / 1e3:.0f} k/s)  "
        f"{point.games:,} games  entropy {point.entropy:.2f}  expected {point.explained:.2f}"
        + (f"  against bots {wins}" if wins else "")
    )
