"""What a player of Riga knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in points. A turn brings either a row of goods or a building, and it takes about one row to pay for one
building; so ducats have a price in points, and a building in hand is worth its points less that price. Only what the seat may
know is looked at: its own hand, the display and the tableaus.
"""

from typing import Final

from skerry.games.riga import scoring
from skerry.games.riga.components import (
    DRAW_BUILDINGS,
    DRAW_GOODS,
    DUCATS,
    DUCATS_PER_KNIGHT,
    DUCATS_PER_MERCHANT,
    GOOD_BONUS,
    GOOD_UNBLOCK,
    HALVE_COST,
    KINDS,
    RIGA,
    SCORE_SETS,
    SCORE_TABLE,
    CHARGE,
    CHOOSE_SYMBOL,
    HAND_LIMIT,
    SWAP_GOODS,
    Components,
)
from skerry.games.riga.state import AUTUMN, BUILDING, SPRING, SUMMER, TAKING, WINTER, Riga

DUCAT: Final = 0.2  # what a ducat is worth in points while there is time to spend it
SPARE: Final = 0.2  # the part of that for ducats beyond what could still be spent
LAST: Final = 0.01  # what a ducat is worth after the last turn, for the tie-break
ROW: Final = 12.0  # ducats that a row pays
CARDS: Final = 3.1  # goods in a row
COST: Final = 11.6  # of a building on average
IN_HAND: Final = 0.9  # the part of its profit that a building in hand is sure to bring
SYMBOLS: Final = 0.2  # merchants, and as many knights, that a turn brings on average
OUTLOOK: Final = 0.6  # how much a good is valued for buildings to come, rather than for those in hand
UNBLOCK: Final = 0.15  # the part of a good's value that a Market Hall adds
TREASURY: Final = 4.3  # ducats
CRANE: Final = 6.0  # ducats
YARD: Final = 1.8  # points
UNPLANNED: Final = 1.0  # the part of the penalty that a building out of reach is sure to bring
EXCHANGE: Final = 0.5  # ducats that an Exchange Office brings in a turn
SWAP: Final = 2.0
STORE: Final = 0.5


class Knowledge:
    """The worth of positions with the components of a pack."""

    def __init__(self, components: Components) -> None:
        self.components = components
        goods = sum(components.good_count)
        self.share = [count / goods if goods else 0.0 for count in components.good_count]

    def evaluate(self, g: Riga, seat: int) -> float:
        """The points this seat may expect from what it has built, holds and can still do."""
        return Outlook(self, g, seat).worth()


