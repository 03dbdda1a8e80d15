"""The pieces of Gotlandia: settlements, ships, pirates, workers, resources, and small cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, beside, scaled
from skerry.drawing.lettering import fitted, shortened, width_of, words
from skerry.drawing.pieces import Choice, counted, piece, player_mark, symbol
from skerry.drawing.svg import drawn_once, el
from skerry.games.gotlandia.board.looks import ARTWORK
from skerry.games.gotlandia.text import Names

KINDS: Final = ("farmstead", "tower", "church")
ROOF_OF: Final = {"farmstead": "got-roof", "tower": "got-battlement", "church": "got-steeple"}
TOKEN: Final = (22, 29)
"""The size of a settlement."""
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
    """The sign of its owner is the wall; roof, battlement or steeple say what it is."""
    size = {"farmstead": 22, "tower": 20, "church": 25}[kind]
    top = {"farmstead": -8.5, "tower": -5.5, "church": -11}[kind]
    roof = symbol(ROOF_OF[kind], size, (TOKEN[0] - size) / 2, top, "roof")
    return Picture(el("g", at(2, 11, player_mark(seat, name, 18)), roof), *TOKEN)


@drawn_once
def neutral_farmstead() -> Picture:
    """A black cube under a roof."""
    wall = el("rect", x=4.5, y=12, width=13, height=15, class_="neutral")
    return Picture(el("g", wall, symbol("got-roof", 20, 1, -6.5, "neutral")), *TOKEN)


@drawn_once
def ship(seat: int, name: str, size: float = 34) -> Picture:
    """The sign of its owner is the sail."""
    mast = el("line", x1=16, y1=18, x2=16, y2=26, class_="mast")
    drawn = el("g", mast, symbol("got-hull", 32, 0, 9, "hull"), at(6, 0, player_mark(seat, name, 20)))
    return scaled(Picture(drawn, 32, 36), size / 36)


@drawn_once
def worker(seat: int, size: float) -> Picture:
    """A figure in the colour of its player."""
    return Picture(symbol("got-worker", size, class_=f"worker-{seat}"), size, size)


# --- small cards ------------------------------------------------------------------------------------------------------


def kind_sign(names: Names, card: str) -> str:
    """The symbol of a card: what it is called after, or its kind."""
    entry = names.cards[card]
    if entry["kind"] == "setting":
        return "got-setting"
    special = {"baltic-sea": "got-ship", "gotland": "got-settle", "home": "got-tower"}
    by_name = special.get(card, f"got-{card}")
    return by_name if has_symbol(by_name) else f"got-{entry['kind']}" if entry["kind"] != "basic" else "got-deck"


def chip(
    names: Names,
    card: str,
    lang: str,
    *,
    count: int = 1,
    tip: str = "",
    id_: str = "",
    choice: Choice | None = None,
    over: Sequence[Picture] = (),
    height: float = 22,
    most: float = 110,
) -> Picture:
    """A card as small as its name; how many lie there, and what stands on it."""
    entry = names.cards[card]
    named = str(entry["name"][lang]) + (f" ×{count}" if count > 1 else "")
    room = most - 24
    said = shortened(named, room, 12)
    more = beside(list(over), 1)
    wide = 24 + width_of(said, 12) + (more.width + 4 if over else 0) + 2
    drawn = piece(
        el("rect", width=wide, height=height, rx=4, class_="edge chip"),
        symbol(kind_sign(names, card), 15, 4, (height - 15) / 2, "kind"),
        fitted(said, 22, height / 2 + 4.3, room + 2, 12),
        at(wide - more.width - 3, (height - more.height) / 2, more) if over else None,
        class_=f"of-{entry['kind']}",
        tip=tip,
        id_=id_,
        choice=choice,
    )
    return Picture(drawn, wide, height)


def tally(drawn: Picture, count: object, size: float = 13) -> Picture:
    """A thing and how many there are; nothing is faint."""
    shown = counted(drawn, count, size, 2)
    return shown if count else Picture(el("g", shown.element, class_="cannot"), shown.width, shown.height)
