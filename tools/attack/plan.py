"""Which attacks there are, how much each of them tries, and the process in which it does so."""

import asyncio
import importlib
import multiprocessing
import os
import time
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from tools.attack.ground import Ground, Tally

Trying = Callable[[Ground, Tally], Coroutine[Any, Any, None]]

MESSAGES, FILES = "messages", "files"
SHORTEST = 4.0
"""Seconds that each attack has at least: on a busy machine it takes some to start."""
LATE = 45.0
"""Seconds that an attack may take longer than it should, before it is taken to hang."""


class Attack(NamedTuple):
    """Where it is written, what it counts, and which share of all messages or files and of the time is its own."""

    module: str
    counts: str
    share: float
    time: float
    elsewhere: bool = False
    """It asks the server nothing: what it tries is done in processes of its own, as the server or a player does it."""

    def bound(self, messages: int, files: int) -> int:
        return max(1, int(self.share * (files if self.counts == FILES else messages)))


ATTACKS = {
    "bombs": Attack("bombs", MESSAGES, 0.01, 0.02),
    "strangers": Attack("strangers", MESSAGES, 0.002, 0.01),
    "names": Attack("names", MESSAGES, 0.01, 0.01),
    "odd": Attack("odd", MESSAGES, 0.003, 0.02),
    "lobby": Attack("lobby", MESSAGES, 0.01, 0.01),
    "looks": Attack("messages", MESSAGES, 0.01, 0.02),
    "messages": Attack("messages", MESSAGES, 0.95, 0.18),
    "calls": Attack("calls", MESSAGES, 0.06, 0.06),
    "crowd": Attack("crowd", MESSAGES, 0.003, 0.02),
    "slow": Attack("slow", MESSAGES, 0.001, 0.04),
    "bots": Attack("bots", MESSAGES, 0.001, 0.04),
    "uploads": Attack("files", FILES, 0.05, 0.12),
    "trials": Attack("files", FILES, 0.46, 0.40, elsewhere=True),
    "records": Attack("records", FILES, 0.49, 0.05, elsewhere=True),
}
"""In this order. The server runs on while files are tried out elsewhere at the end, and those who play at it do too."""


def function(name: str) -> Trying:
    found: Trying = getattr(importlib.import_module(f"tools.attack.{ATTACKS[name].module}"), name)
    return found


async def carry_out(name: str, ground: Ground) -> Tally:
    """In a process of its own, so that those who play do not have to share theirs."""
    spawning = multiprocessing.get_context("spawn")
    ours, theirs = spawning.Pipe(duplex=False)
    process = spawning.Process(target=attack, args=(name, ground, theirs))
    process.start()
    theirs.close()
    try:
        ended = await asyncio.to_thread(ours.poll, max(0.0, ground.left()) + LATE)
        tally: Tally = ours.recv() if ended else Tally(gave_way={"the attack did not come to its end": 1})
    except EOFError:
        tally = Tally(gave_way={"the attack broke off": 1})
    finally:
        process.kill()
        process.join()
    return tally


def attack(name: str, ground: Ground, told: Connection) -> None:
    """What it found is told also if it breaks off."""
    os.nice(5)  # an attacker elsewhere would not take anything away from the server's processors
    tally = Tally()
    try:
        asyncio.run(function(name)(ground, tally))
    except Exception as error:
        tally.fell(f"the attack broke off: {type(error).__name__}: {error}")
        raise
    finally:
        told.send(tally)


def ground_for(name: str, base: Ground, messages: int, files: int, minutes: float) -> Ground:
    """The share of one attack."""
    chosen = ATTACKS[name]
    return Ground(
        base.port,
        base.pids,
        f"{base.seed} {name}",
        chosen.bound(messages, files),
        time.monotonic() + max(SHORTEST, chosen.time * minutes * 60),
        base.tables,
    )
