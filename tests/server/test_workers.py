"""Processes that work for the server: what they cannot do in time, or at all, harms nobody else."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from typing import TypeVar

import pytest

from skerry.server.workers import Broke, Died, TooLate, TooMuch, WaitingWork, Worker, Workers

T = TypeVar("T")


def double(number: int) -> int:
    return 2 * number


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def spin(seconds: float) -> float:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return seconds


def stop(_: None) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def die(_: None) -> None:
    os._exit(1)


def fail(secret: str) -> None:
    raise ValueError(f"I know {secret}.")


def size_of(some: bytes) -> int:
    return len(some)


def grow(size: int) -> int:
    return len(bytearray(size))


def with_workers(run: Callable[[Workers], Awaitable[T]], size: int = 1, memory: int | None = None) -> T:
    async def opened() -> T:
        workers = Workers(size, memory)
        try:
            return await run(workers)
        finally:
            workers.close()

    return asyncio.run(opened())


def test_work_is_done_in_another_process() -> None:
    async def run(workers: Workers) -> list[int]:
        return [await workers.do(double, number, within=30) for number in (1, 2)]

    assert with_workers(run) == [2, 4]


@pytest.mark.parametrize("work", [sleep, stop])
def test_a_process_that_misses_its_deadline_is_killed_even_if_it_is_stopped_and_the_next_work_gets_a_new_one(
    work: Callable[[object], object],
) -> None:
    async def run(workers: Workers) -> int:
        with pytest.raises(TooLate, match=r"not done within 0\.2 seconds"):
            await workers.do(work, 600.0, within=0.2)
        return await workers.do(double, 4, within=30)

    assert with_workers(run) == 8


def test_a_stopped_process_does_not_keep_a_long_question_waiting_either() -> None:
    """It is more than fits into the pipe, and nobody reads it."""

    async def run(workers: Workers) -> int:
        others = multiprocessing.active_children()
        await workers.do(double, 1, within=30)
        (process,) = [one for one in multiprocessing.active_children() if one not in others]
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        with pytest.raises(TooLate):
            await workers.do(size_of, bytes(3_000_000), within=0.5)
        return await workers.do(size_of, bytes(3_000_000), within=30)

    assert with_workers(run) == 3_000_000


def test_who_takes_too_much_of_the_processor_is_told_apart_from_who_did_not_get_it() -> None:
    async def run(workers: Workers) -> list[float]:
        with pytest.raises(TooMuch, match=r"more than 0\.2 seconds of the processor"):
            await workers.do(spin, 600.0, within=60, processor=0.2)
        slept = await workers.do(sleep, 0.3, within=60, processor=0.2)
        return [slept, *[await workers.do(spin, 0.15, within=60, processor=0.2) for _ in range(2)]]

    assert with_workers(run) == [0.3, 0.15, 0.15]


def test_a_process_that_dies_is_replaced() -> None:
    async def run(workers: Workers) -> int:
        with pytest.raises(Died):
            await workers.do(die, None, within=30)
        return await workers.do(double, 4, within=30)

    assert with_workers(run) == 8


def test_an_error_says_where_it_happened_and_nothing_of_what_was_asked() -> None:
    async def run(workers: Workers) -> str:
        with pytest.raises(Broke) as caught:
            await workers.do(fail, "the top card", within=30)
        return str(caught.value)

    told = with_workers(run)

    assert "in fail" in told
    assert told.endswith("ValueError")
    assert "the top card" not in told


def test_memory_is_limited() -> None:
    async def run(workers: Workers) -> int:
        with pytest.raises(Broke, match="MemoryError"):
            await workers.do(grow, 3 * 1024**3, within=30)
        return await workers.do(grow, 1024, within=30)

    assert with_workers(run, memory=2 * 1024**3) == 1024


def test_what_is_due_first_is_begun_first() -> None:
    order: list[float] = []

    async def ask(workers: Workers, due: float) -> None:
        await workers.do(sleep, 0.01, within=30, due=due)
        order.append(due)

    async def run(workers: Workers) -> None:
        await asyncio.gather(*(ask(workers, due) for due in (0.0, 3.0, 1.0, 2.0)))

    with_workers(run)

    assert order == [0.0, 1.0, 2.0, 3.0]


def test_work_that_nobody_waits_for_any_more_is_not_begun() -> None:
    async def run(workers: Workers) -> int:
        first = asyncio.create_task(workers.do(sleep, 0.3, within=30))
        second = asyncio.create_task(workers.do(sleep, 600.0, within=600))
        await asyncio.sleep(0)
        second.cancel()
        await first
        assert workers.waiting == 0
        return await workers.do(double, 3, within=30)

    assert with_workers(run) == 6


def test_after_closing_nothing_is_begun() -> None:
    async def run(workers: Workers) -> None:
        workers.close()
        with pytest.raises(Died):
            await workers.do(double, 1, within=30)

    with_workers(run)


def test_closing_gives_up_what_is_being_done() -> None:
    began = time.monotonic()

    async def run(workers: Workers) -> None:
        task = asyncio.create_task(workers.do(sleep, 600.0, within=600))
        await workers.do(double, 1, within=30)
        workers.close()
        with pytest.raises(Died):
            await task

    with_workers(run, size=2)

    assert time.monotonic() - began < 60


async def done_by(worker: Worker) -> object:
    return worker.do(WaitingWork(double, 3, 60.0, 0.0))


def test_a_process_that_is_just_being_started_is_given_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    started = list[BaseProcess]()
    worker = Worker(None, gives_way=False)
    start = SpawnProcess.start

    def retired_meanwhile(process: BaseProcess) -> None:
        worker.retire()
        start(process)
        started.append(process)

    monkeypatch.setattr(SpawnProcess, "start", retired_meanwhile)

    with pytest.raises(Died):
        asyncio.run(done_by(worker))

    assert [process.is_alive() for process in started] == [False]
