"""What can be taken: order cards in two rows, and the six stacks of vehicles."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import words
from skerry.drawing.pieces import back, panel, picked_mark, piece
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.geometry import HEAD, TEXT
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.scenery import planks, quay
from skerry.games.haithabu.board.things import order_face, signboard, vehicle_face
from skerry.games.haithabu.views import Stack

GAP: Final = 5
ORDER: Final = 53
"""The height of an order card on display."""
VEHICLE: Final = 53


def area(id_: str, ground: Element, head: Element, inside: Picture, width: float, height: float) -> Picture:
    """A part of the town with its sign."""
    drawn = el("g", ground, head, at((width - inside.width) / 2, HEAD + 2, inside), id=id_)
    return Picture(drawn, width, height)


def height_of(s: Scene, rows: float) -> float:
    return max(HEAD + rows + 5, s.size.offers_height)


# --- orders -----------------------------------------------------------------------------------------------------------


def orders(s: Scene) -> Picture:
    """The upper row and the lower, which goes first."""
    spaces = [entry.id for entry in s.entries.order_space]
    half = len(spaces) // 2
    shown = list(zip(spaces, s.view.display, strict=True))
    cards = [s.part(f"display-{space}", display, space, order) for space, order in shown]
    rows = below([beside(row, GAP) for row in (cards[:half], cards[half:])], 4)
    width, height = s.size.orders_width, height_of(s, rows.height)
    return area("orders", planks(width, height), s.part("piles", orders_head).element, rows, width, height)


def orders_head(s: Scene) -> Picture:
    return Picture(signboard(s.word("orders"), s.size.orders_width, piles(s)), s.size.orders_width, HEAD)


def order_width(s: Scene) -> float:
    columns = len(s.entries.order_space) // 2
    return (s.size.orders_width - 2 * s.size.pad - GAP * (columns - 1)) / columns


def display(s: Scene, space: str, order: str) -> Picture:
    """A card on display, or the empty space where one would lie."""
    width = order_width(s)
    if not order:
        tip = s.word("order-none-tip")
        return Picture(piece(panel(width, ORDER, 5, "place"), tip=tip), width, ORDER)
    wish = f"order {space}" if s.asked("order") else ""
    face = order_face(s, order, width, ORDER)
    edge = panel(width, ORDER, 3, "clear")
    choice = s.choice(f"order {space}", wish=wish)
    more = s.word("sweep" if space.startswith("lower") else "slide")
    mark = picked_mark(choice, width - 13, ORDER - 14)
    return Picture(
        piece(face, edge, mark, id_=f"o-{order}", tip=about_order(s, order, [more]), choice=choice), width, ORDER
    )


def about_order(s: Scene, order: str, more: Sequence[str] = ()) -> str:
    """An order explained: what it asks for and what it brings."""
    entry = s.names.orders[order]
    asks = s.goods_named({kind: entry.goods.get(kind, 0) for kind in s.names.goods})
    title = s.word("start-order" if entry.start else "order-card", goods=asks)
    lines = [title, s.word("order-brings", points=entry.vp, silver=entry.silver), *more]
    return "\n".join([*lines, "HAI-73, HAI-79"])


def piles(s: Scene) -> list[Picture]:
    """The deck, and what was swept from the display."""
    deck, away = s.view.order_deck, len(s.view.order_discard)
    return [
        pile("pile-orders", deck, s.word("deck-tip", count=deck)),
        pile("discard-orders", away, s.word("discard-tip", count=away), faint=True),
    ]


def pile(id_: str, count: int, tip: str, *, faint: bool = False) -> Picture:
    card = el("g", back(18, 15, "haithabu-order", 11), class_="is-ghost" if faint else None)
    said = words(str(count), 22, 13, 13, class_="number")
    return Picture(piece(card, said, id_=id_, tip=tip), 22 + 8 * len(str(count)), 16)


# --- vehicles ---------------------------------------------------------------------------------------------------------


def vehicles(s: Scene) -> Picture:
    """Wagons on the quay, ships on the water, cheap to dear; only the top of a stack is seen."""
    stacks = s.view.stacks
    width, columns = s.size.vehicles_width, 3
    each = (width - 2 * s.size.pad - GAP * (columns - 1)) / columns
    shown = [s.part(f"stack-{one.stack}", stack, one, each) for one in stacks]
    rows = below([beside(shown[start : start + columns], GAP) for start in range(0, len(shown), columns)], 4)
    height = height_of(s, rows.height)
    head = Picture(signboard(s.word("vehicles"), width), width, HEAD)
    return area("vehicles", quay(width, height, HEAD + VEHICLE + 4), head.element, rows, width, height)


def stack(s: Scene, one: Stack, width: float) -> Picture:
    """The top card of a stack and how many cards it has."""
    name = one.stack
    choice = s.choice(f"buy-from {name}", wish=f"buy-from {name}" if s.asked("buy-from") else "")
    if not one.known:
        tip = s.word("stack-empty-tip")
        empty = piece(panel(width, VEHICLE, 5, "place"), id_=f"stack-{name}", tip=tip, choice=choice)
        return Picture(empty, width, VEHICLE)
    top = one.known[0]
    under = el("rect", x=2, y=2, width=width - 2, height=VEHICLE - 2, rx=4, class_="card") if one.count > 1 else None
    drawn = [
        under,
        el("g", vehicle_face(s, top, width - 2, VEHICLE - 2), id=f"v-{top}"),
        panel(width, VEHICLE, 5, "clear"),
        words(f"×{one.count}", width - 6, 32, TEXT, class_="faint", anchor="end"),
    ]
    known = "; ".join(load_named(s, card) for card in one.known[1:])
    more = [s.word("stack-tip", count=one.count), *([s.word("known-below", cards=known)] if known else [])]
    return Picture(piece(*drawn, id_=f"stack-{name}", tip=about_vehicle(s, top, more), choice=choice), width, VEHICLE)


def load_named(s: Scene, vehicle: str) -> str:
    """For example "3 mead and 2 of any kind"."""
    entry = s.names.vehicles[vehicle]
    return s.word("load", goods=s.goods_named(entry.goods), any=entry.any)


def about_vehicle(s: Scene, vehicle: str, more: Sequence[str] = ()) -> str:
    """A vehicle explained: what it costs and carries."""
    entry = s.names.vehicles[vehicle]
    title = s.word(entry.kind, cost=entry.cost)
    return "\n".join([title, s.word("carries", load=load_named(s, vehicle)), *more, "HAI-61, HAI-62, HAI-82"])
