"""Where tables are kept: one SQLite file, written by one thread and read by another. What was answered for is on disk.

Nobody gets an answer before the commit, so nobody ever sees a move that a crash could take back.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from skerry.server.jobs import Line, ReadingLine
from skerry.server.tables_file import TablesFile

T = TypeVar("T")

PLIES: Final = 'SELECT ply, seat, word, key, time FROM plies WHERE "table" = ? ORDER BY ply'
"""In the order of the fields: a table has hundreds, so they are not taken by their names."""
SAID: Final = """(
    ifnull((SELECT ply + 1 FROM plies WHERE "table" = id ORDER BY ply DESC LIMIT 1), 0)
    + ifnull((SELECT number + 1 FROM chat WHERE "table" = id ORDER BY number DESC LIMIT 1), 0)
)"""
"""How many words and lines of chat there are at a table. They are only ever added."""
SEEN: Final = f"""
    INSERT INTO left_alone SELECT id, {SAID}, minutes FROM tables, served WHERE true
    ON CONFLICT DO UPDATE SET said = excluded.said, since = excluded.since WHERE said <> excluded.said
"""
"""Tables at which something was said since they were last looked at are left alone from now on."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as it is kept."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    digest: str = ""
    salt: str = ""
    taken: bool = False
    invitation: str = ""

    @property
    def free(self) -> bool:
        """May anyone sit down here?"""
        return not (self.taken or self.digest or self.invitation)


class Ply(msgspec.Struct, frozen=True):
    """A word that was said, or an undo."""

    ply: int
    seat: int
    word: str
    key: str
    time: float


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    text: str
    key: str
    time: float


class Judged(msgspec.Struct, frozen=True):
    """What a seat thought of a position of a finished game."""

    at: int
    seat: int
    advised: str


class TableRow(msgspec.Struct, frozen=True):
    """What does not change of a table, and its few settings."""

    id: str
    made: float
    record: str
    secret: str
    owner: str
    listed: bool
    chat: bool
    inherited: int = 0
    over: bool = False
    rematch: str = ""
    hints: bool = False


class Kept(msgspec.Struct, frozen=True):
    """A table with everything that belongs to it."""

    table: TableRow
    seats: list[SeatRow]
    plies: list[Ply]
    chat: list[Said]


