"""The end of a game turn (HAI-89 to HAI-92, HAI-99 to HAI-112): ten steps, of which five ask or roll."""

from typing import Any, Final

from skerry.games.haithabu.components import (
    CARPENTER,
    CHARACTER_NAMES,
    COLUMNS,
    KINDS,
    MOST_SEATS,
    SEER,
    STACKS,
    START_PLAYER,
    STEVEDORE,
)
from skerry.games.haithabu.moves import MAT_SPACES, PIPS
from skerry.games.haithabu.night import give_back, refused_good
from skerry.games.haithabu.orders import REFILL
from skerry.games.haithabu.state import (
    BIT,
    COLOURS,
    NEUTRAL,
    NO_GOODS,
    NOTE_ARRIVED,
    NOTE_CASHED_IN,
    NOTE_DIE,
    NOTE_FAILED,
    NOTE_FEE,
    NOTE_MOVED,
    NOTE_POWER,
    NOTE_RETURNED,
    NOTE_SWEPT,
    ORDERS,
    POST,
    POWERS,
    PRICES,
    RESUPPLY,
    STORAGE,
    WAREHOUSE,
    YEAR_END,
    Haithabu,
    HaithabuChance,
    HaithabuDecision,
    HaithabuStep,
    not_asked,
)
from skerry.games.haithabu.vehicles import buy_card, refused_stack, vehicle_effect
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import DONE, PART, Decision

POWER_CARDS: Final = [START_PLAYER, SEER, STEVEDORE, CARPENTER]
"""The characters with a power that is used in the turn change (HAI-103)."""


class TurnChange(HaithabuStep):
    """Steps 1 and 2 at once, the others in their order (HAI-99)."""

    def run(self, g: Haithabu) -> None:
        g.story = ()
        if g.journal is not None:
            g.tell("turn-change", -1, {"turn": g.game_turn}, "HAI-99")
        age_orders(g)
        g.safe = 0
        g.then(USE_POWERS, RESUPPLY_MARKET, CHANGE_PRICES, STORE, CLOSE)
        if g.game_turn == g.components.year_end_turn:
            g.then(YEAR_ENDS)


def age_orders(g: Haithabu) -> None:
    """Step 1: every order moves one space to the right; from the last space it fails (HAI-100)."""
    for seat in range(g.seats):
        first = seat * MAT_SPACES
        last = first + MAT_SPACES - 1
        if g.orders[last] >= 0:
            g.note(NOTE_FAILED, seat, g.orders[last])
            g.fail_order(last)
        for at in range(last, first, -1):
            g.orders[at] = g.orders[at - 1]
            g.on_card[at] = g.on_card[at - 1]
        g.orders[first] = -1
        g.on_card[first] = NO_GOODS


def ask_in_turn_order(g: Haithabu, steps: list[HaithabuStep]) -> None:
    """One step for each seat, from the start player of the ending game turn on (HAI-R28, HAI-R40)."""
    for place in range(g.seats - 1, -1, -1):
        g.then(steps[(g.start + place) % g.seats])


# --- step 3: characters at the end of the year -----------------------------------------------------------------------


class YearEnds(HaithabuStep):
    """Step 3, in the fourth game turn only (HAI-102)."""

    def run(self, g: Haithabu) -> None:
        g.stage = YEAR_END
        ask_in_turn_order(g, ASK_RETURN)


class AskReturn(HaithabuStep):
    """Asked while the player has a character."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        if self.seat in g.owner:
            g.then(CASH_IN[self.seat])


class CashIn(HaithabuDecision):
    """HAI-D21: return characters for points, or keep them (HAI-102)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = [words.cash_in.moves[card] for card, owner in enumerate(g.owner) if owner == self.seat]
        moves.append(words.done)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        if move is g.components.words.done:
            return
        points = g.components.year_end_points
        g.free_character(move.index)
        g.points[self.seat] += points
        g.note(NOTE_CASHED_IN, self.seat, move.index)
        if g.journal is not None:
            values: dict[str, object] = {"character": CHARACTER_NAMES[move.index], "points": points}
            g.tell("cashed-in", self.seat, values, "HAI-102")
        g.then(ASK_RETURN[self.seat])

    def role(self, g: Haithabu, move: Move) -> int:
        return DONE if move is g.components.words.done else PART

    def any_order(self, g: Haithabu) -> bool:
        return True

    def goes_on(self, g: Haithabu, before: Decision[Any]) -> bool:
        return isinstance(before, CashIn)

    def sum_up(self, g: Haithabu, picks: list[Move]) -> Message | None:
        return Message("sum.cash-in", {"points": g.components.year_end_points * len(picks)}, "HAI-102")

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.cash-in", {"points": g.components.year_end_points}, "HAI-102")

    def waiting(self, g: Haithabu) -> Message:
        """Who is asked follows from the characters, which lie open."""
        return Message("stage.year-end", {"turn": g.game_turn, "seat": self.seat}, "HAI-102")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is g.components.words.cash_in:
            return Message("no.character", {"character": CHARACTER_NAMES[move.index]}, "HAI-102")
        return not_asked(move, "HAI-102")


