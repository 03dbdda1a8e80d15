"""A part of the board that a page can move and enlarge, and the buttons for it; a drawing alone cannot do it."""

from typing import Final

from skerry.drawing.layout import Picture, beside, scaled
from skerry.drawing.pieces import control, panel
from skerry.drawing.svg import el

BUTTON: Final = 46
"""As large as a finger needs it, also where the drawing is seen a little smaller."""

MARKS: Final = {
    "out": "M16 23H30",
    "whole": "M15 20V15H20M26 15H31V20M31 26V31H26M20 31H15V26",
    "in": "M23 16V30M16 23H30",
}


def zooms(*, out: str, whole: str, closer: str, size: float = BUTTON) -> Picture:
    """Three buttons by their labels: from further away, the whole of it, and closer."""
    return beside([zoom("out", out, size), zoom("whole", whole, size), zoom("in", closer, size)], 4)


def zoom(way: str, label: str, size: float) -> Picture:
    mark = scaled(Picture(el("path", d=MARKS[way], class_="zoom-mark"), BUTTON, BUTTON), size / BUTTON)
    return Picture(control(panel(size, size, 6, "card"), mark.element, label=label, data_zoom=way), size, size)
