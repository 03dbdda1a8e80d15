"""Connections over which anything can be sent, also what no proper client would send."""

import asyncio
import base64
import struct
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, Self

from tools.served import LOOPBACK

ANSWER_WITHIN = 30.0
LARGEST = 2**24
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
NO_HEADERS: Mapping[str, str] = MappingProxyType({})
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(),
}

Lost = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
"""What happens when the server hangs up."""


class Answer(NamedTuple):
    """What came back, and how long it took."""

    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float


class Line:
    """One connection to the server, which takes it for one of a visitor from elsewhere."""

    def __init__(self, port: int, visitor: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.host = f"{LOOPBACK}:{port}"
        self.visitor = visitor
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, visitor: str) -> Self:
        async with asyncio.timeout(ANSWER_WITHIN):
            reader, writer = await asyncio.open_connection(LOOPBACK, port, limit=LARGEST)
        return cls(port, visitor, reader, writer)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        """Without a word."""
        self.writer.transport.abort()

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        async with asyncio.timeout(ANSWER_WITHIN):
            await self.writer.drain()

    # --- requests -------------------------------------------------------------------------------------------------

    async def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] = NO_HEADERS
    ) -> Answer:
        began = time.perf_counter()
        await self.send(request(method, path, body, {"Host": self.host, "X-Forwarded-For": self.visitor, **headers}))
        return await self.answer(began, bodiless=method == "HEAD")

    async def answer(self, began: float, *, bodiless: bool = False) -> Answer:
        async with asyncio.timeout(ANSWER_WITHIN):
            first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            length = 0 if bodiless else int(headers.get("content-length", 0))
            body = await self.reader.readexactly(length)
        return Answer(int(first.split()[1]), headers, body, time.perf_counter() - began)

    # --- messages -------------------------------------------------------------------------------------------------

    async def watch(self, table: str, headers: Mapping[str, str] = NO_HEADERS) -> int:
        """Ask for the socket of a table; 101 if it is open now."""
        return (await self.ask("GET", f"/api/tables/{table}/stream", None, {**UPGRADE, **headers})).status

    async def message(self) -> bytes | None:
        """The next message of the server; None if it has closed the socket."""
        async with asyncio.timeout(ANSWER_WITHIN):
            while True:
                kind, payload = await self._frame()
                if kind == CLOSE:
                    return None
                if kind == PING:
                    self.writer.write(frame(payload, PONG))
                elif kind in {TEXT, BINARY}:
                    return payload

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self.reader.readexactly(2)
        length = second & 127
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(length)


def request(method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> bytes:
    """A request as it is sent; a body is JSON unless the headers say otherwise."""
    if body is not None:
        headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **headers}
    named = [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *named, "", ""]).encode("utf-8", "surrogatepass") + (body or b"")


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def upgrade(table: str, host: str, visitor: str) -> bytes:
    """A request for the socket of a table."""
    return request("GET", f"/api/tables/{table}/stream", None, {**UPGRADE, "Host": host, "X-Forwarded-For": visitor})


def frame(payload: bytes, kind: int = TEXT, first: int = 0x80) -> bytes:
    """A message as it goes over a socket, masked with zeros; `first`: the bits before its kind."""
    length = len(payload)
    if length < 126:
        sized = struct.pack("!BB", first | kind, 0x80 | length)
    elif length < 65536:
        sized = struct.pack("!BBH", first | kind, 0xFE, length)
    else:
        sized = struct.pack("!BBQ", first | kind, 0xFF, length)
    return sized + bytes(4) + payload
