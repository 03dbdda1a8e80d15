"""Order cards (HAI-70 to HAI-80, HAI-86 to HAI-88): the display, taking a card, delivering."""

from typing import Any, Final

from skerry.games.haithabu.components import COLUMNS, DISPLAY, KINDS, MOST_SEATS
from skerry.games.haithabu.house import EITHER_ORDER
from skerry.games.haithabu.market import (
    gain_of_one,
    may_sell,
    refused_selling,
    sell_one,
    selling_effect,
    tell_nothing,
)
from skerry.games.haithabu.moves import MAT_SPACES
from skerry.games.haithabu.state import (
    BIT,
    NO_GOODS,
    PLAYER_TURN,
    SET_UP,
    Haithabu,
    HaithabuChance,
    HaithabuDecision,
    HaithabuStep,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import ALONE, PART, STEP, Decision, not_asked

# --- the display -----------------------------------------------------------------------------------------------------


class TurnUp(HaithabuChance):
    """HAI-C2, HAI-C8: the top card of the deck comes to a space of the display, each card equally likely."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def chances(self, g: Haithabu) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.turn_up.moves if g.deck & BIT[move.index]]

    def draw(self, g: Haithabu, rng: Rng) -> Move:
        turn_up = g.components.words.turn_up.moves
        order = rng.below(len(turn_up))
        while not g.deck & BIT[order]:
            order = rng.below(len(turn_up))
        return turn_up[order]

    def choose(self, g: Haithabu, move: Move) -> None:
        g.deck -= BIT[move.index]
        put_on_display(g, self.space, move.index)


def put_on_display(g: Haithabu, space: int, order: int) -> None:
    """In the set-up, in place of an order that was taken, or in the turn change."""
    g.display[space] = order
    if g.journal is not None:
        rule = {SET_UP: "HAI-12", PLAYER_TURN: "HAI-74"}.get(g.stage, "HAI-109")
        g.tell("displayed", -1, {"order": g.components.orders[order]}, rule)


class Refill(HaithabuStep):
    """A space of the display is filled from the deck if there is a card (HAI-74, HAI-109)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, g: Haithabu) -> None:
        refill(g, self.space)


def refill(g: Haithabu, space: int) -> None:
    """When the deck is empty, the discard pile becomes the deck; without either the space stays empty (HAI-110)."""
    if not g.deck and g.discard:
        g.deck = g.discard
        g.discard = 0
        if g.journal is not None:
            g.tell("deck-renewed", -1, {"count": g.deck.bit_count()}, "HAI-110")
    if g.deck:
        g.then(TURN_UP[space])


def take_order(g: Haithabu, seat: int, space: int) -> None:
    """The card above slides down, the upper space is filled; the card goes to space 1 of the mat (HAI-73 to HAI-75)."""
    order = g.display[space]
    upper = space % COLUMNS
    if space != upper:
        g.display[space] = g.display[upper]
    g.display[upper] = -1
    g.took_order = True
    if g.journal is not None:
        g.tell("took-order", seat, {"order": g.components.orders[order]}, "HAI-73")
    put_on_mat(g, seat, order)
    refill(g, upper)


def put_on_mat(g: Haithabu, seat: int, order: int) -> None:
    """Cards move right up to the first empty space; one pushed beyond the last has failed (HAI-75, HAI-76)."""
    first = empty = seat * MAT_SPACES
    last = first + MAT_SPACES - 1
    while empty < last and g.orders[empty] >= 0:
        empty += 1
    if g.orders[empty] >= 0:
        g.fail_order(empty)
    for at in range(empty, first, -1):
        g.orders[at] = g.orders[at - 1]
        g.on_card[at] = g.on_card[at - 1]
    g.orders[first] = order
    g.on_card[first] = NO_GOODS


def orders_on_display(g: Haithabu) -> list[Move]:
    order = g.components.words.order.moves
    return [order[space] for space in range(DISPLAY) if g.display[space] >= 0]


def has_order_on_display(g: Haithabu) -> bool:
    for order in g.display:
        if order >= 0:
            return True
    return False


