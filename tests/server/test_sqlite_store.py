"""Tables in a file: for one server alone, whole or refused, whatever happens to the file or the disk."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from skerry.server import tables_file
from skerry.server.jobs import Damaged, StoreError
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Kept, Remark
from skerry.server.tables_file import back_up, open_file
from tests.server.stores import HISTORY, opened, with_table


def test_a_deleted_table_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            await with_table(store)
            await store.add("table", HISTORY, False)
            await store.say("table", Remark(0, 1, "hello", "c", 2.0))
            await store.delete("table")
            assert await store.load("table") is None

    asyncio.run(story())
    connection = sqlite3.connect(tmp_path / "t.sqlite")
    counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("history", "seats", "chat")]
    connection.close()
    assert counts == [0, 0, 0]


def test_a_backup_made_while_the_store_is_open_has_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            made = await with_table(store)
            await store.add("table", HISTORY, False)
            back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")
        async with opened(SqliteStore(tmp_path / "copy.sqlite")) as copy:
            assert await copy.load("table") == Kept(made.table, made.seats, HISTORY, [])

    asyncio.run(story())


def test_a_backup_overwrites_nothing_and_needs_something_to_copy(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There are no tables in"):
        back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")
    open_file(tmp_path / "t.sqlite").close()
    (tmp_path / "copy.sqlite").write_text("mine")
    with pytest.raises(StoreError, match="already exists"):
        back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_text("these are no tables, but a long letter to a friend in Visby " * 20)

    with pytest.raises(StoreError, match="Can’t copy"):
        back_up(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")
    with pytest.raises(StoreError, match="Can’t copy"):
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
    first = SqliteStore(tmp_path / "t.sqlite")
    asyncio.run(first.start())
    with pytest.raises(StoreError, match=r"Another server is using .*t\.sqlite\. Stop it, or choose another file"):
        SqliteStore(tmp_path / "t.sqlite")
    open_and_close(tmp_path / "other.sqlite")

    asyncio.run(first.close())

    open_and_close(tmp_path / "t.sqlite")


def open_and_close(path: Path) -> None:
    store = SqliteStore(path)
    asyncio.run(store.start())
    asyncio.run(store.close())


@pytest.mark.parametrize("first", ["folder/t.sqlite", "link.sqlite", "linked-folder/t.sqlite"])
@pytest.mark.parametrize("second", ["folder/t.sqlite", "link.sqlite", "linked-folder/t.sqlite"])
def test_links_do_not_lead_past_the_lock(tmp_path: Path, first: str, second: str) -> None:
    """Also if the file is only made by the first server."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "folder" / "t.sqlite")
    (tmp_path / "linked-folder").symlink_to(tmp_path / "folder")
    store = SqliteStore(tmp_path / first)
    asyncio.run(store.start())

    with pytest.raises(StoreError, match="Another server is using the tables"):
        SqliteStore(tmp_path / second)

    asyncio.run(store.close())
    assert (tmp_path / "link.sqlite").is_symlink()


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    open_and_close(tmp_path / "t.sqlite")
    (tmp_path / "other.sqlite").hardlink_to(tmp_path / "t.sqlite")

    with pytest.raises(StoreError, match=r"other\.sqlite has a second name \(a hard link\)"):
        SqliteStore(tmp_path / "other.sqlite")


def test_a_file_that_cannot_be_opened_is_not_kept_locked(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    file.write_text("these are no tables, but a long letter to a friend in Visby " * 20)
    with pytest.raises(StoreError, match="Can’t open the tables"):
        SqliteStore(file)
    file.unlink()

    open_and_close(file)


def test_a_file_of_a_newer_skerry_is_refused(tmp_path: Path) -> None:
    connection = open_file(tmp_path / "t.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()

    with pytest.raises(StoreError, match="A newer version of Skerry wrote the tables"):
        open_file(tmp_path / "t.sqlite")


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_text("these are no tables, but a long letter to a friend in Visby " * 20)

    with pytest.raises(StoreError, match="Can’t open the tables"):
        open_file(tmp_path / "t.sqlite")


# --- when the file cannot be used -------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["", "-wal", "-shm"])
def test_nothing_is_written_while_the_file_is_not_in_its_place(tmp_path: Path, part: str) -> None:
    """Deleted, moved or replaced: whatever was written then would be lost at the next start."""
    file, away = tmp_path / f"t.sqlite{part}", tmp_path / "away"

    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            await with_table(store)
            file.rename(away)
            for _ in range(2):
                with pytest.raises(StoreError, match=rf"deleted, moved or replaced .*t\.sqlite{part} since"):
                    await store.add("table", HISTORY, False)
            with pytest.raises(StoreError):
                await store.check()
            file.write_text("something else")
            with pytest.raises(StoreError):
                await store.add("table", HISTORY, False)
            away.replace(file)
            await store.check()
            await store.add("table", HISTORY, False)
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            loaded = await store.load("table")
            assert loaded is not None
            assert loaded.history == HISTORY

    asyncio.run(story())


def test_nothing_is_written_while_the_folder_is_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "folder" / "t.sqlite")) as store:
            made = await with_table(store)
            (tmp_path / "folder").rename(tmp_path / "elsewhere")
            with pytest.raises(StoreError, match="has deleted, moved or replaced"):
                await store.add("table", HISTORY, False)
            assert await store.load("table") == Kept(made.table, made.seats, [], []), "what is open can be read"
            (tmp_path / "elsewhere").rename(tmp_path / "folder")
            await store.add("table", HISTORY, False)

    asyncio.run(story())


