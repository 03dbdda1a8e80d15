"""Dice raise the water, and at the mark the flood catches the crews on the reef (LOW-9, LOW-18, LOW-19)."""

from typing import Final

from low_water.cards import LAND_ALL, LOSE_ALL
from low_water.moves import DIE
from low_water.state import CAUGHT, LowWater, LowWaterChance, LowWaterDecision
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import Step


class Rolls(Step[LowWater]):
    """The dice of a haul or of a boat, one after the other (LOW-9)."""

    def run(self, g: LowWater) -> None:
        if g.dice_left:
            g.then(ROLL, self)


class Roll(LowWaterChance):
    """A die; the water rises by as many steps, and at the mark the flood is there (LOW-9, LOW-18)."""

    def chances(self, g: LowWater) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.roll.moves]

    def draw(self, g: LowWater, rng: Rng) -> Move:
        return g.components.words.roll[rng.below(DIE)]

    def choose(self, g: LowWater, move: Move) -> None:
        pips = move.index + 1
        g.water += pips
        g.dice.append(pips)
        g.dice_left -= 1
        g.tell("rolled", g.active, {"pips": pips, "left": max(g.left(), 0)}, "LOW-9")
        if g.left() <= 0:
            g.dice_left = 0
            g.then(FLOOD)


class Flood(Step[LowWater]):
    """All crews on the reef are caught, also one that rows (LOW-18)."""

    def run(self, g: LowWater) -> None:
        caught = g.on_reef(g.active)
        g.tell("flood", -1, {"seats": caught}, "LOW-18")
        for seat in reversed(caught):
            g.places[seat] = CAUGHT
            g.then(Caught(seat))


class Caught(Step[LowWater]):
    """The hand is shown: a crew with a cask clings to it, any other loses all it carries (LOW-19)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: LowWater) -> None:
        g.laid_open = self.seat
        has_cask = g.hands[self.seat][g.components.cask] > 0
        g.then(Cling(self.seat) if has_cask else LOSE_ALL[self.seat])


class Cling(LowWaterDecision):
    """A cask is given up, and the rest is landed. There is no choice: it is a word so that all hear of it (LOW-19)."""

    def moves(self, g: LowWater) -> list[Move]:
        return [g.components.words.cling]

    def choose(self, g: LowWater, move: Move) -> None:
        g.show(self.seat, g.components.cask)
        g.tell("clings", self.seat, {}, "LOW-19")
        g.then(LAND_ALL[self.seat])

    def reveals(self, g: LowWater, move: Move) -> bool:
        return True


ROLLS: Final = Rolls()
ROLL: Final = Roll()
FLOOD: Final = Flood()
