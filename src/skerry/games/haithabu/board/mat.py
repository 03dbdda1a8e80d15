"""The mats of the players: warehouse, vehicles, trading post, order cards, silver, points and loans."""

from collections.abc import Mapping
from typing import Any, Final

from skerry.drawing.layout import Picture, at, below, beside, flow, scaled
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import Choice, panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.looks import KINDS
from skerry.games.haithabu.board.offers import about_order, about_vehicle
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.stage import acting
from skerry.games.haithabu.board.things import (
    amount,
    artwork,
    counted_goods,
    good,
    neutral_worker,
    points,
    silver,
    vehicle_face,
    vehicle_load,
    worker,
    worker_id,
)
from skerry.games.haithabu.views import OrderOnMat, Player, Store

STORAGE: Final = 142
"""The height of warehouse and trading post."""
LOW: Final = 92
"""Their height on a phone."""
ORDER: Final = 118
"""The height of an order space with what stands above it."""
GAP: Final = 6
ROOMY: Final = 80
"""An order card that is not so wide has less on it."""
FEW: Final = 5
"""How many characters of a player are called by name."""


def own_mat(s: Scene, seat: int) -> Picture:
    """The mat of the seat that looks on, large."""
    return whole(s, seat, s.size.own_width, s.size.lower_height)


def other_mat(s: Scene, seat: int) -> Picture:
    """The mat of another seat: small, but like the own one where there is room for it."""
    if not s.size.narrow and s.view.seats == 2:
        return whole(s, seat, s.size.others_width, s.size.lower_height)
    return small(s, seat, s.size.others_width, s.size.other_height)


def frame(s: Scene, seat: int, inside: Picture, width: float, least: float) -> Picture:
    """The ground of a mat; whose turn it is stands out."""
    pad = s.size.pad
    height = max(inside.height + 2 * pad, least)
    looks = "panel mine" if s.mine[seat] else "panel"
    drawn = el(
        "g",
        panel(width, height, 8, f"{looks} at-turn" if acting(s, seat) else looks),
        at(pad, pad, inside),
        id=f"mat-{seat}",
    )
    return Picture(drawn, width, height)


# --- the head ---------------------------------------------------------------------------------------------------------


def head(s: Scene, seat: int, width: float, large: bool) -> Picture:
    """The name of a player, and what is counted."""
    owner = s.view.players[seat]
    size = 17 if large else 14
    things = beside([*figures(s, owner, size + 8), *purse(s, owner, size)], 9 if large else 7)
    room = width - things.width - 34
    name = fitted(s.players[seat], 29, 17, room, 15, class_="heading")
    mark = player_mark(seat, s.players[seat], 24).element
    return Picture(el("g", mark, name, at(width - things.width, (25 - things.height) / 2, things)), width, 26)


def figures(s: Scene, owner: Player, size: float) -> list[Picture]:
    """The workers that are still to be placed in this game turn."""
    seat, count = owner.seat, owner.workers
    shown = [(worker_id("home", seat, number + 1), worker(seat, s.players[seat], size)) for number in range(count)]
    if acting(s, seat) and "neutral" in s.action.to_place:
        shown.append((worker_id("home", None, 1), neutral_worker(size)))
    if not shown:
        return []
    line = beside([Picture(el("g", one.element, id=id_), one.width, one.height) for id_, one in shown], 1)
    return [Picture(piece(line.element, tip=s.word("workers-tip", count=len(shown))), line.width, line.height)]


def purse(s: Scene, owner: Player, size: float) -> list[Picture]:
    """Points, silver, filled orders and loans. Silver that is not shown is not drawn as a number."""
    seat, has = owner.seat, owner.silver
    coins = s.word("silver-hidden-tip") if has is None else s.word("silver-tip", silver=has)
    shown = [
        told(points(owner.points, size), f"points-{seat}", s.word("points-tip", points=owner.points)),
        told(silver("?" if has is None else has, size), f"silver-{seat}", coins),
        told(amount("order", len(owner.filled), size, "tone"), f"filled-{seat}", filled_tip(s, owner)),
    ]
    if owner.loans:
        loan = s.data["loan"]
        tip = s.word("loan-tip", count=owner.loans, repay=loan["repay"], points=-loan["vp_per_unpaid_loan"])
        asked = s.mine[seat] and (s.asked("worker") or s.asked("neutral") or s.asked("end-turn"))
        choice = s.choice("repay", wish="repay") if asked else None
        shown.append(told(amount("loan", owner.loans, size, "loan"), f"loans-{seat}", tip, choice))
    return shown


