"""The parts of the middle of the table: a place with a sign above it."""

from collections.abc import Callable, Sequence

from skerry.drawing.layout import Picture, at, beside
from skerry.drawing.lettering import fitted
from skerry.drawing.svg import Element, el
from skerry.games.riga.board.geometry import HEAD, SMALL
from skerry.games.riga.board.scene import Scene


def area(s: Scene, top: Picture, inside: Picture, ground: Callable[[float, float], Element]) -> Picture:
    """On a screen all parts of the middle are equally high."""
    pad, width = s.size.pad, top.width
    height = max(HEAD + inside.height + s.size.pad, s.size.middle_height)
    drawn = el("g", ground(width, height), top.element, at(pad, HEAD, inside))
    return Picture(drawn, width, height)


def head(s: Scene, title: str, things: Sequence[Picture], width: float) -> Picture:
    """A sign of wood with a title, and some things at its right end."""
    right = beside(things, 12)
    start = width - s.size.pad - right.width
    board = el("path", d=f"M0 8Q0 0 8 0H{width - 8:g}Q{width:g} 0 {width:g} 8V{HEAD - 5}H0Z", class_="sign")
    title_shown = fitted(title, s.size.pad + 2, 18, start - 16, 15, class_="heading on-sign", least=SMALL)
    return Picture(el("g", board, title_shown, at(start, 2, right)), width, HEAD)
