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


def ground(width: float, height: float, class_: str) -> Element:
    return el("rect", width=width, height=height, rx=8, class_=class_)


@drawn_once
def crane() -> Element:
    """The treadwheel crane at the end of the quay, 120 wide, with its foot at the origin."""
    return el(
        "g",
        el("path", d="M4 0V-74L32 -98L60 -74V0Z"),
        el("path", d="M26 -84L112 -150L118 -144L36 -78Z"),
        el("path", d="M115 -146V-70M104 -58L115 -70L126 -58", class_="rope"),
        el("rect", x=100, y=-58, width=30, height=24),
        el("circle", cx=32, cy=-38, r=20, class_="wheel"),
        el("path", d="M32 -58V-18M12 -38H52M18 -52L46 -24M46 -52L18 -24", class_="wheel"),
        class_="crane",
    )
