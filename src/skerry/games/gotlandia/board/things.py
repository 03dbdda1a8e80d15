"""The pieces of Gotlandia: settlements, ships, pirates, workers, resources, and small cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, beside
from skerry.drawing.lettering import shortened, width_of, words
from skerry.drawing.pieces import Choice, counted, piece, player_mark, symbol
from skerry.drawing.svg import Element, drawn_once, el, number
from skerry.games.gotlandia.board.looks import ARTWORK
from skerry.games.gotlandia.board.scene import Scene
from skerry.games.gotlandia.text import Names

KINDS: Final = ("farmstead", "tower", "church")
ROOF_OF: Final = {"farmstead": "got-roof", "tower": "got-battlement", "church": "got-steeple"}
MARK: Final = 23.2
"""The size of the sign of a player, so that its letter can be read."""
TOKEN: Final = 26
"""The width of a settlement."""
FARMSTEAD: Final = (26, 13, 9)
BUILDING: Final = {"farmstead": FARMSTEAD, "tower": (24, 18, 14), "church": (27, 29, 22)}
"""How wide and how high a building is, and how much of it is seen above the sign of its owner."""
LETTERS: Final = "abcd"
"""Ids of pieces end in a kind and a number; a seat in the kind is a letter."""


def has_symbol(name: str) -> bool:
    return f'id="{name}"' in ARTWORK


# --- goods ------------------------------------------------------------------------------------------------------------


@drawn_once
def good(name: str, size: float) -> Picture:
    """The sign of a resource or of Silver."""
    sign = f"got-{name}" if has_symbol(f"got-{name}") else "got-resource"
    return Picture(symbol(sign, size, class_=f"res-{name}"), size, size)


@drawn_once
def sign(name: str, size: float, class_: str = "") -> Picture:
    return Picture(symbol(f"got-{name}", size, class_=class_), size, size)


@drawn_once
def text(said: str, size: float = 12, class_: str = "") -> Picture:
    """A word or two as a picture that can stand beside others."""
    bold = "number" in class_ or "bold" in class_
    height = size + 3
    return Picture(words(said, 0, height - size * 0.3, size, class_=class_), width_of(said, size, bold=bold), height)


def goods(amounts: Mapping[str, int], size: float = 14) -> Picture:
    """For example 3 wood, 1 Silver: each a number and a sign. One each of many kinds are signs alone."""
    if len(amounts) > 2 and set(amounts.values()) == {1}:
        return beside([good(name, size) for name in amounts], 2)
    parts = [beside([text(str(n), size - 1, "number"), good(name, size)], 1.5) for name, n in amounts.items() if n]
    return beside(parts or [text("–", size - 1, "faint")], 4)


# --- pieces of the players --------------------------------------------------------------------------------------------


@drawn_once
def settlement(seat: int, name: str, kind: str) -> Picture:
    """The sign of its owner, and behind it a building that grows: a roof, a tower, a church with a spire."""
    width, height, seen = BUILDING[kind]
    building = symbol_in(ROOF_OF[kind], (TOKEN - width) / 2, 0, width, height)
    return Picture(el("g", building, at((TOKEN - MARK) / 2, seen, player_mark(seat, name, MARK))), TOKEN, seen + MARK)


def symbol_in(name: str, x: float, y: float, width: float, height: float) -> Element:
    """A symbol that is not square."""
    return el("use", href=f"#{name}", x=x, y=y, width=width, height=height)


@drawn_once
def neutral_farmstead() -> Picture:
    """A dark cube under a roof."""
    width, height, seen = FARMSTEAD
    wall = el("rect", x=4.5, y=seen, width=TOKEN - 9, height=16, class_="neutral")
    return Picture(el("g", wall, symbol_in("got-roof", 0, 0, width, height)), TOKEN, seen + 16)


@drawn_once
def ship(seat: int, name: str) -> Picture:
    """The sign of its owner is the sail."""
    mast = el("line", x1=18, y1=20, x2=18, y2=32, class_="mast")
    hull = el("path", d="M1 25Q4 30 9 30H27Q32 30 35 25Q35 36 28 38H8Q1 36 1 25ZM5 33.500H31", class_="hull")
    return Picture(el("g", mast, hull, at(18 - MARK / 2, 0, player_mark(seat, name, MARK))), 36, 39)


@drawn_once
def pirate() -> Picture:
    """A black sail over a dark hull."""
    mast = el("line", x1=19, y1=2, x2=19, y2=32, class_="mast")
    sail = el("path", d="M5 6Q19 2 33 6Q36 14 33 23Q19 19 5 23Q8 14 5 6Z", class_="pirate-sail")
    skull = "M19 8Q24.5 8 24.5 13Q24.5 15.5 22.5 16.5V19H15.5V16.5Q13.5 15.5 13.5 13Q13.5 8 19 8Z"
    eyes = "M15.7 13H18V15.2H15.7ZM20 13H22.3V15.2H20Z"
    hull = el("path", d="M1 26Q4 31 9 31H29Q34 31 37 26Q37 36 30 38H8Q1 36 1 26ZM5 34H33", class_="pirate-hull")
    drawn = el("g", mast, sail, el("path", d=skull, class_="skull"), el("path", d=eyes, class_="pirate-sail"), hull)
    return Picture(drawn, 38, 39)


@drawn_once
def worker(seat: int, size: float) -> Picture:
    """A figure in the colour of its player."""
    return Picture(symbol("got-worker", size, class_=f"worker-{seat}"), size, size)


WIDEST: Final = 96
"""No name on a small card is wider."""


def opens_mark(x: float) -> Element:
    """Says that a handle opens something."""
    return el("path", d=f"M{number(x)} 10.5l5 5 5-5", class_="opens")


# --- small cards ------------------------------------------------------------------------------------------------------


def kind_sign(names: Names, card: str) -> str:
    """The symbol of a card: what it is called after, or its kind."""
    entry = names.cards[card]
    if entry.kind == "setting":
        return "got-setting"
    special = {"baltic-sea": "got-ship", "gotland": "got-settle", "home": "got-tower"}
    by_name = special.get(card, f"got-{card}")
    return by_name if has_symbol(by_name) else f"got-{entry.kind}" if entry.kind != "basic" else "got-deck"


def chip(
    s: Scene,
    card: str,
    *,
    count: int = 1,
    tip: str = "",
    id_: str = "",
    choice: Choice | None = None,
    over: Sequence[Picture] = (),
    height: float = 22,
) -> Picture:
    """A card as small as its name; how many lie there, and what stands on it."""
    size = 12.5
    kind = s.names.cards[card].kind
    said = shortened(s.card(card) + (f" ×{count}" if count > 1 else ""), WIDEST, size)
    more = beside(list(over), 1)
    wide = 24 + width_of(said, size) + (more.width + 4 if over else 0) + 2
    drawn = piece(
        el("rect", width=wide, height=height, rx=4, class_="edge chip"),
        symbol(kind_sign(s.names, card), 15, 4, (height - 15) / 2, "kind"),
        words(said, 22, height / 2 + 4.3, size),
        at(wide - more.width - 3, (height - more.height) / 2, more) if over else None,
        class_=f"of-{kind}",
        tip=tip,
        id_=id_,
        choice=choice,
    )
    return Picture(drawn, wide, height)


def tally(drawn: Picture, count: object, size: float = 13) -> Picture:
    """A thing and how many there are; nothing is faint."""
    shown = counted(drawn, count, size, 2)
    return shown if count else Picture(el("g", shown.element, class_="cannot"), shown.width, shown.height)
