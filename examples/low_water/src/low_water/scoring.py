"""Points and the winner (LOW-16, LOW-17, LOW-21)."""

from collections.abc import Sequence

from low_water.components import Components
from low_water.views import LowWaterOutcome, LowWaterPoints
from skerry.kernel.ranking import ranks, winning


def total(c: Components, landed: Sequence[int], last_boats: int) -> int:
    """The value of all cards that a crew landed, and its last boats (LOW-16, LOW-17)."""
    return sum([count * value for count, value in zip(landed, c.values)]) + last_boats * c.last_boat


def winners(scores: Sequence[int], lost: Sequence[int]) -> list[int]:
    """The most points; among several the crews that lost the fewest cards to the sea share the victory (LOW-21)."""
    return winning(scores, [-count for count in lost])


def result(
    c: Components, landed: Sequence[Sequence[int]], last_boats: Sequence[int], lost: Sequence[int]
) -> LowWaterOutcome:
    """The result: points by source, cards lost, places."""
    seats = range(len(landed))
    scores = [total(c, landed[seat], last_boats[seat]) for seat in seats]
    boats = [count * c.last_boat for count in last_boats]
    return LowWaterOutcome(
        points=tuple(
            LowWaterPoints(cargo=score - boat, last_boat=boat, total=score) for score, boat in zip(scores, boats)
        ),
        lost=tuple(lost),
        ranks=ranks(scores, [-count for count in lost]),
        tie_break=scores.count(max(scores)) > 1,
        winners=tuple(winners(scores, lost)),
    )
