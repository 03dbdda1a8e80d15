"""What a player of Riga knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in points. A turn brings a row of goods or a building, and about one row pays for one building; so a
ducat has a price in points, and a building in hand is worth its points less what it costs. Only what the seat may know
is looked at. The numbers were found by playing many games against bots with other numbers;
`tools/fit_knowledge.py --game riga` can improve them.
"""

from typing import Final

from skerry.games.riga import scoring
from skerry.games.riga.components import (
    CHARGE,
    DRAW_BUILDINGS,
    DRAW_GOODS,
    DUCATS,
    DUCATS_PER_KNIGHT,
    DUCATS_PER_MERCHANT,
    GOOD_BONUS,
    GOOD_UNBLOCK,
    HALVE_COST,
    HAND_LIMIT,
    RIGA,
    SCORE_SETS,
    SCORE_TABLE,
    SWAP_GOODS,
    Components,
)
from skerry.games.riga.goods import KINDS, count
from skerry.games.riga.state import AUTUMN, BUILDING, SPRING, SUMMER, TAKING, WINTER, Riga
from skerry.kernel import knowledge

LAST_DUCAT: Final = 0.01  # a ducat after the last turn: it only breaks ties
LEAST_DOUBT: Final = 1.5  # by tools/fit_doubt.py
DOUBT_TO_COME: Final = 6.0


class Weights:
    """The numbers of this experience."""

    def __init__(self) -> None:
        # In points.
        self.ducat = 0.19  # a ducat while there is time to spend it
        self.yard = 2.76  # five buildings to choose from, and a turn saved

        # In ducats.
        self.gain = 0.989  # what a row pays, for each ducat of its base value
        self.treasury = 2.94  # the best of the goods drawn
        self.swap = 2.0  # a better row from a Monastery
        self.store = 0.5  # two more cards in a winter, for each turn to come
        self.exchange = 0.5  # of an Exchange Office, for each turn to come

        # Parts of a whole.
        self.rival = 0.0  # of the points of the best of the others
        self.spare = 0.2  # of a ducat's price, for ducats beyond what can still be spent
        self.in_hand = 0.9  # of the profit of a building in hand that can be paid in time
        self.outlook = 1.03  # of a good's worth that lies in buildings not yet in hand
        self.unblocked = 0.1  # of a good's base value, for a good that is no longer blocked anywhere

        # In a turn.
        self.symbols = 0.055  # merchants that it brings, and as many knights
        self.rows = 0.216  # rows of goods that add to the use of a building
        self.beyond = 0.4  # of a typical good, by which a row exceeds what it must be worth


class Knowledge(knowledge.Knowledge[Riga]):
    """The worth of positions with the components of a pack."""

    def __init__(self, c: Components, weights: Weights) -> None:
        super().__init__(weights.rival, LEAST_DOUBT, DOUBT_TO_COME)
        self.weights = weights
        counts = c.good_count if sum(c.good_count) else [1] * KINDS
        goods = sum(counts)
        self.good = sum([n * value for n, value in zip(counts, c.base_value)]) / goods
        row = c.row_min_value + weights.beyond * self.good
        self.row = weights.gain * row  # what a row pays
        self.kind_in_row = [row / self.good * n / goods for n in counts]
        self.cost = sum(c.cost[: c.deck]) / c.deck

    def expected(self, g: Riga) -> list[float]:
        """The points each seat may expect from what it has built, what it holds and what it can still do."""
        return [Outlook(self, g, seat).worth() for seat in range(g.seats)]

    def to_come(self, g: Riga) -> float:
        return turns_left(g, g.active) / (2.0 * g.components.years[g.seats])


