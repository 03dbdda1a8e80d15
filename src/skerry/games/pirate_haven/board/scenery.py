"""The ship's deck, paper, the sea with its rhumb lines, the shore of an Island. None of it means anything."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from skerry.drawing.layout import at
from skerry.drawing.svg import Element, drawn_once, el, group, number

PLANK: Final = 44
CREST: Final = "m0 0q5-4 10 0t10 0 10 0"
Cell = tuple[float, float]


@drawn_once
def deck(width: float, height: float) -> Element:
    """Planks from side to side, with caulked joints and nails."""
    joints = "".join(f"M0 {y:g}H{width:g}" for y in range(PLANK, int(height), PLANK))
    ends = "".join(
        f"M{(0.23 + 0.41 * (row % 2)) * width:.0f} {row * PLANK}v{PLANK}" for row in range(int(height // PLANK) + 1)
    )
    return el("g", el("rect", width=width, height=height, class_="deck"), el("path", d=joints + ends, class_="caulk"))


@drawn_once
def planks(width: float, height: float) -> Element:
    """A pier of short planks with posts."""
    lines = "".join(f"M0 {y:g}H{width:g}" for y in range(18, int(height) - 4, 18))
    return el(
        "g",
        el("rect", width=width, height=height, rx=5, class_="wood edge-line"),
        el("path", d=lines, class_="caulk"),
    )


@drawn_once
def sheet(width: float, height: float) -> Element:
    """Paper with an inked border."""
    return el(
        "g",
        el("rect", width=width, height=height, rx=5, class_="paper edge-line"),
        el("rect", x=2.5, y=2.5, width=width - 5, height=height - 5, rx=3, class_="neat-line"),
    )


@drawn_once
def open_sea(width: float, height: float) -> Element:
    """The sea with rhumb lines from a compass rose, a few crests, and a shoal."""
    x, y = width * 0.58, height * 0.52
    rays = "".join(ray(x, y, width, height, place) for place in range(16))
    crests = "".join(
        f"M{(61 * i) % max(width - 60, 1) + 20:g} {(97 * i) % max(height - 40, 1) + 24:g}{CREST}" for i in range(1, 13)
    )
    return el(
        "g",
        el("rect", width=width, height=height, rx=2, class_="deep"),
        el("path", d=rays, class_="rhumb"),
        el("path", d=crests, class_="crest"),
        at(x, y, rose(56)),
    )


def ray(x: float, y: float, width: float, height: float, place: int) -> str:
    """From the rose to the edge of the sea."""
    dx, dy = cos(place * pi / 8), sin(place * pi / 8)
    far = min(
        ((width - x) / dx if dx > 0.01 else -x / dx if dx < -0.01 else 9e9),
        ((height - y) / dy if dy > 0.01 else -y / dy if dy < -0.01 else 9e9),
    )
    return f"M{number(x)} {number(y)}L{number(x + dx * far)} {number(y + dy * far)}"


@drawn_once
def rose(radius: float) -> Element:
    """A compass rose around the origin."""
    points = []
    for place in range(16):
        far = radius * (1 if place % 4 == 0 else 0.62 if place % 2 == 0 else 0.2)
        points.append(f"{number(far * sin(place * pi / 8))} {number(-far * cos(place * pi / 8))}")
    return el(
        "g",
        el("circle", r=radius * 0.72, class_="rose-ring"),
        el("path", d=f"M{'L'.join(points)}Z", class_="rose"),
        el("path", d=f"M0 {number(-radius)}L{number(radius * 0.08)} 0H{number(-radius * 0.08)}Z", class_="rose-north"),
    )


# --- an Island --------------------------------------------------------------------------------------------------------


@drawn_once
def shore(cells: Sequence[Cell], width: float, height: float) -> Element:
    """Shallows, beach and meadow around the land, whatever its shape; one outline of ink around all of it."""
    return el(
        "g",
        group([land(x, y, width, height, 11) for x, y in cells], class_="shallows"),
        group([land(x, y, width, height, 4) for x, y in cells], class_="coast"),
        group([land(x, y, width, height, 3) for x, y in cells], class_="beach"),
        group([land(x, y, width, height, -6) for x, y in cells], class_="meadow"),
        class_="island",
    )


@drawn_once
def land(x: float, y: float, width: float, height: float, out: float) -> Element:
    """A piece of land that swells a little on each side."""
    left, top, right, low = x - out, y - out, x + width + out, y + height + out
    path = f"M{number(left + 14)} {number(top)}"
    path += f"q{number(width / 4)} -5 {number((right - left) / 2 - 14)} 0t{number((right - left) / 2 - 14)} 0"
    path += f"q14 0 14 14q5 {number(height / 4)} 0 {number((low - top) / 2 - 14)}t0 {number((low - top) / 2 - 14)}"
    path += f"q0 14 -14 14q-{number(width / 4)} 5 -{number((right - left) / 2 - 14)} 0"
    path += f"t-{number((right - left) / 2 - 14)} 0"
    path += f"q-14 0 -14 -14q-5 -{number(height / 4)} 0 -{number((low - top) / 2 - 14)}"
    path += f"t0 -{number((low - top) / 2 - 14)}q0 -14 14 -14Z"
    return el("path", d=path)


@drawn_once
def swell(width: float, height: float) -> Element:
    """Crests on the water around an Island."""
    crests = "".join(
        f"M{(83 * i) % (width - 50) + 10:g} {(61 * i) % (height - 20) + 14:g}{CREST}" for i in range(1, 12)
    )
    return el("g", el("rect", width=width, height=height, rx=4, class_="deep"), el("path", d=crests, class_="crest"))


@drawn_once
def plot(width: float, height: float) -> Element:
    """A building plot: dashes between four stakes."""
    stakes = "".join(f"M{x:g} {y - 4:g}v9" for x in (6, width - 6) for y in (9, height - 9))
    return el(
        "g",
        el("rect", x=6, y=9, width=width - 12, height=height - 18, rx=4, class_="plot"),
        el("path", d=stakes, class_="stake"),
    )


@drawn_once
def mooring(width: float, height: float) -> Element:
    """Where something can lie at sea: a ring of dashes and a buoy."""
    x, y = width / 2, height / 2
    return el(
        "g",
        el("ellipse", cx=x, cy=y, rx=width / 2 - 8, ry=height / 2 - 14, class_="plot"),
        el("path", d=f"M{x - 5:g} {y + 3:g}L{x:g} {y - 9:g}L{x + 5:g} {y + 3:g}Z", class_="buoy"),
        el("path", d=f"M{x - 10:g} {y + 5:g}q5-4 10 0t10 0", class_="crest"),
    )
