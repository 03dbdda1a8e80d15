"""The table of Pirate Haven drawn as SVG, from a seat's view and its legal moves; neither state nor rule is known here.

Things are drawn at the origin by small functions and put together by their sizes. What can be chosen carries the word
of its move (`data-move`), what might be wished but is not legal that word too (`data-wish`), so that a page can say
why. What can be explained carries some lines about it, in the last one the ids of the rules (`data-tip`). What travels
keeps its id, the wooden Ships (`ship-0`) and the cubes (`cube-0`), or has one that ends in its name and a number: on
the Map (`m-7-tavern-1`), landed on (`bench-tavern-1`), on an Island (`t-0-land-2-tavern-1`, `d-0-land-2-treasure-1`,
`d-0-sea-3-navy-1`). Places stay (`data-stays`): spots of the Map (`m-7`) and of the Islands (`i-0-land-2`).
"""

from functools import partial
from typing import Final

from skerry.drawing.board import Boards, Frame, zone
from skerry.drawing.layout import Picture, at, below, beside
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

WITHOUT_A_PIECE: Final = {"bonus", "discard", "decline", "use"}

FRAME: Final = Frame("pirate-haven", STYLESHEET, ARTWORK)


def boards(texts: Texts) -> Boards[Scene]:
    return Boards(FRAME, partial(Scene, texts), whole, WITHOUT_A_PIECE)


def whole(s: Scene) -> Picture:
    return phone(s) if s.size.narrow else screen(s)


def screen(s: Scene) -> Picture:
    """The stage, beside it what is your own, and below them the others; all of it lies on the ship's deck."""
    gap = s.size.gap
    left, own = below(stage(s), gap), island(s, s.main)
    lying = below([beside([left, own], gap, top=True), strips(s)], gap)
    over = [at(lying.width - own.width, 0, one) for one in drawers(s)]
    return Picture(el("g", deck(lying.width, lying.height), lying.element, *over), lying.width, lying.height)


def phone(s: Scene) -> Picture:
    """One zone at a time. What was landed on lies below the own Island, else the bench lies below the chart."""
    top, *at_hand = stage(s)
    own = island(s, s.main)
    placing = s.coming or s.view.docked
    table, mine = ([top], [own, *at_hand]) if placing else ([top, *at_hand], [own])
    seated, over = strips(s), drawers(s)
    others = Picture(el("g", seated.element, *over), seated.width, max(seated.height, own.height))
    zones = {"table": below(table, s.size.gap), "mine": below(mine, s.size.gap), "others": others}
    return below([zone(name, one, scrolls=True) for name, one in zones.items()], s.size.gap)


def stage(s: Scene) -> list[Picture]:
    """The chart and the bench; at the end the result takes their place."""
    return [s.part("result", result)] if s.view.outcome else [chart(s), s.part("bench", bench)]
