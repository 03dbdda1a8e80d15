"""The market: six price scales, what lies under them, who trades there, and the price change table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import panel, piece, symbol
from skerry.drawing.svg import Element, el, group
from skerry.games.haithabu.board.geometry import HEAD, LEVEL
from skerry.games.haithabu.board.scene import Scene, signed
from skerry.games.haithabu.board.things import bit, neutral_worker, titled, worker, worker_id
from skerry.games.haithabu.views import MarketSpace

STOCK: Final = 58
"""The height of a market area."""
STALL: Final = 36
"""The height of a space for workers."""
CUBES: Final = 6
"""How many cubes lie side by side in a market area."""


def market(s: Scene) -> Picture:
    """A column for each kind, and the price change table beside their levels."""
    width, pad = s.size.market_width, s.size.pad
    each = (width - 2 * pad - s.size.change_width) / len(s.view.market)
    columns = beside([s.part(f"market-{one.kind}", column, one, each) for one in s.view.market], 0, top=True)
    height = max(HEAD + columns.height + 2 * pad, s.size.upper_height)
    top = HEAD + pad + (height - HEAD - columns.height - 2 * pad) / 2
    drawn = el(
        "g",
        panel(width, height),
        at(pad + 2, pad, s.part("market", market_head).element),
        at(pad, top, columns),
        at(width - pad - s.size.change_width + 6, top, s.part("changes", change_table, s.size.change_width - 6)),
        id="market",
    )
    return Picture(drawn, width, height)


def market_head(s: Scene) -> Picture:
    width = s.size.market_width - 2 * s.size.pad - 4
    return Picture(titled(s.word("market"), width, legend(s)), width, HEAD)


def legend(s: Scene) -> Picture:
    """What the arrows at the scales mean."""
    parts = []
    for key, sign in (("after-buying", triangle(up=True)), ("after-selling", triangle(up=False))):
        said = s.word(key)
        parts.append(
            beside(
                [Picture(sign, 10, 10), Picture(words(said, 0, 10, 11.5, class_="faint"), width_of(said, 11.5), 13)], 3
            )
        )
    return beside(parts, 10)


def triangle(*, up: bool) -> Element:
    return el("path", d="M0 9L5 1L10 9Z" if up else "M0 1L5 9L10 1Z", class_="up" if up else "down")


# --- a column ---------------------------------------------------------------------------------------------------------


def column(s: Scene, one: MarketSpace, width: float) -> Picture:
    """From top to bottom: the name, the scale, the market area, the space for workers."""
    inside = width - 4
    shown = below([name(s, one, inside), scale(s, one, inside), stock(s, one, inside), stall(s, one, inside)], 3)
    return Picture(at(2, 0, shown), width, shown.height)


def name(s: Scene, one: MarketSpace, width: float) -> Picture:
    label = fitted(s.good(one.kind), width / 2, 13, width, 12, anchor="middle", bold=True)
    return Picture(piece(label, tip=about(s, one)), width, 18)


def about(s: Scene, one: MarketSpace) -> str:
    """A kind explained: its price, and what one more purchase or sale would do to it."""
    lines = [s.word("price-now", good=s.good(one.kind), price=one.price)]
    lines.append(s.word("stock-now", market=one.in_market, supply=one.in_supply))
    lines.append(s.word("price-then", bought=one.after_buying, out=one.after_buying_out, sold=one.after_selling))
    if one.level != start_level(s, one.kind):
        lines.append(s.word("price-began", price=s.prices(one.kind)[start_level(s, one.kind) - 1]))
    return "\n".join([*lines, "HAI-34, HAI-36, HAI-37, HAI-38"])


def start_level(s: Scene, kind: str) -> int:
    return int(s.data["price_scale"][kind]["start_level"])


def scale(s: Scene, one: MarketSpace, width: float) -> Picture:
    """The levels, the dearest on top; arrows point to where the price would go."""
    values = s.prices(one.kind)
    levels = [
        at(0, (len(values) - level) * LEVEL, step(s, one, level, value, width))
        for level, value in enumerate(values, start=1)
    ]
    return Picture(el("g", group(levels), class_=f"of-{one.kind}"), width, LEVEL * len(values))


def step(s: Scene, one: MarketSpace, level: int, value: int, width: float) -> Element:
    """A level of a scale."""
    kind, now = one.kind, one.level
    looks = "is-price" if level == now else "is-start" if level == start_level(s, kind) else ""
    box = el("rect", y=0.5, width=width, height=LEVEL - 2, rx=3, class_=f"scale {looks}".strip())
    said = words(str(value), width / 2, LEVEL - 4.5, 12, class_="on-good" if level == now else "", anchor="middle")
    mark = pointer(one, level, value)
    if level == now:
        sign = symbol(f"haithabu-{kind}", 12, 4, 2.5, "good-mark")
        return piece(box, sign, said, id_=f"price-{kind}", tip=about(s, one))
    return el("g", box, said, at(width - 13, 3.5, mark) if mark else None)


def pointer(one: MarketSpace, level: int, value: int) -> Element | None:
    """Where the price would be after one purchase, or after one sale."""
    if level > one.level and value == one.after_buying:
        return triangle(up=True)
    if level < one.level and value == one.after_selling:
        return triangle(up=False)
    return None


def stock(s: Scene, one: MarketSpace, width: float) -> Picture:
    """The cubes in the market area, and how many are in the general supply, from which and to which goods travel."""
    kind = one.kind
    ground = el("rect", width=width, height=STOCK, rx=4, class_="edge stall")
    pitch = min((width - 4) / CUBES, 9)
    size = pitch - 1
    cubes = [
        at(
            3 + place % CUBES * pitch,
            STOCK - 3 - pitch * (place // CUBES + 1),
            el("g", bit(kind, size), id=f"market-{kind}-{place + 1}"),
        )
        for place in range(one.in_market)
    ]
    counts = el(
        "g",
        el("g", words(str(one.in_market), 4, 15, 14, class_="number"), id=f"discard-{kind}"),
        el("g", words(f"+{one.in_supply}", width - 4, 14, 12, class_="faint", anchor="end"), id=f"pile-{kind}"),
    )
    word, trade = f"take-good {kind}", f"buy-one {kind}"
    wish = word if s.asked("take-good") else trade if s.asked("buy-one") else ""
    tip = about(s, one)
    shown = piece(ground, counts, *cubes, id_=f"stock-{kind}", tip=tip, choice=s.choice(word, trade, wish=wish))
    return Picture(shown, width, STOCK)


def stall(s: Scene, one: MarketSpace, width: float) -> Picture:
    """Where workers stand; here one is placed to trade this kind. Where both can be, each has a place of its own."""
    kind = one.kind
    both = f"worker {kind}" in s.moves and f"neutral {kind}" in s.moves
    own = width - 24 if both and not s.size.narrow else width
    empty = not one.workers and not one.neutral
    shown = piece(
        panel(own, STALL, 5, "card in-use" if s.action.space == kind else "card"),
        vacancy(s, own, both=both) if empty else None,
        id_=f"stall-{kind}",
        tip=s.word("stall-tip", good=s.good(kind)),
        choice=s.choice(f"worker {kind}", f"neutral {kind}"),
    )
    here = Picture(el("g", shown, workers(s, one, own)), own, STALL)
    if not both:
        return here
    if s.size.narrow:
        return below([here, neutral_stall(s, kind, width, 28)], 2)
    return beside([here, neutral_stall(s, kind, 22, STALL)], 2)


def vacancy(s: Scene, width: float, *, both: bool) -> Element:
    """On an empty space its sign; while two workers can be placed, which of them comes here."""
    you = s.view.you
    if not both or you is None:
        return symbol("haithabu-silver", 16, width / 2 - 8, STALL / 2 - 8, "coin-of is-spare")
    figure = worker(you, s.players[you], 22)
    return at((width - figure.width) / 2, (STALL - figure.height) / 2, el("g", figure.element, class_="is-spare"))


def neutral_stall(s: Scene, kind: str, width: float, height: float) -> Picture:
    """Where the neutral worker is placed while the own one could be too."""
    figure = at(width / 2 - 7.5, height / 2 - 7.5, neutral_worker(15))
    tip = s.word("neutral-tip", space=s.good(kind))
    shown = piece(panel(width, height, 5, "card"), figure, tip=tip, choice=s.choice(f"neutral {kind}"))
    return Picture(shown, width, height)


def workers(s: Scene, one: MarketSpace, width: float) -> Element:
    """Any number of them, also of one colour (HAI-25)."""
    kind, seats = one.kind, one.workers
    figures: list[tuple[str, Picture]] = []
    for place, seat in enumerate(seats):
        figures.append((worker_id(kind, seat, seats[: place + 1].count(seat)), worker(seat, s.players[seat], 26)))
    figures += [(worker_id(kind, None, place + 1), neutral_worker(24)) for place in range(one.neutral)]
    room = width - 6
    apart = min(21, (room - 20) / max(len(figures) - 1, 1))
    start = (width - apart * (len(figures) - 1)) / 2
    drawn = [
        at(start + apart * place - figure.width / 2, (STALL - figure.height) / 2, el("g", figure.element, id=id_))
        for place, (id_, figure) in enumerate(figures)
    ]
    return el("g", *drawn, pointer_events="none")


# --- the price change table -------------------------------------------------------------------------------------------


def change_table(s: Scene, width: float) -> Picture:
    """What a die does to a price at the turn change, beside the levels for which it does so (HAI-106)."""
    entries: Sequence[Mapping[str, Any]] = s.data["price_change"]
    most = int(s.data["price_scale"]["levels"])
    drawn = [fitted(s.word("change"), 0, 13, width, 11.5, class_="faint")]
    for entry in entries:
        top = 21 + (most - max(entry["levels"])) * LEVEL
        drawn.append(at(0, top, band(s, entry, width)))
    return Picture(el("g", *drawn), width, 21 + most * LEVEL)


def band(s: Scene, entry: Mapping[str, Any], width: float) -> Element:
    """The levels of a band, and which dice move a price up or down."""
    height = LEVEL * len(entry["levels"]) - 2
    ways = sorted(set(entry["change"]), reverse=True)
    lines = []
    for place, way in enumerate(ways):
        rolls = " ".join(str(roll) for roll, change in enumerate(entry["change"], start=1) if change == way)
        y = (height - 15 * len(ways)) / 2 + 15 * place
        sign = triangle(up=way > 0) if way else el("path", d="M0 3.5H9M0 7H9", class_="rule")
        lines.append(at(4, y + 2, el("g", sign, words(rolls, 15, 9.5, 12))))
    lowest, highest = min(entry["levels"]), max(entry["levels"])
    told = "; ".join(
        f"{roll}: {signed(change) if change else '–'}" for roll, change in enumerate(entry["change"], start=1)
    )
    tip = s.word("band-tip", name=s.printed(entry, "name"), low=lowest, high=highest, told=told)
    return piece(el("rect", width=width, height=height, rx=4, class_="stall"), *lines, tip=tip)
