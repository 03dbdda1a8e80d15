"""The pieces of Pirate Haven: tiles, dice, Rum, wooden Ships, and what is printed."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.drawing import pieces
from skerry.drawing.layout import Picture, at, beside, scaled
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import player_mark, symbol
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.pirate_haven.board.geometry import COMPACT
from skerry.games.pirate_haven.board.looks import ARTWORK
from skerry.games.pirate_haven.text import Names

PRINTED: Final = ("resource", "treasure", "rum")

NAMED: Final = 65
"""A tile that is not so wide and high is known by its picture alone."""


def picture_of(tile: str, kind: str) -> str:
    """The symbol of a tile; tiles of other packs have that of their kind."""
    return f"haven-{tile}" if f'id="haven-{tile}"' in ARTWORK else f"haven-{kind}"


@drawn_once
def die(colour: str, pips: int, size: float, *, ghost: bool = False) -> Element:
    """A die of a colour; a ghost is one that might come to lie there."""
    return el("g", pieces.die(pips, size), class_=f"d-{colour} is-ghost" if ghost else f"d-{colour}")


@drawn_once
def rum(size: float, *, ghost: bool = False) -> Element:
    return symbol("haven-rum", size, class_="rum is-ghost" if ghost else "rum")


def small(thing: str, size: float, *, ghost: bool = False) -> Element:
    """A die with its pips, "treasure 5", or Rum."""
    colour, _, pips = thing.partition(" ")
    return die(colour, int(pips), size, ghost=ghost) if pips else rum(size, ghost=ghost)


@drawn_once
def sign(sort: str, size: float) -> Element:
    """A printed Resource, Treasure or Rum."""
    if sort == "resource":
        return el("rect", x=1, y=1, width=size - 2, height=size - 2, rx=1.5, class_="crate")
    return symbol(f"haven-{sort}", size, class_="gold" if sort == "treasure" else sort)


@drawn_once
def pawn(seat: int, name: str, size: float) -> Picture:
    """A wooden Ship: the sign of its player is the sail."""
    mast = el("line", x1=20, y1=22, x2=20, y2=32, class_="mast")
    drawn = el("g", mast, symbol("haven-hull", 36, 2, 15, "hull"), at(7, 0, player_mark(seat, name, 26)))
    return scaled(Picture(drawn, 40, 44), size / 44)


def badge(number: int, raised: int, radius: float) -> Element:
    """Cost, capacity and strength; and how much of it the neighbours add."""
    circle = el("circle", cx=radius, cy=radius, r=radius, class_="badge")
    size = 14 if radius > 9 else 12
    said = words(str(number), radius, radius + size * 0.36, size, class_="on-badge", anchor="middle")
    more = words(f"+{raised}", radius, radius * 2 + 11, 11, class_="bold", anchor="middle") if raised else None
    return el("g", circle, said, more)


def empty_slot(size: float, *, locked: bool) -> Element:
    """A die spot: dotted, and with a lock while it is locked."""
    spot = el("rect", width=size, height=size, rx=size / 6, class_="die-spot")
    lock = symbol("haven-lock", size * 0.66, size * 0.17, size * 0.17, "is-locked") if locked else None
    return el("g", spot, lock)


def printed_slots(entry: Mapping[str, Any], size: float) -> list[Element]:
    """The die spots as they are printed."""
    places = range(entry["free"] + entry["locked"])
    return [empty_slot(size, locked=place >= entry["free"]) for place in places]


def face(
    names: Names,
    tile: str,
    lang: str,
    width: float,
    height: float,
    *,
    number: int | None = None,
    raised: int = 0,
    slots: Sequence[Element] | None = None,
    slot: float = 14,
    fame: int | None = None,
) -> Element:
    """A tile: number, name, picture, printed symbols, die spots; on an Island with its dice and the Fame it brings."""
    entry = names.tiles[tile]
    compact = width < COMPACT
    radius = 9 if compact else 11
    top = 2 * radius + 3
    named = width >= NAMED and height >= NAMED
    above = top if named else 3
    beneath = entry["free"] + entry["locked"] > 0 and (compact or slots is not None)
    room = height - above - (slot + 6 if beneath else 4)
    size = min(room, width * 0.55, 46)
    signs = [Picture(sign(sort, 13), 13, 13) for sort in PRINTED for _ in range(entry[sort])]
    shown = printed_slots(entry, slot) if slots is None else slots
    row = beside([Picture(one, slot, slot) for one in shown], 4)
    marks = beside(signs, 2)
    name = fitted(names.tile(tile, lang), top, radius + 5, width - top - 4, 11 if compact else 12, bold=True)
    return el(
        "g",
        el("rect", width=width, height=height, rx=5, class_="tile"),
        symbol(picture_of(tile, entry["kind"]), size, (width - size) / 2, above + (room - size) / 2, "picture"),
        at(2, 2, badge(entry["value"] if number is None else number, raised, radius)),
        name if named else None,
        at(width - marks.width - 4, above + 1, marks),
        at(5 if compact or slots is None else (width - row.width) / 2, height - slot - 4, row),
        None if fame is None else at(width - 4, height - 5, fame_mark(fame)),
        class_=f"of-{entry['kind']}",
    )


def fame_mark(fame: int) -> Element:
    """What a Pirate brings, ending at the origin."""
    width = 8 * len(str(fame))
    return el(
        "g",
        symbol("haven-fame", 12, -width - 14, -11, "star"),
        words(str(fame), 0, 0, 12, class_="number", anchor="end"),
    )
