"""The reef drawn as SVG, from a seat's view and its legal moves; neither the state nor a rule is known here.

What can be chosen carries the word of its move (`data-move`), a drowned wreck the word one might wish to say
(`data-wish`). What can be explained carries some lines about it, in the last one the ids of the rules (`data-tip`).
"""

from functools import partial
from typing import Final

from low_water.board.crews import crews, hand, result
from low_water.board.looks import ARTWORK, STYLESHEET
from low_water.board.reef import gauge, head, reef
from low_water.board.scene import Scene
from low_water.text import Texts
from skerry.drawing.board import Boards, Frame
from skerry.drawing.layout import Picture, below

FRAME: Final = Frame("low-water", STYLESHEET, ARTWORK)


def boards(texts: Texts) -> Boards[Scene]:
    return Boards(FRAME, partial(Scene, texts), whole)


def whole(s: Scene) -> Picture:
    """From top to bottom; at the end the result takes the place of the reef."""
    if s.view.outcome is not None:
        return below([s.part("head", head), s.part("result", result, s.view.outcome), crews(s)], s.size.gap)
    own = [] if s.you is None else [s.part("hand", hand, s.you)]
    return below([s.part("head", head), s.part("gauge", gauge), reef(s), *own, crews(s)], s.size.gap)
