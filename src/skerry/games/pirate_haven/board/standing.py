"""Where the game stands: the round, the order of the Ships, and what the pennants mean."""

from collections.abc import Iterable

from skerry.drawing.layout import Picture, at, beside, flow
from skerry.drawing.lettering import width_of, words
from skerry.drawing.pieces import piece, player_mark
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.views import Player


def standing(s: Scene, width: float) -> Picture:
    """In a line, or in two if there is no room."""
    travelling = s.view.phase != "end"
    parts = [rounds(s), order(s), legend(s)] if travelling else [rounds(s)]
    return flow(parts, width, 14 if s.size.narrow else 26, 0)


def rounds(s: Scene) -> Picture:
    view = s.view
    label = s.word("round-label")
    start = width_of(label, 16, bold=True) + 8
    boxes = [at(start + 25 * (number - 1), 1, one_round(s, number)) for number in range(1, view.rounds + 1)]
    named = s.word("round", round=view.round, rounds=view.rounds) if view.round else s.word("set-up")
    drawn = piece(words(label, 0, 18, 16, class_="heading"), *boxes, tip=f"{named}\nPIR-08")
    return Picture(drawn, start + 25 * view.rounds, 26)


def one_round(s: Scene, number: int) -> Element:
    when = "now" if number == s.view.round else "past" if number < s.view.round else "tick"
    said = words(str(number), 11.5, 17, 14, class_=f"number on-{when}", anchor="middle")
    return el("g", el("rect", width=23, height=24, rx=5, class_=when), said)


def order(s: Scene) -> Picture:
    """Those who are not home, the next to move first."""
    label = s.word("order")
    parts = [Picture(words(label, 0, 18, 14), width_of(label, 14), 26)]
    parts += [player_mark(one.seat, s.players[one.seat], 23) for one in players_by_place(s.view.players)]
    line = beside(parts, 5)
    return Picture(piece(line.element, tip=s.word("order-tip")), line.width, line.height)


def legend(s: Scene) -> Picture:
    """What a pennant on the chart means."""
    cloth = el("path", d="M1 3V25M1 3H25L20 11L25 19H1", class_="signal")
    label = s.word("pennant")
    drawn = piece(cloth, words(label, 32, 18, 14), tip=s.word("pennant-tip"))
    return Picture(drawn, 32 + width_of(label, 14), 26)


def players_by_place(players: Iterable[Player]) -> list[Player]:
    """Those who are not home, closest to the start first (PIR-23)."""
    travelling = [player for player in players if player.state != "home"]
    return sorted(travelling, key=lambda p: (p.state == "map", p.path or p.place or 0))
