"""Measures all candidates in turn, several times over, and keeps the median.

A machine has slow and fast minutes. Taking turns lets each of them hit all candidates alike, so that ratios hold even
where absolute figures wander.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

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
        ranked = sorted(self.rounds, key=lambda figure: figure.decisions_per_second)
        return ranked[(len(ranked) - 1) // 2]

    @property
    def spread(self) -> float:
        """How far slowest and fastest round lie apart, as a share of the median."""
        speeds = [figure.decisions_per_second for figure in self.rounds]
        return (max(speeds) - min(speeds)) / self.figure.decisions_per_second


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
