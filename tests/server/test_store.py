"""The store: what was answered for is there again, and nothing is there twice."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from skerry.server.jobs import Conflict, StoreError
from skerry.server.store import Kept, Ply, Said, SeatRow, Store
from skerry.server.tables_file import back_up, open_file
from tests.server.tables import kept

PLIES = [Ply(0, 0, "end", "a", 1.0), Ply(1, -1, "draw wine", "", 1.0)]


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = Store(path)
    store.start()
    try:
        yield store
    finally:
        store.close()


async def with_table(store: Store) -> Kept:
    made = kept()
    await store.make(made.table, made.seats, [])
    return made


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "t.sqlite") as store:
            made = await with_table(store)
            await store.add("table", PLIES, False)
            await store.say("table", Said(0, 1, "hello", "c", 2.0))
        async with opened(tmp_path / "t.sqlite") as store:
            again = await store.load("table")
            assert again == Kept(made.table, made.seats, PLIES, [Said(0, 1, "hello", "c", 2.0)])
            assert await store.load("other") is None

    asyncio.run(story())


@pytest.mark.parametrize("again", [Ply(1, 0, "end", "", 1.0), Ply(2, 0, "end", "a", 1.0)])
def test_a_ply_or_a_message_is_written_once_and_what_comes_with_it_not_at_all(tmp_path: Path, again: Ply) -> None:
    async def story() -> None:
        async with opened(tmp_path / "t.sqlite") as store:
            await with_table(store)
            await store.add("table", PLIES, False)
            with pytest.raises(Conflict):
                await store.add("table", [Ply(3, 0, "end", "b", 1.0), again], True)
            loaded = await store.load("table")
            assert loaded is not None
            assert loaded.plies == PLIES
            assert not loaded.table.over

    asyncio.run(story())


def test_a_failure_spoils_nothing_for_others_in_the_same_commit(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "t.sqlite") as store:
            await with_table(store)
            tasks = [store.add("table", [Ply(number % 5, 0, "end", "", 1.0)], False) for number in range(20)]
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            assert sum(answer is None for answer in answers) == 5
            assert sum(isinstance(answer, Conflict) for answer in answers) == 15
            loaded = await store.load("table")
            assert loaded is not None
            assert [ply.ply for ply in loaded.plies] == [0, 1, 2, 3, 4]

    asyncio.run(story())


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "t.sqlite") as store:
            made = kept()
            free = SeatRow(0, "person", "Ann")
            await store.make(made.table, [free, made.seats[1]], [])
            taken = SeatRow(0, "person", "Amy", digest="key", salt="salt", taken=True)
            await store.take_seat("table", taken, PLIES, False)
            with pytest.raises(Conflict):
                await store.take_seat("table", taken, [], False)
            loaded = await store.load("table")
            assert loaded is not None
            assert loaded.seats[0] == taken
            assert loaded.plies == PLIES

    asyncio.run(story())


def test_finished_tables_and_those_for_friends_do_not_stand_in_the_lobby(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "t.sqlite") as store:
            made = kept()
            await store.make(made.table, made.seats, [])
            assert await store.listed(10) == []
            await store.change(msgspec.structs.replace(made.table, listed=True))
            assert await store.listed(10) == ["table"]
            await store.add("table", PLIES, True)
            assert await store.listed(10) == []

    asyncio.run(story())


def test_a_deleted_table_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "t.sqlite") as store:
            await with_table(store)
            await store.add("table", PLIES, False)
            await store.say("table", Said(0, 1, "hello", "c", 2.0))
            await store.delete("table")
            assert await store.load("table") is None

    asyncio.run(story())
    connection = sqlite3.connect(tmp_path / "t.sqlite")
    counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("plies", "seats", "chat")]
    connection.close()
    assert counts == [0, 0, 0]


def test_a_backup_made_while_the_store_is_open_has_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "t.sqlite") as store:
            made = await with_table(store)
            await store.add("table", PLIES, False)
            back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")
        async with opened(tmp_path / "copy.sqlite") as copy:
            assert await copy.load("table") == Kept(made.table, made.seats, PLIES, [])

    asyncio.run(story())


def test_a_backup_overwrites_nothing_and_needs_something_to_copy(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There are no tables in"):
        back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")
    open_file(tmp_path / "t.sqlite").close()
    (tmp_path / "copy.sqlite").write_text("mine")
    with pytest.raises(StoreError, match="is already there"):
        back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_text("these are no tables, but a long letter to a friend in Visby " * 20)

    with pytest.raises(StoreError, match="cannot be copied"):
        back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")
    with pytest.raises(StoreError, match="cannot be copied"):
        back_up(tmp_path / "t.sqlite", tmp_path / "nowhere" / "copy.sqlite")

    assert [path.name for path in tmp_path.iterdir()] == ["t.sqlite"]


def test_what_a_killed_backup_left_is_not_in_the_way(tmp_path: Path) -> None:
    open_file(tmp_path / "t.sqlite").close()
    (tmp_path / "copy.sqlite-part").write_text("half a backup")

    back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")

    open_file(tmp_path / "copy.sqlite").close()
    assert not (tmp_path / "copy.sqlite-part").exists()


@pytest.mark.parametrize("mode", [None, 0o644])
def test_only_its_owner_reads_the_file_and_what_lies_beside_it(tmp_path: Path, mode: int | None) -> None:
    """A new file, and one that was made when everyone could."""
    file = tmp_path / "t.sqlite"
    if mode is not None:
        file.touch(mode)

    connection = open_file(file)
    back_up(file, tmp_path / "copy.sqlite")

    rights = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert set(rights) == {"t.sqlite", "t.sqlite-wal", "t.sqlite-shm", "copy.sqlite"}
    assert set(rights.values()) == {0o600}
    connection.close()


def test_a_file_is_for_one_server_alone(tmp_path: Path) -> None:
    first = Store(tmp_path / "t.sqlite")
    first.start()
    with pytest.raises(StoreError, match=r"t\.sqlite are in use by another server; stop it, or name another file\."):
        Store(tmp_path / "t.sqlite")
    Store(tmp_path / "other.sqlite")._lock.close()

    first.close()

    second = Store(tmp_path / "t.sqlite")
    second.start()
    second.close()


def test_a_file_that_cannot_be_opened_is_not_kept_locked(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    file.write_text("these are no tables, but a long letter to a friend in Visby " * 20)
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(file)
    file.unlink()

    store = Store(file)
    store.start()
    store.close()


def test_a_file_of_a_newer_skerry_is_refused(tmp_path: Path) -> None:
    connection = open_file(tmp_path / "t.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()

    with pytest.raises(StoreError, match="written by a newer Skerry"):
        open_file(tmp_path / "t.sqlite")


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_text("these are no tables, but a long letter to a friend in Visby " * 20)

    with pytest.raises(StoreError, match="cannot be opened"):
        open_file(tmp_path / "t.sqlite")
