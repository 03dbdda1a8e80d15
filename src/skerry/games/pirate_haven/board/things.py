"""The pieces of Pirate Haven: tiles, dice, Rum, wooden Ships, and what is printed."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing import pieces
from skerry.drawing.layout import Picture, at, scaled
from skerry.drawing.lettering import width_of, words
from skerry.drawing.pieces import player_mark, symbol
from skerry.drawing.svg import Element, Value, drawn_once, el
from skerry.games.pirate_haven.board.geometry import LEAST
from skerry.games.pirate_haven.board.looks import ARTWORK
from skerry.games.pirate_haven.entries import Tile
from skerry.games.pirate_haven.text import ROOM, Names

LINE: Final = 13
SIGN: Final = 14
PLACED: Final = 20
"""Die spots of this size hold dice; smaller ones are only printed."""


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
    """A wooden Ship under sail: the sign of its player is on the cloth."""
    drawn = el(
        "g",
        el("path", d="M20 2V36", class_="mast"),
        el("path", d="M20 2H30L27.500 5L30 8H20Z", class_=f"pennant seat-{seat}"),
        el("path", d="M5 9Q20 5 36 9Q40 20 36 32Q20 28 5 32Q9 20 5 9Z", class_="cloth"),
        at(9, 8.5, player_mark(seat, name, 23)),
        symbol("haven-hull", 40, 0, 21),
    )
    return scaled(Picture(drawn, 40, 52), size / 52)


def badge(number: int, raised: int, radius: float = 11) -> Element:
    """Cost, capacity and strength; and how much of it the neighbours add."""
    circle = el("circle", cx=radius, cy=radius, r=radius, class_="badge")
    said = words(str(number), radius, radius + 5, 14, class_="on-badge", anchor="middle")
    more = words(f"+{raised}", 2 * radius + 2, radius + 2, LEAST, class_="bold raised") if raised else None
    return el("g", circle, said, more)


def empty_slot(size: float, *, locked: bool) -> Element:
    """A die spot: dotted, and with a lock while it is locked."""
    spot = el("rect", width=size, height=size, rx=size / 6, class_="die-spot")
    lock = symbol("haven-lock", size * 0.66, size * 0.17, size * 0.17, "is-locked") if locked else None
    return el("g", spot, lock)


def slot_places(entry: Tile, width: float, height: float, slot: float) -> list[tuple[float, float]]:
    """Where the die spots of a tile are: side by side at the bottom; only printed ones among the signs."""
    count = entry.free + entry.locked
    if slot < PLACED:
        return sign_places(entry, width, height)[-count:] if count else []
    row = count * (slot + 5) - 5
    return [((width - row) / 2 + number * (slot + 5), height - slot - 4) for number in range(count)]


def sign_places(entry: Tile, width: float, height: float) -> list[tuple[float, float]]:
    """Printed signs and die spots run down the right edge of a tile, in two columns if it is low."""
    count = sum(count for _, count in [*entry.printed(), *entry.spots()])
    rows = max(1, int((height - LINE - 5) // SIGN))
    return [(width - SIGN * (1 + place // rows) - 2, 4 + SIGN * (place % rows)) for place in range(count)]


@drawn_once
def face(
    names: Names,
    tile: str,
    lang: str,
    width: float,
    height: float,
    *,
    number: int | None = None,
    raised: int = 0,
    slot: float = 12,
    opened: bool = False,
    filled: tuple[int, ...] = (),
    fame: int | None = None,
) -> Element:
    """A tile: number, picture, printed symbols, name and die spots; on an Island also the Fame it brings."""
    entry = names.tiles[tile]
    lines = title(names.tile(tile, lang), parted(lang), width - 3)
    places = slot_places(entry, width, height, slot)
    foot = slot + 6 if slot >= PLACED and places else 3
    room = height - foot - LINE * len(lines) - 5
    size = min(room, width * 0.7, 60)
    signs = [sign(sort, SIGN - 1) for sort, count in entry.printed() for _ in range(count)]
    slots = [
        at(x, y, empty_slot(slot, locked=place >= entry.free and not opened))
        for place, (x, y) in enumerate(places)
        if place not in filled
    ]
    return el(
        "g",
        el("rect", width=width, height=height, rx=6, class_="tile"),
        symbol(picture_of(tile, entry.kind), size, (width - size) / 2, 2 + (room - size) / 2, "picture"),
        at(2, 2, badge(entry.value if number is None else number, raised)),
        at(width / 2, height - foot - LINE * (len(lines) - 1) - 3, titled(lines, width - 3)),
        *[at(*place, drawn) for place, drawn in zip(sign_places(entry, width, height), signs)],
        *slots,
        None if fame is None else at(width - 3, 31 if signs else 16, fame_mark(fame)),
        class_=f"of-{entry.kind}",
    )


def titled(lines: Sequence[str], width: float) -> Element:
    """The name in the middle, with its first line at the height of the origin; wide ones stand closer."""
    drawn = []
    for place, line in enumerate(lines):
        squeezed: dict[str, Value] = {}
        if wide(line) > width:
            squeezed = {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
        drawn.append(words(line, 0, LINE * place, LEAST, class_="bold", anchor="middle", **squeezed))
    return el("g", *drawn)


def wide(text: str) -> float:
    return width_of(text, LEAST, bold=True)


def parted(lang: str) -> list[str]:
    """Where the names of tiles may be parted, so that nobody has to guess their ends."""
    return ROOM.say("board-parted", lang).split(" ")


def title(name: str, parted: Sequence[str], width: float) -> list[str]:
    """In one line if it fits, else between two words, or where the name of a tile may be parted."""
    if wide(name) <= width * 1.06:
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
        symbol("haven-fame", 13, -width - 15, -11, "star"),
        words(str(fame), 0, 0, LEAST, class_="number", anchor="end"),
    )
