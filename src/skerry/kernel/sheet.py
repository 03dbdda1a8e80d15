"""A position written down as tables of words: for terminals and for readers of text."""

from collections.abc import Iterable, Sequence


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


def cells(*values: object) -> list[Cell]:
    """Texts and numbers, each in a cell."""
    return [Cell(str(value)) for value in values]


def by_player(title: str, players: Sequence[str], rows: Iterable[tuple[str, Iterable[object]]]) -> Section:
    """A column for each player and a row for each thing, such as a source of points, with its name."""
    written = [cells(name, *values) for name, values in rows]
    return Section(title, ["", *players], written, numbers=range(1, len(players) + 1))
