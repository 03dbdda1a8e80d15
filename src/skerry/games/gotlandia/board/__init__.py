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

from skerry.drawing.board import Frame, zone
from skerry.drawing.drawers import drawer, handle
from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.pieces import panel
from skerry.drawing.svg import Element, el, together
from skerry.games.gotlandia.board.banner import banner
from skerry.games.gotlandia.board.chart import island, leads
from skerry.games.gotlandia.board.geometry import CHARTS, HEAD, HEIGHT, SHELF, STRIP, STRIPS_APART
from skerry.games.gotlandia.board.goals import goals
from skerry.games.gotlandia.board.hand import desk_on_top, hand, market_handle, shelf_alone
from skerry.games.gotlandia.board.land import Land
from skerry.games.gotlandia.board.looks import ARTWORK, STYLESHEET
from skerry.games.gotlandia.board.market import market
from skerry.games.gotlandia.board.players import own_head, panel_of, strips
from skerry.games.gotlandia.board.result import result
from skerry.games.gotlandia.board.scene import Scene
from skerry.games.gotlandia.text import Texts
from skerry.games.gotlandia.views import GotlandiaView
from skerry.kernel.board import Glance
from skerry.kernel.moves import Move

WITHOUT_A_PIECE: Final = {"decline", "done", "pass", "show", "reveal", "draw-cards"}


class IslandBoards:
    """Draws the boards of a game with its pack: the map is that of the pack, so the frame is too."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @cached_property
    def lands(self) -> tuple[Land, Land]:
        """Worked out when the first board is drawn: most games are played without any."""
        grid = self.texts.names.entries.map.grid
        wide, narrow = [Land(self.texts.names, one.name, one.width / grid, one.height / grid) for one in CHARTS]
        return wide, narrow

    @cached_property
    def frame(self) -> Frame:
        drawn = [
            together(land.outlines(), land.symbol(size.width, size.height))
            for land, size in zip(self.lands, CHARTS, strict=True)
        ]
        return Frame("gotlandia", STYLESHEET, ARTWORK + "".join(map(str, drawn)))

    def board(self, glance: Glance[GotlandiaView]) -> dict[str, str]:
        """A view of Gotlandia as one SVG element that needs nothing from outside; a bare one needs the assets."""
        s = Scene(self.texts, self.lands, glance)
        whole = below(parts(s), s.size.gap)
        return self.frame.board(whole, s.size.width, s.size.margin, s.word("board"), s.parts, bare=glance.bare)

    def assets(self) -> str:
        """What bare boards need, once on their page."""
        return self.frame.assets()

    def unplaced(self, moves: Sequence[Move]) -> list[Move]:
        """Some families belong to nothing on the board."""
        return [move for move in moves if move.family.name in WITHOUT_A_PIECE]


def parts(s: Scene) -> list[Picture]:
    """On a screen the map fills the height, and all else lies beside it or in a drawer; a phone has a tab for each."""
    if not s.size.narrow:
        return [beside([island(s), side(s)], s.size.gap, top=True)]
    top = [island(s), s.part("stage", banner), s.part("leads", leads)]
    if s.view.outcome is not None:
        top.insert(0, s.part("result", result))
    table, others = below(top, s.size.gap), below([*goals(s), *panels(s, others_of(s))], s.size.gap)
    zones = [zone("table", table, scrolls=True)]
    zones += [] if s.you is None else [zone("mine", mine(s, s.you.seat), scrolls=True)]
    zones.append(zone("market", market(s), scrolls=True))
    return zones if not others.height else [*zones, zone("others", others, scrolls=True)]


def others_of(s: Scene) -> list[int]:
    return [seat for seat in range(s.view.seats) if not s.mine[seat]]


def panels(s: Scene, seats: Sequence[int]) -> list[Picture]:
    return [s.part(f"player-{seat}", panel_of, seat) for seat in seats]


def mine(s: Scene, seat: int) -> Picture:
    """On a phone: what you have, what is asked, your cards, and what is seldom needed."""
    pad, room = s.size.pad, s.size.room
    held = [] if s.view.outcome is not None else [hand(s, room, 0)]
    inside = below([s.part("own", own_head, seat), *held], 6)
    ground = panel(s.size.side, inside.height + 2 * pad, 8, "panel mine")
    drawn = el("g", ground, at(pad, pad, inside), id="hand")
    return below([Picture(drawn, s.size.side, inside.height + 2 * pad), *panels(s, [seat])], s.size.gap)


def side(s: Scene) -> Picture:
    """Beside the map: the banners, a line for each of the others, your own part, and the drawers over it."""
    lines = [s.part("stage", banner), below([*goals(s), *strips(s)], STRIPS_APART)]
    drawers = [at(0, HEIGHT - one.height, drawer(name, one.element, shuts(s, name))) for name, one in in_drawers(s)]
    top = s.size.mine_top if s.you is not None else s.size.mine_top + STRIP + STRIPS_APART
    own = at(0, top, own_part(s, HEIGHT - top))
    return Picture(el("g", below(lines, s.size.gap).element, own, *drawers), s.size.side, HEIGHT)


def in_drawers(s: Scene) -> list[tuple[str, Picture]]:
    seats = [seat for seat in range(s.view.seats) if not s.is_shown_anyway(seat)]
    return [("market", market(s)), *[(f"player-{seat}", panels(s, [seat])[0]) for seat in seats]]


def shuts(s: Scene, name: str) -> Element:
    """In the corner of a drawer."""
    ground = el("rect", width=HEAD, height=HEAD, rx=6, class_="edge tab")
    cross = el("path", d="M7 7 18 18M18 7 7 18", class_="opens")
    return at(s.size.side - HEAD - 5, 4, handle(name, ground, cross, label=s.word("close")))


def own_part(s: Scene, height: float) -> Element:
    """What you have and your hand, and what is asked or the shelf at its lower end; at the end the result."""
    pad, room = s.size.pad, s.size.room
    ground = panel(s.size.side, height, 8, "panel" if s.you is None else "panel mine")
    parts = [] if s.you is None else [s.part("own", own_head, s.you.seat)]
    if s.view.outcome is not None:
        parts.append(s.part("result", result))
    if s.you is None:
        parts += [s.part("market-handle", market_handle), *on_turn(s)]
    if s.you is None or s.view.outcome is not None:
        return el("g", ground, at(pad, pad, below(parts, 5)), id="hand")
    lower = [s.part("desk", desk_on_top, room)]
    if s.digs() or not lower[0].height:
        lower.append(s.part("shelf", shelf_alone, room))
    placed, bottom = [], height - pad
    for one in reversed(lower):
        bottom -= one.height
        placed.append(at(pad, bottom, one))
        bottom -= 5 if one.height else 0
    free = s.size.hand_height + SHELF - (height - pad - bottom) if s.digs() else s.size.hand_height
    parts.append(hand(s, room, free))
    return el("g", ground, at(pad, pad, below(parts, 5)), *placed, id="hand")


def on_turn(s: Scene) -> list[Picture]:
    """To those who look on: the player on turn."""
    shown = [] if s.view.over else panels(s, [s.view.turn])
    return [Picture(at(-s.size.pad, 0, one), one.width, one.height) for one in shown]
