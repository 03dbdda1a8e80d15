"""The table of Riga drawn as SVG, from a seat's view and its legal moves; neither the state nor a rule is known here.

Things are drawn at the origin by small functions and put together by their sizes. What can be chosen carries the word
of its move (`data-move`), what might be wished but is not legal that word too (`data-wish`), so that a page can say
why. What can be explained carries some lines about it, in the last one the ids of the rules (`data-tip`). Every piece
keeps its id wherever it lies, so that a page can let it travel: a building has its own (`b-visby-bank`; a player's Riga
building `b-0-riga-school`), a good one of place, kind and number (`row-2-wine-1`, `hand-wine-1`), the piles and the
hands of the others one each (`pile-goods`, `discard-buildings`, `seat-1-goods`, …).
"""

from functools import partial
from typing import Final

from skerry.drawing.board import Boards, Frame, zone
from skerry.drawing.layout import Picture, below, beside
from skerry.games.riga.board.calendar import calendar
from skerry.games.riga.board.hand import hand
from skerry.games.riga.board.looks import ARTWORK, STYLESHEET
from skerry.games.riga.board.markets import markets
from skerry.games.riga.board.players import players
from skerry.games.riga.board.quay import quay
from skerry.games.riga.board.result import result
from skerry.games.riga.board.scene import Scene
from skerry.games.riga.board.scenery import PANORAMA, panorama
from skerry.games.riga.board.ships import ships
from skerry.games.riga.text import Texts

WITHOUT_A_PIECE: Final = {"end", "pay", "no-more", "keep-none", "skip", "school knight", "school merchant"}

FRAME: Final = Frame("riga", STYLESHEET, ARTWORK)


def boards(texts: Texts) -> Boards[Scene]:
    return Boards(FRAME, partial(Scene, texts), whole, WITHOUT_A_PIECE)


def whole(s: Scene) -> Picture:
    return below(parts(s), s.size.gap)


def parts(s: Scene) -> list[Picture]:
    """From top to bottom. On a screen the own hand lies at the bottom, on a phone near to what is decided on.

    At the end the result takes the place of the display, under the town, and all hands lie open before their owners.
    """
    around = below(players(s), s.size.gap) if s.size.narrow else beside(players(s), s.size.gap, top=True)
    if s.view.outcome is not None:
        view = [] if s.size.narrow else [Picture(panorama(s.size.inside), s.size.inside, PANORAMA)]
        return [s.part("calendar", calendar), *view, s.part("result", result), around]
    if not s.size.narrow:
        own = [] if s.you is None else [s.kept(hand)]
        middle = beside([s.kept(ships), s.kept(quay)], s.size.gap, top=True)
        return [s.part("calendar", calendar), middle, s.kept(markets), *own, around]
    table = below([s.part("calendar", calendar), s.kept(ships), s.kept(quay)], s.size.gap)
    mine = [s.kept(markets)] if s.you is None else [s.kept(markets), s.kept(hand)]
    zones = {"table": table, "mine": below(mine, s.size.gap), "others": around}
    return [zone(name, picture, scrolls=True) for name, picture in zones.items()]
