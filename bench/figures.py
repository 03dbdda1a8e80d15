"""What is measured: decisions, forced moves, chance, games and iterations of searches, per CPU-second of one core."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import process_time

Trail = list[int]
"""A game's turns in order: how many moves a seat could choose from, or CHANCE."""

CHANCE = 0


class MissingPackageError(Exception):
    """A peer's package is not installed; the message is the sentence shown to the reader."""


@dataclass(frozen=True)
class Figure:
    """One measurement. A decision is a seat's choice among two or more moves; a forced move leaves one.

    Copies and resamples are of positions in the middle of a game. They are counted for Skerry alone. Iterations are
    those of a search; nothing else is counted then.
    """

    name: str
    decisions_per_second: float
    games_per_second: float
    forced_per_second: float
    chance_per_second: float
    note: str
    copies_per_second: float | None = None
    resamples_per_second: float | None = None
    iterations_per_second: float | None = None

    @property
    def speed(self) -> float:
        """What rows are compared by."""
        return self.decisions_per_second if self.iterations_per_second is None else self.iterations_per_second


@dataclass(frozen=True)
class Candidate:
    """Something to measure: `run` plays for about that many CPU-seconds."""

    name: str
    group: str
    run: Callable[[float], Figure]
    beside: str = ""
    """For a search: the row of another search of the same positions."""


@dataclass
class Tally:
    """What was played, and the CPU-seconds it took."""

    games: float = 0
    decisions: float = 0
    forced: float = 0
    chance: float = 0
    seconds: float = 0
    iterations: float = 0

    def count(self, trail: Trail) -> None:
        """Add one game."""
        self.games += 1
        self.chance += trail.count(CHANCE)
        self.forced += trail.count(1)
        self.decisions += sum(width > 1 for width in trail)

    def figure(
        self, name: str, note: str, copies_per_second: float | None = None, resamples_per_second: float | None = None
    ) -> Figure:
        """The same per CPU-second."""
        return Figure(
            name=name,
            decisions_per_second=self.decisions / self.seconds,
            games_per_second=self.games / self.seconds,
            forced_per_second=self.forced / self.seconds,
            chance_per_second=self.chance / self.seconds,
            note=note,
            copies_per_second=copies_per_second,
            resamples_per_second=resamples_per_second,
            iterations_per_second=self.iterations / self.seconds if self.iterations else None,
        )


def play_for(seconds: float, play: Callable[[], Trail], games_per_look: int = 1) -> Tally:
    """Play whole games until the time is used up: CPU time, so that what else the machine does matters less.

    Trails are counted outside the measured time, and the clock is read once per batch (a reading costs about as
    much as a move of tic-tac-toe), so the figure is the library's own.
    """
    tally = Tally()
    while tally.seconds < seconds:
        started = process_time()
        trails = [play() for _ in range(games_per_look)]
        tally.seconds += process_time() - started
        count_all(tally, trails)
    return tally


def count_all(tally: Tally, trails: Iterable[Trail]) -> None:
    """Add several games."""
    for trail in trails:
        tally.count(trail)
