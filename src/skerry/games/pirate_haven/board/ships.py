"""The wooden Ships under sail, and their pennants."""

from skerry.drawing.layout import Picture, at
from skerry.drawing.pieces import piece, player_mark
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.board.things import pawn


def ship(s: Scene, seat: int, size: float) -> Element:
    """A wooden Ship: it keeps its id wherever it sails."""
    player = s.view.players[seat]
    where = s.word(player.state, place=player.place, path=player.path)
    tip = s.word("ship-tip", player=s.players[seat], where=where)
    return piece(pawn(seat, s.players[seat], size).element, id_=f"ship-{seat}", tip=tip)


def pennant(s: Scene, seat: int) -> Picture:
    """Who would move next."""
    cloth = el("path", d="M1 1H27L22 9.500L27 18H1Z", class_="signal")
    staff = el("path", d="M1 0V22", class_="mast")
    return Picture(el("g", cloth, staff, at(4, 2, player_mark(seat, s.players[seat], 15))), 27, 20)
