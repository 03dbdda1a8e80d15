"""What warehouses and trading posts hold, and the fee for it (HAI-107): step 7 of the turn change."""

from typing import Any, Final

from skerry.games.haithabu.components import KINDS, MOST_SEATS
from skerry.games.haithabu.night import give_back, refused_good
from skerry.games.haithabu.state import (
    NOTE_FEE,
    NOTE_RETURNED,
    POST,
    STORAGE,
    WAREHOUSE,
    Haithabu,
    HaithabuDecision,
    HaithabuStep,
    ask_in_turn_order,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import PART, Decision, not_asked


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


# Steps that hold no more than a seat are shared by all positions.
STORE: Final = Store()
STORAGE_OF: Final[list[HaithabuStep]] = [Storage(seat) for seat in range(MOST_SEATS)]
RETURN_SURPLUS: Final = [[ReturnSurplus(seat, place) for seat in range(MOST_SEATS)] for place in (WAREHOUSE, POST)]
COVER_FEE: Final = [CoverFee(seat) for seat in range(MOST_SEATS)]