def told(shown: Picture, id_: str, tip: str, choice: Choice | None = None) -> Picture:
    """Something counted, with an edge around it if it can be chosen."""
    edge = el("rect", x=-5, y=-6, width=shown.width + 10, height=shown.height + 12, rx=5, class_="edge clear")
    return Picture(piece(shown.element, edge, id_=id_, tip=tip, choice=choice), shown.width, shown.height)


def filled_tip(s: Scene, owner: Player) -> str:
    lines = [s.word("filled-tip", count=len(owner.filled))]
    for order in owner.filled:
        entry = s.names.orders[order]
        asks = s.goods_named(entry["goods"])
        lines.append(s.word("filled-line", goods=asks, points=entry["vp"], silver=entry["silver"]))
    return "\n".join([*lines, "HAI-80, HAI-121"])


# --- a large mat ------------------------------------------------------------------------------------------------------


def whole(s: Scene, seat: int, width: float, least: float) -> Picture:
    """Storage on both sides of the vehicles, the orders below."""
    owner = s.view.players[seat]
    room = width - 2 * s.size.pad
    large = width > 400
    parts = [
        s.part(f"player-{seat}", head, seat, room, large),
        storage(s, owner, room),
        orders(s, owner, room),
        s.part(f"servants-{seat}", servants, seat, room),
    ]
    return frame(s, seat, below(parts, 8), width, least)


def storage(s: Scene, owner: Player, width: float) -> Picture:
    """Warehouse, vehicles, trading post: side by side, on a phone one below the other."""
    if s.size.narrow:
        stores = [stored(s, owner.seat, one, width, LOW) for one in owner.stores()]
        return below([stores[0], vehicles(s, owner, width), stores[1]], GAP)
    middle = 112 if width > 400 else 74
    side = (width - middle - 2 * GAP) / 2
    stores = [stored(s, owner.seat, one, side, STORAGE) for one in owner.stores()]
    return beside([stores[0], vehicles(s, owner, middle), stores[1]], GAP, top=True)


def stored(s: Scene, seat: int, one: Store, width: float, height: float) -> Picture:
    return s.part(f"{one.place}-{seat}", store, seat, one, width, height)


def store(s: Scene, seat: int, one: Store, width: float, height: float) -> Picture:
    """Warehouse or trading post: a pile for each kind, and how much may lie there at the turn change."""
    owner = s.view.players[seat]
    over = one.total > one.limit
    count = f"{one.total}/{one.limit}"
    room = width - 30 - width_of(count, 13, bold=True)
    each = (width - 8) / len(KINDS)
    piles = [
        at(4 + each * column, 22, heap(s, owner, one, kind, each, height - 26)) for column, kind in enumerate(one.goods)
    ]
    title = piece(
        symbol(f"haithabu-{one.place}", 15, 5, 4, "tone"),
        fitted(s.word(one.place), 24, 16, room, 12.5, bold=True),
        words(count, width - 6, 16, 13, class_="warn" if over else "number", anchor="end"),
        tip=store_tip(s, owner, one),
    )
    ground = el("rect", width=width, height=height, rx=6, class_="storage is-over" if over else "storage")
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
    size = min(width - 4, 21)
    pitch = min(size + 1, (height - 18 - size) / max(count - 1, 1))
    cubes = [
        at(
            (width - size) / 2,
            height - 17 - size - pitch * n,
            el("g", good(kind, size), id=f"{place}-{seat}-{kind}-{n + 1}"),
        )
        for n in range(count)
    ]
    edge = el("rect", x=1, width=width - 2, height=height, rx=4, class_="edge clear")
    if not count:
        return at((width - size) / 2, height - 17 - size, good(kind, size, "is-spare"))
    said = words(str(count), width / 2, height - 3, 13, class_="number", anchor="middle")
    choice = heap_choice(s, place, kind) if s.mine[seat] else None
    tip = s.word("heap-tip", count=count, good=s.good(kind), place=s.word(place))
    return piece(*cubes, said, edge, tip=tip, choice=choice)


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
    wide, height = ((width - GAP) / 2, 48.0) if s.size.narrow else (width, (STORAGE - GAP) / 2)
    both = [s.part(f"{one[0]}-{seat}", vehicle, seat, *one, wide, height) for one in owner.vehicles()]
    return beside(both, GAP) if s.size.narrow else below(both, GAP)


