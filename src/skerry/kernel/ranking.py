"""Who is ahead: seats are compared by their points, and where those are equal by what breaks the tie."""

from collections.abc import Sequence


def winning(*by: Sequence[int]) -> list[int]:
    """The seats that nobody is ahead of; the greater number is better, and a later sequence counts only in a tie."""
    standings = list(zip(*by, strict=True))
    best = max(standings)
    return [seat for seat, own in enumerate(standings) if own == best]


def ranks(*by: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, 1 for the best; those who are equal share one, and the next places are left out."""
    standings = list(zip(*by, strict=True))
    return tuple([1 + len([other for other in standings if other > own]) for own in standings])
