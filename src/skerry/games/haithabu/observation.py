"""Haithabu as numbers: what the view shows a seat. Goods, vehicles and characters have the order of the pack."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from skerry.games.haithabu.components import (
    CHARACTER_NAMES,
    DISPLAY,
    EVENTS,
    IMPOSTER,
    KINDS,
    LETTERS,
    SHIP,
    SPACES,
    WAGON,
    Components,
)
from skerry.games.haithabu.house import READINGS
from skerry.games.haithabu.moves import MAT_SPACES, PIPS, SORTS
from skerry.games.haithabu.setup import OPEN
from skerry.games.haithabu.state import (
    COLOURS,
    NEUTRAL,
    NEUTRAL_WORKER,
    OWN_WORKER,
    STAGES,
    Haithabu,
)
from skerry.kernel.observation import Observation, put_bits, put_row, within
from skerry.kernel.state import OVER

VERSION: Final = 2
EDITIONS: Final = {2: (1, 2)}
"""Versioned name → rules and pack. A new field, rule or pack is a new name; what a name stands for never changes."""

MOST_GOODS: Final = 20
MOST_PRICE: Final = 100
MOST_SILVER: Final = 250
HUNDRED: Final = 100
BELOW_ZERO: Final = 50
"""Points can be negative, so this is added."""
MOST_POINTS: Final = 150

CARD: Final = KINDS + 2  # by how many numbers an order is told
VEHICLE: Final = KINDS + 2  # and a vehicle


def house_rules_named() -> str:
    """Each as a record writes it, such as `dial_trade = "any-mix"`."""
    return ", ".join([f'{name} = "{READINGS[name][1]}"' for name in READINGS])


def order_row(c: Components, order: int) -> bytes:
    """An order: its goods, its points and its silver."""
    silver = within(c.order_silver[order], MOST_SILVER)
    return goods_row(c.ordered[order]) + bytes([c.order_points[order], silver])


def vehicle_row(c: Components, vehicle: int) -> bytes:
    """A vehicle: a 1, the goods it names and how many others it carries."""
    return bytes([1]) + goods_row(c.named[vehicle]) + bytes([c.any_goods[vehicle]])


def goods_row(goods: tuple[int, ...]) -> bytes:
    return bytes([within(count, MOST_GOODS) for count in goods])


class HaithabuObservation(Observation[Haithabu]):
    """The fields of Haithabu."""

    def __init__(self, c: Components) -> None:
        super().__init__(VERSION, EDITIONS)
        self.most_seats = c.seats.stop - 1
        self.stacks = len(c.stacks)
        # What each order and each vehicle is told by, ready to be written.
        self.order_rows = [order_row(c, order) for order in range(len(c.orders))]
        self.vehicle_rows = [vehicle_row(c, vehicle) for vehicle in range(len(c.vehicles))]
        self._declare_time(c)
        self._declare_board(c)
        self._declare_cards(c)
        self._declare_players(c)
        self._declare_action()

    def _declare_time(self, c: Components) -> None:
        seats = self.most_seats
        self.seats = self.field("seats", (), seats, "players")
        self.house = self.field("house", (len(READINGS),), 1, f"1 for a house rule in force: {house_rules_named()}")
        self.stage = self.field("stage", (len(STAGES),), 1, f"1 for {', '.join(STAGES)}")
        self.turn = self.field("turn", (), c.turns, "the game turn")
        self.phase = self.field("phase", (), c.phases, "its phase")
        self.over = self.field("over", (), 1, "1 after the end")
        self.active = self.field("active", (seats,), 1, "1 for the seat whose player turn it is")
        self.start_player = self.field("start_player", (seats,), 1, "1 for the start player")
        self.next_start = self.field("next_start", (seats,), 1, "1 for the start player of the next turn, if known")
        self.turns_taken = self.field("turns_taken", (), seats, "player turns of this phase")

    def _declare_board(self, c: Components) -> None:
        places = self.most_seats + 1
        self.dial = self.field("dial", (SPACES,), 1, "1 for the position of the first space of the dial")
        self.night = self.field("night", (SPACES,), 1, "1 for a space of the dial, A to H, that lies in the night")
        self.on_dial = self.field("on_dial", (places, SPACES), 1, "1 for a worker there; neutral ones last")
        self.level = self.field("level", (KINDS,), c.levels, "level of each price, from 1 on")
        self.price = self.field("price", (KINDS,), MOST_PRICE, "price of each kind")
        self.in_market = self.field("in_market", (KINDS,), c.cubes, "goods in the market area")
        self.in_supply = self.field("in_supply", (KINDS,), c.cubes, "goods in the supply")
        self.on_market = self.field("on_market", (places, KINDS), MOST_GOODS, "workers on its space; neutral ones last")
        self.inn = self.field("inn", (), MOST_GOODS, "neutral workers in the inn")
        self.markers = self.field("markers", (), MOST_GOODS, "loan markers that are left")

    def _declare_cards(self, c: Components) -> None:
        orders, vehicles = len(c.orders), len(c.vehicles)
        self.display = self.field(
            "display", (DISPLAY, CARD), MOST_SILVER, "orders on display: goods by kind, points, silver"
        )
        self.order_deck = self.field("order_deck", (), orders, "orders in the deck")
        self.order_discard = self.field("order_discard", (orders,), 1, "1 for an order in the discard pile")
        self.orders_gone = self.field("orders_gone", (orders,), 1, "1 for an order that failed")
        self.top = self.field(
            "top", (self.stacks, VEHICLE), MOST_GOODS, "the visible vehicle of each stack: 1, goods by kind, any goods"
        )
        self.height = self.field("height", (self.stacks,), vehicles, "vehicles in each stack")
        self.known = self.field("known", (vehicles,), 1, "1 for a vehicle of which all know the place in its stack")
        self.vehicles_gone = self.field("vehicles_gone", (vehicles,), 1, "1 for a vehicle out of the game")

    def _declare_players(self, c: Components) -> None:
        seats, characters = self.most_seats, len(CHARACTER_NAMES)
        self.owner = self.field("owner", (seats, characters), 1, "1 for a character that the seat has")
        self.safe = self.field("safe", (characters,), 1, "1 for a character with a safe marker")
        self.used = self.field("used", (characters,), 1, "1 if its power was used in this game turn")
        self.turned_by = self.field("turned_by", (seats,), 1, "1 for a seat that used the Imposter in this game turn")
        self.silver = self.field(
            "silver", (seats, 2), HUNDRED, "hundreds of silver and the rest: the own, and of others where it is open"
        )
        self.points = self.field("points", (seats,), MOST_POINTS, f"points and {BELOW_ZERO}")
        self.loans = self.field("loans", (seats,), MOST_GOODS, "loans")
        self.workers = self.field("workers", (seats,), c.phases, "workers in hand")
        self.filled = self.field("filled", (seats,), len(c.orders), "orders filled")
        self.warehouse = self.field("warehouse", (seats, KINDS), c.cubes, "goods in the warehouse")
        self.post = self.field("post", (seats, KINDS), c.cubes, "goods in the trading post")
        self.vehicle = self.field(
            "vehicle", (seats, len(SORTS), VEHICLE), MOST_GOODS, "wagon and ship: 1, goods by kind, any goods"
        )
        self.orders = self.field(
            "orders", (seats, MAT_SPACES, CARD), MOST_SILVER, "orders on the mat: goods by kind, points, silver"
        )
        self.on_card = self.field("on_card", (seats, MAT_SPACES, KINDS), MOST_GOODS, "the goods that lie on them")

    def _declare_action(self) -> None:
        self.to_place = self.field("to_place", (2,), 1, "1 for an own, for a neutral worker still to be placed")
        self.hired = self.field("hired", (), 1, "1 if a neutral worker was hired in this player turn")
        self.space = self.field("space", (KINDS + SPACES,), 1, "1 for the space in use: kinds, then A to H")
        self.event = self.field("event", (len(EVENTS),), 1, "1 for the event that is carried out")
        self.dice = self.field("dice", (PIPS,), MOST_GOODS, "dice rolled so far, by pips")
        self.traded = self.field("traded", (KINDS,), MOST_GOODS, "goods traded one by one in this action")
        self.bought = self.field("bought", (KINDS,), 1, "1 for a kind bought in this phase")
        self.sold = self.field("sold", (KINDS,), 1, "1 for a kind sold in this phase")
        self.sorts = self.field("sorts", (len(SORTS),), 1, "1 for a wagon, a ship bought in this action")
        self.looking = self.field("looking", (self.stacks,), 1, "1 for the stack of which the Carpenter takes a card")
        self.using = self.field("using", (len(SORTS),), 1, "1 for the vehicle that is being loaded")
        self.loaded = self.field("loaded", (KINDS,), MOST_GOODS, "goods moved with it so far")

    def write(self, g: Haithabu, seat: int, numbers: BytesWriter) -> None:
        self._write_time(g, seat, numbers)
        self._write_board(g, seat, numbers)
        self._write_cards(g, numbers)
        self._write_characters(g, seat, numbers)
        for other in range(g.seats):
            self._write_player(g, other, (other - seat) % g.seats, numbers)
            self._write_mat(g, other, (other - seat) % g.seats, numbers)
        self._write_silver(g, seat, numbers)
        self._write_action(g, numbers)

    def _write_seat(self, g: Haithabu, field: int, other: int, seat: int, numbers: BytesWriter) -> None:
        """A 1 for a seat; none if it is nobody."""
        if other >= 0:
            numbers[field + (other - seat) % g.seats] = 1

    def _write_time(self, g: Haithabu, seat: int, numbers: BytesWriter) -> None:
        numbers[self.seats] = g.seats
        put_bits(numbers, self.house, g.house)
        numbers[self.stage + g.stage] = 1
        numbers[self.turn] = within(g.game_turn, g.components.turns)
        numbers[self.phase] = g.phase
        numbers[self.over] = 1 if g.to_move == OVER else 0
        self._write_seat(g, self.active, g.active, seat, numbers)
        self._write_seat(g, self.start_player, g.start, seat, numbers)
        self._write_seat(g, self.next_start, g.next_start(), seat, numbers)
        numbers[self.turns_taken] = g.begun

    def _write_board(self, g: Haithabu, seat: int, numbers: BytesWriter) -> None:
        numbers[self.dial + g.dial] = 1
        for letter in range(len(LETTERS)):
            if g.at_night(letter):
                numbers[self.night + letter] = 1
        for colour in range(COLOURS):
            if colour < g.seats or colour == NEUTRAL:
                place = self.most_seats if colour == NEUTRAL else (colour - seat) % g.seats
                put_bits(numbers, self.on_dial + place * SPACES, g.on_dial[colour])
                on_market: i64 = self.on_market + place * KINDS
                for kind in range(KINDS):
                    workers = g.on_market[kind * COLOURS + colour]
                    if workers:
                        numbers[on_market + kind] = workers
        for kind in range(KINDS):
            numbers[self.level + kind] = g.level[kind] + 1
            numbers[self.price + kind] = within(g.price(kind, 0), MOST_PRICE)
            numbers[self.in_market + kind] = g.market[kind]
            numbers[self.in_supply + kind] = g.supply[kind]
        numbers[self.inn] = g.idle[NEUTRAL]
        numbers[self.markers] = within(g.markers, MOST_GOODS)

    def _write_cards(self, g: Haithabu, numbers: BytesWriter) -> None:
        for space, order in enumerate(g.display):
            if order >= 0:
                put_row(numbers, self.display + space * CARD, self.order_rows[order])
        numbers[self.order_deck] = g.deck.bit_count()
        put_bits(numbers, self.order_discard, g.discard)
        put_bits(numbers, self.orders_gone, g.orders_gone)
        for stack in range(self.stacks):
            known = g.known[stack]
            numbers[self.height + stack] = len(known) + g.heights[stack]
            if known:
                self._write_vehicle(self.top + stack * VEHICLE, known[0], numbers)
            for vehicle in known:
                numbers[self.known + vehicle] = 1
        put_bits(numbers, self.vehicles_gone, g.vehicles_gone)

    def _write_vehicle(self, start: int, vehicle: int, numbers: BytesWriter) -> None:
        if vehicle >= 0:
            put_row(numbers, start, self.vehicle_rows[vehicle])

    def _write_goods(self, start: i64, goods: tuple[int, ...], numbers: BytesWriter) -> None:
        for kind, count in enumerate(goods):
            if count:
                numbers[start + kind] = within(count, MOST_GOODS)

    def _write_characters(self, g: Haithabu, seat: int, numbers: BytesWriter) -> None:
        for character, owner in enumerate(g.owner):
            if owner >= 0:
                numbers[self.owner + (owner - seat) % g.seats * len(CHARACTER_NAMES) + character] = 1
        put_bits(numbers, self.safe, g.safe)
        put_bits(numbers, self.used, g.used)
        numbers[self.used + IMPOSTER] = 1 if g.imposter_used() else 0

    def _write_player(self, g: Haithabu, seat: int, place: int, numbers: BytesWriter) -> None:
        if g.turned_by >> seat & 1:
            numbers[self.turned_by + place] = 1
        numbers[self.points + place] = within(g.points[seat] + BELOW_ZERO, MOST_POINTS)
        numbers[self.loans + place] = within(g.loans[seat], MOST_GOODS)
        numbers[self.workers + place] = g.idle[seat]
        numbers[self.filled + place] = g.filled[seat].bit_count()
        warehouse: i64 = self.warehouse + place * KINDS
        post: i64 = self.post + place * KINDS
        own: i64 = seat * KINDS
        for kind in range(KINDS):
            numbers[warehouse + kind] = g.warehouse[own + kind]
            numbers[post + kind] = g.post[own + kind]

    def _write_mat(self, g: Haithabu, seat: int, place: int, numbers: BytesWriter) -> None:
        for sort in (WAGON, SHIP):
            self._write_vehicle(self.vehicle + (place * 2 + sort) * VEHICLE, g.vehicle[seat * 2 + sort], numbers)
        for space in range(MAT_SPACES):
            at = seat * MAT_SPACES + space
            if g.orders[at] >= 0:
                shown = place * MAT_SPACES + space
                put_row(numbers, self.orders + shown * CARD, self.order_rows[g.orders[at]])
                self._write_goods(self.on_card + shown * KINDS, g.on_card[at], numbers)

    def _write_silver(self, g: Haithabu, seat: int, numbers: BytesWriter) -> None:
        """The own, and that of all where it is open or the game is over (HAI-29)."""
        is_open = g.variants["silver_visibility"] == OPEN or g.to_move == OVER
        for other in range(g.seats):
            if other == seat or is_open:
                at = self.silver + (other - seat) % g.seats * 2
                numbers[at] = within(g.silver[other] // HUNDRED, HUNDRED)
                numbers[at + 1] = g.silver[other] % HUNDRED

    def _write_action(self, g: Haithabu, numbers: BytesWriter) -> None:
        numbers[self.to_place] = 1 if g.to_place & OWN_WORKER else 0
        numbers[self.to_place + 1] = 1 if g.to_place & NEUTRAL_WORKER else 0
        numbers[self.hired] = 1 if g.hired_now else 0
        if g.space >= 0:
            numbers[self.space + g.space] = 1
        if g.event >= 0:
            numbers[self.event + g.event] = 1
        for pips in g.dice:
            numbers[self.dice + pips - 1] += 1
        for kind in g.traded:
            numbers[self.traded + kind] += 1
        put_bits(numbers, self.bought, g.bought)
        put_bits(numbers, self.sold, g.sold)
        put_bits(numbers, self.sorts, g.sorts)
        if g.looking >= 0:
            numbers[self.looking + g.looking] = 1
        if g.using >= 0:
            numbers[self.using + g.using] = 1
        self._write_goods(self.loaded, g.loaded, numbers)
