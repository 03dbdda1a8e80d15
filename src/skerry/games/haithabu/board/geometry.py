"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

from skerry.drawing.sight import Size

WIDE: Final = 1050
NARROW: Final = 390

TEXT: Final = 12.6
"""No lettering is smaller: on a laptop and on a phone a unit is nearly a pixel."""
HEAD: Final = 22
"""The height of the sign above a part of the table."""
LINE: Final = 15
"""From line to line of a text on the desk."""


class Geometry(Size):
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, *, narrow: bool) -> None:
        super().__init__(narrow=narrow, width=NARROW if narrow else WIDE, margin=4 if narrow else 0, gap=6)
        self.pad = 6
        self.measure_town()
        self.measure_players(seats)

    def measure_town(self) -> None:
        """On a screen the dial stands above the people on the left, the market and what can be taken on the right."""
        whole = self.inside
        self.left = whole if self.narrow else 318
        self.right = whole if self.narrow else whole - self.left - self.gap
        self.dial_height = 312 if self.narrow else 306
        self.dial_radius = 146
        self.people_columns = 5 if self.narrow else 4
        self.people_pad = 4 if self.narrow else self.pad
        self.name = 12.3 if self.narrow else TEXT  # still 11 pixels on the smallest phone
        self.person_height = 84 if self.narrow else 76
        self.place_height = 50 if self.narrow else 44  # a finger can hit it, also on the smallest phone
        self.market_height = 146 + self.place_height
        self.offers_height = 0 if self.narrow else 138
        self.orders_width = whole if self.narrow else 392
        self.vehicles_width = whole if self.narrow else self.right - self.orders_width - self.gap

    def measure_players(self, seats: int) -> None:
        """On a screen the desk lies at the right of the own mat; the others are strips in the line at the top."""
        self.head_height = 40 if self.narrow else 38
        self.calendar_width = self.inside if self.narrow else 308
        self.strip_width = (self.inside - self.calendar_width - self.gap * seats) / seats
        self.mat_width = self.inside if self.narrow else 452
        self.trade_width = 44.0 if self.narrow else 40.0
        self.desk_width = self.inside if self.narrow else self.right - self.mat_width - self.gap
        self.lower_height = 0 if self.narrow else 222
        self.store_height = 88 if self.narrow else 82
        self.order_height = 94 if self.narrow else 91
