"""What the keys of views and outcomes mean, in the words of docs/views.md; each game goes on from here.

A path names a key: `players[].silver` is the key `silver` of every entry of the list `players`, and `supply{}` is a
table whose keys are names of the pack or of variants.
"""

from collections.abc import Mapping
from typing import Final

EVERY_VIEW: Final[Mapping[str, str]] = {
    "game": "The name of the game in programs, such as `riga`.",
    "seats": "How many seats there are. Seats count from 0.",
    "you": "The seat whose view this is; null for a spectator.",
    "variants{}": "The variants and house rules of this game, by name.",
    "over": "Whether the game is over.",
    "outcome": "Once the game is over, what `outcome()` gives; null before.",
}
"""Keys of the view of every game."""

EVERY_OUTCOME: Final[Mapping[str, str]] = {
    "points": "The points of each seat by source.",
    "points[].total": "All points of the seat.",
    "ranks": "The rank of each seat, 1 for the best. Equal seats share a rank.",
    "winners": "The seats that have won.",
}
"""Keys of the outcome of every game."""


def under(path: str, keys: Mapping[str, str]) -> dict[str, str]:
    """The same keys one level down, for what is shown in several places."""
    return {f"{path}.{key}": meaning for key, meaning in keys.items()}
