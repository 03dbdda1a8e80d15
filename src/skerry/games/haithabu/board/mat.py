"""The mats of the players: warehouse, vehicles, trading post, order cards, silver, points and loans."""

from typing import Final

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import Choice, panel, picked_mark, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.geometry import TEXT
from skerry.games.haithabu.board.looks import KINDS
from skerry.games.haithabu.board.offers import about_order, about_vehicle
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.stage import at_home, characters, fitting
from skerry.games.haithabu.board.things import (
    amount,
    good,
    points,
    silver,
    told,
    vehicle_face,
    vehicle_load,
    vehicle_picture,
)
from skerry.games.haithabu.entries import Order
from skerry.games.haithabu.views import OrderOnMat, Player, Store

GAP: Final = 5
PURSE: Final = 27
"""The height of the line with the name and the silver."""
SEEN: Final = 6
"""As many goods of a kind are seen one on the other; further ones lie behind the last."""
STORES: Final = ("warehouse", "post")
TURNS: Final = 15
"""The height of the line above an order space."""


def mat(s: Scene, seat: int, width: float, least: float = 0) -> Picture:
    """Storage on both sides of the vehicles, the orders below; whose turn it is stands out."""
    owner = s.view.players[seat]
    pad = s.size.pad
    room = width - 2 * pad
    parts = [s.part(f"player-{seat}", head, seat, room), storage(s, owner, room), orders(s, owner, room)]
    inside = below(parts, GAP)
    height = max(inside.height + 2 * pad, least)
    looks = f"panel{' mine' if s.mine[seat] else ''}{' at-turn' if s.is_acting(seat) else ''}"
    drawn = el("g", panel(width, height, 8, looks), at(pad, pad, inside), id=f"mat-{seat}")
    return Picture(drawn, width, height)


# --- the head ---------------------------------------------------------------------------------------------------------


def head(s: Scene, seat: int, width: float) -> Picture:
    """The name of a player, the workers in hand, the characters, and what is counted."""
    owner = s.view.players[seat]
    things = beside(purse(s, owner), 12)
    room = width - things.width - 34
    long = min(width_of(s.players[seat], 15, bold=True), room)
    name = fitted(s.players[seat], 29, 18, room, 15, class_="heading", bold=True, least=TEXT)
    workers = at_home(s, owner, 25) if s.is_main(seat) else []
    more = fitting([*workers, *characters(s, owner)], room - long - 10, 6)
    mark = player_mark(seat, s.players[seat], 24).element
    drawn = el("g", mark, name, at(39 + long, (25 - more.height) / 2, more), at(width - things.width, 3, things))
    return Picture(drawn, width, PURSE)


def purse(s: Scene, owner: Player) -> list[Picture]:
    """Points, silver, filled orders and loans. Silver that is not shown is not drawn as a number."""
    seat, has, size = owner.seat, owner.silver, 18
    large = s.is_main(seat)
    coins = s.word("silver-hidden-tip") if has is None else s.word("silver-tip", silver=has)
    shown = [
        counted(
            points(s.points(seat), size),
            f"points-{seat}" if large else "",
            s.word("points-tip", points=s.points(seat)),
        ),
        counted(silver("?" if has is None else has, size), f"silver-{seat}" if large else "", coins),
        counted(amount("order", len(owner.filled), size, "tone"), f"filled-{seat}", filled_tip(s, owner)),
    ]
    return [*shown, loans(s, owner, size)] if owner.loans else shown


def loans(s: Scene, owner: Player, size: float) -> Picture:
    """The loans and what they would cost at the end."""
    seat, loan = owner.seat, s.entries.loan
    lost = loan.vp_per_unpaid_loan
    tip = s.word("loan-tip", count=owner.loans, repay=loan.repay, points=-lost)
    asked = s.mine[seat] and (s.asked("worker") or s.asked("neutral") or s.asked("end-turn"))
    choice = s.choice("repay", wish="repay") if asked else None
    cost = str(lost * owner.loans).replace("-", "−")
    shown = beside([amount("loan", owner.loans, size, "loan"), told(cost, 14, "warn", bold=True), star(14)], 3)
    return counted(shown, f"loans-{seat}", tip, choice)


def star(size: float) -> Picture:
    return Picture(symbol("haithabu-point", size, class_="star"), size, size)


def counted(shown: Picture, id_: str, tip: str, choice: Choice | None = None) -> Picture:
    """Something counted, with an edge around it if it can be chosen."""
    edge = el("rect", x=-6, y=-5, width=shown.width + 12, height=shown.height + 10, rx=5, class_="edge clear")
    return Picture(piece(shown.element, edge, id_=id_, tip=tip, choice=choice), shown.width, shown.height)


def filled_tip(s: Scene, owner: Player) -> str:
    lines = [s.word("filled-tip", count=len(owner.filled))]
    for order in owner.filled:
        entry = s.names.orders[order]
        asks = s.goods_named(entry.goods)
        lines.append(s.word("filled-line", goods=asks, points=entry.vp, silver=entry.silver))
    return "\n".join([*lines, "HAI-80, HAI-121"])


