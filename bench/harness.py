"""Measures all candidates in turn, several times over, and keeps the median.

A machine has slow and fast minutes. Taking turns lets each of them hit all candidates alike, so that ratios hold even
where absolute figures wander.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from bench.figures import Candidate, Figure, MissingPackageError


@dataclass
class Result:
    """All rounds of one candidate, or the sentence saying why there are none."""

    candidate: Candidate
    rounds: list[Figure] = field(default_factory=list)
    skipped: str = ""

    @property
    def figure(self) -> Figure:
        """The median round, whole, so that its numbers belong together (of two in the middle, the slower)."""
        ranked = sorted(self.rounds, key=lambda figure: figure.speed)
        return ranked[(len(ranked) - 1) // 2]

    @property
    def spread(self) -> float:
        """How far slowest and fastest round lie apart, as a share of the median."""
        speeds = [figure.speed for figure in self.rounds]
        return (max(speeds) - min(speeds)) / self.figure.speed


def result_of(results: Sequence[Result], name: str) -> Result | None:
    """The row with this name, if it was measured at all."""
    found = [result for result in results if result.candidate.name == name and result.rounds]
    return found[0] if found else None


def paired_ratio(result: Result, other: Result) -> float | None:
    """How many times as fast one is as another: the median over rounds, since both met the same minutes in a round."""
    pairs = zip(result.rounds, other.rounds, strict=False)
    ratios = [one.speed / another.speed for one, another in pairs]
    return median(ratios) if ratios else None


def measure(
    candidates: Sequence[Candidate], seconds: float, rounds: int, watch: Callable[[int, Candidate], None]
) -> list[Result]:
    """Run every candidate once per round; `watch` is told before each run."""
    results = [Result(candidate) for candidate in candidates]
    for number in range(1, rounds + 1):
        for result in results:
            watch(number, result.candidate)
            if not result.skipped:
                measure_once(result, seconds)
    return results


def measure_once(result: Result, seconds: float) -> None:
    """One run, with the litter of the one before swept away first."""
    gc.collect()
    try:
        result.rounds.append(result.candidate.run(seconds))
    except MissingPackageError as missing:
        result.skipped = str(missing)
