"""The goods on display: each row is a ship at anchor with its cargo on deck."""

from collections.abc import Mapping, Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, below, step
from skerry.drawing.lettering import words
from skerry.drawing.pieces import coin, counted, piece
from skerry.drawing.svg import Element, el, group
from skerry.games.riga.board.area import area, head
from skerry.games.riga.board.cards import good_in_row
from skerry.games.riga.board.geometry import CRATE, SHIP, SMALL
from skerry.games.riga.board.piles import goods_discard, goods_pile
from skerry.games.riga.board.scene import Scene, crest
from skerry.games.riga.board.scenery import sea

BOW: Final = 34
"""Where the cargo begins."""
SAIL: Final = 84
"""The width of the sail, on which stands what the cargo pays in each city."""


def ships(s: Scene) -> Picture:
    """The rows of goods, their pile and what was discarded. Where a ship has left, its place stays."""
    lines = [s.part(f"row-{number}", ship, number, goods) for number, goods in enumerate(s.view.rows, start=1)]
    fleet = below(lines)
    water = Picture(fleet.element, fleet.width, max(fleet.height, s.size.fleet(s.view.seats + 2)))
    return area(s, s.part("goods", goods_head), water, sea)


def goods_head(s: Scene) -> Picture:
    return head(s, s.word("goods"), [goods_pile(s), goods_discard(s)], s.size.goods_width)


def ship(s: Scene, number: int, goods: Sequence[str]) -> Picture:
    """A row: its number, its goods, their base value, and what they pay in each city. It can be pressed all over."""
    width, high = s.size.goods_width - 2 * s.size.pad, s.size.ship_height
    base = sum(s.names.goods[good].base_value for good in goods)
    worth = {city: sum(s.prices(city)[good] for good in goods) for city in s.names.cities if city != "riga"}
    shown = piece(
        el("rect", width=width, height=high, class_="clear"),
        el("path", d=hull(width), class_="edge hull", transform=f"translate(0 {high - SHIP:g})"),
        at(0, high - SHIP, planks(width, number)),
        at(BOW, high - SHIP + 2, cargo(s, number, goods, width - BOW - SAIL - 44)),
        coin(base, 14, width - SAIL - 22, high - SHIP + 20),
        at(width - SAIL - 4, (high - SHIP) / 2 + 2, sail(s, worth)),
        id_=f"row-{number}",
        tip=row_tip(s, number, goods, base, worth),
        choice=s.choice(f"take-row {number}"),
    )
    return Picture(shown, width, high)


def planks(width: float, number: int) -> Element:
    """What is seen of them on the hull, and the number at the stern."""
    lines = el("path", d=f"M11 39H{width - 13:g}M4 24H20", class_="plank")
    return el("g", lines, words(str(number), 15, 44, 15, class_="heading on-hull", anchor="middle"))


def hull(width: float) -> str:
    """A cog from the side; its outline glows when it can be chosen."""
    return f"M2 10H22V32H{width - 30:g}L{width - 2:g} 20Q{width - 6:g} 40 {width - 24:g} 48H22Q6 44 2 10Z"


def row_tip(s: Scene, number: int, goods: Sequence[str], base: int, worth: Mapping[str, int]) -> str:
    named = ", ".join(s.names.goods_counted(goods, s.lang))
    return s.word("row-tip", row=number, goods=named, value=base, worth=s.by_city(worth))


def cargo(s: Scene, row: int, goods: Sequence[str], width: float) -> Element:
    """The goods of a row; those of a kind lie together and are chosen as one when a good is swapped."""
    apart = step(len(goods), s.size.crate_width, width, 3)
    kinds = []
    for good in dict.fromkeys(goods):
        count = goods.count(good)
        cards = [at(apart * n, 0, good_in_row(s, good, f"row-{row}-{good}-{n + 1}")) for n in range(count)]
        edge = el("rect", width=apart * (count - 1) + s.size.crate_width, height=CRATE, rx=4, class_="edge clear")
        choice = s.choice(f"swap {row} {good}", f"with {row} {good}")
        shown = piece(*cards, edge, tip=s.about_good(good, count), choice=choice)
        kinds.append(at(apart * goods.index(good), 0, shown))
    return group(kinds)


def sail(s: Scene, worth: Mapping[str, int]) -> Element:
    """What a row pays in each city, two by two."""
    cloth = el("path", d=f"M2 0H{SAIL - 2}Q{SAIL + 3} 19 {SAIL - 2} 38H2Q7 19 2 0Z", class_="sail")
    cells = [counted(Picture(crest(s.names, city, 15), 15, 15), value, SMALL, 2) for city, value in worth.items()]
    return el("g", cloth, group(at(9 + place % 2 * 37, 2 + place // 2 * 18, cell) for place, cell in enumerate(cells)))
