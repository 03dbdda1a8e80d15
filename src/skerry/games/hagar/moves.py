"""The alphabet of Hägar: every word that can be said in a game, in the order of the ledger's decisions."""

from collections.abc import Sequence
from typing import Final

from skerry.kernel.moves import Alphabet

CORNERS: Final = ["nw", "ne", "sw", "se"]
ROTATIONS: Final = [0, 90, 180, 270]

# What `place …` can name (HAG-D3); the four corners of each follow each other.
HAGAR: Final = 0
GOLD: Final = 1
TOKENS: Final = ["hagar", "gold"]


class HagarWords:
    """The families of Hägar's alphabet for the coasters, the cells and the die of a pack."""

    def __init__(self, faces: Sequence[int], coasters: Sequence[str], cells: Sequence[tuple[int, int]]) -> None:
        self.alphabet = words = Alphabet()
        fields = [f"{coaster} {corner}" for coaster in coasters for corner in CORNERS]

        self.roll = words.family("roll", [str(face) for face in faces])
        self.draw = words.family("draw", coasters)
        self.lay = words.family("lay", [f"{x} {y}" for x, y in cells])
        self.turn = words.family("turn", [str(rotation) for rotation in ROTATIONS])
        self.place = words.family("place", [f"{token} {corner}" for token in TOKENS for corner in CORNERS])
        self.move = words.family("move", fields)
        self.stay = words.family("pass", quiet=True).only
        self.to = words.family("to", fields)
