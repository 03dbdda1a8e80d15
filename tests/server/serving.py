"""A server in a thread of this process, as uvicorn runs it: for what the network does to it, with short time limits."""

import json
import os
import socket
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar

from skerry.server.app import make_app
from skerry.server.protocols import Patience, Serving, SocketConnection
from skerry.server.serve import LOOPBACK
from tests.server.clients import PATIENCE

QUICK = Patience(head=0.3, body=2.0, slack=0.3, rate=20_000, taking=0.5, flood=0.3, keep_alive=1)
ELSEWHERE = {"X-Forwarded-For": "203.0.113.5"}
"""As a web server in front says for whom it asks."""


class Served:
    """Where it answers, and what it counts."""

    def __init__(self, port: int, app: Litestar, server: uvicorn.Server) -> None:
        self.port = port
        self.app = app
        self.server = server
        self.http = httpx.Client(base_url=f"http://{LOOPBACK}:{port}", timeout=PATIENCE)

    def figure(self, name: str, **labels: str) -> float:
        return float(self.app.state.metrics.registry.get_sample_value(name, labels) or 0.0)

    def turned_away(self, why: str) -> float:
        return self.figure("skerry_turned_away_total", why=why)

    def plain(self, *lines: str) -> socket.socket:
        """A connection that has sent this and reads as little as it can."""
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.settimeout(10)
        plain.connect((LOOPBACK, self.port))
        plain.sendall("\r\n".join(lines).encode())
        return plain

    def upgraded(self, table: str) -> socket.socket:
        """A socket to a table, without a library that would read it."""
        key = b64encode(os.urandom(16)).decode()
        plain = self.plain(
            f"GET /api/tables/{table}/stream HTTP/1.1", f"Host: {LOOPBACK}:{self.port}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", "",
        )  # fmt: skip
        assert plain.recv(12) == b"HTTP/1.1 101"
        while plain.recv(4, socket.MSG_PEEK) != b"\r\n\r\n":
            plain.recv(1)
        plain.recv(4)
        return plain

    def sockets(self) -> list[SocketConnection]:
        """Those that are open, seen from inside."""
        return [each for each in self.server.server_state.connections if isinstance(each, SocketConnection)]


def frame(opcode: int, content: bytes) -> bytes:
    """A short frame as a client sends it."""
    return bytes([0x80 | opcode, 0x80 | len(content), 0, 0, 0, 0]) + content


def text(**message: Any) -> bytes:
    return frame(1, json.dumps(message).encode())


def ended(plain: socket.socket) -> bool:
    """Has the other side closed it? What still comes before is thrown away."""
    try:
        while plain.recv(65536):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


def soon(true: Callable[[], bool], within: float = PATIENCE) -> bool:
    until = time.monotonic() + within
    while not true() and time.monotonic() < until:
        time.sleep(0.01)
    return true()


@contextmanager
def serving(folder: Path, *, patience: Patience = QUICK, most_clients: int = 100, **options: Any) -> Iterator[Served]:
    app = make_app(folder / "tables.sqlite", 1, **options)
    config = Serving(app, metrics=app.state.metrics, most_clients=most_clients, patience=patience)
    server = uvicorn.Server(config)
    with listening() as door:
        thread = threading.Thread(target=server.run, args=([door],))
        thread.start()
        try:
            assert soon(lambda: server.started, 30)
            served = Served(door.getsockname()[1], app, server)
            with served.http:
                yield served
        finally:
            server.should_exit = True
            thread.join(20)


def listening() -> socket.socket:
    """The system keeps as little as it can of what is sent, so that it is noticed early if nobody reads."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    door.bind((LOOPBACK, 0))
    return door
