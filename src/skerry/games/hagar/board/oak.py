"""The oak table in the pub: planks, and the rings that glasses left. It means nothing."""

from typing import Final

from skerry.drawing.svg import Element, drawn_once, el

PLANK: Final = 92.0
LINES: Final = 24
"""How far below the middle of a plank its lines lie."""
RIM: Final = 4
MUG: Final = 132
RINGS: Final = ((0.16, 0.78, 46), (0.2, 0.84, 46), (0.86, 0.2, 40), (0.78, 0.9, 52))
"""Where glasses stood, in parts of the table, and how large they were."""


@drawn_once
def mug() -> Element:
    """A full one."""
    return el("use", href="#hagar-mug", width=MUG, height=MUG)


@drawn_once
def oak(width: float, height: float) -> Element:
    """Nothing of it lies beyond its edge."""
    return el(
        "g",
        el("rect", width=width, height=height, rx=10, class_="oak"),
        el("path", d=joints(width, height), class_="joints"),
        el("path", d=grain(width, height), class_="grain"),
        *[el("circle", cx=width * x, cy=min(height * y, height - r - RIM), r=r, class_="ring") for x, y, r in RINGS],
    )


def joints(width: float, height: float) -> str:
    """The planks lie from side to side and end at different places."""
    path, row, y = "", 0, PLANK
    while y < height - 8:
        path += f"M0 {y:g}H{width:g}M{width * (0.31 + 0.37 * (row % 2)):.0f} {y - PLANK:g}V{y:g}"
        y += PLANK
        row += 1
    return path


def grain(width: float, height: float) -> str:
    """Fine lines along the planks."""
    path, row, y = "", 0, PLANK / 2
    while y < height - LINES:
        long = width * 0.24
        start = width * (0.06 + 0.3 * (row % 3))
        path += f"M{start:.0f} {y - 14:g}q{long / 2:.0f} -8 {long:.0f} 2"
        path += f"M{start * 0.6 + 40:.0f} {y + 17:g}q{long / 3:.0f} 9 {long:.0f} -2"
        y += PLANK
        row += 1
    return path
