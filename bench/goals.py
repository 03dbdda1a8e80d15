"""What Skerry aims for, and what a run reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bench.harness import Result, paired_ratio, result_of


@dataclass(frozen=True)
class Goal:
    """A figure to reach: at least, or at most. `reached` is None where the rows it needs were not measured."""

    what: str
    wanted: float
    reached: Callable[[Sequence[Result]], float | None]
    at_most: bool = False

    def is_met(self, reached: float) -> bool:
        """Reached, on the right side."""
        return reached <= self.wanted if self.at_most else reached >= self.wanted


def ratio(results: Sequence[Result], row: str, peer: str) -> float | None:
    """How many times as fast one row is as another."""
    ours, theirs = result_of(results, row), result_of(results, peer)
    return paired_ratio(ours, theirs) if ours and theirs else None


def speed(results: Sequence[Result], row: str) -> float | None:
    """Decisions per second."""
    ours = result_of(results, row)
    return ours.figure.decisions_per_second if ours else None


def microseconds_a_copy(results: Sequence[Result], row: str) -> float | None:
    """How long a copy takes."""
    ours = result_of(results, row)
    return 1e6 / ours.figure.copies_per_second if ours and ours.figure.copies_per_second else None


GOALS = (
    Goal(
        "Riga against OpenSpiel's gin rummy in C++, times",
        9,
        partial(ratio, row="skerry-riga", peer="openspiel-gin-rummy-cpp"),
    ),
    Goal("Riga against Catanatron, times", 80, partial(ratio, row="skerry-riga", peer="catanatron")),
    Goal(
        "tic-tac-toe against OpenSpiel's in C++, times",
        1,
        partial(ratio, row="skerry-tictactoe", peer="openspiel-tictactoe-cpp"),
    ),
    Goal("Riga, decisions per second", 1_500_000, partial(speed, row="skerry-riga")),
    Goal("Riga driven from Python, decisions per second", 700_000, partial(speed, row="skerry-riga-py")),
    Goal("Pirate Haven, decisions per second", 1_000_000, partial(speed, row="skerry-pirate-haven")),
    Goal("Hägar, decisions per second", 800_000, partial(speed, row="skerry-hagar")),
    Goal("Haithabu, decisions per second", 800_000, partial(speed, row="skerry-haithabu")),
    Goal("Gotlandia, decisions per second", 700_000, partial(speed, row="skerry-gotlandia")),
    Goal("a copy of Riga, microseconds", 1, partial(microseconds_a_copy, row="skerry-riga"), at_most=True),
    Goal("a copy of Gotlandia, microseconds", 2, partial(microseconds_a_copy, row="skerry-gotlandia"), at_most=True),
)
