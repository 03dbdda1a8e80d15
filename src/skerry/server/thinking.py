"""Bots think in processes of their own, so that no table waits for another. They never get the secret of chance."""

import asyncio
import functools
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from skerry import Record, bots
from skerry.kernel.rng import Rng
from skerry.kernel.state import State

MOST_TRIES: Final = 5


class Question(msgspec.Struct, frozen=True):
    """A position in words, and who is asked."""

    head: str
    words: tuple[str, ...]
    bot: str
    seed: int


class Thinkers:
    """The processes; they are started when first needed."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, question: Question) -> str:
        """The bot's word. If its process was killed, another one thinks again, but not for ever."""
        loop = asyncio.get_running_loop()
        for _ in range(MOST_TRIES):
            pool = self._started()
            try:
                return await loop.run_in_executor(pool, think, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool(f"The bot {question.bot} ended its process {MOST_TRIES} times.")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the threads of the server and its open file stay with the server.
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, spawned, initializer=end_with_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def end_with_parent() -> None:
    """A server that is killed cannot end the processes it started; so each of them watches whether it still runs."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(question: Question) -> str:
    """In a process of its own: the position from its words, then the one way to ask a bot."""
    state = _replayed(question.head, question.words)
    bot = bots.bot(question.bot, question.seed)
    return bots.ask(bot, state, Rng(question.seed)).word


def _replayed(head: str, words: tuple[str, ...]) -> State:
    record = _parsed(head)
    state = record.state(0)
    for word in words:
        state.apply(record.game.move(word))
    return state


@functools.lru_cache(maxsize=64)
def _parsed(head: str) -> Record:
    return Record.parse(head)
