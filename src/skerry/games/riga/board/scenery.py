"""The quay at noon: sky, the town far off, the sea and the stones everything stands on. It means nothing."""

from typing import Final

from skerry.drawing.layout import at
from skerry.drawing.svg import Element, drawn_once, el, group

HOUSE: Final = "M0 0V-22H6V-28H12V-34H24V-28H30V-22H36V0Z"
HALL: Final = "M0 0V-30L11 -44L22 -30V0Z"
SPIRE: Final = "M0 0V-30H3L8 -62L13 -30H16V0Z"
SKYLINE: Final = (HOUSE, SPIRE, HOUSE, HALL, HOUSE, HOUSE, SPIRE, HALL, HOUSE, HALL)
APART: Final = {HOUSE: 38, SPIRE: 18, HALL: 25}
WAVE: Final = "m0 0q5-4 10 0t10 0 10 0"
STEP: Final = 9
"""The height of a step of the quay."""
PANORAMA: Final = 150
"""The height of the view of the town."""


@drawn_once
def sky(width: float, height: float, *, sun: bool = False) -> Element:
    """The town stands at the horizon, the lower edge."""
    disc = el("circle", cx=width - 52, cy=height * 0.55, r=13, class_="sun") if sun else None
    return el("g", ground(width, height, "sky"), disc, at(0, height, town(width)))


@drawn_once
def town(width: float) -> Element:
    """Gables and spires side by side, low enough to stay behind what is written there."""
    shapes, x, place = [], 8.0, 0
    while x < width - 44:
        shape = SKYLINE[place % len(SKYLINE)]
        shapes.append(at(x, 0, el("path", d=shape, transform="scale(.72)")))
        x += APART[shape] * 0.72 + (30 if place % 4 == 3 else 0)
        place += 1
    return group(shapes, class_="far")


@drawn_once
def sea(width: float, height: float) -> Element:
    """Water with a few waves."""
    crests = "".join(
        f"M{12 + (57 * place + 23 * line) % max(width - 50, 1):g} {line * 29 + 16:g}{WAVE}"
        for line in range(int(height // 29))
        for place in range(int(width // 130) + 1)
    )
    return el("g", ground(width, height, "sea"), el("path", d=crests, class_="foam"))


@drawn_once
def stones(width: float, height: float) -> Element:
    """The quay that houses stand on."""
    joints = f"M0 {height / 2:g}H{width:g}" + "".join(
        f"M{x:g} {0 if place % 2 else height / 2:g}v{height / 2:g}" for place, x in enumerate(range(9, int(width), 17))
    )
    return el("g", el("rect", width=width, height=height, class_="stones"), el("path", d=joints, class_="joints"))


@drawn_once
def planks(width: float, height: float) -> Element:
    """The deck that the own goods stand on."""
    lines, path = max(round(height / 30), 1), ""
    for line in range(lines):
        y = height / lines * line
        end = width * (0.23 + 0.41 * (line % 2))
        path += f"M{end:.0f} {y:g}v{height / lines:g}" + (f"M0 {y:g}H{width:g}" if y else "")
    return el("path", d=path, class_="seam")


def ground(width: float, height: float, class_: str) -> Element:
    return el("rect", width=width, height=height, rx=8, class_=class_)


@drawn_once
def steps(width: float, height: float, feet: tuple[float, ...]) -> Element:
    """The quay of a player: a step of stones under each line of houses, the town behind them, water in front."""
    return el(
        "g",
        el("rect", width=width, height=feet[-1], class_="sky"),
        at(0, feet[-1], town(width)),
        el("path", d=shore(width, feet[-1], height), class_="sea"),
        *[at(0, foot - 2, stones(width, STEP)) for foot in feet],
    )


def shore(width: float, top: float, bottom: float) -> str:
    """Water down to the round corners of what it lies in."""
    corners = f"V{bottom - 8:g}Q{width:g} {bottom:g} {width - 8:g} {bottom:g}H8Q0 {bottom:g} 0 {bottom - 8:g}Z"
    return f"M0 {top:g}H{width:g}{corners}"


@drawn_once
def panorama(width: float) -> Element:
    """Riga when the work is done: the houses along the quay, and the sea before it."""
    high, foot = 98, PANORAMA - 34
    return el(
        "g",
        ground(width, PANORAMA, "sky"),
        el("circle", cx=width - 150, cy=30, r=18, class_="sun"),
        at(0, foot, town(width)),
        *[gables(x, foot, high) for x in (10, 272, 534, 796)],
        el("path", d=shore(width, foot, PANORAMA), class_="sea"),
        at(0, foot - 1, stones(width, 20)),
        crane(width - 8, foot + 4, high + 12),
        el("path", d="".join(f"M{x:g} {foot + 26}{WAVE}" for x in range(20, int(width) - 40, 84)), class_="foam"),
    )


def gables(x: float, foot: float, high: float) -> Element:
    """A row of houses with a church among them."""
    return el("use", href="#riga-gables", x=x, y=foot - high, width=round(high * 330 / 124, 1), height=high)


def crane(end: float, foot: float, high: float) -> Element:
    """The treadwheel crane, which ends at this place."""
    wide = round(high * 132 / 152, 1)
    return el("use", href="#riga-treadwheel", x=end - wide, y=foot - high, width=wide, height=high)
