"""Tables are moved from a file to a database and back, whole, also in two goes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from skerry.kernel.errors import SkerryError
from skerry.server.history import Entry, Said
from skerry.server.moving import move
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Judged, Kept, Remark, Store
from skerry.server.stores import open_store, shown
from tests.server.databases import new_database
from tests.server.stores import HISTORY, opened
from tests.server.tables import kept


@pytest.fixture(name="url")
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


async def fill(store: Store, count: int) -> None:
    made = kept()
    for number in range(count):
        row = msgspec.structs.replace(made.table, id=f"table {number}", made=float(number), rematch="other")
        await store.make(row, made.seats, HISTORY)
        await store.say(row.id, Remark(0, 1, "Çağrı “the Grey”", "c", 2.0))
        await store.say(row.id, Remark(1, 0, "hello", "d", 3.0))
        await store.judge(row.id, Judged(3, 1, "[]"))
    await store.add("table 0", [Entry(2, 5.0, "0 b", Said(0, "end"))], True)


async def all_of(where: Path | str) -> dict[str, tuple[Kept | None, list[Judged]]]:
    async with opened(open_store(where)) as store:
        return {table: (await store.load(table), await store.judged(table)) for table in await store.tables()}


def test_tables_are_the_same_in_a_database_and_back_in_a_file(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "old.sqlite")) as store:
            await fill(store, 5)

    asyncio.run(story())
    steps: list[tuple[int, int]] = []
    assert move(tmp_path / "old.sqlite", url, lambda done, of: steps.append((done, of))) == 5
    assert move(url, tmp_path / "new.sqlite", lambda *_: None) == 5

    assert steps[-1] == (5, 5)
    before = asyncio.run(all_of(tmp_path / "old.sqlite"))
    assert len(before) == 5
    assert asyncio.run(all_of(url)) == before
    assert asyncio.run(all_of(tmp_path / "new.sqlite")) == before


def test_a_move_that_was_interrupted_goes_on_where_it_stopped(tmp_path: Path, url: str) -> None:
    class Interrupted(Exception):
        pass

    def stop(done: int, _: int) -> None:
        if done == 2:
            raise Interrupted

    async def filled() -> None:
        async with opened(SqliteStore(tmp_path / "old.sqlite")) as store:
            await fill(store, 4)

    async def story() -> None:
        async with opened(open_store(url)) as store:
            found = await store.load("table 1")
            assert found is not None
            await store.hold("table 1")
            await store.delete("table 1")
            await store.make(found.table, found.seats, found.history)  # as if it had stopped before the chat

    asyncio.run(filled())
    with pytest.raises(Interrupted):
        move(tmp_path / "old.sqlite", url, stop)
    asyncio.run(story())

    move(tmp_path / "old.sqlite", url, lambda *_: None)

    assert asyncio.run(all_of(url)) == asyncio.run(all_of(tmp_path / "old.sqlite"))


def test_another_table_with_the_same_id_is_not_overwritten(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        for where in (tmp_path / "old.sqlite", url):
            async with opened(open_store(where)) as store:
                await store.make(kept().table, kept().seats, HISTORY if where == url else [])

    asyncio.run(story())
    with pytest.raises(SkerryError, match="already has another table"):
        move(tmp_path / "old.sqlite", url, lambda *_: None)


def test_there_must_be_something_to_move(tmp_path: Path, url: str) -> None:
    with pytest.raises(SkerryError, match="There are no tables"):
        move(tmp_path / "nothing.sqlite", url, lambda *_: None)


def test_passwords_are_not_shown(tmp_path: Path) -> None:
    assert shown("postgresql://skerry:secret@db/skerry") == "postgresql://skerry@db/skerry"
    assert "secret" not in shown("postgresql:///skerry?user=a&password=secret&host=db")
    assert shown(tmp_path) == str(tmp_path)