class Store:
    """All tables, for one server alone. Open it before use and close it at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = TablesFile(path)
        self._writing = Line(self._file.writer, self._file.check)
        self._reading = ReadingLine(self._file.reader)

    def start(self) -> None:
        self._writing.start()
        self._reading.start()

    def close(self) -> None:
        """After everything that was asked for is done."""
        self._reading.close()
        self._writing.close()
        self._file.close()

    async def check(self) -> None:
        """A StoreError if moves could not be kept now. After a failure one page is written to find out."""

        def work(connection: sqlite3.Connection) -> None:
            if self._writing.trouble:
                _write_nothing(connection)

        await self._writing.do(work)
        await self.count()
        self._file.check_room()

    # --- writing ------------------------------------------------------------------------------------------------

    async def make(self, table: TableRow, seats: Iterable[SeatRow], plies: Iterable[Ply]) -> None:
        """A new table."""

        def work(connection: sqlite3.Connection) -> None:
            _insert(connection, "tables", table)
            for seat in seats:
                _insert(connection, "seats", seat, table.id)
            for ply in plies:
                _insert(connection, "plies", ply, table.id)

        await self._writing.do(work)

    async def add(self, table: str, plies: Sequence[Ply], over: bool) -> None:
        """More plies; Conflict if there already are some with these numbers or keys."""

        def work(connection: sqlite3.Connection) -> None:
            _add(connection, table, plies, over)

        await self._writing.do(work)

    async def take_seat(self, table: str, seat: SeatRow, plies: Sequence[Ply], over: bool) -> None:
        """A seat is taken; with the last one the game begins, with these plies. Conflict if it was taken before."""

        def work(connection: sqlite3.Connection) -> None:
            changed = connection.execute(
                "UPDATE seats SET name = ?, digest = ?, salt = ?, taken = 1 "
                'WHERE "table" = ? AND seat = ? AND taken = 0',
                (seat.name, seat.digest, seat.salt, table, seat.seat),
            )
            if changed.rowcount != 1:
                raise sqlite3.IntegrityError("the seat is taken")
            _add(connection, table, plies, over)

        await self._writing.do(work)

    async def hand_over(self, table: str, seat: int, bot: str) -> None:
        """A bot plays this seat from now on, or nobody does and its person has it back."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute('UPDATE seats SET bot = ? WHERE "table" = ? AND seat = ?', (bot, table, seat))

        await self._writing.do(work)

    async def say(self, table: str, said: Said) -> None:
        await self._writing.do(lambda connection: _insert(connection, "chat", said, table))

    async def judge(self, table: str, judged: Judged) -> None:
        await self._writing.do(lambda connection: _insert(connection, "reviews", judged, table))

    async def change(self, table: TableRow) -> None:
        """Other settings."""

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

    async def ran(self, minutes: int) -> int:
        """A server has run for so long; how many minutes servers have run over this file in all."""
        query = "UPDATE served SET minutes = minutes + ? RETURNING minutes"
        return await self._writing.do(lambda connection: int(connection.execute(query, (minutes,)).fetchall()[0][0]))

    async def left_alone(self, minutes: int) -> list[str]:
        """The ids of tables at which nothing was said while servers ran for so long."""
        query = 'SELECT "table" FROM left_alone, served WHERE minutes - since >= ?'

        def work(connection: sqlite3.Connection) -> list[str]:
            connection.execute(SEEN)
            return [row[0] for row in connection.execute(query, (minutes,))]

        return await self._writing.do(work)

    async def delete_left(self, table: str) -> bool:
        """Unless something was said at it after all; whether it was deleted."""
        query = f'DELETE FROM tables WHERE id = ? AND {SAID} = (SELECT said FROM left_alone WHERE "table" = id)'
        return await self._writing.do(lambda connection: connection.execute(query, (table,)).rowcount > 0)

    # --- reading ------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        """A table with all that belongs to it, or None if there is none."""

        def work(connection: sqlite3.Connection) -> Kept | None:
            found = _select(connection, TableRow, "SELECT * FROM tables WHERE id = ?", table)
            if not found:
                return None
            return Kept(
                found[0],
                _select(connection, SeatRow, 'SELECT * FROM seats WHERE "table" = ? ORDER BY seat', table),
                [Ply(*row) for row in connection.execute(PLIES, (table,))],
                _select(connection, Said, 'SELECT * FROM chat WHERE "table" = ? ORDER BY number', table),
            )

        return await self._reading.do(work)

    async def judged(self, table: str) -> list[Judged]:
        """All that was worked out of a finished game so far."""
        query = 'SELECT at, seat, advised FROM reviews WHERE "table" = ? ORDER BY at, seat'
        return await self._reading.do(lambda connection: _select(connection, Judged, query, table))

    async def count(self) -> int:
        """How many tables there are."""
        query = "SELECT count(*) FROM tables"
        return await self._reading.do(lambda connection: int(connection.execute(query).fetchone()[0]))


def _write_nothing(connection: sqlite3.Connection) -> None:
    """A page is written all the same: the one with the number of the schema, as it was."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")


def _add(connection: sqlite3.Connection, table: str, plies: Sequence[Ply], over: bool) -> None:
    for ply in plies:
        _insert(connection, "plies", ply, table)
    if over:
        connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))


def _insert(connection: sqlite3.Connection, into: str, row: msgspec.Struct, table: str | None = None) -> None:
    values = msgspec.structs.asdict(row) | ({} if table is None else {"table": table})
    names = ", ".join(f'"{name}"' for name in values)
    connection.execute(f"INSERT INTO {into} ({names}) VALUES ({', '.join('?' * len(values))})", list(values.values()))


def _select(connection: sqlite3.Connection, kind: type[T], query: str, table: str) -> list[T]:
    """Rows as structs; SQLite has no truth values, so 0 and 1 become them."""
    rows = [dict(row) for row in connection.execute(query, (table,))]
    return msgspec.convert(rows, list[kind], strict=False)  # type: ignore[valid-type]
