"""What a player of Gotlandia knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in victory points. To what would be scored if the game ended now comes what the centuries to come will
score for buildings and Settings, and what settlements, workers, goods and cards may still bring. The numbers are
estimates.
"""

from typing import Final

from skerry.games.gotlandia.cards import CRAFT, NOTHING, TRADING, bits
from skerry.games.gotlandia.components import Components
from skerry.games.gotlandia.end import bury_symbols, food_in_hand, food_needed
from skerry.games.gotlandia.scoring import for_buildings, leaders
from skerry.games.gotlandia.state import ACTIONS, DRAW, HANDS, Gotlandia
from skerry.kernel import knowledge

SETTING: Final = 0.55  # of the points of a Setting that one leads now, for each century still to be scored
BUILDINGS: Final = 0.95  # of the points for towers and churches, likewise
SETTLEMENT: Final = 0.16  # a settlement, for each generation to come: it produces and feeds
SETTLED_SETTING: Final = 0.14  # a settled Setting, likewise: it brings cards
WORKER: Final = 0.55  # a worker, likewise
SHIP: Final = 0.12  # a ship, likewise
SILVER: Final = 0.24  # a Silver that may still be spent
RESOURCE: Final = 0.42  # a resource that may still be used or sold, the first ones of a kind
SURPLUS: Final = 0.2  # each beyond those
USEFUL: Final = 3
CARD: Final = 0.1  # a craft or a trading card, for each generation to come
CHURCH_CARD: Final = 0.35  # one that lets a church be built, if it is the first
IN_HAND: Final = 0.14  # a card in hand that a worker may still play
FOOD: Final = 0.5  # the part of a worker that enough Food in hand is worth, while others may still be played
BURY: Final = 0.25  # a bury symbol in hand
WEAK_CARD: Final = 0.04  # a starting card that is buried, for each generation to come
THREAT: Final = 0.1  # a farmstead that a pirate keeps idle, for each generation to come
LEAST_DOUBT: Final = 2.0  # by tools/fit_doubt.py
DOUBT_TO_COME: Final = 8.0
RIVAL: Final = 0.25  # of the points of the best of the others


class Knowledge(knowledge.Knowledge[Gotlandia]):
    """The worth of positions with the components of a pack."""

    def __init__(self, c: Components) -> None:
        super().__init__(RIVAL, LEAST_DOUBT, DOUBT_TO_COME)
        self.c = c

    def expected(self, g: Gotlandia) -> list[float]:
        """The points each seat may expect."""
        left = generations_left(g)
        return [self.worth(g, seat, left) for seat in range(g.seats)]

    def to_come(self, g: Gotlandia) -> float:
        return generations_left(g) / sum(self.c.drawn)

    def worth(self, g: Gotlandia, seat: int, left: float) -> float:
        return g.points(seat).total() + self.centuries(g, seat) + self.growth(g, seat, left) + self.goods(g, seat, left)

    def centuries(self, g: Gotlandia, seat: int) -> float:
        """What the scorings to come are worth as things stand."""
        c = self.c
        to_come = len(c.centuries) - g.century
        if generations_left(g) == 0:
            return 0.0
        worth = BUILDINGS * for_buildings(g, seat)
        for setting in range(len(c.settings)):
            ahead, points = leaders(g, setting)
            if seat in ahead:
                worth += SETTING * points
        return worth * to_come

    def growth(self, g: Gotlandia, seat: int, left: float) -> float:
        """Settlements, workers, ships and cards work in every generation to come."""
        c = self.c
        settled = g.settled(seat)
        worth = SETTLEMENT * bits(settled) + SETTLED_SETTING * g.settings_in(settled)
        worth += WORKER * g.workers[seat] + SHIP * g.fleet(seat)
        worth -= THREAT * bits(settled & ~g.unblocked(seat))
        church_card = False
        for card in g.owned(seat):
            kind = c.cards[card].kind
            if kind == CRAFT or kind == TRADING:
                worth += CARD
                church_card = church_card or c.cards[card].church_step
        if church_card:
            worth += CHURCH_CARD
        for card in g.buried[seat]:
            if c.cards[card].kind < CRAFT:
                worth += WEAK_CARD
        return worth * left + self.in_hand(g, seat, left)

    def in_hand(self, g: Gotlandia, seat: int, left: float) -> float:
        """Cards that can still be played, or that feed and bury at the end of the generation."""
        if g.phase < DRAW or g.phase > HANDS:
            return 0.0
        worth = BURY * min(bury_symbols(g, seat), 3) if g.phase == ACTIONS else 0.0
        if g.workers[seat] < self.c.workers and g.phase == ACTIONS:
            needed = max(food_needed(g, seat), 1)
            fed = min(food_in_hand(g, seat) / needed, 1.0)
            worth += FOOD * WORKER * left * fed * fed
        return worth + IN_HAND * min(g.bench[seat], len(g.hand[seat]))

    def goods(self, g: Gotlandia, seat: int, left: float) -> float:
        """What storage may still become; at the end ten units are one point."""
        if left == 0:
            return 0.0
        worth = 0.0
        for kind in range(self.c.kinds):
            held = g.held(seat, kind)
            worth += RESOURCE * min(held, USEFUL) + SURPLUS * max(held - USEFUL, 0)
        return (worth + SILVER * g.silver[seat]) * min(left, 2.0) / 2.0


def generations_left(g: Gotlandia) -> float:
    """How many generations are still to come, as far as one can know; the one under way counts half."""
    drawn = g.components.drawn
    to_come = g.left + sum([drawn[century] for century in range(g.century + 1, len(drawn))])
    if g.century < len(drawn) - 1 or g.left or g.generation != NOTHING:
        return to_come + (0.5 if g.generation != NOTHING else 0.0)
    return 0.0
