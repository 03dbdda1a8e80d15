"""Trading (HAI-34 to HAI-48, HAI-68, HAI-69, HAI-84, HAI-85): the market, selling dear and buying cheap."""

from typing import Any, Final

from skerry.games.haithabu.components import KINDS, MOST_SEATS, TRADER
from skerry.games.haithabu.house import ANY_MIX
from skerry.games.haithabu.state import BIT, WAREHOUSE, Haithabu, HaithabuDecision
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import ALONE, DONE, PART, Decision, not_asked

BUY: Final = -1
SELL: Final = 1
"""Which way a price is shifted in favour of who trades."""


def unit_price(g: Haithabu, seat: int, kind: int, way: int, levels: int, before: int) -> int:
    """The price of a good with its better levels, after the goods traded before it in the action (HAI-93)."""
    c = g.components
    if g.owner[TRADER] == seat and before < c.trader_goods:
        levels += c.trader_levels
    return g.price(kind, way * levels)


def total_price(g: Haithabu, seat: int, kind: int, way: int, count: int) -> int:
    """Of a number of goods on the market: the Trader helps with the first of them (HAI-93, HAI-R15)."""
    helped = min(count, g.components.trader_goods) if g.owner[TRADER] == seat else 0
    return helped * unit_price(g, seat, kind, way, 0, 0) + (count - helped) * g.price(kind, 0)


def may_buy(g: Haithabu, kind: int) -> bool:
    """Nothing of the kind was sold in this phase, and a cube of it can be had (HAI-41, HAI-45)."""
    return not g.sold & BIT[kind] and g.market[kind] + g.supply[kind] > 0


def may_sell(g: Haithabu, seat: int, kind: int) -> bool:
    """Nothing of the kind was bought in this phase, and one lies in the trading post (HAI-43, HAI-45)."""
    return not g.bought & BIT[kind] and g.post[seat * KINDS + kind] > 0


def refused_buying(g: Haithabu, kind: int, cost: int) -> Message:
    """Why a good cannot be bought."""
    c = g.components
    if g.sold & BIT[kind]:
        return Message("no.sold-before", {"kind": c.kinds[kind]}, "HAI-45")
    if g.market[kind] + g.supply[kind] == 0:
        return Message("no.none-left", {"kind": c.kinds[kind]}, "HAI-41")
    return Message("no.silver", {"cost": cost, "silver": g.silver[g.active], "markers": g.markers}, "HAI-32")


def refused_selling(g: Haithabu, kind: int) -> Message:
    """Why a good cannot be sold."""
    if g.bought & BIT[kind]:
        return Message("no.bought-before", {"kind": g.components.kinds[kind]}, "HAI-45")
    return Message("no.post", {"kind": g.components.kinds[kind]}, "HAI-43")


# --- the market ------------------------------------------------------------------------------------------------------