# --- step 4: powers --------------------------------------------------------------------------------------------------


class UsePowers(HaithabuStep):
    """Step 4 (HAI-103)."""

    def run(self, g: Haithabu) -> None:
        g.stage = POWERS
        ask_in_turn_order(g, ASK_POWERS)


def has_power(g: Haithabu, seat: int, character: int) -> bool:
    return g.owner[character] == seat and not g.used & BIT[character]


def can_carry(g: Haithabu, seat: int) -> bool:
    return has_power(g, seat, STEVEDORE) and g.stored(WAREHOUSE, seat) > 0


def can_build(g: Haithabu, seat: int, stack: int) -> bool:
    """The Carpenter's owner has twice the printed cost in hand; no loan (HAI-R30)."""
    return len(g.known[stack]) > 0 and g.silver[seat] >= g.components.double_cost[stack]


def can_build_any(g: Haithabu, seat: int) -> bool:
    if not has_power(g, seat, CARPENTER):
        return False
    for stack in range(STACKS):
        if can_build(g, seat, stack):
            return True
    return False


class AskPowers(HaithabuStep):
    """Asked while a power of the player is open; who is start player already stays it without being asked (HAI-89)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        seat = self.seat
        if has_power(g, seat, START_PLAYER):
            if g.start == seat:
                be_start_player(g, seat)
            else:
                g.then(POWER[seat])
                return
        if has_power(g, seat, SEER) or can_carry(g, seat) or can_build_any(g, seat):
            g.then(POWER[seat])


def use_power(g: Haithabu, seat: int, character: int) -> None:
    """Each power once in a turn change (HAI-103)."""
    g.used |= BIT[character]
    g.note(NOTE_POWER, seat, character)


def be_start_player(g: Haithabu, seat: int) -> None:
    """Silver and the first place in the next game turn go together (HAI-89, HAI-R27)."""
    silver = g.components.start_player_silver
    use_power(g, seat, START_PLAYER)
    g.earn(seat, silver)
    if g.journal is not None:
        g.tell("stays-first" if g.start == seat else "becomes-first", seat, {"silver": silver}, "HAI-89")


class Power(HaithabuDecision):
    """HAI-D22: the turn-change powers of the own characters, each once, in any order (HAI-103, HAI-R28)."""

    def moves(self, g: Haithabu) -> list[Move]:
        seat = self.seat
        words = g.components.words
        moves: list[Move] = []
        if has_power(g, seat, START_PLAYER):
            moves.append(words.be_start_player)
        if has_power(g, seat, SEER):
            add_price_moves(g, moves)
        if has_power(g, seat, STEVEDORE):
            for kind in range(KINDS):
                if g.warehouse[seat * KINDS + kind]:
                    moves.append(words.carry.moves[kind])
        if has_power(g, seat, CARPENTER):
            for stack in range(STACKS):
                if can_build(g, seat, stack):
                    moves.append(words.buy_from.moves[stack])
        moves.append(words.done)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        seat = self.seat
        words = g.components.words
        if move is words.done:
            return
        g.then(ASK_POWERS[seat])
        if move is words.be_start_player:
            be_start_player(g, seat)
        elif move.family is words.price:
            move_price(g, seat, move.index)
        elif move.family is words.carry:
            carry(g, seat, move.index)
        else:
            build(g, seat, move.index)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.power", {"silver": g.silver[self.seat]}, "HAI-103")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        if move is words.be_start_player:
            return Message("does.start-player", {"silver": g.components.start_player_silver}, "HAI-89")
        if move.family is words.price:
            kind, step = move.index // 2, -1 if move.index % 2 else 1
            return Message("does.price", {"price": g.price(kind, step)}, "HAI-90")
        if move.family is words.buy_from:
            return vehicle_effect(g, self.seat, move.index, g.components.double_cost[move.index])
        return None

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move is words.be_start_player:
            return refused_power(g, self.seat, START_PLAYER)
        if move.family is words.price:
            if has_power(g, self.seat, SEER):
                return Message("no.scale-ends", {"kind": g.components.kinds[move.index // 2]}, "HAI-39")
            return refused_power(g, self.seat, SEER)
        if move.family is words.carry:
            if has_power(g, self.seat, STEVEDORE):
                return Message("no.warehouse", {"kind": g.components.kinds[move.index], "there": 0}, "HAI-91")
            return refused_power(g, self.seat, STEVEDORE)
        if move.family is words.buy_from:
            return self.refused_building(g, move.index)
        return not_asked(move, "HAI-103")

    def refused_building(self, g: Haithabu, stack: int) -> Message:
        if not has_power(g, self.seat, CARPENTER):
            return refused_power(g, self.seat, CARPENTER)
        if not g.known[stack]:
            return refused_stack(g, self.seat, stack, 0)
        cost, silver = g.components.double_cost[stack], g.silver[self.seat]
        return Message("no.silver-in-hand", {"cost": cost, "silver": silver}, "HAI-R30")


def refused_power(g: Haithabu, seat: int, character: int) -> Message:
    named: dict[str, object] = {"character": CHARACTER_NAMES[character]}
    if g.owner[character] != seat:
        return Message("no.character", named, "HAI-103")
    return Message("no.power-used", named, "HAI-103")


def add_price_moves(g: Haithabu, moves: list[Move]) -> None:
    """Each kind up or down, where the marker can move (HAI-90)."""
    price = g.components.words.price.moves
    for kind in range(KINDS):
        if g.level[kind] < g.components.levels - 1:
            moves.append(price[kind * 2])
        if g.level[kind] > 0:
            moves.append(price[kind * 2 + 1])


def move_price(g: Haithabu, seat: int, index: int) -> None:
    """The Seer moves one price by one level (HAI-90)."""
    use_power(g, seat, SEER)
    if g.journal is not None:
        g.tell("seer", seat, {"kind": g.components.kinds[index // 2]}, "HAI-90")
    g.move_price(index // 2, -1 if index % 2 else 1)


def carry(g: Haithabu, seat: int, kind: int) -> None:
    """The Stevedore moves one good without a vehicle (HAI-91, HAI-R31)."""
    use_power(g, seat, STEVEDORE)
    g.warehouse[seat * KINDS + kind] -= 1
    g.post[seat * KINDS + kind] += 1
    if g.journal is not None:
        g.tell("carried", seat, {"count": 1, "kind": g.components.kinds[kind]}, "HAI-91")


def build(g: Haithabu, seat: int, stack: int) -> None:
    """The Carpenter's owner buys a visible card at double price (HAI-92, HAI-R30)."""
    cost = g.components.double_cost[stack]
    use_power(g, seat, CARPENTER)
    g.spend(seat, cost)
    buy_card(g, seat, stack, g.known[stack][0], cost)


