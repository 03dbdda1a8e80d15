"""The banners of the centuries, the generation card that lies open, and the pirates it brings."""

from collections.abc import Mapping
from typing import Final

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import BOLD, fitted, paragraph, words, wrapped
from skerry.drawing.pieces import panel, piece, player_mark
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.gotlandia.board.geometry import BANNER
from skerry.games.gotlandia.board.scene import Scene, capital, tip
from skerry.games.gotlandia.board.things import MARK, good, sign, text
from skerry.games.gotlandia.entries import Event

CLOTH: Final = 62
"""The width of a banner."""
APART: Final = 66
FALL: Final = 92
"""How far a banner hangs down; the one of this century hangs lower."""
LOWER: Final = 10
BOX: Final = 14
FULL: Final = BANNER - 3
"""No higher may be what is told of a generation beside the banners of a screen."""
EMBLEMS: Final = 3
"""How many different banners there are."""


def banner(s: Scene) -> Picture:
    """The centuries at the left, and beside them what is going on in this generation."""
    width, start = s.size.side, APART * len(s.centuries) + s.size.pad
    flags = [at(s.size.pad + APART * n, 0, pennant(s, n, century)) for n, century in enumerate(s.centuries)]
    pole = el("line", x1=2, y1=2, x2=start, y2=2, class_="pole")
    card = generation(s, width - start - 2 * s.size.pad)
    height = max(BANNER, card.height + 2 * s.size.pad) if s.size.narrow else BANNER
    drawn = el("g", panel(width, height), *flags, pole, at(start + s.size.pad, 3, card), id="stage")
    return Picture(drawn, width, height)


# --- centuries --------------------------------------------------------------------------------------------------------


def pennant(s: Scene, number: int, century: str) -> Element:
    """A banner with a church that has grown, and a box for every generation. What is still to come nobody knows."""
    is_now = century == s.view.century and not s.view.over
    fall = FALL + (LOWER if is_now else 0)
    cards = [card for card in s.view.turned if s.names.generations[card].century == century]
    count = s.centuries[century]
    left = (CLOTH - BOX * count) / 2
    boxes = [at(left + BOX * n, fall - 35, box(s, century, n, cards)) for n in range(count)]
    mark = scoring_mark(s, century)
    return el(
        "g",
        cloth(number % EMBLEMS, fall, is_now=is_now),
        words(century, CLOTH / 2, 17, 14, class_="heading on-cloth", anchor="middle"),
        *boxes,
        at((CLOTH - mark.width) / 2, fall - 16, mark),
        class_=f"of-cloth-{number % EMBLEMS}",
    )


@drawn_once
def cloth(number: int, fall: float, *, is_now: bool) -> Element:
    """Its lower end has two points."""
    outline = f"M0 2H{CLOTH}V{fall:g}L{CLOTH / 2:g} {fall - 10:g}L0 {fall:g}Z"
    hem = f"M4 2V{fall - 6:g}M{CLOTH - 4} 2V{fall - 6:g}"
    return el(
        "g",
        el("path", d=outline, class_="cloth is-flown" if is_now else "cloth"),
        el("path", d=hem, class_="hem"),
        el("use", href=f"#got-century-{number}", x=11, y=fall - 71, width=40, height=34),
    )


def box(s: Scene, century: str, number: int, cards: list[str]) -> Element:
    """A generation of a century, by its number: past ones say which card it was."""
    card = cards[number] if number < len(cards) else ""
    is_now = card != "" and card == s.view.generation and number == len(cards) - 1
    when = "now" if is_now else "past" if card else "tick"
    said = words(str(number + 1), BOX / 2, 13.5, 12.5, class_=f"number on-{when}", anchor="middle")
    name = s.word("generation-number", number=number + 1, century=century)
    never = century == s.view.century and number >= len(cards) + s.view.left
    if card:
        lines = tip(name, about_generation(s, card), rules=["GOT-40", "GOT-41"])
    elif never:
        lines = tip(name, s.word("never-comes"), rules=["GOT-180"])
    else:
        lines = tip(name, s.word("to-come"), rules=["GOT-40", "GOT-41"])
    crossed = el("path", d="M2 16 12 2", class_="crossed") if never else None
    ground = el("rect", x=0.5, width=BOX - 1, height=18, rx=3, class_=when)
    return piece(ground, said, crossed, tip=lines)


def scoring_mark(s: Scene, century: str) -> Picture:
    title = s.word("scoring-title", century=century)
    lines = tip(title, s.word("scoring-tip"), rules=["GOT-180", "GOT-181", "GOT-182"])
    return Picture(piece(sign("points", 13, "on-cloth").element, tip=lines), 13, 13)


def about_generation(s: Scene, card: str) -> str:
    """Name, what it does, pirates and demand, in one line."""
    entry = s.names.generations[card]
    parts = [s.named(entry), *[event(s, one) for one in entry.events]]
    parts.append(s.word("pirates-come", directions=", ".join(map(s.direction, entry.pirates)) or "–"))
    parts.append(s.word("demand-for", resources=", ".join(map(s.resource, entry.high_demand))))
    return "; ".join(part for part in parts if part)


