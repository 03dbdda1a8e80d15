"""Scoring (HAG-49 to HAG-65): treasure hunters, conquerors, the winner, beers and ranks."""

from skerry.games.hagar.components import Components
from skerry.games.hagar.landscapes import Landscape
from skerry.games.hagar.views import HagarOutcome, HagarPoints
from skerry.kernel.ranking import ranks, winning


def gold_points(c: Components, landscape: Landscape, seat: int) -> int:
    """All gold of a landscape for everyone with a Hägar there, however many others there are (HAG-51)."""
    return landscape.gold * c.points_per_gold if landscape.hagars[seat] else 0


def gold_of_each(c: Components, landscape: Landscape) -> list[int]:
    """The points of each seat for the gold of a landscape."""
    return [gold_points(c, landscape, seat) for seat in range(len(landscape.hagars))]


def dominion_points(c: Components, landscape: Landscape, seat: int) -> int:
    """All fields of a dominion for its conqueror (HAG-55)."""
    conquered = landscape.is_dominion() and landscape.leader() == seat
    return len(landscape.fields) * c.points_per_field if conquered else 0


def dominion_of_each(c: Components, landscape: Landscape) -> list[int]:
    """The points of each seat for a landscape as a dominion."""
    return [dominion_points(c, landscape, seat) for seat in range(len(landscape.hagars))]


def totals(c: Components, landscapes: list[Landscape], seats: int) -> list[int]:
    """The points of every seat; each landscape is scored separately (HAG-50, HAG-53).

    The landscapes on which nobody stands may be left out.
    """
    points = [0] * seats
    for landscape in landscapes:
        for seat, hagars in enumerate(landscape.hagars):
            if hagars:
                points[seat] += gold_points(c, landscape, seat) + dominion_points(c, landscape, seat)
    return points


def winners(scores: list[int]) -> list[int]:
    """The most points; there is no tie-break (HAG-61)."""
    return winning(scores)


def beers_owed(c: Components, offences: tuple[int, ...], won: list[int]) -> list[int]:
    """The beers each seat owes to the winners; a winner owes nothing (HAG-35, HAG-37, HAG-66)."""
    return [0 if seat in won else count * c.beers_per_offence for seat, count in enumerate(offences)]


def result(c: Components, seats: int, landscapes: list[Landscape], offences: tuple[int, ...]) -> HagarOutcome:
    """The result (HAG-62)."""
    scores = totals(c, landscapes, seats)
    won = winners(scores)
    return HagarOutcome(
        points=tuple([points(c, landscapes, seat) for seat in range(seats)]),
        ranks=ranks(scores),
        winners=tuple(won),
        tie_break="",
        beers=tuple(beers_owed(c, offences, won)),
        solo_rank=c.rank(scores[0]) if seats == 1 else "",
    )


def points(c: Components, landscapes: list[Landscape], seat: int) -> HagarPoints:
    """The points of a seat by source (HAG-50)."""
    gold = sum([gold_points(c, landscape, seat) for landscape in landscapes])
    dominions = sum([dominion_points(c, landscape, seat) for landscape in landscapes])
    return HagarPoints(gold=gold, dominions=dominions, total=gold + dominions)
