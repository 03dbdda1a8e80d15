"""What is left of the resources, and of the pirates beside the board."""

from skerry.drawing.layout import Picture, flow
from skerry.drawing.pieces import piece
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.things import good, sign, tally, text


def supply(s: Scene) -> Picture:
    """A line of counters."""
    parts = [text(s.word("supply"), s.size.letters, "faint")]
    for resource, count in s.view.supply.items():
        named = f"{s.word('supply')}: {count} {s.resource(resource)}"
        parts.append(counter(good(resource, 16), count, tip(named, rules=["GOT-16"])))
    if s.view.silver is not None:
        named = f"{s.word('supply')}: {s.view.silver} {s.resource('silver')}"
        parts.append(counter(good("silver", 16), s.view.silver, tip(named, rules=["GOT-R19"])))
    pirates = s.view.pirates
    lines = tip(s.word("pirates-left", count=pirates), rules=["GOT-18"])
    return flow([*parts, counter(sign("pirate", 16, "pirate-sign"), pirates, lines)], s.size.room, 8)


def counter(drawn: Picture, count: int, lines: str) -> Picture:
    shown = tally(drawn, count, 13)
    return Picture(piece(shown.element, tip=lines), shown.width, shown.height)