def order_effect(g: Haithabu, seat: int, space: int, key: str = "does.order") -> Message:
    """The card, and which one it would push off the mat."""
    c = g.components
    first = seat * MAT_SPACES
    full = -1 not in g.orders[first : first + MAT_SPACES]
    lost = c.orders[g.orders[first + MAT_SPACES - 1]] if full else ""
    return Message(key, {"order": c.orders[g.display[space]], "lost": lost}, "HAI-75")


# --- spaces D and H --------------------------------------------------------------------------------------------------


class OrderAndGood(HaithabuDecision):
    """HAI-D14, space D: a free good and then an order, or a point (HAI-70 to HAI-72).

    As a house rule the order may come first (HAI-R52).
    """

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = [words.point]
        if has_order_on_display(g):
            goods = goods_to_take(g)
            moves += goods
            if goods and g.house & EITHER_ORDER:
                moves += orders_on_display(g)
        moves.append(words.nothing)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        words = g.components.words
        if move.family is words.take_good:
            take_good(g, self.seat, move.index)
            g.then(TAKE_ORDER[self.seat])
        elif move.family is words.order:
            g.then(TAKE_GOOD[self.seat])
            take_order(g, self.seat, move.index)
        elif move is words.point:
            take_point(g, self.seat, "HAI-70")
        else:
            tell_nothing(g, self.seat)

    def role(self, g: Haithabu, move: Move) -> int:
        return STEP if move.family is g.components.words.take_good else ALONE

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.good-or-order" if g.house & EITHER_ORDER else "ask.order-and-good", {}, "HAI-70")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        if move.family is words.take_good:
            return good_effect(g, move.index, "does.take-good")
        if move.family is words.order:
            return order_effect(g, self.seat, move.index, "does.order-first")
        return None

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move.family is words.take_good and not g.market[move.index]:
            return Message("no.market-empty", {"kind": g.components.kinds[move.index]}, "HAI-72")
        if move.family is words.take_good:
            return Message("no.display-empty", {}, "HAI-71")
        if move.family is words.order:
            return self.refused_order(g, move)
        return not_asked(move, "HAI-70")

    def refused_order(self, g: Haithabu, move: Move) -> Message:
        if not g.house & EITHER_ORDER:
            return Message("no.good-first", {}, "HAI-71")
        if not goods_to_take(g):
            return Message("no.good-at-all", {}, "HAI-71")
        return Message("no.order-there", {"space": move.word.removeprefix("order ")}, "HAI-R34")


def goods_to_take(g: Haithabu) -> list[Move]:
    """Any cube that lies in the market, none of the supply (HAI-72)."""
    take = g.components.words.take_good.moves
    return [take[kind] for kind in range(KINDS) if g.market[kind]]


def good_effect(g: Haithabu, kind: int, key: str) -> Message:
    return Message(key, {"price": g.price(kind, 1 if g.market[kind] > 1 else 2)}, "HAI-72")


def take_good(g: Haithabu, seat: int, kind: int) -> None:
    """A cube of the market for nothing; the price rises as if it were bought, which it is not (HAI-72, HAI-R9)."""
    g.market[kind] -= 1
    g.warehouse[seat * KINDS + kind] += 1
    if g.journal is not None:
        g.tell("took-good", seat, {"kind": g.components.kinds[kind]}, "HAI-72")
    g.price_after_buying(kind)


def take_point(g: Haithabu, seat: int, rule: str) -> None:
    g.points[seat] += 1
    if g.journal is not None:
        g.tell("point", seat, {"points": 1}, rule)


class TakeOrder(HaithabuDecision):
    """HAI-D15: which order, after the good; it must be taken (HAI-71)."""

    def moves(self, g: Haithabu) -> list[Move]:
        return orders_on_display(g)

    def choose(self, g: Haithabu, move: Move) -> None:
        take_order(g, self.seat, move.index)

    def role(self, g: Haithabu, move: Move) -> int:
        return PART

    def goes_on(self, g: Haithabu, before: Decision[Any]) -> bool:
        return isinstance(before, OrderAndGood)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.order", {}, "HAI-73")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        return order_effect(g, self.seat, move.index)

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move.family is words.order:
            return Message("no.order-there", {"space": move.word.removeprefix("order ")}, "HAI-R34")
        if move in words.quiet:
            return Message("no.order-must", {}, "HAI-71")
        return not_asked(move, "HAI-71")


