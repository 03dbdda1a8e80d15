"""What a player of Pirate Haven knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in Fame. To what the Island would score now comes what Income, room, Pirates and the spots ahead may
still bring. The numbers began as estimates, made with the shares in mind that section 7 of the ledger
reports, and were fitted by games of the greedy bot against itself (`tools/fit_knowledge.py --game pirate_haven`).
"""

from typing import Final

from skerry.games.pirate_haven.components import SHIPS_BESIDE_BUILDINGS, Components, is_tile
from skerry.games.pirate_haven.scoring import Fame
from skerry.games.pirate_haven.state import END, HOME, PLACES, TRAVEL, PirateHaven
from skerry.kernel import knowledge

UNSPENT: Final = 0.02  # a point of Income that cannot be spent any more: it only breaks ties
THIS_ROUND: Final = 0.5
"""A round that is under way, as a part of a round to come."""
LEAST_DOUBT: Final = 3.0  # by tools/fit_doubt.py
DOUBT_TO_COME: Final = 12.0


class Weights:
    """The numbers of this experience."""

    def __init__(self) -> None:
        self.income = 0.6  # Fame that a point of Income brings while there is something to buy
        self.spare = 0.15  # a point of Income beyond what the spots ahead are likely to cost
        self.resources = 0.37  # a Resource, for each round to come
        self.usual_cost = 3.0  # of a tile
        self.spot = 0.35  # an empty Island spot, for each round to come
        self.room = 0.8  # an open die spot that a die may still come to, likewise
        self.capacity = 0.15  # each point of capacity of an open die spot, likewise
        self.ahead = 3.2  # a spot of the Map ahead, shared with all who travel
        self.place = 0.4  # a place earlier at the start of the next round
        self.pip = 0.7  # a Navy pip that is covered
        self.uncovered = 0.25  # a Navy pip that Ships may still come to cover
        self.strength = 0.12  # of Ships beyond the Navy pips
        self.certain = [0.0, 0.25, 0.45, 0.7, 1.0]
        """How much of a Navy prize one may count on, by the round: others may still overtake."""
        self.outlook = [1.4, 0.9, 1.3, 1.0, 0.9, 0.3]
        """What a Pirate may still gain in each round to come, by ability, from SHIPS_BESIDE_BUILDINGS on."""
        self.rival = 0.3  # of the Fame of the best of the others


class Knowledge(knowledge.Knowledge[PirateHaven]):
    """The worth of positions with the components of a pack."""

    def __init__(self, c: Components, weights: Weights) -> None:
        super().__init__(weights.rival, LEAST_DOUBT, DOUBT_TO_COME)
        self.weights = weights
        self.c = c

    def expected(self, g: PirateHaven) -> list[float]:
        """The Fame each seat may expect."""
        fame = g.fame()
        certain = self.certain(g)
        return [so_far(fame[seat], certain) + self.prospects(g, seat) for seat in range(g.seats)]

    def to_come(self, g: PirateHaven) -> float:
        if g.phase == END:
            return 0.0
        return (self.c.rounds - g.round_number + THIS_ROUND) / self.c.rounds

    def certain(self, g: PirateHaven) -> float:
        """The part of a Navy prize one may count on."""
        w = self.weights
        last = len(w.certain) - 1
        return w.certain[last - min(last, self.c.rounds - g.round_number)] if g.phase != END else 1.0

    def prospects(self, g: PirateHaven, seat: int) -> float:
        """What the rest of the game may bring."""
        w = self.weights
        if g.phase == END:
            return UNSPENT * g.income[seat]
        rounds = self.c.rounds - g.round_number
        travelling = g.phase != TRAVEL or g.at[seat] < HOME
        left = rounds + (THIS_ROUND if travelling else 0.0)
        ahead = spots_ahead(g, seat) if travelling else 0.0
        worth = self.money(g, seat, rounds, ahead) + self.room(g, seat, left) + self.navy(g, seat, left)
        worth += self.pirates(g, seat, left) + w.ahead * ahead
        if g.at[seat] >= HOME and rounds:
            worth += w.place * (HOME + PLACES - g.at[seat])
        return worth

    def money(self, g: PirateHaven, seat: int, rounds: int, ahead: float) -> float:
        """Income that can be spent on the spots ahead, and what the Resources will bring in the rounds to come."""
        w = self.weights
        income = g.income[seat]
        needed = min(float(income), ahead * w.usual_cost)
        spare = (income - needed) * (w.spare if ahead else UNSPENT)
        return w.income * needed + spare + w.resources * rounds * min(g.resources(seat), self.c.income_cap)

    def room(self, g: PirateHaven, seat: int, left: float) -> float:
        """Empty spots and open die spots, where something may still come to lie."""
        w = self.weights
        worth = 0.0
        for spot, thing in enumerate(g.island[seat]):
            if thing == 0:
                worth += w.spot
            elif g.available_slot(seat, spot) >= 0:
                worth += w.room + w.capacity * g.limit(seat, spot)
        return worth * left

    def navy(self, g: PirateHaven, seat: int, left: float) -> float:
        """Navy pips, as far as Ships cover them or may come to do so."""
        w = self.weights
        pips, strength = g.navy_sum(seat), g.strength(seat)
        covered = min(pips, strength)
        open_end = min(left, 1.0)
        return open_end * (w.pip * covered + w.uncovered * (pips - covered) + w.strength * (strength - covered))

    def pirates(self, g: PirateHaven, seat: int, left: float) -> float:
        """What the scoring Pirates may still gain."""
        c = self.c
        worth = 0.0
        for spot in c.land:
            thing = g.island[seat][spot]
            if is_tile(thing) and c.ability[thing - 1] >= SHIPS_BESIDE_BUILDINGS:
                worth += self.weights.outlook[c.ability[thing - 1] - SHIPS_BESIDE_BUILDINGS]
        return worth * left


def so_far(fame: Fame, certain: float) -> float:
    """Fame so far, with as much of the Navy prize as one may count on."""
    return fame.total() - fame.navy + certain * fame.navy


def spots_ahead(g: PirateHaven, seat: int) -> float:
    """How many spots ahead this seat may still use: its share of them."""
    if g.phase != TRAVEL:
        return 0.0
    spots = 0
    for path in range(max(g.at[seat], 0) + 1, len(g.content)):
        if g.content[path]:
            spots += 1
    return spots / (g.seats - g.ships_home())