class Market(HaithabuDecision):
    """HAI-D9: buy or sell any number of one kind (HAI-46 to HAI-48)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = [words.nothing]
        moves += words.buy.moves[: most_to_buy(g, self.seat, g.space)]
        moves += words.sell.moves[: most_to_sell(g, self.seat, g.space)]
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        words = g.components.words
        if move.family is words.buy:
            buy(g, self.seat, g.space, move.index + 1)
        elif move.family is words.sell:
            sell(g, self.seat, g.space, move.index + 1)
        else:
            tell_nothing(g, self.seat)

    def role(self, g: Haithabu, move: Move) -> int:
        return ALONE if move is g.components.words.nothing else PART

    def counts_as(self, g: Haithabu, move: Move) -> tuple[Move, int]:
        return move.family.moves[0], move.index + 1

    def prompt(self, g: Haithabu) -> Message:
        c, seat, kind = g.components, self.seat, g.space
        values: dict[str, object] = {
            "kind": c.kinds[kind],
            "cost": unit_price(g, seat, kind, BUY, 0, 0),
            "gain": unit_price(g, seat, kind, SELL, 0, 0),
            "helped": c.trader_goods if g.owner[TRADER] == seat else 0,
            "price": g.price(kind, 0),
            "silver": g.silver[seat],
        }
        return Message("ask.market", values, "HAI-46")

    def title(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        values: dict[str, object] = {"count": move.index + 1, "kind": g.components.kinds[g.space]}
        if move.family is words.buy:
            return Message("full.buy", values)
        return Message("full.sell", values) if move.family is words.sell else None

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        count = move.index + 1
        if move.family is words.buy:
            cost = total_price(g, self.seat, g.space, BUY, count)
            return buying_effect(g, self.seat, g.space, count, cost)
        if move.family is words.sell:
            return selling_effect(g, self.seat, g.space, total_price(g, self.seat, g.space, SELL, count))
        return None

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        count = move.index + 1
        if move.family is words.buy:
            there = g.market[g.space] + g.supply[g.space]
            if there < count and may_buy(g, g.space):
                return Message("no.that-many", {"kind": g.components.kinds[g.space], "there": there}, "HAI-41")
            return refused_buying(g, g.space, total_price(g, self.seat, g.space, BUY, count))
        if move.family is words.sell:
            return refused_selling(g, g.space)
        return not_asked(move, "HAI-46")


def most_to_buy(g: Haithabu, seat: int, kind: int) -> int:
    """As many as can be had and paid, with all loans that are left."""
    if not may_buy(g, kind):
        return 0
    c = g.components
    there = g.market[kind] + g.supply[kind]
    funds = g.silver[seat] + c.payout * g.markers
    better = unit_price(g, seat, kind, BUY, 0, 0)
    helped = min(c.trader_goods, funds // better) if g.owner[TRADER] == seat else 0
    return min(there, helped + (funds - helped * better) // g.price(kind, 0))


def most_to_sell(g: Haithabu, seat: int, kind: int) -> int:
    return g.post[seat * KINDS + kind] if may_sell(g, seat, kind) else 0


def begin_market(g: Haithabu, seat: int) -> None:
    """The space allows to buy or to sell its kind, if either is possible."""
    if most_to_buy(g, seat, g.space) or most_to_sell(g, seat, g.space):
        g.then(MARKET[seat])
    else:
        tell_nothing(g, seat)


def buy(g: Haithabu, seat: int, kind: int, count: int) -> None:
    """Cubes of the market area first, then of the supply, all at the same price (HAI-41, HAI-47)."""
    cost = total_price(g, seat, kind, BUY, count)
    g.pay(seat, cost)
    from_market = min(count, g.market[kind])
    g.market[kind] -= from_market
    g.supply[kind] -= count - from_market
    g.warehouse[seat * KINDS + kind] += count
    g.bought |= BIT[kind]
    tell_bought(g, seat, kind, count, cost, "HAI-47")
    g.price_after_buying(kind)


def sell(g: Haithabu, seat: int, kind: int, count: int) -> None:
    """Cubes go from the trading post into the market area; one level down, however many (HAI-38, HAI-48)."""
    silver = total_price(g, seat, kind, SELL, count)
    g.earn(seat, silver)
    g.sold |= BIT[kind]
    if g.journal is not None:
        g.tell("sold", seat, {"count": count, "kind": g.components.kinds[kind], "silver": silver}, "HAI-48")
    into_empty_market(g, seat, kind)
    g.post[seat * KINDS + kind] -= count
    g.market[kind] += count
    g.move_price(kind, -1)


def into_empty_market(g: Haithabu, seat: int, kind: int) -> None:
    """Points for who sells a kind of which the market area has no cube (HAI-44)."""
    if g.market[kind]:
        return
    points = g.components.empty_market_points
    g.points[seat] += points
    if g.journal is not None:
        g.tell("empty-market", seat, {"kind": g.components.kinds[kind], "points": points}, "HAI-44")


def tell_bought(g: Haithabu, seat: int, kind: int, count: int, cost: int, rule: str) -> None:
    if g.journal is not None:
        g.tell("bought", seat, {"count": count, "kind": g.components.kinds[kind], "cost": cost}, rule)


def tell_nothing(g: Haithabu, seat: int) -> None:
    """Told alike of those who want nothing and of those who can do nothing (HAI-R50)."""
    if g.journal is not None:
        g.tell("nothing", seat, {"space": g.space_named(g.space)}, "HAI-22")


def buying_effect(g: Haithabu, seat: int, kind: int, count: int, cost: int) -> Message:
    """What a purchase costs, what is left, what the warehouse cannot keep, and where the price goes."""
    rise = 1 if count < g.market[kind] else 2
    over = max(g.stored(WAREHOUSE, seat) + count - g.storage_limit(seat), 0)
    values: dict[str, object] = {
        **g.payment(seat, cost),
        "kind": g.components.kinds[kind],
        "over": over,
        "price": g.price(kind, rise),
    }
    return Message("does.buy", values, "HAI-36", doubtful=over > 0 or g.loans_for(seat, cost) > 0)


def selling_effect(g: Haithabu, seat: int, kind: int, silver: int) -> Message:
    """What a sale brings, and where the price goes."""
    points = 0 if g.market[kind] else g.components.empty_market_points
    values: dict[str, object] = {
        "kind": g.components.kinds[kind],
        "silver": silver,
        "points": points,
        "left": g.silver[seat] + silver,
        "price": g.price(kind, -1),
    }
    return Message("does.sell", values, "HAI-38")


# --- one good at a time: spaces C, G and H ---------------------------------------------------------------------------


def keeps_legal(g: Haithabu, kind: int) -> bool:
    """All of one kind or all of different kinds, or as a house rule in any mix (HAI-R13)."""
    traded = g.traded
    if len(traded) < 2 or g.house & ANY_MIX:
        return True
    if traded[0] == traded[1]:
        return kind == traded[0]
    return kind not in traded


def cost_of_one(g: Haithabu, seat: int, kind: int) -> int:
    """On space G, one level below the marker (HAI-84)."""
    return unit_price(g, seat, kind, BUY, 1, len(g.traded))


def gain_of_one(g: Haithabu, seat: int, kind: int, levels: int) -> int:
    return unit_price(g, seat, kind, SELL, levels, len(g.traded))


def sell_one(g: Haithabu, seat: int, kind: int, levels: int, rule: str) -> None:
    """A good is sold when it is chosen; its price moves later (HAI-35, HAI-68, HAI-87)."""
    silver = gain_of_one(g, seat, kind, levels)
    g.earn(seat, silver)
    g.sold |= BIT[kind]
    g.traded += (kind,)
    if g.journal is not None:
        g.tell("sold", seat, {"count": 1, "kind": g.components.kinds[kind], "silver": silver}, rule)
    into_empty_market(g, seat, kind)
    g.post[seat * KINDS + kind] -= 1
    g.market[kind] += 1


def buy_one(g: Haithabu, seat: int, kind: int) -> None:
    """A good is paid when it is chosen (HAI-D19)."""
    cost = cost_of_one(g, seat, kind)
    g.pay(seat, cost)
    g.bought |= BIT[kind]
    g.traded += (kind,)
    if g.market[kind]:
        g.market[kind] -= 1
    else:
        g.supply[kind] -= 1
    g.warehouse[seat * KINDS + kind] += 1
    tell_bought(g, seat, kind, 1, cost, "HAI-84")


class SellDear(HaithabuDecision):
    """HAI-D13, space C: up to three goods, one level above the marker (HAI-68)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = [words.sell_one.moves[kind] for kind in range(KINDS) if can_sell_one(g, self.seat, kind)]
        moves.append(words.done)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        if move is g.components.words.done:
            end_selling(g, self.seat)
        else:
            sell_one(g, self.seat, move.index, 1, "HAI-68")
            go_on_selling(g, self.seat)

    def role(self, g: Haithabu, move: Move) -> int:
        return DONE if move is g.components.words.done else PART

    def any_order(self, g: Haithabu) -> bool:
        return True

    def goes_on(self, g: Haithabu, before: Decision[Any]) -> bool:
        return isinstance(before, SellDear)

    def sum_up(self, g: Haithabu, picks: list[Move]) -> Message | None:
        silver = 0
        for place, move in enumerate(picks):
            silver += unit_price(g, self.seat, move.index, SELL, 1, len(g.traded) + place)
        return Message("sum.sell", {"silver": silver, "left": g.silver[self.seat] + silver}, "HAI-68")

    def prompt(self, g: Haithabu) -> Message:
        values: dict[str, object] = {"count": g.components.trade_most - len(g.traded), "silver": g.silver[self.seat]}
        return Message("ask.sell-mix" if g.house & ANY_MIX else "ask.sell-dear", values, "HAI-68")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        if move is g.components.words.done:
            return None
        return selling_effect(g, self.seat, move.index, gain_of_one(g, self.seat, move.index, 1))

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is not g.components.words.sell_one:
            return not_asked(move, "HAI-68")
        if may_sell(g, self.seat, move.index):
            return Message("no.mixture", {}, "HAI-R13")
        return refused_selling(g, move.index)


