"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

from skerry.drawing.sight import Size

WIDE: Final = 1040
NARROW: Final = 390
HEIGHT: Final = 604
"""Of the wide board: with it a laptop is filled in both directions."""

BANNER: Final = 118
"""The height of the banners of the centuries."""
STRIP: Final = 30
"""The height of the line that tells of another player."""
SHELF: Final = 48
"""The least height of what lies below the hand."""
FINGER: Final = 46
"""What a finger must hit is as wide and as high."""
ART: Final = 76
"""The width of the picture on a card."""
STRIPS_APART: Final = 3
OWN: Final = 54
"""The height of what you have, above your hand."""
HEAD: Final = 25
"""The height of the line above a hand."""


class Chart:
    """How large the map is drawn."""

    def __init__(self, width: float, height: float, name: str) -> None:
        self.width = width
        self.height = height
        self.name = name
        """The symbol of its land."""


CHARTS: Final = (Chart(586, HEIGHT, "got-land"), Chart(378, 560, "got-land-narrow"))
"""Wide and narrow. An island that is longer than it is wide has more room on a phone when it is stretched."""


class Geometry(Size):
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, *, narrow: bool) -> None:
        super().__init__(narrow=narrow, width=NARROW if narrow else WIDE, margin=6 if narrow else 0, gap=6)
        self.seats = seats
        self.pad = 6
        self.chart = CHARTS[1 if narrow else 0]
        self.side = self.inside if narrow else self.inside - self.chart.width - self.gap
        """The width of what lies beside the map."""
        self.room = self.side - 2 * self.pad
        """The width inside of a panel there."""
        self.letters = 12.5 if narrow else 12.0
        """The size of what is written small: a phone is held closer, but shows a unit smaller."""
        self.button = 46 if narrow else 40
        """The height of what a finger or a mouse must hit."""
        others = 3 if seats == 1 else seats - 1
        self.mine_top = BANNER + self.gap + others * (STRIP + STRIPS_APART) + 2
        """Where your own part of a screen begins; alone, goals stand where the others would."""
        self.hand_height = HEIGHT - self.mine_top - 2 * self.pad - OWN - HEAD - SHELF - 10
        """How high the cards of a hand may lie on a screen."""

    def drawer(self, least: float) -> float:
        """The height of a drawer over the lower end of a screen: it covers the line of a player, or leaves it free."""
        lines, step = BANNER + self.gap, STRIP + STRIPS_APART
        top = HEIGHT - least
        if self.narrow or not lines < top < self.mine_top:
            return least
        return HEIGHT - (lines + (top - lines) // step * step)