# --- steps 5 and 6: the market ---------------------------------------------------------------------------------------


class ResupplyMarket(HaithabuStep):
    """Step 5 (HAI-104)."""

    def run(self, g: Haithabu) -> None:
        g.stage = RESUPPLY
        g.then(RESUPPLY_ROLL)


class ResupplyRoll(HaithabuChance):
    """HAI-C6: both dice; then cubes come and prices fall."""

    def chances(self, g: Haithabu) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.roll.moves]

    def draw(self, g: Haithabu, rng: Rng) -> Move:
        return g.components.words.roll.moves[rng.below(PIPS)]

    def choose(self, g: Haithabu, move: Move) -> None:
        g.dice += (move.index + 1,)
        g.note(NOTE_DIE, 0, move.index + 1)
        if g.journal is not None:
            g.tell("rolled", -1, {"pips": move.index + 1}, "HAI-104")
        if len(g.dice) == 1:
            g.then(self)
        else:
            resupply(g)
            g.dice = ()


def resupply(g: Haithabu) -> None:
    """One cube for each die that shows the kind's number or more, as far as the supply goes (HAI-104, HAI-105)."""
    received = []
    for kind in range(KINDS):
        cubes = 0
        for pips in g.dice:
            if pips > kind and cubes < g.supply[kind]:
                cubes += 1
        if cubes:
            g.supply[kind] -= cubes
            g.market[kind] += cubes
            received.append(kind)
            g.note(NOTE_ARRIVED, kind, cubes)
            if g.journal is not None:
                g.tell("resupplied", -1, {"cubes": f"{cubes} {g.components.kinds[kind]}"}, "HAI-104")
    for kind in received:
        g.move_price(kind, -1)


