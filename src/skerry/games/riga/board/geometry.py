"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

WIDE: Final = 1280
NARROW: Final = 390

HEAD: Final = 27
"""The height of the line above a part of the table."""
CARD: Final = 122
"""The height of a card."""
ROW: Final = 48
MINI: Final = 44
MINI_WIDTH: Final = 94
SEPARATOR: Final = 18


class Geometry:
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, *, narrow: bool) -> None:
        self.narrow = narrow
        self.width = NARROW if narrow else WIDE
        self.gap = 8 if narrow else 10
        self.pad = 6 if narrow else 8
        self.margin = 6 if narrow else 10
        self.inside = self.width - 2 * self.margin
        self.panel_width = self.inside if narrow else (self.inside - (seats - 1) * self.gap) / seats
        self.measure_display(seats)
        self.measure_hand()

    def measure_display(self, seats: int) -> None:
        """On a screen the middle keeps its height while cards are taken from it."""
        self.goods_width = self.inside if self.narrow else 424
        self.good_width = 51 if self.narrow else 58
        self.display_width = self.inside if self.narrow else self.inside - self.goods_width - self.gap
        columns = 2 if self.narrow else max(4, seats + 1)
        self.card_gap = 6
        self.card_width = (self.display_width - 2 * self.pad - (columns - 1) * self.card_gap) / columns
        rows = (seats + 2) * (ROW + 3)
        buildings = 2 * CARD + SEPARATOR + 3 * self.card_gap
        self.middle_height = 0 if self.narrow else HEAD + max(rows, buildings) + 2 * self.pad

    def measure_hand(self) -> None:
        """Cards in hand are larger than those on display where there is room."""
        self.hand_scale = 1.0 if self.narrow else 1.15
        self.held_width = self.card_width if self.narrow else 176
        self.hand_good_width = 64 if self.narrow else 66
        self.fan_step = 17 if self.narrow else 19
