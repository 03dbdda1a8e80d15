"""Someone who watches a table over a socket: what they were shown, and what waits to be sent to them."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final

from skerry.server.drawings import Shown
from skerry.server.messages import SocketMessage
from skerry.server.seen import Look

MOST_WAITING: Final = 64
"""Messages that may wait for a slow connection; one that falls further behind gets only the newest position."""

MOST_BYTES: Final = 500_000
"""The same in bytes: about four positions of the largest board."""

MOST_ANSWERS: Final = 1000


class Delivery:
    """A move on its way to all who watch; when the last of them has it, `done` is told how long that took."""

    def __init__(self, began: float, done: Callable[[float], object]) -> None:
        self._began = began
        self._done = done
        self._expected = 0
        self._last = began
        self._all_on_their_way = False

    def expect(self) -> None:
        self._expected += 1

    def arrived(self) -> None:
        self._last = perf_counter()
        self.given_up()

    def given_up(self) -> None:
        """Nobody waits for it any more: a newer position has replaced it, or they have gone."""
        self._expected -= 1
        self._finish()

    def all_on_their_way(self) -> None:
        self._all_on_their_way = True
        self._finish()

    def _finish(self) -> None:
        if self._all_on_their_way and not self._expected and self._last > self._began:
            self._done(self._last - self._began)


class Outbox:
    """What waits for a connection. Asking for the next message says that the one before is on its way."""

    def __init__(self) -> None:
        self.bytes = 0
        self._messages: deque[tuple[SocketMessage | None, Delivery | None]] = deque()
        self._news = asyncio.Event()
        self._sending: Delivery | None = None

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put(self, message: SocketMessage | None, delivery: Delivery | None = None) -> None:
        """None is the end."""
        if delivery is not None:
            delivery.expect()
        self.bytes += size(message)
        self._messages.append((message, delivery))
        self._news.set()

    async def get(self) -> SocketMessage | None:
        if self._sending is not None:
            self._sending.arrived()
            self._sending = None
        while not self._messages:
            self._news.clear()
            await self._news.wait()
        return self.get_nowait()

    def get_nowait(self) -> SocketMessage | None:
        message, self._sending = self._messages.popleft()
        self.bytes -= size(message)
        return message

    def keep(self, wanted: Callable[[SocketMessage | None], bool]) -> None:
        """Throw away all but these."""
        kept = deque(waiting for waiting in self._messages if wanted(waiting[0]))
        for message, delivery in self._messages:
            if delivery is not None and not wanted(message):
                delivery.given_up()
        self._messages = kept
        self.bytes = sum(size(message) for message, _ in kept)

    def close(self) -> None:
        """Nobody will ask for the rest."""
        if self._sending is not None:
            self._sending.given_up()
            self._sending = None
        self.keep(lambda _: False)


def size(message: SocketMessage | None) -> int:
    return 0 if message is None else len(message)


class Watcher:
    """A connection. Only what has changed is sent, and nothing at all to those for whom nothing has.

    A word that others may not even know of changes nothing for them; a message would tell them that it was said.
    """

    def __init__(self, look: Look, seats: set[int]) -> None:
        self.look = look
        self.seats = seats
        """The seats whose keys this connection holds."""
        self.waiting = Outbox()
        self._shown: Shown | None = None

    def show(self, shown: Shown, delivery: Delivery | None = None) -> None:
        if shown is self._shown:
            return
        if self.waiting.qsize() >= MOST_WAITING or self.waiting.bytes >= MOST_BYTES:
            self._drop_positions()
        self.waiting.put(shown.message(self._shown), delivery)
        self._shown = shown

    def _drop_positions(self) -> None:
        """Answers stay: a move that nobody confirms would be sent again."""
        self.waiting.keep(lambda message: message is None or not message.replaceable)
        self._shown = None

    def look_as(self, look: Look) -> None:
        """Another seat, language or layout: everything is sent anew."""
        self.look = look
        self._shown = None

    def tell(self, message: object) -> None:
        """Somebody who keeps asking and never listens is hung up on."""
        full = self.waiting.qsize() > MOST_ANSWERS or self.waiting.bytes > 2 * MOST_BYTES
        self.waiting.put(None if full else SocketMessage(message))

    def leave(self) -> None:
        """The table is gone."""
        self.tell({"type": "gone"})
        self.hang_up()

    def hang_up(self) -> None:
        """After what waits to be sent."""
        self.waiting.put(None)