def vehicle(s: Scene, seat: int, sort: str, name: str, width: float, height: float) -> Picture:
    if not name:
        empty = piece(
            panel(width, height, 5, "place"),
            symbol(f"haithabu-{sort}", 26, (width - 26) / 2, (height - 26) / 2, "is-spare"),
            tip=s.word(f"no-{sort}-tip"),
        )
        return Picture(empty, width, height)
    choice = s.choice(f"use {sort}", f"give-up {sort}") if s.mine[seat] else None
    edge = panel(width, height, 5, "clear")
    face = vehicle_face(s, name, width, height)
    return Picture(
        piece(face, edge, id_=f"v-{name}", tip=about_vehicle(s, name, [s.word("to-post")]), choice=choice),
        width,
        height,
    )


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
    head_line = fitted(place_named(s, place), width / 2, 11, width, 11, class_=looks, anchor="middle")
    height = ORDER - 15
    if card is None:
        empty = piece(panel(width, height, 5, "place"), tip=about_space(s, place))
        return Picture(el("g", head_line, at(0, 15, empty)), width, ORDER)
    shown = order_on_mat(s, seat, place, card, width, height)
    return Picture(el("g", head_line, at(0, 15, shown)), width, ORDER)


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
    looks = "card last-space" if card.turns_left == 1 else "card"
    ground = piece(panel(width, height, 5, looks), reward(entry, width), id_=f"o-{card.order}", tip=tip, choice=choice)
    return el("g", ground, at(4, 25, asked_goods(card, width - 8)))


def reward(entry: Mapping[str, Any], width: float) -> Element:
    """Points and silver of an order; on a narrow card silver is a mere number at the right."""
    if width >= ROOMY:
        return at(5, 5, beside([points(entry["vp"], 14), silver(entry["silver"], 12)], 5))
    size = 13 if width >= 64 else 12
    paid = words(str(entry["silver"]), width - 3, size + 3, size - 1, class_="faint", anchor="end")
    return el("g", at(3, 4, points(entry["vp"], size, 1)), paid)


def asked_goods(card: OrderOnMat, width: float) -> Element:
    """One cube for each good that the card asks for; those that it lacks are dimmed."""
    size = 17.5 if width > 76 else 14.5
    shown = []
    for kind, count in card.goods.items():
        for number in range(count):
            shown.append(el("g", good(kind, size), id=f"on-{card.order}-{kind}-{number + 1}"))
        shown += [good(kind, size, "missing")] * card.missing[kind]
    return el("g", flow([Picture(cube, size, size) for cube in shown], width, 2.5, 3).element, pointer_events="none")


# --- characters of a player -------------------------------------------------------------------------------------------


def servants(s: Scene, seat: int, width: float) -> Picture:
    """The characters that serve a player, by sign and, while they are few, by name; the cards lie at their places."""
    owner = s.view.players[seat]
    label = s.word("characters-label")
    parts = [Picture(words(label, 0, 14, 12.5, class_="faint"), width_of(label, 12.5), 20)]
    few = len(owner.characters) <= FEW
    parts += [servant(s, name, named=few) for name in owner.characters]
    if not owner.characters:
        parts.append(Picture(words("–", 0, 14, 12.5, class_="faint"), 8, 20))
    return flow(parts, width, 9, 0)


def servant(s: Scene, name: str, *, named: bool) -> Picture:
    sign = Picture(symbol(artwork(name, "character"), 17, class_="tone"), 17, 20)
    if not named:
        return sign
    said = s.names.character(name, s.lang)
    return beside([sign, Picture(words(said, 0, 14, 12.5, class_="bold"), width_of(said, 12.5, bold=True), 20)], 3)


# --- a small mat ------------------------------------------------------------------------------------------------------


