"""Where the game stands: the centuries, the generation card with demand and pirates, what raids took, the supply."""

from collections.abc import Mapping
from typing import Any, Final

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted, paragraph, words, wrapped
from skerry.drawing.pieces import panel, piece, player_mark
from skerry.drawing.svg import el
from skerry.games.gotlandia.board.scene import Entry, Scene, tip
from skerry.games.gotlandia.board.things import good, goods, sign, tally, text

GOAL_NAME: Final = 78
"""Where what a goal asks for begins, behind its name."""


def stage(s: Scene) -> Picture:
    """Above everything else beside the map."""
    pad, width = s.size.pad, s.size.side
    room = width - 2 * pad
    stock = supply(s)
    wide = room if s.size.narrow else room - stock.width - 14
    said = Picture(fitted(now(s), 0, 14, wide, 13, class_="faint"), wide, 19)
    lines = [centuries(s), flow(generation(s), room, 8, 4), flow([said, stock], room, 14, 4)]
    body = below([*lines, *goals(s, room)], 5)
    height = max(body.height + 2 * pad, 0 if s.size.narrow else 86)
    return Picture(el("g", panel(width, height), at(pad, pad, body), id="stage"), width, height)


# --- centuries --------------------------------------------------------------------------------------------------------


def centuries(s: Scene) -> Picture:
    """A box for every generation: past ones say which card it was. What is still to come nobody knows."""
    turned = s.view.turned
    parts = []
    for century, count in s.centuries.items():
        cards = [card for card in turned if s.names.generations[card]["century"] == century]
        boxes = [box(s, century, n, cards) for n in range(count)]
        parts.append(beside([text(century, 12, "heading"), *boxes, scoring_mark(s, century)], 2))
    return beside(parts, 8)


def box(s: Scene, century: str, number: int, cards: list[str]) -> Picture:
    """A generation of a century, by its number."""
    card = cards[number] if number < len(cards) else ""
    is_now = card != "" and card == s.view.generation and number == len(cards) - 1
    when = "now" if is_now else "past" if card else "tick"
    said = words(str(number + 1), 7.5, 13.5, 11, class_=f"number on-{when}", anchor="middle")
    name = s.word("generation-number", number=number + 1, century=century)
    never = century == s.view.century and number >= len(cards) + s.view.left
    if card:
        lines = tip(name, about_generation(s, card), rules=["GOT-40", "GOT-41"])
    elif never:
        lines = tip(name, s.word("never-comes"), rules=["GOT-180"])
    else:
        lines = tip(name, s.word("to-come"), rules=["GOT-40", "GOT-41"])
    crossed = el("path", d="M2 16 13 2", class_="crossed") if never else None
    drawn = piece(el("rect", width=15, height=18, rx=3, class_=when), said, crossed, tip=lines)
    return Picture(drawn, 15, 18)


def scoring_mark(s: Scene, century: str) -> Picture:
    title = s.word("scoring-title", century=century)
    lines = tip(title, s.word("scoring-tip"), rules=["GOT-180", "GOT-181", "GOT-182"])
    return Picture(piece(sign("points", 13, "star").element, tip=lines), 13, 13)


def about_generation(s: Scene, card: str) -> str:
    """Name, what it does, pirates and demand, in one line."""
    entry = s.names.generations[card]
    parts = [s.named(entry), *[event(s, one) for one in entry["events"]]]
    parts.append(s.word("pirates-come", directions=", ".join(map(s.direction, entry["pirates"])) or "–"))
    parts.append(s.word("demand-for", resources=", ".join(map(s.resource, entry["high_demand"]))))
    return "; ".join(part for part in parts if part)


def event(s: Scene, one: Mapping[str, Any]) -> str:
    """What everyone has to do when the card is turned up."""
    values = {name: number for name, number in one.items() if name != "do"}
    return s.word(f"event-{one['do']}", **values)


# --- the card that lies open ------------------------------------------------------------------------------------------


def generation(s: Scene) -> list[Picture]:
    """Its name, the demand, and the pirates in their order with what each of them did."""
    card = s.view.generation
    if not card:
        left = s.word("cards-left", count=s.view.left)
        return [text(s.word("no-generation"), 13, "faint"), text(left, 12, "faint")]
    entry = s.names.generations[card]
    title = beside([sign("generation", 17), text(s.named(entry), 15, "heading bold")], 4)
    lines = tip(about_generation(s, card), s.word("cards-left", count=s.view.left), rules=[entry["rule"], "GOT-43"])
    named = Picture(piece(title.element, id_=f"generation-{card}", tip=lines), title.width, title.height)
    return [named, demand(s), *raids(s)]


def demand(s: Scene) -> Picture:
    parts = [good(resource, 17) for resource in s.view.demand] or [text("–", 12, "faint")]
    line = beside([sign("demand", 13, "star"), *parts], 3)
    named = ", ".join(map(s.resource, s.view.demand)) or "–"
    lines = tip(s.word("demand-for", resources=named), s.word("demand-tip"), rules=["GOT-44", "GOT-79"])
    return Picture(piece(line.element, id_="demand", tip=lines), line.width, line.height)


def raids(s: Scene) -> list[Picture]:
    """The pirates of the card in their order, each with what it took; before them what everyone had to give up."""
    card = s.names.generations[s.view.generation]
    shown = [direction for direction in ("", *card["pirates"]) if direction or losses(s, direction)]
    return [raid(s, direction) for direction in shown]


