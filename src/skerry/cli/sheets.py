"""Sheets on the screen: tables side by side where there is room."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.color import Color, ColorParseError
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from skerry.kernel.sheet import Cell, Section

GAP: Final = 4
"""Columns between two tables that stand side by side."""

# The colours of things that a terminal shows badly or does not know.
SHADES: Final = {"blue": "dodger_blue1", "brown": "orange3"}


def show_sheet(console: Console, sections: Sequence[Section]) -> None:
    """All sections, each line as full as the width allows."""
    for line in _lines(console, sections):
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*line)
        console.print(grid if len(line) > 1 else line[0])


def section_table(section: Section) -> RenderableType:
    """A section as a table under its title, or the title alone if it has no rows."""
    table = plain_table(section.heads)
    for number, column in enumerate(table.columns):
        column.justify = "right" if number in section.numbers else "left"
        column.no_wrap = number in section.numbers or (column.header == "" and number == 0)
    for row in section.rows:
        table.add_row(*[Text(cell.text, style=_style(cell)) for cell in row])
    return titled(section.title, table)


def titled(title: str, table: Table) -> RenderableType:
    """A table under its title, which may be wider than it, and an empty line."""
    parts = [Text(title, style="bold")] if title else []
    return Group(*parts, table, "") if table.rows else Group(*parts, "")


def plain_table(heads: Iterable[str]) -> Table:
    """A table as all commands print them."""
    columns = list(heads)
    table = Table(
        box=box.SIMPLE_HEAD if any(columns) else None,
        show_edge=False,
        show_header=any(columns),
        header_style="dim",
        pad_edge=False,
        padding=(0, 1, 0, 0) if any(columns) else (0, 2, 0, 0),
    )
    for head in columns:
        table.add_column(head)
    return table


def _style(cell: Cell) -> str:
    colour = SHADES.get(cell.colour, cell.colour)
    try:
        return Color.parse(colour).name if colour else ""
    except ColorParseError:
        return ""


def _lines(console: Console, sections: Sequence[Section]) -> list[list[RenderableType]]:
    """What is a seat's own stands under the table of all, never beside it."""
    lines: list[list[RenderableType]] = []
    room, own = 0, False
    for section in sections:
        table = section_table(section)
        width = Measurement.get(console, console.options, table).maximum
        if lines and width + GAP <= room and section.own == own:
            lines[-1].append(table)
            room -= width + GAP
        else:
            lines.append([table])
            room = console.width - width
        own = section.own
    return lines
