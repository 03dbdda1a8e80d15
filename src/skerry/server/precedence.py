"""Who goes first when many ask at once: those who asked for little of late, and those who play before those who watch.

A budget limits what one address gets, but ten addresses together can still keep the server busy. Then a move would wait
at every step for a board that is drawn for somebody else. So everything that can wait goes one by one, and only while
no move of a modest visitor is on its way.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

LONGEST: Final = 0.25
"""Seconds for which others may go first; then even those at the back of the line have their turn."""
PAUSE: Final = 0.001
QUIET: Final = 3
"""Rounds of the event loop without a move: a message takes about as many from the network to its socket's task."""


class Precedence:
    """Moves that are on their way, and the line of those who wait for a quiet moment."""

    def __init__(self) -> None:
        self._moves = 0
        self._line = asyncio.Lock()

    @contextmanager
    def move(self) -> Iterator[None]:
        """Until it is done, nobody from the line begins anything."""
        self._moves += 1
        try:
            yield
        finally:
            self._moves -= 1

    async def turn(self) -> None:
        """Wait in line for a quiet moment."""
        async with self._line:
            latest = monotonic() + LONGEST
            quiet = 0
            while quiet < QUIET and monotonic() < latest:
                await asyncio.sleep(PAUSE if self._moves else 0)
                quiet = 0 if self._moves else quiet + 1
