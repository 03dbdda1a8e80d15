"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

from skerry.drawing.sight import Size

WIDE: Final = 1056
NARROW: Final = 390

LEAST: Final = 13
"""The size of the smallest letters: smaller ones are hard to read on a laptop."""
HEAD: Final = 32
"""The height of the line above a part of the table."""
FOOT: Final = 28
"""The height of a line of what is counted below an Island."""
STRIP: Final = 18
"""Above what lies on a spot of the Map: its number, and the pennant of who would move next."""
GUTTER: Final = 16
"""Where the course turns beside the Map."""
FRAME: Final = 16
"""The edge of an Island's chart: letters above, numbers on the left."""
BEACH: Final = 14
"""The water above and below the spots of an Island."""
PAD: Final = 8
CLOSE: Final = 32
"""The size of the cross that closes a drawer."""
SEATED: Final = 72
"""The height of the strip of another player."""


class Geometry(Size):
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, columns: int, *, narrow: bool) -> None:
        super().__init__(narrow=narrow, width=NARROW if narrow else WIDE, margin=5 if narrow else 0, gap=8)
        self.bench_height = 148 if narrow else 120
        self.measure_map(columns)
        self.measure_island(seats)

    def measure_map(self, columns: int) -> None:
        """On a phone the chart is turned: its rows of spots run from top to bottom, and the pier lies above them."""
        self.map_width = self.inside if self.narrow else 640
        self.head_height = 34
        self.columns, self.rows = (4, max(columns, 1)) if self.narrow else (max(columns, 1), 4)
        if self.narrow:
            self.pier = 60
            self.cell_width = (self.map_width - 2 * PAD) / self.columns
            self.cell_height = max(76, min(96, 400 / self.rows))
            self.map_height = self.head_height + self.pier + GUTTER * 2 + self.rows * self.cell_height + PAD
        else:
            self.pier = 96
            self.cell_width = (self.map_width - 2 * PAD - self.pier - 2 * GUTTER) / self.columns
            self.cell_height = 96
            self.map_height = self.head_height + self.rows * self.cell_height + PAD

    def measure_island(self, seats: int) -> None:
        """The own Island is as high as Map and bench; below all that a strip for each of the others."""
        self.island_width = self.inside if self.narrow else self.inside - self.map_width - self.gap
        room = self.map_height + self.gap + self.bench_height - HEAD - 34 - 2 * FOOT - PAD - FRAME - BEACH
        self.island_cell = 92 if self.narrow else room / 4
        others = seats - 1
        self.decks_width = self.inside if self.narrow else 190
        rest = self.inside - self.decks_width - others * self.gap
        self.strip_width = self.inside if self.narrow else rest / others