class Outlook:
    """The prospects of one seat in a position."""

    def __init__(self, knowledge: Knowledge, g: Riga, seat: int) -> None:
        self.knowledge = knowledge
        self.g = g
        self.c = g.components
        self.seat = seat
        self.turns = turns_to_come(g, seat)
        self.ducat = DUCAT if self.turns else LAST
        own_turn = g.active == seat
        self.tableau = g.built[seat] + g.batch if own_turn else g.built[seat]
        self.hand = g.held[seat] + g.unbuilt[seat]
        self.building = own_turn and g.phase == BUILDING and g.builds + len(g.batch) < self.c.builds_per_turn
        self._count_symbols()

    def _count_symbols(self) -> None:
        """Merchants and knights to be expected in the end: those built, those in hand, those to come."""
        c = self.c
        school = self.g.school[self.seat]
        merchants = float(scoring.merchants(c, self.tableau, school))
        knights = float(scoring.knights(c, self.tableau, school))
        if self.turns or self.building:
            for building in self.hand:
                merchants += IN_HAND * c.merchants[building]
                knights += IN_HAND * c.knights[building]
        self.merchants = merchants + SYMBOLS * self.turns
        self.knights = knights + SYMBOLS * self.turns
        self.archive = c.archive_points_per_set * min(self.merchants, self.knights, float(c.archive_max_sets))

    def worth(self) -> float:
        c = self.c
        points = 0.0
        ducats = self.goods_worth() + self.g.charged[self.seat] * c.exchange_ducats
        used = self.g.used[self.seat]
        lodges = 0
        for building in self.tableau:
            points += c.seal[building]
            function = c.function[building]
            if function == SCORE_SETS:
                points += self.archive
            elif function == SCORE_TABLE:
                lodges += 1
            elif self.turns and not used >> building & 1:
                if function == DRAW_BUILDINGS:
                    points += YARD
                else:
                    ducats += self.function_ducats(building)
        points += c.lodge_points[lodges]
        if self.g.active == self.seat:
            ducats -= max(self.g.owed, 0) if self.g.owed else 0
        return points + self.plan(ducats, lodges) - self.over_limit()

    def function_ducats(self, building: int) -> float:
        """What a function that is not used yet will bring, in ducats."""
        c = self.c
        function = c.function[building]
        if function == DUCATS:
            return float(c.trading_office_ducats)
        if function == DUCATS_PER_MERCHANT:
            return c.bank_ducats_per_merchant * self.merchants
        if function == DUCATS_PER_KNIGHT:
            return c.inn_ducats_per_knight * self.knights
        if function == HALVE_COST:
            return CRANE
        if function == DRAW_GOODS:
            return TREASURY
        if function == GOOD_BONUS:
            kind = c.good_shown[building]
            return c.manufactory_bonus * self.goods_to_come(kind)
        if function == GOOD_UNBLOCK:
            kind = c.good_shown[building]
            return UNBLOCK * c.base_value[kind] * self.goods_to_come(kind)
        if function == SWAP_GOODS:
            return SWAP
        if function == HAND_LIMIT:
            return STORE * self.turns
        if function == CHARGE:
            return EXCHANGE * self.turns
        return 0.0

    def goods_to_come(self, kind: int) -> float:
        """Cards of a kind that the seat will pay with: those in hand and those of every second turn."""
        return self.g.goods[self.seat * KINDS + kind] + self.turns * 0.5 * CARDS * self.knowledge.share[kind]

    # --- goods ----------------------------------------------------------------------------------------------------

    def goods_worth(self) -> float:
        """The goods in hand in ducats, as they will pay for buildings in hand and for others."""
        goods = self.g.goods
        at = self.seat * KINDS
        total = 0.0
        for kind in range(KINDS):
            if goods[at + kind]:
                total += goods[at + kind] * self.good_worth(kind)
        return total

    def good_worth(self, kind: int) -> float:
        g = self.g
        if self.turns == 0 and not self.building:
            return float(self.c.base_value[kind])
        paying = 0
        prices = 0
        for city in range(RIGA):
            price = g.price(self.seat, city, kind)
            if price:
                paying += 1
                prices += price
        elsewhere = prices / paying if paying else 0.0
        if not self.hand:
            return elsewhere
        here = 0
        for building in self.hand:
            here += g.price(self.seat, self.c.city[building], kind)
        weight = OUTLOOK * self.turns / (self.turns + 1.0)
        return weight * elsewhere + (1.0 - weight) * here / len(self.hand)

    # --- buildings in hand ----------------------------------------------------------------------------------------

    def plan(self, ducats: float, lodges: int) -> float:
        """The worth of money and of the buildings in hand that it and the turns to come will pay for."""
        c = self.c
        points = 0.0
        planned = 0.0
        if self.hand and (self.turns or self.building):
            budget = ducats + ROW * self.turns
            profits: list[tuple[float, int]] = []
            for building in self.hand:
                profit = self.built_worth(building, lodges) - self.ducat * c.cost[building]
                if c.function[building] == SCORE_TABLE:
                    lodges += 1
                profits.append((profit, building))
            profits.sort()
            for i in range(len(profits) - 1, -1, -1):
                profit, building = profits[i]
                left_over = self.left_over(building)
                if profit > left_over and planned + c.cost[building] <= budget:
                    planned += c.cost[building]
                    points += IN_HAND * profit
                else:
                    points += UNPLANNED * left_over
        else:
            for building in self.hand:
                points += self.left_over(building)
        useful = planned + COST * self.turns
        return points + self.ducat * (min(ducats, useful) + SPARE * max(0.0, ducats - useful))

    def built_worth(self, building: int, lodges: int) -> float:
        """The points a building will bring once it is built."""
        c = self.c
        function = c.function[building]
        points = float(c.seal[building])
        if function == SCORE_SETS:
            points += self.archive
        elif function == SCORE_TABLE:
            points += c.lodge_points[lodges + 1] - c.lodge_points[lodges]
        elif self.turns > 1:
            points += YARD if function == DRAW_BUILDINGS else self.ducat * self.function_ducats(building)
        return points

    def left_over(self, building: int) -> float:
        """What a building costs that is never built (RIG-81, RIG-82)."""
        c = self.c
        return float(c.penalty_building_in_hand if building < c.deck else c.penalty_riga_unbuilt)

    # --- winter ---------------------------------------------------------------------------------------------------

    def over_limit(self) -> float:
        """What the hand limit will cost in the coming winter."""
        g = self.g
        if g.season == WINTER or (g.season == AUTUMN and turn_begun(g, self.seat)):
            excess = g.hand_size(self.seat) - g.hand_limit(self.seat)
            if excess > 0:
                if self.turns == 0:
                    return float(min(excess, len(g.held[self.seat])) * self.c.penalty_building_in_hand)
                return excess * self.ducat * 2.5
        return 0.0


def turns_to_come(g: Riga, seat: int) -> int:
    """How often the seat will still take from the display."""
    later = 2 * (g.components.years[g.seats] - g.year)
    if g.season == SUMMER:
        return later + 1 + (0 if turn_begun(g, seat) else 1)
    if g.season == AUTUMN:
        return later + (0 if turn_begun(g, seat) else 1)
    return later + 2 if g.season == SPRING else later


def turn_begun(g: Riga, seat: int) -> bool:
    """Has the seat taken from the display in this season?"""
    if g.active == seat:
        return g.phase != TAKING
    mine = (seat - g.start_player) % g.seats
    now = (g.active - g.start_player) % g.seats
    return now > mine if g.season == SUMMER else now < mine
