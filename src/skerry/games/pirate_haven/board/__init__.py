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

from skerry.drawing.board import Frame, zone
from skerry.drawing.layout import Picture, below, beside
from skerry.drawing.svg import el
from skerry.games.pirate_haven.board.bench import bench
from skerry.games.pirate_haven.board.chart import chart
from skerry.games.pirate_haven.board.island import island
from skerry.games.pirate_haven.board.looks import ARTWORK, STYLESHEET
from skerry.games.pirate_haven.board.others import drawers, strips
from skerry.games.pirate_haven.board.result import result
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.board.scenery import deck
from skerry.games.pirate_haven.text import Texts
from skerry.games.pirate_haven.views import PirateHavenView
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
) -> dict[str, str]:
    """A view of Pirate Haven as one SVG element that needs nothing from outside; a bare one needs the assets."""
    s = Scene(texts, view, moves, lang, names, narrow=narrow)
    size = s.size
    whole = below(parts(s), size.gap)
    if not narrow:
        whole = on_deck(whole)
    label = s.word("board")
    return FRAME.board(whole, size.width, size.margin, label, s.parts, bare=bare, drawers=drawers(s))


def parts(s: Scene) -> list[Picture]:
    """The stage, what is your own, and the others. At the end the result takes the place of the chart."""
    size = s.size
    stage = s.part("result", result) if s.view.outcome else chart(s)
    at_hand = [] if s.view.outcome else [s.part("bench", bench)]
    own = island(s, s.main)
    if size.narrow:
        return [zone("table", stage), zone("mine", below([own, *at_hand], size.gap)), zone("others", strips(s))]
    return [beside([below([stage, *at_hand], size.gap), own], size.gap, top=True), strips(s)]


def on_deck(whole: Picture) -> Picture:
    """Everything lies on the ship's deck."""
    return Picture(el("g", deck(whole.width, whole.height), whole.element), whole.width, whole.height)


def unplaced(moves: Sequence[Move]) -> list[Move]:
    """The moves that belong to nothing on the board: a page offers them as buttons."""
    return [move for move in moves if move.word in WITHOUT_A_PIECE]
