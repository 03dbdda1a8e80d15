"""The reef drawn as SVG, from a seat's view and its legal moves; neither the state nor a rule is known here.

What can be chosen carries the word of its move (`data-move`), a drowned wreck the word one might wish to say
(`data-wish`). What can be explained carries some lines about it, in the last one the ids of the rules (`data-tip`).
"""

from typing import Final

from low_water.board.crews import crews, hand, result
from low_water.board.looks import ARTWORK, STYLESHEET
from low_water.board.reef import gauge, head, reef
from low_water.board.scene import Scene
from low_water.text import Texts
from low_water.views import LowWaterView
from skerry.drawing.board import Frame
from skerry.drawing.layout import Picture, below
from skerry.kernel.board import Glance

FRAME: Final = Frame("low-water", STYLESHEET, ARTWORK)


def board(texts: Texts, glance: Glance[LowWaterView]) -> dict[str, str]:
    """A view of Low Water as one SVG element that needs nothing from outside; a bare one needs the page's assets."""
    s = Scene(texts, glance)
    return FRAME.board(below(parts(s), s.gap), s.width, s.margin, s.word("board"), s.parts, bare=glance.bare)


def parts(s: Scene) -> list[Picture]:
    """From top to bottom; at the end the result takes the place of the reef."""
    if s.view.outcome is not None:
        return [s.part("head", head), s.part("result", result, s.view.outcome), crews(s)]
    own = [] if s.you is None else [s.part("hand", hand, s.you)]
    return [s.part("head", head), s.part("gauge", gauge), reef(s), *own, crews(s)]