class ChangePrices(HaithabuStep):
    """Step 6: one die for each kind (HAI-106)."""

    def run(self, g: Haithabu) -> None:
        g.stage = PRICES
        g.then(PRICE_ROLL[0])


class PriceRoll(HaithabuChance):
    """HAI-C7: the price change table says by level and roll how the price of a kind moves (HAI-106, HAI-R43)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def chances(self, g: Haithabu) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.roll.moves]

    def draw(self, g: Haithabu, rng: Rng) -> Move:
        return g.components.words.roll.moves[rng.below(PIPS)]

    def choose(self, g: Haithabu, move: Move) -> None:
        kind = self.kind
        if g.journal is not None:
            g.tell("price-rolled", -1, {"roll": f"{g.components.kinds[kind]} {move.index + 1}"}, "HAI-106")
        before = g.level[kind]
        g.move_price(kind, g.components.change[kind][before][move.index])
        g.note(NOTE_MOVED, kind, g.level[kind] - before + 1)
        if kind + 1 < KINDS:
            g.then(PRICE_ROLL[kind + 1])


# --- step 7: warehouses ----------------------------------------------------------------------------------------------


class Store(HaithabuStep):
    """Step 7 (HAI-107)."""

    def run(self, g: Haithabu) -> None:
        g.stage = STORAGE
        ask_in_turn_order(g, STORAGE_OF)


class Storage(HaithabuStep):
    """Surplus of the warehouse, then of the trading post, then the fee (HAI-107)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        seat = self.seat
        limit = g.storage_limit(seat)
        if g.stored(WAREHOUSE, seat) > limit:
            g.then(RETURN_SURPLUS[WAREHOUSE][seat], self)
        elif g.stored(POST, seat) > limit:
            g.then(RETURN_SURPLUS[POST][seat], self)
        elif g.silver[seat] < g.storage_fee(seat):
            g.then(COVER_FEE[seat], self)
        else:
            pay_fee(g, seat)


def pay_fee(g: Haithabu, seat: int) -> None:
    fee = g.storage_fee(seat)
    g.spend(seat, fee)
    g.note(NOTE_FEE, seat, fee)
    if g.journal is not None and fee:
        g.tell("fee", seat, {"cost": fee}, "HAI-107")


def goods_in(g: Haithabu, place: int, seat: int) -> list[Move]:
    """To return one good of a warehouse or a trading post."""
    back = g.components.words.give_back.moves
    return [back[place * KINDS + kind] for kind in range(KINDS) if g.goods(place, seat, kind)]


