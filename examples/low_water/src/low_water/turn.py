"""A turn (LOW-6 to LOW-13): haul at a wreck, or row home."""

from typing import Final

from low_water.cards import DrawCards
from low_water.components import SEATS
from low_water.home import row_home
from low_water.state import LowWater, LowWaterDecision
from low_water.tide import ROLLS
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import Step


class Turns(Step[LowWater]):
    """Clockwise, one crew on the reef after the other, until there is none (LOW-6, LOW-20)."""

    def run(self, g: LowWater) -> None:
        waiting = g.on_reef(g.beginner if g.turns == 0 else g.active + 1)
        if waiting:
            g.turns += 1
            g.active = waiting[0]
            g.dice = []
            g.then(TURN[g.active], self)


class Turn(LowWaterDecision):
    """Haul at a wreck that is dry, with or without a rope, or row home, with or without powder (LOW-7)."""

    def moves(self, g: LowWater) -> list[Move]:
        c, hand = g.components, g.hands[self.seat]
        dry = [wreck for wreck in range(len(c.wrecks)) if c.is_dry(wreck, g.left())] if self.has_room(g) else []
        moves = [c.words.haul[wreck] for wreck in dry]
        if hand[c.rope]:
            moves += [c.words.rope[wreck] for wreck in dry]
        moves.append(c.words.home)
        if hand[c.powder] and self.others(g):
            moves.append(c.words.powder)
        return moves

    def choose(self, g: LowWater, move: Move) -> None:
        words = g.components.words
        if move is words.home or move is words.powder:
            row_home(g, self.seat, powder=move is words.powder)
        else:
            haul(g, self.seat, move.index, rope=move.family is words.rope)

    def has_room(self, g: LowWater) -> bool:
        """A full boat takes no more (LOW-12)."""
        return g.cards(self.seat) < g.components.boat

    def others(self, g: LowWater) -> bool:
        """Is another crew on the reef (LOW-14)?"""
        return len(g.on_reef(self.seat)) > 1

    def reveals(self, g: LowWater, move: Move) -> bool:
        """A crew that uses a card shows it, and one that rows home shows them all."""
        return move.family is not g.components.words.haul

    def prompt(self, g: LowWater) -> Message:
        return Message("ask.turn" if self.has_room(g) else "ask.full", {"left": g.left()}, "LOW-7")

    def effect(self, g: LowWater, move: Move) -> Message | None:
        c = g.components
        if move is c.words.home or move is c.words.powder:
            return Message("does.row-laden" if self.is_slow(g, move) else "does.row", {}, "LOW-15")
        wreck = c.wrecks[move.index]
        dice = wreck.dice - (move.family is c.words.rope)
        draws = min(wreck.draws, c.boat - g.cards(self.seat))
        return Message("does.haul", {"draws": draws, "throws": wreck.throws, "dice": dice}, "LOW-9")

    def is_slow(self, g: LowWater, move: Move) -> bool:
        """Will the boat be laden on its way? Powder is lit before it leaves (LOW-14, LOW-15)."""
        return g.cards(self.seat) - (move is g.components.words.powder) >= g.components.laden

    def refusal(self, g: LowWater, move: Move) -> Message:
        c = g.components
        if move.family is c.words.rope and not g.hands[self.seat][c.rope]:
            return Message("no.card", {"cargo": c.cargo[c.rope]}, "LOW-13")
        if move.family is c.words.haul or move.family is c.words.rope:
            if not self.has_room(g):
                return Message("no.room", {"boat": c.boat}, "LOW-12")
            values: dict[str, object] = {"wreck": c.wrecks[move.index].id, "room": c.wrecks[move.index].room}
            return Message("no.drowned", {**values, "left": g.left()}, "LOW-11")
        if move is c.words.powder:
            if g.hands[self.seat][c.powder]:
                return Message("no.others", {}, "LOW-14")
            return Message("no.card", {"cargo": c.cargo[c.powder]}, "LOW-14")
        return super().refusal(g, move)


def haul(g: LowWater, seat: int, wreck: int, *, rope: bool) -> None:
    """Draw cards, throw some away, roll the dice; a rope saves one of them (LOW-8 to LOW-13)."""
    c = g.components
    there = c.wrecks[wreck]
    g.wrecks[seat] = wreck
    g.dice_left = there.dice
    g.tell("hauls", seat, {"wreck": there.id, "rope": int(rope)}, "LOW-9")
    if rope:
        g.show(seat, c.rope)
        g.dice_left -= 1
    g.then(ROLLS)
    if there.throws:
        g.then(THROW[seat])
    g.then(DrawCards(seat, min(there.draws, c.boat - g.cards(seat)), "LOW-8"))


class Throw(LowWaterDecision):
    """At the sloop there is time to look: one card of the hand goes overboard, for all to see (LOW-10)."""

    def moves(self, g: LowWater) -> list[Move]:
        return [g.components.words.throw[kind] for kind, count in enumerate(g.hands[self.seat]) if count]

    def choose(self, g: LowWater, move: Move) -> None:
        g.show(self.seat, move.index)
        g.tell("threw", self.seat, {"cargo": g.components.cargo[move.index]}, "LOW-10")

    def reveals(self, g: LowWater, move: Move) -> bool:
        return True

    def prompt(self, g: LowWater) -> Message:
        return Message("ask.throw", {"dice": g.dice_left}, "LOW-10")

    def refusal(self, g: LowWater, move: Move) -> Message:
        words = g.components.words
        if move.family is words.throw:
            return Message("no.card", {"cargo": g.components.cargo[move.index]}, "LOW-10")
        return super().refusal(g, move)


# These hold no more than a seat, so all positions share one of each.
TURNS: Final = Turns()
TURN: Final = [Turn(seat) for seat in range(SEATS[-1])]
THROW: Final = [Throw(seat) for seat in range(SEATS[-1])]
