"""The market: a stall for each kind, with its price on a slate, its goods piled up, and who trades there."""

from typing import Final

from skerry.drawing.drawers import handle
from skerry.drawing.layout import Picture, at, below, beside, step
from skerry.drawing.lettering import SQUEEZED, fitted, width_of, words
from skerry.drawing.pieces import panel, picked_mark, piece
from skerry.drawing.svg import Element, drawn_once, el, group
from skerry.games.haithabu.board.geometry import HEAD, TEXT
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.scenery import awning, ground
from skerry.games.haithabu.board.things import (
    good,
    neutral_worker,
    signboard,
    told,
    triangle,
    worker,
    worker_id,
)
from skerry.games.haithabu.views import MarketSpace

AWNING: Final = 28
SLATE: Final = 42
GOODS: Final = 50
"""The height of what lies on the counter."""


def market(s: Scene) -> Picture:
    """Six stalls side by side on the market square."""
    width, height, gap = s.size.right, s.size.market_height, 3 if s.size.narrow else 5
    each = (width - 2 * gap - gap * (len(s.view.market) - 1)) / len(s.view.market)
    stalls = [s.part(f"market-{one.kind}", stall, one, each) for one in s.view.market]
    drawn = el(
        "g",
        ground(width, height, "square"),
        s.part("market", market_head).element,
        at(gap, HEAD + 1, beside(stalls, gap, top=True)),
        id="market",
    )
    return Picture(drawn, width, height)


def market_head(s: Scene) -> Picture:
    """What the arrows on the slates mean, and a handle for all prices and what dice do to them."""
    width = s.size.right
    marks = [] if s.size.narrow else [mark(s, "after-buying", up=True), mark(s, "after-selling", up=False)]
    return Picture(signboard(s.word("market"), width, [*marks, opener("scales", s.word("scales"))]), width, HEAD)


def mark(s: Scene, key: str, *, up: bool) -> Picture:
    return beside([Picture(triangle(up=up), 10, 10), told(s.word(key))], 4)


def opener(drawer: str, label: str) -> Picture:
    """The handle of a drawer, on a sign."""
    width = width_of(label, TEXT, bold=True) + 14
    edge = el("rect", width=width, height=HEAD - 4, rx=4, class_="edge knob")
    said = words(label, width / 2, 13.5, TEXT, class_="bold on-knob", anchor="middle")
    return Picture(handle(drawer, edge, said, label=label), width, HEAD - 4)


# --- a stall ----------------------------------------------------------------------------------------------------------


def stall(s: Scene, one: MarketSpace, width: float) -> Picture:
    """From top to bottom: the awning with the name, the slate, the goods on the counter, the space for workers."""
    shown = below([slate_under_awning(s, one, width), stock(s, one, width), place(s, one, width)], 2)
    return Picture(el("g", shown.element, class_=f"of-{one.kind}"), width, shown.height)


def slate_under_awning(s: Scene, one: MarketSpace, width: float) -> Picture:
    top = AWNING - 5
    said = s.good(one.kind)
    bold = width_of(said, TEXT, bold=True) <= (width - 4) * SQUEEZED
    name = fitted(said, width / 2, 16, width - 2, 13.5, anchor="middle", bold=bold, least=TEXT)
    shown = el(
        "g", posts(width), at(2, top, slate(s, one, width - 4)), awning(width, AWNING), plate(name, s, one, width)
    )
    return Picture(shown, width, top + SLATE)


@drawn_once
def posts(width: float) -> Element:
    """What holds up the roof."""
    foot = AWNING + SLATE + GOODS - 8
    return el("path", d=f"M5 {AWNING - 8}V{foot}M{width - 5:g} {AWNING - 8}V{foot}", class_="posts")