# --- what is stored ---------------------------------------------------------------------------------------------------


def storage(s: Scene, owner: Player, width: float) -> Picture:
    """Warehouse, vehicles, trading post: side by side, on a phone one below the other."""
    height = s.size.store_height
    if s.size.narrow:
        stores = [stored(s, owner.seat, place, width, height) for place in STORES]
        return below([stores[0], vehicles(s, owner, width), stores[1]], GAP)
    middle = 78.0
    side = (width - middle - 2 * GAP) / 2
    stores = [stored(s, owner.seat, place, side, height) for place in STORES]
    return beside([stores[0], vehicles(s, owner, middle), stores[1]], GAP, top=True)


def stored(s: Scene, seat: int, place: str, width: float, height: float) -> Picture:
    return s.part(f"{place}-{seat}", store, seat, place, width, height)


def store(s: Scene, seat: int, place: str, width: float, height: float) -> Picture:
    """Warehouse or trading post: a pile for each kind, and how much may lie there at the turn change."""
    owner = s.view.players[seat]
    one = owner.store(place)
    over = one.total > one.limit
    count = f"{one.total}/{one.limit}"
    room = width - 34 - width_of(count, 14, bold=True)
    each = (width - 6) / len(KINDS)
    piles = [
        at(3 + each * column, 21, heap(s, owner, one, kind, each, height - 23)) for column, kind in enumerate(one.goods)
    ]
    title = piece(
        symbol(f"haithabu-{one.place}", 15, 5, 4, "tone"),
        fitted(s.word(one.place), 24, 16, room, 13, bold=True, least=TEXT),
        words(count, width - 6, 16, 14, class_="warn" if over else "number", anchor="end"),
        tip=store_tip(s, owner, one),
    )
    ground = el("rect", width=width, height=height, rx=6, class_=f"storage {one.place}{' is-over' if over else ''}")
    return Picture(el("g", ground, title, *piles), width, height)


def store_tip(s: Scene, owner: Player, one: Store) -> str:
    """How much lies there and may lie there; goods in the warehouse cost a fee."""
    lines = [f"{s.word(one.place)}: {s.goods_named(one.goods)}", s.word("limit", held=one.total, limit=one.limit)]
    if one.total > one.limit:
        lines.append(s.word("surplus", count=one.total - one.limit))
    if one.place == "warehouse":
        lines.append(s.word("fee", fee=owner.fee))
    return "\n".join([*lines, "HAI-42, HAI-107"])


def heap(s: Scene, owner: Player, one: Store, kind: str, width: float, height: float) -> Element:
    """The goods of one kind, one on the other, and their number."""
    count, place, seat = one.goods[kind], one.place, owner.seat
    size = min(width - 3, 26)
    left, base = (width - size) / 2, height - 17 - size
    if not count:
        return at(left, base, good(kind, size, "is-spare"))
    pitch = min(size * 0.8, base / max(min(count, SEEN) - 1, 1))
    levels = [min(number, SEEN - 1) for number in range(count)]
    large = s.is_main(seat)
    goods = [
        at(left, base - pitch * level, in_pile(f"{place}-{seat}-{kind}-{number}" if large else None, kind, size))
        for number, level in enumerate(levels, start=1)
    ]
    edge = el("rect", x=1, width=width - 2, height=height, rx=4, class_="edge clear")
    said = words(str(count), width / 2, height - 4, 14, class_="number", anchor="middle")
    choice = heap_choice(s, place, kind) if s.mine[seat] else None
    tip = s.word("heap-tip", count=count, good=s.good(kind), place=s.word(place))
    mark = picked_mark(choice, width / 2 + 3, 10, back=True)
    return piece(*goods, said, edge, mark, tip=tip, choice=choice)


def in_pile(id_: str | None, kind: str, size: float) -> Element:
    """A good; those on the large mat travel."""
    return el("g", good(kind, size), id=id_)


def heap_choice(s: Scene, place: str, kind: str) -> Choice | None:
    """What can be done with the goods of a kind: give, return, sell or carry one."""
    if place == "post":
        wish = f"sell-one {kind}" if s.asked("sell-one") else ""
        return s.choice(f"give post {kind}", f"return post {kind}", f"sell-one {kind}", wish=wish)
    return s.choice(f"give warehouse {kind}", f"return warehouse {kind}", f"carry {kind}")


# --- vehicles ---------------------------------------------------------------------------------------------------------


def vehicles(s: Scene, owner: Player, width: float) -> Picture:
    """The wagon and the ship between warehouse and trading post."""
    seat = owner.seat
    wide, height = ((width - GAP) / 2, 56.0) if s.size.narrow else (width, (s.size.store_height - 4) / 2)
    both = [s.part(f"{one[0]}-{seat}", vehicle, seat, *one, wide, height) for one in owner.vehicles()]
    return beside(both, GAP) if s.size.narrow else below(both, 4)


