"""Text on a drawing: how wide it is, where it breaks, and how it is made to fit.

A drawing does not know the font of its reader: our own, or where that is not loaded a common sans-serif one. Ours is
enlarged until both are about as wide (server/static/fonts.css), and each letter has the width of the wider one, with a
little room.
"""

from typing import Final

from skerry.drawing.svg import Element, Value, drawn_once, el

LEAST: Final = 11.0
"""No text is smaller, in units of the drawing."""

SQUEEZED: Final = 1.15
"""So much wider than its room a text may be: its letters then stand closer."""

ROOM: Final = 1.05
BOLD: Final = 1.08
USUAL: Final = 0.556
_WIDTHS: Final = {
    0.25: "'ijl|",
    0.28: "!,.:;I[] ·",
    0.32: "()/f-’",
    0.36: "rt`",
    0.44: '"„“”',
    0.5: "ckszvxyJ",
    0.67: "ABEKPSVXYÄ&",
    0.72: "CDHNRUÜw",
    0.78: "GOQÖ",
    0.83: "Mm",
    0.94: "W",
    1.0: "%@—…→",
}
WIDTH_OF: Final = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


@drawn_once
def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a text is."""
    width = sum(WIDTH_OF.get(letter, USUAL) for letter in text) * size * ROOM
    return width * BOLD if bold else width


def wrapped(text: str, width: float, size: float, most: int) -> list[str]:
    """The text in lines of at most this width; what does not fit into the most lines ends in an ellipsis."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size) > width:
            lines.append(line)
            longer = word
        line = longer
    lines.append(line)
    if len(lines) > most:
        lines[most - 1 :] = [shortened(" ".join(lines[most - 1 :]), width, size)]
    return [shortened(line, width, size) for line in lines]


def shortened(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """The text, or as much of its beginning as fits, and an ellipsis."""
    if width_of(text, size, bold=bold) <= width:
        return text
    while text and width_of(text + "…", size, bold=bold) > width:
        text = text[:-1]
    return text.rstrip(" ,.;:") + "…"


@drawn_once
def words(
    text: str, x: float, y: float, size: float = 13, *, class_: str = "", anchor: str = "", **more: Value
) -> Element:
    """A line of text on its baseline; the anchor is "middle" or "end" unless it begins at x."""
    return el("text", text, x=x, y=y, font_size=size, class_=class_ or None, text_anchor=anchor or None, **more)


@drawn_once
def fitted(
    text: str,
    x: float,
    y: float,
    width: float,
    size: float = 13,
    *,
    class_: str = "",
    anchor: str = "",
    bold: bool = False,
    least: float = LEAST,
) -> Element:
    """A line of text that is made smaller, then squeezed a little, then shortened, until it fits."""
    natural = width_of(text, size, bold=bold)
    smaller: float = size if natural <= width else max(least, size * width / natural)
    given = shortened(text, width * SQUEEZED, smaller, bold=bold)
    squeeze: dict[str, Value] = {}
    if width_of(given, smaller, bold=bold) > width * 1.001:
        squeeze = {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    return words(given, x, y, smaller, class_=f"{class_} bold".strip() if bold else class_, anchor=anchor, **squeeze)


def paragraph(lines: list[str], x: float, y: float, size: float, leading: float, **attributes: Value) -> Element:
    """Lines of text below each other; y is the baseline of the first."""
    spans = [el("tspan", line, x=x, y=y + place * leading) for place, line in enumerate(lines)]
    return el("text", *spans, font_size=size, **attributes)
