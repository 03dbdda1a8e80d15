"""The pieces of Haithabu: goods, silver, points, workers, order cards and vehicles."""

from typing import Final

from skerry.drawing.layout import Picture, at, beside, flow, scaled
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import SHAPES, panel, player_mark, symbol
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.haithabu.board.geometry import HEAD, TEXT
from skerry.games.haithabu.board.looks import ARTWORK, KINDS
from skerry.games.haithabu.board.scene import Goods, Scene


def artwork(name: str, otherwise: str) -> str:
    """The symbol of a thing; those of other packs have a common one."""
    return f"haithabu-{name}" if f'id="haithabu-{name}"' in ARTWORK else f"haithabu-{otherwise}"


def face(name: str, size: float, class_: str = "") -> Element:
    """The face of a character."""
    return symbol(artwork(name, "face"), size, class_=class_)


# --- goods ------------------------------------------------------------------------------------------------------------


@drawn_once
def good(kind: str, size: float, class_: str = "") -> Element:
    """A good; every kind has a shape and a colour of its own."""
    return el("g", symbol(f"haithabu-{kind}", size), class_=f"of-{kind} {class_}".strip())


def counted_good(kind: str, count: int, size: float) -> Picture:
    """How many of a kind: the number, if there is more than one, then the good."""
    if count == 1:
        return Picture(good(kind, size), size, size)
    number = str(count)
    lettering = max(size * 0.78, TEXT)
    room = width_of(number, lettering, bold=True) + 1
    said = words(number, 0, size * 0.5 + lettering * 0.36, lettering, class_="number")
    return Picture(el("g", said, at(room, 0, good(kind, size))), room + size, size)


def counted_goods(goods: Goods, size: float, width: float, gap: float = 6) -> Picture:
    """All kinds there are, from left to right."""
    return flow([counted_good(kind, count, size) for kind, count in goods.items() if count], width, gap, 2)


# --- what is counted --------------------------------------------------------------------------------------------------


def amount(sign: str, number: object, size: float, class_: str = "", gap: float = 3) -> Picture:
    """A sign and a number."""
    said = str(number).replace("-", "−")
    lettering = max(size * 0.92, TEXT)
    width = size + gap + width_of(said, lettering, bold=True)
    drawn = el(
        "g",
        symbol(f"haithabu-{sign}", size, class_=class_),
        words(said, size + gap, size / 2 + lettering * 0.36, lettering, class_="number"),
    )
    return Picture(drawn, width, size)


def silver(number: object, size: float = 14) -> Picture:
    return amount("silver", number, size, "coin-of")


def points(number: object, size: float = 14, gap: float = 3) -> Picture:
    return amount("point", number, size, "star", gap)


def told(text: str, size: float = TEXT, class_: str = "", *, bold: bool = False) -> Picture:
    """A few words as a picture."""
    drawn = words(text, 0, size, size, class_=f"{class_} bold".strip() if bold else class_)
    return Picture(drawn, width_of(text, size, bold=bold), size + 4)


@drawn_once
def triangle(*, up: bool) -> Element:
    return el("path", d="M0 9L5 1L10 9Z" if up else "M0 1L5 9L10 1Z", class_="up" if up else "down")


# --- workers ----------------------------------------------------------------------------------------------------------


def worker_id(place: str, seat: int | None, number: int) -> str:
    """Of place, worker and number, as a page wants it of what may travel; without a seat it is a neutral worker."""
    return f"{place}-worker_{'n' if seat is None else 'abcd'[seat]}-{number}"


INITIALED: Final = 32
"""So high a worker has an initial."""


@drawn_once
def worker(seat: int, name: str, size: float) -> Picture:
    """A worker: the sign of the player with a head, so high. A small one has no initial, which nobody could read."""
    head = el("g", el("circle", cx=12, cy=6, r=6, class_="figure-head"), class_=f"seat seat-{seat}")
    sign = player_mark(seat, name, 24).element if size >= INITIALED else shape_of(seat)
    drawn = el("g", head, at(0, 9, sign), class_="figure")
    return scaled(Picture(drawn, 24, 33), size / 33)


