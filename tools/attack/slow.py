"""Clients that take their time: they never read, send half a request, or one byte after the other."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Sequence

from tools.attack.ground import Ground, Tally, new_table, set_up, visitor
from tools.attack.messages import PLACES
from tools.attack.raw import Line, frame, upgrade
from tools.served import LOOPBACK

DEAF, HALF, TRICKLING = 50, 400, 20
PATIENCE = 75.0
"""Seconds after which the server must have hung up on a client that doesn't read, or doesn't finish a request."""
HALVES = [
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{",
    b"GET / HT",
    b"",
]
SHOWS = [b'{"type":"show","narrow":true}', b'{"type":"show","narrow":false}']
TRICKLE = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Padding: " + b"a" * 10_000


class Plain:
    """A bare connection with little room for what comes in."""

    def __init__(self, port: int) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((LOOPBACK, port))
        self.socket.setblocking(False)

    def send(self, data: bytes) -> bool:
        """Is there still somebody to send it to?"""
        try:
            self.socket.send(data)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return True

    def ask_for_more(self) -> bool:
        """Say the next thing, if there is one; is there still somebody who listens?"""
        return True

    def hung_up(self) -> bool:
        """Everything that came is read first: the end comes after it."""
        with contextlib.suppress(BlockingIOError):
            try:
                while self.socket.recv(65536):
                    pass
            except ConnectionError:
                return True
            return True
        return False


class Deaf(Plain):
    """At a socket, asking for boards in turn wide and narrow, and reading none of them."""

    def __init__(self, port: int, table: str, number: int) -> None:
        super().__init__(port)
        self.send(upgrade(table, f"{LOOPBACK}:{port}", visitor(number % PLACES)))
        self.turns = 0

    def ask_for_more(self) -> bool:
        self.turns += 1
        if self.turns == 1:
            return self.send(frame(b'{"type":"hello","wire":2}'))
        return self.send(frame(SHOWS[self.turns % 2]))


class Half(Plain):
    """Begins a request and says no more."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__(port)
        self.send(HALVES[number % len(HALVES)])


class Trickle(Plain):
    """Sends a request that never ends, one byte after the other."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.turns = 0

    def ask_for_more(self) -> bool:
        self.turns += 1
        return self.send(TRICKLE[self.turns % len(TRICKLE) :][:1])


async def slow(ground: Ground, tally: Tally) -> None:
    """All of them at once, until the server should have had enough of every one."""
    table = await own_table(ground)
    deaf = [Deaf(ground.port, table, number) for number in range(min(DEAF, ground.count))]
    trickling = [Trickle(ground.port) for _ in range(min(TRICKLING, ground.count))]
    half = [Half(ground.port, number) for number in range(min(HALF, ground.count))]
    tally.tried = tally.past = len(deaf) + len(trickling) + len(half)
    patience = min(PATIENCE, ground.left())
    until = time.monotonic() + patience
    while time.monotonic() < until:
        await asyncio.sleep(1)
        for client in [*deaf, *trickling]:
            client.ask_for_more()
    groups: dict[str, Sequence[Plain]] = {
        "never read": deaf,
        "sent half a request": half,
        "sent a byte at a time": trickling,
    }
    for what, clients in groups.items():
        left = sum(not client.hung_up() for client in clients)
        tally.met(f"{what}: let go", len(clients) - left)
        if left and patience >= PATIENCE:
            tally.fell(f"{left} of {len(clients)} clients that {what} were still served after {PATIENCE:.0f} s")
    if patience < PATIENCE:
        tally.notes.append(f"slow: it lasted {patience:.0f} s, too short to tell whether all are let go")


async def own_table(ground: Ground) -> str:
    """The largest board there is."""
    async with await Line.open(ground.port, visitor(70_000)) as line:
        made = await set_up(line, new_table("gotlandia"))
    return made.table if made else ground.tables[0]
