"""The lobby: which of the tables that anyone may join or watch are shown, so that nobody's tables push out the others'.

It is kept in memory. After a restart a table stands there again as soon as somebody comes to it, which browsers do by
themselves.
"""

import hashlib
import secrets
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from skerry.server.refusals import Refused
from skerry.server.standing import Standing
from skerry.server.visitors import Place, places_of

MOST_SHOWN: Final = 50
LEFT_FOR: Final = 3600.0
"""Seconds after which a table that nobody has come to is no longer shown."""
MOST_KNOWN: Final = 20_000
"""Tables of which it is known who listed them."""


class Listed:
    """A table, who listed it, and when somebody was last there."""

    def __init__(self, number: int, places: list[Place], visited: float = 0.0) -> None:
        self.number = number
        self.places = places
        """With marks instead of addresses; empty if nobody knows any more."""
        self.visited = visited


class Lobby:
    """The tables that are listed, as far as somebody has come to them since the server started."""

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(16)
        self._listed: OrderedDict[str, Listed] = OrderedDict()
        self._count = 0

    def enter(self, table: str, host: str | None, now: float) -> None:
        """Someone at this address lists a table; if it was listed before, it stays with that address."""
        listed = self._known(table)
        listed.places = listed.places or [self._marked(place) for place in places_of(host)]
        listed.visited = now

    def visited(self, table: str, now: float) -> None:
        """Somebody is at a listed table, or has just left it."""
        self._known(table).visited = now

    def known_elsewhere(self, listed: OrderedDict[str, Listed]) -> None:
        """What several servers know together."""
        self._listed = listed

    def _known(self, table: str) -> Listed:
        if table not in self._listed:
            self._count += 1
            self._listed[table] = Listed(self._count, [])
        self._listed.move_to_end(table)
        if len(self._listed) > MOST_KNOWN:
            self._listed.popitem(last=False)
        return self._listed[table]

    def _marked(self, place: Place) -> Place:
        """What tells it from others, and tells nobody the address: a table may be listed for longer than an hour."""
        return place._replace(name=hashlib.blake2b(place.name.encode(), key=self._secret, digest_size=12).hexdigest())

    async def tables(
        self, is_empty: Callable[[str], bool], standing: Callable[[str], Awaitable[Standing]], now: float
    ) -> list[Standing]:
        """Those that are shown now."""
        shown: list[Standing] = []
        taken: Counter[str] = Counter()
        for table, listed in self._in_turn(is_empty, now):
            if len(shown) == MOST_SHOWN:
                break
            if any(taken[place.name] >= place.listed for place in listed.places):
                continue
            stands = await standing_of(table, standing)
            if stands is None:
                self._listed.pop(table, None)
                continue
            shown.append(stands)
            taken.update(place.name for place in listed.places)
        return shown

    def _in_turn(self, is_empty: Callable[[str], bool], now: float) -> list[tuple[str, Listed]]:
        """Where somebody is comes first; then one table of each visitor, then a second one, each time the newest."""
        recent = [
            (is_empty(table), -listed.number, table, listed)
            for table, listed in self._listed.items()
            if now - listed.visited < LEFT_FOR or not is_empty(table)
        ]
        turns: Counter[str] = Counter()
        queue = []
        for empty, number, table, listed in sorted(recent, key=lambda one: one[:2]):
            visitor = listed.places[-1].name if listed.places else table
            queue.append((empty, turns[visitor], number, table, listed))
            turns[visitor] += 1
        return [(table, listed) for *_, table, listed in sorted(queue, key=lambda one: one[:3])]


async def standing_of(table: str, standing: Callable[[str], Awaitable[Standing]]) -> Standing | None:
    """How the table stands, if it is still there, listed and not over."""
    try:
        stands = await standing(table)
    except Refused:
        return None
    return stands if stands.listed and stands.status in {"waiting", "running"} else None
