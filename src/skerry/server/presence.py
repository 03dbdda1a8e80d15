"""Who is at a table without a socket: a program that asks over HTTP, and now and then asks again."""

import time
from collections.abc import Iterable
from typing import Final

STAYS: Final = 60.0
"""Seconds for which someone is at the table after a request."""


class Presence:
    """When the people of each seat were last there."""

    def __init__(self) -> None:
        self._opened = now()
        self._left: dict[int, float] = {}
        """When the last socket of a seat closed."""
        self._called: dict[int, float] = {}
        """When a seat last asked for something, unless a socket of it has closed since."""

    def called(self, seats: Iterable[int]) -> None:
        self._called |= dict.fromkeys(seats, now())

    def left(self, seats: Iterable[int]) -> None:
        """A person who closes the page has gone, whatever they asked for a moment ago."""
        for seat in seats:
            self._left[seat] = now()
            self._called.pop(seat, None)

    def there(self) -> set[int]:
        """The seats that asked for something a moment ago."""
        return {seat for seat, called in self._called.items() if now() - called < STAYS}

    def changes_in(self) -> float | None:
        """Seconds until one of them will have gone, unless they ask again."""
        return min((self._called[seat] + STAYS - now() for seat in self.there()), default=None)

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been there; for a seat that nobody ever came to, since the table is open."""
        return now() - max(self._left.get(seat, self._opened), self._called.get(seat, self._opened))


def now() -> float:
    """By a clock that nobody can set."""
    return time.monotonic()
