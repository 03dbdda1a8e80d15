"""The pieces of Haithabu: goods, silver, points, workers, order cards and vehicles."""

from skerry.drawing.layout import Picture, at, beside, flow, scaled
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import panel, player_mark, symbol
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.haithabu.board.looks import ARTWORK, KINDS
from skerry.games.haithabu.board.scene import Goods, Scene


def artwork(name: str, otherwise: str) -> str:
    """The symbol of a thing; those of other packs have a common one."""
    return f"haithabu-{name}" if f'id="haithabu-{name}"' in ARTWORK else f"haithabu-{otherwise}"


# --- goods ------------------------------------------------------------------------------------------------------------


@drawn_once
def good(kind: str, size: float, class_: str = "") -> Element:
    """A cube with the sign of its kind."""
    ground = el("rect", width=size, height=size, rx=size * 0.16, class_="good")
    inner = size * 0.78
    edge = (size - inner) / 2
    sign = symbol(f"haithabu-{kind}", inner, edge, edge, "good-mark")
    return el("g", ground, sign, class_=f"of-{kind} {class_}".strip())


@drawn_once
def bit(kind: str, size: float) -> Element:
    """A cube so small that it has no sign."""
    return el("rect", width=size, height=size, rx=size * 0.16, class_=f"good of-{kind}")


def counted_good(kind: str, count: object, size: float) -> Picture:
    """How many of a kind: the number, then the cube."""
    number = str(count)
    lettering = max(size * 0.78, 11)
    room = width_of(number, lettering, bold=True) + 2
    said = words(number, 0, size * 0.5 + lettering * 0.36, lettering, class_="number")
    return Picture(el("g", said, at(room, 0, good(kind, size))), room + size, size)


def counted_goods(goods: Goods, size: float, width: float, gap: float = 6) -> Picture:
    """All kinds there are, from left to right."""
    return flow([counted_good(kind, count, size) for kind, count in goods.items() if count], width, gap, 3)


# --- what is counted --------------------------------------------------------------------------------------------------


def amount(sign: str, number: object, size: float, class_: str = "", gap: float = 3) -> Picture:
    """A sign and a number."""
    said = str(number)
    width = size + gap + width_of(said, size * 0.92, bold=True)
    drawn = el(
        "g",
        symbol(f"haithabu-{sign}", size, class_=class_),
        words(said, size + gap, size * 0.84, size * 0.92, class_="number"),
    )
    return Picture(drawn, width, size)


def silver(number: object, size: float = 14) -> Picture:
    return amount("silver", number, size, "coin-of")


def points(number: object, size: float = 14, gap: float = 3) -> Picture:
    return amount("point", number, size, "star", gap)


# --- workers ----------------------------------------------------------------------------------------------------------


def worker_id(place: str, seat: int | None, number: int) -> str:
    """Of place, worker and number, as a page wants it of what may travel; without a seat it is a neutral worker."""
    return f"{place}-worker_{'n' if seat is None else 'abcd'[seat]}-{number}"


@drawn_once
def worker(seat: int, name: str, size: float) -> Picture:
    """A worker: the sign of the player with a head; so high."""
    head = el("g", el("circle", cx=12, cy=6, r=6, class_="figure-head"), class_=f"seat seat-{seat}")
    drawn = el("g", head, at(0, 9, player_mark(seat, name, 24)))
    return scaled(Picture(drawn, 24, 33), size / 33)


@drawn_once
def neutral_worker(size: float) -> Picture:
    """A worker of nobody, black."""
    return Picture(symbol("haithabu-worker", size, class_="is-neutral figure"), size, size)


# --- cards ------------------------------------------------------------------------------------------------------------


def order_face(s: Scene, order: str, width: float, height: float) -> Element:
    """An order as it lies on display: points and silver above what it asks for."""
    entry = s.names.orders[order]
    reward = beside([points(entry["vp"], 15), silver(entry["silver"], 14)], 9)
    size, gap = (18, 7) if len(entry["goods"]) <= 4 else (15, 4)
    asked = counted_goods({kind: entry["goods"].get(kind, 0) for kind in KINDS}, size, width - 10, gap)
    return el(
        "g",
        panel(width, height, 5, "card"),
        at(6, 5, reward),
        at(6, 25 + max(0, (height - 29 - asked.height) / 2), asked),
    )


def vehicle_load(s: Scene, vehicle: str, size: float, width: float, gap: float = 6) -> Picture:
    """What a vehicle carries: its named kinds and any others."""
    entry = s.names.vehicles[vehicle]
    named = [counted_good(kind, count, size) for kind, count in entry["goods"].items()]
    return flow([*named, counted_any(entry["any"], size)], width, gap, 3)


def counted_any(count: int, size: float) -> Picture:
    """How many of any kind: a place with a question mark."""
    number = str(count)
    lettering = max(size * 0.78, 11)
    room = width_of(number, lettering, bold=True) + 2
    line = size * 0.5 + lettering * 0.36
    ground = el("rect", x=room, width=size, height=size, rx=size * 0.16, class_="slot")
    mark = words("?", room + size / 2, line, lettering, class_="number", anchor="middle")
    return Picture(el("g", words(number, 0, line, lettering, class_="number"), ground, mark), room + size, size)


def vehicle_face(s: Scene, vehicle: str, width: float, height: float) -> Element:
    """A wagon or a ship: its picture, its cost, and what it carries."""
    entry = s.names.vehicles[vehicle]
    cost = silver(entry["cost"], 12)
    return el(
        "g",
        panel(width, height, 5, "card"),
        symbol(f"haithabu-{entry['kind']}", 22, 5, 3, "tone"),
        at(width - cost.width - 5, 6, cost),
        at(5, 29, vehicle_load(s, vehicle, 15, width - 8)),
    )


def titled(title: str, width: float, right: Picture | None = None) -> Element:
    """The line above a part of the table, with something at its right end."""
    room = width - (right.width + 10 if right else 0)
    shown = fitted(title, 0, 15, room, 15, class_="heading")
    return el("g", shown, at(width - right.width, 1, right) if right else None)
