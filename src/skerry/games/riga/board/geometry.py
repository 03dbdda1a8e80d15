"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

WIDE: Final = 1040
NARROW: Final = 390

HEAD: Final = 30
"""The height of the line above a part of the table."""
CARD: Final = 112
"""The height of a building's card, which is a house with a gable."""
GABLE: Final = 32
"""The part of it above the name."""
GOOD: Final = 96
"""The height of a good in hand."""
RAISED: Final = 7
"""How far a good that is picked stands out."""
CRATE: Final = 35
"""The height of a good on a ship."""
SHIP: Final = 49
MINI: Final = 40
MINI_WIDTH: Final = 98
TINY: Final = 32
"""The size of a building of somebody else, which is explained when asked for."""
PLAQUE: Final = 64
"""The width of the sign before the own hand."""
SEPARATOR: Final = 20
MARKET: Final = 50
"""The height of a harbour's price board."""


class Geometry:
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, *, narrow: bool) -> None:
        self.narrow = narrow
        self.width = NARROW if narrow else WIDE
        self.gap = 6
        self.pad = 6 if narrow else 8
        self.margin = 6 if narrow else 0
        self.inside = self.width - 2 * self.margin
        self.measure_harbour(seats)
        self.measure_hand()

    def measure_harbour(self, seats: int) -> None:
        """On a screen the middle keeps its height while cards are taken from it."""
        self.goods_width = self.inside if self.narrow else 410
        self.crate_width = 46 if self.narrow else 48
        self.display_width = self.inside if self.narrow else self.inside - self.goods_width - self.gap
        columns = 3 if self.narrow else max(4, seats + 1)
        self.card_gap = 6
        self.card_width = (self.display_width - 2 * self.pad - (columns - 1) * self.card_gap) / columns
        ships = (seats + 2) * (SHIP + 2)
        houses = 2 * CARD + SEPARATOR + self.card_gap
        self.middle_height = 0 if self.narrow else HEAD + max(ships, houses) + self.pad

    def measure_hand(self) -> None:
        self.held_width = self.card_width if self.narrow else 140
        self.hand_good_width = 62
        self.fan_step = 18

    def panel_widths(self, seats: int, *, own: bool) -> tuple[float, float]:
        """How wide your own panel is and how wide those of the others are; yours shows its buildings by name."""
        if self.narrow:
            return self.inside, self.inside
        rooms = seats - 1 if own else seats
        mine = self.inside * (0.5 if seats == 2 else 0.4) if own else -self.gap
        return mine, (self.inside - mine - self.gap * rooms) / rooms
