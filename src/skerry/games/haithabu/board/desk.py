"""The desk: what is being done and its numbers, the dice, and what happened last. Its place is always the same."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted, paragraph, words, wrapped
from skerry.drawing.pieces import die, panel, piece, symbol
from skerry.drawing.svg import Element, Value, el
from skerry.games.haithabu.board.geometry import LINE, TEXT
from skerry.games.haithabu.board.looks import KINDS
from skerry.games.haithabu.board.offers import about_vehicle
from skerry.games.haithabu.board.people import short
from skerry.games.haithabu.board.scene import Scene, signed
from skerry.games.haithabu.board.tale import event, tale
from skerry.games.haithabu.board.things import face, good, heading, points, silver, told, triangle, vehicle_face

GAP: Final = 6
BUTTON: Final = 44
"""A button is so high that a finger hits it, and on a screen a little less."""


def desk(s: Scene) -> Picture:
    """What is under way, or what happened last; a phone has a desk only when something lies on it."""
    inside = s.size.desk_width - 2 * s.size.pad
    parts = [part for part in (event(s, inside), doing(s, inside)) if part is not None]
    room = s.size.lower_height - 2 * s.size.pad - sum(part.height + GAP for part in parts)
    if not parts or s.view.stage != "turn":
        happened = s.kept(tale, inside, room)
        parts += [happened] if happened.height else []
    if s.size.narrow and not parts:
        return Picture(el("g"), 0, 0)
    return frame(s, below(parts or [quiet(s, inside)], GAP))


def frame(s: Scene, inside: Picture, id_: str = "desk") -> Picture:
    """As high as the mat beside it."""
    pad, width = s.size.pad, s.size.desk_width
    height = max(inside.height + 2 * pad, s.size.lower_height)
    return Picture(el("g", panel(width, height, 8, "panel desk"), at(pad, pad, inside), id=id_), width, height)


def quiet(s: Scene, width: float) -> Picture:
    """Nothing has happened yet."""
    return said(s.word("desk-quiet"), width, 4, class_="faint")


def said(text: str, width: float, most: int = 3, size: float = TEXT, class_: str = "") -> Picture:
    lines = wrapped(text, width, size, most)
    return Picture(paragraph(lines, 0, size, size, LINE, class_=class_ or None), width, LINE * len(lines) + 1)


def knob(width: float, height: float, looks: str = "") -> Element:
    return el("rect", width=width, height=height, rx=6, class_=f"edge knob {looks}".strip())


# --- what is being done -----------------------------------------------------------------------------------------------


def doing(s: Scene, width: float) -> Picture | None:
    """The numbers of a trade, a load to choose, cards to look at, or dice."""
    for part in (trade, load, look, second_die, pick, one_by_one, deliver, gift, forecast, advice):
        drawn = None if part is advice and s.size.narrow else part(s, width)
        if drawn is not None:
            return drawn
    return None


def advice(s: Scene, width: float) -> Picture | None:
    """Where characters can be chosen: what each of them does."""
    verbs = ("choose", "hire", "entice", "dismiss", "cash-in")
    names = [one.character for one in s.view.characters if any(f"{verb} {one.character}" in s.moves for verb in verbs)]
    if not names:
        return None
    return below([character_line(s, name, width) for name in names], 1)


def advice_on_phone(s: Scene) -> Picture:
    """Below the people; an empty picture where none of them can be chosen."""
    shown = advice(s, s.size.desk_width - 2 * s.size.pad)
    return Picture(el("g"), 0, 0) if shown is None else frame(s, shown, "advice")


def character_line(s: Scene, name: str, width: float) -> Picture:
    lines = wrapped(short(s, name), width - 26, TEXT, 2)
    height = max(21.0, 13.5 * len(lines) + 4)
    drawn = el("g", face(name, 21), paragraph(lines, 26, 14 if len(lines) < 2 else 11, TEXT, 13))
    return Picture(drawn, width, height)


def trade(s: Scene, width: float) -> Picture | None:
    """Buying and selling on the market: a button for every number, with its silver; those with a loan lie apart."""
    buying, selling = s.numbers("buy"), s.numbers("sell")
    if not buying and not selling:
        return None
    if s.picks:
        ways = [(family, s.picked(f"{family} 1")) for family in ("buy", "sell")]
        return below([counter_of(s, family, *picks, width) for family, picks in ways if picks is not None], 8)
    totals = s.action.totals
    paid = [number for number in buying if not s.loans_for(totals.buy[number - 1])]
    loan = s.entries.loan
    title = s.word("loan-title", repay=loan.repay, points=-loan.vp_per_unpaid_loan)
    groups = [
        ("buy", s.word("buy-title", good=s.good(s.action.space), price=totals.buy[0] if buying else 0), paid, ""),
        ("buy", title, [number for number in buying if number not in paid], "doubtful"),
        (
            "sell",
            s.word("sell-title", good=s.good(s.action.space), price=totals.sell[0] if selling else 0),
            selling,
            "",
        ),
    ]
    shown = [group for group in groups if group[2]]
    columns = int((width + 3) // (s.size.trade_width + 3))
    rows = [(-(-len(numbers) // columns), looks) for _, _, numbers, looks in shown]
    needed = sum(HEADED + count * (FLAT if looks else BUTTON + 3) for count, looks in rows)
    high = BUTTON if s.size.narrow or needed <= s.size.lower_height - 2 * s.size.pad else FLAT
    parts = []
    for family, title, numbers, looks in shown:
        height = BUTTON if s.size.narrow else FLAT - 3 if looks else high
        buttons = [trade_button(s, family, number, height, looks) for number in numbers]
        parts += [heading(title, width), flow(buttons, width, 3)]
    return below(parts, 1)


HEADED: Final = 18
FLAT: Final = 31
"""A button for a number where there are many."""


def counter_of(s: Scene, family: str, picked: int, most: int, width: float) -> Picture:
    """How many are bought or sold is counted; below it what that comes to."""
    totals = s.action.totals.buy if family == "buy" else s.action.totals.sell
    title = heading(s.word(f"{family}-title", good=s.good(s.action.space), price=totals[0]), width)
    more = sum_of(s, family, totals, min(picked + 1, most))
    line = beside([Picture(good(s.action.space, 34), 34, 34), counter(s, f"{family} 1", picked, most, more)], 10)
    told_of = sum_of(s, family, totals, picked).split("\n")[:-1] if picked else []
    return below([title, line, *[said(one, width, 3) for one in told_of]], 3)


def sum_of(s: Scene, family: str, totals: Sequence[int], count: int) -> str:
    total = totals[count - 1]
    return trade_tip(s, family, count, total, s.loans_for(total) if family == "buy" else 0)


def counter(s: Scene, word: str, picked: int, most: int, tip: str, least: float = 36) -> Picture:
    """Less, how many, more."""
    size = BUTTON if s.size.narrow else least
    number = told(f"{picked} / {most}", 16, bold=True)
    parts = [
        Picture(less(s, word, size, there=picked > 0), size, size),
        Picture(at((74 - number.width) / 2, 0, number), 74, number.height),
        Picture(more(s, word, size, tip, there=picked < most), size, size),
    ]
    return beside(parts, 4)


def less(s: Scene, word: str, size: float, *, there: bool) -> Element:
    inside = (knob(size, size), sign("−", size))
    if not there:
        return el("g", *inside, class_="is-ghost")
    button: dict[str, Value] = {"role": "button", "tabindex": 0, "aria_label": s.word("one-less")}
    return el("g", *inside, class_="legal", data_put_back=word, **button)


def more(s: Scene, word: str, size: float, tip: str, *, there: bool) -> Element:
    inside = (knob(size, size), sign("+", size))
    return piece(*inside, tip=tip, choice=s.choice(word)) if there else el("g", *inside, class_="is-ghost")


def sign(text: str, size: float) -> Element:
    return words(text, size / 2, size / 2 + 7, 20, class_="number", anchor="middle")


def trade_button(s: Scene, family: str, count: int, height: float, looks: str) -> Picture:
    """A number of goods for a price; a loan that it takes and what the warehouse could not keep are marked."""
    buys = family == "buy"
    total = (s.action.totals.buy if buys else s.action.totals.sell)[count - 1]
    change = -total if buys else total
    wide = s.size.trade_width
    middle = wide / 2
    parts = [
        knob(wide, height, looks),
        words(str(count), middle, 13.5, 14.5, class_="number", anchor="middle"),
        symbol("haithabu-loan", 10, 3, 3, "loan") if looks else None,
        symbol("haithabu-warehouse", 11, wide - 13, 2.5, "warn") if buys and surplus(s, count) else None,
        words(signed(change), middle, 25.5, TEXT, anchor="middle"),
        then_left(s, change, middle) if height == BUTTON else None,
    ]
    tip = trade_tip(s, family, count, total, s.loans_for(total) if buys else 0)
    return Picture(piece(*parts, tip=tip, choice=s.choice(f"{family} {count}")), wide, height)


def then_left(s: Scene, change: int, middle: float) -> Element | None:
    """The silver that would be left."""
    if s.you is None or s.you.silver is None:
        return None
    return words(f"→{s.you.silver + change}".replace("-", "−"), middle, 40, TEXT, class_="faint", anchor="middle")


def trade_tip(s: Scene, family: str, count: int, total: int, loans: int) -> str:
    """The running total: what it costs or brings and what is left."""
    kind = s.good(s.action.space)
    lines = [
        s.word(f"{family}-total", count=count, good=kind, total=total),
        *left(s, -total if family == "buy" else total, loans),
    ]
    if family == "sell":
        return "\n".join([*lines, "HAI-48, HAI-44"])
    return "\n".join([*lines, *surplus(s, count), "HAI-47, HAI-30, HAI-107"])


def surplus(s: Scene, count: int) -> list[str]:
    """What the warehouse cannot keep, if this many goods come into it."""
    if s.you is None:
        return []
    over = s.you.warehouse_total + count - s.you.warehouse_limit
    return [s.word("surplus-then", count=over)] if over > 0 else []


def left(s: Scene, change: int, loans: int) -> list[str]:
    """The silver that is then left, with the loans that it takes."""
    if s.you is None or s.you.silver is None:
        return []
    loan = s.entries.loan
    borrowed = loans * loan.payout.silver
    lines = [s.word("left", silver=s.you.silver + change + borrowed)]
    if loans:
        points = -loans * loan.vp_per_unpaid_loan
        told = s.word("loans-needed", count=loans, payout=borrowed, repay=loans * loan.repay, points=points)
        lines.insert(0, told)
    return lines


def load(s: Scene, width: float) -> Picture | None:
    """Space F: how many of each kind go on the vehicle."""
    if not s.asked("load"):
        return None
    using = s.action.using or ("wagon" if s.picked("use wagon") else "ship")
    picked = {kind: (s.picked(f"load {kind} 1") or (0, 0))[0] for kind in KINDS}
    on_board = s.goods_named({kind: count + picked[kind] for kind, count in s.action.loaded.items()})
    parts = [heading(s.word(f"load-{using}", goods=on_board), width)]
    for kind in KINDS:
        picks = s.picked(f"load {kind} 1")
        if picks is not None:
            name = Picture(good(kind, 26), 30, 28)
            tip = s.word("load-tip", count=picks[0] + 1, good=s.good(kind))
            parts.append(beside([name, counter(s, f"load {kind} 1", *picks, tip, 29)], 3))
            continue
        numbers = s.numbers(f"load {kind}")
        if numbers:
            name = Picture(good(kind, 26), 30, 28)
            parts.append(beside([name, *[load_button(s, kind, number) for number in numbers]], 3))
    return below(parts, 2)


def load_button(s: Scene, kind: str, count: int) -> Picture:
    wide, height = (44.0, BUTTON) if s.size.narrow else (31.0, 29.0)
    shown = piece(
        knob(wide, height),
        words(str(count), wide / 2, height / 2 + 5, 15, class_="number", anchor="middle"),
        tip=s.word("load-tip", count=count, good=s.good(kind)),
        choice=s.choice(f"load {kind} {count}"),
    )
    return Picture(shown, wide, height)


def look(s: Scene, width: float) -> Picture | None:
    """The Carpenter chooses among the top cards of a stack."""
    cards = [word.removeprefix("take ") for word in s.moves if word.startswith("take ")]
    if not cards:
        return None
    each = min((width - 8) / 3, 112)
    shown = []
    for card in cards:
        drawn = vehicle_face(s, card, each, 64)
        edge = panel(each, 64, 5, "clear")
        shown.append(Picture(piece(drawn, edge, tip=about_vehicle(s, card), choice=s.choice(f"take {card}")), each, 64))
    return below([heading(s.word("look-title"), width), beside(shown, 4)], 4)


# --- dice -------------------------------------------------------------------------------------------------------------


def second_die(s: Scene, width: float) -> Picture | None:
    """Before the roll: one die, or two for silver."""
    if not s.asked("one-die"):
        return None
    cost = s.entries.limits.second_event_die
    each = (width - 6) / 2
    one = die_button(s, "one-die", [die(3, 30)], s.word("one-die"), each)
    two = die_button(s, "two-dice", [die(3, 30), die(5, 30)], s.word("two-dice", cost=cost), each)
    return below([heading(s.word("night-title"), width), said(s.word("night-asks"), width), beside([one, two], 6)], 4)


def die_button(s: Scene, word: str, dice: Sequence[Element], label: str, width: float) -> Picture:
    shown = beside([Picture(one, 30, 30) for one in dice], 6)
    lines = wrapped(label, width - 6, 13, 2)
    height = 48 + 15.0 * len(lines)
    drawn = piece(
        knob(width, height),
        at((width - shown.width) / 2, 9, shown),
        paragraph(lines, width / 2, 56, 13, 15, text_anchor="middle", class_="bold"),
        tip=s.word("second-die-tip"),
        choice=s.choice(word),
    )
    return Picture(drawn, width, height)


def pick(s: Scene, width: float) -> Picture | None:
    """Two dice: which of the two events, on the cards of the night."""
    results = s.numbers("pick")
    if not results:
        return None
    dice = beside([Picture(die(number, 40), 40, 40) for number in results], 12)
    return below([heading(s.word("pick-title"), width), dice, said(s.word("pick-where"), width, class_="faint")], 6)


# --- a trade one by one -----------------------------------------------------------------------------------------------


def one_by_one(s: Scene, width: float) -> Picture | None:
    """Spaces C, G and H: what each kind would cost or bring now, and the sum so far."""
    family = "buy-one" if s.asked("buy-one") else "sell-one" if s.asked("sell-one") else ""
    if not family:
        return None
    each = s.action.each
    parts = [heading(s.word(f"{family}-title"), width)]
    kinds = [kind for kind in KINDS if f"{family} {kind}" in s.moves]
    cells = [beside([Picture(good(kind, 24), 24, 24), silver(each[kind], 14)], 4) for kind in kinds]
    parts.append(flow(cells, width, 14))
    parts.append(said(s.word(f"{family}-where"), width, class_="faint"))
    traded = s.action.traded
    if traded:
        goods = [Picture(good(kind, 24), 24, 24) for kind in traded]
        parts.append(beside([told(s.word("so-far"), 13, bold=True), *goods, silver(s.action.sum, 16)], 5))
    return below(parts, 5)


# --- orders, gifts, prices --------------------------------------------------------------------------------------------


def deliver(s: Scene, width: float) -> Picture | None:
    """Space E: one good for an order; a card that can be filled is chosen itself."""
    if not (s.asked("put") or s.asked("fill")) or s.you is None:
        return None
    parts = [heading(s.word("deliver-title"), width), said(s.word("deliver-fill"), width, class_="faint")]
    for place, card in enumerate(s.you.orders, start=1):
        kinds = [kind for kind in KINDS if f"put {place} {kind}" in s.moves]
        if card is not None and kinds:
            label = Picture(fitted(s.word("order-at", place=place), 0, 19, 70, 13, least=TEXT), 74, 28)
            parts.append(beside([label, *[put_button(s, place, kind) for kind in kinds]], 3))
    return below(parts, 3)


def put_button(s: Scene, place: int, kind: str) -> Picture:
    wide, height = (44.0, BUTTON) if s.size.narrow else (36.0, 29.0)
    tip = s.word("put-tip", good=s.good(kind), place=place)
    shown = at((wide - 24) / 2, (height - 24) / 2, good(kind, 24))
    return Picture(piece(knob(wide, height), shown, tip=tip, choice=s.choice(f"put {place} {kind}")), wide, height)


def gift(s: Scene, width: float) -> Picture | None:
    """Viking Games: silver or a point instead of a good."""
    if not s.asked("give"):
        return None
    event = s.names.events[s.action.event]
    shown = []
    for word, drawn in (("silver", silver(event.give_silver, 18)), ("point", points(event.give_vp, 18))):
        choice = s.choice(f"give {word}")
        if choice is not None:
            inside = at((90 - drawn.width) / 2, (BUTTON - drawn.height) / 2, drawn)
            shown.append(Picture(piece(knob(90, BUTTON), inside, tip=s.word("gift-tip"), choice=choice), 90, BUTTON))
    parts = [heading(s.word("gift-title"), width), beside(shown, 6)]
    if s.asked("give warehouse") or s.asked("give post"):
        parts.append(said(s.word("gift-good"), width, class_="faint"))
    return below(parts, 4)


def forecast(s: Scene, width: float) -> Picture | None:
    """The Seer moves a price by one level."""
    if not s.asked("price"):
        return None
    cells = []
    for kind in KINDS:
        ways = [way for way in ("up", "down") if f"price {kind} {way}" in s.moves]
        if ways:
            name = Picture(good(kind, 26), 26, 26)
            cells.append(beside([name, *[way_button(s, kind, way) for way in ways]], 4))
    return below([heading(s.word("forecast-title"), width), flow(cells, width, 12, 4)], 4)


def way_button(s: Scene, kind: str, way: str) -> Picture:
    wide, height = (44.0, BUTTON) if s.size.narrow else (40.0, 32.0)
    tip = s.word(f"price-{way}-tip", good=s.good(kind))
    sign = at(wide / 2 - 7.5, height / 2 - 7.5, el("g", triangle(up=way == "up"), transform="scale(1.5)"))
    return Picture(piece(knob(wide, height), sign, tip=tip, choice=s.choice(f"price {kind} {way}")), wide, height)
