"""The server seen from outside while it is attacked: its memory, its open files, and how fast it lets a newcomer in."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.attack.raw import ANSWER_WITHIN, Line, Lost

LOOK_EVERY = 0.5
MEGABYTE = 2**20
NEWCOMER = "198.51.100.1"


class Seen(NamedTuple):
    """One look: bytes in memory, of the server and of all processes it started; open files; a newcomer's wait. If
    several workers serve, those of the largest one."""

    time: float
    memory: int
    children: int
    files: int
    newcomer: float


def children(pid: int) -> list[int]:
    """The processes that this one has started. Only Linux tells."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


def memory(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


def open_files(pid: int) -> int:
    try:
        return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return 0


async def newcomer(port: int) -> float:
    """Seconds until somebody who has just come is answered; one who isn't let in counts as having waited longest."""
    began = time.monotonic()
    try:
        async with await Line.open(port, NEWCOMER) as line:
            await line.ask("GET", "/api/bots")
    except (*Lost, TimeoutError):
        return ANSWER_WITHIN
    return time.monotonic() - began


class Watch:
    """Looks again and again."""

    def __init__(self, port: int, pids: Sequence[int]) -> None:
        self.port = port
        self.pids = pids
        self.seen: list[Seen] = []
        self._task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            now = time.monotonic()
            waited = await newcomer(self.port)
            others = sum(memory(child) for pid in self.pids for child in children(pid))
            largest = max(memory(pid) for pid in self.pids)
            self.seen.append(Seen(now, largest, others, max(open_files(pid) for pid in self.pids), waited))
            await asyncio.sleep(LOOK_EVERY)

    async def end(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def between(self, begin: float, end: float) -> list[Seen]:
        return [seen for seen in self.seen if begin <= seen.time < end]