class Outlook:
    """The prospects of one seat in a position."""

    def __init__(self, known: Knowledge, g: Riga, seat: int) -> None:
        self.known = known
        self.weights = known.weights
        self.g = g
        self.c = g.components
        self.seat = seat
        self.turns = turns_left(g, seat)
        self.ducat = self.weights.ducat if self.turns else LAST_DUCAT
        own_turn = g.active == seat
        self.tableau = g.built[seat] + g.batch if own_turn else g.built[seat]
        self.due = still_due(g) if own_turn else 0
        self.hand = g.held[seat] + g.unbuilt[seat]
        self.can_build = self.turns > 0 or (own_turn and g.phase == BUILDING)
        self._expect_symbols()

    def _expect_symbols(self) -> None:
        """Merchants and knights in the end: those built, those in hand, those to come. They make the Archives."""
        w = self.weights
        c = self.c
        school = self.g.school[self.seat]
        merchants = scoring.merchants(c, self.tableau, school) + w.symbols * self.turns
        knights = scoring.knights(c, self.tableau, school) + w.symbols * self.turns
        if self.can_build:
            for building in self.hand:
                merchants += w.in_hand * c.merchants[building]
                knights += w.in_hand * c.knights[building]
        self.merchants = merchants
        self.knights = knights
        self.archive = c.archive_points_per_set * min(merchants, knights, float(c.archive_max_sets))

    def worth(self) -> float:
        """Points of the tableau, money, functions and plans, less what the hand limit will cost."""
        c = self.c
        points = 0.0
        ducats = self.goods_worth() + self.g.charged[self.seat] * c.exchange_ducats - self.due
        lodges = 0
        used = self.g.used[self.seat]
        for building in self.tableau:
            points += c.seal[building]
            function = c.function[building]
            if function == SCORE_SETS:
                points += self.archive
            elif function == SCORE_TABLE:
                lodges += 1
            elif self.turns and not used >> building & 1:
                points += self.weights.yard if function == DRAW_BUILDINGS else 0.0
                ducats += self.function_ducats(building)
        return points + c.lodge_points[lodges] + self.plan(ducats, lodges) - self.over_limit()

    # --- goods and functions --------------------------------------------------------------------------------------

    def goods_worth(self) -> float:
        """The goods in hand, in ducats."""
        total = 0.0
        for kind in range(KINDS):
            held = count(self.g.goods[self.seat], kind)
            if held:
                total += held * self.good_worth(kind)
        return total

    def good_worth(self, kind: int) -> float:
        """What a good will pay, partly for the buildings in hand, partly for others; base value when all is over."""
        if not self.can_build:
            return float(self.c.base_value[kind])
        elsewhere = self.usual_price(kind)
        if not self.hand:
            return elsewhere
        here = 0
        for building in self.hand:
            here += count(self.g.prices[self.seat][self.c.city[building]], kind)
        part = min(self.weights.outlook * self.turns / (self.turns + 1.0), 1.0)
        return part * elsewhere + (1.0 - part) * here / len(self.hand)

    def usual_price(self, kind: int) -> float:
        """The mean price of a good in the cities where this player can use it."""
        prices = 0
        cities = 0
        for city in range(RIGA):
            price = count(self.g.prices[self.seat][city], kind)
            if price:
                prices += price
                cities += 1
        return prices / cities if cities else 0.0

    def function_ducats(self, building: int) -> float:
        """What a function that is not used yet will bring, in ducats."""
        w = self.weights
        c = self.c
        function = c.function[building]
        if function == DUCATS:
            return float(c.trading_office_ducats)
        if function == DUCATS_PER_MERCHANT:
            return c.bank_ducats_per_merchant * self.merchants
        if function == DUCATS_PER_KNIGHT:
            return c.inn_ducats_per_knight * self.knights
        if function == HALVE_COST:
            return self.known.cost / c.crane_divisor
        if function == DRAW_GOODS:
            return w.treasury
        if function == GOOD_BONUS:
            return c.manufactory_bonus * self.goods_to_spend(c.good_shown[building])
        if function == GOOD_UNBLOCK:
            kind = c.good_shown[building]
            return w.unblocked * c.base_value[kind] * self.goods_to_spend(kind)
        if function == SWAP_GOODS:
            return w.swap
        if function == HAND_LIMIT:
            return w.store * self.turns
        if function == CHARGE:
            return w.exchange * self.turns
        return 0.0

    def goods_to_spend(self, kind: int) -> float:
        """Cards of a kind that the player will pay with: those in hand and some of each turn to come."""
        return count(self.g.goods[self.seat], kind) + self.weights.rows * self.turns * self.known.kind_in_row[kind]

    # --- buildings in hand ----------------------------------------------------------------------------------------

    def plan(self, ducats: float, lodges: int) -> float:
        """The worth of the money and of the buildings in hand, the most profitable ones built as far as it reaches."""
        w = self.weights
        budget = ducats + self.known.row * self.turns if self.can_build else 0.0
        points = 0.0
        planned = 0
        for profit, building in self.profits(lodges):
            penalty = self.penalty(building)
            cost = self.c.cost[building]
            if profit > penalty and planned + cost <= budget:
                planned += cost
                points += w.in_hand * profit
            else:
                points += penalty
        useful = min(ducats, planned + self.known.cost * self.turns)
        return points + self.ducat * (useful + w.spare * (ducats - useful))

    def profits(self, lodges: int) -> list[tuple[float, int]]:
        """The buildings in hand with the points they would bring beyond their cost, the best first."""
        c = self.c
        found: list[tuple[float, int]] = []
        for building in self.hand:
            found.append((self.points_when_built(building, lodges) - self.ducat * c.cost[building], building))
            if c.function[building] == SCORE_TABLE:
                lodges += 1
        found.sort(reverse=True)
        return found

    def points_when_built(self, building: int, lodges: int) -> float:
        c = self.c
        points = float(c.seal[building])
        function = c.function[building]
        if function == SCORE_SETS:
            points += self.archive
        elif function == SCORE_TABLE:
            points += c.lodge_points[lodges + 1] - c.lodge_points[lodges]
        elif self.turns > 1:
            points += self.weights.yard if function == DRAW_BUILDINGS else self.ducat * self.function_ducats(building)
        return points

    def penalty(self, building: int) -> int:
        """What a building costs in the end that is never built (RIG-81, RIG-82)."""
        c = self.c
        return c.penalty_building_in_hand if building < c.deck else c.penalty_riga_unbuilt

    # --- winter ---------------------------------------------------------------------------------------------------

    def over_limit(self) -> float:
        """What the hand limit of the coming winter costs; the last one only frees of buildings (RIG-R20)."""
        g = self.g
        if g.season != WINTER and not (g.season == AUTUMN and has_taken(g, self.seat)):
            return 0.0
        excess = g.hand_size(self.seat) - g.hand_limit(self.seat)
        if excess <= 0:
            return 0.0
        if self.turns == 0:
            return float(self.c.penalty_building_in_hand * min(excess, len(g.held[self.seat])))
        return self.ducat * self.known.good * excess


def still_due(g: Riga) -> int:
    """What is not paid yet of the batch, be it that paying has not begun."""
    return g.owed or sum([g.components.cost[building] for building in g.batch])


def turns_left(g: Riga, seat: int) -> int:
    """How often the seat will still take from the display."""
    in_later_years = 2 * (g.components.years[g.seats] - g.year)
    if g.season == SPRING:
        return in_later_years + 2
    if g.season == SUMMER:
        return in_later_years + (1 if has_taken(g, seat) else 2)
    if g.season == AUTUMN:
        return in_later_years + (0 if has_taken(g, seat) else 1)
    return in_later_years


def has_taken(g: Riga, seat: int) -> bool:
    """Has the seat taken from the display in this summer or autumn?"""
    if g.active == seat:
        return g.phase != TAKING
    mine = (seat - g.start_player) % g.seats
    now = (g.active - g.start_player) % g.seats
    return now > mine if g.season == SUMMER else now < mine
