"""Where tables are kept: one SQLite file, written by one thread. What was answered for is on disk.

Whatever is asked for waits in one queue. The thread takes all that waits there, does it in one transaction and commits
it; only then does anybody get an answer. So many players share the wait for the disk, and nobody ever sees a move that
a crash could take back.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import msgspec

from skerry.kernel.errors import SkerryError
from skerry.server.locking import locked

T = TypeVar("T")

PLIES: Final = 'SELECT ply, seat, word, key, time FROM plies WHERE "table" = ? ORDER BY ply'
"""In the order of the fields: a table has hundreds, so they are not taken by their names."""
LEFT: Final = """
    made < :before
    AND ifnull((SELECT time FROM plies WHERE "table" = id ORDER BY ply DESC LIMIT 1), 0) < :before
    AND ifnull((SELECT time FROM chat WHERE "table" = id ORDER BY number DESC LIMIT 1), 0) < :before
"""
"""Tables that were made before a time and at which no word and no line of chat was said since."""


class StoreError(SkerryError):
    """The file with the tables cannot be used: why."""


class Conflict(SkerryError):
    """These rows have been written before: the same message twice."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as it is kept."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    digest: str = ""
    salt: str = ""
    taken: bool = False


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


class Job:
    """Something to be done by the thread, and where its answer goes."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        """In a savepoint of its own: what fails leaves nothing behind and spoils nothing for the others."""
        connection.execute("SAVEPOINT job")
        try:
            self.result = self.work(connection)
        except sqlite3.IntegrityError as error:
            self.error = Conflict(str(error))
            connection.execute("ROLLBACK TO job")
        except Exception as error:  # noqa: BLE001  whatever it is, the thread goes on for the others
            self.error = StoreError(f"The tables could not be written: {error}.")
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def reply(self) -> None:
        with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop is closed
            self.loop.call_soon_threadsafe(self._reply)

    def _reply(self) -> None:
        if self.answer.cancelled():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class Store:
    """All tables, for one server alone. Open it before use and close it at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._lock = lock_file(path)
        try:
            self._connection = open_file(path)
        except StoreError:
            self._lock.close()
            raise

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """After everything that was asked for is done."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()
        self._lock.close()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = Job(work)
        self._jobs.put(job)
        answer: T = await job.answer
        return answer

    def _run(self) -> None:
        going_on = True
        while going_on:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            going_on = None not in jobs
            self._do_all([job for job in jobs if job is not None])

    def _do_all(self, jobs: Sequence[Job]) -> None:
        """One commit for all of them."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.do(self._connection)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            for job in jobs:
                job.error = StoreError(f"The tables could not be written: {error}.")
        for job in jobs:
            job.reply()

    # --- writing ------------------------------------------------------------------------------------------------

    async def make(self, table: TableRow, seats: Iterable[SeatRow], plies: Iterable[Ply]) -> None:
        """A new table."""

        def work(connection: sqlite3.Connection) -> None:
            _insert(connection, "tables", table)
            for seat in seats:
                _insert(connection, "seats", seat, table.id)
            for ply in plies:
                _insert(connection, "plies", ply, table.id)

        await self._do(work)

    async def add(self, table: str, plies: Sequence[Ply], over: bool) -> None:
        """More plies; Conflict if there already are some with these numbers or keys."""

        def work(connection: sqlite3.Connection) -> None:
            _add(connection, table, plies, over)

        await self._do(work)

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

        await self._do(work)

    async def hand_over(self, table: str, seat: int, bot: str) -> None:
        """A bot plays this seat from now on, or nobody does and its person has it back."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute('UPDATE seats SET bot = ? WHERE "table" = ? AND seat = ?', (bot, table, seat))

        await self._do(work)

    async def say(self, table: str, said: Said) -> None:
        await self._do(lambda connection: _insert(connection, "chat", said, table))

    async def judge(self, table: str, judged: Judged) -> None:
        await self._do(lambda connection: _insert(connection, "reviews", judged, table))

    async def change(self, table: TableRow) -> None:
        """Other settings."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tables SET listed = ?, chat = ?, rematch = ? WHERE id = ?",
                (table.listed, table.chat, table.rematch, table.id),
            )

        await self._do(work)

    async def delete(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._do(work)

    async def delete_left(self, table: str, before: float) -> bool:
        """Only if nothing was said at it since; whether it was deleted."""
        query = f"DELETE FROM tables WHERE id = :table AND {LEFT}"
        values = {"table": table, "before": before}
        return await self._do(lambda connection: connection.execute(query, values).rowcount > 0)

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

        return await self._do(work)

    async def judged(self, table: str) -> list[Judged]:
        """All that was worked out of a finished game so far."""
        query = 'SELECT at, seat, advised FROM reviews WHERE "table" = ? ORDER BY at, seat'
        return await self._do(lambda connection: _select(connection, Judged, query, table))

    async def count(self) -> int:
        """How many tables there are."""
        query = "SELECT count(*) FROM tables"
        return await self._do(lambda connection: int(connection.execute(query).fetchone()[0]))

    async def left(self, before: float) -> list[str]:
        """The ids of tables at which nothing was said since."""
        query = f"SELECT id FROM tables WHERE {LEFT}"
        return await self._do(lambda connection: [row[0] for row in connection.execute(query, {"before": before})])

    async def listed(self, most: int) -> list[str]:
        """The ids of tables that stand in the lobby, the newest first."""
        query = "SELECT id FROM tables WHERE listed = 1 AND over = 0 ORDER BY made DESC LIMIT ?"
        return await self._do(lambda connection: [row[0] for row in connection.execute(query, (most,))])


def lock_file(path: Path) -> IO[bytes]:
    """What keeps a second server away. It lies beside the tables, since SQLite has locks of its own on their file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = locked(path.with_name(f"{path.name}-lock"))
    except OSError as error:
        raise StoreError(f"The tables in {path} cannot be opened: {error}.") from error
    if lock is None:
        raise StoreError(f"The tables in {path} are in use by another server; stop it, or name another file.")
    return lock


def open_file(path: Path) -> sqlite3.Connection:
    """The file, made if it is not there, with the newest schema."""
    try:
        make_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection, path)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The tables in {path} cannot be opened: {error}.") from error
    return connection


def make_private(path: Path) -> None:
    """Hidden cards and secrets of running games stand in it, so nobody but its owner may read it.

    The files that SQLite puts beside it get the same rights.
    """
    path.touch(mode=0o600)
    with contextlib.suppress(PermissionError):  # somebody else's file, or a disk that knows no owners
        path.chmod(0o600)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Apply the files of the schema that this file has not seen yet, each whole or not at all."""
    scripts = sorted(entry.name for entry in files("skerry.server").joinpath("schema").iterdir())
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(scripts):
        raise StoreError(f"The tables in {path} were written by a newer Skerry; please use that one.")
    for number, name in enumerate(scripts[version:], version + 1):
        script = files("skerry.server").joinpath("schema", name).read_text(encoding="utf-8")
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")


def back_up(source: Path, target: Path) -> None:
    """A whole copy of the file, also while a server writes to it."""
    if not source.is_file():
        raise StoreError(f"There are no tables in {source}.")
    if target.exists():
        raise StoreError(f"{target} is already there; name a new file.")
    beside = target.with_name(f"{target.name}-part")
    try:
        beside.unlink(missing_ok=True)
        make_private(beside)
        _copy(source, beside)
        beside.replace(target)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise StoreError(f"{source} cannot be copied to {target}: {error}.") from error


def _copy(source: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)


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
