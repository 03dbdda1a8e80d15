"""Someone who watches a table over a socket: what they were shown, and what waits to be sent to them."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final, TypeVar

import msgspec

from skerry.server import wire
from skerry.server.seen import Look

MOST_WAITING: Final = 64
"""Messages that may wait for a slow connection; one that falls further behind gets only the newest position."""

MOST_BYTES: Final = 500_000
"""The same in bytes: about four positions of the largest board."""

POSITION: Final = b'{"type":"position"'
"""How a message with a position begins."""

MOST_ANSWERS: Final = 1000

T = TypeVar("T")


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
        self._messages: deque[tuple[bytes | None, Delivery | None]] = deque()
        self._news = asyncio.Event()
        self._sending: Delivery | None = None

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put(self, message: bytes | None, delivery: Delivery | None = None) -> None:
        """None is the end."""
        if delivery is not None:
            delivery.expect()
        self.bytes += len(message or b"")
        self._messages.append((message, delivery))
        self._news.set()

    async def get(self) -> bytes | None:
        if self._sending is not None:
            self._sending.arrived()
            self._sending = None
        while not self._messages:
            self._news.clear()
            await self._news.wait()
        return self.get_nowait()

    def get_nowait(self) -> bytes | None:
        message, self._sending = self._messages.popleft()
        self.bytes -= len(message or b"")
        return message

    def keep(self, wanted: Callable[[bytes | None], bool]) -> None:
        """Throw away all but these."""
        kept = deque(waiting for waiting in self._messages if wanted(waiting[0]))
        for message, delivery in self._messages:
            if delivery is not None and not wanted(message):
                delivery.given_up()
        self._messages = kept
        self.bytes = sum(len(message or b"") for message, _ in kept)

    def close(self) -> None:
        """Nobody will ask for the rest."""
        if self._sending is not None:
            self._sending.given_up()
            self._sending = None
        self.keep(lambda _: False)


class Watcher:
    """A connection. Only what is new of log and chat is sent, and nothing at all to those for whom nothing changed.

    A word that others may not even know of changes nothing for them; a message would tell them that it was said.
    """

    def __init__(self, look: Look, seats: set[int]) -> None:
        self.look = look
        self.seats = seats
        """The seats whose keys this connection holds."""
        self.waiting = Outbox()
        self._shown: wire.Position | None = None
        self._log: list[wire.LogLine] = []
        self._chat: list[wire.ChatLine] = []

    def show(self, position: wire.Position, delivery: Delivery | None = None) -> None:
        if position == self._shown:
            return
        if self.waiting.qsize() >= MOST_WAITING or self.waiting.bytes >= MOST_BYTES:
            self._drop_positions()
        lines, said = position.log.lines, position.chat.lines
        same, same_chat = common(self._log, lines), common(self._chat, said)
        shown = msgspec.structs.replace(
            position,
            log=wire.Log(same, lines[same:]),
            chat=wire.ChatLog(position.chat.on, same_chat, said[same_chat:]),
        )
        self._shown, self._log, self._chat = position, lines, said
        self.waiting.put(msgspec.json.encode(shown), delivery)

    def _drop_positions(self) -> None:
        """Answers stay: a move that nobody confirms would be sent again."""
        self.waiting.keep(lambda message: message is None or not message.startswith(POSITION))
        self._log, self._chat = [], []

    def look_as(self, look: Look) -> None:
        """Another seat, language or layout: everything is sent anew."""
        self.look = look
        self._shown, self._log, self._chat = None, [], []

    def tell(self, message: object) -> None:
        """Somebody who keeps asking and never listens is hung up on."""
        full = self.waiting.qsize() > MOST_ANSWERS or self.waiting.bytes > 2 * MOST_BYTES
        self.waiting.put(None if full else msgspec.json.encode(message))

    def leave(self) -> None:
        """The table is gone."""
        self.tell({"type": "gone"})
        self.waiting.put(None)


def common(old: Sequence[T], new: Sequence[T]) -> int:
    """How many lines at the beginning are the same."""
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return number
    return min(len(old), len(new))
