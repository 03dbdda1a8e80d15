"""The other players: in drawers over the market, on a phone below each other in a part of the table of their own."""

from skerry.drawing.drawers import drawer
from skerry.drawing.layout import Picture, below
from skerry.drawing.pieces import panel
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.mat import mat
from skerry.games.haithabu.board.scene import Scene


def other_seats(s: Scene) -> list[int]:
    """Clockwise from the seat of the large mat."""
    return [(s.main + further) % s.view.seats for further in range(1, s.view.seats)]


def drawers_of_mats(s: Scene) -> list[Element]:
    return [drawer(f"mat-{seat}", in_front(s.kept(mat, seat, s.size.right))) for seat in other_seats(s)]


def in_front(shown: Picture) -> Element:
    """With a shadow below it."""
    return el("g", panel(shown.width, shown.height, 8, "panel in-front"), shown.element)


def mats_of_others(s: Scene) -> Picture:
    return below([s.kept(mat, seat, s.size.inside) for seat in other_seats(s)], s.size.gap)
