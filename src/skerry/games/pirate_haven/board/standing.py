"""Where the game stands: the round, and the order of the Ships."""

from collections.abc import Iterable

from skerry.drawing.layout import Picture, at, beside, flow
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import piece
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.geometry import LEAST
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.board.ships import no_pennant, pennant
from skerry.games.pirate_haven.views import Player


def standing(s: Scene, width: float) -> Picture:
    """In a line, or in two if there is no room."""
    travelling = s.view.phase != "end"
    parts = [rounds(s), order(s)] if travelling else [rounds(s)]
    gap = 10 if s.size.narrow else 24
    if travelling and not s.size.narrow:
        parts.append(legend(s, width - sum(part.width + gap for part in parts)))
    return flow(parts, width, gap, 0)


def rounds(s: Scene) -> Picture:
    view = s.view
    label = s.word("round-label")
    start = width_of(label, 16, bold=True) + 8
    step = 24 if s.size.narrow else 26
    boxes = [at(start + step * (number - 1), 1, one_round(s, number)) for number in range(1, view.rounds + 1)]
    named = s.word("round", round=view.round, rounds=view.rounds) if view.round else s.word("set-up")
    drawn = piece(words(label, 0, 18, 16, class_="heading"), *boxes, tip=f"{named}\nPIR-08")
    return Picture(drawn, start + step * view.rounds, 26)


def one_round(s: Scene, number: int) -> Element:
    when = "now" if number == s.view.round else "past" if number < s.view.round else "tick"
    said = words(str(number), 11.5, 17, 14, class_=f"number on-{when}", anchor="middle")
    return el("g", el("rect", width=23, height=24, rx=5, class_=when), said)


def order(s: Scene) -> Picture:
    """Those who are not home, the next to move first. On the chart their pennants say who would move next."""
    label = s.word("order")
    parts = [Picture(words(label, 0, 18, 14), width_of(label, 14), 26)]
    parts += [pennant(s, one.seat) for one in players_by_place(s.view.players)]
    line = beside(parts, 4)
    return Picture(piece(line.element, tip=s.word("order-tip")), line.width, line.height)


def legend(s: Scene, room: float) -> Picture:
    """What a pennant on the chart means."""
    said = fitted(s.word("pennant"), 28, 18, room - 28, 14, class_="faint", least=LEAST)
    return Picture(piece(no_pennant(), said, tip=s.word("order-tip")), room, 26)


def players_by_place(players: Iterable[Player]) -> list[Player]:
    """Those who are not home, closest to the start first (PIR-23)."""
    travelling = [player for player in players if player.state != "home"]
    return sorted(travelling, key=lambda p: (p.state == "map", p.path or p.place or 0))
