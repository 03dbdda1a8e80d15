"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

WIDE: Final = 1280
NARROW: Final = 390

HEAD: Final = 24
"""The height of the line above a part of the table."""
LINE: Final = 16
"""From line to line of a text on the desk."""
LEVEL: Final = 17
"""The height of a level of a price scale."""


class Geometry:
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, *, narrow: bool) -> None:
        self.narrow = narrow
        self.width = NARROW if narrow else WIDE
        self.gap = 8 if narrow else 10
        self.pad = 6 if narrow else 8
        self.margin = 6 if narrow else 10
        self.inside = self.width - 2 * self.margin
        self.measure_middle()
        self.measure_mats(seats)

    def measure_middle(self) -> None:
        """On a screen market, dial and offers stand side by side, the characters below them."""
        whole = self.inside
        self.market_width = whole if self.narrow else 446
        self.dial_width = whole if self.narrow else 352
        self.offers_width = whole if self.narrow else 442
        self.upper_height = 0 if self.narrow else 332
        self.change_width = 50 if self.narrow else 82
        self.character_columns = 3 if self.narrow else 9

    def measure_mats(self, seats: int) -> None:
        """On a screen the own mat, the desk and the other mats share the lower part."""
        whole = self.inside
        self.own_width = whole if self.narrow else 476
        self.desk_width = whole if self.narrow else 374
        self.others_width = whole if self.narrow else 390
        self.lower_height = 0 if self.narrow else 366
        others = max(seats - 1, 1)
        self.other_height = 0 if self.narrow else (self.lower_height - (others - 1) * self.gap) / others
