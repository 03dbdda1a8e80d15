"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

WIDE: Final = 1280
NARROW: Final = 390

HEAD: Final = 30
"""The height of the line above a part of the table."""
FOOT: Final = 26
"""The height of a line of what is counted below an Island."""
STRIP: Final = 15
"""Above what lies on a spot of the Map: its number, the way, and who would move next."""
GUTTER: Final = 18
"""Where the path turns beside the Map."""
COMPACT: Final = 90
"""A tile that is not so wide has smaller lettering and dice."""


class Geometry:
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, columns: int, *, narrow: bool) -> None:
        self.narrow = narrow
        self.width = NARROW if narrow else WIDE
        self.gap = 8 if narrow else 10
        self.pad = 5 if narrow else 8
        self.margin = 6 if narrow else 10
        self.inside = self.width - 2 * self.margin
        self.measure_islands(seats)
        self.measure_map(columns)

    def measure_islands(self, seats: int) -> None:
        """On a screen the own Island lies beside the Map, those of the others and the decks below."""
        self.own_width = self.inside if self.narrow else 520
        self.own_cell = 76 if self.narrow else 95.5
        self.other_width = self.inside if self.narrow else 350 if seats == 4 else 420
        self.other_cell = 70 if self.narrow else 58
        self.decks_width = self.inside if self.narrow else self.inside - (seats - 1) * (self.other_width + self.gap)

    def measure_map(self, columns: int) -> None:
        self.map_width = self.inside if self.narrow else self.inside - self.own_width - self.gap
        self.left_width = 50 if self.narrow else 104
        self.right_width = 0 if self.narrow else 16
        room = self.map_width - 2 * self.pad - self.left_width - self.right_width - 2 * GUTTER
        self.cell_width = room / max(columns, 1)
        self.cell_height = 74 if self.narrow else 88
        self.bench_height = 0 if self.narrow else 106