def test_nothing_is_written_when_a_link_leads_to_another_file(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "link.sqlite").symlink_to(tmp_path / "t.sqlite")
        async with opened(SqliteStore(tmp_path / "link.sqlite")) as store:
            await with_table(store)
            (tmp_path / "link.sqlite").unlink()
            (tmp_path / "link.sqlite").symlink_to(tmp_path / "other.sqlite")
            with pytest.raises(StoreError, match=r"deleted, moved or replaced .*link\.sqlite since"):
                await store.add("table", HISTORY, False)

    asyncio.run(story())


def test_what_went_into_a_file_that_vanished_meanwhile_is_not_called_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            await with_table(store)
            with pytest.raises(StoreError, match="deleted, moved or replaced"):
                await store._writing.do(lambda _: (tmp_path / "t.sqlite").unlink())

    asyncio.run(story())


def test_tables_can_be_read_while_another_program_has_the_file_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who would write are told soon, however many wait."""
    monkeypatch.setattr(tables_file, "PATIENCE", 0.4)

    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            made = await with_table(store)
            other = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            began = time.monotonic()
            first = asyncio.create_task(store.add("table", HISTORY, False))
            await asyncio.sleep(0)
            assert await store.load("table") == Kept(made.table, made.seats, [], [])
            assert not first.done()
            with pytest.raises(StoreError, match="database is locked"):
                await first
            for _ in range(5):
                with pytest.raises(StoreError, match="database is locked"):
                    await store.add("table", HISTORY, False)
            assert time.monotonic() - began < 3
            other.close()
            await store.add("table", HISTORY, False)

    asyncio.run(story())


def test_a_full_disk_is_told_to_all_and_leaves_nothing_behind(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite takes the whole transaction back, so everyone in it is refused, too. It is logged once, and its end."""
    long = Remark(0, 0, "Ahoy! " * 20_000, "long", 1.0)

    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            made = await with_table(store)
            pages = store._file.writer.execute("PRAGMA page_count").fetchone()[0]
            store._file.writer.execute(f"PRAGMA max_page_count = {pages + 1}")
            for _ in range(3):
                jobs = [store.add("table", HISTORY, False), store.say("table", long)]
                answers = await asyncio.gather(*jobs, return_exceptions=True)
                assert [type(answer) for answer in answers] == [StoreError, StoreError]
            assert await store.load("table") == Kept(made.table, made.seats, [], [])
            store._file.writer.execute("PRAGMA max_page_count = 10000")
            await store.check()
            await asyncio.gather(store.add("table", HISTORY, False), store.say("table", long))

    asyncio.run(story())
    assert caplog.messages == [
        "The tables could not be written: database or disk is full.",
        "The tables can be written again.",
    ]


def test_a_disk_that_is_all_but_full_is_told_to_whoever_asks_whether_all_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            await store.check()
            monkeypatch.setattr(tables_file, "LEAST_FREE", 10**18)
            with pytest.raises(StoreError, match=r"only \d+ kB are left for .*t\.sqlite"):
                await store.check()
            await with_table(store)

    asyncio.run(story())


class Failing:
    """A connection over a disk that fails at one statement."""

    def __init__(self, connection: sqlite3.Connection, at: str, error: BaseException) -> None:
        self.connection, self.at, self.error = connection, at, error

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)

    def execute(self, query: str, *values: Any) -> sqlite3.Cursor:
        if query.startswith(self.at):
            raise self.error
        return self.connection.execute(query, *values)


@pytest.mark.parametrize("at", ["BEGIN", "SAVEPOINT", "INSERT", "RELEASE", "COMMIT"])
@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), MemoryError(), SystemExit()])
def test_whatever_fails_nobody_is_told_that_it_is_written_and_nobody_waits_for_ever(
    tmp_path: Path, at: str, error: BaseException
) -> None:
    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "t.sqlite")) as store:
            made = await with_table(store)
            store._writing.connection = cast("sqlite3.Connection", Failing(store._file.writer, at, error))
            for _ in range(2):
                with pytest.raises(StoreError):
                    await asyncio.wait_for(store.add("table", HISTORY, False), 10)
            assert await store.load("table") == Kept(made.table, made.seats, [], [])
            store._writing.connection = store._file.writer
            await store.add("table", HISTORY, False)

    asyncio.run(story())


def test_one_damaged_page_is_one_tables_trouble(tmp_path: Path) -> None:
    """SQLite notices it when that table is read, and the others can be read and played on."""
    file = tmp_path / "t.sqlite"

    async def two_tables() -> None:
        async with opened(SqliteStore(file)) as store:
            made = await with_table(store)
            await store.make(msgspec.structs.replace(made.table, id="other"), made.seats, [])
            for number in range(40):
                await store.say("table", Remark(number, 0, f"line {number} " * 50, f"{number}", 1.0))

    async def read_both() -> None:
        async with opened(SqliteStore(file)) as store:
            with pytest.raises(Damaged, match="malformed"):
                await store.load("table")
            await store.add("other", HISTORY, False)
            assert await store.load("other")

    asyncio.run(two_tables())
    spoil(file, b"line 39 ")
    asyncio.run(read_both())


def spoil(file: Path, text: bytes) -> None:
    """The page that has this text is overwritten."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")  # no older page has it still
    pages = file.read_bytes()
    size = int.from_bytes(pages[16:18], "big")
    at = pages.index(text) // size * size
    file.write_bytes(pages[:at] + b"\xff" * size + pages[at + size :])
