"""Many browsers at many tables: how many moves a server takes a second, and how long it is from a click to all boards.

A click is the moment before a player's move is sent; it is over when every browser at the table has the new position,
decompressed. The browsers only read what they must to play on.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from bench.tables import Prepared
from tools.served import Served

QUIET = 0.5
"""Seconds after which a browser that got nothing is taken to be one for which nothing changed."""
LARGEST = 2**24
COME_AGAIN = 0.5


class Word(msgspec.Struct):
    """Of a legal move only its word."""

    word: str


class Message(msgspec.Struct):
    """What a browser needs of a message to play on. Of a position it has only what has changed."""

    type: str
    at: int | None = None
    asked: bool | None = None
    moves: list[Word] | None = None


class Position(msgspec.Struct):
    """What it knows by now."""

    at: int = 0
    asked: bool = False
    moves: list[Word] = []

    def follow(self, message: Message) -> None:
        self.at = self.at if message.at is None else message.at
        self.asked = self.asked if message.asked is None else message.asked
        self.moves = self.moves if message.moves is None else message.moves


class Counting(ClientConnection):
    """Counts what comes over the wire, compressed."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


DECODER = msgspec.json.Decoder(Message)


class Browser:
    """One connection; it knows the newest position it was sent, and when that came."""

    def __init__(self, socket: Counting) -> None:
        self.socket = socket
        self.text: bytes = b""
        self.position = Position()
        self.came = 0.0
        self.news = asyncio.Event()

    async def read(self) -> None:
        """Until the connection is closed."""
        while True:
            await self.receive()

    async def receive(self) -> None:
        """The next message."""
        text = await self.socket.recv(decode=False)
        came = perf_counter()
        message = DECODER.decode(text)
        if message.type == "refused":
            raise RuntimeError(f"The server refused a move: {text.decode()}")
        if message.type == "position":
            self.position.follow(message)
            self.text, self.came = text, came
            self.news.set()


@dataclass
class Clicks:
    """What was measured: from each click to the last browser, in seconds."""

    delays: list[float] = field(default_factory=list)
    seconds: float = 0.0
    server_seconds: float = 0.0
    browsers_seconds: float = 0.0
    """Processor time; of the server only where the system tells it."""
    bytes: int = 0
    """What all browsers received."""

    @property
    def per_second(self) -> float:
        return len(self.delays) / self.seconds

    def quantile(self, share: float) -> float:
        """How long this share of the clicks took at most."""
        ranked = sorted(self.delays)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


class Play:
    """All browsers at one table."""

    def __init__(self, prepared: Prepared, browsers: list[Browser], dice: Random) -> None:
        self.prepared = prepared
        self.browsers = browsers
        self.dice = dice
        self.quiet = QUIET

    async def click(self) -> float | None:
        """The seat that is asked plays something; the time until all have the new position; None if nobody is."""
        asked = [browser for browser in self.browsers if browser.position.asked]
        if not asked:
            return None
        position = asked[0].position
        word = self.dice.choice(position.moves).word
        play = {"type": "play", "word": word, "at": position.at, "key": secrets.token_hex(8)}
        for browser in self.browsers:
            browser.news.clear()
        clicked = perf_counter()
        await asked[0].socket.send(msgspec.json.encode(play), text=True)
        await asked[0].news.wait()
        await asyncio.gather(*[self.news_of(browser) for browser in self.browsers])
        return max(browser.came for browser in self.browsers) - clicked

    async def see_all(self) -> None:
        """Everyone asks for all of the position."""
        for browser in self.browsers:
            browser.news.clear()
            await browser.socket.send(msgspec.json.encode({"type": "whole"}), text=True)
        await asyncio.gather(*[browser.news.wait() for browser in self.browsers])

    async def news_of(self, browser: Browser) -> None:
        """Nothing is sent to someone for whom nothing has changed."""
        try:
            await asyncio.wait_for(browser.news.wait(), self.quiet)
        except TimeoutError:
            return


@asynccontextmanager
async def everyone_at(
    served: Served, prepared: Sequence[Prepared], within: float, onlookers: int = 0
) -> AsyncIterator[list[Play]]:
    """All browsers at all tables, and this many onlookers at each. What is done with them must be done in this time,
    and none of them may fail."""
    plays = [await sit_down(served, table, onlookers) for table in prepared]
    browsers = [browser for play in plays for browser in play.browsers]
    try:
        async with asyncio.timeout(within), asyncio.TaskGroup() as group:
            reading = [group.create_task(browser.read()) for browser in browsers]
            yield plays
            for task in reading:
                task.cancel()
    finally:
        await asyncio.gather(*[browser.socket.close() for browser in browsers])


async def sit_down(served: Served, prepared: Prepared, onlookers: int) -> Play:
    """A browser for every seat of a table, and for those who only look on."""
    browsers = [
        await arrived(served, prepared.table, keys) for keys in [[key] for key in prepared.keys] + [[]] * onlookers
    ]
    return Play(prepared, browsers, Random(prepared.number))


async def arrived(served: Served, table: str, keys: list[str]) -> Browser:
    """When it is shown the table. A server that is too busy hangs up, and it comes again, as browsers do."""
    hello = msgspec.json.encode({"type": "hello", "wire": 2, "keys": keys})
    while True:
        socket = await connect(
            f"{served.sockets}/api/tables/{table}/stream",
            max_size=LARGEST,
            ping_interval=None,
            compression=None,
            extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],
            create_connection=Counting,
        )
        browser = Browser(cast(Counting, socket))
        try:
            await browser.socket.send(hello, text=True)
            await browser.receive()
        except ConnectionClosed:
            await asyncio.sleep(COME_AGAIN)
        else:
            return browser


# --- measuring --------------------------------------------------------------------------------------------------------


async def as_fast_as_possible(play: Play, until: float, clicks: Clicks) -> None:
    """A click as soon as all have seen the one before."""
    while perf_counter() < until and (delay := await play.click()) is not None:
        clicks.delays.append(delay)


async def at_a_pace(play: Play, until: float, clicks: Clicks, every: float) -> None:
    """A click now and then, each table at moments of its own, as people do."""
    due = perf_counter() + play.dice.random() * every
    while due < until:
        await asyncio.sleep(due - perf_counter())
        if (delay := await play.click()) is None:
            return
        clicks.delays.append(delay)
        due = max(due + every, perf_counter())


async def measure(served: Served, plays: Sequence[Play], seconds: float, every: float | None) -> Clicks:
    """All tables at once, for this many seconds; `every`: seconds between two clicks at a table, None: no pause."""
    clicks = Clicks()
    began, cpu, served_before = perf_counter(), process_time(), processor_seconds(served.process.pid)
    browsers = [browser for play in plays for browser in play.browsers]
    clicks.bytes = -sum(browser.socket.received for browser in browsers)
    until = began + seconds
    if every is None:
        await asyncio.gather(*[as_fast_as_possible(play, until, clicks) for play in plays])
    else:
        await asyncio.gather(*[at_a_pace(play, until, clicks, every) for play in plays])
    clicks.seconds, clicks.browsers_seconds = perf_counter() - began, process_time() - cpu
    clicks.server_seconds = processor_seconds(served.process.pid) - served_before
    clicks.bytes += sum(browser.socket.received for browser in browsers)
    return clicks


def processor_seconds(pid: int) -> float:
    """What a process has used so far; only Linux tells it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
