"""The table of Gotlandia drawn as SVG, from a seat's view and its legal moves; neither state nor rule is known here.

Things are drawn at the origin by small functions and put together by their sizes. What can be chosen carries the word
of its move (`data-move`), what might be wished but is not legal that word too (`data-wish`), so that a page can say
why. What can be explained carries some lines about it, in the last one the ids of the rules (`data-tip`). The land is a
symbol, made once from the polygons of the pack. What travels has an id of place, kind and number: ships
(`east-ship_a-1`, seats are letters), pirates (`east-pirate-1`), cards (`hand-forest-2`, `played-forest-1`), workers;
settlements have one of seat and district (`s-0-garde`).
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from skerry.drawing.board import Frame
from skerry.drawing.layout import Picture, below, beside
from skerry.drawing.svg import together
from skerry.games.gotlandia.board.chart import chart
from skerry.games.gotlandia.board.geometry import CHARTS
from skerry.games.gotlandia.board.hand import hand
from skerry.games.gotlandia.board.land import Land
from skerry.games.gotlandia.board.looks import ARTWORK, STYLESHEET
from skerry.games.gotlandia.board.offers import offers
from skerry.games.gotlandia.board.players import players
from skerry.games.gotlandia.board.result import result
from skerry.games.gotlandia.board.scene import Scene
from skerry.games.gotlandia.board.stage import stage
from skerry.games.gotlandia.text import Texts
from skerry.games.gotlandia.views import GotlandiaView
from skerry.kernel.board import Picks
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack

WITHOUT_A_PIECE: Final = {"decline", "done", "pass", "show", "reveal", "draw-cards"}


class Boards:
    """Draws the boards of a game with its pack: the map is that of the pack."""

    def __init__(self, texts: Texts, pack: Pack) -> None:
        self.texts = texts
        self.pack = pack.data

    @cached_property
    def lands(self) -> tuple[Land, Land]:
        """Worked out when the first board is drawn: most games are played without any."""
        grid = self.pack["map"]["grid"]
        wide, narrow = [Land(self.texts.names, one.name, one.width / grid, one.height / grid) for one in CHARTS]
        return wide, narrow

    @cached_property
    def frame(self) -> Frame:
        drawn = [
            together(land.outlines(), land.symbol(size.width, size.height))
            for land, size in zip(self.lands, CHARTS, strict=True)
        ]
        return Frame("gotlandia", STYLESHEET, ARTWORK + "".join(map(str, drawn)))

    def board(
        self,
        view: GotlandiaView,
        moves: Sequence[Move],
        lang: str,
        names: list[str],
        *,
        narrow: bool,
        bare: bool,
        picks: Picks,
    ) -> dict[str, str]:
        """A view of Gotlandia as one SVG element that needs nothing from outside; a bare one needs the assets."""
        s = Scene(self.texts, self.pack, self.lands, view, moves, lang, names, narrow=narrow)
        s.picks = picks
        whole = below(parts(s), s.size.gap)
        return self.frame.board(whole, s.size.width, s.size.margin, s.word("board"), s.parts, bare=bare)

    def assets(self) -> str:
        """What bare boards need, once on their page."""
        return self.frame.assets()


def parts(s: Scene) -> list[Picture]:
    """From top to bottom. On a screen all that is not yours lies beside the map; on a phone the hand is near to it."""
    seats = list(range(s.view.seats))
    own = [] if s.you is None else [hand(s, s.you)]
    bottom = own if s.view.outcome is None else [s.part("result", result)]
    if s.size.narrow:
        mine = [] if s.you is None else [s.you.seat]
        others = [seat for seat in seats if seat not in mine]
        rest = [players(s, part) for part in (mine, others) if part]
        return [s.part("stage", stage), chart(s), *bottom, *rest[:1], offers(s), *rest[1:]]
    side = below([s.part("stage", stage), players(s, seats), offers(s)], s.size.gap)
    return [beside([chart(s), side], s.size.gap, top=True), *bottom]


def unplaced(moves: Sequence[Move]) -> list[Move]:
    """The moves that belong to nothing on the board: a page offers them as buttons."""
    return [move for move in moves if move.family.name in WITHOUT_A_PIECE]
