"""The coaster in hand on the cell that was chosen: a preview that turns.

There is a face for every rotation that may be chosen (`data-face`), and one of them is seen. A page shows another one
when the coaster or an arrow beside it is clicked (`data-turn`), or a small one in the hand (`data-turn-to`). The tick
of a face lays the coaster as it is seen.
"""

from collections.abc import Mapping
from typing import Any

from skerry.drawing.layout import at
from skerry.drawing.pieces import control, piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.hagar.board.coaster import coaster, turned
from skerry.games.hagar.board.seen import Seen

BUTTON = 17.0
"""The radius of a button, as large as on the table however close one looks."""


def rotations(s: Seen) -> list[int]:
    """In which the coaster may lie on the chosen cell."""
    places: list[Mapping[str, Any]] = s.view["hand"]["places"]
    return [rotation for place in places if place["cell"] == s.view["chosen"] for rotation in place["rotations"]]


def turner(s: Seen) -> Element | None:
    """The preview; those who only look on see the coaster as it may lie first."""
    if s.view["hand"] is None or s.view["chosen"] is None:
        return None
    found = rotations(s)
    x, y = s.frame.of_cell(s.view["chosen"])
    faces = [face(s, rotation, first=rotation == found[0]) for rotation in found]
    arrows = [arrow(s, -1), arrow(s, 1)] if s.moves and len(found) > 1 else []
    return at(x, y, el("g", *faces, *arrows, data_turner=s.view["hand"]["coaster"], class_="turner"))


def face(s: Seen, rotation: int, *, first: bool) -> Element:
    """The coaster in one rotation, and the tick that lays it so."""
    one = s.view["hand"]
    drawn = coaster(s, turned(one, (rotation - one["rotation"]) % 360), s.frame.cell, known=first).element
    lying = el("g", drawn, pointer_events="none")
    edge = el("rect", width=s.frame.cell, height=s.frame.cell, rx=5, class_="chosen")
    shown = el("g", lying, edge, handle(s), class_="ghost")
    return el("g", shown, tick(s, rotation), data_face=rotation, display=None if first else "none")


def handle(s: Seen) -> Element | None:
    """A click on the coaster turns it, if there is a choice."""
    if not s.moves or len(rotations(s)) == 1:
        return None
    whole = el("rect", width=s.frame.cell, height=s.frame.cell, rx=5, class_="edge clear")
    return control(whole, label=s.word("turn-on"), data_turn=1)


def tick(s: Seen, rotation: int) -> Element | None:
    choice = s.choice(f"turn {rotation}")
    if choice is None:
        return None
    ground = el("circle", r=BUTTON, class_="edge card")
    return beside_it(s, 0, piece(ground, symbol("hagar-tick", 22, -11, -11), choice=choice))


def arrow(s: Seen, way: int) -> Element:
    """Turns the coaster to the left or to the right."""
    mark = symbol("hagar-turn", 22, -11, -11)
    shown = el("g", mark, transform="scale(-1 1)") if way < 0 else mark
    label = s.word("turn-back" if way < 0 else "turn-on")
    return beside_it(s, way, control(el("circle", r=BUTTON, class_="edge card"), shown, label=label, data_turn=way))


def beside_it(s: Seen, place: int, button: Element) -> Element:
    """Below the coaster or above it, with the coaster between them and whatever lies on the other side."""
    size = 1 / s.frame.closer
    down = s.frame.cell + 1.25 * BUTTON * size if is_room_below(s) else -1.25 * BUTTON * size
    scaled = el("g", button, transform=f"scale({size:.3f})")
    return at(s.frame.field + place * 2.35 * BUTTON * size, down, scaled)


def is_room_below(s: Seen) -> bool:
    """Is the window's edge far, and does no coaster lie there, unless one lies above as well?"""
    x, y = s.view["chosen"]
    _, upper = s.frame.of_cell((x, y))
    _, top, _, height = s.frame.shown
    needed = 2.6 * BUTTON / s.frame.closer
    taken = [one["cell"] for one in s.view["map"]]
    above_is_free = [x, y - 1] not in taken and upper - needed > top
    return upper + s.frame.cell + needed < top + height and ([x, y + 1] not in taken or not above_is_free)
