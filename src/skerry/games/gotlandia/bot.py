"""What a player of Gotlandia knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in victory points. To what would be scored if the game ended now comes what the centuries to come will
score for buildings and Settings, and what settlements, workers, goods and cards may still bring. The numbers were
found by playing against bots with other numbers; `tools/fit_knowledge.py --game gotlandia` can improve them.
"""

from typing import Final

from skerry.games.gotlandia.cards import CRAFT, NOTHING, TRADING, bits
from skerry.games.gotlandia.components import Components
from skerry.games.gotlandia.end import bury_symbols, food_in_hand, food_needed
from skerry.games.gotlandia.scoring import for_buildings, leaders
from skerry.games.gotlandia.state import ACTIONS, DRAW, HANDS, Gotlandia
from skerry.kernel import knowledge

LEAST_DOUBT: Final = 3.0  # by tools/fit_doubt.py
DOUBT_TO_COME: Final = 6.0


class Weights:
    """The numbers of this experience."""

    def __init__(self) -> None:
        self.setting = 0.427  # of the points of a Setting that one leads now, for each century still to be scored
        self.buildings = 0.95  # of the points for towers and churches, likewise
        self.settlement = 0.16  # a settlement, for each generation to come: it produces and feeds
        self.settled_setting = 0.282  # a settled Setting, likewise: it brings cards
        self.worker = 0.55  # a worker, likewise
        self.ship = 0.12  # a ship, likewise
        self.silver = 0.309  # a Silver that may still be spent
        self.resource = 0.42  # a resource that may still be used or sold, the first ones of a kind
        self.surplus = 0.233  # each beyond those
        self.useful = 3.0  # how many of a kind those are
        self.card = 0.1  # a craft or a trading card, for each generation to come
        self.church_card = 0.35  # one that lets a church be built, if it is the first
        self.in_hand = 0.14  # a card in hand that a worker may still play
        self.food = 0.979  # the part of a worker that enough Food in hand is worth, while others may still be played
        self.bury = 0.25  # a bury symbol in hand
        self.weak_card = 0.04  # a starting card that is buried, for each generation to come
        self.threat = 0.1  # a farmstead that a pirate keeps idle, for each generation to come
        self.rival = 0.25  # of the points of the best of the others


class Knowledge(knowledge.Knowledge[Gotlandia]):
    """The worth of positions with the components of a pack."""

    def __init__(self, c: Components, weights: Weights) -> None:
        super().__init__(weights.rival, LEAST_DOUBT, DOUBT_TO_COME)
        self.weights = weights
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
        w = self.weights
        c = self.c
        to_come = len(c.centuries) - g.century
        if generations_left(g) == 0:
            return 0.0
        worth = w.buildings * for_buildings(g, seat)
        for setting in range(len(c.settings)):
            ahead, points = leaders(g, setting)
            if seat in ahead:
                worth += w.setting * points
        return worth * to_come

    def growth(self, g: Gotlandia, seat: int, left: float) -> float:
        """Settlements, workers, ships and cards work in every generation to come."""
        w = self.weights
        c = self.c
        settled = g.settled(seat)
        worth = w.settlement * bits(settled) + w.settled_setting * g.settings_in(settled)
        worth += w.worker * g.workers[seat] + w.ship * g.fleet(seat)
        worth -= w.threat * bits(settled & ~g.unblocked(seat))
        church_card = False
        for card in g.owned(seat):
            kind = c.cards[card].kind
            if kind == CRAFT or kind == TRADING:
                worth += w.card
                church_card = church_card or c.cards[card].church_step
        if church_card:
            worth += w.church_card
        for card in g.buried[seat]:
            if c.cards[card].kind < CRAFT:
                worth += w.weak_card
        return worth * left + self.in_hand(g, seat, left)

    def in_hand(self, g: Gotlandia, seat: int, left: float) -> float:
        """Cards that can still be played, or that feed and bury at the end of the generation."""
        w = self.weights
        if g.phase < DRAW or g.phase > HANDS:
            return 0.0
        worth = w.bury * min(bury_symbols(g, seat), 3) if g.phase == ACTIONS else 0.0
        if g.workers[seat] < self.c.workers and g.phase == ACTIONS:
            needed = max(food_needed(g, seat), 1)
            fed = min(food_in_hand(g, seat) / needed, 1.0)
            worth += w.food * w.worker * left * fed * fed
        return worth + w.in_hand * min(g.bench[seat], len(g.hand[seat]))

    def goods(self, g: Gotlandia, seat: int, left: float) -> float:
        """What storage may still become; at the end ten units are one point."""
        w = self.weights
        if left == 0:
            return 0.0
        worth = 0.0
        for kind in range(self.c.kinds):
            held = g.held(seat, kind)
            worth += w.resource * min(held, w.useful) + w.surplus * max(held - w.useful, 0)
        return (worth + w.silver * g.silver[seat]) * min(left, 2.0) / 2.0


def generations_left(g: Gotlandia) -> float:
    """How many generations are still to come, as far as one can know; the one under way counts half."""
    drawn = g.components.drawn
    to_come = g.left + sum([drawn[century] for century in range(g.century + 1, len(drawn))])
    if g.century < len(drawn) - 1 or g.left or g.generation != NOTHING:
        return to_come + (0.5 if g.generation != NOTHING else 0.0)
    return 0.0
