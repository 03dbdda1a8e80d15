"""Where things lie. A picture knows its size and is drawn at the origin; what puts pictures together places them."""

from collections.abc import Sequence

from skerry.drawing.svg import Element, drawn_once, el, number


class Picture:
    """A drawing with its size."""

    def __init__(self, element: Element, width: float, height: float) -> None:
        self.element = element
        self.width = width
        self.height = height


def at(x: float, y: float, thing: Picture | Element) -> Element:
    """The thing moved there. It keeps its own transform free, so that a browser can move it when it travels."""
    element = thing.element if isinstance(thing, Picture) else thing
    return el("g", element, transform=moved(x, y)) if x or y else element


@drawn_once
def moved(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def scaled(picture: Picture, factor: float) -> Picture:
    """The same drawing, larger or smaller."""
    if factor == 1:
        return picture
    drawn = el("g", picture.element, transform=f"scale({number(float(factor))})")
    return Picture(drawn, picture.width * factor, picture.height * factor)


def beside(pictures: Sequence[Picture], gap: float = 0, *, top: bool = False) -> Picture:
    """From left to right, each in the middle of the highest, or all from the top."""
    height = max((picture.height for picture in pictures), default=0)
    placed = []
    x: float = 0.0
    for picture in pictures:
        placed.append(at(x, 0 if top else (height - picture.height) / 2, picture))
        x += picture.width + gap
    return Picture(el("g", *placed), max(x - gap, 0), height)


def below(pictures: Sequence[Picture], gap: float = 0) -> Picture:
    """From top to bottom."""
    placed = []
    y: float = 0.0
    for picture in pictures:
        placed.append(at(0, y, picture))
        y += picture.height + gap
    return Picture(el("g", *placed), max((picture.width for picture in pictures), default=0), max(y - gap, 0))


def flow(pictures: Sequence[Picture], width: float, gap: float, line_gap: float | None = None) -> Picture:
    """From left to right, and in a new line whenever the width is used up."""
    lines: list[list[Picture]] = []
    used: float = 0.0
    for picture in pictures:
        if not lines or used + gap + picture.width > width + 0.01:
            lines.append([])
            used = -gap
        lines[-1].append(picture)
        used += gap + picture.width
    whole = below([beside(line, gap) for line in lines], gap if line_gap is None else line_gap)
    return Picture(whole.element, width, whole.height)


def columns(width: float, least: float, gap: float) -> tuple[int, float]:
    """How many columns of at least this width there is room for, and how wide each becomes."""
    count = max(1, int((width + gap) // (least + gap)))
    return count, (width - gap * (count - 1)) / count


def step(count: int, size: float, width: float, gap: float) -> float:
    """From one of several things in a row to the next: side by side, or overlapping as far as the width demands."""
    if count < 2 or count * (size + gap) - gap <= width:
        return size + gap
    return (width - size) / (count - 1)
