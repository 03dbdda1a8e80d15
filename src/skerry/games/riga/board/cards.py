"""Cards of Riga: buildings in full and small, goods in hand and in a row."""

from collections.abc import Iterable, Mapping
from typing import Any

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import fitted, paragraph, words, wrapped
from skerry.drawing.pieces import Choice, coin, counted, panel, piece, symbol
from skerry.drawing.svg import Element, drawn_once, el, group, together
from skerry.games.riga.board.geometry import CARD, MINI, ROW
from skerry.games.riga.board.scene import Scene, colour, crest
from skerry.games.riga.text import Names

Prices = tuple[tuple[str, int], ...]
"""What each kind of good pays in a city."""


def kind(card: Mapping[str, Any]) -> str:
    """The symbol of a building: that of its type, or its own if it is a Riga building."""
    return f"riga-{card['type']}" if "type" in card else str(card["id"])


def id_of(card: Mapping[str, Any], owner: int) -> str:
    """Of the deck each building exists once, of the Riga buildings everyone has a set."""
    return f"b-{owner}-{card['id']}" if card["city"] == "riga" else f"b-{card['id']}"


# --- a building in full -----------------------------------------------------------------------------------------------


def building_card(
    s: Scene, building: str, width: float, choice: Choice | None, *, owner: int = 0, marks: Iterable[str] = ()
) -> Picture:
    """Cost, name, city, seal, symbols, function, prices."""
    card = s.names.cards[building]
    shown = piece(
        panel(width, CARD, 6, "card"),
        face(s.names, s.lang, building, width, tuple(s.prices(card["city"]).items())),
        id_=id_of(card, owner),
        tip=s.about(building, marks, prices=True),
        class_=f"building {colour(s.names, card['city'])}{' is-paid' if marks else ''}",
        choice=choice,
    )
    return Picture(shown, width, CARD)


@drawn_once
def face(names: Names, lang: str, building: str, width: float, prices: Prices) -> Element:
    """What is printed on a building card; the same on every board where the goods pay the same."""
    card = names.cards[building]
    return together(
        plate(width, 23, 6),
        symbol(kind(card), 58, width - 64, 36, "water"),
        coin(card["cost"], 15, 17, 17),
        fitted(card["name"][lang], 36, 16.5, width - 70, 14, class_="on-plate", bold=True),
        seal(card, width - 17, 17, 29),
        crest(names, card["city"], 14, 36, 26),
        words(names.city(card["city"], lang), 53, 37.5, 12, class_="faint"),
        at(width - 6 - 16 * (card["merchants"] + card["knights"]), 33, people(card, 15)),
        function_text(names.does(building, lang), width),
        at(0, CARD - 23, price_strip(names, prices, width)),
    )


def plate(width: float, height: float, radius: float) -> Element:
    """The name plate at the top of a card, in the colour of its city."""
    right = width - 0.6
    left_corner = f"M.6 {height:g}V{radius:g}Q.6 .6 {radius:g} .6"
    right_corner = f"H{right - radius:g}Q{right:g} .6 {right:g} {radius:g}V{height:g}Z"
    return el("path", d=left_corner + right_corner, class_="plate")


def seal(card: Mapping[str, Any], x: float, y: float, size: float) -> Element:
    """The points of a building; a star where they are counted at the end."""
    points = words(str(card["vp"] or "✱"), x, y + size * 0.165, size * 0.5, class_="on-wax", anchor="middle")
    return el("g", symbol("riga-seal", size, x - size / 2, y - size / 2, "wax"), points)


def people(card: Mapping[str, Any], size: float) -> Element:
    """The merchants and knights of a building."""
    signs = ["riga-merchant"] * card["merchants"] + ["riga-knight"] * card["knights"]
    return group(symbol(sign, size, place * (size + 1)) for place, sign in enumerate(signs))


def function_text(text: str, width: float) -> Element:
    lines = wrapped(text, width - 13, 12, 4)
    return paragraph(lines, 7, 54 if len(lines) > 3 else 58, 12, 13.5)


def price_strip(names: Names, prices: Prices, width: float) -> Element:
    """What each kind of good pays in the city."""
    cell = (width - 8) / len(prices)
    cells = []
    for place, (good, value) in enumerate(prices):
        dear = value > names.goods[good]["base_value"]
        cells.append(at(4 + cell * place, 0, price(good, value, cell, dear=dear)))
    return el("g", el("line", x1=6, y1=0, x2=width - 6, y2=0, class_="rule"), *cells)


