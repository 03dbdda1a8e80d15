"""`python -m bench.house`: a public house over PostgreSQL, with thousands of browsers at tables of all games.

The browsers run in several processes, at the pace of people and then as fast as it goes, first against one worker and
then against several, over the same database. What a move costs the workers and the database, what a browser costs in
memory, and how long everybody waits, all in the same run.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import psutil
from rich.console import Console

import skerry
from bench.load import Clicks, as_fast_as_possible, at_a_pace, everyone_at
from bench.report import plain_table, rounded, rounds_of, seconds_of
from bench.tables import SEATS, Prepared, made
from skerry.server.postgres_store import PostgresStore
from tools.fault_soak import Postgres, workers_of
from tools.served import Served, free_port

DEPTH = 40
"""Choices that were made at the table that has come furthest."""


class Share(NamedTuple):
    """What one process of browsers does."""

    port: int
    prepared: list[Prepared]
    onlookers: int
    seconds: float
    every: float | None
    start: float
    """When everyone begins, by the clock on the wall, so that all have sat down."""


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
    kb_per_browser: float
    browsers_busy: float


async def prepare(url: str, tables: int) -> list[Prepared]:
    """Tables of all games in turn, from such as have just begun to such as are well under way."""
    store = PostgresStore(url)
    await store.start()
    prepared = []
    games = list(skerry.games())
    for number in range(tables):
        game = games[number % len(games)]
        seats = min(SEATS, skerry.game(game).seats.stop - 1)
        kept, held = made(game, seats, number, DEPTH * number // tables % 12)
        await store.make(kept.table, kept.seats, kept.history)
        prepared.append(Prepared(number, kept.table.id, held))
    await store.close()
    return prepared


def drive(share: Share, line: Any) -> None:
    """In a process of its own: everyone at some of the tables."""
    line.send(asyncio.run(_drive(share)))


async def _drive(share: Share) -> Clicks:
    served = Served([], share.port, Path())
    clicks = Clicks()
    async with everyone_at(served, share.prepared, 10 * share.seconds + 600, share.onlookers) as plays:
        await asyncio.sleep(max(0.0, share.start - time.time()))
        began, cpu = time.perf_counter(), time.process_time()
        until = began + share.seconds
        if share.every is None:
            await asyncio.gather(*[as_fast_as_possible(play, until, clicks) for play in plays])
        else:
            await asyncio.gather(*[at_a_pace(play, until, clicks, share.every) for play in plays])
        clicks.seconds, clicks.browsers_seconds = time.perf_counter() - began, time.process_time() - cpu
    return clicks


def cpu(processes: Sequence[psutil.Process]) -> float:
    return sum(sum(process.cpu_times()[:2]) for process in processes if process.is_running())


def memory(processes: Sequence[psutil.Process]) -> int:
    """What they have for themselves; pages that they share count for nobody."""
    return sum(process.memory_full_info().uss for process in processes)


def serving(served: Served, workers: int) -> list[psutil.Process]:
    """The workers themselves, without those who look after them or think for them."""
    return [psutil.Process(served.process.pid)] if workers == 1 else workers_of(served)


async def measure(
    url: str, postgres: Postgres, workers: int, prepared: Sequence[Prepared], options: Namespace
) -> list[House]:
    port = free_port()
    command = [sys.executable, "-m", "skerry", "serve", "--store", url, "--port", str(port)]
    served = Served([*command, "--workers", str(workers), "--thinkers", "0"], port, options.log)
    await served.start()
    try:
        await served.ready()
        found = []
        for way, every in (("at the pace of people", options.every), ("as fast as it goes", None)):
            found.append(await one_way(served, postgres, workers, prepared, options, way, every))
        await served.stop()
    finally:
        await served.end()
    return found


async def one_way(
    served: Served, postgres: Postgres, workers: int, prepared: Sequence[Prepared], options: Namespace, way: str,
    every: float | None,
) -> House:  # fmt: skip
    port = int(served.http.rpartition(":")[2])
    hands = serving(served, workers)
    empty = memory(hands)
    start = time.time() + options.settle
    shares = [
        Share(port, list(prepared[number :: options.drivers]), options.onlookers, options.seconds, every, start)
        for number in range(options.drivers)
    ]
    spawning = multiprocessing.get_context("spawn")
    lines, drivers = [], []
    for share in shares:
        ours, theirs = spawning.Pipe()
        driver = spawning.Process(target=drive, args=(share, theirs))
        driver.start()
        lines.append(ours)
        drivers.append(driver)
    await asyncio.sleep(max(0.0, start - time.time()))
    full, before, database = memory(hands), cpu(hands), cpu(postgres.processes())
    await asyncio.sleep(options.seconds)
    used, used_there = cpu(hands) - before, cpu(postgres.processes()) - database
    clicks = [await asyncio.to_thread(line.recv) for line in lines]
    for driver in drivers:
        driver.join()
    delays = sorted(delay for one in clicks for delay in one.delays)
    browsers = sum(len(one.keys) + options.onlookers for one in prepared)
    return House(
        workers, way, browsers, len(delays), len(delays) / options.seconds,
        quantile(delays, 0.5), quantile(delays, 0.99),
        used / len(delays) * 1e3, used_there / len(delays) * 1e3, (full - empty) / browsers / 1e3,
        mean(one.browsers_seconds / one.seconds for one in clicks),
    )  # fmt: skip


def quantile(ranked: Sequence[float], share: float) -> float:
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] * 1e3


def show(console: Console, found: Sequence[House], options: Namespace) -> None:
    headings = (
        "browsers",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "workers ms/move",
        "database ms/move",
        "kB/browser",
        "drivers",
    )
    table = plain_table(f"{options.tables} tables of all games, {os.cpu_count()} cores", *headings)
    for one in found:
        name = f"{one.workers} worker{'s' * (one.workers > 1)}, {one.way}"
        numbers = (one.per_second, one.p50_ms, one.p99_ms, one.workers_ms, one.database_ms, one.kb_per_browser)
        table.add_row(name, str(one.browsers), *[rounded(number) for number in numbers], f"{one.browsers_busy:.0%}")
    table.caption = f"pace of people: a move at each table every {options.every:g} s; drivers: how busy each of them is"
    console.print(table)


def make_parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bench.house", description="Many tables over PostgreSQL, on the loopback.")
    parser.add_argument("--tables", type=rounds_of, default=500, help="of all games (default 500)")
    parser.add_argument("--workers", type=rounds_of, nargs="+", default=[1, 2], help="how many (default 1 and then 2)")
    parser.add_argument("--drivers", type=rounds_of, default=2, help="processes of browsers (default 2)")
    parser.add_argument("--onlookers", type=int, default=0, help="at each table (default 0)")
    parser.add_argument("--seconds", type=seconds_of, default=60.0, help="for each measurement (default 60)")
    parser.add_argument("--settle", type=seconds_of, default=30.0, help="until all have sat down (default 30)")
    parser.add_argument("--every", type=seconds_of, default=10.0, help="seconds from move to move (default 10)")
    parser.add_argument("--log", type=Path, default=Path("build/bench-house.log"), help="default %(default)s")
    parser.add_argument("--json", type=Path, default=Path("build/bench-house.json"), help="default %(default)s")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = make_parser().parse_args(arguments)
    console = Console()
    found: list[House] = []
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder))
        for workers in options.workers:
            prepared = asyncio.run(prepare(postgres.url, options.tables))
            found += asyncio.run(measure(postgres.url, postgres, workers, prepared, options))
    report = {
        "cores": os.cpu_count(), "compiled": skerry.COMPILED, "tables": options.tables, "every": options.every,
        "rows": [one._asdict() for one in found],
    }  # fmt: skip
    options.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    show(console, found, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
