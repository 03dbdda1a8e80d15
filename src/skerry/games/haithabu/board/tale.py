"""What is told on the desk: the event that is carried out, the last one, and what the turn change did step by step."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from skerry.drawing.layout import Picture, below, flow
from skerry.drawing.lettering import paragraph, width_of, words, wrapped
from skerry.drawing.pieces import piece
from skerry.drawing.svg import drawn_once, el
from skerry.games.haithabu.board.events import result
from skerry.games.haithabu.board.geometry import TEXT
from skerry.games.haithabu.board.scene import Scene, signed
from skerry.games.haithabu.board.things import heading
from skerry.games.haithabu.views import TurnChange


def event(s: Scene, width: float) -> Picture | None:
    """The event that is being carried out, in words."""
    name = s.action.event
    return night_of(s, s.view.active, name, width, "event-title") if name else None


def night_of(s: Scene, seat: int, name: str, width: float, title: str) -> Picture:
    said = heading(s.word(title, player=s.players[seat]), width)
    return below([said, result(s, s.names.events[name], width)], 3)


def at_night(s: Scene) -> bool:
    """Is something being done on a space in the night half?"""
    return any(space.night for space in s.view.dial if space.space == s.action.space)


def tale(s: Scene, width: float, room: float) -> Picture:
    """The turn change with what it did, or the last event, as far as there is room; what is left out is in the log."""
    view = s.view
    change, last = view.last_change, view.last_event
    acting = last is not None and last.seat == view.active and at_night(s)
    if change is not None and (view.stage != "turn" or view.phase <= 1) and not acting:
        return within(s, room, turn_changes(s, change, width))
    title = "event-title" if acting else "last-event-title"
    return NOTHING if last is None else within(s, room, [night_of(s, last.seat, last.event, width, title)])


LONG: Final = (1, 3), (4, 3), (5, 3), (1, 2), (4, 2), (5, 2), (6, 2), (11, 1)
"""From which step on the steps may have more than a line, and how many, as far as there is room."""


NOTHING: Final = Picture(el("g"), 0, 0)


def within(s: Scene, room: float, drawn: Iterable[Picture]) -> Picture:
    """The first that there is room for; a phone scrolls."""
    return next((one for one in drawn if s.size.narrow or one.height <= room), NOTHING)


def turn_changes(s: Scene, change: TurnChange, width: float) -> Iterator[Picture]:
    """The steps of the turn change one by one, with what they changed: at length, then in fewer and fewer lines."""
    title = heading(s.word("change-title", turn=s.names.season(change.turn, s.lang)), width)
    told_of = [(step, s.word("step", step=step), text, done) for step, text, done in steps(s, change)]
    past = [one for one in told_of if not later(s, one[0])]
    to_come = [coming_step(*one, width) for one in told_of if later(s, one[0])]
    rest = [flow(to_come, width, 8, 1)] if to_come else []
    for longer, most in LONG:
        lines = [step_line(*one, width, most if one[0] >= longer else 1) for one in past]
        yield below([title, *lines, *rest], 1)


def coming_step(step: int, name: str, text: str, done: bool, width: float) -> Picture:
    """Steps that are to come stand side by side."""
    drawn = step_line(step, name, text, done, width, 1)
    return Picture(drawn.element, 26 + width_of(text, TEXT), drawn.height)


@drawn_once
def step_line(step: int, name: str, text: str, done: bool, width: float, most: int) -> Picture:
    shown = wrapped(text, width - 22, TEXT, most)
    number = el("circle", cx=8.5, cy=8, r=8.5, class_="now" if done else "tick")
    label = words(str(step), 8.5, 12.5, TEXT, class_=f"number {'on-now' if done else 'faint'}", anchor="middle")
    drawn = el("g", number, label, paragraph(shown, 22, 12.5, TEXT, 14, class_=None if done else "faint"))
    return Picture(piece(drawn, tip=f"{name}\n{text}\n{STEP_RULES[step]}"), width, 14 * len(shown) + 4)


def later(s: Scene, step: int) -> bool:
    """Is this step to come after the one that is on?"""
    return s.view.stage in STAGES and step > FIRST_STEP[STAGES.index(s.view.stage)]


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
    if change.turn == s.entries.limits.year_end_turn:
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
