"""The events of the night: what a die brings, and all six of them as cards."""

from typing import Final

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import SQUEEZED, fitted, paragraph, width_of, wrapped
from skerry.drawing.pieces import die, panel, piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.geometry import TEXT
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.scenery import ground
from skerry.games.haithabu.board.things import artwork
from skerry.games.haithabu.entries import Event

GAP: Final = 5


def result(s: Scene, event: Event, width: float) -> Picture:
    """A die and the event that it brings, in words."""
    lines = wrapped(s.printed(event), width - 42, TEXT, 4)
    height = max(28 + 15 * len(lines), 44)
    parts = [
        el("rect", width=width, height=height, rx=6, class_="storage"),
        at(7, 7, die(event.die, 26)),
        fitted(s.names.event(event.id, s.lang), 40, 17, width - 46, 14, bold=True, least=TEXT),
        paragraph(lines, 40, 33, TEXT, 15),
    ]
    return Picture(piece(*parts, tip=event_tip(s, event)), width, height)


def event_tip(s: Scene, event: Event) -> str:
    return f"{event.die}: {s.names.event(event.id, s.lang)}\n{s.printed(event)}\nHAI-{54 + event.die}"


def night_asks(s: Scene) -> bool:
    """Is a die to be rolled, or one of two events to be picked? Then the cards lie open."""
    return s.asked("one-die") or s.asked("pick")


def night(s: Scene) -> Picture:
    """All six under a sky at night: beside each other, on a phone two by two."""
    width = s.size.right
    columns = 2 if s.size.narrow else len(s.entries.event)
    inner = 0 if s.size.narrow else s.size.offers_height - 12
    wide = widths(s, width - 12 - GAP * (columns - 1), columns)
    cards = zip(s.entries.event, wide)
    shown = [s.part(f"event-{event.die}", event_card, event.die, each, inner) for event, each in cards]
    rows = below(
        [beside(shown[first : first + columns], GAP, top=True) for first in range(0, len(shown), columns)], GAP
    )
    height = rows.height + 12
    return Picture(el("g", ground(width, height, "night-cards"), at(6, 6, rows), id="night"), width, height)


def widths(s: Scene, room: float, columns: int) -> list[float]:
    """Where all lie beside each other, what is told in a few words leaves its room to the others."""
    events = s.entries.event
    brief = [columns == len(events) and len(s.printed(event)) < BRIEF for event in events]
    if all(brief):
        return [room / columns] * columns
    rest = (room - NARROW * sum(brief)) / (columns - sum(brief))
    return [NARROW if short else rest for short in brief]


BRIEF: Final = 30
"""So few letters are told in a few words."""
NARROW: Final = 82.0


def event_card(s: Scene, pips: int, width: float, least: float) -> Picture:
    """A card that flips up at night; one that may be picked can be chosen."""
    event = next(one for one in s.entries.event if one.die == pips)
    lines = wrapped(s.printed(event), width - 10, TEXT, 8)
    name = s.names.event(event.id, s.lang)
    top = 31
    height = max(least, top + 13 * len(lines) + 5)
    parts = [
        panel(width, height, 5, "card"),
        at(4, 5, die(pips, 23)),
        symbol(artwork(event.id, "event"), 24, width - 29, height - 29, "water"),
        *named(name, width - 34),
        paragraph(lines, 6, top + 12, TEXT, 13),
    ]
    return Picture(piece(*parts, tip=event_tip(s, event), choice=s.choice(f"pick {pips}")), width, height)


def named(name: str, room: float) -> list[Element]:
    """Beside the die: in one line, or each word in its own."""
    lines = [name] if width_of(name, TEXT, bold=True) <= room * SQUEEZED else name.split(" ", 1)
    top = 21.0 if len(lines) < 2 else 15.0
    return [fitted(line, 31, top + 14 * number, room, TEXT, bold=True, least=TEXT) for number, line in enumerate(lines)]
