"""Tables in one SQLite file, written by one thread and read by another. Nobody gets an answer before the commit."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from skerry.server import history as events
from skerry.server.company import Alone, Company, Tables
from skerry.server.history import Entry, Renamed
from skerry.server.jobs import Line, ReadingLine
from skerry.server.store import Holder, Judged, Kept, Remark, SeatRow, TableRow
from skerry.server.tables_file import TablesFile

T = TypeVar("T")

HISTORY: Final = 'SELECT number, time, key, event FROM history WHERE "table" = ? ORDER BY number'
"""In the order of the fields: a table has hundreds, so they are not taken by their names."""
ADD: Final = 'INSERT INTO history (number, time, key, event, "table") VALUES (?, ?, ?, ?, ?)'
RENAME: Final = """
    UPDATE history SET event = ?
    WHERE "table" = ? AND json_extract(event, '$.type') = 'renamed' AND json_extract(event, '$.seat') = ?
"""
SAID: Final = """(
    ifnull((SELECT number + 1 FROM history WHERE "table" = id ORDER BY number DESC LIMIT 1), 0)
    + ifnull((SELECT number + 1 FROM chat WHERE "table" = id ORDER BY number DESC LIMIT 1), 0)
)"""
"""How much has happened at a table, lines of chat included. It is only ever added to."""
SEEN: Final = f"""
    INSERT INTO left_alone SELECT id, {SAID}, minutes FROM tables, served WHERE true
    ON CONFLICT DO UPDATE SET said = excluded.said, since = excluded.since WHERE said <> excluded.said
"""
"""Tables at which something happened since they were last looked at are left alone from now on."""


class SqliteStore:
    """All tables of a server, in a file for it alone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = TablesFile(path)
        self._writing = Line(self._file.writer, self._file.check)
        self._reading = ReadingLine(self._file.reader)

    async def start(self, holder: Holder | None = None) -> None:
        self._writing.start()
        self._reading.start()

    async def close(self) -> None:
        self._reading.close()
        self._writing.close()
        self._file.close()

    async def leads(self) -> bool:
        return True

    async def hold(self, table: str) -> int:
        """The lock on the file holds all of them, to the end."""
        return 0

    async def let_go(self, table: str) -> None:
        """At the end."""

    def company(self, tables: Tables) -> Company:
        return Alone(tables)

    def thoughts(self) -> None:
        """Nobody else knows of its tables."""

    async def check(self) -> None:
        """After a failure one page is written to find out."""

        def work(connection: sqlite3.Connection) -> None:
            if self._writing.trouble:
                _write_nothing(connection)

        await self._writing.do(work)
        await self.count()
        self._file.check_room()

    # --- writing ------------------------------------------------------------------------------------------------

    async def make(self, table: TableRow, seats: Iterable[SeatRow], history: Iterable[Entry]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _insert(connection, "tables", table)
            for seat in seats:
                _insert(connection, "seats", seat, table.id)
            _add(connection, table.id, history)

        await self._writing.do(work)

    async def add(self, table: str, history: Sequence[Entry], over: bool) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _add(connection, table, history)
            if over:
                connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))

        await self._writing.do(work)

    async def say(self, table: str, remark: Remark) -> None:
        await self._writing.do(lambda connection: _insert(connection, "chat", remark, table))

    async def judge(self, table: str, judged: Judged) -> None:
        await self._writing.do(lambda connection: _insert(connection, "reviews", judged, table))

    async def change(self, table: TableRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tables SET listed = ?, chat = ?, rematch = ? WHERE id = ?",
                (table.listed, table.chat, table.rematch, table.id),
            )

        await self._writing.do(work)

    async def delete(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._writing.do(work)

    async def forget(self, table: str, seat: int, name: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute('UPDATE seats SET name = ? WHERE "table" = ? AND seat = ?', (name, table, seat))
            connection.execute("UPDATE chat SET text = '' WHERE \"table\" = ? AND seat = ?", (table, seat))
            connection.execute(RENAME, (events.written(Renamed(seat, name)), table, seat))

        await self._writing.do(work)

    async def ran(self, minutes: int) -> int:
        query = "UPDATE served SET minutes = minutes + ? RETURNING minutes"
        return await self._writing.do(lambda connection: int(connection.execute(query, (minutes,)).fetchall()[0][0]))

    async def left_alone(self, minutes: int) -> list[str]:
        query = 'SELECT "table" FROM left_alone, served WHERE minutes - since >= ?'

        def work(connection: sqlite3.Connection) -> list[str]:
            connection.execute(SEEN)
            return [row[0] for row in connection.execute(query, (minutes,))]

        return await self._writing.do(work)

    async def delete_left(self, table: str) -> bool:
        query = f'DELETE FROM tables WHERE id = ? AND {SAID} = (SELECT said FROM left_alone WHERE "table" = id)'
        return await self._writing.do(lambda connection: connection.execute(query, (table,)).rowcount > 0)

    # --- reading ------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        def work(connection: sqlite3.Connection) -> Kept | None:
            found = _select(connection, TableRow, "SELECT * FROM tables WHERE id = ?", table)
            if not found:
                return None
            return Kept(
                found[0],
                _select(connection, SeatRow, 'SELECT * FROM seats WHERE "table" = ? ORDER BY seat', table),
                [_entry(*row) for row in connection.execute(HISTORY, (table,))],
                _select(connection, Remark, 'SELECT * FROM chat WHERE "table" = ? ORDER BY number', table),
            )

        return await self._reading.do(work)

    async def judged(self, table: str) -> list[Judged]:
        query = 'SELECT at, seat, advised FROM reviews WHERE "table" = ? ORDER BY at, seat'
        return await self._reading.do(lambda connection: _select(connection, Judged, query, table))

    async def count(self) -> int:
        query = "SELECT count(*) FROM tables"
        return await self._reading.do(lambda connection: int(connection.execute(query).fetchone()[0]))

    async def tables(self) -> list[str]:
        query = "SELECT id FROM tables ORDER BY made, id"
        return await self._reading.do(lambda connection: [row[0] for row in connection.execute(query)])


def _write_nothing(connection: sqlite3.Connection) -> None:
    """A page is written all the same: the one with the number of the schema, as it was."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")


def _add(connection: sqlite3.Connection, table: str, history: Iterable[Entry]) -> None:
    for entry in history:
        connection.execute(ADD, (entry.number, entry.time, entry.key, events.written(entry.event), table))


def _entry(number: int, time: float, key: str, event: str) -> Entry:
    return Entry(number, time, key, events.read(event))


def _insert(connection: sqlite3.Connection, into: str, row: msgspec.Struct, table: str | None = None) -> None:
    values = msgspec.structs.asdict(row) | ({} if table is None else {"table": table})
    names = ", ".join(f'"{name}"' for name in values)
    connection.execute(f"INSERT INTO {into} ({names}) VALUES ({', '.join('?' * len(values))})", list(values.values()))


def _select(connection: sqlite3.Connection, kind: type[T], query: str, table: str) -> list[T]:
    """Rows as structs; SQLite has no truth values, so 0 and 1 become them."""
    rows = [dict(row) for row in connection.execute(query, (table,))]
    return msgspec.convert(rows, list[kind], strict=False)  # type: ignore[valid-type]
