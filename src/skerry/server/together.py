"""Many servers over one database: what they tell each other about addresses and tables.

Limits are counted in the database, in the statement that asks for one more, so that nobody gets more by coming to
several servers. Addresses are not written there: only marks of them, made with a key that is thrown away when no server
is left. How tables stand is put up a moment after it has changed, and never along with a move.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from skerry.server import presence
from skerry.server.budgets import most_sockets
from skerry.server.company import Listing, Tables
from skerry.server.jobs import Conflict, StoreError
from skerry.server.leases import GONE_AFTER, Leases
from skerry.server.lobby import LEFT_FOR, Listed, Lobby
from skerry.server.postgres import Connection, Database, Row, rows
from skerry.server.refusals import Refused
from skerry.server.standing import Standing
from skerry.server.visitors import HOUR, Place, places_of

log = logging.getLogger(__name__)

TELL_EVERY: Final = 0.5
SWEEP_EVERY: Final = 60.0
LISTS_STAY: Final = 1.0
"""Seconds for which a lobby is shown again as it was read."""
MOST_CONSIDERED: Final = 1000
"""Listed tables among which the lobby chooses, the newest."""
MARKING: Final = 0x736B65727279 + 1
"""The advisory lock for throwing the key of the marks away."""

NOW_HOUR: Final = f"(extract(epoch FROM clock_timestamp())::bigint / {HOUR})"
ONE_MORE_TABLE: Final = f"""
    INSERT INTO visitors (hour, place, tables) VALUES ({NOW_HOUR}, %s, 1)
    ON CONFLICT (hour, place) DO UPDATE SET tables = visitors.tables + 1 WHERE visitors.tables < %s RETURNING tables
"""
ONE_MORE_SOCKET: Final = """
    INSERT INTO sockets AS now (place, open) VALUES (%s, jsonb_build_object(%s::text, 1))
    ON CONFLICT (place) DO UPDATE
    SET open = jsonb_set(now.open, ARRAY[%s::text], to_jsonb(coalesce((now.open ->> %s::text)::int, 0) + 1))
    WHERE (
        SELECT coalesce(sum(value::int), 0) FROM jsonb_each_text(now.open) WHERE key IN (SELECT id::text FROM workers)
    ) < %s
    RETURNING place
"""
ONE_LESS: Final = """
    UPDATE sockets SET open = jsonb_set(open, ARRAY[%s::text], to_jsonb((open ->> %s::text)::int - 1))
    WHERE place = ANY(%s) AND jsonb_exists(open, %s::text)
"""
SWEEP: Final = (
    f"DELETE FROM visitors WHERE hour < {NOW_HOUR}",
    """
    DELETE FROM sockets WHERE NOT EXISTS (
        SELECT FROM jsonb_each_text(open) WHERE value::int > 0 AND key IN (SELECT id::text FROM workers)
    )
    """,
    "DELETE FROM workers WHERE heard < clock_timestamp() - make_interval(mins => 10)",
)
TELL: Final = """
    INSERT INTO notices ("table", worker, standing, online, empty, listed, visited)
    SELECT new."table", %s, new.standing, new.online::int[], new.empty, new.listed,
        CASE WHEN new.visited THEN clock_timestamp() END
    FROM unnest(%s::text[], %s::text[], %s::text[], %s::bool[], %s::bool[], %s::bool[])
        AS new("table", standing, online, empty, listed, visited)
    JOIN tables ON tables.id = new."table"
    ON CONFLICT ("table") DO UPDATE SET worker = excluded.worker, standing = excluded.standing,
        online = excluded.online, empty = excluded.empty, listed = excluded.listed,
        visited = coalesce(excluded.visited, notices.visited)
"""
ENTER: Final = """
    UPDATE notices SET visited = clock_timestamp(), places = CASE places WHEN '[]' THEN %s ELSE places END
    WHERE "table" = %s
"""
SEEN: Final = """
    SELECT "table", standing, CASE WHEN alive THEN online ELSE '{}' END, empty OR NOT alive,
        coalesce(extract(epoch FROM clock_timestamp() - visited), 1e9)::float8, number, places
    FROM (
        SELECT notices.*, EXISTS (
            SELECT FROM workers WHERE workers.id = worker AND heard > clock_timestamp() - make_interval(secs => %s)
        ) AS alive FROM notices
    ) AS notices
