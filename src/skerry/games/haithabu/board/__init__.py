"""The table of Haithabu drawn as SVG, from a seat's view and its legal moves; neither state nor rule is known here.

Things are drawn at the origin by small functions and put together by their sizes. What can be chosen carries the word
of its move (`data-move`), what might be wished but is not legal that word too (`data-wish`), so that a page can say
why. What can be explained carries some lines about it, in the last one the ids of the rules (`data-tip`). What travels
keeps its id: order cards (`o-order-25`), vehicles (`v-ship-20-3`), goods by place, kind and number (`market-mead-3`,
`warehouse-0-mead-1`). Places have one each: spaces (`space-A`, `stall-mead`), stacks, mats, piles, characters, the inn.
"""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.board import Frame
from skerry.drawing.layout import Picture, below, beside
from skerry.games.haithabu.board.desk import desk, table_of_events
from skerry.games.haithabu.board.dial import dial
from skerry.games.haithabu.board.looks import ARTWORK, STYLESHEET
from skerry.games.haithabu.board.market import market
from skerry.games.haithabu.board.mat import other_mat, own_mat
from skerry.games.haithabu.board.offers import offers
from skerry.games.haithabu.board.people import people
from skerry.games.haithabu.board.result import result
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.stage import stage
from skerry.games.haithabu.text import Texts
from skerry.games.haithabu.views import HaithabuView
from skerry.kernel.board import NO_PICKS, Picks
from skerry.kernel.moves import Move

WITHOUT_A_PIECE: Final = {"end-turn", "nothing", "done", "point", "loan"}

FRAME: Final = Frame("haithabu", STYLESHEET, ARTWORK)


def board(
    texts: Texts,
    view: HaithabuView,
    moves: Sequence[Move],
    lang: str,
    names: list[str],
    *,
    narrow: bool = False,
    bare: bool = False,
    picks: Picks = NO_PICKS,
) -> dict[str, str]:
    """A view of Haithabu as one SVG element that needs nothing from outside; a bare one needs the assets."""
    s = Scene(texts, view, moves, lang, names, narrow=narrow)
    s.picks = picks
    whole = below(parts(s), s.size.gap)
    return FRAME.board(whole, s.size.width, s.size.margin, s.word("board"), s.parts, bare=bare)


def parts(s: Scene) -> list[Picture]:
    """From top to bottom. On a screen the own mat, the desk and the other mats lie below the market and the dial.

    On a phone the desk comes first, if anything lies on it. At the end the result takes its place.
    """
    gap = s.size.gap
    own = own_mat(s, s.main)
    others = [other_mat(s, seat) for seat in range(s.view.seats) if seat != s.main]
    shown = s.part("desk", desk) if s.view.outcome is None else s.part("result", result)
    middle = [shown] if shown.height else []
    head = s.part("stage", stage)
    if s.size.narrow:
        events = s.part("events", table_of_events)
        return [head, *middle, dial(s), market(s), own, *offers(s), people(s), *others, events]
    upper = beside([market(s), dial(s), below(offers(s), gap)], gap, top=True)
    return [head, upper, people(s), beside([own, *middle, below(others, gap)], gap, top=True)]


def unplaced(moves: Sequence[Move]) -> list[Move]:
    """The moves that belong to nothing on the board: a page offers them as buttons."""
    return [move for move in moves if move.word in WITHOUT_A_PIECE]
