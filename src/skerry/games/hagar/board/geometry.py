"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.sight import Size
from skerry.games.hagar.views import HagarView

WIDE: Final = 1040
NARROW: Final = 390

SMALL: Final = 13.9
"""No text is smaller: so it can be read where the whole board has to fit into the window of a laptop."""
PLATE: Final = 34
"""The width of an edge of the table on which a player's name stands."""
BELOW: Final = 52
"""The width of the lower edge, on which the buttons lie too."""
EDGE: Final = 8
"""The width of an edge where nobody sits."""
LARGEST: Final = 112
"""No coaster is larger, so that the first one does not fill the table."""


class Geometry(Size):
    """What depends on the layout."""

    def __init__(self, *, narrow: bool) -> None:
        super().__init__(narrow=narrow, width=NARROW if narrow else WIDE, margin=6 if narrow else 0, gap=8)
        self.pad = 6 if narrow else 10
        self.map_width = self.inside if narrow else 664
        self.map_height = 424 if narrow else 646
        self.brim = 0 if narrow else 8
        """On a screen the oak reaches so far around what lies beside the map."""
        self.side_width = self.inside if narrow else self.inside - self.map_width - self.brim
        self.letters = 14
        self.title = 16
        self.line = 26
        self.sign = 22
        self.least = 104 if narrow else 84
        """A coaster that is turned is shown at least as large as this."""
        self.aim = 196
        """And one that tokens may be put on, so that a finger finds each of them."""
        self.finger = 24
        """Half of what a finger needs, in units of the drawing."""
        self.beside_map = 0 if narrow else self.map_height - 2 * self.brim
        """How high everything beside the map is together."""


class Frame:
    """Where cells and fields lie in the window on the table: the map as large as it can be.

    As long as coasters are laid there is a ring of free cells around it. A window can look closer at one cell.
    """

    def __init__(self, size: Geometry, view: HagarView, cell: Sequence[int] | None, least: float) -> None:
        sides = {player.side for player in view.players}
        west, north, east = (PLATE if side in sides else EDGE for side in ("west", "north", "east"))
        self.x, self.y = west, north
        self.width, self.height = size.map_width - west - east, size.map_height - north - BELOW
        ring = 1 if view.stage in ("set-up", "turns") else 0
        xs = [one.cell[0] for one in view.map] or [0]
        ys = [one.cell[1] for one in view.map] or [0]
        columns, rows = max(xs) - min(xs) + 1 + 2 * ring, max(ys) - min(ys) + 1 + 2 * ring
        self.cell = min(self.width / columns, self.height / rows, LARGEST)
        self.field = self.cell / 2
        self.left = (self.width - columns * self.cell) / 2 - (min(xs) - ring) * self.cell
        self.top = (self.height - rows * self.cell) / 2 - (min(ys) - ring) * self.cell
        self.closer = 1.0 if cell is None else max(1.0, least / self.cell)
        self.shown = self.whole() if cell is None or self.closer == 1 else self.around(cell)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self._measures() == other._measures()

    def __hash__(self) -> int:
        return hash(self._measures())

    def _measures(self) -> tuple[object, ...]:
        return self.x, self.y, self.width, self.height, self.cell, self.left, self.top, self.shown

    def whole(self) -> tuple[float, float, float, float]:
        """What the window shows if it shows all: left, top, width and height."""
        return 0, 0, self.width, self.height

    def around(self, cell: Sequence[int]) -> tuple[float, float, float, float]:
        """What it shows if it looks closer at a cell."""
        x, y = self.of_cell(cell)
        width, height = self.width / self.closer, self.height / self.closer
        return x + self.field - width / 2, y + self.field - height / 2, width, height

    def of_cell(self, cell: Sequence[int]) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return self.left + cell[0] * self.cell, self.top + cell[1] * self.cell

    def of_field(self, field: Sequence[int]) -> tuple[float, float]:
        """The upper left corner of a field."""
        return self.left + field[0] * self.field, self.top + field[1] * self.field
