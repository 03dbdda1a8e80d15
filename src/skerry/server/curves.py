"""The curve of a review: everyone's chance of winning from the first turn to the end, as a drawing for the page.

Colours are the page's, by day and by night; a pattern of dashes tells the seats apart without them.
"""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.svg import Element, el, group
from skerry.server.seen import Look
from skerry.server.texts import texts
from skerry.words.rooms import Phrases

HEIGHT: Final = 300.0
LEFT: Final = 46.0
RIGHT: Final = 14.0
TOP: Final = 62.0
BOTTOM: Final = 34.0
RADIUS: Final = 10.0
DASHES: Final = ("", "10 5", "3 4", "14 4 3 4", "7 3", "2 6")


class Frame:
    """Where a chance after this many words stands on the drawing."""

    def __init__(self, width: float, words: int) -> None:
        self.width = width
        self.words = max(1, words)

    def x(self, at: int) -> float:
        return LEFT + (self.width - LEFT - RIGHT) * at / self.words

    def y(self, chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def drawn_curve(
    curve: Sequence[tuple[int, Sequence[float]]], turning: Sequence[int], names: Sequence[str], look: Look
) -> str:
    """A line for each seat over the words of the game, with the turning points numbered."""
    words = texts(look.lang)
    frame = Frame(390.0 if look.narrow else 760.0, curve[-1][0])
    lines = [line(frame, seat, [(at, chances[seat]) for at, chances in curve]) for seat in range(len(names))]
    drawing = el(
        "svg",
        *scale(frame),
        group(marks(frame, turning)),
        *lines,
        legend(frame, names),
        el("text", words("review.axis"), x=frame.width - RIGHT, y=HEIGHT - 10, text_anchor="end"),
        class_="curve",
        viewBox=f"0 0 {frame.width:g} {HEIGHT:g}",
        role="img",
        aria_label=summary(curve, names, words),
    )
    return str(drawing)


def summary(curve: Sequence[tuple[int, Sequence[float]]], names: Sequence[str], words: Phrases) -> str:
    """The drawing in a sentence for each seat; all numbers stand in the table beside it."""
    first, last = curve[0][1], curve[-1][1]
    stories = [
        words("review.story", name=name, first=round(100 * first[seat]), last=round(100 * last[seat]))
        for seat, name in enumerate(names)
    ]
    return " ".join([words("review.curve"), *stories])


def scale(frame: Frame) -> list[Element]:
    drawn = []
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = frame.y(chance)
        drawn.append(el("path", d=f"M{LEFT:g} {y:g}H{frame.width - RIGHT:g}", class_="grid"))
        drawn.append(el("text", f"{100 * chance:.0f} %", x=LEFT - 6, y=y + 5, text_anchor="end"))
    return drawn


def line(frame: Frame, seat: int, chances: Sequence[tuple[int, float]]) -> Element:
    places = [f"{frame.x(at):.1f} {frame.y(chance):.1f}" for at, chance in chances]
    return el("path", d="M" + "L".join(places), class_=f"chances of-line-{seat}", stroke_dasharray=dashes(seat))


def dashes(seat: int) -> str | None:
    return DASHES[seat % len(DASHES)] or None


def marks(frame: Frame, turning: Sequence[int]) -> list[Element]:
    """The turning points with their numbers in the list below; where two are close, the second moves aside."""
    drawn, free = [], 0.0
    for number, at in enumerate(turning, 1):
        x = frame.x(at)
        aside = max(x, free)
        free = aside + 2 * RADIUS + 2
        down = f"M{aside:.1f} {TOP - 1:g}L{x:.1f} {TOP + 6:g}V{HEIGHT - BOTTOM:g}"
        drawn.append(el("path", d=down, class_="turning"))
        drawn.append(el("circle", cx=round(aside, 1), cy=TOP - 1 - RADIUS, r=RADIUS, class_="turning"))
        place = {"x": round(aside, 1), "y": TOP - RADIUS + 4}
        drawn.append(el("text", str(number), text_anchor="middle", class_="number", **place))
    return drawn


def legend(frame: Frame, names: Sequence[str]) -> Element:
    """A piece of each line with its name."""
    room = (frame.width - LEFT - RIGHT) / len(names)
    longest = max(3, int((room - 44) / 8))
    drawn = []
    for seat, name in enumerate(names):
        x = LEFT + room * seat
        short = name if len(name) <= longest else f"{name[: longest - 1]}…"
        sample = f"M{x:.1f} 18h32"
        drawn.append(el("path", d=sample, class_=f"chances of-line-{seat}", stroke_dasharray=dashes(seat)))
        drawn.append(el("text", short, x=round(x + 38, 1), y=23))
    return group(drawn)