def small(s: Scene, seat: int, width: float, least: float) -> Picture:
    """The same in three lines."""
    owner = s.view.players[seat]
    room = width - 2 * s.size.pad
    half = (room - 6) / 2
    stores = [s.part(f"{one.place}-{seat}", small_store, seat, one, half) for one in owner.stores()]
    goods = beside(stores, 6)
    tall = least >= 150 or s.size.narrow
    cards = small_orders(s, owner, room - 98, 62 if tall else 50)
    lower = beside([cards, small_vehicles(s, owner, 92, cards.height)], 6, top=True)
    parts = [s.part(f"player-{seat}", head, seat, room, False), goods, lower]
    if tall:
        parts.append(s.part(f"servants-{seat}", servants, seat, room))
    return frame(s, seat, below(parts, 8 if tall else 2), width, least)


def small_store(s: Scene, seat: int, one: Store, width: float) -> Picture:
    """In one line; how much may lie there is left out where there are many kinds."""
    owner = s.view.players[seat]
    count = f"{one.total}/{one.limit}"
    shown = counted_goods(one.goods, 14, 1000, 4)
    needed = goods_width(one.goods)
    start = 24 + width_of(count, 12)
    said: Element | None = words(count, 19, 13, 12, class_="warn" if one.total > one.limit else "faint")
    if needed > width - start:
        start, said = 19, None
    sign = symbol(f"haithabu-{one.place}", 14, 1, 2, "tone")
    id_ = f"seat-{owner.seat}-{one.place}"
    shown = scaled(shown, min(1.0, (width - start) / max(needed, 1)))
    return Picture(piece(sign, said, at(start, 2, shown), id_=id_, tip=store_tip(s, owner, one)), width, 18)


def goods_width(goods: Mapping[str, int]) -> float:
    """How wide a line of counted goods is."""
    return sum(20 + width_of(str(count), 11, bold=True) for count in goods.values() if count)


def small_orders(s: Scene, owner: Player, width: float, height: float) -> Picture:
    count = len(owner.orders)
    each = (width - 3 * (count - 1)) / count
    seat = owner.seat
    cards = enumerate(owner.orders, start=1)
    shown = [s.part(f"order-{seat}-{place}", small_order, place, card, each, height) for place, card in cards]
    return beside(shown, 3)


def small_order(s: Scene, place: int, card: OrderOnMat | None, width: float, height: float) -> Picture:
    if card is None:
        return Picture(piece(panel(width, height, 4, "place"), tip=about_space(s, place)), width, height)
    entry = s.names.orders[card.order]
    more = [
        s.word("lies-on", goods=s.goods_named(card.goods)),
        s.word("lacks", goods=s.goods_named(card.missing)),
    ]
    tip = about_order(s, card.order, [*more, when_it_falls(s, card)])
    cubes = [good(kind, 11) for kind, count in card.goods.items() for _ in range(count)]
    cubes += [good(kind, 11, "missing") for kind, count in card.missing.items() for _ in range(count)]
    looks = "card last-space" if card.turns_left == 1 else "card"
    shown = piece(
        panel(width, height, 4, looks),
        reward(entry, width),
        at(3, 19, flow([Picture(cube, 11, 11) for cube in cubes], width - 4, 0.8)),
        id_=f"o-{card.order}",
        tip=tip,
    )
    return Picture(shown, width, height)


def small_vehicles(s: Scene, owner: Player, width: float, height: float) -> Picture:
    each = (height - 3) / 2
    shown = [s.part(f"{one[0]}-{owner.seat}", small_vehicle, *one, width, each) for one in owner.vehicles()]
    return below(shown, 3)


def small_vehicle(s: Scene, sort: str, name: str, width: float, height: float) -> Picture:
    sign = symbol(f"haithabu-{sort}", 17, 3, (height - 17) / 2, "tone" if name else "is-spare")
    if not name:
        return Picture(piece(panel(width, height, 4, "place"), sign, tip=s.word(f"no-{sort}-tip")), width, height)
    load = vehicle_load(s, name, 12, width - 22, 3)
    shown = piece(
        panel(width, height, 4, "card"),
        sign,
        at(22, (height - load.height) / 2, load),
        id_=f"v-{name}",
        tip=about_vehicle(s, name),
    )
    return Picture(shown, width, height)
