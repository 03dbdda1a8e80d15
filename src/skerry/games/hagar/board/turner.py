"""The coaster in hand on the cell that was chosen: a preview that turns.

There is a face for every rotation that may be chosen (`data-face`), and one of them is seen. A page shows another one
when the coaster or an arrow beside it is clicked (`data-turn`), or a small one in the hand (`data-turn-to`). The tick
of a face lays the coaster as it is seen.
"""

from skerry.drawing.layout import Picture, at
from skerry.drawing.pieces import control, piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.hagar.board.coaster import coaster, turned
from skerry.games.hagar.board.scene import Scene
from skerry.games.hagar.views import CoasterInHand, Place

BUTTON = 23.5
"""The radius of a button, as large as on the table however close one looks."""


def rotations(s: Scene, one: CoasterInHand) -> list[int]:
    """In which the coaster may lie on the chosen cell."""
    return [rotation for place in one.places if place.cell == s.view.chosen for rotation in place.rotations]


def turner(s: Scene) -> Picture:
    """The preview; those who only look on see the coaster as it may lie first."""
    one, cell = s.view.hand, s.view.chosen
    if one is None or cell is None:
        return Picture(el("g"), 0, 0)
    found = rotations(s, one)
    faces = [face(s, one, rotation, cell) for rotation in found]
    arrows = [arrow(s, -1, cell), arrow(s, 1, cell)] if s.moves and len(found) > 1 else []
    return Picture(at(*s.frame.of_cell(cell), el("g", *faces, *arrows, data_turner=one.coaster, class_="turner")), 0, 0)


def face(s: Scene, one: CoasterInHand, rotation: int, cell: Place) -> Element:
    """The coaster in one rotation, and the tick that lays it so."""
    first = rotation == rotations(s, one)[0]
    drawn = coaster(s, turned(one, (rotation - one.rotation) % 360), s.frame.cell, known=first).element
    lying = el("g", drawn, pointer_events="none")
    edge = el("rect", width=s.frame.cell, height=s.frame.cell, rx=5, class_="chosen")
    shown = el("g", lying, edge, handle(s, one), class_="ghost")
    return el("g", shown, tick(s, rotation, cell), data_face=rotation, display=None if first else "none")


def handle(s: Scene, one: CoasterInHand) -> Element | None:
    """A click on the coaster turns it, if there is a choice."""
    if not s.moves or len(rotations(s, one)) == 1:
        return None
    whole = el("rect", width=s.frame.cell, height=s.frame.cell, rx=5, class_="edge clear")
    return control(whole, label=s.word("turn-on"), data_turn=1)


def tick(s: Scene, rotation: int, cell: Place) -> Element | None:
    choice = s.choice(f"turn {rotation}")
    if choice is None:
        return None
    ground = el("circle", r=BUTTON, class_="edge card")
    return beside_it(s, cell, 0, piece(ground, symbol("hagar-tick", 22, -11, -11), choice=choice))


def arrow(s: Scene, way: int, cell: Place) -> Element:
    """Turns the coaster to the left or to the right."""
    mark = symbol("hagar-turn", 22, -11, -11)
    shown = el("g", mark, transform="scale(-1 1)") if way < 0 else mark
    label = s.word("turn-back" if way < 0 else "turn-on")
    ground = el("circle", r=BUTTON, class_="edge card")
    return beside_it(s, cell, way, control(ground, shown, label=label, data_turn=way))


def beside_it(s: Scene, cell: Place, place: int, button: Element) -> Element:
    """Below the coaster or above it, with the coaster between them and whatever lies on the other side."""
    size = 1 / s.frame.closer
    down = s.frame.cell + 1.25 * BUTTON * size if is_room_below(s, cell) else -1.25 * BUTTON * size
    scaled = el("g", button, transform=f"scale({size:.3f})")
    return at(s.frame.field + place * 2.35 * BUTTON * size, down, scaled)


def is_room_below(s: Scene, cell: Place) -> bool:
    """Is the window's edge far, and does no coaster lie there, unless one lies above as well?"""
    x, y = cell
    _, upper = s.frame.of_cell(cell)
    _, top, _, height = s.frame.shown
    needed = 2.6 * BUTTON / s.frame.closer
    taken = [one.cell for one in s.view.map]
    above_is_free = (x, y - 1) not in taken and upper - needed > top
    return upper + s.frame.cell + needed < top + height and ((x, y + 1) not in taken or not above_is_free)
