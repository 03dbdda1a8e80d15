"""The Exchange Office is charged (RIG-78): the last act of a turn."""

from typing import Any

from mypy_extensions import i64

from skerry.games.riga.covers import NOTHING_PAID, next_items, not_next, of_item
from skerry.games.riga.moves import FIRST_GOOD
from skerry.games.riga.payment import item_counts
from skerry.games.riga.state import EXCHANGES, Riga, RigaDecision, RigaStep
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import DONE, PART, Decision, not_asked


class Recharge(RigaStep):
    """As the last act of a turn an active Exchange Office that shows 0 may be charged (RIG-78, RIG-R31, RIG-R32)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Riga) -> None:
        due = g.components.exchange_charge_min_value
        if g.has(self.seat, EXCHANGES) and not g.charged[self.seat] and g.base_value_in_hand(self.seat) >= due:
            g.then(Charge(self.seat, FIRST_GOOD, due, NOTHING_PAID))


class Charge(RigaDecision):
    """RIG-D13: discard goods worth 6, at base value and without a superfluous card, or skip (RIG-78)."""

    def __init__(self, seat: int, item: int, owed: int, smallest: int) -> None:
        super().__init__(seat)
        self.item = item
        self.owed = owed
        self.smallest = smallest

    def moves(self, g: Riga) -> list[Move]:
        moves = self.goods_next(g)
        if self.smallest == NOTHING_PAID:
            moves.append(g.components.words.skip)
        return moves

    def goods_next(self, g: Riga) -> list[Move]:
        """The goods that come next in a minimal cover."""
        words = g.components.words.charge.moves
        counts = item_counts(g, self.seat)
        return next_items(words, self.values(g), counts, self.item, self.owed, self.smallest)

    def values(self, g: Riga) -> i64:
        """Only goods count, at their base value (RIG-R31)."""
        prices: i64 = g.components.base_prices
        return prices << 32

    def choose(self, g: Riga, move: Move) -> None:
        if move is g.components.words.skip:
            return
        value = g.components.base_value[move.index]
        g.discard_good(self.seat, move.index)
        if g.journal is not None:
            g.tell("charging", self.seat, {"good": g.components.goods[move.index]}, "RIG-78")
        if value < self.owed:
            g.then(Charge(self.seat, FIRST_GOOD + move.index, self.owed - value, min(value, self.smallest)))
        else:
            g.set_charged(self.seat, 1)
            if g.journal is not None:
                g.tell("charged", self.seat, {}, "RIG-78")

    def role(self, g: Riga, move: Move) -> int:
        return DONE if move is g.components.words.skip else PART

    def goes_on(self, g: Riga, before: Decision[Any]) -> bool:
        return isinstance(before, Charge)

    def sum_up(self, g: Riga, picks: list[Move]) -> Message | None:
        paid = sum([g.components.base_value[move.index] for move in picks])
        told: dict[str, object] = {"paid": paid, "due": self.owed}
        told |= {"owed": max(self.owed - paid, 0), "lost": max(paid - self.owed, 0)}
        return Message("sum.charge", told, "RIG-78")

    def silent(self, g: Riga, move: Move) -> bool:
        return move is g.components.words.skip

    def reveals(self, g: Riga, move: Move) -> bool:
        return g.has_secret_goods(self.seat)

    def coherent(self, g: Riga) -> bool:
        return len(self.goods_next(g)) > 0

    def prompt(self, g: Riga) -> Message:
        key = "ask.charge" if self.smallest == NOTHING_PAID else "ask.charge-more"
        return Message(key, {"owed": self.owed}, "RIG-78")

    def refusal(self, g: Riga, move: Move) -> Message:
        words = g.components.words
        if move is words.skip:
            return Message("no.skip-now", {}, "RIG-78")
        if move.family is words.charge:
            good = g.components.goods[move.index]
            counts = item_counts(g, self.seat)
            if of_item(counts, FIRST_GOOD + move.index) == 0:
                return Message("no.good-not-in-hand", {"good": good}, "RIG-78")
            key = not_next(self.values(g), counts, FIRST_GOOD + move.index, self.item, self.owed)
            return Message(key, {"item": good}, "RIG-R31" if key == "no.superfluous" else "RIG-D13")
        return not_asked(move, "RIG-78")
