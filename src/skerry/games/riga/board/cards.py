"""Cards of Riga: buildings in full and small, goods in hand and in a row."""

from collections.abc import Iterable
from typing import Final

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import fitted, paragraph, width_of, words, wrapped
from skerry.drawing.pieces import Choice, coin, counted, panel, piece, symbol
from skerry.drawing.svg import Element, Value, drawn_once, el, group, together
from skerry.games.riga.board.geometry import CARD, CRATE, GABLE, GOOD, MINI, SMALL, TINY
from skerry.games.riga.board.scene import Scene, colour, crest
from skerry.games.riga.entries import Card
from skerry.games.riga.text import Names

LEADING: Final = 14.5
"""From one line of a card's text to the next."""
EAVES: Final = 21
"""Where the name plate of a building that is drawn small ends."""


def kind(card: Card) -> str:
    """The symbol of a building: that of its type, or its own if it is a Riga building."""
    return f"riga-{card.type}" if card.type else card.id


def id_of(card: Card, owner: int) -> str:
    """Of the deck each building exists once, of the Riga buildings everyone has a set."""
    return f"b-{owner}-{card.id}" if card.city == "riga" else f"b-{card.id}"


# --- a building in full -----------------------------------------------------------------------------------------------


def building_card(
    s: Scene,
    building: str,
    width: float,
    choice: Choice | None,
    *,
    owner: int = 0,
    marks: Iterable[str] = (),
    height: float = CARD,
) -> Picture:
    """A house: cost, coat of arms and seal in the gable, then the name and what the building does."""
    card = s.names.cards[building]
    shown = piece(
        el("path", d=house(width, height), class_="edge card"),
        face(s.names, s.lang, building, width, height),
        id_=id_of(card, owner),
        tip=s.about(building, marks, prices=True),
        class_=f"building {colour(s.names, card.city)}{' is-paid' if marks else ''}",
        choice=choice,
    )
    return Picture(shown, width, height)


def house(width: float, height: float) -> str:
    """The outline of a house with a stepped gable."""
    return f"{gable(width)}V{height:g}H0Z"


def gable(width: float) -> str:
    """Up the steps on the left, down those on the right."""
    step = (width / 2 - 18) / 3
    left = f"M0 {GABLE}V24H{step:g}V15H{2 * step:g}V7H{3 * step:g}V1"
    return f"{left}H{width - 3 * step:g}V7H{width - 2 * step:g}V15H{width - step:g}V24H{width:g}V{GABLE}"


@drawn_once
def face(names: Names, lang: str, building: str, width: float, height: float) -> Element:
    """What is printed on a building card; the same on every board. Where its text has no room, its sign is large."""
    card = names.cards[building]
    signs = 16 * (card.merchants + card.knights)
    lines = function_lines(names.does(building, lang), width, height)
    size = min(height - GABLE - 22, 50 if lines else 64)
    left = width - size - 4 if lines else (width - size) / 2
    return together(
        el("path", d=f"{gable(width)}V{GABLE + 18}H0Z", class_="plate outlined"),
        symbol(f"riga-{card.city}", 21, width / 2 - 10.5, 5, "on-arms"),
        symbol(kind(card), size, left, height - size - 4, "water" if lines else ""),
        coin(card.cost, 14, 15, 16),
        seal(card, width - 15, 16, 29),
        name_on_plate(card.name[lang], width),
        paragraph(lines, 6, GABLE + 33, SMALL, LEADING) if lines else None,
        at(width - 4 - signs, height - 19, people(card, 15)),
    )


def seal(card: Card, x: float, y: float, size: float) -> Element:
    """The points of a building; a star where they are counted at the end."""
    shown = str(card.vp) if card.scoring == "seal" else "✱"
    points = words(shown, x, y + size * 0.165, max(size * 0.5, SMALL), class_="on-wax", anchor="middle")
    return el("g", symbol("riga-seal", size, x - size / 2, y - size / 2, "wax"), points)


def people(card: Card, size: float) -> Element:
    """The merchants and knights of a building."""
    signs = ["riga-merchant"] * card.merchants + ["riga-knight"] * card.knights
    return group(symbol(sign, size, place * (size + 1)) for place, sign in enumerate(signs))


def name_on_plate(name: str, width: float) -> Element:
    """Never shortened: letters of a long name stand closer."""
    room = width - 5
    long = width_of(name, SMALL, bold=True) > room
    close: dict[str, Value] = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if long else {}
    return words(name, width / 2, GABLE + 13, SMALL, class_="on-plate bold", anchor="middle", **close)


