"""Someone who watches a table over a socket: what they were shown, and what waits to be sent to them."""

import asyncio
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from skerry.server import wire
from skerry.server.seen import Look

MOST_WAITING: Final = 64
"""Messages that may wait for a slow connection; whoever falls further behind gets only the newest position."""

POSITION: Final = b'{"type":"position"'
"""How a message with a position begins."""

MOST_ANSWERS: Final = 1000

T = TypeVar("T")


class Watcher:
    """A connection. Only what is new of log and chat is sent, and nothing at all to those for whom nothing changed.

    A word that others may not even know of changes nothing for them; a message would tell them that it was said.
    """

    def __init__(self, look: Look, seats: set[int]) -> None:
        self.look = look
        self.seats = seats
        """The seats whose keys this connection holds."""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._shown: wire.Position | None = None
        self._log: list[wire.LogLine] = []
        self._chat: list[wire.ChatLine] = []

    def show(self, position: wire.Position) -> None:
        if position == self._shown:
            return
        if self.waiting.qsize() >= MOST_WAITING:
            self._drop_positions()
        lines, said = position.log.lines, position.chat.lines
        same, same_chat = common(self._log, lines), common(self._chat, said)
        shown = msgspec.structs.replace(
            position,
            log=wire.Log(same, lines[same:]),
            chat=wire.ChatLog(position.chat.on, same_chat, said[same_chat:]),
        )
        self._shown, self._log, self._chat = position, lines, said
        self.waiting.put_nowait(msgspec.json.encode(shown))

    def _drop_positions(self) -> None:
        """Answers stay: a move that nobody confirms would be sent again."""
        for message in [self.waiting.get_nowait() for _ in range(self.waiting.qsize())]:
            if message is None or not message.startswith(POSITION):
                self.waiting.put_nowait(message)
        self._log, self._chat = [], []

    def look_as(self, look: Look) -> None:
        """Another seat, language or layout: everything is sent anew."""
        self.look = look
        self._shown, self._log, self._chat = None, [], []

    def tell(self, message: object) -> None:
        """Whoever asks and asks and never listens is no longer served."""
        self.waiting.put_nowait(None if self.waiting.qsize() > MOST_ANSWERS else msgspec.json.encode(message))

    def leave(self) -> None:
        """The table is gone."""
        self.tell({"type": "gone"})
        self.waiting.put_nowait(None)


def common(old: Sequence[T], new: Sequence[T]) -> int:
    """How many lines at the beginning are the same."""
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return number
    return min(len(old), len(new))
