"""Messages of the socket, made ready once for everyone they are sent to: encoded, compressed and framed.

A compressed message does not lean on those before it (`server_no_context_takeover`), so that it is the same for all.
"""

from functools import cache
from typing import Any, Final

import msgspec
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

PLAIN: Final = 0
"""Instead of the size of a window: nothing is compressed."""


class SocketMessage:
    """A message as text, and as it goes through connections."""

    __slots__ = ("_frames", "replaceable", "text")

    def __init__(self, content: object, *, replaceable: bool = False) -> None:
        self.text = msgspec.json.encode(content)
        self.replaceable = replaceable
        """A newer position says all that this one does."""
        self._frames: dict[int, bytes] = {}

    def __len__(self) -> int:
        return len(self.text)

    def frame(self, window: int) -> bytes:
        """With a window of this many bits: browsers take the largest one, some clients want a smaller one."""
        if window not in self._frames:
            self._frames[window] = framed(self.text, window)
        return self._frames[window]

    def event(self) -> Any:
        """What an application gives to its server; ours takes the frame, any other one the text."""
        return {"type": "websocket.send", "bytes": None, "text": self.text.decode(), "message": self}


def framed(text: bytes, window: int) -> bytes:
    extensions = [] if window == PLAIN else [compression(window)]
    return Frame(Opcode.TEXT, text).serialize(mask=False, extensions=extensions)


@cache
def compression(window: int) -> PerMessageDeflate:
    """It remembers nothing from one message to the next."""
    return PerMessageDeflate(
        remote_no_context_takeover=True,
        local_no_context_takeover=True,
        remote_max_window_bits=window,
        local_max_window_bits=window,
    )
