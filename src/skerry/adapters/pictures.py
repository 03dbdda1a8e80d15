"""A position for the people who watch a program learn: as text, as SVG, and as an array of colours."""

from collections.abc import Sequence
from typing import Any, Final

from skerry import State
from skerry.kernel.sheet import Section

MODES: Final = ["human", "ansi", "svg", "rgb_array"]
"""human prints the text, ansi returns it; svg and rgb_array return the board."""


def names(seats: int) -> list[str]:
    """What players are called where nobody has a name."""
    return [f"seat {seat}" for seat in range(seats)]


def render(state: State, seat: int, mode: str | None) -> Any:
    """The position as this seat sees it, in one of the modes."""
    if mode is None:
        return None
    if mode == "svg":
        return svg(state, seat)
    if mode == "rgb_array":
        from skerry.adapters.colours import colours  # noqa: PLC0415  only who wants it needs what draws it

        return colours(svg(state, seat))
    shown = text(state, seat)
    if mode == "human":
        print(shown)
        return None
    return shown


def svg(state: State, seat: int | None, called: list[str] | None = None) -> str:
    """The board, on which what the seat may choose is marked; None is a spectator."""
    moves = state.moves() if state.to_move == seat else []
    return state.game.board(state.seen_by(seat), moves, "en", called or names(state.seats))


def text(state: State, seat: int) -> str:
    """The position as tables of words."""
    sections = state.game.sheet(state.seen_by(seat), "en", names(state.seats))
    return "\n\n".join("\n".join(lines(section)) for section in sections)


def lines(section: Section) -> list[str]:
    """A section with its columns one below the other."""
    rows = [[cell.text for cell in row] for row in section.rows]
    table = [section.heads, *rows] if any(section.heads) else rows
    widths = [max(len(row[column]) for row in table) for column in range(len(section.heads))] if table else []
    titled = [section.title] if section.title else []
    return titled + [aligned(row, widths) for row in table]


def aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
