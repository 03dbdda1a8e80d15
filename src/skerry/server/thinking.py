"""Bots think in processes of their own, so that no table waits for another. They never get the secret of chance."""

import asyncio
import functools
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import msgspec

from skerry import Record, bots
from skerry.bots.advice import advise
from skerry.kernel.rng import Rng
from skerry.kernel.state import State

MOST_TRIES: Final = 5

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Question(msgspec.Struct, frozen=True):
    """A position in words, and who is asked."""

    head: str
    words: tuple[str, ...]
    bot: str
    seed: int


class Doubt(msgspec.Struct, frozen=True):
    """A position in words, and a seat that is asked what it thinks of it; also of a certain word, if one is named."""

    head: str
    words: tuple[str, ...]
    seat: int
    seed: int
    descents: int
    seconds: float
    also: str = ""


class Advised(msgspec.Struct, frozen=True):
    """What the seat thinks: good words with the chance of winning after each, and everyone's chance."""

    tips: tuple[tuple[str, float], ...]
    chances: tuple[float, ...]


class Thinkers:
    """The processes; they are started when first needed."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, question: Question) -> str:
        """The bot's word."""
        return await self._worked_out(think, question)

    async def advise(self, doubt: Doubt) -> Advised:
        """What a seat thinks of a position."""
        return await self._worked_out(advised, doubt)

    async def _worked_out(self, work: Callable[[Asked], Answer], asked: Asked) -> Answer:
        """If the process was killed, another one thinks again, but not for ever."""
        loop = asyncio.get_running_loop()
        for _ in range(MOST_TRIES):
            pool = self._started()
            try:
                return await loop.run_in_executor(pool, work, asked)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool(f"Thinking of {asked} ended its process {MOST_TRIES} times.")

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


def advised(doubt: Doubt) -> Advised:
    """The same for a seat that wants to know what to do, or how it stands."""
    state = _replayed(doubt.head, doubt.words)
    also = state.game.move(doubt.also) if doubt.also else None
    until = time.perf_counter() + doubt.seconds
    advice = advise(state, doubt.seat, doubt.seed, doubt.descents, until, also)
    return Advised(tuple((tip.move.word, tip.chance) for tip in advice.tips), tuple(advice.chances))


def _replayed(head: str, words: tuple[str, ...]) -> State:
    record = _parsed(head)
    state = record.state(0)
    for word in words:
        state.apply(record.game.move(word))
    return state


@functools.lru_cache(maxsize=64)
def _parsed(head: str) -> Record:
    return Record.parse(head)
