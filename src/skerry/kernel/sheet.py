"""A position written down as tables of words: for terminals and for readers of text."""

from collections.abc import Sequence


class Cell:
    """A text, and the colour of the thing it names if that thing has one."""

    def __init__(self, text: str, colour: str = "") -> None:
        self.text = text
        self.colour = colour


class Section:
    """A part of a sheet: rows of cells under column heads. A column without a head needs none."""

    def __init__(
        self,
        title: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[Cell]],
        *,
        numbers: Sequence[int] = (),
        own: bool = False,
    ) -> None:
        self.title = title
        self.heads = list(heads)
        self.rows = [list(row) for row in rows]
        self.numbers = frozenset(numbers)
        """The columns that hold numbers."""
        self.own = own
        """What a player looks at with every decision: the own hand and what is being paid for."""
