"""`python -m bench.house`: a public house over PostgreSQL, with thousands of browsers at tables of all games.

The browsers run in several processes, at the pace of people and then as fast as it goes, first against one worker and
then against several, over the same database. What a move and an arrival cost the workers and the database, what a
browser costs in memory, what a move leaves in the database, and how long everybody waits, all in the same run. From the
first number of workers follows what the others should cost; how far that is off is the error of the model in
docs/capacity.md.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import NamedTuple

import psutil
import psycopg
from rich.console import Console

import skerry
from bench.load import Clicks, as_fast_as_possible, at_a_pace, everyone_at
from bench.report import plain_table, rounded, rounds_of, seconds_of
from bench.tables import SEATS, Prepared, made
from skerry.server.postgres_store import PostgresStore
from tools.fault_soak import Postgres, workers_of
from tools.served import Served, free_port

DEEPEST = 40
"""Choices that were made at the table that has come furthest, unless its game was over before."""
PATIENCE = 5.0
"""Seconds after which a browser that got nothing is taken to be one for which nothing changed. At the pace of people
nobody is held up by waiting for it."""
SIT_WITHIN = 600.0
PACED, FAST = "at the pace of people", "as fast as it goes"


class Share(NamedTuple):
    """What one process of browsers does."""

    port: int
    prepared: list[Prepared]
    onlookers: int
    seconds: float
    every: float | None


class House(NamedTuple):
    """One number of workers in one of the two ways."""

    workers: int
    way: str
    browsers: int
    moves: int
    per_second: float
    p50_ms: float
    p99_ms: float
    workers_ms: float
    """Processor time of all workers for a move."""
    database_ms: float
    arrival_ms: float
    """Processor time of the workers for a browser that comes."""
    kb_per_browser: float
    busiest: float
    """How busy the busiest worker is."""
    browsers_busy: float
    rows_per_move: float
    bytes_per_row: float
    connections: int


async def prepare(url: str, tables: int) -> list[Prepared]:
    """Tables of all games in turn, from such as have just begun to such as are well under way."""
    store = PostgresStore(url)
    await store.start()
    prepared = []
    games = list(skerry.games())
    for number in range(tables):
        game = games[number % len(games)]
        seats = min(SEATS, skerry.game(game).seats.stop - 1)
        choices = DEEPEST * number // tables
        kept, held = made(game, seats, number, choices)
        if kept.table.over:
            kept, held = made(game, seats, number, 0)
        await store.make(kept.table, kept.seats, kept.history)
        prepared.append(Prepared(number, kept.table.id, held))
    await store.close()
    return prepared


# --- the processes with the browsers ----------------------------------------------------------------------------------


class Driver:
    """A process with the browsers of some tables."""

    def __init__(self, share: Share) -> None:
        spawning = multiprocessing.get_context("spawn")
        self._line, theirs = spawning.Pipe()
        self._process = spawning.Process(target=drive, args=(share, theirs))
        self._process.start()
        theirs.close()

    async def seated(self) -> None:
        await asyncio.to_thread(self._line.recv)

    def begin(self) -> None:
        self._line.send("begin")

    async def clicks(self) -> Clicks:
        clicks: Clicks = await asyncio.to_thread(self._line.recv)
        await asyncio.to_thread(self._process.join)
        return clicks

    def end(self) -> None:
        self._process.kill()


def drive(share: Share, line: Connection) -> None:
    """In the process: everyone at some of the tables."""
    line.send(asyncio.run(_drive(share, line)))


async def _drive(share: Share, line: Connection) -> Clicks:
    served = Served([], share.port, Path())
    clicks = Clicks()
    async with everyone_at(served, share.prepared, 10 * share.seconds + SIT_WITHIN, share.onlookers) as plays:
        line.send("seated")
        await asyncio.to_thread(line.recv)
        began, cpu = time.perf_counter(), time.process_time()
        until = began + share.seconds
        if share.every is None:
            await asyncio.gather(*[as_fast_as_possible(play, until, clicks) for play in plays])
        else:
            for play in plays:
                play.quiet = PATIENCE
            await asyncio.gather(*[at_a_pace(play, until, clicks, share.every) for play in plays])
        clicks.seconds, clicks.browsers_seconds = time.perf_counter() - began, time.process_time() - cpu
    return clicks


# --- what it costs ----------------------------------------------------------------------------------------------------


def cpu(process: psutil.Process) -> float:
    """Processor time so far; nothing of a process that has ended."""
    try:
        return float(sum(process.cpu_times()[:2]))
    except psutil.NoSuchProcess:
        return 0.0


def memory(processes: Sequence[psutil.Process]) -> int:
    """What they have for themselves; pages that they share count for nobody."""
    return sum(process.memory_full_info().uss for process in processes)


def serving(served: Served, workers: int) -> list[psutil.Process]:
    """The workers themselves, without those who look after them or think for them."""
    return [psutil.Process(served.process.pid)] if workers == 1 else workers_of(served)


class Spent:
    """Processor time from one moment on, process by process. Those of the database come and go with connections, so
    each is counted from when it was first seen."""

    def __init__(self, postgres: Postgres, hands: Sequence[psutil.Process]) -> None:
        self._postgres = postgres
        self._hands = {hand: cpu(hand) for hand in hands}
        self._database = {process: cpu(process) for process in postgres.processes()}

    def workers(self) -> list[float]:
        return [cpu(hand) - before for hand, before in self._hands.items()]

    def database(self) -> float:
        return sum(cpu(process) - self._database.get(process, 0.0) for process in self._postgres.processes())


class Rows(NamedTuple):
    """What the database holds."""

    rows: int
    bytes: int
    connections: int


def rows_in(url: str) -> Rows:
    """Lines of history, and what they take with their indexes."""
    query = """
        SELECT (SELECT count(*) FROM history), pg_total_relation_size('history'),
            (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid())
    """
    with psycopg.connect(url) as connection:
        found = connection.execute(query.encode()).fetchone()
    assert found is not None
    return Rows(*map(int, found))


async def measure(
    url: str, postgres: Postgres, workers: int, prepared: Sequence[Prepared], options: Namespace
) -> list[House]:
    port = free_port()
    command = [sys.executable, "-m", "skerry", "serve", "--store", url, "--port", str(port)]
    served = Served([*command, "--workers", str(workers), "--thinkers", "0"], port, options.log)
    await served.start()
    try:
        await served.ready()
        empty = memory(serving(served, workers))
        found = [await one_way(served, postgres, workers, prepared, options, PACED, options.every, empty)]
        if options.fast:
            found.append(await one_way(served, postgres, workers, prepared, options, FAST, None, None))
        await served.stop()
    finally:
        await served.end()
    return found


async def one_way(
    served: Served, postgres: Postgres, workers: int, prepared: Sequence[Prepared], options: Namespace, way: str,
    every: float | None, empty: int | None,
) -> House:  # fmt: skip
    port, hands = int(served.http.rpartition(":")[2]), serving(served, workers)
    coming = Spent(postgres, hands)
    drivers = [
        Driver(Share(port, list(prepared[number :: options.drivers]), options.onlookers, options.seconds, every))
        for number in range(options.drivers)
    ]
    try:
        async with asyncio.timeout(SIT_WITHIN):
            await asyncio.gather(*[driver.seated() for driver in drivers])
        arrived, full, before = sum(coming.workers()), memory(hands), rows_in(postgres.url)
        spent = Spent(postgres, hands)
        for driver in drivers:
            driver.begin()
        await asyncio.sleep(options.seconds)
        busy, there = spent.workers(), spent.database()
        clicks = await asyncio.gather(*[driver.clicks() for driver in drivers])
    finally:
        for driver in drivers:
            driver.end()
    after = rows_in(postgres.url)
    delays = sorted(delay for one in clicks for delay in one.delays)
    browsers = sum(len(one.keys) + options.onlookers for one in prepared)
    return House(
        workers=workers,
        way=way,
        browsers=browsers,
        moves=len(delays),
        per_second=len(delays) / options.seconds,
        p50_ms=quantile(delays, 0.5),
        p99_ms=quantile(delays, 0.99),
        workers_ms=sum(busy) / len(delays) * 1e3,
        database_ms=there / len(delays) * 1e3,
        arrival_ms=arrived / browsers * 1e3,
        kb_per_browser=0.0 if empty is None else (full - empty) / browsers / 1e3,
        busiest=max(busy) / options.seconds,
        browsers_busy=mean(one.browsers_seconds / one.seconds for one in clicks),
        rows_per_move=(after.rows - before.rows) / len(delays),
        bytes_per_row=after.bytes / after.rows,
        connections=before.connections,
    )


def quantile(ranked: Sequence[float], share: float) -> float:
    """In milliseconds."""
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] * 1e3


# --- telling ----------------------------------------------------------------------------------------------------------

COLUMNS: dict[str, Callable[[House], str]] = {
    "browsers": lambda one: str(one.browsers),
    "moves/s": lambda one: rounded(one.per_second),
    "p50 ms": lambda one: rounded(one.p50_ms),
    "p99 ms": lambda one: rounded(one.p99_ms),
    "workers ms/move": lambda one: rounded(one.workers_ms),
    "database ms/move": lambda one: rounded(one.database_ms),
    "ms/arrival": lambda one: rounded(one.arrival_ms),
    "kB/browser": lambda one: rounded(one.kb_per_browser) if one.kb_per_browser else "",
    "busiest": lambda one: f"{one.busiest:.0%}",
    "drivers": lambda one: f"{one.browsers_busy:.0%}",
    "rows/move": lambda one: f"{one.rows_per_move:.1f}",
    "bytes/row": lambda one: f"{one.bytes_per_row:.0f}",
    "connections": lambda one: str(one.connections),
}


def show(console: Console, found: Sequence[House], options: Namespace) -> None:
    table = plain_table(f"{options.tables} tables of all games, {os.cpu_count()} cores", *COLUMNS)
    for one in found:
        name = f"{one.workers} worker{'s' * (one.workers > 1)}, {one.way}"
        table.add_row(name, *[tell(one) for tell in COLUMNS.values()])
    table.caption = (
        f"pace of people: a move at each table every {options.every:g} s; busiest and drivers: how busy the busiest "
        "worker and each process of browsers is"
    )
    console.print(table)
    for line in errors(found):
        console.print(line, highlight=False, soft_wrap=True)


def errors(found: Sequence[House]) -> list[str]:
    """What a move costs does not depend on the number of workers, says the model: how far that is off."""
    lines = []
    for way in (PACED, FAST):
        alike = [one for one in found if one.way == way]
        for one in alike[1:]:
            first = alike[0]
            costs, expected = one.workers_ms + one.database_ms, first.workers_ms + first.database_ms
            lines.append(
                f"{way}: a move with {one.workers} workers costs the workers {one.workers_ms / first.workers_ms:.2f} "
                f"times what it costs with {first.workers}, with the database {costs / expected:.2f} times"
            )
    return lines


def make_parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bench.house", description="Many tables over PostgreSQL, on the loopback.")
    parser.add_argument("--tables", type=rounds_of, default=500, help="of all games (default 500)")
    parser.add_argument("--workers", type=rounds_of, nargs="+", default=[1, 2], help="how many (default 1 and then 2)")
    parser.add_argument("--drivers", type=rounds_of, default=2, help="processes of browsers (default 2)")
    parser.add_argument("--onlookers", type=int, default=0, help="at each table (default 0)")
    parser.add_argument("--seconds", type=seconds_of, default=60.0, help="for each measurement (default 60)")
    parser.add_argument("--every", type=seconds_of, default=10.0, help="seconds from move to move (default 10)")
    parser.add_argument("--no-fast", dest="fast", action="store_false", help="only at the pace of people")
    parser.add_argument("--log", type=Path, default=Path("build/bench-house.log"), help="default %(default)s")
    parser.add_argument("--json", type=Path, default=Path("build/bench-house.json"), help="default %(default)s")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = make_parser().parse_args(arguments)
    console = Console(width=200)
    found: list[House] = []
    options.log.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder))
        for workers in options.workers:
            prepared = asyncio.run(prepare(postgres.url, options.tables))
            found += asyncio.run(measure(postgres.url, postgres, workers, prepared, options))
    report = {
        "cores": os.cpu_count(), "compiled": skerry.COMPILED, "tables": options.tables, "every": options.every,
        "onlookers": options.onlookers, "seconds": options.seconds, "rows": [one._asdict() for one in found],
    }  # fmt: skip
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    show(console, found, options)
    console.print(f"Written to {options.json}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