class ReturnSurplus(HaithabuDecision):
    """HAI-D23: which good of a store that is too full goes back to the supply (HAI-107)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def moves(self, g: Haithabu) -> list[Move]:
        return goods_in(g, self.place, self.seat)

    def choose(self, g: Haithabu, move: Move) -> None:
        g.note(NOTE_RETURNED, self.seat, move.index % KINDS)
        give_back(g, self.seat, move, "HAI-107")

    def role(self, g: Haithabu, move: Move) -> int:
        return PART

    def any_order(self, g: Haithabu) -> bool:
        return True

    def goes_on(self, g: Haithabu, before: Decision[Any]) -> bool:
        return isinstance(before, ReturnSurplus) and before.place == self.place

    def prompt(self, g: Haithabu) -> Message:
        surplus = g.stored(self.place, self.seat) - g.storage_limit(self.seat)
        key = "ask.warehouse-full" if self.place == WAREHOUSE else "ask.post-full"
        return Message(key, {"count": surplus}, "HAI-107")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is not g.components.words.give_back:
            return not_asked(move, "HAI-107")
        if move.index // KINDS != self.place:
            return Message("no.other-store", {}, "HAI-107")
        return refused_good(g, move, "HAI-107")


class CoverFee(HaithabuDecision):
    """HAI-D24: too little silver for the fee: take a loan or return a good, until it is covered (HAI-R36)."""

    def moves(self, g: Haithabu) -> list[Move]:
        moves = goods_in(g, WAREHOUSE, self.seat)
        if g.markers:
            moves.append(g.components.words.loan)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        if move is g.components.words.loan:
            g.borrow(self.seat, 1)
        else:
            g.note(NOTE_RETURNED, self.seat, move.index % KINDS)
            give_back(g, self.seat, move, "HAI-R36")

    def role(self, g: Haithabu, move: Move) -> int:
        return PART

    def goes_on(self, g: Haithabu, before: Decision[Any]) -> bool:
        return isinstance(before, CoverFee)

    def sum_up(self, g: Haithabu, picks: list[Move]) -> Message | None:
        c = g.components
        loans = picks.count(c.words.loan)
        fee = g.storage_fee(self.seat) - c.fee * (len(picks) - loans)
        return Message("sum.fee", {"cost": fee, "silver": g.silver[self.seat] + c.payout * loans}, "HAI-R36")

    def prompt(self, g: Haithabu) -> Message:
        fee, silver = g.storage_fee(self.seat), g.silver[self.seat]
        return Message("ask.fee", {"cost": fee, "silver": silver}, "HAI-R36")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        c = g.components
        if move is not c.words.loan:
            return Message("does.return", {"cost": g.storage_fee(self.seat) - c.fee}, "HAI-107")
        return Message("does.loan", {"silver": c.payout, "cost": c.repay, "penalty": -c.unpaid_points}, "HAI-31")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move is words.loan:
            return Message("no.markers", {}, "HAI-32")
        if move.family is not words.give_back:
            return not_asked(move, "HAI-R36")
        if move.index // KINDS != WAREHOUSE:
            return Message("no.other-store", {}, "HAI-R36")
        return refused_good(g, move, "HAI-R36")


# --- steps 8 to 10 ---------------------------------------------------------------------------------------------------


class Close(HaithabuStep):
    """Workers go home, the display moves down, the next game turn is due (HAI-108, HAI-109, HAI-111, HAI-112)."""

    def run(self, g: Haithabu) -> None:
        g.stage = ORDERS
        gather_workers(g)
        sweep_display(g)
        if g.next_start() >= 0:
            g.start = g.next_start()
        g.used = 0
        g.turned_by = 0
        g.then(MOVE_MARKERS)
        for column in range(COLUMNS - 1, -1, -1):
            g.then(REFILL[column])


class MoveMarkers(HaithabuStep):
    """Step 10: the game turn marker moves on, the phase marker returns to the beginning of its track (HAI-111)."""

    def run(self, g: Haithabu) -> None:
        g.game_turn += 1
        g.phase = 0


def gather_workers(g: Haithabu) -> None:
    """Step 8: all workers return, neutral ones to the inn; hiring begins anew (HAI-27, HAI-108)."""
    for colour in range(g.seats):
        g.idle[colour] = g.components.phases
    g.idle[NEUTRAL] = g.components.inn[g.seats]
    for colour in range(COLOURS):
        g.on_dial[colour] = 0
    for at in range(KINDS * COLOURS):
        g.on_market[at] = 0


def sweep_display(g: Haithabu) -> None:
    """Step 9: the lower row goes to the discard pile, the upper row slides down (HAI-109)."""
    for column in range(COLUMNS):
        lower = g.display[COLUMNS + column]
        if lower >= 0:
            g.discard |= BIT[lower]
            g.note(NOTE_SWEPT, 0, lower)
        g.display[COLUMNS + column] = g.display[column]
        g.display[column] = -1


# Steps that hold no more than a seat or a kind are shared by all positions.
TURN_CHANGE: Final = TurnChange()
YEAR_ENDS: Final = YearEnds()
ASK_RETURN: Final[list[HaithabuStep]] = [AskReturn(seat) for seat in range(MOST_SEATS)]
CASH_IN: Final = [CashIn(seat) for seat in range(MOST_SEATS)]
USE_POWERS: Final = UsePowers()
ASK_POWERS: Final[list[HaithabuStep]] = [AskPowers(seat) for seat in range(MOST_SEATS)]
POWER: Final = [Power(seat) for seat in range(MOST_SEATS)]
RESUPPLY_MARKET: Final = ResupplyMarket()
RESUPPLY_ROLL: Final = ResupplyRoll()
CHANGE_PRICES: Final = ChangePrices()
PRICE_ROLL: Final = [PriceRoll(kind) for kind in range(KINDS)]
STORE: Final = Store()
STORAGE_OF: Final[list[HaithabuStep]] = [Storage(seat) for seat in range(MOST_SEATS)]
RETURN_SURPLUS: Final = [[ReturnSurplus(seat, place) for seat in range(MOST_SEATS)] for place in (WAREHOUSE, POST)]
COVER_FEE: Final = [CoverFee(seat) for seat in range(MOST_SEATS)]
CLOSE: Final = Close()
MOVE_MARKERS: Final = MoveMarkers()