def event(s: Scene, one: Event) -> str:
    """What everyone has to do when the card is turned up."""
    return s.word(f"event-{one.do}", n=one.n, to=one.to, if_workers=one.if_workers)


# --- the card that lies open ------------------------------------------------------------------------------------------


def generation(s: Scene, room: float) -> Picture:
    """Its name, what it does to everyone, the demand, and the pirates in their order with what each of them did."""
    card = s.view.generation
    if s.view.over:
        return below([text(s.word("over"), 17, "heading bold")])
    if not card:
        left = s.word("cards-left", count=s.view.left)
        return below([told(s.word("no-generation"), room, "bold"), told(left, room), told(now(s), room)], 4)
    events = "; ".join(event(s, one) for one in s.names.generations[card].events)
    said = told(capital(events), room, "warn") if events else told(now(s), room)
    wanted = demand(s, room)
    shown = below([title(s, card, room), said, wanted, raids(s, room)], 2)
    if s.size.narrow or shown.height <= FULL:
        return shown
    signs = demand_signs(s)
    first = Picture(el("g", title(s, card, room - signs.width - 8).element, at(room - signs.width, 1, signs)), room, 21)
    tight = [below([first, said, raids(s, room, brief=brief)], 2) for brief in (False, True)]
    return tight[0] if tight[0].height <= FULL else tight[1]


def title(s: Scene, card: str, room: float) -> Picture:
    """The name of the card, which explains all of it."""
    entry = s.names.generations[card]
    explained = tip(about_generation(s, card), s.word("cards-left", count=s.view.left), rules=[entry.rule, "GOT-43"])
    name = fitted(s.named(entry), 0, 17, room - 8, 19, class_="heading", bold=True, least=15)
    return Picture(piece(name, id_=f"generation-{card}", tip=explained), room, 21)


def told(said: str, room: float, class_: str = "faint") -> Picture:
    """A sentence in as many lines as it needs."""
    lines = wrapped(said, room / BOLD, 12.5, 6)
    return Picture(paragraph(lines, 0, 12, 12.5, 14.5, class_=class_), room, 14.5 * len(lines) + 1)


def demand(s: Scene, room: float) -> Picture:
    """What sells for more."""
    signs = demand_signs(s)
    shown = flow([text(s.word("demand"), s.size.letters, "faint"), signs], room, 4, 2)
    return Picture(shown.element, room, shown.height)


def demand_signs(s: Scene) -> Picture:
    """Only the signs of it, which say so when they are asked."""
    parts = [good(resource, 18) for resource in s.view.demand] or [text("–", 13, "faint")]
    wanted = beside([sign("demand", 13, "star"), *parts], 4)
    named = ", ".join(map(s.resource, s.view.demand)) or "–"
    lines = tip(s.word("demand-for", resources=named), s.word("demand-tip"), rules=["GOT-44", "GOT-79"])
    return Picture(piece(wanted.element, id_="demand", tip=lines), wanted.width, wanted.height)


def raids(s: Scene, room: float, *, brief: bool = False) -> Picture:
    """The pirates of the card in their order; before them what everyone had to give up."""
    card = s.names.generations[s.view.generation]
    shown = [direction for direction in ("", *card.pirates) if direction or losses(s, direction)]
    return flow([raid(s, direction, room, brief=brief) for direction in shown], room, 3, 1)


def losses(s: Scene, direction: str) -> dict[int, dict[str, int]]:
    """What was lost to the pirate of a direction: by seat, ships and units by name."""
    found: dict[int, dict[str, int]] = {}
    for loss in s.view.lost:
        if loss.direction == direction:
            lost = found.setdefault(loss.seat, {})
            lost[loss.what] = lost.get(loss.what, 0) + 1
    return found


def raid(s: Scene, direction: str, room: float, *, brief: bool) -> Picture:
    """A pirate of the card: where it comes, and how much it took from whom; or in brief, how much from all."""
    now_asked = s.ask == "lose" and s.view.asked.direction == direction
    first = sign("pirate", 15, "pirate-sign") if direction else sign("threat", 14, "warn")
    parts = [first, *([text(short(s, direction), 12.5, "bold")] if direction else [])]
    taken = {seat: sum(lost.values()) for seat, lost in losses(s, direction).items()}
    if brief:
        parts += [text(f"−{sum(taken.values())}", 12.5, "warn")] if taken else []
    else:
        marks = [(player_mark(seat, s.players[seat], MARK), count) for seat, count in taken.items()]
        parts += [beside([mark, text(f"−{count}", 12.5, "warn")], 1) for mark, count in marks]
    line = beside(parts, 2)
    if line.width > room - 6:
        line = flow(parts, room - 6, 2)
    high = max(22 if brief else 24, line.height)
    ground = el("rect", width=line.width + 6, height=high, rx=4, class_="space wanted" if now_asked else "space")
    drawn = piece(ground, at(3, (high - line.height) / 2, line), tip=about_raid(s, direction))
    return Picture(drawn, line.width + 6, high)


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
