"""A coaster and the tokens on it, drawn at the origin."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, scaled
from skerry.drawing.pieces import PIPS, SHAPES, coin, piece, symbol
from skerry.drawing.svg import Element, drawn_once, el, group
from skerry.games.hagar.board.scene import Scene
from skerry.games.hagar.views import Coaster, DieField, Symbol

UNIT: Final = 100.0
"""A coaster is drawn in this size and then scaled."""
CORNERS: Final = ("nw", "ne", "sw", "se")
CENTRES: Final = {"nw": (25.0, 25.0), "ne": (75.0, 25.0), "sw": (25.0, 75.0), "se": (75.0, 75.0)}
ROUND: Final = 9.0
RIM: Final = 1.2
"""Coasters are of cardboard: their corners are round, and a little of the table is seen between two of them."""
OUTLINES: Final = {
    "nw": "M50 50H1.2V10.2Q1.2 1.2 10.2 1.2H50Z",
    "ne": "M50 50V1.2H89.8Q98.8 1.2 98.8 10.2V50Z",
    "sw": "M50 50V98.8H10.2Q1.2 98.8 1.2 89.8V50Z",
    "se": "M50 50H98.8V89.8Q98.8 98.8 89.8 98.8H50Z",
}
"""Of the fields of a coaster."""
ALONG: Final = "M-24 0H24M19 -4L24 0L19 4M-19 -4L-24 0L-19 4"
"""The arrow of a line."""
TURNED: Final = {"nw": "ne", "ne": "se", "se": "sw", "sw": "nw"}


def turned(one: Coaster, rotation: int) -> Coaster:
    """A coaster as it looks when it is turned further by this many degrees."""
    shown = one
    for _ in range(rotation // 90):
        shown = turned_once(shown)
    return shown


def turned_once(one: Coaster) -> Coaster:
    before = dict(zip(CORNERS, one.fields, strict=True))
    after = {TURNED[corner]: kind for corner, kind in before.items()}
    return Coaster(
        coaster=one.coaster,
        rotation=(one.rotation + 90) % 360,
        fields=tuple(after[corner] for corner in CORNERS),
        beer=one.beer,
        symbols=tuple(Symbol(kind=sign.kind, touches=all_turned(sign.touches)) for sign in one.symbols),
        die=None if one.die is None else die_turned(one.die),
    )


def die_turned(die: DieField) -> DieField:
    axis = "vertical" if die.axis == "horizontal" else "horizontal"
    return DieField(number=die.number, line=all_turned(die.line), axis=axis)


def all_turned(corners: Sequence[str]) -> tuple[str, ...]:
    return tuple(TURNED[corner] for corner in corners)


def coaster(s: Scene, one: Coaster, size: float, *, known: bool = False) -> Picture:
    """A whole coaster; if it is the one that is known by its ids, it travels from the hand to the map."""
    ground, signs = landscape(one, size).element, signs_of(s, one, size).element
    if known:
        return Picture(group([known_as("c", one, ground), known_as("s", one, signs)]), size, size)
    return Picture(group([ground, signs]), size, size)


def known_as(what: str, one: Coaster, drawn: Element) -> Element:
    """The ground or the signs of a coaster, which lie apart on the map: outlines run between them."""
    return piece(drawn, id_=f"{what}-{one.coaster}")


def landscape(one: Coaster, size: float, tips: Sequence[str] = ("", "", "", "")) -> Picture:
    """The ground of a coaster: four fields, with a tip for each if there is one."""
    fields = [field(kind, corner, tip) for kind, corner, tip in zip(one.fields, CORNERS, tips, strict=True)]
    shadow = el("rect", x=1.5, y=3.5, width=UNIT - 2, height=UNIT - 2, rx=ROUND, class_="thrown")
    edge = el("rect", x=RIM, y=RIM, width=UNIT - 2 * RIM, height=UNIT - 2 * RIM, rx=ROUND, class_="coaster")
    return scaled(Picture(group([shadow, *fields, edge]), UNIT, UNIT), size / UNIT)


def signs_of(s: Scene, one: Coaster, size: float) -> Picture:
    """What is printed between the fields, and the glass in the middle."""
    signs = [printed(s, sign) for sign in one.symbols]
    glass = beer(s, one.rotation) if one.beer else None
    number = None if one.die is None else die_field(s, one.die)
    return scaled(Picture(group([number, *signs, glass]), UNIT, UNIT), size / UNIT)


def field(kind: str, corner: str, tip: str) -> Element:
    x, y = CENTRES[corner]
    ground = el("path", d=OUTLINES[corner], class_=f"{kind} inner")
    mark = symbol(f"hagar-{kind}", 22, x - 11, y - 11, f"on-{kind}")
    return piece(ground, mark, tip=tip)


def middle(corners: Sequence[str]) -> tuple[float, float]:
    """The point between the fields that a symbol touches."""
    points = [CENTRES[corner] for corner in corners]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def printed(s: Scene, sign: Symbol) -> Element:
    """A gold or a shield."""
    x, y = middle(sign.touches)
    if sign.kind == "gold":
        return piece(coin("", 9, x, y), tip=s.word("gold-tip"))
    ground = el("circle", cx=x, cy=y, r=10, class_="medal")
    return piece(ground, symbol("hagar-shield", 18, x - 9, y - 9, "printed"), tip=s.word("shield-tip"))


def beer(s: Scene, rotation: int) -> Element:
    """The glass stands upright for the player who laid it."""
    ground = el("circle", cx=50, cy=50, r=14.5, class_="medal")
    glass = el("g", symbol("hagar-beer", 21, 39.5, 38.5, "beer"), transform=f"rotate({rotation} 50 50)")
    return piece(ground, glass, tip=s.word("beer-tip"))


def die_field(s: Scene, die: DieField) -> Element:
    """The face of a die, and an arrow along the line that it names."""
    x, y = middle(die.line)
    turn = "" if die.axis == "horizontal" else " rotate(90)"
    arrow = el("path", d=ALONG, class_="arrow", transform=f"translate({x:g} {y:g}){turn}")
    box = el("rect", x=x - 10, y=y - 10, width=20, height=20, rx=4, class_="medal")
    tip = s.word("die-tip", number=die.number, axis=s.place(die.axis))
    return piece(arrow, box, dots(die.number, x, y), tip=tip)


def dots(number: int, x: float, y: float) -> Element:
    """The pips of a number, around (x, y)."""
    found = [el("circle", cx=x - 10 + 5 * (1 + i), cy=y - 10 + 5 * (1 + j), r=2.1) for i, j in PIPS[number]]
    return group(found, class_="dots")


@drawn_once
def hagar(seat: int, size: float) -> Element:
    """A Hägar of a seat, around the origin: known by shape and colour."""
    shape = el("path", d=SHAPES[seat % len(SHAPES)])
    helmet = symbol("hagar-helmet", 17, 3.5, 3, "helmet")
    drawn = el("g", shape, helmet, class_=f"token seat seat-{seat}")
    return el("g", drawn, transform=f"scale({size / 24:.3f}) translate(-12 -12)")


def token(seat: int | None, size: float) -> Element:
    """A Hägar, or a piece of gold if it is nobody's."""
    return coin("$", size / 2) if seat is None else hagar(seat, size)
