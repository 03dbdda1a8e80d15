"""What servers over the same tables must agree on: limits of one address, and how tables stand that another one has.

A server that has all tables knows all of it by itself (`Alone`); `together.py` is for many over one database.
"""

import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import NamedTuple, Protocol

from skerry.server import presence
from skerry.server.budgets import Sockets
from skerry.server.lobby import Lobby
from skerry.server.refusals import Refused
from skerry.server.standing import Standing
from skerry.server.visitors import Visitors


class Listing(NamedTuple):
    """A table in a list: how it stands and which seats have their people there."""

    standing: Standing
    online: Sequence[int]


class Notice(NamedTuple):
    """The same with whether nobody is there at all, not even to watch."""

    standing: Standing
    online: Sequence[int]
    empty: bool


class Tables(Protocol):
    """What is asked of the house."""

    sockets: Sockets

    async def standing(self, table: str) -> Standing: ...

    async def standing_elsewhere(self, table: str) -> Standing: ...

    async def notice(self, table: str) -> Notice | None: ...

    def online(self, table: str) -> set[int]: ...

    def is_empty(self, table: str) -> bool: ...


class Company(Protocol):
    """A server among others, or alone."""

    async def run(self) -> None:
        """What it has to tell the others, for as long as it is there."""

    def changed(self, table: str) -> None:
        """Something happened at a table of this server, or somebody came or went."""

    def visited(self, table: str) -> None:
        """Somebody is at a listed table, or has just left it."""

    async def set_up(self, host: str | None) -> None:
        """One more table from this address, unless there were too many."""

    def one_more(self, host: str | None, table: str) -> AbstractAsyncContextManager[None]:
        """An open socket, unless there are too many from this address or at this table."""

    async def enter(self, table: str, host: str | None) -> None:
        """Someone at this address lists a table."""

    async def listed(self) -> list[Listing]:
        """The tables that the lobby shows now."""

    async def standings(self, tables: Iterable[str]) -> dict[str, Listing]:
        """How these tables stand; those that are gone are left out."""


class Alone:
    """A server that has its tables to itself: all is in its memory, and forgotten when it ends."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._visitors = Visitors()
        self._lobby = Lobby()

    async def run(self) -> None:
        """There is nobody to tell anything."""

    def changed(self, table: str) -> None:
        """Nobody else asks."""

    def visited(self, table: str) -> None:
        self._lobby.visited(table, presence.now())

    async def set_up(self, host: str | None) -> None:
        self._visitors.set_up(host, time.time())

    @asynccontextmanager
    async def one_more(self, host: str | None, table: str) -> AsyncIterator[None]:
        with self._tables.sockets.one_more(host, table):
            yield

    async def enter(self, table: str, host: str | None) -> None:
        self._lobby.enter(table, host, presence.now())

    async def listed(self) -> list[Listing]:
        shown = await self._lobby.tables(self._tables.is_empty, self._tables.standing, presence.now())
        return [Listing(stands, sorted(self._tables.online(stands.table))) for stands in shown]

    async def standings(self, tables: Iterable[str]) -> dict[str, Listing]:
        found = {}
        for table in tables:
            with suppress(Refused):
                found[table] = Listing(await self._tables.standing(table), sorted(self._tables.online(table)))
        return found
