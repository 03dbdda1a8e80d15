"""What a player of Haithabu knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in victory points. To the points on the track comes what orders, goods, silver, vehicles and characters
are likely to bring until the end. The numbers are estimates, made with the economy of section 7 of the ledger in mind.
"""

from typing import Final

from skerry.games.haithabu.components import CHARACTER_NAMES, KINDS, Components
from skerry.games.haithabu.moves import MAT_SPACES
from skerry.games.haithabu.state import END, NEUTRAL_WORKER, OWN_WORKER, Haithabu

RIVAL: Final = 0.25  # of what the best of the others has
SILVER: Final = 0.025  # a coin at the end (1 point for 40)
WORKING: Final = 0.008  # what a coin is worth more while there is time to trade with it
WORKING_MOST: Final = 200  # coins beyond this do not work
IN_POST: Final = 0.85  # of its price: a good in the trading post
IN_WAREHOUSE: Final = 0.6
NEEDED: Final = 0.5  # points for a good in the trading post that an own order lacks
NEEDED_IN_WAREHOUSE: Final = 0.28
ON_ORDER: Final = 0.85  # of the points an order brings, for the part of it that lies there
OPEN_ORDER: Final = 0.13  # of the points an order brings, for having it
RANK: Final = 1.0  # points for each filled order, for the ranking
VEHICLE: Final = 0.3  # points for each place of a vehicle while there is time to use it
LOAN: Final = 5.5  # points a loan costs
CHARACTER: Final = [1.2, 1.0, 1.5, 1.4, 1.8, 1.0, 1.6, 1.1, 0.8]
"""Points each character is worth in a whole game, besides those for owning it."""
ENOUGH: Final = 10  # goods in a store; more are lost
SURPLUS: Final = 0.35  # points lost with each good beyond
WORKER: Final = 0.9  # points a placement is worth


class Knowledge:
    """The worth of positions with the components of a pack."""

    def __init__(self, c: Components) -> None:
        self.c = c

    def evaluate(self, g: Haithabu, seat: int) -> float:
        """The victory points this seat may expect, less a part of what the best of the others may."""
        rivals = [self.worth(g, other) for other in range(g.seats) if other != seat]
        return self.worth(g, seat) - RIVAL * max(rivals)

    def worth(self, g: Haithabu, seat: int) -> float:
        if g.stage == END:
            return float(g.scores()[seat])
        left = 1.0 - (g.turn * self.c.phases + g.phase - self.c.phases) / (self.c.turns * self.c.phases)
        worth = float(g.points[seat]) + RANK * g.filled[seat].bit_count()
        worth += self.money(g, seat, left) + self.goods(g, seat, left) + self.orders(g, seat, left)
        worth += self.things(g, seat, left)
        return worth

    def money(self, g: Haithabu, seat: int, left: float) -> float:
        """Silver, with what can be done with it, and loans."""
        silver = g.silver[seat]
        working = min(silver, WORKING_MOST)
        return SILVER * silver + WORKING * working * min(1.0, 2 * left) - LOAN * g.loans[seat]

    def goods(self, g: Haithabu, seat: int, left: float) -> float:
        """Goods at their prices, worth more where an own order lacks them."""
        lacking = [0] * KINDS
        for at in range(seat * MAT_SPACES, seat * MAT_SPACES + MAT_SPACES):
            if g.orders[at] >= 0:
                missing = g.missing(at)
                for kind in range(KINDS):
                    lacking[kind] += missing[kind]
        worth = 0.0
        later = 0.5 + 0.5 * min(1.0, 4 * left)
        for kind in range(KINDS):
            price = g.price(kind, 0) * SILVER
            post, warehouse = g.post[seat * KINDS + kind], g.warehouse[seat * KINDS + kind]
            worth += price * later * (IN_POST * post + IN_WAREHOUSE * warehouse)
            first = min(post, lacking[kind])
            second = min(warehouse, lacking[kind] - first)
            worth += min(1.0, 6 * left) * NEEDED * first + min(1.0, 3 * left) * NEEDED_IN_WAREHOUSE * second
        for store in (g.post, g.warehouse):
            worth -= SURPLUS * max(0, sum(store[seat * KINDS : seat * KINDS + KINDS]) - ENOUGH)
        return worth

    def orders(self, g: Haithabu, seat: int, left: float) -> float:
        """Orders on the mat: what lies on them, and what they may bring while they have time."""
        c = self.c
        worth = 0.0
        for space in range(MAT_SPACES):
            at = seat * MAT_SPACES + space
            order = g.orders[at]
            if order < 0:
                continue
            brings = c.order_points[order] + SILVER * c.order_silver[order] + RANK
            there = sum(g.on_card[at]) / sum(c.ordered[order])
            time = min(1.0, 3 * left) * (1.0 - 0.2 * space)
            worth += brings * (ON_ORDER * there * there + OPEN_ORDER * time)
        return worth

    def things(self, g: Haithabu, seat: int, left: float) -> float:
        """Vehicles, characters and workers still to be placed."""
        c = self.c
        worth = 0.0
        for sort in (0, 1):
            vehicle = g.vehicle[seat * 2 + sort]
            if vehicle >= 0:
                worth += 1.0 + min(1.0, 3 * left) * VEHICLE * (sum(c.named[vehicle]) + c.any_goods[vehicle] - 3)
        for character in range(len(CHARACTER_NAMES)):
            if g.owner[character] == seat:
                worth += c.character_points + CHARACTER[character] * left
        if g.active == seat:
            worth += WORKER * ((g.to_place & OWN_WORKER > 0) + (g.to_place & NEUTRAL_WORKER > 0))
        return worth
