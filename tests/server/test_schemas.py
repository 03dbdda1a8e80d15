"""The schema of a database grows: whole or not at all, and older servers go on as long as the new one says they can."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator

import psycopg
import pytest

from skerry.kernel.errors import SkerryError
from skerry.server import postgres
from skerry.server.postgres import bring_up_to_date, schemas
from skerry.server.postgres_store import PostgresStore
from tests.server.databases import new_database
from tests.server.stores import HISTORY, opened, with_table

NOW = len(schemas())
SLOW = f"-- works with: {NOW}\nCREATE TABLE half_way (); ALTER TABLE tables ADD COLUMN more text; SELECT pg_sleep(1.5);"
UPGRADE = f"""
from skerry.server import postgres
scripts = postgres.schemas()
postgres.schemas = lambda: [*scripts, {SLOW!r}]
postgres.bring_up_to_date({{url!r}})
"""


@pytest.fixture(name="url")
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


def found(url: str, query: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url, autocommit=True) as connection:
        return connection.execute(query.encode()).fetchall()


def test_an_upgrade_that_is_killed_half_way_leaves_everything_as_it_was(url: str) -> None:
    async def played() -> None:
        async with opened(PostgresStore(url)) as store:
            await with_table(store)
            await store.add("table", HISTORY, False)

    async def read() -> None:
        async with opened(PostgresStore(url)) as store:
            kept = await store.load("table")
            assert kept is not None
            assert kept.history == HISTORY

    asyncio.run(played())
    for _ in range(3):
        upgrading = subprocess.Popen([sys.executable, "-c", UPGRADE.format(url=url)])
        sleeping = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()"
        until = time.monotonic() + 60
        while not found(url, sleeping) and time.monotonic() < until:
            time.sleep(0.02)
        upgrading.kill()
        assert upgrading.wait(60) < 0

    asyncio.run(read())
    assert found(url, "SELECT max(number) FROM schemas") == [(NOW,)]
    assert found(url, "SELECT to_regclass('half_way')") == [(None,)]
    assert found(url, "SELECT 1 FROM information_schema.columns WHERE column_name = 'more'") == []
    subprocess.run([sys.executable, "-c", UPGRADE.format(url=url)], check=True, timeout=60)
    assert found(url, "SELECT max(number) FROM schemas") == [(NOW + 1,)]
    asyncio.run(read())


def newer(monkeypatch: pytest.MonkeyPatch, works_with: int) -> None:
    """What a newer Skerry brings along."""
    script = f"-- works with: {works_with}\nALTER TABLE tables ADD COLUMN more text NOT NULL DEFAULT '';"
    monkeypatch.setattr(postgres, "schemas", lambda: [*schemas(), script])


def test_an_older_server_goes_on_and_starts_again_after_a_newer_one_has_come(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(PostgresStore(url)) as store:
            await with_table(store)
            with monkeypatch.context() as upgraded:
                newer(upgraded, NOW)
                await asyncio.to_thread(bring_up_to_date, url)
            await store.add("table", HISTORY, False)
        async with opened(PostgresStore(url)) as store:
            kept = await store.load("table")
            assert kept is not None
            assert kept.history == HISTORY

    asyncio.run(story())


def test_an_older_server_does_not_start_over_a_schema_that_it_cannot_work_with(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as upgraded:
        newer(upgraded, NOW + 1)
        bring_up_to_date(url)

    with pytest.raises(SkerryError, match="newer"):
        bring_up_to_date(url)
