"""The desk: what is being done and its numbers, the dice, what the turn change did, and below it the events."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted, paragraph, width_of, words, wrapped
from skerry.drawing.pieces import die, panel, piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.events import event_lines, events_within, result
from skerry.games.haithabu.board.geometry import HEAD, LINE
from skerry.games.haithabu.board.looks import KINDS
from skerry.games.haithabu.board.market import triangle
from skerry.games.haithabu.board.offers import about_vehicle
from skerry.games.haithabu.board.scene import Scene, signed
from skerry.games.haithabu.board.things import good, points, silver, vehicle_face
from skerry.games.haithabu.views import TurnChange

GAP: Final = 10
"""Between what is being done and the events."""
BUTTON: Final = 34


def desk(s: Scene) -> Picture:
    """What is under way, and the events below it; a phone has a desk only when something lies on it."""
    inside = s.size.desk_width - 2 * s.size.pad
    parts = [part for part in (event(s, inside), doing(s, inside)) if part is not None]
    told = tale(s, inside) if not parts or s.view.stage != "turn" else None
    parts += [] if told is None else [told]
    if s.size.narrow:
        return frame(s, below(parts, GAP), 0) if parts else Picture(el("g"), 0, 0)
    left = s.size.lower_height - 2 * s.size.pad - sum(part.height + GAP for part in parts)
    parts += events_within(s, inside, left)
    return frame(s, below(parts, GAP), s.size.lower_height)


def table_of_events(s: Scene) -> Picture:
    """On a phone the events lie below everything else."""
    return frame(s, event_lines(s, s.size.desk_width - 2 * s.size.pad), 0, "events")


def frame(s: Scene, inside: Picture, least: float, id_: str = "desk") -> Picture:
    pad, width = s.size.pad, s.size.desk_width
    height = max(inside.height + 2 * pad, least)
    return Picture(el("g", panel(width, height), at(pad, pad, inside), id=id_), width, height)


def heading(text: str, width: float) -> Picture:
    return Picture(fitted(text, 0, 16, width, 15, class_="heading"), width, HEAD - 2)


def said(text: str, width: float, most: int = 3, size: float = 13, class_: str = "") -> Picture:
    lines = wrapped(text, width, size, most)
    return Picture(paragraph(lines, 0, size, size, LINE, class_=class_ or None), width, LINE * len(lines) + 2)


# --- what is being done -----------------------------------------------------------------------------------------------


def doing(s: Scene, width: float) -> Picture | None:
    """The numbers of a trade, a load to choose, cards to look at, or dice."""
    for part in (trade, load, look, second_die, pick, one_by_one, deliver, gift, forecast):
        drawn = part(s, width)
        if drawn is not None:
            return drawn
    return None


def trade(s: Scene, width: float) -> Picture | None:
    """Buying and selling on the market: a button for every number, with its silver."""
    buying, selling = s.numbers("buy"), s.numbers("sell")
    if not buying and not selling:
        return None
    kind = s.action.space
    parts = []
    sums = s.action.totals
    for family, numbers, totals in (("buy", buying, sums.buy), ("sell", selling, sums.sell)):
        if numbers:
            title = s.word(f"{family}-title", good=s.good(kind), price=totals[0])
            parts.append(heading(title, width))
            parts.append(flow([trade_button(s, family, number, totals[number - 1]) for number in numbers], width, 4))
    return below(parts, 3)


def trade_button(s: Scene, family: str, count: int, total: int) -> Picture:
    """A number of goods for a price; a loan that it would need is marked."""
    loans = s.loans_for(total) if family == "buy" else 0
    wide = 56
    change = -total if family == "buy" else total
    shown = silver(signed(change), 12)
    parts = [
        el("rect", width=wide, height=BUTTON, rx=6, class_="edge knob"),
        words(str(count), 5, 15, 13.5, class_="number"),
        at(wide - shown.width - 5, BUTTON - 16, shown),
        symbol("haithabu-loan", 12, wide - 17, 4, "loan") if loans else then_left(s, change, wide),
    ]
    return Picture(
        piece(*parts, tip=trade_tip(s, family, count, total, loans), choice=s.choice(f"{family} {count}")), wide, BUTTON
    )


def then_left(s: Scene, change: int, wide: float) -> Element | None:
    """The silver that would be left."""
    if s.you is None or s.you.silver is None:
        return None
    return words(f"→{s.you.silver + change}", wide - 3, 14, 11, class_="faint", anchor="end")


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
    loan = s.data["loan"]
    borrowed = loans * loan["payout"]["silver"]
    lines = [s.word("left", silver=s.you.silver + change + borrowed)]
    if loans:
        points = -loans * loan["vp_per_unpaid_loan"]
        told = s.word("loans-needed", count=loans, payout=borrowed, repay=loans * loan["repay"], points=points)
        lines.insert(0, told)
    return lines


def load(s: Scene, width: float) -> Picture | None:
    """Space F: how many of each kind go on the vehicle."""
    if not s.asked("load"):
        return None
    using = s.action.using
    on_board = s.goods_named(s.action.loaded)
    parts = [heading(s.word(f"load-{using}", goods=on_board), width)]
    for kind in KINDS:
        numbers = s.numbers(f"load {kind}")
        if numbers:
            name = Picture(el("g", good(kind, 24)), 30, 28)
            parts.append(beside([name, *[load_button(s, kind, number) for number in numbers]], 4))
    return below(parts, 4)


def load_button(s: Scene, kind: str, count: int) -> Picture:
    wide = 32
    shown = piece(
        el("rect", width=wide, height=28, rx=6, class_="edge knob"),
        words(str(count), wide / 2, 19, 14, class_="number", anchor="middle"),
        tip=s.word("load-tip", count=count, good=s.good(kind)),
        choice=s.choice(f"load {kind} {count}"),
    )
    return Picture(shown, wide, 28)


def look(s: Scene, width: float) -> Picture | None:
    """The Carpenter chooses among the top cards of a stack."""
    cards = [word.removeprefix("take ") for word in s.moves if word.startswith("take ")]
    if not cards:
        return None
    each = min((width - 8) / 3, 112)
    shown = []
    for card in cards:
        face = vehicle_face(s, card, each, 70)
        edge = panel(each, 70, 5, "clear")
        shown.append(Picture(piece(face, edge, tip=about_vehicle(s, card), choice=s.choice(f"take {card}")), each, 70))
    return below([heading(s.word("look-title"), width), beside(shown, 4)], 4)


# --- dice -------------------------------------------------------------------------------------------------------------


def second_die(s: Scene, width: float) -> Picture | None:
    """Before the roll: one die, or two for silver."""
    if not s.asked("one-die"):
        return None
    cost = s.data["limits"]["second_event_die"]
    each = (width - 6) / 2
    one = die_button(s, "one-die", [die(3, 26)], s.word("one-die"), each)
    two = die_button(s, "two-dice", [die(3, 26), die(5, 26)], s.word("two-dice", cost=cost), each)
    return below([heading(s.word("night-title"), width), said(s.word("night-asks"), width), beside([one, two], 6)], 4)


def die_button(s: Scene, word: str, dice: Sequence[Element], label: str, width: float) -> Picture:
    shown = beside([Picture(one, 26, 26) for one in dice], 5)
    drawn = piece(
        el("rect", width=width, height=66, rx=6, class_="edge knob"),
        at((width - shown.width) / 2, 8, shown),
        fitted(label, width / 2, 56, width - 8, 13, anchor="middle", bold=True),
        tip=s.word("second-die-tip"),
        choice=s.choice(word),
    )
    return Picture(drawn, width, 66)


def pick(s: Scene, width: float) -> Picture | None:
    """Two dice: which of the two events."""
    results = s.numbers("pick")
    if not results:
        return None
    shown = [result(s, number, width, f"pick {number}") for number in results]
    return below([heading(s.word("pick-title"), width), *shown], 5)


# --- a trade one by one -----------------------------------------------------------------------------------------------


def one_by_one(s: Scene, width: float) -> Picture | None:
    """Spaces C, G and H: what each kind would cost or bring now, and the sum so far."""
    family = "buy-one" if s.asked("buy-one") else "sell-one" if s.asked("sell-one") else ""
    if not family:
        return None
    each = s.action.each
    parts = [heading(s.word(f"{family}-title"), width)]
    cells = []
    for kind in KINDS:
        if f"{family} {kind}" in s.moves:
            price = silver(each[kind], 13)
            cells.append(beside([Picture(good(kind, 20), 20, 20), price], 4))
    parts.append(flow(cells, width, 14))
    parts.append(said(s.word(f"{family}-where"), width, class_="faint"))
    traded = s.action.traded
    if traded:
        cubes = [Picture(good(kind, 20), 20, 20) for kind in traded]
        total = Picture(
            words(s.word("so-far"), 0, 15, 13, class_="bold"), width_of(s.word("so-far"), 13, bold=True), 20
        )
        parts.append(beside([total, *cubes, silver(s.action.sum, 15)], 5))
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
            label = Picture(fitted(s.word("order-at", place=place), 0, 19, 84, 13), 84, 28)
            parts.append(beside([label, *[put_button(s, place, kind) for kind in kinds]], 4))
    return below(parts, 4)


def put_button(s: Scene, place: int, kind: str) -> Picture:
    ground = el("rect", width=36, height=28, rx=6, class_="edge knob")
    tip = s.word("put-tip", good=s.good(kind), place=place)
    return Picture(piece(ground, at(8, 4, good(kind, 20)), tip=tip, choice=s.choice(f"put {place} {kind}")), 36, 28)


def gift(s: Scene, width: float) -> Picture | None:
    """Viking Games: silver or a point instead of a good."""
    if not s.asked("give"):
        return None
    event = s.names.events[s.action.event]
    shown = []
    for word, drawn in (("silver", silver(event["give_silver"], 17)), ("point", points(event["give_vp"], 17))):
        choice = s.choice(f"give {word}")
        if choice is not None:
            ground = el("rect", width=84, height=BUTTON, rx=6, class_="edge knob")
            tip = s.word("gift-tip")
            shown.append(
                Picture(piece(ground, at((84 - drawn.width) / 2, 9, drawn), tip=tip, choice=choice), 84, BUTTON)
            )
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
            name = Picture(good(kind, 22), 22, 22)
            cells.append(beside([name, *[way_button(s, kind, way) for way in ways]], 4))
    return below([heading(s.word("forecast-title"), width), flow(cells, width, 16, 4)], 4)


def way_button(s: Scene, kind: str, way: str) -> Picture:
    ground = el("rect", width=34, height=28, rx=6, class_="edge knob")
    tip = s.word(f"price-{way}-tip", good=s.good(kind))
    sign = at(12, 9, triangle(up=way == "up"))
    return Picture(piece(ground, sign, tip=tip, choice=s.choice(f"price {kind} {way}")), 34, 28)


# --- what happened ----------------------------------------------------------------------------------------------------


def event(s: Scene, width: float) -> Picture | None:
    """The event that is being carried out, in words."""
    name = s.action.event
    return night_of(s, s.view.active, name, width, "event-title") if name else None


def night_of(s: Scene, seat: int, name: str, width: float, title: str) -> Picture:
    said = heading(s.word(title, player=s.players[seat]), width)
    return below([said, result(s, s.names.events[name]["die"], width)], 3)


def at_night(s: Scene) -> bool:
    """Is something being done on a space in the night half?"""
    return any(space.night for space in s.view.dial if space.space == s.action.space)


def tale(s: Scene, width: float) -> Picture | None:
    """The turn change with what it did, or the last event."""
    view = s.view
    change, last = view.last_change, view.last_event
    acting = last is not None and last.seat == view.active and at_night(s)
    if change is not None and (view.stage != "turn" or view.phase <= 1) and not acting:
        return turn_change(s, change, width)
    title = "event-title" if acting else "last-event-title"
    return None if last is None else night_of(s, last.seat, last.event, width, title)


def turn_change(s: Scene, change: TurnChange, width: float) -> Picture:
    """The steps of the turn change one by one, with what they changed."""
    lines = [heading(s.word("change-title", turn=s.names.season(change.turn, s.lang)), width)]
    for step, text, done in steps(s, change):
        lines.append(step_line(s, step, text, width, done=done))
    return below(lines, 2)


def step_line(s: Scene, step: int, text: str, width: float, *, done: bool) -> Picture:
    shown = wrapped(text, width - 26, 12.5, 2)
    number = el("circle", cx=9, cy=8, r=8, class_="now" if done else "tick")
    label = words(str(step), 9, 12, 11, class_=f"number {'on-now' if done else 'faint'}", anchor="middle")
    drawn = el("g", number, label, paragraph(shown, 24, 12.5, 12.5, 15, class_=None if done else "faint"))
    return Picture(
        piece(drawn, tip=f"{s.word('step', step=step)}\n{text}\n{STEP_RULES[step]}"), width, 15 * len(shown) + 3
    )


STEP_RULES: Final = {
    1: "HAI-100",
    2: "HAI-101",
    3: "HAI-102",
    4: "HAI-103",
    5: "HAI-104",
    6: "HAI-106",
    7: "HAI-107",
    8: "HAI-108",
    9: "HAI-109",
    10: "HAI-111, HAI-112",
}
STAGES: Final = ("year-end", "powers", "resupply", "prices", "storage", "orders")
FIRST_STEP: Final = (3, 4, 5, 6, 7, 9)
"""The step of the turn change in which a stage is."""


def steps(s: Scene, change: TurnChange) -> list[tuple[int, str, bool]]:
    """Every step: its number, what it did, and whether it is done."""
    stage = s.view.stage
    now = FIRST_STEP[STAGES.index(stage)] if stage in STAGES else 11
    told = {
        1: step_failed(s, change),
        2: s.word("step-2"),
        4: step_powers(s, change),
        5: step_supply(s, change),
        6: step_prices(s, change),
        7: step_storage(s, change),
        8: s.word("step-8"),
        9: s.word("step-9", count=len(change.swept)),
        10: s.word("step-10", player=s.players[s.view.start_player]),
    }
    if change.turn == s.data["limits"]["year_end_turn"]:
        told[3] = pairs(s, change.cashed_in, "step-3")
    return [(step, told[step] if step <= now else s.word(f"step-{step}-to-come"), step < now) for step in sorted(told)]


def pairs(s: Scene, found: Sequence[tuple[int, str]], key: str) -> str:
    """Who and which character."""
    who = "; ".join(f"{s.players[seat]}: {s.names.character(name, s.lang)}" for seat, name in found)
    return s.word(key, who=who or "–")


def step_failed(s: Scene, change: TurnChange) -> str:
    who = ", ".join(s.players[seat] for seat, _ in change.failed)
    return s.word("step-1-failed", who=who) if who else s.word("step-1")


def step_powers(s: Scene, change: TurnChange) -> str:
    return pairs(s, change.powers, "step-4")


def step_supply(s: Scene, change: TurnChange) -> str:
    dice = ", ".join(str(number) for number in change.dice)
    told = s.word("step-5", dice=dice, goods=s.goods_named(change.arrived))
    return f"{told} {s.word('step-5-falling')}" if any(change.arrived.values()) else told


def step_prices(s: Scene, change: TurnChange) -> str:
    moved = ", ".join(f"{s.good(kind)} {signed(by)}" for kind, by in change.moved.items() if by)
    return s.word("step-6", moved=moved or "–")


def returned(s: Scene, change: TurnChange) -> dict[int, str]:
    """What each seat gave back, counted by kind."""
    found: dict[int, dict[str, int]] = {}
    for seat, kind in change.returned:
        goods = found.setdefault(seat, {})
        goods[kind] = goods.get(kind, 0) + 1
    return {seat: s.goods_named(goods) for seat, goods in found.items()}


def step_storage(s: Scene, change: TurnChange) -> str:
    fees = ", ".join(f"{s.players[seat]} {fee}" for seat, fee in change.fees)
    back = "; ".join(f"{s.players[seat]} {goods}" for seat, goods in returned(s, change).items())
    return s.word("step-7-returned", fees=fees or "–", back=back) if back else s.word("step-7", fees=fees or "–")
