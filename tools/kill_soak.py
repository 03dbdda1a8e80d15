"""SIGKILL at random moments under play, again and again: `make soak`.

A server runs with several tables of people and bots. It is killed, its file is looked at, it is started again over the
same file, and everyone goes on. After each kill: whatever was answered for is in the file once, in its place; whatever
was refused is not; nobody was shown what is not there; all rows that were there before still are. After each start:
every table goes on. At the end all games are played out and their records checked.

The choices of the players follow from the seed; when the kills fall among them does not. So a violation is told with
the file in which it can be looked at.
"""

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Shown

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry import CHANCE, Record
from skerry.kernel.fairness import check
from skerry.server.drawings import whole
from skerry.server.history import Entry, Said
from skerry.server.house import own_key
from skerry.server.seen import Look, position
from skerry.server.store import Kept
from skerry.server.stores import open_store
from skerry.server.table import Table
from tools.players import HttpPlayer, Party, Player, Sent, SocketPlayer, set_up
from tools.served import NotServed, Served, free_port, skerry_over

ROOT = Path(__file__).parents[1]

GO_ON_WITHIN = 60.0
"""Seconds that a table has for its next word after a start."""
END_WITHIN = 900.0
"""Seconds for all games to be played out at the end."""
AT_THE_START = 0.2
"""The share of kills that come while the server is still starting."""
LONGEST_START, LONGEST_PLAY = 3.0, 1.0
"""Until when they come, in seconds, and until when the others come once every table has gone on."""

PERSON, GREEDY, RANDOM = {"kind": "friend"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}
KINDS = {
    "two people": [PERSON, PERSON],
    "a person and two bots": [GREEDY, PERSON, RANDOM],
    "four people": [PERSON] * 4,
    "two people and a bot": [PERSON, RANDOM, PERSON],
    "bots alone": [GREEDY, GREEDY],
}

console = Console(highlight=False)


class Violation(Exception):
    """Something that must not happen: where and what."""

    def __init__(self, party: Party, what: str) -> None:
        super().__init__(f"{party.kind}, table {party.table}: {what}")


def see_off(playing: dict[Party, list[asyncio.Task[None]]]) -> list[str]:
    """The kinds of the tables whose games are over and whose people have gone; problems they saw are told first."""
    for party, tasks in playing.items():
        if party.problems:
            raise Violation(party, party.problems[0])
        for task in tasks:
            if task.done():
                task.result()
    ended = [party for party, tasks in playing.items() if all(task.done() for task in tasks)]
    for party in ended:
        del playing[party]
    return [party.kind for party in ended]


# --- what is in the file ----------------------------------------------------------------------------------------------


async def read(where: Path | str, parties: Sequence[Party]) -> dict[Party, Kept]:
    """Of a file from a copy, as the crash left it: to mend the file itself is up to the server."""
    with tempfile.TemporaryDirectory() as folder:
        if isinstance(where, Path):
            for part in where.parent.glob(f"{where.name}*"):
                shutil.copy(part, folder)
            where = Path(folder) / where.name
        store = open_store(where)
        await store.start()
        kept = {party: await store.load(party.table) for party in parties}
        await store.close()
    for party, found in kept.items():
        if found is None:
            raise Violation(party, "it is no longer in the file")
    return {party: found for party, found in kept.items() if found is not None}


def compare(party: Party, kept: Kept, before: Sequence[Entry]) -> Table:
    """What is in the file with what was there before and with what those at the table were told; the table it makes."""
    if list(before) != kept.history[: len(before)]:
        raise Violation(party, f"the {len(before)} rows that were in the file after the last kill have changed")
    if [entry.number for entry in kept.history] != list(range(len(kept.history))):
        raise Violation(party, "its rows are not numbered one after the other")
    found: dict[str, list[str]] = {}
    for entry in kept.history:
        found.setdefault(entry.key, []).append(brought(kept.history[entry.number :]))
    for said in kept.chat:
        found.setdefault(said.key, []).append(f"{said.seat} {said.text}")
    for key, sent in party.sent.items():
        compare_message(party, key, sent, found.get(own_key(sent.seat, key), []))
    return replayed(party, kept)


