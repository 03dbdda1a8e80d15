"""Tables in PostgreSQL, for many servers. A table is held by one of them, and what it writes is fenced by its lease."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from skerry.server import history as events
from skerry.server.company import Company, Tables
from skerry.server.history import Entry, Renamed
from skerry.server.jobs import Damaged, Lost, Unclear
from skerry.server.leases import Leases
from skerry.server.postgres import Database, Row
from skerry.server.store import Holder, Judged, Kept, Remark, SeatRow, TableRow
from skerry.server.thinking import Thinking
from skerry.server.thoughts import Asking
from skerry.server.together import Together

HELD: Final = "WITH held AS (SELECT id FROM tables WHERE id = %s AND holder = %s AND epoch = %s FOR SHARE)"
"""Before what is written: a worker that has lost its lease finds no row, and one that wants it waits for the commit."""
ENDED: Final = "WITH held AS (UPDATE tables SET over = true WHERE id = %s AND holder = %s AND epoch = %s RETURNING id)"
ADD: Final = """
    INSERT INTO history ("table", number, time, key, event)
    SELECT held.id, new.* FROM held, unnest(%s::int[], %s::float8[], %s::text[], %s::text[]) AS new RETURNING number
"""
SAY: Final = """
    INSERT INTO chat ("table", number, seat, text, key, time)
    SELECT held.id, %s::int, %s::int, %s::text, %s::text, %s::float8 FROM held RETURNING number
"""
JUDGE: Final = """
    INSERT INTO reviews ("table", at, seat, advised)
    SELECT held.id, %s::int, %s::int, %s::text FROM held RETURNING at
"""
CHANGE: Final = """
    UPDATE tables SET listed = %s, chat = %s, rematch = %s WHERE id = %s AND holder = %s AND epoch = %s RETURNING id
"""
DELETE: Final = "DELETE FROM tables WHERE id = %s AND holder = %s AND epoch = %s RETURNING id"
FORGET: Final = """,
    seat AS (SELECT %s::int AS number, %s::text AS name, %s::text AS event),
    named AS (UPDATE seats SET name = seat.name FROM held, seat WHERE "table" = held.id AND seats.seat = seat.number),
    said AS (UPDATE chat SET text = '' FROM held, seat WHERE "table" = held.id AND chat.seat = seat.number),
    noticed AS (UPDATE notices SET standing = '' FROM held WHERE "table" = held.id),
    renamed AS (
        UPDATE history SET event = seat.event FROM held, seat WHERE "table" = held.id
        AND history.event::json ->> 'type' = 'renamed' AND (history.event::json ->> 'seat')::int = seat.number
    )
    SELECT id FROM held
"""
"""How the table stands is put up anew when somebody comes to it."""
MAKE: Final = """
    INSERT INTO tables (id, made, record, secret, owner, listed, chat, inherited, over, rematch, hints, holder, epoch)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, 1)
"""
SEAT: Final = """
    INSERT INTO seats ("table", seat, kind, name, bot, digest, salt, taken, invitation)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)
"""
SAID: Final = """(
    coalesce((SELECT number + 1 FROM history WHERE "table" = id ORDER BY number DESC LIMIT 1), 0)
    + coalesce((SELECT number + 1 FROM chat WHERE "table" = id ORDER BY number DESC LIMIT 1), 0)
)"""
"""How much has happened at a table, lines of chat included. It is only ever added to."""
SEEN: Final = f"""
    INSERT INTO left_alone SELECT id, {SAID}, minutes FROM tables, served
    ON CONFLICT ("table") DO UPDATE SET said = excluded.said, since = excluded.since
    WHERE left_alone.said <> excluded.said
"""
"""Tables at which something happened since they were last looked at are left alone from now on."""
LOAD: Final = """
    SELECT json_build_object(
        'table', row_to_json(tables),
        'seats', (SELECT coalesce(json_agg(seats ORDER BY seat), '[]') FROM seats WHERE "table" = id),
        'history', (
            SELECT coalesce(json_agg(
                json_build_object('number', number, 'time', time, 'key', key, 'event', event::json) ORDER BY number
            ), '[]') FROM history WHERE "table" = id
        ),
        'chat', (SELECT coalesce(json_agg(remark ORDER BY number), '[]') FROM chat AS remark WHERE "table" = id)
    )::text FROM tables WHERE id = %s
