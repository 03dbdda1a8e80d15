"""The least that such a server has to do: the same framework sends the same messages, and nothing is behind it.

    python -m bench.floor PORT FILE

The file holds what was sent after some clicks at Skerry's tables: of each click one message for each seat. A move is
answered with the next of them, for everyone at the same table. No rules, no drawing, no disk.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from tools.served import LOOPBACK

Socket = WebSocket[Any, Any, Any]


class Room:
    """Those at one table, and how many clicks there were."""

    def __init__(self) -> None:
        self.sockets: dict[int, Socket] = {}
        self.clicks = 0


def make_app(steps: list[list[str]]) -> Litestar:
    """The application; a key is the number of a seat."""
    rooms: dict[str, Room] = {}

    @get("/ready", sync_to_thread=False)
    def ready() -> None:
        """Whether it is there."""

    @websocket("/api/tables/{table:str}/stream")
    async def stream(socket: Socket, table: Annotated[str, PathParameter()]) -> None:
        await socket.accept()
        room = rooms.setdefault(table, Room())
        with suppress(WebSocketDisconnect):
            seat = int((await socket.receive_json())["keys"][0])
            room.sockets[seat] = socket
            await socket.send_text(steps[0][seat])
            while True:
                await socket.receive_json()
                room.clicks += 1
                for other, watching in room.sockets.items():
                    await watching.send_text(steps[room.clicks % len(steps)][other])

    return Litestar([ready, stream], openapi_config=None, logging_config=None)


def main(arguments: Sequence[str]) -> int:
    steps = msgspec.json.decode(Path(arguments[1]).read_bytes(), type=list[list[str]])
    uvicorn.run(
        make_app(steps),
        host=LOOPBACK,
        port=int(arguments[0]),
        access_log=False,
        log_level="warning",
        ws="websockets-sansio",
        timeout_graceful_shutdown=3,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
