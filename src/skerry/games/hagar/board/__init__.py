"""The table of Hägar drawn as SVG, from a seat's view and its legal moves; neither the state nor a rule is known here.

The map grows from the middle and is always framed, with a ring of free cells around it. What can be chosen carries the
word of its move (`data-move`), what might be wished but is not legal that word too (`data-wish`). What can be explained
carries some lines about it, in the last one the ids of the rules (`data-tip`). A coaster keeps its id wherever it lies
(`c-coaster-07`), and so does a token, which is known by the field it was put on first (`t-coaster-07-nw`).
"""

from functools import partial
from typing import Final

from skerry.drawing.board import Boards, Frame, zone
from skerry.drawing.layout import Picture, at, below
from skerry.drawing.svg import el
from skerry.games.hagar.board.looks import ARTWORK, STYLESHEET
from skerry.games.hagar.board.oak import MUG, mug, oak
from skerry.games.hagar.board.panels import in_hand, stage, standing
from skerry.games.hagar.board.scene import Scene
from skerry.games.hagar.board.table import table
from skerry.games.hagar.text import Texts

WITHOUT_A_PIECE: Final = {"pass"}

FRAME: Final = Frame("hagar", STYLESHEET, ARTWORK)


def boards(texts: Texts) -> Boards[Scene]:
    return Boards(FRAME, partial(Scene, texts), whole, WITHOUT_A_PIECE)


def whole(s: Scene) -> Picture:
    """A phone has a tab for what lies in the middle and one for the others."""
    if not s.size.narrow:
        return all_on_oak(s)
    gap = s.size.gap
    lying, others = below([table(s), *in_hand(s)], gap), below([s.part("stage", stage), *standing(s, 0)], gap)
    return below([zone("table", lying, scrolls=True, alone=True), zone("others", others, scrolls=True)], gap)


def all_on_oak(s: Scene) -> Picture:
    """On a screen notes lie on the table beside the map, and a mug where they leave it room."""
    size = s.size
    top = [s.part("stage", stage), *in_hand(s)]
    notes = below([*top, *standing(s, sum(one.height + size.gap for one in top))], size.gap)
    height = max(size.map_height, notes.height + 2 * size.brim)
    room = height - notes.height - 2 * size.brim
    drink = at(size.inside - MUG - 24, height - MUG - size.brim, mug()) if room > MUG else None
    lying = at(size.map_width, size.brim, notes)
    return Picture(el("g", oak(size.inside, height), drink, table(s).element, lying), size.inside, height)