@drawn_once
def shape_of(seat: int) -> Element:
    return el("g", el("path", d=SHAPES[seat % len(SHAPES)]), class_=f"seat seat-{seat}")


@drawn_once
def neutral_worker(size: float) -> Picture:
    """A worker of nobody, black with a light edge."""
    return Picture(symbol("haithabu-worker", size), size, size)


# --- cards ------------------------------------------------------------------------------------------------------------


def order_face(s: Scene, order: str, width: float, height: float) -> Element:
    """An order as it lies on display: points and silver above what it asks for."""
    entry = s.names.orders[order]
    paid = silver(entry.silver, 13)
    wanted = {kind: entry.goods.get(kind, 0) for kind in KINDS}
    asked = counted_goods(wanted, 17, width - 8, 3)
    if asked.height > 17:
        asked = counted_goods(wanted, 14.5, width - 8, 3)
    return el(
        "g",
        panel(width, height, 3, "card parchment"),
        at(5, 4, points(entry.vp, 15)),
        at(width - paid.width - 5, 5, paid),
        at(5, 21 + max(0, (height - 22 - asked.height) / 2), asked),
    )


def vehicle_load(s: Scene, vehicle: str, size: float, gap: float = 6) -> Picture:
    """What a vehicle carries: its named kinds and any others."""
    entry = s.names.vehicles[vehicle]
    named = [counted_good(kind, count, size) for kind, count in entry.goods.items()]
    return beside([*named, counted_any(entry.any, size)], gap)


def counted_any(count: int, size: float) -> Picture:
    """How many of any kind: a place with a question mark."""
    number = str(count)
    lettering = max(size * 0.78, TEXT)
    room = width_of(number, lettering, bold=True) + 1
    line = size * 0.5 + lettering * 0.36
    ground = el("rect", x=room, width=size, height=size, rx=size * 0.16, class_="slot")
    mark = words("?", room + size / 2, line, lettering, class_="number", anchor="middle")
    return Picture(el("g", words(number, 0, line, lettering, class_="number"), ground, mark), room + size, size)


def vehicle_face(s: Scene, vehicle: str, width: float, height: float) -> Element:
    """A wagon or a ship: its picture, its cost, and what it carries."""
    entry = s.names.vehicles[vehicle]
    load = vehicle_load(s, vehicle, 15, 5)
    wide = min(46.0, width - 34)
    cost = silver(entry.cost, 13)
    return el(
        "g",
        panel(width, height, 4, "card"),
        vehicle_picture(entry.kind, wide, 3, max(1, (height - load.height - 5 - wide * 0.73) / 2)),
        at(width - cost.width - 4, 4, cost),
        at((width - load.width) / 2, height - load.height - 4, load),
    )


def vehicle_picture(sort: str, width: float, x: float = 0, y: float = 0, class_: str = "") -> Element:
    return el("use", href=f"#haithabu-{sort}", x=x, y=y, width=width, height=width * 32 / 44, class_=class_ or None)


# --- signs ------------------------------------------------------------------------------------------------------------


def signboard(title: str, width: float, things: list[Picture] | None = None) -> Element:
    """A board of wood above a part of the table, with its title and some things at the right end."""
    right = beside(things or [], 10)
    room = width - right.width - 22
    return el(
        "g",
        el("path", d=f"M0 8Q0 0 8 0H{width - 8:g}Q{width:g} 0 {width:g} 8V{HEAD - 2}H0Z", class_="sign"),
        fitted(title, 8, 15, room, 14, class_="heading on-sign", least=TEXT),
        at(width - right.width - 7, (HEAD - 2 - right.height) / 2, el("g", right.element, class_="on-sign")),
    )


def heading(text: str, width: float) -> Picture:
    return Picture(fitted(text, 0, 14, width, 14.5, class_="heading", bold=True, least=TEXT), width, 19)
