"""Bots kept from answering: many tables of experts, and processes that are stopped or killed while they think."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from skerry.server.thinking import QUICK_WITHIN
from tools.attack.ground import Ground, Tally, set_up, visitor
from tools.attack.hearing import Ear, Told
from tools.attack.raw import ANSWER_WITHIN, Line, Lost, frame
from tools.attack.watch import children

EXPERTS = 12
LONGEST_REPLY = 5.0
"""Seconds that a person may wait for a casual bot, however many others think."""
LONGEST_DISTURBED = QUICK_WITHIN + 5.0
"""The same while processes are stopped or killed: after its deadline another one is started."""
KILL_EVERY = 2.0
STOPPED_FOR = 8.0


async def bots(ground: Ground, tally: Tally) -> None:
    """One person plays with a casual bot. First experts think at many tables, then thinkers are stopped and killed."""
    watching = [asyncio.create_task(watch_experts(ground, tally)) for _ in range(EXPERTS)]
    await asyncio.sleep(2)
    person = Person(ground, tally)
    playing = asyncio.create_task(person.play())
    try:
        await asyncio.sleep(max(0.0, ground.left() / 2))
        person.longest = LONGEST_DISTURBED
        while not playing.done():
            await disturb(ground, tally)
        playing.result()
    finally:
        for task in [*watching, playing]:
            task.cancel()
        await asyncio.gather(*watching, playing, return_exceptions=True)


async def disturb(ground: Ground, tally: Tally) -> None:
    await asyncio.sleep(KILL_EVERY)
    tally.met("killed", kill_one(ground))
    await asyncio.sleep(KILL_EVERY)
    with stopped(thinkers(ground)[:1]) as pids:
        tally.met("stopped", len(pids))
        await asyncio.sleep(min(STOPPED_FOR, max(0.0, ground.left())))


async def watch_experts(ground: Ground, tally: Tally) -> None:
    """A table of experts alone plays while somebody watches it."""
    async with await Line.open(ground.port, visitor(110_000)) as line:
        seats = [{"kind": "bot", "bot": "expert"}] * 4
        made = await set_up(line, {"game": "riga", "seats": seats})
        tally.met("refused" if made is None else 201)
        if made is None:
            return
        await line.watch(made.table)
        await line.send(frame(b'{"type":"hello","wire":2}'))
        with suppress(TimeoutError):
            while await line.message() is not None:
                pass


# --- thinkers ---------------------------------------------------------------------------------------------------------


def thinkers(ground: Ground) -> list[int]:
    """The processes that work for those that serve. None of them belongs to anyone else: they are their children."""
    return [child for pid in ground.pids for child in children(pid) if is_worker(child)]


def is_worker(pid: int) -> bool:
    """The first process that Python starts only keeps track of the others."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def kill_one(ground: Ground) -> int:
    for pid in thinkers(ground)[:1]:
        os.kill(pid, signal.SIGKILL)
        return 1
    return 0


@contextmanager
def stopped(pids: list[int]) -> Iterator[list[int]]:
    """They neither answer nor end, and go on afterwards if they are still there."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield pids
    finally:
        for pid in pids:
            try:
                os.kill(pid, signal.SIGCONT)
            except ProcessLookupError:
                continue


# --- a person who waits for a bot -------------------------------------------------------------------------------------


class Person:
    """Plays with a casual bot, the first move offered each time, and counts how long it is until the next choice."""

    def __init__(self, ground: Ground, tally: Tally) -> None:
        self.ground = ground
        self.tally = tally
        self.longest = LONGEST_REPLY
        self.sent = 0.0
        """When the last move was sent; 0: none yet."""
        self.open = ""
        """The key of a move that is not confirmed yet."""

    async def play(self) -> None:
        """One game after the other."""
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "casual"}]
        while self.tally.goes_on(self.ground):
            async with await Line.open(self.ground.port, "203.0.113.7") as line:
                made = await set_up(line, {"game": "riga", "seats": seats})
            if made is None:
                self.tally.fell("a person who wanted to play with a bot got no table")
                return
            async with await Line.open(self.ground.port, "203.0.113.7") as line:
                await line.watch(made.table)
                await line.send(frame(msgspec.json.encode({"type": "hello", "wire": 2, "keys": made.keys})))
                await self.play_on(line)

    async def play_on(self, line: Line) -> None:
        """To the end of the game or of the time. What comes of a move is told before the move is confirmed."""
        ear, self.sent, self.open = Ear(), 0.0, ""
        while self.ground.left() > 0:
            told = await self.next(line, ear)
            if told is None or ear.over:
                return
            if told.get("key") == self.open:
                self.open = ""
            if ear.asked and not self.open:
                await self.choose(line, ear.moves[0])

    async def next(self, line: Line, ear: Ear) -> Told | None:
        """The next message; None if there is no playing on."""
        try:
            data = await line.message()
        except Lost:
            return None
        except TimeoutError:
            self.tally.fell(f"a casual bot did not answer within {ANSWER_WITHIN:.0f} s")
            return None
        told = None if data is None else ear.hear(data)
        if told is not None and told["type"] == "refused":
            self.tally.fell(f"a legal move at a table with a bot was refused: {told['text']}")
        return None if told is None or told["type"] in {"gone", "refused"} else told

    async def choose(self, line: Line, word: str) -> None:
        if self.sent:
            self.note(time.perf_counter() - self.sent)
        self.sent = time.perf_counter()
        self.open = str(self.sent)
        await line.send(frame(msgspec.json.encode({"type": "play", "word": word, "key": self.open})))

    def note(self, seconds: float) -> None:
        self.tally.tried += 1
        self.tally.past += 1
        self.tally.worst = max(self.tally.worst, seconds)
        if seconds > self.longest:
            self.tally.fell(f"a person waited longer than {self.longest:.0f} s for a casual bot")
