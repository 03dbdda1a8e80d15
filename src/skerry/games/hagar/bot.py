"""What a player of Hägar knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in points: what the landscapes bring as they stand, what may still grow, and the tokens in hand. The
numbers were found by playing many games against bots with other numbers; `tools/fit_knowledge.py --game hagar` can
improve them.
"""

from typing import Final

from skerry.games.hagar import scoring
from skerry.games.hagar.components import EAST, NORTH, SOUTH, WEST, Components
from skerry.games.hagar.landscapes import Landscape
from skerry.games.hagar.state import FINAL, Hagar
from skerry.kernel import knowledge

LEAST_DOUBT: Final = 6.0  # by tools/fit_doubt.py
DOUBT_TO_COME: Final = 16.0


class Weights:
    """The numbers of this experience."""

    def __init__(self) -> None:
        self.rival = 1.0  # of the points of the best of the others
        self.hagar = 3.0  # a Hägar in hand while coasters are still to come
        self.gold = 0.6  # a gold token in hand
        self.shore = 0.55  # a side of a dominion's field, open to the table, when all coasters are still to come
        self.prospect = 0.5  # a field of a landscape that has no shield yet, if it can still grow to one


class Knowledge(knowledge.Knowledge[Hagar]):
    """The worth of positions with the components of a pack."""

    def __init__(self, c: Components, weights: Weights) -> None:
        super().__init__(weights.rival, LEAST_DOUBT, DOUBT_TO_COME)
        self.weights = weights
        self.c = c

    def expected(self, g: Hagar) -> list[float]:
        """The points of each seat as things stand, and what it may hope for."""
        landscapes = g.landscapes()
        coasters = self.to_come(g)
        openings = [open_sides(g, landscape) if coasters else 0 for landscape in landscapes]
        return [self.prospects(g, seat, landscapes, openings, coasters) for seat in range(g.seats)]

    def to_come(self, g: Hagar) -> float:
        return g.in_pile() / g.components.in_play[g.seats] if g.stage != FINAL else 0.0

    def prospects(
        self, g: Hagar, seat: int, landscapes: list[Landscape], openings: list[int], coasters: float
    ) -> float:
        """The points of a seat as things stand, and what it may hope for while this part of the coasters is to come."""
        w = self.weights
        worth = g.hagars_left[seat] * w.hagar + g.gold_left[seat] * w.gold if coasters else 0.0
        for number, landscape in enumerate(landscapes):
            if landscape.hagars[seat]:
                worth += scoring.gold_points(self.c, landscape, seat)
                worth += self.dominion(landscape, seat, openings[number], coasters)
        return worth

    def dominion(self, landscape: Landscape, seat: int, opening: int, coasters: float) -> float:
        """The fields of a dominion, or of a landscape that may become one, if the seat leads there."""
        if landscape.leader() != seat:
            return 0.0
        fields = float(scoring.dominion_points(self.c, landscape, seat))
        if not coasters or not opening:
            return fields
        w = self.weights
        growth = w.shore * opening * coasters
        if not landscape.is_dominion():
            return w.prospect * coasters * (len(landscape.fields) + growth)
        return fields + growth


def open_sides(g: Hagar, landscape: Landscape) -> int:
    """How many sides of its fields face cells on which a coaster can still be laid."""
    count = 0
    for field in landscape.fields:
        count += sides_to_the_open(g, field)
    return count


def sides_to_the_open(g: Hagar, field: int) -> int:
    """A field lies at two outer sides of its coaster."""
    cell = g.cell_of[field >> 2]
    open_to_west_or_east = g.components.neighbours[cell * 4 + (EAST if field & 1 else WEST)] not in g.cell_of
    open_to_north_or_south = g.components.neighbours[cell * 4 + (SOUTH if field & 2 else NORTH)] not in g.cell_of
    return int(open_to_west_or_east) + int(open_to_north_or_south)
