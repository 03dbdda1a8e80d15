"""What a player of Haithabu knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in victory points. To the points on the track comes what orders, goods, silver, vehicles and characters
are likely to bring until the end. The numbers began as estimates, made with the economy of section 7 of the ledger in
mind, and were fitted by games of the greedy bot against itself (`tools/fit_knowledge.py --game haithabu`).
"""

from typing import Final

from skerry.games.haithabu.components import CHARACTER_NAMES, KINDS, Components
from skerry.games.haithabu.moves import MAT_SPACES
from skerry.games.haithabu.state import END, NEUTRAL_WORKER, OWN_WORKER, Haithabu
from skerry.kernel import knowledge

LEAST_DOUBT: Final = 1.5  # by tools/fit_doubt.py
DOUBT_TO_COME: Final = 12.0
ENOUGH: Final = 10  # goods in a store; more are lost


class Weights:
    """The numbers of this experience."""

    def __init__(self) -> None:
        self.rival = 0.2  # of what the best of the others has
        self.silver = 0.025  # a coin (at the end 1 point for 40)
        self.working = 0.005  # what a coin is worth more while there is time to trade with it
        self.working_most = 220.0  # coins beyond this do not work
        self.in_post = 0.9  # of its price: a good in the trading post that no order needs
        self.in_warehouse = 0.5
        self.rank = 2.2  # points for each filled order, for the ranking
        self.listed = [0.0, 0.0, 0.02, 0.08, 0.14]
        """Of what an order brings, for having it, by how many older ones may be missing: a few are enough."""
        self.stored = 0.55  # how far a good has come on its way to an order: in the warehouse
        self.brought = 0.8  # in the trading post or on the order
        self.nearly = 1.6  # the power that makes one order that is nearly full better than two half full ones
        self.carries = 0.3  # points for a vehicle, besides the one for having it, while there is time to use it
        self.place = 0.12  # points for each good it carries
        self.loan = 6.5  # points a loan costs
        self.character = [1.0, 0.8, 1.4, 1.2, 1.6, 0.8, 2.0, 1.0, 0.6]
        """Points each character is worth in a whole game, besides those for owning it."""
        self.fickle = 0.6  # of the points for owning a character: others may entice it away before the end
        self.surplus = 0.35  # points lost with each good beyond ENOUGH
        self.worker = 0.4  # points a placement is worth


class Knowledge(knowledge.Knowledge[Haithabu]):
    """The worth of positions with the components of a pack."""

    def __init__(self, c: Components, weights: Weights) -> None:
        super().__init__(weights.rival, LEAST_DOUBT, DOUBT_TO_COME)
        self.weights = weights
        self.c = c

    def expected(self, g: Haithabu) -> list[float]:
        """The victory points each seat may expect."""
        if g.stage == END:
            return [float(points) for points in g.scores()]
        left = self.to_come(g)
        return [self.worth(g, seat, left) for seat in range(g.seats)]

    def to_come(self, g: Haithabu) -> float:
        return 1.0 - (g.turn * self.c.phases + g.phase - self.c.phases) / (self.c.turns * self.c.phases)

    def worth(self, g: Haithabu, seat: int, left: float) -> float:
        worth = float(g.points[seat]) + self.weights.rank * g.filled[seat].bit_count()
        return worth + self.money(g, seat, left) + self.orders(g, seat, left) + self.things(g, seat, left)

    def money(self, g: Haithabu, seat: int, left: float) -> float:
        """Silver, with what can be done with it, and loans."""
        w = self.weights
        silver = g.silver[seat]
        working = min(silver, w.working_most)
        return w.silver * silver + w.working * working * min(1.0, 2 * left) - w.loan * g.loans[seat]

    def orders(self, g: Haithabu, seat: int, left: float) -> float:
        """Orders, the oldest first, with the goods that are on their way to them; the other goods at their prices."""
        w = self.weights
        post = g.post[seat * KINDS : seat * KINDS + KINDS]
        warehouse = g.warehouse[seat * KINDS : seat * KINDS + KINDS]
        worth = 0.0
        for store in (post, warehouse):
            worth -= w.surplus * max(0, sum(store) - ENOUGH)
        older = 0
        for space in range(MAT_SPACES - 1, -1, -1):
            if g.orders[seat * MAT_SPACES + space] >= 0:
                worth += self.order(g, seat, space, older, left, post, warehouse)
                older += 1
        for kind in range(KINDS):
            worth += w.silver * g.price(kind, 0) * (w.in_post * post[kind] + w.in_warehouse * warehouse[kind])
        return worth

    def order(
        self, g: Haithabu, seat: int, space: int, older: int, left: float, post: list[int], warehouse: list[int]
    ) -> float:
        """What an order may bring; takes the goods it needs from the two lists."""
        w = self.weights
        at = seat * MAT_SPACES + space
        points, silver = g.worth_of_order(seat, g.orders[at])
        brings = points + w.silver * silver + w.rank
        missing = g.missing(at)
        turns = min(left * self.c.turns, float(MAT_SPACES - space))
        way = w.brought * sum(g.on_card[at])
        for kind in range(KINDS):
            brought = min(post[kind], missing[kind])
            stored = min(warehouse[kind], missing[kind] - brought)
            post[kind] -= brought
            warehouse[kind] -= stored
            way += w.brought * brought + w.stored * stored * min(1.0, turns / MAT_SPACES)
        part = way / sum(self.c.ordered[g.orders[at]])
        nearly: float = part**w.nearly
        return brings * (w.listed[MAT_SPACES - 1 - older] * min(1.0, turns / 3) + nearly * min(1.0, turns))

    def things(self, g: Haithabu, seat: int, left: float) -> float:
        """Vehicles, characters and workers still to be placed."""
        w = self.weights
        c = self.c
        worth = 0.0
        for sort in (0, 1):
            vehicle = g.vehicle[seat * 2 + sort]
            if vehicle >= 0:
                places = sum(c.named[vehicle]) + c.any_goods[vehicle]
                worth += c.vehicle_points + min(1.0, 3 * left) * (w.carries + w.place * places)
        for character in range(len(CHARACTER_NAMES)):
            if g.owner[character] == seat:
                worth += c.character_points * (1.0 - w.fickle * left) + w.character[character] * left
        if g.active == seat:
            worth += w.worker * ((g.to_place & OWN_WORKER > 0) + (g.to_place & NEUTRAL_WORKER > 0))
        return worth
