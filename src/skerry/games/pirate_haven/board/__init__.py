"""The table of Pirate Haven drawn as SVG, from a seat's view and its legal moves; neither state nor rule is known here.

Things are drawn at the origin by small functions and put together by their sizes. What can be chosen carries the word
of its move (`data-move`), what might be wished but is not legal that word too (`data-wish`), so that a page can say
why. What can be explained carries some lines about it, in the last one the ids of the rules (`data-tip`). What travels
keeps its id, the wooden Ships (`ship-0`) and the cubes (`cube-0`), or has one that ends in its name and a number: on
the Map (`m-7-tavern-1`), landed on (`bench-tavern-1`), on an Island (`t-0-land-2-tavern-1`, `d-0-land-2-treasure-1`,
`d-0-sea-3-navy-1`). Places stay (`data-stays`): spots of the Map (`m-7`) and of the Islands (`i-0-land-2`).
"""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.board import Frame
from skerry.drawing.layout import Picture, below, beside
from skerry.games.pirate_haven.board.bench import at_hand
from skerry.games.pirate_haven.board.chart import chart
from skerry.games.pirate_haven.board.decks import decks
from skerry.games.pirate_haven.board.island import island
from skerry.games.pirate_haven.board.looks import ARTWORK, STYLESHEET
from skerry.games.pirate_haven.board.result import result
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.text import Texts
from skerry.games.pirate_haven.views import PirateHavenView
from skerry.kernel.board import NO_PICKS, Picks
from skerry.kernel.moves import Move

WITHOUT_A_PIECE: Final = {"bonus", "discard", "decline", "use"}

FRAME: Final = Frame("pirate-haven", STYLESHEET, ARTWORK)


def board(
    texts: Texts,
    view: PirateHavenView,
    moves: Sequence[Move],
    lang: str,
    names: list[str],
    *,
    narrow: bool = False,
    bare: bool = False,
    picks: Picks = NO_PICKS,
) -> dict[str, str]:
    """A view of Pirate Haven as one SVG element that needs nothing from outside; a bare one needs the assets."""
    s = Scene(texts, view, moves, lang, names, narrow=narrow)
    s.picks = picks
    whole = below(parts(s), s.size.gap)
    return FRAME.board(whole, s.size.width, s.size.margin, s.word("board"), s.parts, bare=bare)


def parts(s: Scene) -> list[Picture]:
    """From top to bottom. On a screen the own Island lies beside the Map; at the end the result takes its place."""
    size = s.size
    outcome = s.view.outcome
    sea = [s.part("result", result)] if outcome else [chart(s), *at_hand(s)]
    own = island(s, s.main, size.own_width, size.own_cell)
    seats = [seat for seat in range(s.view.seats) if seat != s.main]
    others = [island(s, seat, size.other_width, size.other_cell) for seat in seats]
    if size.narrow:
        return [*sea, own, decks(s), *others]
    upper = beside([below(sea, size.gap), own], size.gap, top=True)
    return [upper, beside([*others, decks(s)], size.gap, top=True)]


def unplaced(moves: Sequence[Move]) -> list[Move]:
    """The moves that belong to nothing on the board: a page offers them as buttons."""
    return [move for move in moves if move.word in WITHOUT_A_PIECE]
