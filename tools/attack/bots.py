"""Bots kept from answering: many tables of experts, and processes that are stopped or killed while they think."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from tools.attack.ground import Ground, Tally, set_up, visitor
from tools.attack.messages import ANSWERS
from tools.attack.raw import Line, Lost, frame
from tools.attack.watch import children

EXPERTS = 12
LONGEST_REPLY = 5.0
"""Seconds that a person may wait for a casual bot, whatever others do."""
KILL_EVERY = 2.0
STOPPED_FOR = 8.0


async def bots(ground: Ground, tally: Tally) -> None:
    """One person plays with a casual bot. First experts think at many tables, then thinkers are stopped and killed."""
    watching = [asyncio.create_task(watch_experts(ground, tally, number)) for number in range(EXPERTS)]
    await asyncio.sleep(2)
    playing = asyncio.create_task(play_with_a_bot(ground, tally))
    try:
        while not playing.done():
            await asyncio.sleep(KILL_EVERY)
            tally.met("killed", kill_one(ground))
            await asyncio.sleep(KILL_EVERY)
            with stopped(thinkers(ground.pid)[:1]) as pids:
                tally.met("stopped", len(pids))
                await asyncio.sleep(min(STOPPED_FOR, max(0.0, ground.left())))
        playing.result()
    finally:
        for task in [*watching, playing]:
            task.cancel()
        await asyncio.gather(*watching, playing, return_exceptions=True)


async def watch_experts(ground: Ground, tally: Tally, number: int) -> None:
    """A table of experts alone plays while somebody watches it."""
    async with await Line.open(ground.port, visitor(110_000)) as line:
        seats = [{"kind": "bot", "bot": "expert"}] * 4
        made = await set_up(line, {"game": "riga", "seats": seats})
        tally.met("refused" if made is None else 201)
        if made is None:
            return
        await line.watch(made.table)
        await line.send(frame(b'{"type":"hello"}'))
        with suppress(TimeoutError):
            while await line.message() is not None:
                pass


# --- thinkers ---------------------------------------------------------------------------------------------------------


def thinkers(pid: int) -> list[int]:
    """The processes that work for the server. None of them belongs to anyone else: they are its children."""
    return [child for child in children(pid) if is_worker(child)]


def is_worker(pid: int) -> bool:
    """The first process that Python starts only keeps track of the others."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def kill_one(ground: Ground) -> int:
    for pid in thinkers(ground.pid)[:1]:
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


async def play_with_a_bot(ground: Ground, tally: Tally) -> None:
    """The first move offered each time; how long it is until it is our turn again, whatever the bot had to do."""
    while tally.goes_on(ground):
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "casual"}]
        async with await Line.open(ground.port, "203.0.113.7") as line:
            made = await set_up(line, {"game": "riga", "seats": seats})
        if made is None:
            return
        async with await Line.open(ground.port, "203.0.113.7") as line:
            await line.watch(made.table)
            await line.send(frame(msgspec.json.encode({"type": "hello", "keys": made.keys})))
            await play_on(ground, tally, line)


async def play_on(ground: Ground, tally: Tally, line: Line) -> None:
    sent = 0.0
    while ground.left() > 0:
        try:
            data = await line.message()
        except Lost:
            return
        except TimeoutError:
            tally.fell("a casual bot did not answer within 30 s")
            return
        told = ANSWERS.decode(data or b'{"type":"gone"}')
        if told.type == "refused":
            tally.fell(f"a legal move at a table with a bot was refused: {told.text}")
        if told.type == "gone" or told.over or told.type == "refused":
            return
        if told.asked:
            if sent:
                note_reply(tally, time.perf_counter() - sent)
            sent = time.perf_counter()
            play = {"type": "play", "word": told.moves[0].word, "key": str(sent)}
            await line.send(frame(msgspec.json.encode(play)))


def note_reply(tally: Tally, seconds: float) -> None:
    tally.tried += 1
    tally.past += 1
    tally.worst = max(tally.worst, seconds)
    if seconds > LONGEST_REPLY:
        tally.fell(f"a person waited longer than {LONGEST_REPLY:.0f} s for a casual bot")