def can_sell_one(g: Haithabu, seat: int, kind: int) -> bool:
    return may_sell(g, seat, kind) and keeps_legal(g, kind)


def can_sell_any(g: Haithabu, seat: int) -> bool:
    for kind in range(KINDS):
        if can_sell_one(g, seat, kind):
            return True
    return False


def go_on_selling(g: Haithabu, seat: int) -> None:
    """Ask for the next good while one may be sold."""
    if len(g.traded) < g.components.trade_most and can_sell_any(g, seat):
        g.then(SELL_DEAR[seat])
    else:
        end_selling(g, seat)


def end_selling(g: Haithabu, seat: int) -> None:
    """The price of each kind sold falls by one level (HAI-38, HAI-69)."""
    if not g.traded:
        tell_nothing(g, seat)
    for kind in range(KINDS):
        if kind in g.traded:
            g.move_price(kind, -1)


class BuyCheap(HaithabuDecision):
    """HAI-D19, space G: up to three goods, one level below the marker (HAI-84)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = [words.buy_one.moves[kind] for kind in range(KINDS) if can_buy_one(g, self.seat, kind)]
        moves.append(words.done)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        if move is g.components.words.done:
            end_buying(g, self.seat)
        else:
            buy_one(g, self.seat, move.index)
            go_on_buying(g, self.seat)

    def role(self, g: Haithabu, move: Move) -> int:
        return DONE if move is g.components.words.done else PART

    def any_order(self, g: Haithabu) -> bool:
        return True

    def goes_on(self, g: Haithabu, before: Decision[Any]) -> bool:
        return isinstance(before, BuyCheap)

    def sum_up(self, g: Haithabu, picks: list[Move]) -> Message | None:
        silver = 0
        for place, move in enumerate(picks):
            silver += unit_price(g, self.seat, move.index, BUY, 1, len(g.traded) + place)
        return Message("sum.buy", g.payment(self.seat, silver), "HAI-84")

    def prompt(self, g: Haithabu) -> Message:
        values: dict[str, object] = {"count": g.components.trade_most - len(g.traded), "silver": g.silver[self.seat]}
        return Message("ask.buy-mix" if g.house & ANY_MIX else "ask.buy-cheap", values, "HAI-84")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        if move is g.components.words.done:
            return None
        return buying_effect(g, self.seat, move.index, 1, cost_of_one(g, self.seat, move.index))

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is not g.components.words.buy_one:
            return not_asked(move, "HAI-84")
        cost = cost_of_one(g, self.seat, move.index)
        if may_buy(g, move.index) and g.affordable(self.seat, cost):
            return Message("no.mixture", {}, "HAI-R13")
        return refused_buying(g, move.index, cost)


def can_buy_one(g: Haithabu, seat: int, kind: int) -> bool:
    return may_buy(g, kind) and keeps_legal(g, kind) and g.affordable(seat, cost_of_one(g, seat, kind))


def go_on_buying(g: Haithabu, seat: int) -> None:
    """Ask for the next good while one may be bought."""
    if len(g.traded) < g.components.trade_most:
        for kind in range(KINDS):
            if can_buy_one(g, seat, kind):
                g.then(BUY_CHEAP[seat])
                return
    end_buying(g, seat)


def end_buying(g: Haithabu, seat: int) -> None:
    """The price of each kind bought rises (HAI-36, HAI-37, HAI-85)."""
    if not g.traded:
        tell_nothing(g, seat)
    for kind in range(KINDS):
        if kind in g.traded:
            g.price_after_buying(kind)


# Steps that hold no more than a seat are shared by all positions.
MARKET: Final = [Market(seat) for seat in range(MOST_SEATS)]
SELL_DEAR: Final = [SellDear(seat) for seat in range(MOST_SEATS)]
BUY_CHEAP: Final = [BuyCheap(seat) for seat in range(MOST_SEATS)]
