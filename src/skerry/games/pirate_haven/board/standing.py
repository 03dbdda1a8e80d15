"""Where the game stands: the round, the order of the Ships, and the pool."""

from collections.abc import Iterable

from skerry.drawing.layout import Picture, at, beside, flow
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import counted, piece, player_mark
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.scene import RULE_OF_SORT, Scene
from skerry.games.pirate_haven.board.things import die, rum
from skerry.games.pirate_haven.views import Player


def standing(s: Scene, width: float) -> Picture:
    """In a line, or in several if there is no room."""
    travelling = s.view.phase != "end"
    parts = [rounds(s), order(s), pool(s)] if travelling else [rounds(s), pool(s)]
    return flow(parts, width, 14 if s.size.narrow else 24, 2)


def rounds(s: Scene) -> Picture:
    view = s.view
    label = s.word("round-label")
    start = width_of(label, 14, bold=True) + 8
    boxes = [at(start + 22 * (number - 1), 2, one_round(s, number)) for number in range(1, view.rounds + 1)]
    named = s.word("round", round=view.round, rounds=view.rounds) if view.round else s.word("set-up")
    drawn = piece(words(label, 0, 18, 14, class_="heading"), *boxes, tip=f"{named}\nPIR-08")
    return Picture(drawn, start + 22 * view.rounds, 26)


def one_round(s: Scene, number: int) -> Element:
    when = "now" if number == s.view.round else "past" if number < s.view.round else "tick"
    said = words(str(number), 10, 16, 13, class_=f"number on-{when}", anchor="middle")
    return el("g", el("rect", width=20, height=22, rx=4, class_=when), said)


def order(s: Scene) -> Picture:
    """Those who are not home, the next to move first."""
    label = s.word("order")
    parts = [Picture(words(label, 0, 15.5, 13, class_="faint"), width_of(label, 13), 22)]
    for player in players_by_place(s.view.players):
        seat = player.seat
        parts.append(player_mark(seat, s.players[seat], 22))
        if not s.size.narrow and s.view.seats < 4:
            width = min(width_of(s.players[seat], 13), 60)
            parts.append(Picture(fitted(s.players[seat], 0, 15.5, width, 13), width, 22))
    line = beside(parts, 5)
    return Picture(piece(line.element, tip=s.word("order-tip")), line.width, line.height)


def pool(s: Scene) -> Picture:
    """Dice and Rum that are not used yet."""
    label = s.word("pool-label")
    parts = [Picture(words(label, 0, 15.5, 13, class_="faint"), width_of(label, 13), 22)]
    for sort, count in s.view.pool.items():
        drawn = rum(20) if sort == "rum" else die(sort, 5, 19)
        one = counted(Picture(drawn, 20, 22), count, 14)
        name = s.names.term(sort, s.lang)
        tip = s.word("pool-tip", sort=name, count=count) + f"\n{RULE_OF_SORT[sort]}"
        parts.append(Picture(piece(one.element, id_=f"pool-{sort}", tip=tip), one.width, 22))
    return beside(parts, 9)


def players_by_place(players: Iterable[Player]) -> list[Player]:
    """Those who are not home, closest to the start first (PIR-23)."""
    travelling = [player for player in players if player.state != "home"]
    return sorted(travelling, key=lambda p: (p.state == "map", p.path or p.place or 0))
