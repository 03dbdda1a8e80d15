"""The wooden Ships under sail, and their pennants."""

from typing import Final

from skerry.drawing.layout import Picture
from skerry.drawing.lettering import words
from skerry.drawing.pieces import piece
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.board.things import pawn


def ship(s: Scene, seat: int, size: float) -> Element:
    """A wooden Ship: it keeps its id wherever it sails."""
    player = s.view.players[seat]
    where = s.word(player.state, place=player.place, path=player.path)
    tip = s.word("ship-tip", player=s.players[seat], where=where)
    return piece(pawn(seat, s.players[seat], size).element, id_=f"ship-{seat}", tip=tip)


TAILS: Final = ("H20Q29 1 29 9.5Q29 18 20 18", "H27V18", "H20L29 9.500L20 18", "H29L23 9.500L29 18")
"""The end of a pennant: round, straight, pointed, forked. A seat is known by it as well as by colour and letter."""


def pennant(s: Scene, seat: int, *, own: bool = False) -> Picture:
    """Who moves next; your own can have an edge of gold."""
    cloth = el("path", d=f"M1 1{TAILS[seat % len(TAILS)]}H1Z", class_="signal own" if own else "signal")
    letter = words(s.players[seat][:1].upper(), 12, 14.5, 14, class_="initial", anchor="middle")
    return Picture(
        el("g", el("g", cloth, letter, class_=f"seat-{seat}"), el("path", d="M1 0V22", class_="mast")), 29, 20
    )


def no_pennant() -> Element:
    """A pennant of nobody, for those that explain what pennants mean."""
    return el("path", d="M1 24V4H21L15 11L21 18H1", class_="no-signal")
