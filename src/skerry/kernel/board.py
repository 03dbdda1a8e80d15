"""A board in parts: markup by ids, and how it becomes one drawing."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from skerry.kernel.moves import Move
from skerry.kernel.views import View

GROUND: Final = ""
"""The id of what holds all the other parts: it has an empty group for each of them, `<g data-part="hand"/>`."""

Picks = Mapping[str, tuple[int, int]]
"""Of moves that are parts of a larger choice, by word: how often each is picked, and how often it could be."""

NO_PICKS: Final[Picks] = {}

V = TypeVar("V", bound=View)


class Glance(Generic[V]):
    """Who looks at a board: what they see and may do, in which language, with whose names, wide or for a phone.

    A bare board is for a page that has looks and symbols once. Of the moves, those that are parts of a larger choice
    stand in the picks, which only a game is given whose decisions declare such choices (`Decision.role`).
    """

    def __init__(
        self,
        view: V,
        moves: Sequence[Move],
        lang: str,
        names: list[str],
        *,
        narrow: bool = False,
        bare: bool = False,
        picks: Picks = NO_PICKS,
    ) -> None:
        self.view = view
        self.moves = moves
        self.lang = lang
        self.names = names
        self.narrow = narrow
        self.bare = bare
        self.picks = picks


class Boards(Protocol):
    """Draws the boards of a game: a room outside the kernel does it (`drawing/board.py`)."""

    def board(self, glance: Glance[Any]) -> dict[str, str]: ...

    def assets(self) -> str: ...

    def unplaced(self, moves: Sequence[Move]) -> list[Move]: ...


PLACE: Final = re.compile(r'<g data-part="([^"]+)"/>')


def joined(parts: Mapping[str, str]) -> str:
    """A board with all its parts in their places; "" without a board."""
    return PLACE.sub(lambda place: f'<g data-part="{place[1]}">{parts[place[1]]}</g>', parts.get(GROUND, ""))
