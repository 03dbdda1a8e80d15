"""How long tables stay: only what was left alone while the server ran is deleted, whatever the clock says."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from skerry.server import keeping
from skerry.server.history import Entry, Said
from skerry.server.house import House
from skerry.server.jobs import StoreError
from skerry.server.messages import SocketMessage
from skerry.server.seen import Look
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Remark, Store
from skerry.server.thinking import Thinkers
from skerry.server.watchers import Watcher
from tests.server.clients import People, server
from tests.server.tables import kept

DAYS = 3


@pytest.fixture(autouse=True)
def a_day_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MINUTES", keeping.A_DAY)


async def put(store: Store, name: str) -> None:
    table = kept()
    await store.make(msgspec.structs.replace(table.table, id=name), table.seats, [])


async def move(store: Store, name: str, number: int) -> None:
    await store.add(name, [Entry(number, 0.0, "", Said(-1, "provisional-start 0"))], over=False)


async def chat(store: Store, name: str, number: int) -> None:
    await store.say(name, Remark(number, 0, "Ahoy!", f"{number}", 0.0))


@asynccontextmanager
async def open_house(path: Path) -> AsyncIterator[House]:
    store = SqliteStore(path / "tables.sqlite")
    await store.start()
    house = House(store, Thinkers(1))
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def run_for(house: House, days: int) -> None:
    for _ in range(days):
        await keeping.go_on(house, DAYS)


def test_a_clock_that_is_far_ahead_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anything deleted when it is right again."""
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
    right = time.time

    for ahead in (200, 0):
        monkeypatch.setattr(time, "time", lambda ahead=ahead: right() + ahead * 86400.0)
        with server(tmp_path, keep_days=DAYS) as people.client:
            time.sleep(0.1)  # whatever is done at a start is done by now
            assert people.get().status_code == 200


def test_a_table_is_deleted_when_it_was_left_alone_for_so_many_days_of_running(tmp_path: Path) -> None:
    async def run() -> list[list[str]]:
        async with open_house(tmp_path) as house:
            for name in ("left", "played", "talked at"):
                await put(house.store, name)
            await run_for(house, DAYS)
            await move(house.store, "played", 0)
            await chat(house.store, "talked at", 0)
            there = []
            for _ in range(DAYS + 1):
                await run_for(house, 1)
                names = ("left", "played", "talked at")
                there.append([name for name in names if await house.store.load(name)])
            return there

    assert asyncio.run(run()) == [["played", "talked at"]] * DAYS + [[]]


def test_days_of_running_add_up_over_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is started again every eight hours; the first day is over when it sees the table."""
    monkeypatch.setattr(keeping, "MINUTES", keeping.A_DAY // 3)

    async def run_once() -> bool:
        async with open_house(tmp_path) as house:
            await run_for(house, 1)
            return await house.store.load("left") is not None

    async def run() -> list[bool]:
        async with open_house(tmp_path) as house:
            await put(house.store, "left")
        return [await run_once() for _ in range(3 * (DAYS + 1))]

    assert asyncio.run(run()) == [True] * (3 * (DAYS + 1) - 1) + [False]


def test_a_table_at_which_something_is_said_meanwhile_stays(tmp_path: Path) -> None:
    async def run() -> tuple[list[str], bool, bool]:
        async with open_house(tmp_path) as house:
            await put(house.store, "table")
            await run_for(house, DAYS)
            await house.store.ran(keeping.A_DAY)
            found = await house.store.left_alone(DAYS * keeping.A_DAY)
            await chat(house.store, "table", 0)
            await house.delete_left("table")
            there = await house.store.load("table") is not None
            await run_for(house, DAYS)
            return found, there, await house.store.load("table") is not None

    assert asyncio.run(run()) == (["table"], True, True)


def test_time_that_could_not_be_written_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(self: SqliteStore, minutes: int) -> int:
        raise StoreError("The disk is full.")

    async def run() -> int:
        async with open_house(tmp_path) as house:
            with monkeypatch.context() as patched:
                patched.setattr(keeping, "MINUTES", 0)
                patched.setattr(SqliteStore, "ran", full)
                going = house.begin(keeping.keep_for(house, DAYS))
                await asyncio.sleep(0.01)
                assert not going.done()
            return await house.store.ran(0)

    assert asyncio.run(run()) == 0


def test_who_watches_a_table_that_is_deleted_for_its_age_is_told(tmp_path: Path) -> None:
    async def run() -> list[SocketMessage | None]:
        async with open_house(tmp_path) as house:
            await put(house.store, "left")
            watcher = Watcher(Look(None, "en", narrow=False), set())
            await house.watch("left", watcher)
            await run_for(house, DAYS + 1)
            return [await asyncio.wait_for(watcher.waiting.get(), 60) for _ in range(3)]

    _, gone, end = asyncio.run(run())
    assert gone is not None
    assert (gone.text, end) == (b'{"type":"gone"}', None)


def test_without_a_wish_no_time_is_counted_and_every_table_stays(tmp_path: Path) -> None:
    async def run() -> int:
        async with open_house(tmp_path) as house:
            await put(house.store, "left")
            await house.store.ran(1000 * keeping.A_DAY)
        with server(tmp_path) as client:
            assert client.get("/api/tables/left").status_code == 200
        async with open_house(tmp_path) as house:
            return await house.store.ran(0)

    assert asyncio.run(run()) == 1000 * keeping.A_DAY