def plate(name: Element, s: Scene, one: MarketSpace, width: float) -> Element:
    """The name on a plate of cloth."""
    room = min(width_of(s.good(one.kind), 13.5, bold=True) + 8, width - 4)
    return el("g", el("rect", x=(width - room) / 2, y=3, width=room, height=17, rx=4, class_="name-plate"), name)


def about(s: Scene, one: MarketSpace) -> str:
    """A kind explained: its price, and what one more purchase or sale would do to it."""
    lines = [s.word("price-now", good=s.good(one.kind), price=one.price)]
    lines.append(s.word("stock-now", market=one.in_market, supply=one.in_supply))
    lines.append(s.word("price-then", bought=one.after_buying, out=one.after_buying_out, sold=one.after_selling))
    if one.level != start_level(s, one.kind):
        lines.append(s.word("price-began", price=s.prices(one.kind)[start_level(s, one.kind) - 1]))
    return "\n".join([*lines, "HAI-34, HAI-36, HAI-37, HAI-38"])


def start_level(s: Scene, kind: str) -> int:
    return s.entries.price_scale.of_kind[kind].start_level


def slate(s: Scene, one: MarketSpace, width: float) -> Picture:
    """The price in chalk, what it would be after a purchase and after a sale, and how far up its scale it is."""
    narrow = s.size.narrow
    levels = len(s.prices(one.kind))
    arrows = [chalked(one.after_buying, up=True), chalked(one.after_selling, up=False)]
    column = max(arrow.width for arrow in arrows)
    room = width - column - 8
    drawn = [
        el("rect", width=width, height=SLATE, rx=4, class_="slate"),
        words(str(one.price), 3 + room / 2, 26, 17 if narrow else 24, class_="chalk", anchor="middle"),
        at(width - column - 3, 5, below(arrows, 1)),
        at(5, SLATE - 7, notches(levels, one.level, start_level(s, one.kind), width - 10)),
    ]
    return Picture(piece(*drawn, id_=f"price-{one.kind}", tip=about(s, one)), width, SLATE)


def chalked(price: int, *, up: bool) -> Picture:
    """A price to come, behind an arrow."""
    said = words(str(price), 11, 10.5, TEXT, class_="chalk-faint")
    return Picture(
        el("g", at(0, 1.5, el("g", triangle(up=up), transform="scale(.9)")), said), 12 + 7.4 * len(str(price)), 14
    )


@drawn_once
def notches(levels: int, now: int, began: int, width: float) -> Element:
    """The levels of a scale; where the price is, and a frame where it began."""
    each = width / levels
    marks = [
        el("rect", x=each * (level - 1) + 0.8, width=each - 1.6, height=4, rx=1, class_=notch(level, now, began))
        for level in range(1, levels + 1)
    ]
    return group(marks)


def notch(level: int, now: int, began: int) -> str:
    return f"notch{' is-price' if level == now else ''}{' is-start' if level == began else ''}"


def stock(s: Scene, one: MarketSpace, width: float) -> Picture:
    """The goods on the counter, and how many are in the general supply, from which and to which goods travel."""
    kind = one.kind
    word, trade = f"take-good {kind}", f"buy-one {kind}"
    wish = word if s.asked("take-good") else trade if s.asked("buy-one") else ""
    choice = s.choice(word, trade, wish=wish)
    shown = piece(
        panel(width, GOODS, 4, "counter"),
        pile(kind, one.in_market, width),
        counts(one, width),
        picked_mark(choice, width - 14, 14, back=True),
        id_=f"stock-{kind}",
        tip=about(s, one),
        choice=choice,
    )
    return Picture(shown, width, GOODS)