class TakeGood(HaithabuDecision):
    """HAI-D26: which good, if the order came first; it must be taken (HAI-71, HAI-R52)."""

    def moves(self, g: Haithabu) -> list[Move]:
        return goods_to_take(g)

    def choose(self, g: Haithabu, move: Move) -> None:
        take_good(g, self.seat, move.index)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.good", {}, "HAI-72")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        return good_effect(g, move.index, "does.price")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move.family is words.take_good:
            return Message("no.market-empty", {"kind": g.components.kinds[move.index]}, "HAI-72")
        if move in words.quiet:
            return Message("no.good-must", {}, "HAI-71")
        return not_asked(move, "HAI-71")


class OrderAndSale(HaithabuDecision):
    """HAI-D20, space H: an order and a sale in either order, or a point (HAI-86 to HAI-88)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves: list[Move] = []
        begun = g.took_order or len(g.traded) > 0
        if not begun:
            moves.append(words.point)
        if not g.took_order:
            moves += orders_on_display(g)
        if not g.traded:
            for kind in range(KINDS):
                if may_sell(g, self.seat, kind):
                    moves.append(words.sell_one.moves[kind])
        moves.append(words.done if begun else words.nothing)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        words = g.components.words
        if move.family is words.order:
            g.then(GO_ON[self.seat])
            take_order(g, self.seat, move.index)
        elif move.family is words.sell_one:
            sell_one(g, self.seat, move.index, 0, "HAI-87")
            g.move_price(move.index, -1)
            g.then(GO_ON[self.seat])
        elif move is words.point:
            take_point(g, self.seat, "HAI-86")
        elif move is words.nothing:
            tell_nothing(g, self.seat)

    def prompt(self, g: Haithabu) -> Message:
        if g.took_order:
            return Message("ask.sale", {"silver": g.silver[self.seat]}, "HAI-88")
        return Message("ask.order-or-done" if g.traded else "ask.order-and-sale", {}, "HAI-86")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        if move.family is words.order:
            return order_effect(g, self.seat, move.index)
        if move.family is words.sell_one:
            return selling_effect(g, self.seat, move.index, gain_of_one(g, self.seat, move.index, 0))
        return None

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move.family is words.order and not g.took_order:
            return Message("no.order-there", {"space": move.word.removeprefix("order ")}, "HAI-R34")
        if move.family is words.sell_one and not g.traded:
            return refused_selling(g, move.index)
        if move.family is words.order or move.family is words.sell_one or move is words.point:
            return Message("no.once", {}, "HAI-86")
        return not_asked(move, "HAI-86")


class GoOn(HaithabuStep):
    """The other half of space H, while it is possible (HAI-88)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        if not g.took_order:
            if has_order_on_display(g):
                g.then(ORDER_AND_SALE_OR_POINT[self.seat])
        elif not g.traded:
            for kind in range(KINDS):
                if may_sell(g, self.seat, kind):
                    g.then(ORDER_AND_SALE_OR_POINT[self.seat])
                    return


# --- space E ---------------------------------------------------------------------------------------------------------


