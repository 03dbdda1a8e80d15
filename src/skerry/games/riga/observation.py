"""Riga as numbers: what the view shows a seat. Buildings and goods have the order of the pack."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from skerry.games.riga import scoring
from skerry.games.riga.components import CITIES, Components
from skerry.games.riga.goods import BITS, EVERY_ONE, KINDS, total
from skerry.games.riga.house import READINGS
from skerry.games.riga.moves import SIDES
from skerry.games.riga.state import AUTUMN, NO_SIDE, PHASES, SEASONS, SUMMER, Riga
from skerry.games.riga.turn import Turn
from skerry.kernel.observation import Observation, put_all, put_bits, put_each, within
from skerry.kernel.state import OVER

VERSION: Final = 2
EDITIONS: Final = {2: (1, 3)}
"""Versioned name → rules and pack. A new field, rule or pack is a new name; what a name stands for never changes."""

MOST_IN_A_ROW: Final = 20
MOST_IN_HAND: Final = 40
MOST_SYMBOLS: Final = 60
MOST_POWER: Final = 120
MOST_PRICE: Final = 20
BELOW_ZERO: Final = 50
"""Points can be negative, so this is added."""
MOST_POINTS: Final = 200


def put_goods(numbers: BytesWriter, start: i64, goods: i64, most: i64) -> None:
    """How many there are of each kind, or what each kind pays."""
    while goods:
        here = goods & EVERY_ONE
        numbers[start] = u8(min(most, here))
        goods >>= BITS
        start += 1


class RigaObservation(Observation[Riga]):
    """The fields of Riga."""

    def __init__(self, c: Components) -> None:
        super().__init__(VERSION, EDITIONS)
        self.most_seats = c.seats.stop - 1
        self.most_rows = self.most_seats + c.rows_above_players
        self.buildings = len(c.buildings)
        self.deck = c.deck
        self.most_goods = min(sum(c.good_count), 255)
        self.most_years = max(c.years.values())
        self._declare_table(c)
        self._declare_players(c)
        self._declare_hand()

    def _declare_table(self, c: Components) -> None:
        seats, rows, deck = self.most_seats, self.most_rows, self.deck
        self.seats = self.field("seats", (), seats, "players")
        house = ", ".join([f'{name} = "{READINGS[name][1]}"' for name in READINGS])
        self.otherwise = [(name, choices[1]) for name, choices in READINGS.items()]
        self.house = self.field("house", (len(READINGS),), 1, f"1 for a house rule in force: {house}")
        self.year = self.field("year", (), self.most_years, "the year")
        self.years = self.field("years", (), self.most_years, "years of the game")
        self.season = self.field("season", (len(SEASONS),), 1, "1 for set-up, spring, summer, autumn or winter")
        self.phase = self.field("phase", (len(PHASES),), 1, "1 for no phase, taking or building")
        self.over = self.field("over", (), 1, "1 after the end")
        self.turn = self.field("turn", (seats,), 1, "1 for the seat whose turn it is")
        self.start_player = self.field("start_player", (seats,), 1, "1 for the starting player")
        self.order = self.field(
            "order", (2, seats), 2 * seats, "summer and autumn: 1 for the seat whose turn is next, then 2, …; 0: none"
        )
        self.builds_left = self.field("builds_left", (), c.builds_per_turn, "buildings that may still be built")
        self.rows = self.field("rows", (rows, KINDS), MOST_IN_A_ROW, "goods of each row by kind")
        self.swapped = self.field("swapped", (rows,), 1, "1 for a row of a Monastery's swap")
        self.new = self.field("new", (deck,), 1, "1 for a building above the separator")
        self.old = self.field("old", (deck,), 1, "1 for a building below it")
        self.goods_pile = self.field("goods_pile", (), self.most_goods, "goods in the draw pile")
        self.goods_discard = self.field("goods_discard", (KINDS,), self.most_goods, "goods in the discard pile")
        self.building_pile = self.field("building_pile", (), deck, "buildings in the draw pile")
        self.building_discard = self.field("building_discard", (), deck, "buildings in the discard pile")
        self.batch = self.field("batch", (self.buildings,), 1, "1 for a building that is being paid for")
        self.owed = self.field("owed", (), MOST_POWER, "ducats still to be paid for them")

    def _declare_players(self, c: Components) -> None:
        seats, buildings = self.most_seats, self.buildings
        self.goods_count = self.field("goods_count", (seats,), MOST_IN_HAND, "goods in hand")
        self.buildings_count = self.field("buildings_count", (seats,), MOST_IN_HAND, "buildings in hand")
        self.hand_limit = self.field("hand_limit", (seats,), MOST_IN_HAND, "cards that may be kept")
        self.built = self.field("built", (seats, buildings), 1, "1 for a building that stands")
        self.used = self.field("used", (seats, buildings), 1, "1 if its function is spent")
        self.fresh = self.field("fresh", (buildings,), 1, "1 for a building of the turn under way")
        self.unbuilt = self.field("unbuilt", (seats, buildings - self.deck), 1, "1 for a Riga building not built yet")
        self.school = self.field("school", (seats, len(SIDES)), 1, "1 for what the School shows: knight or merchant")
        self.charged = self.field("charged", (seats,), 1, "1 if the Exchange Office shows its ducats")
        self.merchants = self.field("merchants", (seats,), MOST_SYMBOLS, "merchants of all buildings")
        self.knights = self.field("knights", (seats,), MOST_SYMBOLS, "knights of all buildings")
        self.points = self.field("points", (seats,), MOST_POINTS, f"points and {BELOW_ZERO}")
        self.looking_count = self.field("looking_count", (seats,), MOST_IN_HAND, "cards drawn and not yet chosen from")

    def _declare_hand(self) -> None:
        self.goods = self.field("goods", (KINDS,), MOST_IN_HAND, "own goods in hand")
        self.held = self.field("held", (self.deck,), 1, "1 for an own building in hand")
        self.looking = self.field("looking", (self.deck,), 1, "1 for a building drawn and not yet chosen from")
        self.looking_goods = self.field("looking_goods", (KINDS,), MOST_IN_HAND, "goods drawn and not yet chosen from")
        self.power = self.field("power", (CITIES,), MOST_POWER, "own purchasing power in each city")
        self.prices = self.field("prices", (CITIES, KINDS), MOST_PRICE, "what own goods pay in each city")

    def write(self, g: Riga, seat: int, numbers: BytesWriter) -> None:
        self._write_time(g, seat, numbers)
        self._write_display(g, numbers)
        for other in range(g.seats):
            self._write_player(g, other, (other - seat) % g.seats, numbers)
        self._write_hand(g, seat, numbers)

    def _write_time(self, g: Riga, seat: int, numbers: BytesWriter) -> None:
        c = g.components
        numbers[self.seats] = g.seats
        for number, (name, choice) in enumerate(self.otherwise):
            numbers[self.house + number] = 1 if g.variants[name] == choice else 0
        numbers[self.year] = g.year
        numbers[self.years] = c.years[g.seats]
        numbers[self.season + g.season] = 1
        numbers[self.phase + g.phase] = 1
        numbers[self.over] = 1 if g.to_move == OVER else 0
        numbers[self.turn + (g.active - seat) % g.seats] = 1
        numbers[self.start_player + (g.start_player - seat) % g.seats] = 1
        numbers[self.builds_left] = c.builds_per_turn - g.builds
        self._write_order(g, seat, numbers)

    def _write_order(self, g: Riga, seat: int, numbers: BytesWriter) -> None:
        place = 0
        for i in range(len(g.agenda) - 1, -1, -1):
            step = g.agenda[i]
            if isinstance(step, Turn):
                place += 1
                assert step.season == SUMMER or step.season == AUTUMN
                numbers[self.order + (step.season - SUMMER) * self.most_seats + (step.seat - seat) % g.seats] = place

    def _write_display(self, g: Riga, numbers: BytesWriter) -> None:
        at: i64 = self.rows
        for goods in g.rows:
            put_goods(numbers, at, goods, MOST_IN_A_ROW)
            at += KINDS
        put_each(numbers, self.swapped, g.swapped)
        put_all(numbers, self.new, g.new)
        put_all(numbers, self.old, g.old)
        numbers[self.goods_pile] = within(total(g.goods_pile), self.most_goods)
        put_goods(numbers, self.goods_discard, g.goods_discard, self.most_goods)
        numbers[self.building_pile] = len(g.building_pile)
        numbers[self.building_discard] = len(g.building_discard)
        put_each(numbers, self.batch, g.batch)
        numbers[self.owed] = within(g.owed, MOST_POWER)
        put_each(numbers, self.fresh, g.fresh)

    def _write_player(self, g: Riga, seat: int, place: int, numbers: BytesWriter) -> None:
        c = g.components
        numbers[self.goods_count + place] = within(total(g.goods[seat]), MOST_IN_HAND)
        numbers[self.buildings_count + place] = within(len(g.held[seat]), MOST_IN_HAND)
        numbers[self.hand_limit + place] = within(g.hand_limit(seat), MOST_IN_HAND)
        put_each(numbers, self.built + place * self.buildings, g.built[seat])
        put_bits(numbers, self.used + place * self.buildings, g.used[seat])
        for building in g.unbuilt[seat]:
            numbers[self.unbuilt + place * (self.buildings - self.deck) + building - self.deck] = 1
        if g.school[seat] != NO_SIDE:
            numbers[self.school + place * 2 + g.school[seat]] = 1
        numbers[self.charged + place] = g.charged[seat]
        numbers[self.merchants + place] = within(scoring.merchants(c, g.built[seat], g.school[seat]), MOST_SYMBOLS)
        numbers[self.knights + place] = within(scoring.knights(c, g.built[seat], g.school[seat]), MOST_SYMBOLS)
        numbers[self.points + place] = within(g.points(seat).total() + BELOW_ZERO, MOST_POINTS)
        if seat == g.active:
            numbers[self.looking_count + place] = within(len(g.looking) + len(g.looking_goods), MOST_IN_HAND)

    def _write_hand(self, g: Riga, seat: int, numbers: BytesWriter) -> None:
        put_goods(numbers, self.goods, g.goods[seat], MOST_IN_HAND)
        put_each(numbers, self.held, g.held[seat])
        if seat == g.active:
            put_each(numbers, self.looking, g.looking)
            for kind in g.looking_goods:
                numbers[self.looking_goods + kind] += 1
        for city in range(CITIES):
            numbers[self.power + city] = within(g.power(seat, city), MOST_POWER)
            put_goods(numbers, self.prices + city * KINDS, g.prices[seat][city], MOST_PRICE)