def losses(s: Scene, direction: str) -> dict[int, dict[str, int]]:
    """What was lost to the pirate of a direction: by seat, ships and units by name."""
    found: dict[int, dict[str, int]] = {}
    for loss in s.view.lost:
        if loss.direction == direction:
            lost = found.setdefault(loss.seat, {})
            lost[loss.what] = lost.get(loss.what, 0) + 1
    return found


def raid(s: Scene, direction: str) -> Picture:
    """A pirate of the card: where it came, and what it took."""
    now_asked = s.ask == "lose" and s.view.asked.direction == direction
    parts = [text(short(s, direction), 12, "bold") if direction else sign("threat", 13, "warn")]
    if direction:
        parts.append(sign("pirate", 14, "pirate-sign"))
    for seat, lost in losses(s, direction).items():
        parts += [player_mark(seat, s.players[seat], 15), text("−", 12, "warn"), taken(lost)]
    line = beside(parts, 2)
    ground = el("rect", width=line.width + 8, height=20, rx=4, class_="space wanted" if now_asked else "space")
    drawn = piece(ground, at(4, (20 - line.height) / 2, line), tip=about_raid(s, direction))
    return Picture(drawn, line.width + 8, 20)


def taken(lost: Mapping[str, int]) -> Picture:
    """Units, and ships among them."""
    ships = lost.get("ship", 0)
    shown = [beside([text(str(ships), 11, "number"), sign("ship", 13)], 1.5)] if ships else []
    units = {name: count for name, count in lost.items() if name != "ship"}
    return beside([*shown, *([goods(units, 12)] if units else [])], 3)


def short(s: Scene, direction: str) -> str:
    """As on a compass; directions of other packs by their beginning."""
    key = f"short-{direction}"
    return s.word(key) if s.word.has(key) else s.direction(direction)[:2]


def about_raid(s: Scene, direction: str) -> str:
    """In words: where, who lost what."""
    title = s.word("pirate-comes", direction=s.direction(direction)) if direction else s.word("losses")
    lines = [
        s.word("lost-units", player=s.players[seat], goods=lost_words(s, lost))
        for seat, lost in losses(s, direction).items()
    ]
    rules = ["GOT-45", "GOT-46", "GOT-47", "GOT-48", "GOT-49"] if direction else ["GOT-166", "GOT-168"]
    return tip(title, *(lines or [s.word("took-nothing")]), rules=rules)


def lost_words(s: Scene, lost: Mapping[str, int]) -> str:
    return ", ".join(f"{n} {s.word('ship') if name == 'ship' else s.resource(name)}" for name, n in lost.items())


def now(s: Scene) -> str:
    """What is going on: an event of the card, or the card that is carried out."""
    view = s.view
    if view.over:
        return ""
    if view.playing:
        return s.word("now-playing", player=s.players[view.turn], card=s.card(view.playing))
    if view.phase == "actions":
        return s.word("now-turn", player=s.players[view.turn])
    return s.word(f"phase-{view.phase}")


# --- the supply -------------------------------------------------------------------------------------------------------


def supply(s: Scene) -> Picture:
    """What is left of the resources, and of the pirates beside the board."""
    parts = [text(s.word("supply"), 11, "faint")]
    for resource, count in s.view.supply.items():
        named = f"{s.word('supply')}: {count} {s.resource(resource)}"
        parts.append(counter(good(resource, 15), count, tip(named, rules=["GOT-16"])))
    if s.view.silver is not None:
        named = f"{s.word('supply')}: {s.view.silver} {s.resource('silver')}"
        parts.append(counter(good("silver", 15), s.view.silver, tip(named, rules=["GOT-R19"])))
    pirates = s.view.pirates
    lines = tip(s.word("pirates-left", count=pirates), rules=["GOT-18"])
    return beside([*parts, counter(sign("pirate", 15, "pirate-sign"), pirates, lines)], 5)


def counter(drawn: Picture, count: int, lines: str) -> Picture:
    shown = tally(drawn, count, 12)
    return Picture(piece(shown.element, tip=lines), shown.width, shown.height)


# --- goals ------------------------------------------------------------------------------------------------------------


def goals(s: Scene, room: float) -> list[Picture]:
    """Alone: the three goals, what they ask for, and which of them are reached."""
    return [goal(s, name, room, met=met) for name, met in s.view.goals.items()]


def goal(s: Scene, name: str, room: float, *, met: bool) -> Picture:
    entry = s.names.goals[name]
    past = not met and is_past(s, entry)
    mark = sign("tick", 14, "good") if met else sign("cross", 13, "warn") if past else sign("points", 13, "star")
    asked = s.texts.goal(name, s.lang)
    start = GOAL_NAME if s.size.narrow else GOAL_NAME + 10
    told = wrapped(asked, room - start, 12.5, 2)
    drawn = [
        mark.element,
        fitted(s.named(entry), 19, 12, start - 24, 13, bold=True),
        paragraph(told, start, 12, 12.5, 15, class_="faint" if past else None),
    ]
    said = "goal-met" if met else "goal-missed" if past else "goal-open"
    lines = tip(s.named(entry), asked, s.word(said), rules=[entry["rule"], "GOT-196"])
    return Picture(piece(*drawn, id_=f"goal-{name}", tip=lines), room, 2 + 15 * len(told))


def is_past(s: Scene, entry: Entry) -> bool:
    """A goal can be reached in its century and before."""
    order = list(s.centuries)
    return s.view.over or order.index(s.view.century) > order.index(entry["by_end_of"])