def pile(kind: str, count: int, width: float) -> Element:
    """In rows upon each other, at most three."""
    size = 17 if width > 80 else 14
    rows = max(1, min(3, -(-count // 6)))
    per_row = -(-count // rows)
    apart = step(per_row, size, width - 8, 0.5)
    goods = []
    for number in reversed(range(count)):
        row, place = divmod(number, per_row)
        x = 4 + apart * place
        y = GOODS - 17 - size - row * (GOODS - 18 - size) / 2
        goods.append(at(x, y, el("g", good(kind, size), id=f"market-{kind}-{number + 1}")))
    return group(goods)


def counts(one: MarketSpace, width: float) -> Element:
    """How many there are, and how many more in the supply."""
    base = GOODS - 4
    here = words(str(one.in_market), 5, base, 13.5, class_="number on-counter")
    more = words(f"+{one.in_supply}", width - 5, base, TEXT, class_="on-counter", anchor="end")
    return el(
        "g",
        el("rect", x=1, y=GOODS - 16, width=width - 2, height=15, class_="shelf"),
        el("g", here, id=f"discard-{one.kind}"),
        el("g", more, id=f"pile-{one.kind}"),
    )


# --- the space for workers --------------------------------------------------------------------------------------------


def place(s: Scene, one: MarketSpace, width: float) -> Picture:
    """Here a worker is placed to trade this kind. Where both can be, each has a place of its own."""
    kind = one.kind
    both = f"worker {kind}" in s.moves and f"neutral {kind}" in s.moves
    own = width / 2 - 1 if both else width
    empty = not one.workers and not one.neutral
    shown = piece(
        panel(own, s.size.place_height, 5, "mat-place in-use" if s.is_used(kind) else "mat-place"),
        vacancy(s, own, both=both) if empty or both else None,
        id_=f"stall-{kind}",
        tip=s.word("stall-tip", good=s.good(kind)),
        choice=s.choice(f"worker {kind}", f"neutral {kind}"),
    )
    if both:
        shown = el("g", shown, at(own + 2, 0, neutral_place(s, kind, own)))
    return Picture(el("g", shown, workers(s, one, width)), width, s.size.place_height)


def vacancy(s: Scene, width: float, *, both: bool) -> Element:
    """On an empty space its sign; while two workers can be placed, which of them comes here."""
    you = s.view.you if both else None
    if you is None:
        return at(width / 2 - 9, s.size.place_height / 2 - 12, trade_sign())
    figure = worker(you, s.players[you], 33)
    return at(
        (width - figure.width) / 2,
        (s.size.place_height - figure.height) / 2,
        el("g", figure.element, class_="is-ghost"),
    )


@drawn_once
def trade_sign() -> Element:
    """Goods come and silver goes."""
    return el("path", d="M1 8H15M10 3L15 8L10 13M17 16H3M8 11L3 16L8 21", class_="trade-sign")


def neutral_place(s: Scene, kind: str, width: float) -> Element:
    """Where the neutral worker is placed while the own one could be too."""
    figure = at(width / 2 - 14, s.size.place_height / 2 - 14, el("g", neutral_worker(28).element, class_="is-ghost"))
    tip = s.word("neutral-tip", space=s.good(kind))
    return piece(panel(width, s.size.place_height, 5, "mat-place"), figure, tip=tip, choice=s.choice(f"neutral {kind}"))


def workers(s: Scene, one: MarketSpace, width: float) -> Element:
    """Any number of them, also of one colour (HAI-25)."""
    kind, seats = one.kind, one.workers
    figures: list[tuple[str, Picture]] = []
    for number, seat in enumerate(seats):
        figures.append((worker_id(kind, seat, seats[: number + 1].count(seat)), worker(seat, s.players[seat], 33)))
    figures += [(worker_id(kind, None, number + 1), neutral_worker(30)) for number in range(one.neutral)]
    apart = min(25, (width - 28) / max(len(figures) - 1, 1))
    start = (width - apart * (len(figures) - 1)) / 2
    drawn = [
        at(
            start + apart * number - figure.width / 2,
            (s.size.place_height - figure.height) / 2,
            el("g", figure.element, id=id_),
        )
        for number, (id_, figure) in enumerate(figures)
    ]
    return el("g", *drawn, pointer_events="none")
