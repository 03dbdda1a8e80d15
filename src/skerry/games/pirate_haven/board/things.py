"""The pieces of Pirate Haven: tiles, dice, Rum, wooden Ships, and what is printed."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from skerry.drawing import pieces
from skerry.drawing.layout import Picture, at, beside, scaled
from skerry.drawing.lettering import LEAST, fitted, width_of, words
from skerry.drawing.pieces import player_mark, symbol
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.pirate_haven.board.geometry import COMPACT
from skerry.games.pirate_haven.board.looks import ARTWORK
from skerry.games.pirate_haven.text import ROOM, Names

LETTERS: Final = 12.5
"""The size of names and small numbers: smaller ones are hard to read on a laptop."""

PLACED: Final = 20
"""Die spots of this size hold dice; smaller ones are only printed."""

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
    more = words(f"+{raised}", radius, radius * 2 + 11, LETTERS, class_="bold", anchor="middle") if raised else None
    return el("g", circle, said, more)


def empty_slot(size: float, *, locked: bool) -> Element:
    """A die spot: dotted, and with a lock while it is locked."""
    spot = el("rect", width=size, height=size, rx=size / 6, class_="die-spot")
    lock = symbol("haven-lock", size * 0.66, size * 0.17, size * 0.17, "is-locked") if locked else None
    return el("g", spot, lock)


def slot_places(entry: Mapping[str, Any], width: float, height: float, slot: float) -> list[tuple[float, float]]:
    """Where the die spots of a tile are: in a row at the bottom, in the middle if there is room on both sides."""
    count = entry["free"] + entry["locked"]
    row = count * (slot + 4) - 4
    start = 5 if width < COMPACT or slot < PLACED else (width - row) / 2
    return [(start + number * (slot + 4), height - slot - 4) for number in range(count)]


def face(
    names: Names,
    tile: str,
    lang: str,
    width: float,
    height: float,
    *,
    number: int | None = None,
    raised: int = 0,
    slot: float = 14,
    opened: bool = False,
    filled: Collection[int] = (),
    fame: int | None = None,
) -> Element:
    """A tile: number, name, picture, printed symbols and die spots; on an Island also the Fame it brings."""
    entry = names.tiles[tile]
    compact = width < COMPACT
    radius = 9 if compact else 11
    left = 2 * radius + (3 if compact else 5)
    named = width >= NAMED and height >= NAMED
    lines = title(names.tile(tile, lang), parted(lang), width - left - 0.5, bold=not compact) if named else []
    above = (3, 2 * radius + 3, 25)[len(lines)]
    beneath = entry["free"] + entry["locked"] > 0 and (compact or slot >= PLACED)
    room = height - above - (slot + 6 if beneath else 4 if fame is None else 18)
    size = min(room, width * 0.55, 46)
    signs = beside([Picture(sign(sort, 13), 13, 13) for sort in PRINTED for _ in range(entry[sort])], 2)
    beside_badge = signs.width <= width - 2 * radius - 8
    slots = [
        at(x, y, empty_slot(slot, locked=place >= entry["free"] and not opened))
        for place, (x, y) in enumerate(slot_places(entry, width, height, slot))
        if place not in filled
    ]
    return el(
        "g",
        el("rect", width=width, height=height, rx=5, class_="tile"),
        symbol(picture_of(tile, entry["kind"]), size, (width - size) / 2, above + (room - size) / 2, "picture"),
        at(2, 2, badge(entry["value"] if number is None else number, raised, radius)),
        at(left, 2 + radius, titled(lines, width - left - 0.5, bold=not compact)),
        at(width - signs.width - 4, above + 1 if named or beside_badge else 2 * radius + 4, signs),
        *slots,
        None if fame is None else at(width - 4, height - 5, fame_mark(fame)),
        class_=f"of-{entry['kind']}",
    )


def titled(lines: Sequence[str], width: float, *, bold: bool) -> Element:
    """The name beside the number, whose middle is at the height of the origin; all lines have letters of one size."""
    widest = max([width_of(line, LETTERS, bold=bold) for line in lines], default=0)
    size = LETTERS if widest <= width else max(LEAST, LETTERS * width / widest)
    heights = (4.5,) if len(lines) == 1 else (0, 11)
    return el("g", *[fitted(line, 0, y, width, size, bold=bold) for line, y in zip(lines, heights)])


def parted(lang: str) -> list[str]:
    """Where the names of tiles may be parted, so that on a phone nobody has to guess their ends."""
    return ROOM.say("board-parted", lang).split(" ")


def title(name: str, parted: Sequence[str], width: float, *, bold: bool) -> list[str]:
    """In one line if it fits, else between two words, or where the name of a tile may be parted."""
    if width_of(name, LETTERS, bold=bold) <= width:
        return [name]
    for parts in parted:
        if parts.replace("|", "") == name:
            first, _, second = parts.partition("|")
            return [first if first.endswith("-") else f"{first}-", second]
    return name.split(maxsplit=1)


def fame_mark(fame: int) -> Element:
    """What a Pirate brings, ending at the origin."""
    width = 8 * len(str(fame))
    return el(
        "g",
        symbol("haven-fame", 12, -width - 14, -11, "star"),
        words(str(fame), 0, 0, 12, class_="number", anchor="end"),
    )
