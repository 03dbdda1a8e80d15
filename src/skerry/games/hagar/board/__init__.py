"""The table of Hägar drawn as SVG, from a seat's view and its legal moves; neither the state nor a rule is known here.

The map grows from the middle and is always framed, with a ring of free cells around it. What can be chosen carries the
word of its move (`data-move`), what might be wished but is not legal that word too (`data-wish`). What can be explained
carries some lines about it, in the last one the ids of the rules (`data-tip`). A coaster keeps its id wherever it lies
(`c-coaster-07`), and so does a token, which is known by the field it was put on first (`t-coaster-07-nw`).
"""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.board import Frame, zone
from skerry.drawing.layout import below, beside
from skerry.games.hagar.board.looks import ARTWORK, STYLESHEET
from skerry.games.hagar.board.panels import in_hand, stage, standing
from skerry.games.hagar.board.scene import Scene
from skerry.games.hagar.board.table import table
from skerry.games.hagar.text import Texts
from skerry.games.hagar.views import HagarView
from skerry.kernel.board import Glance
from skerry.kernel.moves import Move

WITHOUT_A_PIECE: Final = {"pass"}

FRAME: Final = Frame("hagar", STYLESHEET, ARTWORK)


def board(texts: Texts, glance: Glance[HagarView]) -> dict[str, str]:
    """A view of Hägar as one SVG element that needs nothing from outside; a bare one needs the assets on its page."""
    s = Scene(texts, glance)
    gap = s.size.gap
    if glance.narrow:
        lying, others = below([table(s), *in_hand(s)], gap), below([s.part("stage", stage), *standing(s, 0)], gap)
        whole = below([zone("table", lying, scrolls=True), zone("others", others, scrolls=True)], gap)
    else:
        top = [s.part("stage", stage), *in_hand(s)]
        side = [*top, *standing(s, sum(one.height + gap for one in top))]
        whole = beside([table(s), below(side, gap)], gap, top=True)
    return FRAME.board(whole, s.size.width, s.size.margin, s.word("board"), s.parts, bare=glance.bare)


def unplaced(moves: Sequence[Move]) -> list[Move]:
    """The moves that belong to nothing on the board: a page offers them as buttons."""
    return [move for move in moves if move.word in WITHOUT_A_PIECE]
