"""The measures of the board, in units of the drawing: wide for screens, narrow for phones."""

from typing import Final

from skerry.drawing.sight import Size

WIDE: Final = 1056
NARROW: Final = 390

SMALL: Final = 13.7
"""No text is smaller: so it can be read where the whole board has to fit into the window of a laptop."""
FINGER: Final = 47
"""What a finger must hit on a phone is at least as high."""
HEAD: Final = 26
"""The height of the line above a part of the table."""
SKY: Final = 34
"""The height of the calendar on a screen."""
CARD: Final = 108
"""The height of a building's card, which is a house with a gable."""
GABLE: Final = 32
"""The part of it above the name."""
GOOD: Final = 100
"""The height of a good in hand."""
RAISED: Final = 7
"""How far a good that is picked stands out."""
CRATE: Final = 35
"""The height of a good on a ship."""
SHIP: Final = 49
"""The height of a ship, at least."""
FLEET: Final = 300
"""The height of all ships together on a screen."""
MINI: Final = 48
MINI_WIDTH: Final = 110
TINY: Final = 32
"""The size of a building of somebody else, which is explained when asked for."""
PLAQUE: Final = 64
"""The width of the sign before the own hand."""
FRAME_HEAD: Final = 26
"""The height of what is said of the cards in a frame, with the edges of the frame."""
SEPARATOR: Final = 22
MARKET: Final = 48
"""The height of a harbour's price board."""
TABLEAU: Final = 98
"""The height of what lies before a player on a screen."""


class Geometry(Size):
    """What depends on the layout and on the number of seats."""

    def __init__(self, seats: int, *, narrow: bool) -> None:
        super().__init__(
            narrow=narrow, width=NARROW if narrow else WIDE, margin=6 if narrow else 0, gap=6 if narrow else 5
        )
        self.pad = 6
        self.measure_harbour(seats)
        self.measure_hand()

    def measure_harbour(self, seats: int) -> None:
        """On a screen the middle is always equally high: with fewer players the ships and houses are larger."""
        self.goods_width = self.inside if self.narrow else 420
        self.crate_width = 40 if self.narrow else 48
        self.display_width = self.inside if self.narrow else self.inside - self.goods_width - self.gap
        self.card_gap = 6
        self.card_width = self.card_in(3 if self.narrow else 4)
        self.card_height = CARD if self.narrow else (FLEET - SEPARATOR - self.card_gap) / 2
        self.ship_height = SHIP + 1 if self.narrow else min(FLEET / (seats + 2), 70)
        self.middle_height = 0 if self.narrow else HEAD + FLEET + self.pad

    def fleet(self, ships: int) -> float:
        """The height of this many ships, one below the other."""
        return ships * self.ship_height

    def card_in(self, columns: int) -> float:
        """The width of a card of the display if this many stand side by side."""
        return (self.display_width - 2 * self.pad - (columns - 1) * self.card_gap) / columns

    def measure_hand(self) -> None:
        """On a screen what lies in a frame of the hand leaves room for what is said of it."""
        self.held_width = self.card_width if self.narrow else 140
        self.held_least = self.card_width if self.narrow else 92
        self.framed_height = CARD if self.narrow else CARD - FRAME_HEAD
        self.hand_good_width = 62
        self.fan_step = 18

    def panel_widths(self, seats: int, *, own: bool) -> tuple[float, float]:
        """How wide your own panel is and how wide those of the others are; yours shows its buildings by name."""
        if self.narrow:
            return self.inside, self.inside
        rooms = seats - 1 if own else seats
        mine = self.inside * (0.5) if own else -self.gap
        return mine, (self.inside - mine - self.gap * rooms) / rooms
