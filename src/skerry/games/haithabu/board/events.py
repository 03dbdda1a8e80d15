"""The events of the night: what a die brings, and the six of them as fully as there is room for."""

from collections.abc import Callable, Mapping
from typing import Any

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, paragraph, wrapped
from skerry.drawing.pieces import die, piece, symbol
from skerry.drawing.svg import el
from skerry.games.haithabu.board.geometry import LINE
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.things import artwork

Event = Mapping[str, Any]


def result(s: Scene, number: int, width: float, word: str = "") -> Picture:
    """A die and the event that it brings, in words."""
    event = next(entry for entry in s.data["event"] if entry["die"] == number)
    lines = wrapped(s.printed(event), width - 44, 12.5, 4)
    height = max(30 + LINE * len(lines), 44)
    parts = [
        el("rect", width=width, height=height, rx=6, class_="edge knob" if word else "storage"),
        at(8, 8, die(number, 26)),
        fitted(s.names.event(event["id"], s.lang), 42, 18, width - 50, 14, bold=True),
        paragraph(lines, 42, 35, 12.5, LINE - 1),
    ]
    return Picture(piece(*parts, tip=event_tip(s, event), choice=s.choice(word) if word else None), width, height)


def event_tip(s: Scene, event: Event) -> str:
    return f"{event['die']}: {s.names.event(event['id'], s.lang)}\n{s.printed(event)}\nHAI-{54 + event['die']}"


def events_within(s: Scene, width: float, height: float) -> list[Picture]:
    """What the dice bring at night, as fully as there is room for it: in lines, on cards, by name, or not at all."""
    for shown in (event_lines(s, width), in_pairs(s, width, event_card), in_pairs(s, width, event_name)):
        if shown.height <= height:
            return [shown]
    return []


def event_lines(s: Scene, width: float) -> Picture:
    return below([events_title(s, width), *[event_line(s, entry, width) for entry in s.data["event"]]], 4)


def in_pairs(s: Scene, width: float, drawn: Callable[[Scene, Event, float], Picture]) -> Picture:
    """All events, two beside each other."""
    shown = [drawn(s, entry, (width - 8) / 2) for entry in s.data["event"]]
    rows = [beside(shown[first : first + 2], 8, top=True) for first in range(0, len(shown), 2)]
    return below([events_title(s, width), *rows], 3)


def events_title(s: Scene, width: float) -> Picture:
    return Picture(fitted(s.word("events"), 0, 13, width, 13, class_="heading"), width, 20)


def event_line(s: Scene, event: Event, width: float) -> Picture:
    lines = wrapped(s.printed(event), width - 60, 11.5, 2)
    parts = [
        at(1, 3, die(event["die"], 22)),
        symbol(artwork(event["id"], "event"), 20, 30, 4, "tone"),
        fitted(s.names.event(event["id"], s.lang), 58, 11, width - 58, 12.5, bold=True),
        paragraph(lines, 58, 25, 11.5, 13.5),
    ]
    return Picture(piece(*parts, tip=event_tip(s, event)), width, 18 + 13.5 * len(lines))


def event_card(s: Scene, event: Event, width: float) -> Picture:
    lines = wrapped(s.printed(event), width, 11, 4)
    parts = [
        at(0, 1, die(event["die"], 15)),
        symbol(artwork(event["id"], "event"), 14, 19, 1.5, "tone"),
        fitted(s.names.event(event["id"], s.lang), 37, 13, width - 37, 12, bold=True),
        paragraph(lines, 0, 28, 11, 12),
    ]
    return Picture(piece(*parts, tip=event_tip(s, event)), width, 20 + 12 * len(lines))


def event_name(s: Scene, event: Event, width: float) -> Picture:
    parts = [
        el("rect", width=width, height=26, rx=5, class_="storage"),
        at(4, 4, die(event["die"], 18)),
        symbol(artwork(event["id"], "event"), 17, 27, 4.5, "tone"),
        fitted(s.names.event(event["id"], s.lang), 49, 17.5, width - 53, 12.5),
    ]
    return Picture(piece(*parts, tip=event_tip(s, event)), width, 26)
