"""A table lives in one server at a time: leases are taken, let go of, lost, and never written around."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from skerry.server import leases, postgres
from skerry.server.history import Entry, Said
from skerry.server.jobs import Conflict, Elsewhere, Lost, Unclear
from skerry.server.postgres_store import PostgresStore
from skerry.server.store import Judged, Remark
from tests.server.databases import new_database
from tests.server.stores import HISTORY, opened, with_table


@pytest.fixture(name="url")
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LET_GO_WITHIN", 0.5)


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two servers over the same tables; the first has made one and holds it."""
    async with opened(PostgresStore(url)) as first, opened(PostgresStore(url)) as second:
        await with_table(first)
        yield first, second


def fall_asleep(store: PostgresStore) -> None:
    """Like a process that is stopped: it says nothing, hears nothing, and believes what it believed."""
    for task in store.leases._tasks:
        task.cancel()


def seen_last(url: str, store: PostgresStore, seconds: float) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        query = "UPDATE workers SET heard = clock_timestamp() - make_interval(secs => %s) WHERE id = %s"
        connection.execute(query, (seconds, store.leases.me))


def entry(number: int, key: str = "") -> Entry:
    return Entry(number, 1.0, key, Said(0, "end"))


def test_a_table_is_handed_to_the_server_that_is_asked_for_it(url: str) -> None:
    async def story() -> None:
        async with two(url) as (first, second):
            assert await first.hold("table") == 1
            assert await second.hold("table") == 2
            await second.add("table", HISTORY, False)
            with pytest.raises(Lost):
                await first.add("table", [entry(2)], False)
            assert await first.hold("table") == 3
            await first.add("table", [entry(2)], False)

    asyncio.run(story())


def test_a_server_that_does_not_let_go_keeps_its_table(url: str) -> None:
    async def story() -> None:
        async with two(url) as (first, second):
            fall_asleep(first)
            with pytest.raises(Elsewhere):
                await second.hold("table")
            await first.add("table", HISTORY, False)
            with pytest.raises(Lost):
                await second.add("table", [entry(2)], False)

    asyncio.run(story())


def test_the_tables_of_a_server_that_has_gone_are_taken_and_what_it_wakes_up_with_is_not_written(url: str) -> None:
    """An owner that is stopped and wakes up: whatever it still wants to write is refused."""

    async def story() -> None:
        async with two(url) as (first, second):
            await first.add("table", HISTORY, False)
            fall_asleep(first)
            seen_last(url, first, leases.GONE_AFTER + 1)

            assert await second.hold("table") == 2
            await second.add("table", [entry(2)], False)

            kept = await second.load("table")
            assert kept is not None
            for late in (
                first.add("table", [entry(3)], False), first.add("table", [entry(3)], True),
                first.say("table", Remark(0, 1, "hello", "c", 2.0)), first.judge("table", Judged(3, 1, "[]")),
                first.change(kept.table), first.delete("table"),
            ):  # fmt: skip
                with pytest.raises((Lost, Elsewhere)):
                    await late
                first.leases._epochs["table"] = 1  # it goes on believing
            assert not await first.delete_left("table")
            assert await second.load("table") == kept

    asyncio.run(story())


def test_a_server_that_was_given_up_begins_anew_without_its_tables(url: str) -> None:
    class Told:
        lost = 0

        async def let_go(self, table: str) -> None:
            raise AssertionError(table)

        async def lost_all(self) -> None:
            self.lost += 1

    async def story() -> None:
        told = Told()
        async with opened(PostgresStore(url), told) as first, opened(PostgresStore(url)) as second:
            await with_table(first)
            before = first.leases.me
            seen_last(url, first, leases.GONE_AFTER + 1)
            assert await second.hold("table") == 2

            await first.leases.beat()

            assert (told.lost, first.leases.epoch("table")) == (1, -1)
            assert first.leases.me != before

    asyncio.run(story())


