"""A part of the board that a page can move and enlarge, and the buttons for it; a drawing alone cannot do it."""

from typing import Final

from skerry.drawing.layout import Picture, beside, scaled
from skerry.drawing.pieces import control, panel
from skerry.drawing.svg import el

BUTTON: Final = 28

MARKS: Final = {
    "out": "M8 14H20",
    "whole": "M7 11V7H11M17 7H21V11M21 17V21H17M11 21H7V17",
    "in": "M14 8V20M8 14H20",
}


def zooms(*, out: str, whole: str, closer: str, size: float = BUTTON) -> Picture:
    """Three buttons by their labels: from further away, the whole of it, and closer."""
    return beside([zoom("out", out, size), zoom("whole", whole, size), zoom("in", closer, size)], 4)


def zoom(way: str, label: str, size: float) -> Picture:
    mark = scaled(Picture(el("path", d=MARKS[way], class_="zoom-mark"), BUTTON, BUTTON), size / BUTTON)
    return Picture(control(panel(size, size, 6, "card"), mark.element, label=label, data_zoom=way), size, size)
