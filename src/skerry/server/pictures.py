"""Pictures of tables to share, as links to them show: any position with what spectators may see, framed, as a PNG.

Anyone who knows a table may ask, so it must cost little: pixels are made in a process of its own with a deadline and
little memory, at the cost of the one who asks, and the same picture is made once.
"""

import hashlib
import re
from collections import OrderedDict
from functools import partial
from typing import Final

from skerry.drawing.lettering import shortened, words
from skerry.drawing.pixels import png
from skerry.drawing.style import LIGHT
from skerry.drawing.svg import Element, el
from skerry.games import cover
from skerry.kernel.state import OVER, State
from skerry.server.budgets import charge
from skerry.server.copies import fonts_folder
from skerry.server.lanes import timed
from skerry.server.refusals import Refused
from skerry.server.replays import check_place
from skerry.server.standing import result, standing
from skerry.server.table import Table
from skerry.server.workers import WorkError, Workers

WIDTH: Final = 1200
HEIGHT: Final = 630
"""What applications that show a link make room for."""
LINE: Final = 66
"""For the words below the board, of this size."""
SIZE: Final = 30
MARGIN: Final = 22

WITHIN: Final = 10.0
"""Seconds for one picture; half a second is usual."""
MEMORY: Final = 1024**3
MOST_WAITING: Final = 8
"""Pictures that wait for the process; more are refused, so that nobody waits for long."""
MOST_KEPT: Final = 50
"""Pictures that are kept, each of some 200 kB."""

OUTER: Final = re.compile(
    r'<svg [^>]*viewBox="0 0 (?P<width>[\d.]+) (?P<height>[\d.]+)"[^>]*>(?P<inside>.*)</svg>\s*', re.DOTALL
)


class Pictures:
    """The process that makes pixels, started when it is first needed, and the last pictures. Close it at the end."""

    def __init__(self) -> None:
        self._workers = Workers(1, MEMORY, gives_way=True)
        # Of this module the process would need the whole server.
        self._draw = partial(png, width=WIDTH, fonts=[str(file) for file in sorted(fonts_folder().glob("*.ttf"))])
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def png(self, svg: str) -> bytes:
        """A drawing as a PNG. Those who ask pay for the time of the process as if it were the server's."""
        key = hashlib.sha256(svg.encode()).digest()
        if key not in self._kept:
            self._keep(key, await self._made(svg))
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _made(self, svg: str) -> bytes:
        if self._workers.waiting >= MOST_WAITING:
            raise Refused("busy-with-pictures")
        try:
            made, seconds = await self._workers.do(timed, (self._draw, svg), within=WITHIN)
        except WorkError as error:
            raise Refused("busy-with-pictures") from error
        charge(seconds)
        return made

    def _keep(self, key: bytes, made: bytes) -> None:
        self._kept[key] = made
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        self._workers.close()


# --- what is on it ----------------------------------------------------------------------------------------------------


def drawn(table: Table, at: int | None, lang: str) -> str:
    """A table as a spectator sees it: now or, when it is over, after this many words; before it begins, the cover."""
    game = table.game
    if at is not None:
        check_place(table, at)
    state = table.state if at is None else table.course.position(at)
    board = game.board(state.seen_by(None), [], lang, table.names) if table.begun else ""
    return framed(board or cover(game.slug), f"{game.title}: {told(table, state, lang)}")


def told(table: Table, state: State, lang: str) -> str:
    """What everyone may know of a position, in a line: whose turn it is, or how the game ended."""
    if not table.begun:
        return table.game.about(lang).summary
    if state.to_move == OVER:
        return result(standing(table), lang)
    return table.game.say(state.prompt(None), lang, table.names)


def framed(drawing: str, line: str) -> str:
    """A drawing as large as it can be on a picture of the usual size, with a line below it."""
    ground = el("rect", width=WIDTH, height=HEIGHT, fill=LIGHT["table"])
    below = words(
        shortened(line, WIDTH - 2 * MARGIN, SIZE, bold=True),
        WIDTH / 2,
        HEIGHT - MARGIN,
        SIZE,
        anchor="middle",
        fill=LIGHT["ink"],
        font_family="Skerry Serif, Georgia, serif",
        font_weight=700,
    )
    box = f"0 0 {WIDTH} {HEIGHT}"
    return str(el("svg", ground, fitting(drawing), below, xmlns="http://www.w3.org/2000/svg", viewBox=box))


def fitting(drawing: str) -> Element | None:
    """In the middle of the place above the line."""
    found = OUTER.fullmatch(drawing)
    if found is None:
        return None
    width, height = float(found["width"]), float(found["height"])
    scale = min(WIDTH / width, (HEIGHT - LINE) / height)
    x, y = (WIDTH - width * scale) / 2, (HEIGHT - LINE - height * scale) / 2
    place = f"translate({x:.2f} {y:.2f}) scale({scale:.4f})"
    edge = el("clipPath", el("rect", width=width, height=height), id="edge")
    return el("g", edge, Element(found["inside"]), class_="skerry", transform=place, clip_path="url(#edge)")