"""
LISTED: Final = f"{SEEN} WHERE listed ORDER BY number DESC LIMIT {MOST_CONSIDERED}"
OF: Final = f'{SEEN} WHERE "table" = ANY(%s)'


class Seen(msgspec.Struct, frozen=True):
    """A notice as it was read."""

    standing: Standing
    online: Sequence[int]
    empty: bool
    left_for: float
    number: int
    places: list[Place]


class Together:
    """One of many servers."""

    def __init__(self, tables: Tables, database: Database, leases: Leases) -> None:
        self._tables = tables
        self._database = database
        self._leases = leases
        self._changed: set[str] = set()
        self._visited: set[str] = set()
        self._key: bytes | None = None
        self._lobby: tuple[float, list[Listing]] = (-LISTS_STAY, [])
        self._leaving: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        swept = 0.0
        while True:
            await asyncio.sleep(TELL_EVERY)
            with contextlib.suppress(StoreError, Conflict):  # the database has logged why
                await self._tell()
                if time.monotonic() - swept > SWEEP_EVERY:
                    swept = time.monotonic()
                    for query in SWEEP:
                        await self._database.write(query)

    # --- marks ------------------------------------------------------------------------------------------------------

    async def _marked(self, host: str | None) -> list[tuple[str, Place]]:
        """The places of an address under their marks, in an order that is the same for all who count them."""
        marks = [(await self.mark(place.name), place) for place in places_of(host)]
        return sorted(marks, key=lambda one: one[0])

    async def mark(self, name: str) -> str:
        """What tells it from others, and tells nobody what it is."""
        if self._key is None:
            self._key = await self._shared_key()
        return hashlib.blake2b(name.encode(), key=self._key, digest_size=12).hexdigest()

    async def _shared_key(self) -> bytes:
        """That of the servers that are there already, or a new one."""
        async with self._database.writing() as connection, connection.transaction():
            await rows(connection, "SELECT pg_advisory_xact_lock(%s)", [MARKING])
            if not await rows(connection, "SELECT FROM workers WHERE id <> %s LIMIT 1", [self._leases.me]):
                await rows(connection, "TRUNCATE marking, visitors, sockets", [])
            found = await rows(connection, "SELECT key FROM marking", [])
            if not found:
                new = "INSERT INTO marking VALUES (%s) RETURNING key"
                found = await rows(connection, new, [secrets.token_bytes(32)])
            return bytes(found[0][0])

    # --- limits -----------------------------------------------------------------------------------------------------

    async def set_up(self, host: str | None) -> None:
        marked = await self._marked(host)
        async with self._database.writing() as connection, connection.transaction():
            for mark, place in marked:
                if not await rows(connection, ONE_MORE_TABLE, [mark, place.an_hour]):
                    error = Refused("too-many-from-here", most=place.an_hour)
                    error.again_after = HOUR - int(time.time()) % HOUR
                    raise error

    @asynccontextmanager
    async def one_more(self, host: str | None, table: str) -> AsyncIterator[None]:
        marked = await self._marked(host)
        me = str(self._leases.me)
        with self._tables.sockets.one_more(host, table):
            async with self._database.writing() as connection, connection.transaction():
                for mark, place in marked:
                    await one_more_socket(connection, mark, place, me)
            try:
                yield
            finally:
                self._leave([mark for mark, _ in marked], me)

    def _leave(self, marks: list[str], me: str) -> None:
        """Not even someone who is cut off in the middle stays counted."""
        task = asyncio.create_task(self._one_less(marks, me))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _one_less(self, marks: list[str], me: str) -> None:
        with contextlib.suppress(StoreError):
            await self._database.write(ONE_LESS, me, me, marks, me)

    # --- lists ------------------------------------------------------------------------------------------------------

    def changed(self, table: str) -> None:
        self._changed.add(table)

    def visited(self, table: str) -> None:
        self._changed.add(table)
        self._visited.add(table)

    async def _tell(self) -> None:
        """How tables of this server stand that have changed. What fails is told with the next change."""
        changed, self._changed = self._changed, set()
        visited, self._visited = self._visited, set()
        if told := [row for table in changed if (row := await self._told(table, visited))]:
            await self._database.write(TELL, self._leases.me, *(list(column) for column in zip(*told, strict=True)))

    async def _told(self, table: str, visited: set[str]) -> Row | None:
        notice = await self._tables.notice(table)
        if notice is None:
            return None
        standing = msgspec.json.encode(notice.standing).decode()
        online = "{%s}" % ",".join(map(str, notice.online))  # noqa: UP031  as PostgreSQL writes lists
        return table, standing, online, notice.empty, notice.standing.listed, table in visited

    async def enter(self, table: str, host: str | None) -> None:
        places = [place._replace(name=mark) for mark, place in await self._marked(host)]
        self.changed(table)
        await self._tell()
        await self._database.write(ENTER, msgspec.json.encode(places).decode(), table)

    async def listed(self) -> list[Listing]:
        """Chosen as at home, among the tables of all."""
        if time.monotonic() - self._lobby[0] > LISTS_STAY:
            self._lobby = (time.monotonic(), await self._listed())
        return self._lobby[1]

    async def _listed(self) -> list[Listing]:
        found = {
            row[0]: seen
            for row in await self._database.read(LISTED, GONE_AFTER)
            if (seen := seen_in(row)) is not None and (seen.left_for < LEFT_FOR or not seen.empty)
        }

        async def standing(table: str) -> Standing:
            return found[table].standing

        lobby, now = Lobby(), presence.now()
        lobby.known_elsewhere(
            OrderedDict((table, Listed(seen.number, seen.places, now - seen.left_for)) for table, seen in found.items())
        )
        shown = await lobby.tables(lambda table: found[table].empty, standing, now)
        return [Listing(stands, found[stands.table].online) for stands in shown]

    async def standings(self, tables: Iterable[str]) -> dict[str, Listing]:
        """By their notices; a table without one is read."""
        wanted = list(tables)
        known = {row[0]: seen_in(row) for row in await self._database.read(OF, GONE_AFTER, wanted)}
        found = {}
        for table in wanted:
            with contextlib.suppress(Refused):
                seen = known.get(table)
                found[table] = (
                    Listing(await self._tables.standing_elsewhere(table), [])
                    if seen is None
                    else Listing(seen.standing, seen.online)
                )
        return found


async def one_more_socket(connection: Connection, mark: str, place: Place, me: str) -> None:
    most = most_sockets(place)
    if not await rows(connection, ONE_MORE_SOCKET, [mark, me, me, me, most]):
        raise Refused("too-many-sockets", most=most)


def seen_in(row: Row) -> Seen | None:
    """None if another version of Skerry has written it."""
    _, standing, online, empty, left_for, number, places = row
    try:
        return Seen(
            msgspec.json.decode(standing, type=Standing), online, empty, left_for, number,
            msgspec.json.decode(places, type=list[Place]),
        )  # fmt: skip
    except msgspec.DecodeError:
        return None
