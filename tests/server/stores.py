"""Stores for the tests: whatever keeps tables is opened over a folder, again and again."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from skerry.server.history import Entry, Said
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Kept, Store
from tests.server.tables import kept

STORES: dict[str, Callable[[Path], Store]] = {"SQLite": lambda folder: SqliteStore(folder / "tables.sqlite")}
"""Every store there is. What test_store.py asks of one is asked of all."""

HISTORY = [Entry(0, 1.0, "a", Said(0, "end")), Entry(1, 1.0, "", Said(-1, "draw wine"))]

S = TypeVar("S", bound=Store)


@asynccontextmanager
async def opened(store: S) -> AsyncIterator[S]:
    store.start()
    try:
        yield store
    finally:
        store.close()


async def with_table(store: Store) -> Kept:
    made = kept()
    await store.make(made.table, made.seats, [])
    return made