def brought(history: Sequence[Entry]) -> str:
    """What came with the message of the first entry: its words, and what was forced before anyone else had a say."""
    first = history[0].event
    if not isinstance(first, Said):
        return f"{getattr(first, 'seat', CHANCE)} undo"
    words = [first.word]
    for entry in history[1:]:
        if entry.key or not isinstance(entry.event, Said) or entry.event.seat != first.seat:
            break
        words.append(entry.event.word)
    return f"{first.seat} {', '.join(words)}"


def is_whole(sent: Sent, found: str) -> bool:
    """Is all of a message in the file? Between its words and after them may stand what was forced."""
    if sent.body["type"] != "play":
        return found == meant(sent)
    seat, _, text = found.partition(" ")
    there, wanted = text.split(", "), words_of(sent)
    rest = iter(there[1:])
    return int(seat) == sent.seat and there[0] == wanted[0] and all(word in rest for word in wanted[1:])


def words_of(sent: Sent) -> list[str]:
    return sent.body.get("words") or [sent.body["word"]]


def meant(sent: Sent) -> str:
    """A message as it would stand in the file."""
    if sent.body["type"] == "play":
        return f"{sent.seat} {', '.join(words_of(sent))}"
    return f"{sent.seat} {sent.body.get('text') or 'undo'}"


def compare_message(party: Party, key: str, sent: Sent, found: list[str]) -> None:
    wanted = meant(sent)
    if found and not (len(found) == 1 and is_whole(sent, found[0])):
        raise Violation(party, f"the message {key!r} ({wanted}) is in the file as {found}")
    if key in party.accepted and not found:
        raise Violation(party, f"the message {key!r} ({wanted}) was accepted and is not in the file")
    if key in party.refused and found:
        raise Violation(party, f"the message {key!r} ({wanted}) was refused and is in the file")


def replayed(party: Party, kept: Kept) -> Table:
    """All rows are legal words, and lead at least as far as anyone was shown."""
    try:
        table = Table(kept)
    except skerry.SkerryError as error:
        raise Violation(party, f"its rows cannot be replayed: {error}") from error
    for viewer, shown in party.shown.items():
        if shown > table.noticed[viewer]:
            raise Violation(party, f"viewer {viewer} was shown {shown} words, the file has {table.noticed[viewer]}")
    for viewer, (at, last) in party.seen.items():
        if at == table.noticed[viewer]:
            compare_seen(party, viewer, last, kept)
    return table


def compare_seen(party: Party, viewer: int | None, shown: Mapping[str, Any], kept: Kept) -> None:
    """Somebody was shown what follows from the rows for them: nothing that was never written, nor another seat's.

    Words that nobody is told of are not counted, so there may be several positions with the same number.
    """
    table = Table(kept)
    at, wrong = table.noticed[viewer], ""
    for written in range(len(kept.history), -1, -1):
        table = Table(msgspec.structs.replace(kept, history=kept.history[:written]))
        if table.noticed[viewer] != at:
            break
        told = difference(shown, table, viewer)
        if not told:
            return
        wrong = wrong or told
    raise Violation(party, f"viewer {viewer} was shown what does not follow from the file: {wrong}")


def difference(shown: Mapping[str, Any], table: Table, viewer: int | None) -> str:
    """What is first seen to be different, and where that begins; empty if nothing is."""
    wanted = msgspec.to_builtins(whole(position(table, Look(viewer, "en", narrow=False, text=False), set())))
    for name, seen in shown.items():
        one, other = (
            msgspec.json.encode(without_place(value), order="deterministic").decode() for value in (seen, wanted[name])
        )
        if one != other:
            alike = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            place = max(0, alike - 20)
            return (
                f"{name} of {table.game.slug}: {one[place : place + 100]!r} instead of {other[place : place + 100]!r}"
            )
    return ""


