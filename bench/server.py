"""`python -m bench.server`: Skerry's server under load, and the least that such a server has to do, in the same run.

The server is the one of the build that PYTHONPATH names. It and the floors are measured in turn, several rounds over,
first as fast as they go, then at the pace of people. Before that, one table at a time: whole games of every kind, and
one that hundreds look at; and the first page.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import skerry
from bench import first_page
from bench.load import Browser, Clicks, Play, everyone_at, measure
from bench.report import plain_table, rounded, rounds_of, seconds_of
from bench.tables import SEATS, Prepared, prepare, prepare_new
from tools.browsing import a_server
from tools.served import Served, free_port, skerry_over

SKERRY, CHANGES, BOARDS = "skerry", "floor that sends what has changed", "floor that sends whole boards"
PATIENCE = 120.0
"""Seconds that a game may take."""
STEPS = 60
"""How many clicks of the first round are kept for the floor to send again."""


@dataclass
class Sent:
    """What was sent after some of the clicks, to each seat, for the floors to send again."""

    changes: list[list[str]] = field(default_factory=list)
    boards: list[list[str]] = field(default_factory=list)
    """The same positions whole."""


class Round(NamedTuple):
    """One server once, as fast as it goes and at the pace of people."""

    fast: Clicks
    paced: Clicks


class Row(NamedTuple):
    """One server in one of the two ways, all rounds."""

    name: str
    rounds: list[Clicks]

    def median(self, number: Callable[[Clicks], float]) -> float:
        return median(number(clicks) for clicks in self.rounds)

    def ratio(self, other: Row, number: Callable[[Clicks], float]) -> float:
        """How many times the other's, round by round, since both met the same minutes; then the median."""
        pairs = zip(self.rounds, other.rounds, strict=True)
        return median(number(one) / number(another) for one, another in pairs)


class Cost(NamedTuple):
    """A game from its first move to its last, with a browser for every seat; of several the mean."""

    game: str
    seats: int
    moves: int
    server_ms: float
    """The server's processor time for a move."""
    bytes: float
    """What a browser receives of a move, compressed."""


class Crowd(NamedTuple):
    """A table of Riga that many look at, from a move to the last of them."""

    onlookers: int
    moves: int
    server_ms: float
    p50_ms: float


NUMBERS: dict[str, Callable[[Clicks], float]] = {
    "moves_per_second": lambda clicks: clicks.per_second,
    "p50_ms": lambda clicks: clicks.quantile(0.5) * 1e3,
    "p99_ms": lambda clicks: clicks.quantile(0.99) * 1e3,
    "server_ms_per_move": lambda clicks: clicks.server_seconds / len(clicks.delays) * 1e3,
    "browsers_busy": lambda clicks: clicks.browsers_seconds / clicks.seconds,
}
"""What is told of each row; times in milliseconds. The last one is the share of a core that the browsers took."""


# --- measuring --------------------------------------------------------------------------------------------------------


async def skerry_round(folder: Path, options: Namespace, sent: Sent) -> Round:
    """Over a new file."""
    file = folder / "tables.sqlite"
    prepared = await asyncio.to_thread(prepare, file, options.tables)
    port = free_port()
    return await measured(Served(skerry_over(file, port), port, folder / "log"), prepared, options, sent)


async def cost_of(game: str, folder: Path, options: Namespace) -> Cost:
    """Alone at the table: what a move of this game costs the server and each browser."""
    file = folder / "tables.sqlite"
    prepared = await asyncio.to_thread(prepare_new, file, game, options.games)
    port = free_port()
    served = Served(skerry_over(file, port), port, folder / "log")
    await served.start()
    try:
        await served.ready()
        async with everyone_at(served, prepared, within=600) as plays:
            clicks = [await measure(served, [play], PATIENCE, None) for play in plays]
        await served.stop()
    finally:
        await served.end()
    moves, seats = sum(len(one.delays) for one in clicks), len(prepared[0].keys)
    server, sent = sum(one.server_seconds for one in clicks), sum(one.bytes for one in clicks)
    return Cost(game, seats, moves, server / moves * 1e3, sent / moves / seats)


