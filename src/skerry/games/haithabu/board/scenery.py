"""The harbour town: sky, shore, planks and awnings. It means nothing, except that the night is dark."""

from typing import Final

from skerry.drawing.layout import at
from skerry.drawing.svg import Element, drawn_once, el, group, number

LONGHOUSE: Final = "M0 0V-9Q3 -24 9 -26Q28 -30 47 -26Q53 -24 56 -9V0ZM9 -26L5 -32M47 -26L51 -32"
MAST: Final = "M0 0Q-7 -3 -8 -9Q-3 -5 2 -5H20Q25 -5 30 -9Q29 -3 22 0ZM11 -5V-32M3 -29H19Q22 -22 19 -15H3Q6 -22 3 -29Z"
HILL: Final = "M0 0Q26 -24 60 -14T120 0Z"


@drawn_once
def ground(width: float, height: float, class_: str, radius: float = 8) -> Element:
    return el("rect", width=width, height=height, rx=radius, class_=class_)


@drawn_once
def sky(width: float, height: float) -> Element:
    """The sky over the shore, with what stands at its lower edge."""
    shapes, x, place = [], 4.0, 0
    while x < width - 60:
        shape = (HILL, LONGHOUSE, MAST)[place % 3] if width > 300 else LONGHOUSE
        shapes.append(at(x, 0, el("path", d=shape, transform="scale(.8)")))
        x += {HILL: 70, LONGHOUSE: 56, MAST: 44}[shape]
        place += 1
    return el("g", ground(width, height, "sky"), at(0, height, group(shapes, class_="far")))


@drawn_once
def planks(width: float, height: float, class_: str = "wall") -> Element:
    """A wall of boards."""
    seams = "".join(f"M{x} 2V{height - 2:g}" for x in range(26, int(width), 26))
    return el("g", ground(width, height, class_), el("path", d=seams, class_="seams"))


@drawn_once
def quay(width: float, height: float, shore: float) -> Element:
    """Land, and from there down water with a pier."""
    crests = "".join(
        f"M{10 + 45 * place + 19 * line % 40:g} {shore + 12 + 16 * line:g}q4-3 8 0t8 0"
        for line in range(int((height - shore) // 16))
        for place in range(int(width // 45))
    )
    w, h, y = number(width), number(height), number(shore)
    water = f"M0 {y}H{w}V{number(height - 8)}Q{w} {h} {number(width - 8)} {h}H8Q0 {h} 0 {number(height - 8)}Z"
    piles = "".join(f"M{x} {y}v7" for x in range(12, int(width), 24))
    return el(
        "g",
        ground(width, height, "square"),
        el("path", d=water, class_="sea"),
        el("path", d=crests, class_="foam"),
        el("path", d=f"M1 {y}H{number(width - 1)}{piles}", class_="pier"),
    )


@drawn_once
def night_sky(width: float, height: float) -> Element:
    """The lower half of the ground, with its round corners, a moon and stars."""
    w, h, half = number(width), number(height), number(height / 2)
    in_x, in_y = number(width - 8), number(height - 8)
    dark = f"M0 {half}H{w}V{in_y}Q{w} {h} {in_x} {h}H8Q0 {h} 0 {in_y}Z"
    places = [(18, 96), (34, 70), (12, 40), (52, 18), (74, 30), (width - 16, 92), (width - 34, 62), (width - 60, 14)]
    stars = [el("circle", cx=x, cy=height - y, r=1.3 + place % 2 * 0.7) for place, (x, y) in enumerate(places)]
    return el("g", el("path", d=dark, class_="sky-night"), group(stars, class_="star-dot"))


@drawn_once
def day_sky(width: float, height: float) -> Element:
    """All of the ground: the night lies over its lower half."""
    clouds = f"M{width - 62:g} 46q-12 0-12-8q0-8 9-8q3-9 13-7q9-3 12 6q10 0 10 8q0 9-11 9z"
    dusk = el("rect", y=height / 2 - 16, width=width, height=17, class_="dusk")
    return el("g", ground(width, height, "sky-day"), dusk, el("path", d=clouds, class_="cloud"))


@drawn_once
def awning(width: float, height: float) -> Element:
    """The roof of a stall, in stripes of its kind, with a scalloped edge."""
    count = 7
    each = width / count
    stripes, edge = [], f"M5 0H{width - 5:g}L{width:g} {height - 6:g}"
    for place in range(count):
        x = place * each
        edge += f"Q{width - x - each / 2:g} {height + 4:g} {width - x - each:g} {height - 6:g}"
        if place % 2:
            top = 5 + x / width * (width - 10)
            top_each = each / width * (width - 10)
            stripes.append(
                f"M{top:.2f} 0h{top_each:.2f}L{x + each:.2f} {height - 6:g}"
                f"Q{x + each / 2:.2f} {height + 4:g} {x:.2f} {height - 6:g}Z"
            )
    edge += "Z"
    return el(
        "g",
        el("path", d=edge, class_="awning"),
        el("path", d="".join(stripes), class_="stripe"),
        el("path", d=edge, class_="outline"),
    )
