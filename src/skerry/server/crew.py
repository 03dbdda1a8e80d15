"""Several workers behind one door, and who looks after them: starts, replaces and restarts them.

The door and the letterboxes (`fellows.py`) are opened here and stay open, so that people who come while a
worker is replaced wait for the next one instead of being turned away.
"""

import contextlib
import logging
import multiprocessing
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec

log = logging.getLogger(__name__)

BACKLOG: Final = 2048
BREATH: Final = 1.0
"""Seconds before a worker that ended at once is started again."""
ENDS_WITHIN: Final = 30.0
READY: Final = b"ready"
GO: Final = b"go"


class Plan(msgspec.Struct, frozen=True):
    """What every worker is told."""

    where: str
    host: str
    port: int
    workers: int
    names: tuple[str, ...] = ()
    thinkers: int | None = None
    keep_days: int | None = None
    log_json: bool = False
    open_metrics: bool = False
    proxies: tuple[str, ...] = ()
    drain: float = 0.0


class Post(msgspec.Struct, frozen=True):
    """The place of a worker: what it takes over from the one before."""

    slot: int
    door: socket.socket
    letterbox: socket.socket
    letterboxes: tuple[str, ...]


Work = Callable[[Plan, Post, Connection], None]


class Hand:
    """A worker in its process, with the line on which it says that it is ready and is told to go."""

    def __init__(self, work: Work, plan: Plan, post: Post) -> None:
        # Spawned: nothing of this process goes along, and after an upgrade the new program is loaded.
        spawning = multiprocessing.get_context("spawn")
        self.line, theirs = spawning.Pipe()
        self.process: BaseProcess = spawning.Process(target=work, args=(plan, post, theirs), name=f"worker {post.slot}")
        self.process.start()
        theirs.close()
        self.began = time.monotonic()

    def is_ready(self) -> bool:
        """Wait until it has loaded all it needs; False if it ends before."""
        try:
            return bool(self.line.recv_bytes() == READY)
        except (EOFError, OSError):
            return False

    def go(self) -> None:
        with contextlib.suppress(OSError):
            self.line.send_bytes(GO)

    def end(self) -> None:
        """In order: it finishes what it has begun and lets go of its tables."""
        with contextlib.suppress(ProcessLookupError, AttributeError):
            self.process.terminate()

    def gone(self, within: float) -> None:
        self.process.join(within)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


class Crew:
    """All workers, from the first to the last."""

    def __init__(self, work: Work, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self._work = work
        self._door = opened_door(plan.host, plan.port)
        paths = [folder / str(slot) for slot in range(plan.workers)]
        self._posts = [
            Post(slot, self._door, letterbox(path), tuple(str(path) for path in paths))
            for slot, path in enumerate(paths)
        ]
        self._hands: list[Hand] = []
        self._ending = threading.Event()
        self._renewing = threading.Event()

    def run(self, when_ready: Callable[[], None]) -> None:
        """Until a signal ends it. SIGHUP restarts all workers, one after the other."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        self._hands = [self._new(post) for post in self._posts]
        if all(hand.is_ready() for hand in self._hands):
            for hand in self._hands:
                hand.go()
            when_ready()
            self._look_after()
        for hand in self._hands:
            hand.end()
        until = time.monotonic() + ENDS_WITHIN + self.plan.drain
        for hand in self._hands:
            hand.gone(max(0.0, until - time.monotonic()))
        for post in self._posts:
            post.letterbox.close()
        self._door.close()

    def _new(self, post: Post) -> Hand:
        return Hand(self._work, self.plan, post)

    def _end(self, _: int, __: FrameType | None) -> None:
        self._ending.set()

    def _renew(self, _: int, __: FrameType | None) -> None:
        self._renewing.set()

    def _look_after(self) -> None:
        while not self._ending.is_set():
            if self._renewing.is_set():
                self._renewing.clear()
                self._renew_all()
            wait([hand.process.sentinel for hand in self._hands], timeout=0.2)
            for slot, hand in enumerate(self._hands):
                if not hand.process.is_alive() and not self._ending.is_set():
                    self._replace(slot, hand)

    def _replace(self, slot: int, ended: Hand) -> None:
        """One that ended by itself; those who come to it meanwhile wait at its letterbox."""
        log.error("Worker %d has ended (%s); another one takes its place.", slot, ended.process.exitcode)
        ended.gone(0)
        if time.monotonic() - ended.began < BREATH:
            time.sleep(BREATH)
        self._hands[slot] = hand = self._new(self._posts[slot])
        if hand.is_ready():
            hand.go()

    def _renew_all(self) -> None:
        """One after the other, and each new one is ready before the old one ends, so that nobody waits for long."""
        for slot, old in enumerate(self._hands):
            if self._ending.is_set():
                return
            new = self._new(self._posts[slot])
            if not new.is_ready():
                log.error("A new worker %d does not start, so the old one stays.", slot)
                new.gone(0)
                return
            old.end()
            old.gone(ENDS_WITHIN + self.plan.drain)
            self._hands[slot] = new
            new.go()


def opened_door(host: str, port: int) -> socket.socket:
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((host, port))
    door.listen(BACKLOG)
    return door


def letterbox(path: Path) -> socket.socket:
    """It lies in a folder that only this user may open."""
    box = socket.socket(socket.AF_UNIX)
    box.bind(str(path))
    box.listen(BACKLOG)
    return box


def hire(work: Work, plan: Plan, when_ready: Callable[[], None]) -> None:
    """Run a crew to its end."""
    with tempfile.TemporaryDirectory(prefix="skerry-") as folder:
        Crew(work, plan, Path(folder)).run(when_ready)


def told_to_go(line: Connection, stop: Callable[[], None]) -> bool:
    """For a worker: say that all is loaded, and wait to be told to go. If nobody looks after it any more, it stops."""
    line.send_bytes(READY)
    try:
        if line.recv_bytes() != GO:
            return False
    except (EOFError, OSError):
        return False
    threading.Thread(target=_watch, args=(line, stop), daemon=True).start()
    return True


def _watch(line: Connection, stop: Callable[[], None]) -> None:
    with contextlib.suppress(EOFError, OSError):
        line.recv_bytes()
    stop()


def interrupted_by_others() -> None:
    """For a worker: Ctrl+C goes to all processes of a terminal, but the crew ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