def without_place(seen: Any) -> Any:
    """Of lines that are sent bit by bit only the lines."""
    return seen["lines"] if isinstance(seen, dict) and "lines" in seen else seen


async def compare_record(client: httpx.AsyncClient, party: Party, table: Table) -> None:
    """The record that anyone can download: fair, whole, and the same as the rows."""
    answer = await client.get(f"/api/tables/{party.table}/record")
    record = Record.parse(answer.text)
    if not table.over or record.moves != table.record().moves or record.state().to_move != skerry.OVER:
        raise Violation(party, "its record is not the game that is in the file")
    if not check(record).fair():
        raise Violation(party, "the chance of its record is not what was committed to")


# --- the run ----------------------------------------------------------------------------------------------------------


class Soak:
    """One run: a server, the tables at which people play, and what was in the file after the last kill."""

    def __init__(self, file: Path, seed: int) -> None:
        port = free_port()
        self.file = file
        self.seed = seed
        self.served = Served(skerry_over(file, port), port, file.with_name("server.log"))
        self.dice = random.Random(f"kills {seed}")
        self.counts: Counter[str] = Counter()
        self.parties: list[Party] = []
        self.tables: dict[Party, Table] = {}
        self.rows: dict[Party, list[Entry]] = {}
        self.playing: dict[Party, list[asyncio.Task[None]]] = {}

    async def run(self, kills: int, progress: Progress) -> None:
        """This many kills, then all games to their end."""
        try:
            bar = progress.add_task("Kills", total=kills)
            for _ in range(kills):
                await self.kill_once()
                progress.advance(bar)
            progress.add_task("Playing all games to their end", total=None)
            await self.play_out()
        finally:
            await self.leave()

    async def kill_once(self) -> None:
        """Start, play on, kill, look."""
        await self.served.start()
        if self.playing and self.dice.random() < AT_THE_START:
            await asyncio.sleep(self.dice.random() * LONGEST_START)
            self.counts["kills while it started"] += 1
        else:
            await self.served.ready()
            await self.renew_tables()
            await self.everyone_goes_on()
            await asyncio.sleep(self.dice.random() * LONGEST_PLAY)
        await self.served.kill()
        self.counts["kills"] += 1
        self.count_unanswered(await self.look(list(self.playing)))

    async def play_out(self) -> None:
        """Without further kills; then every table is looked at once more, and its record checked."""
        await self.served.start()
        await self.served.ready()
        async with asyncio.timeout(END_WITHIN):
            while self.playing:
                see_off(self.playing)
                await asyncio.sleep(0.05)
        async with self.served.client() as client:
            await self.look(self.parties)
            for party in self.parties:
                await compare_record(client, party, self.tables[party])
        await self.served.stop()

    # --- tables -------------------------------------------------------------------------------------------------

    async def renew_tables(self) -> None:
        """A table of each kind at the beginning, and another one for each whose game is over."""
        for kind in see_off(self.playing) if self.parties else list(KINDS):
            party = await set_up(self.served, kind, KINDS[kind], f"{self.seed} {kind} {len(self.parties)}")
            self.parties.append(party)
            self.playing[party] = [asyncio.create_task(player.play()) for player in self.players(party)]

    def players(self, party: Party) -> list[Player]:
        """One who watches; a browser for each seat but the last, which a program plays; and a program for the first."""
        people: list[Player] = [SocketPlayer(self.served, party, None, "watcher")]
        for seat in party.keys:
            if seat == min(party.keys) or seat != max(party.keys):
                people.append(SocketPlayer(self.served, party, seat, f"browser {seat}"))
            if seat in (min(party.keys), max(party.keys)):
                people.append(HttpPlayer(self.served, party, seat, f"program {seat}"))
        return people

    async def everyone_goes_on(self) -> None:
        """Every table gets further than it was in the file, as its spectators see."""
        until = time.monotonic() + GO_ON_WITHIN
        while stuck := [party for party in self.playing if not self.has_gone_on(party)]:
            if time.monotonic() > until:
                raise Violation(stuck[0], f"it did not go on within {GO_ON_WITHIN:.0f} seconds of a start")
            await asyncio.sleep(0.01)

    def has_gone_on(self, party: Party) -> bool:
        if party.over or None not in party.shown:
            return party.over
        return party not in self.tables or party.shown[None] > self.tables[party].noticed[None]

    async def leave(self) -> None:
        """Everyone goes, and so does the server, whatever happened."""
        tasks = [task for mine in self.playing.values() for task in mine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.served.end()

    # --- looking --------------------------------------------------------------------------------------------------

    async def look(self, parties: Sequence[Party]) -> dict[Party, Kept]:
        kept = await read(self.file, parties)
        for party, found in kept.items():
            self.tables[party] = compare(party, found, self.rows.get(party, []))
            self.rows[party] = found.history
        return kept

    def count_unanswered(self, kept: dict[Party, Kept]) -> None:
        """What the kill interrupted: messages that had been sent, and were in the file or not when it came."""
        for party, found in kept.items():
            there = {entry.key for entry in found.history} | {said.key for said in found.chat}
            for key in party.sent.keys() - party.accepted - party.refused:
                where = "in the file" if own_key(party.sent[key].seat, key) in there else "not in the file"
                self.counts[f"unanswered at a kill, {where}"] += 1

    def summary(self) -> dict[str, int]:
        kinds = Counter(party.sent[key].body["type"] for party in self.parties for key in party.accepted)
        return {
            **self.counts,
            "tables": len(self.parties),
            "moves of people accepted": kinds["play"],
            "of these with several words": sum(
                len(words_of(party.sent[key])) > 1
                for party in self.parties
                for key in party.accepted
                if party.sent[key].body["type"] == "play"
            ),
            "undos accepted": kinds["undo"],
            "lines of chat accepted": kinds["chat"],
            "messages refused": sum(len(party.refused) for party in self.parties),
            "words in the records": sum(len(table.words) for table in self.tables.values()),
            "rows in the file": sum(len(rows) for rows in self.rows.values()),
        }


def keep(file: Path, seed: int) -> Path:
    """The file as it is, beside the builds, so that it can be looked at later."""
    kept = ROOT / "build" / f"kill-soak-{seed}"
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(file.parent, kept)
    return kept / file.name


def report(summary: dict[str, int], seconds: float) -> None:
    build = "compiled" if skerry.COMPILED else "interpreted"
    table = Shown("SIGKILL under play", "count", title=f"{build} build, {seconds / 60:.1f} minutes")
    for what, count in summary.items():
        table.add_row(what, f"{count:,}")
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Kill the server under play, start it again, and lose nothing.")
    parser.add_argument("--kills", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--seed", type=int, default=0, help="of what the players choose (default: 0)")
    parser.add_argument("--minutes", type=float, default=60, help="the longest it may take (default: 60)")
    chosen = parser.parse_args(arguments)
    began = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=console) as progress:
        soak = Soak(Path(folder) / "tables.sqlite", chosen.seed)
        try:
            asyncio.run(asyncio.wait_for(soak.run(chosen.kills, progress), chosen.minutes * 60))
        except (Violation, NotServed, TimeoutError) as problem:
            tell(problem, soak, keep(soak.file, chosen.seed))
            return 1
    report(soak.summary(), time.perf_counter() - began)
    return 0


def tell(problem: Exception, soak: Soak, kept: Path) -> None:
    what = str(problem) or "it took too long"
    console.print(f"After {soak.counts['kills']} kills: {what}.", style="bold red", markup=False)
    console.print(f"    the tables as they are: {kept}", markup=False, soft_wrap=True)
    again = f"tools/kill_soak.py --seed {soak.seed} --kills {soak.counts['kills'] + 20}"
    console.print(f"    again, with kills at other moments: {again}", markup=False, soft_wrap=True)


if __name__ == "__main__":
    sys.exit(main())
