"""Processes that work for the server: whatever may take long, or never end, is done there and can be stopped.

Every piece of work has a deadline, and may have a limit on what it takes of the processor, which a busy machine does
not use up. A process that misses it, is stopped by the system or dies is killed and replaced, and the work is given up
with an error; the others notice nothing.
"""

import asyncio
import contextlib
import heapq
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from skerry.kernel.errors import SkerryError

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

START_WITHIN: Final = 60.0
"""Seconds for a process to start on a busy machine. They don't count against the deadline of its first work."""
COUNTS_PROCESSOR: Final = hasattr(signal, "setitimer")
"""Can the system end a process by what it has had of the processor? Windows can't."""


class WorkError(SkerryError):
    """The work has no result. The sentence tells nothing of what was asked, so it may stand in a log."""


class TooLate(WorkError):
    """It was not done in time, and its process was killed. Perhaps the machine was busy."""


class TooMuch(WorkError):
    """It took more of the processor than it may, and its process was ended: no machine was too busy for it."""


class Died(WorkError):
    """Its process ended without an answer."""


class NotStarted(Died):
    """There was no process for it, not even after a while."""


class Broke(WorkError):
    """The work raised an error: where in the code, but not with which values."""


class WaitingWork:
    """Work that waits for a process."""

    def __init__(self, work: Callable[[Any], Any], asked: object, within: float, processor: float) -> None:
        self.work = work
        self.asked = asked
        self.within = within
        self.processor = processor
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Workers:
    """A number of processes, started when first needed, each with at most `memory` bytes. Close them at the end.

    Processes that are for strangers' work give way: those who play come first.
    """

    def __init__(self, size: int, memory: int | None = None, *, gives_way: bool = False) -> None:
        self.size = size
        self._idle = [Worker(memory, gives_way=gives_way) for _ in range(size)]
        self._all = list(self._idle)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="workers")
        self._waiting: list[tuple[float, int, WaitingWork]] = []
        self._numbers = count()
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How much work no process has begun yet."""
        return sum(not job.answer.done() for _, _, job in self._waiting)

    @property
    def busy(self) -> int:
        """How many processes are at work."""
        return self.size - len(self._idle)

    async def do(
        self, work: Callable[[Asked], Answer], asked: Asked, *, within: float, processor: float = 0.0, due: float = 0.0
    ) -> Answer:
        """What `work`, a function of a module, makes of `asked`. What is due first is begun first.

        It has `within` seconds; if `processor` is given and the system can count them, that many of the processor.
        """
        if self._closed:
            raise Died("No more work is begun.")
        job = WaitingWork(work, asked, within, processor)
        heapq.heappush(self._waiting, (due, next(self._numbers), job))
        self._hand_out()
        answer: Answer = await job.answer
        return answer

    def _hand_out(self) -> None:
        while self._idle and self._waiting and not self._closed:
            job = heapq.heappop(self._waiting)[2]
            if not job.answer.done():  # else nobody waits for it any more
                task = asyncio.create_task(self._carry_out(self._idle.pop(), job))
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    async def _carry_out(self, worker: "Worker", job: WaitingWork) -> None:
        """In a thread, which waits for the process."""
        loop = asyncio.get_running_loop()
        try:
            result = await loop.run_in_executor(self._threads, worker.do, job)
        except WorkError as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(result)
        finally:
            self._idle.append(worker)
            self._hand_out()

    def close(self) -> None:
        """Nothing more is begun, and what is being done is given up."""
        self._closed = True
        for _, _, job in self._waiting:
            job.answer.cancel()
        for worker in self._all:
            worker.retire()
        self._threads.shutdown(wait=False)


class Worker:
    """A process that does one thing after the other, and its replacement after it was killed."""

    def __init__(self, memory: int | None, *, gives_way: bool) -> None:
        self._memory = memory
        self._gives_way = gives_way
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._retired = False

    def do(self, job: WaitingWork) -> object:
        """Waits for the answer; called in a thread of its own."""
        pipe = self._started()
        process = self._process
        assert process is not None
        # A stopped process does not even read a long question, so sending it may take for ever too.
        alarm = threading.Timer(job.within, process.kill)
        until = time.monotonic() + job.within
        alarm.start()
        try:
            pipe.send((job.work, job.asked, job.processor))
            done, result = pipe.recv()
        except (EOFError, OSError) as error:
            self.kill()
            raise why_ended(process, job, late=time.monotonic() >= until) from error
        finally:
            alarm.cancel()
        if not done:
            raise Broke(f"Some work broke off:\n{result}")
        return result

    def _started(self) -> Connection:
        if self._process is not None and self._process.is_alive() and self._pipe is not None:
            return self._pipe
        self.kill()
        # Spawned, not forked: the threads of the server and its open files stay with the server.
        spawning = multiprocessing.get_context("spawn")
        ours, theirs = spawning.Pipe()
        process = spawning.Process(target=serve, args=(theirs, self._memory, self._gives_way), daemon=True)
        process.start()
        self._pipe, self._process = ours, process  # only now can another thread kill it
        theirs.close()
        with contextlib.suppress(EOFError, OSError):
            if not self._retired and ours.poll(START_WITHIN):
                ours.recv()
                return ours
        self.kill()
        raise NotStarted("A process could not be started.")

    def retire(self) -> None:
        """From another thread: the one that waits for the process finds that it has ended."""
        self._retired = True
        if self._process is not None:
            with contextlib.suppress(ValueError, OSError):
                self._process.kill()

    def kill(self) -> None:
        """SIGKILL: it also ends a process that is stopped or ignores everything else."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            with contextlib.suppress(ValueError, OSError):
                process.kill()
                process.join(5)
        if pipe is not None:
            pipe.close()


def why_ended(process: BaseProcess, job: WaitingWork, *, late: bool) -> WorkError:
    if COUNTS_PROCESSOR and process.exitcode == -signal.SIGPROF:
        return TooMuch(
            f"Some work took more than {job.processor:g} seconds of the processor, and its process was ended."
        )
    if late:
        return TooLate(f"Some work was not done within {job.within:g} seconds, and its process was killed.")
    return Died("A process ended before its work was done.")


# --- in the process ---------------------------------------------------------------------------------------------------


def serve(pipe: Connection, memory: int | None, gives_way: bool) -> None:
    """Does what it is asked, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its processes itself
    end_with_parent()
    if memory is not None:
        limit_memory(memory)
    if gives_way and hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, 10)
    pipe.send("ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, asked, processor = pipe.recv()
            allow_processor(processor)
            answer = outcome(work, asked)
            allow_processor(0.0)
            pipe.send(answer)


def outcome(work: Callable[[Any], Any], asked: object) -> tuple[bool, object]:
    """Whether it went well, and the result; else where it broke, without the values: those may be secret."""
    try:
        return True, work(asked)
    except Exception as error:  # noqa: BLE001  whatever it is, the process goes on
        frames = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)[-8:]))
        return False, f"{frames}{type(error).__name__}"


def allow_processor(seconds: float) -> None:
    """When they are used up, the system ends this process, whatever it is doing. 0: there is no limit."""
    if COUNTS_PROCESSOR:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def limit_memory(most: int) -> None:
    """Where the system can: beyond it, Python raises MemoryError."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  not there on Windows

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def end_with_parent() -> None:
    """A server that is killed cannot end the processes it started; so each of them watches whether it still runs."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