def function_lines(text: str, width: float, height: float) -> list[str]:
    """The text of a card, or nothing if it is longer than what there is room for."""
    most = int((height - GABLE - 24) // LEADING)
    lines = wrapped(text, width - 10, SMALL, most)
    return [] if any(line.endswith("…") for line in lines) else lines


# --- a building small -------------------------------------------------------------------------------------------------


def mini(
    s: Scene,
    building: str,
    width: float,
    owner: int,
    signs: Element,
    *,
    choice: Choice | None = None,
    marks: Iterable[str] = (),
    rules: Iterable[str] = (),
    state: str = "",
) -> Picture:
    """Name, city, signs, seal."""
    card = s.names.cards[building]
    shown = piece(
        el("path", d=f"{low_gable(width)}V{MINI}H0Z", class_="edge card"),
        small_face(s.names, s.lang, building, width, fresh=state == "is-fresh"),
        signs,
        id_=id_of(card, owner),
        tip=s.about(building, marks, rules),
        class_=f"building {colour(s.names, card.city)} {state}".strip(),
        choice=choice,
    )
    return Picture(shown, width, MINI)


def tiny(
    s: Scene,
    building: str,
    owner: int,
    *,
    marks: Iterable[str],
    rules: Iterable[str],
    state: str,
    side: str = "",
    ducats: int | None = None,
) -> Picture:
    """A house in the colour of its city with the sign of what it does; all else is said when it is asked for."""
    card = s.names.cards[building]
    shown = piece(
        tiny_face(s.names, building, used=state == "is-used"),
        symbol(f"riga-{side}", 15, TINY - 14, 17) if side else None,
        None if ducats is None else coin(ducats, 10, TINY - 8, TINY - 8),
        id_=id_of(card, owner),
        tip=s.about(building, marks, rules),
        class_=f"building {colour(s.names, card.city)} {state}".strip(),
    )
    return Picture(shown, TINY, TINY)


@drawn_once
def tiny_face(names: Names, building: str, *, used: bool) -> Element:
    outline = f"M1 {TINY - 1}V11H6V6H11V1H{TINY - 11}V6H{TINY - 6}V11H{TINY - 1}V{TINY - 1}Z"
    sign = symbol(kind(names.cards[building]), 19, (TINY - 19) / 2, 10, "on-arms")
    strike = el("path", d=f"M7 27L{TINY - 7} 12", class_="strike") if used else None
    return together(el("path", d=outline, class_="edge plate outlined"), sign, strike)


def low_gable(width: float) -> str:
    """The gable of a house that is drawn small: one step."""
    return f"M0 {EAVES}V7H8V1H{width - 8:g}V7H{width:g}V{EAVES}"


@drawn_once
def small_face(names: Names, lang: str, building: str, width: float, *, fresh: bool) -> Element:
    """A fresh building has a sprout on its name plate."""
    card = names.cards[building]
    room = width - (33 if fresh else 20)
    return together(
        el("path", d=f"{low_gable(width)}Z", class_="plate outlined"),
        symbol("riga-spring", 13, width - 22, 4, "fresh") if fresh else None,
        fitted(card.name[lang], 10, 16, room, SMALL, class_="on-plate", bold=True, least=SMALL),
        crest(names, card.city, 17, 3, 26),
        seal(card, width - 14, 34, 25),
    )


@drawn_once
def signs_of_built(names: Names, building: str, used: bool, side: str, ducats: int | None) -> Element:
    """What a built building has at work: its function until it is used, people, the good it is for, ducats."""
    card = names.cards[building]
    function = symbol(kind(card), 18, class_="gone" if used else "")
    strike = el("path", d="M1 16L17 2M1 2L17 16", class_="strike") if used else None
    good = symbol(f"riga-{card.good}", 15, 20, 1.5, card.good) if card.good else None
    shown_side = symbol(f"riga-{side}", 15, 21, 1.5) if side else None
    charge = None if ducats is None else coin(ducats, 9.5, 31, 9)
    shown_people = at(20 if good is None else 36, 2, people(card, 13))
    return at(23, 25, together(function, strike, good, shown_side, charge, shown_people))


@drawn_once
def signs_with_cost(names: Names, building: str, *, faint: bool = False) -> Element:
    """Of a building that is not built yet: what it will be, and its cost."""
    card = names.cards[building]
    function = symbol(kind(card), 18, class_="gone" if faint else "")
    return at(23, 25, together(function, coin(card.cost, 11, 31, 9)))


# --- goods ------------------------------------------------------------------------------------------------------------


def held_good(s: Scene, good: str, width: float, id_: str, *, covered: bool) -> Element:
    """A good as it is held: base value, symbol, name; of one that is covered the corner will do."""
    entry = s.names.goods[good]
    name = fitted(entry.name[s.lang], width / 2, GOOD - 10, width - 8, SMALL, anchor="middle", bold=True, least=SMALL)
    return piece(
        panel(width, GOOD, 7, "card"),
        words(str(entry.base_value), 10, 19, 16, class_="number", anchor="middle"),
        None if covered else symbol(f"riga-{good}", 40, (width - 40) / 2, 24, good),
        symbol(f"riga-{good}", 14, 3, 28, good) if covered else name,
        id_=id_,
        data_good=good,
    )


def good_in_row(s: Scene, good: str, id_: str) -> Element:
    """A good as it stands on a ship: a crate with symbol and base value."""
    width = s.size.crate_width
    value = str(s.names.goods[good].base_value)
    return piece(
        panel(width, CRATE, 4, "card crate"),
        symbol(f"riga-{good}", width * 0.54, 2, (CRATE - width * 0.54) / 2, good),
        words(value, width - 10, CRATE / 2 + 5.5, 16, class_="number", anchor="middle"),
        id_=id_,
        data_good=good,
    )


@drawn_once
def counted_good(good: str, count: object) -> Picture:
    return counted(Picture(symbol(f"riga-{good}", 17, class_=good), 17, 17), count, SMALL, 2)
