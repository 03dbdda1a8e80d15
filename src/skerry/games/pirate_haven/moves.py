"""The alphabet of Pirate Haven: every word that can be said in a game, in the order of the ledger's decisions."""

from collections.abc import Sequence
from typing import Final

from skerry.kernel.moves import Alphabet

SLOTS: Final = 2
"""The most die spots on one tile."""


class PirateHavenWords:
    """The families of Pirate Haven's alphabet for the spots and tiles of a pack.

    A die on a tile is named by its Island spot and its die spot, `land-2 1`; a Navy die by its sea spot, `sea-3`. The
    index of a die spot is spot * SLOTS + number; Navy dice follow behind all of these, in the order of the sea spots.
    """

    def __init__(
        self,
        seats: int,
        tiles: Sequence[str],
        map_tiles: Sequence[str],
        path: int,
        spots: Sequence[str],
        sea: Sequence[str],
    ) -> None:
        self.alphabet = words = Alphabet()
        on_tiles = [f"{spot} {number}" for spot in spots for number in range(1, SLOTS + 1)]
        every = [*on_tiles, *sea]

        self.first = words.family("first", [str(seat) for seat in range(seats)])
        self.turn_up = words.family("turn-up", tiles)
        self.lay = words.family("lay", map_tiles)
        self.roll = words.family("roll", [str(pips) for pips in range(1, 7)])
        self.give = words.family("give", on_tiles)
        self.add = words.family("add", on_tiles)
        self.sail = words.family("sail", [str(number) for number in range(1, path + 1)])
        self.leave = words.family("leave").only
        self.raise_die = words.family("raise", every)
        self.buy = words.family("buy", spots)
        self.discard = words.family("discard", quiet=True).only
        self.reroll = words.family("reroll", every)
        self.move = words.family("move", every)
        self.decline = words.family("decline", quiet=True).only
        self.to = words.family("to", spots)
        self.use = words.family("use").only
        self.place = words.family("place", spots)
        self.discard_navy = words.family("discard-navy", sea)
        self.bonus = words.family("bonus").only
