"""Functions that draw or swap cards: Treasury, Builders' Yard, Monastery (RIG-54, RIG-64, RIG-72, RIG-75)."""

from typing import Final

from skerry.games.riga.draw import DrawGood, LookAtBuildings, keep_looked_at, names, refused_keep
from skerry.games.riga.goods import KINDS, ONE, count
from skerry.games.riga.house import PILE_ONLY, YARD
from skerry.games.riga.moves import BUILDERS_YARD, MONASTERY, TREASURY
from skerry.games.riga.state import (
    MONASTERIES,
    ONE_OF,
    ONE_SHOT,
    TREASURIES,
    YARDS,
    Riga,
    RigaDecision,
    RigaStep,
    replaced,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import not_asked

CARD_FUNCTIONS: Final = 63 * (ONE_OF[TREASURIES] + ONE_OF[YARDS] + ONE_OF[MONASTERIES])
"""The part of `ready` that the functions of this chapter take."""
USED: Final = [TREASURIES, YARDS, MONASTERIES]
"""Which provision each `use …` comes from."""


def add_usable(g: Riga, seat: int, before_taking: bool, moves: list[Move]) -> None:
    """Add the functions that could be used now to some effect (RIG-54, RIG-R35); the Monastery only before taking."""
    if g.ready[seat] & CARD_FUNCTIONS == 0:
        return
    use = g.components.words.use.moves
    if g.has(seat, TREASURIES) and g.goods_can_be_drawn():
        moves.append(use[TREASURY])
    if g.has(seat, YARDS) and yard_draws(g):
        moves.append(use[BUILDERS_YARD])
    if before_taking and g.has(seat, MONASTERIES) and first_goods(g):
        moves.append(use[MONASTERY])


def use(g: Riga, seat: int, function: int) -> None:
    """Begin a function chosen with `use …`; it is marked as used (RIG-57)."""
    if function == TREASURY:
        tell_used(g, seat, g.spend(seat, TREASURIES), "RIG-72")
        g.then(LookAtGoods(seat, g.components.treasury_draw))
    elif function == BUILDERS_YARD:
        tell_used(g, seat, g.spend(seat, YARDS), "RIG-64")
        g.then(LookAtBuildings(seat, yard_draws(g), YardPick(seat), "RIG-64"))
    else:
        tell_used(g, seat, g.spend(seat, MONASTERIES), "RIG-75")
        g.then(SwapFirst(seat))


def yard_draws(g: Riga) -> int:
    """How many buildings a Builders' Yard draws: all there are if there are fewer, in both piles or in one (RIG-R7)."""
    there = len(g.building_pile) if pile_only(g) else len(g.building_pile) + len(g.building_discard)
    return min(g.components.builders_yard_draw, there)


def pile_only(g: Riga) -> bool:
    """By a house rule a Builders' Yard never reshuffles."""
    return bool(g.variants[YARD] == PILE_ONLY)


def refused_function(g: Riga, seat: int, provision: int, function: str) -> Message:
    """Why a one-shot function cannot be used now: it would do nothing, or it is fresh, used or not there."""
    values: dict[str, object] = {"function": function}
    owned = [b for b in g.built[seat] if ONE_SHOT[g.components.function[b]] == provision]
    if g.has(seat, provision):
        if provision == YARDS and pile_only(g):
            return Message("no.pile", values, "RIG-R7")
        return Message("no.effect", values, "RIG-R30" if provision == MONASTERIES else "RIG-R35")
    if owned and owned[-1] in g.fresh:
        return Message("no.fresh", values, "RIG-55")
    if owned:
        return Message("no.used", values, "RIG-57")
    return Message("no.function", values, "RIG-54")


def tell_used(g: Riga, seat: int, building: int, rule: str) -> None:
    if g.journal is not None:
        g.tell("used", seat, {"building": g.components.buildings[building]}, rule)


class LookAtGoods(RigaStep):
    """This many goods are drawn for the Treasury, or as many as there are; then the player picks (RIG-72, RIG-20)."""

    def __init__(self, owner: int, left: int) -> None:
        self.owner = owner
        self.left = left

    def run(self, g: Riga) -> None:
        if self.left and g.goods_can_be_drawn():
            g.refill_goods()
            g.then(DrawForTreasury(self.owner), LookAtGoods(self.owner, self.left - 1))
        else:
            g.then(TreasuryPick(self.owner))


class DrawForTreasury(DrawGood):
    """A good that only the player who draws it sees (RIG-72, RIG-R28)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def audience(self, g: Riga, move: Move) -> int:
        return self.owner

    def choose(self, g: Riga, move: Move) -> None:
        g.goods_pile -= ONE[move.index]
        g.looking_goods += (move.index,)
        if g.journal is not None:
            g.tell("drew-good", self.owner, {"good": g.components.goods[move.index]}, "RIG-72", self.owner)


class TreasuryPick(RigaDecision):
    """RIG-D6: keep one of the goods drawn, unseen by the others; the rest are discarded openly (RIG-72)."""

    def moves(self, g: Riga) -> list[Move]:
        return [g.components.words.keep.moves[kind] for kind in range(KINDS) if kind in g.looking_goods]

    def choose(self, g: Riga, move: Move) -> None:
        kept = move.index
        g.goods[self.seat] += ONE[kept]
        g.secret = replaced(g.secret, self.seat, g.secret[self.seat] + ONE[kept])
        rejected = list(g.looking_goods)
        rejected.remove(kept)
        for kind in rejected:
            g.goods_discard += ONE[kind]
        g.looking_goods = ()
        if g.journal is not None:
            goods = g.components.goods
            g.tell("treasury-rejected", self.seat, {"goods": sorted([goods[kind] for kind in rejected])}, "RIG-72")
            g.tell("treasury-kept", self.seat, {"good": goods[kept]}, "RIG-72", self.seat)

    def audience(self, g: Riga, move: Move) -> int:
        return self.seat

    def reveals(self, g: Riga, move: Move) -> bool:
        return True  # the rest is discarded openly

    def prompt(self, g: Riga) -> Message:
        return Message("ask.keep", {"goods": [g.components.goods[kind] for kind in g.looking_goods]}, "RIG-72")

    def refusal(self, g: Riga, move: Move) -> Message:
        if move.family is g.components.words.keep:
            return Message("no.good-not-drawn", {"good": g.components.goods[move.index]}, "RIG-72")
        return not_asked(move, "RIG-72")


class YardPick(RigaDecision):
    """RIG-D7: keep one of the buildings drawn or none; the rest are put away face down (RIG-64, RIG-R29)."""

    def moves(self, g: Riga) -> list[Move]:
        words = g.components.words
        return [words.keep_building.moves[building] for building in g.looking] + [words.keep_none]

    def choose(self, g: Riga, move: Move) -> None:
        kept = -1 if move is g.components.words.keep_none else move.index
        if g.journal is not None:
            g.tell("yard-done", self.seat, {"drawn": len(g.looking), "kept": int(kept >= 0)}, "RIG-64")
        keep_looked_at(g, self.seat, kept, "RIG-64")

    def audience(self, g: Riga, move: Move) -> int:
        return self.seat

    def prompt(self, g: Riga) -> Message:
        key = "ask.yard-pile" if pile_only(g) else "ask.yard"
        return Message(key, {"buildings": names(g, g.looking)}, "RIG-64")

    def refusal(self, g: Riga, move: Move) -> Message:
        return refused_keep(g, move, "RIG-64")


class SwapFirst(RigaDecision):
    """RIG-D4: the first good to swap, in the earlier of the two rows (RIG-75)."""

    def moves(self, g: Riga) -> list[Move]:
        return first_goods(g)

    def choose(self, g: Riga, move: Move) -> None:
        g.then(SwapSecond(self.seat, move.index))

    def prompt(self, g: Riga) -> Message:
        return Message("ask.swap", {}, "RIG-75")

    def refusal(self, g: Riga, move: Move) -> Message:
        if move.family is g.components.words.swap:
            return Message("no.swap", {}, "RIG-75")
        return not_asked(move, "RIG-75")


class SwapSecond(RigaDecision):
    """RIG-D5: the good of a later row it is swapped with, of another kind (RIG-75, RIG-R30)."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def moves(self, g: Riga) -> list[Move]:
        return second_goods(g, self.first)

    def choose(self, g: Riga, move: Move) -> None:
        first, second = self.first, move.index
        first_row, second_row = first // KINDS, second // KINDS
        change = ONE[second % KINDS] - ONE[first % KINDS]
        g.rows[first_row] += change
        g.rows[second_row] -= change
        if g.journal is not None:
            goods = g.components.goods
            swapped = [goods[first % KINDS], goods[second % KINDS]]
            g.tell("swapped", self.seat, {"rows": [first_row + 1, second_row + 1], "goods": swapped}, "RIG-75")
        g.swapped = (first_row, second_row)

    def prompt(self, g: Riga) -> Message:
        values: dict[str, object] = {"row": self.first // KINDS + 1, "good": g.components.goods[self.first % KINDS]}
        return Message("ask.swap-with", values, "RIG-75")

    def refusal(self, g: Riga, move: Move) -> Message:
        if move.family is g.components.words.swap_with:
            return Message("no.swap-with", {}, "RIG-75")
        return not_asked(move, "RIG-75")


def first_goods(g: Riga) -> list[Move]:
    """Goods of a row for which a later row holds another kind; a good of a row is row * KINDS + kind."""
    swap = g.components.words.swap.moves
    return [swap[first] for first in range(len(g.rows) * KINDS) if lies_there(g, first) and second_goods(g, first)]


def second_goods(g: Riga, first: int) -> list[Move]:
    """Goods of later rows, of another kind than the first."""
    swap_with = g.components.words.swap_with.moves
    next_row = first // KINDS * KINDS + KINDS
    return [
        swap_with[second]
        for second in range(next_row, len(g.rows) * KINDS)
        if lies_there(g, second) and second % KINDS != first % KINDS
    ]


def lies_there(g: Riga, good: int) -> bool:
    """Does the row hold this kind?"""
    return count(g.rows[good // KINDS], good % KINDS) > 0
