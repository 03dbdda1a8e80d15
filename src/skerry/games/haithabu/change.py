"""The end of a game turn (HAI-99 to HAI-112): ten steps, of which five ask or roll."""

from typing import Any, Final

from skerry.games.haithabu.components import CHARACTER_NAMES, COLUMNS, KINDS, MOST_SEATS
from skerry.games.haithabu.moves import MAT_SPACES, PIPS
from skerry.games.haithabu.orders import REFILL
from skerry.games.haithabu.powers import USE_POWERS
from skerry.games.haithabu.state import (
    BIT,
    COLOURS,
    NEUTRAL,
    NO_GOODS,
    NOTE_ARRIVED,
    NOTE_CASHED_IN,
    NOTE_DIE,
    NOTE_FAILED,
    NOTE_MOVED,
    NOTE_SWEPT,
    ORDERS,
    PRICES,
    RESUPPLY,
    YEAR_END,
    Haithabu,
    HaithabuChance,
    HaithabuDecision,
    HaithabuStep,
    ask_in_turn_order,
)
from skerry.games.haithabu.storage import STORE
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import DONE, PART, Decision, not_asked


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
RESUPPLY_MARKET: Final = ResupplyMarket()
RESUPPLY_ROLL: Final = ResupplyRoll()
CHANGE_PRICES: Final = ChangePrices()
PRICE_ROLL: Final = [PriceRoll(kind) for kind in range(KINDS)]
CLOSE: Final = Close()
MOVE_MARKERS: Final = MoveMarkers()
