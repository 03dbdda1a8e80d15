"""Attack a server on this machine in every way we know, while honest people play there: `make attack`.

The server is started for this, on the loopback, over a file that is thrown away, or with `--workers 2` as several
workers over a PostgreSQL of its own. Attacks come one after the other, each
in a process of its own, bounded in number and time; what they send follows from the seed. At the end the tool says what
it tried and what gave way, and ends with 1 if anything did.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

import skerry
from tools.attack.afterwards import Secrets, games_gone_wrong, log_gone_wrong, records_gone_wrong
from tools.attack.ground import Ground
from tools.attack.honest import EVERY, TABLES, Honesty
from tools.attack.plan import ATTACKS, carry_out, ground_for
from tools.attack.report import Done, gone_wrong, left_open, show
from tools.attack.watch import Watch
from tools.fault_soak import Postgres, made, workers_of
from tools.served import NotServed, Served, free_port, skerry_over

ROOT = Path(__file__).parents[2]
CALM = 3.0
"""Seconds before the first attack and after the last one, to see how it is without."""
RECOVER_WITHIN = 30.0
WIDTH = 130
"""Signs in a line of the report, at least: it is also read from files."""

console = Console(highlight=False, width=max(WIDTH, shutil.get_terminal_size().columns))


class Siege:
    """One run: a server, those who play there, and what became of each attack."""

    def __init__(self, folder: Path, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.port = free_port()
        self.postgres = None if chosen.workers == 1 else Postgres(made(folder / "postgres"))
        self.where = folder / "tables.sqlite" if self.postgres is None else self.postgres.url
        command = skerry_over(self.where, self.port, chosen.workers)
        self.served = Served(command, self.port, folder / "server.log")
        self.done: list[Done] = []
        self.watches: list[Watch] = []
        self.wrong: Counter[str] = Counter()

    async def run(self) -> None:
        await self.served.start()
        try:
            await self.served.ready()
            await self.play_on()
            await self.look_at_what_is_kept()
        finally:
            await self.served.end()
            if self.postgres is not None:
                self.postgres.close()

    def pids(self) -> list[int]:
        """The processes that serve."""
        if self.postgres is None:
            return [self.served.process.pid]
        return [worker.pid for worker in workers_of(self.served)]

    async def play_on(self) -> None:
        """Honest people play, one attack after the other comes, and in the end all is quiet again."""
        self.honesty = Honesty(self.served, self.chosen.seed, self.chosen.tables)
        self.watch()
        try:
            await self.honesty.all_sit()
            await asyncio.sleep(CALM)
            for name in self.chosen.only or ATTACKS:
                await self.attack(name)
            await asyncio.sleep(CALM)
            self.honesty.look_after()
            self.wrong.update(await records_gone_wrong(self.served, self.where, self.honesty.parties))
        finally:
            await self.honesty.leave()
            await self.watches[-1].end()

    async def attack(self, name: str) -> None:
        console.print(f"{name} …", end=" ")
        began = time.monotonic()
        tables = [party.table for party in self.honesty.parties[-self.chosen.tables :]]
        base = Ground(self.port, self.pids(), str(self.chosen.seed), 0, 0, tables)
        tally = await carry_out(
            name, ground_for(name, base, self.chosen.messages, self.chosen.files, self.chosen.minutes)
        )
        await self.recover(name)
        ended = time.monotonic()
        waits = self.honesty.waits(began, ended)
        self.done.append(Done(name, tally, ended - began, waits, self.watches[-1].between(began, ended)))
        console.print(f"{tally.tried:,} tried in {ended - began:.0f} s, {sum(tally.gave_way.values())} gave way")

    def watch(self) -> None:
        self.watches.append(Watch(self.port, self.pids()))

    async def recover(self, name: str) -> None:
        """A server that no longer answers is started again, so that the other attacks have something to attack."""
        try:
            await self.served.ready(RECOVER_WITHIN)
        except NotServed as problem:
            self.wrong[f"{name}: {problem}"] += 1
            await self.watches[-1].end()
            await self.served.end()
            await self.served.start()
            await self.served.ready()
            self.watch()

    async def look_at_what_is_kept(self) -> None:
        await self.served.stop()
        self.wrong.update(await games_gone_wrong(self.where, self.honesty.parties))
        log = self.served.log.read_text(encoding="utf-8", errors="replace")
        self.wrong.update(log_gone_wrong(log, Secrets(self.where)))
        self.wrong.update(gone_wrong(self.done))
        for watch in self.watches:
            self.wrong.update(left_open(watch.seen))


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.attack", description="Attack a server while people play.")
    parser.add_argument("--messages", type=int, default=1_000_000, help="and requests, about (default: 1,000,000)")
    parser.add_argument("--files", type=int, default=20_000, help="packs, positions and records (default: 20,000)")
    parser.add_argument("--minutes", type=float, default=40, help="the longest it may take, about (default: 40)")
    parser.add_argument("--seed", type=int, default=0, help="of all that is sent (default: 0)")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"of honest people (default: {TABLES})")
    parser.add_argument("--workers", type=int, default=1, help="over a database, if there are several (default: 1)")
    parser.add_argument("--only", action="append", choices=ATTACKS, help="only this attack; may be repeated")
    return parser.parse_args(arguments)


def tell(siege: Siege, seconds: float) -> None:
    build = "compiled" if skerry.COMPILED else "interpreted"
    console.print(f"{build} build, {seconds / 60:.1f} minutes, seed {siege.chosen.seed}")
    pace = f"{siege.chosen.tables} tables with a move every {EVERY:g} s each"
    show(console, siege.done, [seen for watch in siege.watches for seen in watch.seen], pace)
    if not siege.wrong:
        console.print("Nothing gave way.", style="bold green")
        return
    console.print("What gave way:", style="bold red")
    for sentence, times in siege.wrong.items():
        console.print(f"  {sentence}" + (f" ({times} times)" if times > 1 else ""), markup=False, soft_wrap=True)


def keep(folder: Path, seed: int) -> Path:
    """File and log as they are, beside the builds, so that they can be looked at later."""
    kept = ROOT / "build" / f"attack-{seed}"
    shutil.rmtree(kept, ignore_errors=True)
    return Path(shutil.copytree(folder, kept, ignore=shutil.ignore_patterns("postgres")))


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = parse(arguments)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        siege = Siege(Path(folder), chosen)
        asyncio.run(siege.run())
        tell(siege, time.perf_counter() - began)
        if siege.wrong:
            kept = keep(Path(folder), chosen.seed)
            console.print(f"    the tables and the log: {kept}", markup=False, soft_wrap=True)
    return 1 if siege.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
