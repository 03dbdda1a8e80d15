"""Stores for the tests: whatever keeps tables is opened over a folder or a database, again and again."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeVar

from skerry.server.history import Entry, Said
from skerry.server.postgres_store import PostgresStore
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Holder, Kept, Store
from tests.server.databases import new_database
from tests.server.tables import kept

Opener = Callable[[], Store]


@contextmanager
def sqlite(folder: Path) -> Iterator[Opener]:
    yield lambda: SqliteStore(folder / "tables.sqlite")


@contextmanager
def postgresql(_: Path) -> Iterator[Opener]:
    with new_database() as url:
        yield lambda: PostgresStore(url)


STORES = {"SQLite": sqlite, "PostgreSQL": postgresql}
"""Every store there is. What test_store.py asks of one is asked of all."""

HISTORY = [Entry(0, 1.0, "a", Said(0, "end")), Entry(1, 1.0, "", Said(-1, "draw wine"))]

S = TypeVar("S", bound=Store)


@asynccontextmanager
async def opened(store: S, holder: Holder | None = None) -> AsyncIterator[S]:
    await store.start(holder)
    try:
        yield store
    finally:
        await store.close()


async def with_table(store: Store) -> Kept:
    made = kept()
    await store.make(made.table, made.seats, [])
    return made