def test_a_server_that_was_not_heard_of_asks_before_it_trusts_its_lease(url: str) -> None:
    async def story() -> None:
        async with two(url) as (first, second):
            fall_asleep(first)
            seen_last(url, first, leases.GONE_AFTER + 1)
            await second.hold("table")
            await second.let_go("table")
            first.leases._heard -= leases.GONE_AFTER
            assert await first.hold("table") == 3

    asyncio.run(story())


def test_at_its_end_a_server_frees_its_tables_at_once(url: str) -> None:
    async def story() -> None:
        async with opened(PostgresStore(url)) as second:
            async with opened(PostgresStore(url)) as first:
                await with_table(first)
            assert await asyncio.wait_for(second.hold("table"), 0.4) == 2

    asyncio.run(story())


def test_a_write_and_a_takeover_at_once_come_one_after_the_other(url: str) -> None:
    """However they fall, what the loser has written is there when the winner looks, or is never written."""

    async def story() -> None:
        async with two(url) as (first, second):
            for number in range(30):
                await first.hold("table")
                writing = asyncio.create_task(first.add("table", [entry(number)], False))
                await asyncio.sleep(number % 5 * 0.0005)
                await first.leases.database.write("UPDATE tables SET holder = NULL")
                await second.hold("table")
                found = await second.load("table")
                assert found is not None
                try:
                    await writing
                except Lost:
                    assert len(found.history) == number
                    await second.add("table", [entry(number)], False)
                assert len(found.history) in {number, number + 1}
                first.leases.forget("table")

    asyncio.run(story())


def test_what_was_sent_before_nobody_knew_how_it_ended_is_not_written_later(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that is stopped has it in its ears already, and does it when it goes on."""

    async def story() -> None:
        async with opened(PostgresStore(url)) as store:
            await with_table(store)
            before = store._lease("table")

            async def silence(*_: object) -> list[Any]:
                raise Unclear("The database went away.")

            with monkeypatch.context() as patched:
                patched.setattr(store.database, "write", silence)
                with pytest.raises(Unclear):
                    await store.add("table", HISTORY, False)
            await store.hold("table")
            store.leases._epochs["table"], after = before[2], store.leases.epoch("table")
            with pytest.raises(Lost):
                await store.add("table", HISTORY, False)
            assert after == before[2] + 1

    asyncio.run(story())


def test_a_connection_that_is_cut_leaves_the_answer_open_and_the_next_one_works(url: str) -> None:
    async def story() -> None:
        async with opened(PostgresStore(url)) as store:
            await with_table(store)
            with pytest.raises(Unclear):
                await store.database.write("SELECT pg_terminate_backend(pg_backend_pid())")
            await store.hold("table")
            await store.add("table", HISTORY, False)

    asyncio.run(story())


def test_a_connection_that_died_while_nobody_used_it_is_not_used_again(url: str) -> None:
    async def story() -> None:
        async with opened(PostgresStore(url)) as store:
            await with_table(store)
            with psycopg.connect(url, autocommit=True) as connection:
                ends = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'skerry'"
                connection.execute(ends)
            await store.add("table", HISTORY, False)

    asyncio.run(story())


def test_a_database_that_does_not_answer_is_not_waited_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "ANSWER_WITHIN", 0.3)

    async def story() -> None:
        async with opened(PostgresStore(url)) as store:
            with pytest.raises(Unclear):
                await asyncio.wait_for(store.database.write("SELECT pg_sleep(20)"), 3)
            assert await store.count() == 0

    asyncio.run(story())


def test_the_same_message_is_written_once_by_whichever_server(url: str) -> None:
    async def story() -> None:
        async with two(url) as (first, second):
            await first.add("table", [entry(0, "0 click")], False)
            await second.hold("table")
            with pytest.raises(Conflict):
                await second.add("table", [entry(1, "0 click")], False)

    asyncio.run(story())
