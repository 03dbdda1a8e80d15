"""The way home (LOW-14 to LOW-17): slow with a laden boat, and with powder a last greeting to those who stay."""

from typing import Final

from low_water.cards import LAND_ALL
from low_water.state import HOME, REEF, LowWater
from low_water.tide import ROLLS
from skerry.kernel.state import Step


def row_home(g: LowWater, seat: int, *, powder: bool) -> None:
    """Powder is lit first; then the boat leaves, and a laden one rolls a die on its way (LOW-14, LOW-15)."""
    if powder:
        g.show(seat, g.components.powder)
    g.dice_left = int(g.is_laden(seat))
    g.tell("rows", seat, {"powder": int(powder)}, "LOW-15")
    if powder:
        g.then(BLAST)
    g.then(ROLLS, Landing(seat))


class Landing(Step[LowWater]):
    """A boat that the flood did not catch lands all its cards; the last one gets more (LOW-16, LOW-17)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: LowWater) -> None:
        if g.places[self.seat] != REEF:
            return
        g.places[self.seat] = HOME
        if not g.on_reef(self.seat):
            g.last_boats[self.seat] += 1
            g.tell("last-boat", self.seat, {"points": g.components.last_boat}, "LOW-17")
        g.then(LAND_ALL[self.seat])


class Blast(Step[LowWater]):
    """The powder goes up behind the boat: one more die (LOW-14)."""

    def run(self, g: LowWater) -> None:
        if g.on_reef(g.active):
            g.dice_left = 1
            g.tell("blast", g.active, {}, "LOW-14")
            g.then(ROLLS)


BLAST: Final = Blast()