"""
"""In one statement, so that all of it is of one moment."""


class PostgresStore:
    """All tables of a house with many servers."""

    def __init__(self, url: str, post: str = "") -> None:
        self.database = Database(url)
        self.leases = Leases(self.database, post)
        self._together: Together | None = None

    async def start(self, holder: Holder | None = None) -> None:
        await self.database.start()
        await self.leases.start(holder)

    async def close(self) -> None:
        await self.leases.close()

    def company(self, tables: Tables) -> Company:
        self._together = Together(tables, self.database, self.leases)
        return self._together

    def thoughts(self) -> Thinking:
        return Asking(self.database, self.leases, self._mark)

    async def _mark(self, caller: str) -> str:
        assert self._together is not None, "somebody asks, so there is a house"
        return await self._together.mark(caller)

    async def check(self) -> None:
        """Saying that this server is there is written, as moves are."""
        await self.leases.beat()

    async def leads(self) -> bool:
        return await self.leases.leads()

    async def hold(self, table: str) -> int:
        return await self.leases.hold(table)

    async def let_go(self, table: str) -> None:
        await self.leases.let_go(table)

    # --- writing ------------------------------------------------------------------------------------------------

    async def make(self, table: TableRow, seats: Iterable[SeatRow], history: Iterable[Entry]) -> None:
        async with self.database.writing() as connection, connection.transaction(), connection.pipeline():
            cursor = connection.cursor()
            await cursor.execute(MAKE.encode(), (*in_order(table), self.leases.me))
            await cursor.executemany(SEAT.encode(), [(table.id, *msgspec.structs.astuple(seat)) for seat in seats])
            await cursor.execute((HELD + ADD).encode(), (table.id, self.leases.me, 1, *columns(history)))
        self.leases.made(table.id)

    async def add(self, table: str, history: Sequence[Entry], over: bool) -> None:
        if history:
            await self._fenced(table, (ENDED if over else HELD) + ADD, *columns(history))

    async def say(self, table: str, remark: Remark) -> None:
        await self._fenced(table, HELD + SAY, remark.number, remark.seat, remark.text, remark.key, remark.time)

    async def judge(self, table: str, judged: Judged) -> None:
        await self._fenced(table, HELD + JUDGE, judged.at, judged.seat, judged.advised)

    async def change(self, table: TableRow) -> None:
        settings = (table.listed, table.chat, table.rematch)
        await self._fenced(table.id, CHANGE, *settings, lease_last=True)

    async def delete(self, table: str) -> None:
        if await self.hold(table):
            await self._fenced(table, DELETE)
            self.leases.forget(table)

    async def forget(self, table: str, seat: int, name: str) -> None:
        await self._fenced(table, HELD + FORGET, seat, name, events.written(Renamed(seat, name)))

    async def delete_left(self, table: str) -> bool:
        unless = f' AND {SAID} = (SELECT said FROM left_alone WHERE "table" = id) RETURNING id'
        await self.hold(table)
        query = DELETE.replace(" RETURNING id", unless)
        return bool(await self.database.write(query, *self._lease(table)))

    def _lease(self, table: str) -> tuple[str, int, int]:
        return table, self.leases.me, self.leases.epoch(table)

    async def _fenced(self, table: str, query: str, *values: object, lease_last: bool = False) -> None:
        """In the same statement as the lease. If nobody knows whether it was written, what was sent then must not be
        written later: the next one to hold the table has another epoch, this server too."""
        lease = self._lease(table)
        try:
            written = await self.database.write(query, *((*values, *lease) if lease_last else (*lease, *values)))
        except Unclear:
            self.leases.forget(table)
            raise
        if not written:
            self.leases.forget(table)
            raise Lost("The table is held by another server, or is gone.")

    async def ran(self, minutes: int) -> int:
        query = "UPDATE served SET minutes = minutes + %s RETURNING minutes"
        return int((await self.database.write(query, minutes))[0][0])

    async def left_alone(self, minutes: int) -> list[str]:
        await self.database.write(SEEN)
        query = 'SELECT "table" FROM left_alone, served WHERE minutes - since >= %s'
        return [row[0] for row in await self.database.read(query, minutes)]

    # --- reading ------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        found = await self.database.read(LOAD, table)
        try:
            return msgspec.json.decode(found[0][0], type=Kept) if found else None
        except msgspec.DecodeError as error:
            raise Damaged(f"A table in the database is damaged: {error}.") from error

    async def judged(self, table: str) -> list[Judged]:
        query = 'SELECT at, seat, advised FROM reviews WHERE "table" = %s ORDER BY at, seat'
        return [Judged(*row) for row in await self.database.read(query, table)]

    async def count(self) -> int:
        return int((await self.database.read("SELECT count(*) FROM tables"))[0][0])

    async def tables(self) -> list[str]:
        return [row[0] for row in await self.database.read("SELECT id FROM tables ORDER BY made, id")]


def in_order(table: TableRow) -> Row:
    """As MAKE names them."""
    return (
        table.id, table.made, table.record, table.secret, table.owner, table.listed, table.chat, table.inherited,
        table.over, table.rematch, table.hints,
    )  # fmt: skip


def columns(history: Iterable[Entry]) -> Row:
    """A history as PostgreSQL takes it apart again: column by column."""
    entries = list(history)
    return (
        [entry.number for entry in entries],
        [entry.time for entry in entries],
        [entry.key for entry in entries],
        [events.written(entry.event) for entry in entries],
    )
