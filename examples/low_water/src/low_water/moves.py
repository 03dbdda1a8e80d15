"""The alphabet of Low Water: every word that can be said in a game."""

from collections.abc import Sequence
from typing import Final

from skerry.kernel.moves import Alphabet

DIE: Final = 6


class LowWaterWords:
    """The families of the alphabet, for the wrecks and the cargo of a pack."""

    def __init__(self, wrecks: Sequence[str], cargo: Sequence[str]) -> None:
        self.alphabet = words = Alphabet()
        self.roll = words.family("roll", [str(pips) for pips in range(1, DIE + 1)])
        self.draw = words.family("draw", cargo)
        self.haul = words.family("haul", wrecks)
        self.rope = words.family("rope", wrecks)
        self.home = words.family("home").only
        self.powder = words.family("powder").only
        self.throw = words.family("throw", cargo)
        self.cling = words.family("cling").only
        self.land = words.family("land", cargo)
        self.lose = words.family("lose", cargo)
