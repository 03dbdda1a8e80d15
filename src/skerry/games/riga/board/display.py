"""The middle of the table: goods rows, buildings on display, and the piles."""

from collections.abc import Mapping, Sequence

from skerry.drawing.layout import Picture, at, below, beside, flow, step
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import back, coin, counted, panel, piece
from skerry.drawing.svg import Element, el, group
from skerry.games.riga.board.cards import building_card, counted_good, good_in_row
from skerry.games.riga.board.geometry import HEAD, ROW, SEPARATOR
from skerry.games.riga.board.scene import Scene, crest


def zone(s: Scene, head: Picture, inside: Picture) -> Picture:
    """A part of the table; on a screen all parts of the middle are equally high."""
    pad, width = s.size.pad, head.width
    height = max(HEAD + inside.height + 2 * pad, s.size.middle_height)
    drawn = el("g", panel(width, height), at(pad, pad - 2, head), at(pad, pad + HEAD, inside))
    return Picture(drawn, width, height)


def head(s: Scene, title: str, things: Sequence[Picture], width: float) -> Picture:
    """A title, and some things at the right end of its line."""
    right = beside(things, 12)
    start = width - 2 * s.size.pad - right.width
    line = el("g", fitted(title, 0, 16, start - 8, 15, class_="heading"), at(start, 0, right))
    return Picture(line, width, HEAD)


# --- goods ------------------------------------------------------------------------------------------------------------


def rows(s: Scene) -> Picture:
    """The goods on display, their pile and what was discarded."""
    lines = [s.part(f"row-{number}", row, number, goods) for number, goods in enumerate(s.view.rows, start=1)]
    return zone(s, s.part("goods", goods_head), below(lines, 3))


def goods_head(s: Scene) -> Picture:
    return head(s, s.word("goods"), [goods_pile(s), goods_discard(s)], s.size.goods_width)


def row(s: Scene, number: int, goods: Sequence[str]) -> Picture:
    """A row: its number, its goods, their base value, and what they pay in each city."""
    width = s.size.goods_width - 2 * s.size.pad
    base = sum(s.names.goods[good]["base_value"] for good in goods)
    worth = {city: sum(s.prices(city)[good] for good in goods) for city in s.names.cities if city != "riga"}
    shown = piece(
        panel(width, ROW, 6, "place"),
        words(str(number), 11, ROW / 2 + 6, 16, class_="heading", anchor="middle"),
        at(21, 4, goods_of_row(s, number, goods, width - 21 - 98)),
        coin(base, 13, width - 83, ROW / 2),
        at(width - 67, 5, worths(s, worth)),
        id_=f"row-{number}",
        tip=row_tip(s, number, goods, base, worth),
        choice=s.choice(f"take-row {number}"),
    )
    return Picture(shown, width, ROW)


def row_tip(s: Scene, number: int, goods: Sequence[str], base: int, worth: Mapping[str, int]) -> str:
    named = ", ".join(s.names.goods_counted(goods, s.lang))
    return s.word("row-tip", row=number, goods=named, value=base, worth=s.by_city(worth))


def goods_of_row(s: Scene, row: int, goods: Sequence[str], width: float) -> Element:
    """The goods of a row; those of a kind lie together and are chosen as one when a good is swapped."""
    apart = step(len(goods), s.size.good_width, width, 3)
    kinds = []
    for good in dict.fromkeys(goods):
        count = goods.count(good)
        cards = [at(apart * n, 0, good_in_row(s, good, f"row-{row}-{good}-{n + 1}")) for n in range(count)]
        edge = panel(apart * (count - 1) + s.size.good_width, ROW - 8, 5, "clear")
        choice = s.choice(f"swap {row} {good}", f"with {row} {good}")
        shown = piece(*cards, edge, tip=s.about_good(good, count), choice=choice)
        kinds.append(at(apart * goods.index(good), 0, shown))
    return group(kinds)


def worths(s: Scene, worth: Mapping[str, int]) -> Element:
    """What a row pays in each city, two by two."""
    cells = [counted(Picture(crest(s.names, city, 14), 14, 14), value, 12, 2) for city, value in worth.items()]
    return group(at(place % 2 * 33, place // 2 * 22, cell) for place, cell in enumerate(cells))


# --- piles ------------------------------------------------------------------------------------------------------------


def pile(id_: str, mark: str, count: int, tip: str) -> Picture:
    """A pile of cards face down, with its number of cards."""
    drawn = counted(Picture(back(30, 21, mark, 15), 30, 21), count, 14, 5)
    return Picture(piece(drawn.element, id_=id_, tip=tip), drawn.width, 22)


def labelled(label: str, thing: Picture) -> Picture:
    return beside([Picture(words(label, 0, 15, 12, class_="faint"), width_of(label, 12), 22), thing], 5)


def goods_pile(s: Scene) -> Picture:
    count = s.view.goods_pile
    return pile("pile-goods", "riga-wine", count, s.word("goods-pile", count=count))


def goods_discard(s: Scene) -> Picture:
    """What was discarded lies open, by kind."""
    counts = s.view.goods_discard
    line = beside([counted_good(good, count) for good, count in counts.items()], 5)
    tip = s.word("goods-discard", goods=s.named(counts))
    return labelled(s.word("away"), Picture(piece(line.element, id_="discard-goods", tip=tip), line.width, 18))


def building_piles(s: Scene) -> list[Picture]:
    count, away = s.view.building_pile, s.view.building_discard
    drawn = pile("pile-buildings", "riga-guildhall", count, s.word("building-pile", count=count))
    gone = pile("discard-buildings", "riga-guildhall", away, s.word("building-discard", count=away))
    return [drawn, labelled(s.word("away"), gone)]


# --- buildings --------------------------------------------------------------------------------------------------------


def display(s: Scene) -> Picture:
    """New buildings above the separator, old ones below it (RIG-11)."""
    width = s.size.display_width
    parts = [offers(s, s.view.new), separator(s, width - 2 * s.size.pad), offers(s, s.view.old)]
    return zone(s, s.part("buildings", display_head), below(parts, s.size.card_gap / 2))


def display_head(s: Scene) -> Picture:
    return head(s, s.word("display"), building_piles(s), s.size.display_width)


def offers(s: Scene, buildings: Sequence[str]) -> Picture:
    cards = [s.part(f"offer-{b}", offer, b) for b in buildings]
    return flow(cards, s.size.display_width - 2 * s.size.pad, s.size.card_gap)


def offer(s: Scene, building: str) -> Picture:
    return building_card(s, building, s.size.card_width, s.choice(f"take-building {building}"))


def separator(s: Scene, width: float) -> Picture:
    label = s.word("separator")
    line = el("line", x1=width_of(label, 12) + 24, y1=9, x2=width, y2=9, class_="rule")
    arrow = el("path", d="M4 5H12L8 12Z", class_="now")
    said = words(label, 18, 13, 12, class_="faint")
    return Picture(piece(arrow, said, line, id_="separator", tip=s.word("separator-tip")), width, SEPARATOR)