async def crowd_of(folder: Path, options: Namespace) -> Crowd:
    """One table in the middle of its game, as fast as it goes."""
    file = folder / "tables.sqlite"
    prepared = await asyncio.to_thread(prepare, file, 2)
    port = free_port()
    served = Served(skerry_over(file, port), port, folder / "log")
    await served.start()
    try:
        await served.ready()
        async with everyone_at(served, prepared[1:], 10 * options.seconds + 120, options.onlookers) as plays:
            clicks = await measure(served, plays, options.seconds, None)
        await served.stop()
    finally:
        await served.end()
    server_ms = NUMBERS["server_ms_per_move"](clicks)
    return Crowd(options.onlookers, len(clicks.delays), server_ms, clicks.quantile(0.5) * 1e3)


async def floor_round(folder: Path, options: Namespace, steps: list[list[str]]) -> Round:
    messages = folder / "messages.json"
    messages.write_bytes(msgspec.json.encode(steps))
    port = free_port()
    command = [sys.executable, "-m", "bench.floor", str(port), str(messages)]
    seats = [str(seat) for seat in range(SEATS)]
    prepared = [Prepared(number, f"table{number}", seats) for number in range(options.tables)]
    return await measured(Served(command, port, folder / "log", "/ready"), prepared, options, None)


async def measured(served: Served, prepared: Sequence[Prepared], options: Namespace, sent: Sent | None) -> Round:
    await served.start()
    try:
        await served.ready()
        async with everyone_at(served, prepared, within=4 * options.seconds + 120) as plays:
            fast = await measure(served, plays, options.seconds, None)
            if sent is not None:
                await keep(plays, sent)
            paced = await measure(served, plays, options.seconds, options.every)
        await served.stop()
    finally:
        await served.end()
    return Round(fast, paced)


async def keep(plays: Sequence[Play], sent: Sent) -> None:
    sent.changes += kept(plays)
    for play in plays:
        await play.see_all()
    sent.boards += kept(plays)


def kept(plays: Sequence[Play]) -> list[list[str]]:
    """What all browsers at some tables show, as it was sent; someone must be asked there."""
    running = [play for play in plays if any(browser.position.asked for browser in play.browsers)]
    return [[playable(browser) for browser in play.browsers] for play in running[:STEPS]]


def playable(browser: Browser) -> str:
    """A message has only what changed, but the floor's browsers must know from any of them whether they are asked."""
    message = msgspec.json.decode(browser.text) | {"asked": browser.position.asked}
    if browser.position.asked:
        message.setdefault("moves", browser.position.moves[:1])
    return msgspec.json.encode(message).decode()


def measure_all(options: Namespace, console: Console) -> list[Row]:
    """In turn, so that slow minutes hit both alike."""
    found: dict[str, list[Round]] = {SKERRY: [], CHANGES: [], BOARDS: []}
    sent = Sent()
    runs: dict[str, Callable[[Path], Coroutine[Any, Any, Round]]] = {
        SKERRY: lambda folder: skerry_round(folder, options, sent),
        CHANGES: lambda folder: floor_round(folder, options, sent.changes),
        BOARDS: lambda folder: floor_round(folder, options, sent.boards),
    }
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, refresh_per_second=2) as progress:
        bar = progress.add_task("", total=len(runs) * options.rounds)
        for number in range(1, options.rounds + 1):
            for name, run in runs.items():
                progress.update(bar, description=f"round {number}: {name}", refresh=True)
                with TemporaryDirectory() as folder:
                    found[name].append(asyncio.run(run(Path(folder))))
                progress.advance(bar)
    return rows(found)


def costs(options: Namespace) -> list[Cost]:
    """Game after game."""
    found = []
    for game in skerry.games():
        with TemporaryDirectory() as folder:
            found.append(asyncio.run(cost_of(game, Path(folder), options)))
    return found


def first_page_of(folder: Path) -> first_page.FirstPage:
    with a_server(folder / "tables.sqlite") as address:
        return first_page.weigh(address)


