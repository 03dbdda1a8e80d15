"""What several servers over one database know together: limits of an address, the lobby, and how tables stand."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg
import pytest

from skerry import Record
from skerry.server import budgets, together, visitors
from skerry.server.house import House
from skerry.server.postgres_store import PostgresStore
from skerry.server.refusals import Refused
from skerry.server.seen import Look
from skerry.server.store import SeatRow
from skerry.server.thinking import Thinkers
from skerry.server.together import Together
from skerry.server.visitors import Place
from skerry.server.watchers import Watcher
from tests.server.databases import new_database
from tests.server.stores import opened

ELSEWHERE = "203.0.113.5"
PEOPLE = [SeatRow(seat, "person", f"Seat {seat}", digest=f"key {seat}", taken=True) for seat in range(2)]


@pytest.fixture(name="url")
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


@asynccontextmanager
async def open_house(url: str) -> AsyncIterator[House]:
    store = PostgresStore(url)
    house = House(store, Thinkers(1))
    async with opened(store, house):
        try:
            yield house
        finally:
            await house.close()


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[House, House]]:
    async with open_house(url) as one, open_house(url) as other:
        yield one, other


async def tell(house: House) -> None:
    """At once, instead of in a moment."""
    assert isinstance(house.company, Together)
    await house.company._tell()
    house.company._lobby = (-together.LISTS_STAY, [])


def test_tables_of_an_address_are_counted_at_all_servers_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "places_of", lambda _: [Place("here", 5, 3)])

    async def story() -> None:
        async with two(url) as houses:
            asked = [houses[number % 2].company.set_up(ELSEWHERE) for number in range(12)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(answer is None for answer in answers) == 5
            refused = [answer for answer in answers if isinstance(answer, Refused)]
            assert {answer.key for answer in refused} == {"too-many-from-here"}
            assert all(0 < answer.again_after <= visitors.HOUR for answer in refused)

    asyncio.run(story())


def test_a_table_counts_for_all_networks_of_an_address_or_for_none(url: str) -> None:
    async def story() -> None:
        async with two(url) as (one, other):
            for number in range(120):
                await one.company.set_up(f"2001:db8::{number % 2}:0:0:0:1")
            for _ in range(3):
                with pytest.raises(Refused):
                    await other.company.set_up("2001:db8::1:0:0:0:1")
            await other.company.set_up("2001:db8:0:ff00::1")  # another /56 of the same /48

    asyncio.run(story())


def test_no_address_is_written_down(url: str) -> None:
    async def story() -> None:
        async with two(url) as (one, other):
            await one.company.set_up(ELSEWHERE)
            async with other.company.one_more(ELSEWHERE, "table"):
                with psycopg.connect(url) as connection:
                    rows = [connection.execute(f"SELECT place FROM {name}".encode()).fetchall() for name in COUNTED]
            assert [len(found) for found in rows] == [1, 1]
            assert rows[0] == rows[1]
            assert ELSEWHERE not in str(rows)

    asyncio.run(story())


COUNTED = ("visitors", "sockets")


def test_sockets_of_an_address_are_counted_at_all_servers_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "most_sockets", lambda _: 3)
    monkeypatch.setattr(budgets, "MOST_SOCKETS", 100)

    async def story() -> None:
        async with open_house(url) as one, AsyncExitStack() as stack:
            other = await stack.enter_async_context(open_house(url))
            async with AsyncExitStack() as sockets:
                for house in (one, other, one):
                    await sockets.enter_async_context(house.company.one_more(ELSEWHERE, "table"))
                for house in (one, other):
                    with pytest.raises(Refused, match="3"):
                        await sockets.enter_async_context(house.company.one_more(ELSEWHERE, "table"))
            await asyncio.sleep(0.3)
            await stack.enter_async_context(one.company.one_more(ELSEWHERE, "table"))

    asyncio.run(story())


def test_sockets_of_a_server_that_is_gone_count_no_longer(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "most_sockets", lambda _: 1)

    async def story() -> None:
        async with two(url) as (one, other):
            still_open = one.company.one_more(ELSEWHERE, "table")
            await still_open.__aenter__()
            with pytest.raises(Refused):
                await other.company.one_more(ELSEWHERE, "table").__aenter__()
            await other.store.database.write("DELETE FROM workers WHERE id = %s", one.store.leases.me)  # type: ignore[attr-defined]
            async with other.company.one_more(ELSEWHERE, "table"):
                await still_open.__aexit__(None, None, None)

    asyncio.run(story())


def test_the_lobby_of_each_server_shows_the_tables_of_all_with_who_is_there(url: str) -> None:
    async def story() -> None:
        async with two(url) as (one, other):
            table, _ = await one.make(Record("riga", 2), PEOPLE, listed=True)
            hidden, _ = await one.make(Record("riga", 2), PEOPLE)
            await one.company.enter(table, ELSEWHERE)
            await one.watch(table, Watcher(Look(1, "en", narrow=False), {1}))
            await tell(one)

            listed = await other.company.listed()

            assert [(stands.table, list(online)) for stands, online in listed] == [(table, [1])]
            own = await other.company.standings([table, hidden, "nowhere"])
            assert {name: list(listing.online) for name, listing in own.items()} == {table: [1], hidden: []}
            assert own[table].standing.status == "running"
            assert other.store.leases.epoch(table) == -1, "it was not taken for that"  # type: ignore[attr-defined]

            await one.delete(table)
            await tell(other)
            assert await other.company.listed() == []
            assert list(await other.company.standings([table])) == []

    asyncio.run(story())


def test_nobody_is_believed_to_be_at_a_server_that_is_gone(url: str) -> None:
    async def story() -> None:
        async with two(url) as (one, other):
            table, _ = await one.make(Record("riga", 2), PEOPLE, listed=True)
            await one.company.enter(table, ELSEWHERE)
            await one.watch(table, Watcher(Look(1, "en", narrow=False), {1}))
            await tell(one)
            await other.store.database.write("DELETE FROM workers WHERE id = %s", one.store.leases.me)  # type: ignore[attr-defined]
            assert [list(online) for _, online in await other.company.listed()] == [[]]

    asyncio.run(story())


def test_one_address_cannot_fill_the_lobby_from_several_servers(url: str) -> None:
    async def story() -> None:
        async with two(url) as houses:
            for number in range(8):
                house = houses[number % 2]
                table, _ = await house.make(Record("riga", 2), PEOPLE, listed=True)
                await house.company.enter(table, ELSEWHERE)
            others, _ = await houses[0].make(Record("riga", 2), PEOPLE, listed=True)
            await houses[0].company.enter(others, "203.0.113.6")
            for house in houses:
                await tell(house)
                assert len(await house.company.listed()) == 4

    asyncio.run(story())
