"""What a player of Haithabu still lacks: goods for the orders on the mat, room in the stores, silver for the fee."""

from collections.abc import Mapping
from typing import Final

from skerry.games.haithabu.views import HaithabuView, OrderOnMat, Player
from skerry.kernel.errors import Message

MOST: Final = 3
"""Orders that are told, those first that fall off first."""


def plan(view: HaithabuView, seat: int) -> list[Message]:
    if view.over:
        return []
    of, told = view.players[seat], Orders(view, seat).told()
    if view.stage == "set-up" or view.turn == view.turns:
        return told
    return [*over_limit(of), *short_of_fee(of), *(told or [Message("plan.no-order", {}, "HAI-70")])]


class Orders:
    """The orders of a seat, those first that fall off first: each in turn uses up goods that are there."""

    def __init__(self, view: HaithabuView, seat: int) -> None:
        self.view = view
        self.of = view.players[seat]
        self.post = dict(self.of.post)
        self.warehouse = dict(self.of.warehouse)

    def told(self) -> list[Message]:
        orders = [order for order in self.of.orders if order is not None]
        return [self.one(order) for order in sorted(orders, key=self.turns)[:MOST]]

    def turns(self, order: OrderOnMat) -> int:
        """The game turns in which it can still be filled, this one included; at the turn change this one is over."""
        return order.turns_left or self.view.turns - max(self.view.turn, 1) + (self.view.stage in ("set-up", "turn"))

    def one(self, order: OrderOnMat) -> Message:
        """What is nowhere, else what is only in the warehouse; else it can be delivered."""
        wanted = {kind: count + order.goods[kind] for kind, count in order.missing.items()}
        values: dict[str, object] = {"wanted": listed(wanted), "turns": self.turns(order)}
        to_carry = use_up(self.post, order.missing)
        lacking = use_up(self.warehouse, to_carry)
        if lacking:
            key = "plan.lacks-all" if listed(lacking) == listed(wanted) else "plan.lacks"
            return Message(key, values | {"goods": listed(lacking)}, "HAI-78")
        if to_carry:
            key = "plan.carry" if self.of.wagon or self.of.ship else "plan.no-vehicle"
            return Message(key, values | {"goods": listed(to_carry)}, "HAI-81")
        return Message("plan.deliver", values, "HAI-79")


def use_up(there: dict[str, int], wanted: Mapping[str, int]) -> dict[str, int]:
    """Takes what is wanted from what is there; what is lacking of it."""
    lacking = {}
    for kind, count in wanted.items():
        used = min(count, there[kind])
        there[kind] -= used
        if used < count:
            lacking[kind] = count - used
    return lacking


def listed(goods: Mapping[str, int]) -> list[str]:
    return [f"{count} {kind}" for kind, count in goods.items() if count]


def over_limit(of: Player) -> list[Message]:
    """What would have to be returned if it were the turn change now (HAI-107)."""
    full = [store for store in of.stores() if store.total > store.limit]
    return [
        Message("plan.over-limit", {"place": store.place, "over": store.total - store.limit}, "HAI-107")
        for store in full
    ]


def short_of_fee(of: Player) -> list[Message]:
    """What storing the goods would cost, if the silver isn't enough for it (HAI-107)."""
    if of.silver is None or of.fee <= of.silver:
        return []
    return [Message("plan.fee", {"fee": of.fee, "missing": of.fee - of.silver}, "HAI-107")]
