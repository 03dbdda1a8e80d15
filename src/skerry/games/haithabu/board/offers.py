"""What can be taken: order cards in two rows, and the six stacks of vehicles."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import back, panel, piece
from skerry.drawing.svg import el
from skerry.games.haithabu.board.geometry import HEAD
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.things import order_face, titled, vehicle_face
from skerry.games.haithabu.views import Stack

GAP: Final = 6
ORDER: Final = 68
"""The height of an order card on display."""
VEHICLE: Final = 70


def offers(s: Scene) -> list[Picture]:
    """The display of orders above the vehicles; on a screen both are as high as the dial."""
    cards = orders(s)
    return [cards, vehicles(s, s.size.upper_height - cards.height - s.size.gap)]


def zone(s: Scene, id_: str, title: str, right: Picture | None, inside: Picture, least: float = 0) -> Picture:
    """A part of the table with its title."""
    width, pad = s.size.offers_width, s.size.pad
    height = max(HEAD + inside.height + 2 * pad - 4, least)
    drawn = el(
        "g",
        panel(width, height),
        at(pad + 2, pad - 2, titled(title, width - 2 * pad - 4, right)),
        at(pad, pad + HEAD - 4 + (height - HEAD - inside.height - 2 * pad + 4) / 2, inside),
        id=id_,
    )
    return Picture(drawn, width, height)


# --- orders -----------------------------------------------------------------------------------------------------------


def orders(s: Scene) -> Picture:
    """The upper row and the lower, which goes first."""
    spaces = [entry["id"] for entry in s.data["order_space"]]
    half = len(spaces) // 2
    shown = list(zip(spaces, s.view.display, strict=True))
    cards = [s.part(f"display-{space}", display, space, order) for space, order in shown]
    rows = [beside(row, GAP) for row in (cards[:half], cards[half:])]
    return zone(s, "orders", s.word("orders"), s.part("piles", piles), below(rows, GAP))


def order_width(s: Scene) -> float:
    columns = len(s.data["order_space"]) // 2
    return (s.size.offers_width - 2 * s.size.pad - GAP * (columns - 1)) / columns


def display(s: Scene, space: str, order: str) -> Picture:
    """A card on display, or the empty space where one would lie."""
    width = order_width(s)
    if not order:
        tip = s.word("order-none-tip")
        return Picture(piece(panel(width, ORDER, 5, "place"), tip=tip), width, ORDER)
    wish = f"order {space}" if s.asked("order") else ""
    face = order_face(s, order, width, ORDER)
    edge = panel(width, ORDER, 5, "clear")
    choice = s.choice(f"order {space}", wish=wish)
    more = s.word("sweep" if space.startswith("lower") else "slide")
    return Picture(piece(face, edge, id_=f"o-{order}", tip=about_order(s, order, [more]), choice=choice), width, ORDER)


def about_order(s: Scene, order: str, more: Sequence[str] = ()) -> str:
    """An order explained: what it asks for and what it brings."""
    entry = s.names.orders[order]
    asks = s.goods_named({kind: entry["goods"].get(kind, 0) for kind in s.names.goods})
    title = s.word("start-order" if entry["start"] else "order-card", goods=asks)
    lines = [title, s.word("order-brings", points=entry["vp"], silver=entry["silver"]), *more]
    return "\n".join([*lines, "HAI-73, HAI-79"])


def piles(s: Scene) -> Picture:
    """The deck, and what was swept from the display."""
    deck, away = s.view.order_deck, len(s.view.order_discard)
    drawn = [pile("pile-orders", deck, s.word("deck-tip", count=deck))]
    drawn.append(pile("discard-orders", away, s.word("discard-tip", count=away), faint=True))
    return beside(drawn, 10)


def pile(id_: str, count: int, tip: str, *, faint: bool = False) -> Picture:
    card = el("g", back(18, 15, "haithabu-order", 11), class_="is-ghost" if faint else None)
    said = words(str(count), 22, 13, 13, class_="number faint" if faint else "number")
    return Picture(piece(card, said, id_=id_, tip=tip), 22 + 8 * len(str(count)), 16)


# --- vehicles ---------------------------------------------------------------------------------------------------------


def vehicles(s: Scene, least: float) -> Picture:
    """Wagons and ships, cheap to dear; only the top of a stack is seen."""
    stacks = s.view.stacks
    columns = 3 if s.size.narrow else len(stacks)
    width = (s.size.offers_width - 2 * s.size.pad - GAP * (columns - 1)) / columns
    shown = [s.part(f"stack-{one.stack}", stack, one, width) for one in stacks]
    rows = [beside(shown[start : start + columns], GAP, top=True) for start in range(0, len(shown), columns)]
    return zone(s, "vehicles", s.word("vehicles"), None, below(rows, GAP), least)


def stack(s: Scene, one: Stack, width: float) -> Picture:
    """The top card of a stack and how many cards it has."""
    name = one.stack
    wish = f"buy-from {name}" if s.asked("buy-from") else ""
    choice = s.choice(f"buy-from {name}", wish=wish)
    label = fitted(
        s.word("cards", count=one.count), width / 2, VEHICLE + 13, width, 11.5, class_="faint", anchor="middle"
    )
    if not one.known:
        empty = piece(
            panel(width, VEHICLE, 5, "place"), label, id_=f"stack-{name}", tip=s.word("stack-empty-tip"), choice=choice
        )
        return Picture(empty, width, VEHICLE + 16)
    top = one.known[0]
    under = [
        el("rect", x=2 * n, y=2 * n, width=width - 3, height=VEHICLE - 3, rx=5, class_="card")
        for n in (1,)
        if one.count > n
    ]
    face = el("g", vehicle_face(s, top, width - 3, VEHICLE - 3), id=f"v-{top}")
    edge = panel(width, VEHICLE, 5, "clear")
    known = (
        [s.word("known-below", cards="; ".join(load_named(s, card) for card in one.known[1:]))] if one.known[1:] else []
    )
    tip = about_vehicle(s, top, [s.word("stack-tip", count=one.count), *known])
    return Picture(piece(*under, face, edge, label, id_=f"stack-{name}", tip=tip, choice=choice), width, VEHICLE + 16)


def load_named(s: Scene, vehicle: str) -> str:
    """For example "3 mead and 2 of any kind"."""
    entry = s.names.vehicles[vehicle]
    return s.word("load", goods=s.goods_named(entry["goods"]), any=entry["any"])


def about_vehicle(s: Scene, vehicle: str, more: Sequence[str] = ()) -> str:
    """A vehicle explained: what it costs and carries."""
    entry = s.names.vehicles[vehicle]
    title = s.word(entry["kind"], cost=entry["cost"])
    return "\n".join([title, s.word("carries", load=load_named(s, vehicle)), *more, "HAI-61, HAI-62, HAI-82"])
