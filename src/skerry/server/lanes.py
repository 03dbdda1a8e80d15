"""Processes for which callers queue. Each caller gets an equal share, whether they have one table or twelve."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from skerry.server.workers import Died, TooLate, Workers

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

MOST_AT_ONCE: Final = 4
"""How much of one caller's work waits for a process or is being done; the rest waits for that."""


class Caller:
    """Somebody whose work waits or is being done."""

    def __init__(self, most: int) -> None:
        self.turns = asyncio.Semaphore(most)
        self.pending = 0
        self.due = 0.0
        """The share of the processes they will have had when all their work is done."""


class Lane:
    """A number of processes. Close them at the end.

    This is fair queuing: work is due when its caller would have had its cost as their share, counted from what the
    others have had by now. So those who ask for little come first, and nobody saves up for later.
    """

    def __init__(self, size: int) -> None:
        self.workers = Workers(size)
        self._callers: dict[str, Caller] = {}
        self._most = max(MOST_AT_ONCE, 2 * size)
        self._now = 0.0

    @property
    def waiting(self) -> int:
        """How much work no process has begun yet."""
        return max(0, sum(caller.pending for caller in self._callers.values()) - self.workers.busy)

    async def do(
        self, work: Callable[[Asked], Answer], asked: Asked, *, caller: str, cost: float, within: float
    ) -> Answer:
        """What `work` makes of `asked`. Work that ends its process is done once more, and then given up."""
        known = self._callers.setdefault(caller, Caller(self._most))
        known.pending += 1
        try:
            async with known.turns:
                try:
                    return await self._do(known, work, asked, cost, within)
                except Died:
                    return await self._do(known, work, asked, cost, within)
        finally:
            known.pending -= 1
            self._forget()

    async def _do(
        self, known: Caller, work: Callable[[Asked], Answer], asked: Asked, cost: float, within: float
    ) -> Answer:
        due = known.due = max(self._now, known.due) + cost
        try:
            answer, seconds = await self.workers.do(timed, (work, asked), within=within, due=due)
        except TooLate:
            known.due += within
            raise
        finally:
            self._now = max(self._now, due)
        known.due += max(0.0, seconds - cost)  # what takes longer than expected is theirs to wait for
        return answer

    def _forget(self) -> None:
        """Who has nothing to wait for any more; when nobody has, all begin anew."""
        if any(known.pending for known in self._callers.values()):
            self._callers = {
                name: known for name, known in self._callers.items() if known.pending or known.due > self._now
            }
        else:
            self._callers.clear()

    def close(self) -> None:
        self.workers.close()


def timed(asked: tuple[Callable[[Any], Answer], Any]) -> tuple[Answer, float]:
    """In the process: the answer, and the seconds of a processor it took. How busy the machine is counts for nobody."""
    work, question = asked
    began = time.process_time()
    return work(question), time.process_time() - began
