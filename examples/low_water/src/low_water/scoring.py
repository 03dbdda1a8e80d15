"""Points and the winner (LOW-16, LOW-17, LOW-21)."""

from collections.abc import Sequence

from low_water.components import Components
from low_water.views import LowWaterOutcome, LowWaterPoints


def total(c: Components, landed: Sequence[int], last_boats: int) -> int:
    """The value of all cards that a crew landed, and its last boats (LOW-16, LOW-17)."""
    return sum([count * value for count, value in zip(landed, c.values)]) + last_boats * c.last_boat


def winners(scores: Sequence[int], lost: Sequence[int]) -> list[int]:
    """The most points; among several the crews that lost the fewest cards to the sea share the victory (LOW-21)."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    fewest = min([lost[seat] for seat in best])
    return [seat for seat in best if lost[seat] == fewest]


def result(
    c: Components, landed: Sequence[Sequence[int]], last_boats: Sequence[int], lost: Sequence[int]
) -> LowWaterOutcome:
    """The result: points by source, cards lost, places."""
    seats = range(len(landed))
    scores = [total(c, landed[seat], last_boats[seat]) for seat in seats]
    won = winners(scores, lost)
    boats = [count * c.last_boat for count in last_boats]
    return LowWaterOutcome(
        points=tuple(
            LowWaterPoints(cargo=score - boat, last_boat=boat, total=score) for score, boat in zip(scores, boats)
        ),
        lost=tuple(lost),
        ranks=tuple(1 if seat in won else 1 + better(scores, lost, seat) for seat in seats),
        tie_break=scores.count(max(scores)) > 1,
        winners=tuple(won),
    )


def better(scores: Sequence[int], lost: Sequence[int], seat: int) -> int:
    """How many crews stand before this one (LOW-21)."""
    own = (scores[seat], -lost[seat])
    return len([other for other in range(len(scores)) if (scores[other], -lost[other]) > own])