class Deliver(HaithabuDecision):
    """HAI-D16, space E: goods of the trading post onto order cards, as often as wanted (HAI-78)."""

    def __init__(self, seat: int, begun: bool) -> None:
        super().__init__(seat)
        self.begun = begun  # has anything been put on an order in this action?

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        fill, put = words.fill.moves, words.put.moves
        moves: list[Move] = []
        first = self.seat * MAT_SPACES
        store = self.seat * KINDS
        for space in range(MAT_SPACES):
            if g.orders[first + space] < 0:
                continue
            missing = g.missing(first + space)
            total = 0
            fits = True
            for kind in range(KINDS):
                total += missing[kind]
                if missing[kind] > g.post[store + kind]:
                    fits = False
            if fits:
                moves.append(fill[space])
                if total == 1:
                    continue
            for kind in range(KINDS):
                if missing[kind] and g.post[store + kind]:
                    moves.append(put[space * KINDS + kind])
        moves.append(words.done)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        words = g.components.words
        first = self.seat * MAT_SPACES
        if move.family is words.fill:
            fill_order(g, self.seat, first + move.index)
        elif move.family is words.put:
            put_good(g, self.seat, first + move.index // KINDS, move.index % KINDS)
        else:
            if not self.begun:
                tell_nothing(g, self.seat)
            return
        if can_deliver(g, self.seat):
            g.then(DELIVER_MORE[self.seat])

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.deliver", {}, "HAI-78")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        if move is words.done:
            return None
        c = g.components
        at = self.seat * MAT_SPACES + (move.index if move.family is words.fill else move.index // KINDS)
        order = g.orders[at]
        if move.family is words.fill:
            points, silver = g.worth_of_order(self.seat, order)
            return Message("does.fill", {"order": c.orders[order], "points": points, "silver": silver}, "HAI-79")
        return Message("does.put", {"order": c.orders[order], "missing": sum(g.missing(at)) - 1}, "HAI-78")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move.family is words.fill:
            return self.refused_order(g, move.index)
        if move.family is words.put:
            return self.refused_good(g, move.index // KINDS, move.index % KINDS)
        return not_asked(move, "HAI-78")

    def refused_order(self, g: Haithabu, space: int) -> Message:
        if g.orders[self.seat * MAT_SPACES + space] < 0:
            return Message("no.order-on-space", {"number": space + 1}, "HAI-78")
        return Message("no.not-all", {"number": space + 1}, "HAI-78")

    def refused_good(self, g: Haithabu, space: int, kind: int) -> Message:
        at = self.seat * MAT_SPACES + space
        named: dict[str, object] = {"number": space + 1, "kind": g.components.kinds[kind]}
        if g.orders[at] < 0:
            return Message("no.order-on-space", {"number": space + 1}, "HAI-78")
        if not g.missing(at)[kind]:
            return Message("no.not-needed", named, "HAI-78")
        if not g.post[self.seat * KINDS + kind]:
            return Message("no.post", {"kind": named["kind"]}, "HAI-43")
        return Message("no.fill-instead", {"number": space + 1}, "HAI-D16")


def can_deliver(g: Haithabu, seat: int) -> bool:
    """Does an order need anything that lies in the trading post?"""
    ordered = g.components.ordered
    for at in range(seat * MAT_SPACES, seat * MAT_SPACES + MAT_SPACES):
        order = g.orders[at]
        if order >= 0:
            asked, there = ordered[order], g.on_card[at]
            for kind in range(KINDS):
                if g.post[seat * KINDS + kind] and there[kind] < asked[kind]:
                    return True
    return False


def fill_order(g: Haithabu, seat: int, at: int) -> None:
    """All that an order lacks, at once."""
    missing = g.missing(at)
    for kind in range(KINDS):
        g.post[seat * KINDS + kind] -= missing[kind]
    g.on_card[at] = g.components.ordered[g.orders[at]]
    g.score_order(at)


def put_good(g: Haithabu, seat: int, at: int, kind: int) -> None:
    """One good; it cannot be taken back (HAI-78)."""
    g.post[seat * KINDS + kind] -= 1
    there = list(g.on_card[at])
    there[kind] += 1
    g.on_card[at] = tuple(there)
    if g.journal is not None:
        c = g.components
        g.tell("put", seat, {"kind": c.kinds[kind], "order": c.orders[g.orders[at]]}, "HAI-78")


# --- beginning -------------------------------------------------------------------------------------------------------


def begin_deliver(g: Haithabu, seat: int) -> None:
    if can_deliver(g, seat):
        g.then(DELIVER_GOODS[seat])
    else:
        tell_nothing(g, seat)


# Steps that hold no more than a seat or a space are shared by all positions.
TURN_UP: Final = [TurnUp(space) for space in range(DISPLAY)]
REFILL: Final = [Refill(space) for space in range(DISPLAY)]
ORDER_AND_GOOD_OR_POINT: Final = [OrderAndGood(seat) for seat in range(MOST_SEATS)]
TAKE_ORDER: Final = [TakeOrder(seat) for seat in range(MOST_SEATS)]
TAKE_GOOD: Final = [TakeGood(seat) for seat in range(MOST_SEATS)]
ORDER_AND_SALE_OR_POINT: Final = [OrderAndSale(seat) for seat in range(MOST_SEATS)]
GO_ON: Final = [GoOn(seat) for seat in range(MOST_SEATS)]
DELIVER_GOODS: Final = [Deliver(seat, begun=False) for seat in range(MOST_SEATS)]
DELIVER_MORE: Final = [Deliver(seat, begun=True) for seat in range(MOST_SEATS)]
