"""Low Water in words: prompts, refusals, log and the labels of moves.

The texts stand in languages/.
"""

from pathlib import Path
from typing import Final

from low_water.entries import LowWaterEntries
from skerry.kernel.pack import Pack
from skerry.words.entries import by_id
from skerry.words.packs import spoken
from skerry.words.rooms import Room
from skerry.words.wording import Gathered, Labels, Moments, Wording

ROOM: Final = Room("low_water", Path(__file__).parent / "languages")

GATHERED: Final[Gathered] = {
    "drew": ("cargo", "cargos"),
    "landed": ("cargo", "cargos"),
    "lost": ("cargo", "cargos"),
}

LABELS: Final[Labels] = {
    "roll": ("pips",),
    "draw": ("cargo",),
    "haul": ("wreck",),
    "rope": ("wreck",),
    "home": (),
    "powder": (),
    "throw": ("cargo",),
    "cling": (),
    "land": ("cargo",),
    "lose": ("cargo",),
}

MOMENTS: Final[Moments] = {
    "ebb": "banner",
    "rolled": "dice",
    "drew": "card",
    "rows": "water",
    "landed": "coin",
    "flood": "water",
    "game-over": "bell",
}


class Texts(Wording):
    """Puts what Low Water reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.entries = LowWaterEntries.of(spoken(pack, ROOM))
        self.wrecks = by_id(self.entries.wreck)
        self.cargo = by_id(self.entries.cargo)
        super().__init__(ROOM, LABELS, GATHERED, MOMENTS, things={"wreck": self.wrecks, "cargo": self.cargo})
