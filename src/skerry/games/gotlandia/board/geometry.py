"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

WIDE: Final = 1280
NARROW: Final = 390

HEAD: Final = 24
"""The height of the line above a part of the table."""
LINE: Final = 22
"""The height of a line of what is counted."""


class Chart:
    """How large the map is drawn."""

    def __init__(self, width: float, height: float, name: str) -> None:
        self.width = width
        self.height = height
        self.name = name
        """The symbol of its land."""


CHARTS: Final = (Chart(640, 640, "got-land"), Chart(378, 590, "got-land-narrow"))
"""Wide and narrow. An island that is longer than it is wide has more room on a phone when it is stretched."""


class Geometry:
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, *, narrow: bool) -> None:
        self.narrow = narrow
        self.width = NARROW if narrow else WIDE
        self.gap = 8
        self.pad = 6 if narrow else 7
        self.margin = 6 if narrow else 10
        self.inside = self.width - 2 * self.margin
        self.chart = CHARTS[1 if narrow else 0]
        self.side = self.inside if narrow else self.inside - self.chart.width - self.gap
        """The width of what lies beside the map."""
        self.roomy = narrow or seats < 4
        """Is there room for the names of the cards that others have played?"""
        self.roomier = not narrow and seats < 3
        """Is there room for everyone's points by source?"""
        self.measure_cards()

    def measure_cards(self) -> None:
        self.row = 34 if self.narrow else 24
        """The height of an action on a card in hand: a finger needs more than a mouse."""
        self.card_gap = 6
        self.held_width = 180.0 if self.narrow else 150.0
        self.least_held = 180.0 if self.narrow else 116.0
        self.hand_height = 0 if self.narrow else 206
