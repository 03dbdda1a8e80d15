"""Positions as they were drawn last. Drawing is what costs most, so those who look in the same way share it."""

from typing import Any, Final

from skerry.server import wire
from skerry.server.seen import Look, position
from skerry.server.table import Table

MOST_LOOKS: Final = 6
"""Looks kept of one table: seats, languages and widths at which people are looking. Each takes some 50 kB."""


class Drawings:
    """What each way of looking at one table shows, until something changes there."""

    def __init__(self) -> None:
        self._stamp: tuple[Any, ...] = ()
        self._drawn: dict[object, wire.Position] = {}

    def seen(self, table: Table, look: Look, online: set[int]) -> wire.Position:
        stamp = (id(table), table.entries, len(table.chat), table.row, tuple(table.seats), frozenset(online))
        if stamp != self._stamp:
            self._stamp = stamp
            self._drawn.clear()
        key = look.key()
        if key not in self._drawn:
            if len(self._drawn) >= MOST_LOOKS:
                del self._drawn[next(iter(self._drawn))]
            self._drawn[key] = position(table, look, online)
        return self._drawn[key]

    def forget(self) -> None:
        """Nobody looks any more."""
        self._stamp = ()
        self._drawn.clear()