def price(good: str, value: int, width: float, *, dear: bool) -> Element:
    """A dear good is framed, a blocked one faint with a dash."""
    frame = el("rect", x=1, y=2, width=width - 2, height=19, rx=4, class_="dear") if dear else None
    start = width / 2 - 15
    sign = symbol(f"riga-{good}", 16, start, 3.5, good if value else f"{good} gone")
    return el("g", frame, sign, words(str(value or "–"), start + 24, 16.5, 13, class_="number", anchor="middle"))


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
        panel(width, MINI, 4, "card"),
        small_face(s.names, s.lang, building, width, fresh=state == "is-fresh"),
        signs,
        id_=id_of(card, owner),
        tip=s.about(building, marks, rules),
        class_=f"building {colour(s.names, card['city'])} {state}".strip(),
        choice=choice,
    )
    return Picture(shown, width, MINI)


@drawn_once
def small_face(names: Names, lang: str, building: str, width: float, *, fresh: bool) -> Element:
    """A fresh building has a sprout on its name plate."""
    card = names.cards[building]
    return together(
        plate(width, 18, 4),
        symbol("riga-spring", 12, width - 15, 3, "fresh") if fresh else None,
        fitted(card["name"][lang], 4, 13.5, width - (20 if fresh else 8), 12, class_="on-plate", bold=True),
        crest(names, card["city"], 15, 4, 23.5),
        seal(card, width - 12.5, 31, 22),
    )


@drawn_once
def signs_of_built(names: Names, building: str, used: bool, side: str, ducats: int | None) -> Element:
    """What a built building has at work: its function until it is used, people, the good it is for, ducats."""
    card = names.cards[building]
    function = symbol(kind(card), 18, class_="gone" if used else "")
    strike = el("path", d="M1 16L17 2M1 2L17 16", class_="strike") if used else None
    good = symbol(f"riga-{card['good']}", 15, 20, 1.5, card["good"]) if "good" in card else None
    shown_side = symbol(f"riga-{side}", 15, 21, 1.5) if side else None
    charge = None if ducats is None else coin(ducats, 9.5, 31, 9)
    shown_people = at(20 if good is None else 36, 2, people(card, 13))
    return at(22, 22, together(function, strike, good, shown_side, charge, shown_people))


@drawn_once
def signs_with_cost(names: Names, building: str, *, faint: bool = False) -> Element:
    """Of a building that is not built yet: what it will be, and its cost."""
    card = names.cards[building]
    function = symbol(kind(card), 18, class_="gone" if faint else "")
    return at(22, 22, together(function, coin(card["cost"], 9.5, 31, 9)))


# --- goods ------------------------------------------------------------------------------------------------------------


def held_good(s: Scene, good: str, width: float, id_: str, *, covered: bool) -> Element:
    """A good as it is held: base value, symbol, name; of one that is covered the corner will do."""
    entry = s.names.goods[good]
    name = fitted(entry["name"][s.lang], width / 2, CARD - 16, width - 10, 13, anchor="middle", bold=True)
    return piece(
        panel(width, CARD, 7, "card"),
        words(str(entry["base_value"]), 10, 21, 17, class_="number", anchor="middle"),
        None if covered else symbol(f"riga-{good}", 44, (width - 44) / 2, 34, good),
        symbol(f"riga-{good}", 14, 3, 34, good) if covered else name,
        id_=id_,
        data_good=good,
    )


def good_in_row(s: Scene, good: str, id_: str) -> Element:
    """A good as it lies in a row: symbol and base value."""
    width, height = s.size.good_width, ROW - 8
    value = str(s.names.goods[good]["base_value"])
    return piece(
        panel(width, height, 5, "card"),
        symbol(f"riga-{good}", height - 10, 4, 5, good),
        words(value, width - 13, height / 2 + 6, 17, class_="number", anchor="middle"),
        id_=id_,
        data_good=good,
    )


@drawn_once
def counted_good(good: str, count: object) -> Picture:
    return counted(Picture(symbol(f"riga-{good}", 17, class_=good), 17, 17), count, 12, 2)
