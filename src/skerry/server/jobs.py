"""Jobs for the tables' file: each line of them has a thread and a connection of its own.

The thread takes all jobs that wait, does them in one transaction and commits it; only then does anybody get an answer.
So players share the wait for the disk. Whatever goes wrong, every job is answered and the thread goes on.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, TypeVar

import msgspec

from skerry.kernel.errors import SkerryError

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE: Final = 2.0
"""Seconds to wait while another program has the file locked. A player is waiting for the answer."""
IMPATIENCE: Final = 0.1
"""The same once that was in vain: those who stand behind are told at once, and not one after the other."""
A_MINUTE: Final = 60.0
DAMAGE: Final = sqlite3.SQLITE_CORRUPT


class StoreError(SkerryError):
    """The file with the tables cannot be used: why."""

    refusal: ClassVar = "not-written"
    """What a player is told instead: the reason is for the operator."""


class NotRead(StoreError):
    """Something could not be read."""

    refusal: ClassVar = "not-read"


class Damaged(NotRead):
    """What is in the file makes no sense in one place; other tables may be whole."""


class Unclear(StoreError):
    """The database went away before it answered: whether it was written, only the table itself can tell."""

    refusal: ClassVar = "unclear"


class Elsewhere(StoreError):
    """Another server has the table just now."""

    refusal: ClassVar = "elsewhere"


class Conflict(SkerryError):
    """These rows have been written before: the same message twice."""


class Lost(Conflict):
    """The table is not, or no longer, held by this server: another one may have written there since."""


class Complaints:
    """Trouble is logged once a minute, however many are refused meanwhile, and then once when it is over."""

    def __init__(self, all_clear: str) -> None:
        self._all_clear = all_clear
        self._complained = -A_MINUTE
        self._all_clear_due = False

    def settle(self, error: StoreError | None) -> None:
        """How the last jobs went."""
        if error is not None and time.monotonic() - self._complained >= A_MINUTE:
            self._complained, self._all_clear_due = time.monotonic(), True
            log.error("%s", error)
        elif error is None and self._all_clear_due:
            self._all_clear_due = False
            log.warning("%s", self._all_clear)


class Job:
    """Something to be done by the thread, and where its answer goes."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        """In a savepoint of its own: what fails leaves nothing behind and spoils nothing for the others."""
        connection.execute("SAVEPOINT job")
        try:
            self.result = self.work(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise  # a full disk or a broken one: SQLite has taken everything back, what the others did too
            self.error = error
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def reply(self) -> None:
        with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop is closed
            self.loop.call_soon_threadsafe(self._reply)

    def _reply(self) -> None:
        if self.answer.cancelled():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class Line:
    """Jobs that wait for one connection, and the thread that does them."""

    begin: ClassVar = "BEGIN IMMEDIATE"
    failure: ClassVar[type[StoreError]] = StoreError
    name: ClassVar = "written"

    def __init__(self, connection: sqlite3.Connection, check: Callable[[], None]) -> None:
        self.connection = connection
        self.check = check
        """Raises a StoreError if the file is not the one that was opened."""
        self.trouble = False
        """Did the last jobs fail?"""
        self._complaints = Complaints(f"The tables can be {self.name} again.")
        self._closed = False
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=f"tables {self.name}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """After everything that was asked for is done. What is asked later is refused."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise self.failure("The tables are closed.")
        job = Job(work)
        self._jobs.put(job)
        answer: T = await job.answer
        return answer

    def _run(self) -> None:
        going_on = True
        while going_on:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            going_on = None not in jobs
            if wanted := [job for job in jobs if job is not None]:
                self._do_all(wanted)

    def _do_all(self, jobs: Sequence[Job]) -> None:
        """One commit for all of them, and an answer for each."""
        try:
            self._commit(jobs)
        except BaseException as error:  # noqa: BLE001  whatever it is, nobody may wait for ever
            self._take_back(jobs, error)
        for job in jobs:
            if job.error is not None:
                job.error = self._told(job.error)
        self._settle([job.error for job in jobs if isinstance(job.error, StoreError)])
        for job in jobs:
            job.reply()

    def _commit(self, jobs: Sequence[Job]) -> None:
        """The file is looked for before, so that nothing is written into one that is gone, and again before anybody is
        told that their move is in it."""
        self.check()
        self.connection.execute(self.begin)
        for job in jobs:
            job.do(self.connection)
        self.connection.execute("COMMIT")
        self.check()

    def _take_back(self, jobs: Sequence[Job], error: BaseException) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.connection.execute("ROLLBACK")
        for job in jobs:
            job.error = error if isinstance(error, Exception) else self.failure(f"The thread was ended: {error!r}.")

    def _told(self, error: Exception) -> Exception:
        """What the asker is told; what only a mistake in the program explains is logged with its traceback."""
        if isinstance(error, SkerryError):
            return error
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(str(error))
        if not isinstance(error, sqlite3.Error):
            log.error("A job for the tables' file failed.", exc_info=error)
        return self.failure(f"The tables could not be {self.name}: {error}.")

    def _settle(self, errors: Sequence[StoreError]) -> None:
        if bool(errors) != self.trouble:
            self.trouble = bool(errors)
            self._wait_for_others(IMPATIENCE if errors else PATIENCE)
        self._complaints.settle(errors[0] if errors else None)

    def _wait_for_others(self, seconds: float) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.connection.execute(f"PRAGMA busy_timeout = {seconds * 1000:.0f}")


class ReadingLine(Line):
    """Jobs that only read: they need no lock, so they go on while another program writes or nothing can be written."""

    begin: ClassVar = "BEGIN"
    failure: ClassVar[type[StoreError]] = NotRead
    name: ClassVar = "read"

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection, check=lambda: None)
        connection.execute("PRAGMA query_only = ON")

    def _told(self, error: Exception) -> Exception:
        """Rows that make no sense are one table's trouble; the others may be whole."""
        if isinstance(error, msgspec.DecodeError) or getattr(error, "sqlite_errorcode", 0) & 0xFF == DAMAGE:
            return Damaged(f"A table in the file is damaged: {error}.")
        return super()._told(error)
