"""A PostgreSQL server as its many clients use it: a pool of connections, the newest schema, an end to every wait.

A statement is a transaction of its own, so none is ever left open while its client sleeps. Whatever is written goes in
one statement, or in one transaction that nobody else waits for.
"""

import asyncio
import contextlib
import re
import select
import socket
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from skerry.kernel.errors import SkerryError
from skerry.server.jobs import PATIENCE, Complaints, Conflict, Damaged, NotRead, StoreError, Unclear

Row = tuple[Any, ...]
Connection = AsyncConnection[Row]

ANSWER_WITHIN: Final = 5.0
"""Seconds for an answer. A connection that takes longer is cut, and what it was asked may or may not have been done."""
CONNECTIONS: Final = 8
"""Of one worker: what a move waits for is the disk of the database, and there is one of that."""
MIGRATING: Final = 0x736B65727279
"""The advisory lock for bringing the schema up to date."""
USUAL: Final = {
    "application_name": "skerry",
    "connect_timeout": 3,
    "tcp_user_timeout": int(ANSWER_WITHIN * 1000),
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 2,
}
"""What an address does not say itself."""
WORKS_WITH: Final = re.compile(r"-- works with: (\d+)\n")
"""The first line of a schema: the oldest one whose programs can go on with it."""


def settings(url: str) -> dict[str, Any]:
    """How to connect; a StoreError if the address makes no sense."""
    try:
        return USUAL | conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        raise StoreError("database-not-reached", url=without_password(url), error=told(error)) from error


def without_password(url: str) -> str:
    """For people to read."""
    return re.sub(r"(//[^:/@]*):[^@/]*@", r"\1@", re.sub(r"password=[^& ]*", "password=…", url))


def told(error: BaseException) -> str:
    """The first line of what the database says: those after it may name rows."""
    return (str(error).splitlines() or [type(error).__name__])[0]


class Database:
    """Connections to one database. Start it before use and close it at the end."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.settings = settings(url)
        bring_up_to_date(url)
        self._writing = Complaints("The tables can be written again.")
        self._reading = Complaints("The tables can be read again.")
        self._going_on = 0
        self._closed = False
        self._done = asyncio.Event()
        self._pool: AsyncConnectionPool[Connection] | None = None

    async def start(self) -> None:
        self._pool = AsyncConnectionPool(
            kwargs=self.settings | {"autocommit": True},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,
            check=still_open,
            open=False,
        )
        await self._pool.open()

    async def close(self, farewell: str, *values: object) -> None:
        """After everything that was asked for is done, with a last statement. What is asked later is refused."""
        self._closed = True
        while self._going_on:
            self._done.clear()
            await self._done.wait()
        if self._pool is not None:
            with contextlib.suppress(psycopg.Error):
                async with self._connected() as connection:
                    await rows(connection, farewell, values)
            await self._pool.close()

    # --- asking -------------------------------------------------------------------------------------------------

    async def write(self, query: str, *values: object) -> list[Row]:
        """One statement, and the rows it returns."""
        async with self.writing() as connection:
            return await rows(connection, query, values)

    async def read(self, query: str, *values: object) -> list[Row]:
        with self._asked(self._reading, NotRead):
            async with self._connected() as connection:
                with translated_reading():
                    return await rows(connection, query, values)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Connection]:
        """A connection for what is written together."""
        with self._asked(self._writing, StoreError):
            async with self._connected() as connection:
                with translated_writing():
                    yield connection

    @contextmanager
    def _asked(self, complaints: Complaints, failure: type[StoreError]) -> Iterator[None]:
        if self._closed:
            raise failure("The tables are closed.")
        self._going_on += 1
        try:
            yield
        except (PoolTimeout, PoolClosed, psycopg.OperationalError) as error:
            trouble = failure(f"The database does not answer: {told(error)}.")
            complaints.settle(trouble)
            raise trouble from error
        except StoreError as error:
            complaints.settle(None if isinstance(error, Damaged) else error)
            raise
        else:
            complaints.settle(None)
        finally:
            self._going_on -= 1
            self._done.set()

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Connection]:
        """With an end to the wait for an answer: cutting the connection ends it, also where a machine is stopped."""
        assert self._pool is not None, "it is not started"
        async with self._pool.connection() as connection:
            alarm = asyncio.get_running_loop().call_later(ANSWER_WITHIN, cut, connection)
            try:
                yield connection
            finally:
                alarm.cancel()


async def still_open(connection: Connection) -> None:
    """Something to read on a connection that was asked nothing means that the other side has hung up. So nobody's move
    is sent down a line that has been dead since the database was restarted."""
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    if poll.poll(0):
        await connection.close()  # else the pool would offer it again
        raise psycopg.OperationalError("the connection was closed meanwhile")


def cut(connection: Connection) -> None:
    """Those who wait for it find it closed."""
    with contextlib.suppress(OSError, psycopg.OperationalError), socket.socket(fileno=connection.fileno()) as ours:
        try:
            ours.shutdown(socket.SHUT_RDWR)
        finally:
            ours.detach()  # to be closed by those who opened it


async def rows(connection: Connection, query: str, values: Sequence[object]) -> list[Row]:
    cursor = await connection.execute(query.encode(), values, binary=True)
    return await cursor.fetchall() if cursor.description is not None else []


@contextmanager
def translated_writing() -> Iterator[None]:
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict(told(error)) from error
    except (errors.DiskFull, errors.ReadOnlySqlTransaction, errors.InsufficientResources) as error:
        raise StoreError(f"The tables could not be written: {told(error)}.") from error
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise Unclear(f"The database went away before it answered: {told(error)}.") from error
    except psycopg.Error as error:
        raise StoreError(f"The tables could not be written: {told(error)}.") from error


@contextmanager
def translated_reading() -> Iterator[None]:
    try:
        yield
    except psycopg.DataError as error:
        raise Damaged(f"A table in the database is damaged: {told(error)}.") from error
    except psycopg.Error as error:
        raise NotRead(f"The tables could not be read: {told(error)}.") from error


# --- the schema -------------------------------------------------------------------------------------------------------


def schemas() -> list[str]:
    """The files of the schema, in their order."""
    folder = files("skerry.server").joinpath("postgres_schema")
    return [entry.read_text(encoding="utf-8") for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)]


def bring_up_to_date(url: str) -> None:
    """Whatever this database has not seen yet, all of it or nothing. Of servers that start at once, one does it."""
    try:
        with psycopg.connect(**settings(url)) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
            migrate(connection, url)
    except psycopg.Error as error:
        raise StoreError("database-not-reached", url=without_password(url), error=told(error)) from error


def migrate(connection: psycopg.Connection[Row], url: str) -> None:
    """A newer server may have been here; its schema says whether this program can go on with it."""
    connection.execute(
        "CREATE TABLE IF NOT EXISTS schemas (number integer PRIMARY KEY, works_with integer NOT NULL,"
        " applied timestamptz NOT NULL DEFAULT now())"
    )
    found = connection.execute("SELECT coalesce(max(number), 0), coalesce(max(works_with), 0) FROM schemas").fetchone()
    version, works_with = found or (0, 0)
    scripts = schemas()
    if works_with > len(scripts):
        raise SkerryError("database-newer", url=without_password(url))
    for number, script in enumerate(scripts[version:], version + 1):
        connection.execute(script.encode())
        oldest = WORKS_WITH.match(script)
        assert oldest is not None, f"schema {number} does not say what it works with"
        connection.execute("INSERT INTO schemas (number, works_with) VALUES (%s, %s)", [number, int(oldest[1])])