def rows(found: dict[str, list[Round]]) -> list[Row]:
    """First all as fast as they go, then all at the pace of people."""
    fast = [Row(f"{name}, as fast as it goes", [one.fast for one in each]) for name, each in found.items()]
    paced = [Row(f"{name}, at the pace of people", [one.paced for one in each]) for name, each in found.items()]
    return fast + paced


# --- telling ----------------------------------------------------------------------------------------------------------


def show(console: Console, found: Sequence[Row], options: Namespace) -> None:
    clients = options.tables * SEATS
    headings = ("moves/s", "p50 ms", "p99 ms", "server ms/move", "browsers")
    table = plain_table(f"{clients} clients at {options.tables} tables, from a click to all browsers", *headings)
    for row in found:
        numbers = [row.median(number) for number in NUMBERS.values()]
        table.add_row(row.name, *[rounded(number) for number in numbers[:-1]], f"{numbers[-1]:.0%}")
    table.caption = f"pace of people: a move at each table every {options.every:g} s; browsers: their share of a core"
    console.print(table)
    ways = len(found) // 2
    for place, floor in enumerate(found):
        ours = found[place // ways * ways]
        if floor is not ours:
            rate, p50, p99 = (ours.ratio(floor, NUMBERS[name]) for name in ("moves_per_second", "p50_ms", "p99_ms"))
            line = f"{SKERRY} against the {floor.name}: {rate:.2f} × moves/s, {p50:.2f} × p50, {p99:.2f} × p99"
            console.print(line, style="dim", highlight=False, soft_wrap=True)


def show_costs(console: Console, found: Sequence[Cost]) -> None:
    table = plain_table("a move with everyone looking, whole games", "seats", "moves", "server ms", "kB per browser")
    for one in found:
        table.add_row(one.game, str(one.seats), str(one.moves), f"{one.server_ms:.1f}", f"{one.bytes / 1000:.1f}")
    console.print(table)


def show_crowd(console: Console, crowd: Crowd) -> None:
    seen = f"server {crowd.server_ms:.1f} ms, everyone has it after {crowd.p50_ms:.0f} ms (p50)"
    console.print(f"a move that {crowd.onlookers} look at ({crowd.moves} moves): {seen}", highlight=False)


def write(
    path: Path,
    found: Sequence[Row],
    every_game: Sequence[Cost],
    crowd: Crowd,
    page: first_page.FirstPage,
    options: Namespace,
) -> None:
    """The same as JSON, with every round."""
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "compiled": skerry.COMPILED,
        "clients": options.tables * SEATS,
        **{name: getattr(options, name) for name in ("tables", "seconds", "every", "rounds")},
        "first_page": page._asdict(),
        "games": [one._asdict() for one in every_game],
        "crowd": crowd._asdict(),
        "rows": {
            row.name: {name: [number(clicks) for clicks in row.rounds] for name, number in NUMBERS.items()}
            for row in found
        },
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def make_parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bench.server", description="The server under load, on the loopback.")
    parser.add_argument("--tables", type=rounds_of, default=50, help=f"with {SEATS} players each (default 50)")
    parser.add_argument("--seconds", type=seconds_of, default=10.0, help="for each measurement (default 10)")
    parser.add_argument("--every", type=seconds_of, default=2.0, help="seconds from move to move of people (default 2)")
    parser.add_argument("--games", type=rounds_of, default=2, help="whole games of each kind (default 2)")
    parser.add_argument("--onlookers", type=rounds_of, default=500, help="at one table (default 500)")
    parser.add_argument("--rounds", type=rounds_of, default=3, help="runs of each server (default 3)")
    parser.add_argument(
        "--json", type=Path, default=Path("build/bench-server.json"), metavar="FILE", help="default %(default)s"
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = make_parser().parse_args(arguments)
    console = Console()
    with TemporaryDirectory() as folder:
        page = first_page_of(Path(folder))
    first_page.show(console, page)
    every_game = costs(options)
    show_costs(console, every_game)
    with TemporaryDirectory() as folder:
        crowd = asyncio.run(crowd_of(Path(folder), options))
    show_crowd(console, crowd)
    found = measure_all(options, console)
    write(options.json, found, every_game, crowd, page, options)
    show(console, found, options)
    console.print(f"Written to {options.json}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
