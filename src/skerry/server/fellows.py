"""Workers of one machine: each has its share of the tables, and connections for another's are handed over.

All workers listen at the same door, and any of them lets people in. The first line of a request names the
table; if that is another worker's, the connection itself goes there, with what has been read of it. From then on
nothing that is sent passes through anybody else (docs/decisions/0142).
"""

import asyncio
import contextlib
import hashlib
import logging
import os
import random
import re
import socket
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from skerry.server import keys

log = logging.getLogger(__name__)

TABLE: Final = re.compile(rb"[A-Z]+ (?:https?://[^/ ]*)?/(?:api/tables|t)/([^/?# ]+)")
NEW_TABLE: Final = re.compile(rb"POST (?:https?://[^/ ]*)?/api/tables[? ]")
WORKER: Final = re.compile(rb"GET (?:https?://[^/ ]*)?/metrics/([0-9]+)[? ]")
LARGEST_LINE: Final = 16_384
FIRST_PART: Final = 32_768
"""Bytes that go along with the connection itself."""
TRIES: Final = 100
TRY_EVERY: Final = 0.05
"""Seconds between two tries to reach a worker that is only just starting again."""
RECEIVED_WITHIN: Final = 5.0

Protocols = Callable[[bytes], asyncio.Protocol]
"""What makes a protocol for a connection of which this has been read already."""


def slot_of(table: str, workers: int) -> int:
    """Which worker has this table, if there are as many as this."""
    return int.from_bytes(hashlib.blake2b(table.encode(errors="replace"), digest_size=8).digest(), "big") % workers


class Fellows:
    """What a worker knows of those beside it: how many there are, which one it is, and where to reach them."""

    def __init__(self, slot: int, letterboxes: Sequence[Path], letterbox: socket.socket) -> None:
        self.slot = slot
        self._letterboxes = letterboxes
        self._letterbox = letterbox
        self.post = str(letterboxes[slot])
        """Nobody else has it; the one who had it before is gone."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- whose is it ----------------------------------------------------------------------------------------------

    def slot_of(self, table: str) -> int:
        """The worker that has this table."""
        return slot_of(table, len(self._letterboxes))

    def has(self, table: str) -> bool:
        return self.slot_of(table) == self.slot

    def new_table(self) -> str:
        """The id of a new table that this worker has."""
        while not self.has(table := keys.new_table()):
            pass
        return table

    def wanted(self, head: bytes) -> int | None:
        """The worker that a request is for, new tables going round; None as long as its first line is not there."""
        if b"\n" not in head and len(head) < LARGEST_LINE:
            return None
        if found := TABLE.match(head):
            return self.slot_of(unquote_to_bytes(found[1]).decode(errors="replace"))
        if NEW_TABLE.match(head):  # the one that is quick at the door is not to have all of them
            return random.randrange(len(self._letterboxes))
        if found := WORKER.match(head):
            return int(found[1]) if int(found[1]) < len(self._letterboxes) else self.slot
        return self.slot

    # --- sending --------------------------------------------------------------------------------------------------

    def hand_over(self, slot: int, connection: int, read: bytes) -> None:
        """A connection, by the number of its file, with what has been read of it. It is nobody's here afterwards."""
        self._begin(self._hand_over(slot, os.dup(connection), read))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hand_over(self, slot: int, connection: int, read: bytes) -> None:
        loop = asyncio.get_running_loop()
        try:
            with await self._reached(slot) as way:
                sent = socket.send_fds(way, [read[:FIRST_PART]], [connection])
                await loop.sock_sendall(way, read[sent:])
        except OSError as error:
            log.warning("A connection could not be handed over: %s.", error.strerror)
        finally:
            os.close(connection)

    async def _reached(self, slot: int) -> socket.socket:
        """The way to a fellow. One that is starting has its letterbox out, but may be slow to look into it."""
        for tries_left in reversed(range(TRIES)):
            way = socket.socket(socket.AF_UNIX)
            way.setblocking(False)
            try:
                way.connect(str(self._letterboxes[slot]))
            except OSError:
                way.close()
                if not tries_left:
                    raise
                await asyncio.sleep(TRY_EVERY)
            else:
                break
        return way

    # --- receiving ------------------------------------------------------------------------------------------------

    def open(self, protocols: Protocols) -> None:
        """Connections that others hand over are served by protocols like these."""
        self._letterbox.setblocking(False)
        asyncio.get_running_loop().add_reader(self._letterbox.fileno(), self._look, protocols)

    def close(self) -> None:
        """What still comes waits for the next worker in this place."""
        asyncio.get_running_loop().remove_reader(self._letterbox.fileno())

    def _look(self, protocols: Protocols) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                way, _ = self._letterbox.accept()
                self._begin(self._receive(way, protocols))

    async def _receive(self, way: socket.socket, protocols: Protocols) -> None:
        try:
            async with asyncio.timeout(RECEIVED_WITHIN):
                connection, read = await received(way)
        except (OSError, TimeoutError):
            return
        finally:
            way.close()
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocols(read), connection)
        except OSError:
            connection.close()


async def received(way: socket.socket) -> tuple[socket.socket, bytes]:
    """A connection and what was read of it."""
    loop = asyncio.get_running_loop()
    way.setblocking(False)
    ready = asyncio.Event()
    loop.add_reader(way.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(way.fileno())
    read, files, _, _ = socket.recv_fds(way, FIRST_PART, 1)
    if not files:
        raise OSError
    connection = socket.socket(fileno=files[0])
    try:
        while more := await loop.sock_recv(way, FIRST_PART):
            read += more
    except BaseException:
        connection.close()
        raise
    connection.setblocking(False)
    return connection, read