def vehicle(s: Scene, seat: int, sort: str, name: str, width: float, height: float) -> Picture:
    if not name:
        drawn = vehicle_picture(sort, 40, (width - 40) / 2, (height - 29) / 2, "is-spare")
        return Picture(piece(panel(width, height, 5, "place"), drawn, tip=s.word(f"no-{sort}-tip")), width, height)
    choice = s.choice(f"use {sort}", f"give-up {sort}") if s.mine[seat] else None
    shown = piece(
        vehicle_on_mat(s, name, width, height),
        panel(width, height, 5, "clear"),
        picked_mark(choice, width - 13, 13),
        id_=f"v-{name}",
        tip=about_vehicle(s, name, [s.word("to-post")]),
        choice=choice,
    )
    return Picture(shown, width, height)


def vehicle_on_mat(s: Scene, name: str, width: float, height: float) -> Element:
    """Its picture above what it carries, on a phone beside it."""
    if s.size.narrow:
        return vehicle_face(s, name, width, height)
    load = vehicle_load(s, name, 14, 4)
    drawn = vehicle_picture(s.names.vehicles[name].kind, 34, (width - 34) / 2, 0)
    return el("g", panel(width, height, 4, "card"), drawn, at((width - load.width) / 2, height - 17, load))


# --- orders -----------------------------------------------------------------------------------------------------------


def orders(s: Scene, owner: Player, width: float) -> Picture:
    """The five order spaces; above each how many turn changes it is from falling off the mat."""
    count = len(owner.orders)
    each = (width - 4 * (count - 1)) / count
    seat = owner.seat
    cards = enumerate(owner.orders, start=1)
    spaces = [s.part(f"order-{seat}-{place}", order_space, seat, place, card, each) for place, card in cards]
    return beside(spaces, 4)


def order_space(s: Scene, seat: int, place: int, card: OrderOnMat | None, width: float) -> Picture:
    looks = "warn" if card is not None and card.turns_left == 1 else "faint"
    said = place_named(s, place)
    head_line = fitted(said, width / 2, 11, width, TEXT, class_=looks, anchor="middle", least=TEXT)
    height = s.size.order_height - TURNS
    if card is None:
        empty = piece(panel(width, height, 5, "place"), tip=about_space(s, place))
        return Picture(el("g", head_line, at(0, TURNS, empty)), width, s.size.order_height)
    shown = order_on_mat(s, seat, place, card, width, height)
    return Picture(el("g", head_line, at(0, TURNS, shown)), width, s.size.order_height)


def place_named(s: Scene, place: int) -> str:
    """How long an order stays there; nothing more to say when the game is over."""
    if s.view.over:
        return ""
    left = s.view.order_spaces[place - 1]
    if left == 0:
        return s.word("stays-short")
    return s.word("turns-left-last") if left == 1 else s.word("turns-left", left=left)


def about_space(s: Scene, place: int) -> str:
    """Of an empty space."""
    left = s.view.order_spaces[place - 1]
    return s.word("order-space-tip", place=place, left=left) if left else s.word("order-space-stays", place=place)


def when_it_falls(s: Scene, card: OrderOnMat) -> str:
    return s.word("falls", left=card.turns_left) if card.turns_left else s.word("stays")


def order_on_mat(s: Scene, seat: int, place: int, card: OrderOnMat, width: float, height: float) -> Element:
    """A card with the goods that lie on it; those that it lacks are dimmed and can be put there."""
    entry = s.names.orders[card.order]
    mine = s.mine[seat]
    wish = f"fill {place}" if mine and s.asked("put") else ""
    choice = s.choice(f"fill {place}", wish=wish) if mine else None
    more = [
        s.word("lies-on", goods=s.goods_named(card.goods)),
        s.word("lacks", goods=s.goods_named(card.missing)),
    ]
    tip = about_order(s, card.order, [*more, when_it_falls(s, card)])
    looks = "card parchment last-space" if card.turns_left == 1 else "card parchment"
    id_ = f"o-{card.order}" if s.is_main(seat) else ""
    ground = piece(panel(width, height, 5, looks), reward(entry, width), id_=id_, tip=tip, choice=choice)
    return el("g", ground, at(4, 23, asked_goods(card, width - 7, travel=bool(id_))))


def reward(entry: Order, width: float) -> Element:
    """Points and silver of an order."""
    paid = silver(entry.silver, 12)
    return el("g", at(4, 4, points(entry.vp, 14, 2)), at(width - paid.width - 3, 5, paid))


def asked_goods(card: OrderOnMat, width: float, *, travel: bool) -> Element:
    """Each good that the card asks for; those that it lacks are dimmed."""
    count = sum(card.goods.values()) + sum(card.missing.values())
    size = 21 if count <= 2 * int(width // 22) else 17
    shown = []
    for kind, lies in card.goods.items():
        for number in range(lies):
            id_ = f"on-{card.order}-{kind}-{number + 1}" if travel else None
            shown.append(el("g", good(kind, size), id=id_))
        shown += [good(kind, size, "missing")] * card.missing[kind]
    return el("g", flow([Picture(one, size, size) for one in shown], width, 2, 2).element, pointer_events="none")
