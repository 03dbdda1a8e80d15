"""How connections are kept: uvicorn's protocols, with an end to every wait.

uvicorn waits as long as a client likes: for the rest of a request, for an answer to be taken, for one more byte. Here
each of these has a time limit, and a connection that misses it is cut off, whatever was still to be sent to it.
"""

import asyncio
import itertools
import logging
import socket
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from time import thread_time
from types import FrameType
from typing import Any, Final, cast

import h11
import msgspec
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State

from skerry.server.budgets import Budget, Pace
from skerry.server.fellows import LARGEST_LINE, Fellows
from skerry.server.messages import PLAIN, SocketMessage
from skerry.server.metrics import Metrics
from skerry.server.reception import head_too_large
from skerry.server.refusals import Refused
from skerry.words.languages import languages

log = logging.getLogger(__name__)

READING: Final = (0.05, 0.5)
"""The share of the server's time that goes into reading one socket, and how many seconds can be saved up."""
PIECE: Final = 1024
"""Bytes of a socket that are read at once: however small its messages are, others soon have their turn."""
MOST_UNSENT: Final = 2_000_000
"""Bytes that may wait to be sent to a client who keeps sending and does not read."""
GOODBYE: Final = 1.0
"""Seconds for the last bytes when the server ends."""
FAREWELLS: Final = 8
"""Sockets that have gone whose tasks are ended in one round of the event loop."""
SPARE: Final = 32
"""Connections beyond the most that are kept for long enough to be told so."""


class Patience(msgspec.Struct, frozen=True):
    """How long things may take, in seconds."""

    head: float = 15.0
    """From the first byte of a request, or from connecting, to the end of its headers."""
    body: float = 120.0
    slack: float = 10.0
    rate: float = 4000.0
    """The body: that long at most, and after the slack no slower than this many bytes a second."""
    taking: float = 30.0
    """Until a client has taken what was sent to it."""
    flood: float = 30.0
    """Until a socket that sends faster than it is read is cut off."""
    keep_alive: int = 5
    """Until an idle connection is closed."""


class Serving(uvicorn.Config):
    """uvicorn's settings with ours: addresses of tables are nobody's business, so there is no access log."""

    def __init__(
        self,
        app: Any,
        *,
        metrics: Metrics,
        most_clients: int,
        patience: Patience | None = None,
        fellows: Fellows | None = None,
        **more: Any,
    ) -> None:
        self.metrics = metrics
        self.most_clients = most_clients
        self.patience = patience or Patience()
        self.fellows = fellows
        """The workers beside this one; None if it has all tables."""
        self.farewells = Farewells()
        super().__init__(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            timeout_keep_alive=self.patience.keep_alive,
            access_log=False,
            log_config=None,
            log_level="warning",
            ws_max_size=65536,
            server_header=False,
            timeout_graceful_shutdown=3,
            **more,
        )


class Server(uvicorn.Server):
    """A server that lets those in who are handed over to it, and that can be seen to end before it does."""

    def __init__(self, config: Serving, *, closing: Callable[[], None] | None = None, drain: float = 0.0) -> None:
        super().__init__(config)
        self._closing = closing
        self._drain = drain

    @property
    def _fellows(self) -> Fellows | None:
        return cast(Serving, self.config).fellows

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._fellows is not None:
            self._fellows.open(self._protocol)
        self._loop = asyncio.get_running_loop()

    def _protocol(self, brought: bytes) -> asyncio.Protocol:
        connection = HttpConnection(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None
        )
        connection.brought = brought
        return connection

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._fellows is not None:
            self._fellows.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal tells it to end: for a while it only says that it will, so that nobody new is sent here."""
        if self._closing is not None and self._drain:
            closing, self._closing = self._closing, None
            self._loop.call_soon_threadsafe(closing)
            self._loop.call_soon_threadsafe(self._loop.call_later, self._drain, super().handle_exit, sig, frame)
        else:
            super().handle_exit(sig, frame)


class Farewells:
    """Of sockets that have gone. When thousands go at once, ending all their tasks takes a second, so only some do in
    each round of the event loop, and those who play have their turn in between."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def put(self, farewell: Callable[[], None]) -> None:
        self._waiting.append(farewell)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._say)

    def _say(self) -> None:
        for farewell in list(itertools.islice(self._waiting, FAREWELLS)):
            farewell()
            self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._say)


class Impatient(asyncio.Protocol):
    """What is written must be taken in time."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    config: uvicorn.Config
    _taking: asyncio.TimerHandle | None = None

    @property
    def serving(self) -> Serving:
        return cast(Serving, self.config)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)  # so that we hear of every byte that is not taken at once

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._taking is None:
            self._taking = self.loop.call_later(self.serving.patience.taking, self.cut_off, "not-reading")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()

    def shutdown(self) -> None:
        """The server ends; it does not wait for those who do not listen."""
        super().shutdown()  # type: ignore[misc]  # uvicorn's protocols have it
        self.loop.call_later(GOODBYE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def cut_off(self, why: str) -> None:
        """Closing would wait until all is sent; this frees the memory now."""
        self.serving.metrics.turned_away(why)
        self.transport.abort()


class HttpConnection(Impatient, H11Protocol):
    """Requests that arrive in time, from as many clients as there is room for."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._coming: tuple[object, object] | None = None
        """What is being waited for: the head or the body of which request."""
        self._since = 0.0
        self._bytes = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._no_room = False
        self._line = bytearray()
        """What came of a request of which it is not known yet which worker it is for."""
        self._sorted = self.serving.fellows is None
        """Is it known of the request that is coming in?"""
        self.brought = b""
        """What another worker has read before it handed the connection over; it comes before all else."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        room = self.serving.most_clients - len(self.connections)
        if room < 0:
            self._no_room = True
            self.serving.metrics.turned_away("server-full")
            log.warning("Clients are turned away: all %d connections are in use.", self.serving.most_clients)
            if room < -SPARE:
                self.transport.abort()
                return
        self._watch()
        if self.brought:
            self._sorted = True
            self.data_received(self.brought)

    def data_received(self, data: bytes) -> None:
        if self._no_room:
            self._turn_away("server-full")
            return
        self._bytes += len(data)
        if self._sorted or self._sort(data):
            super().data_received(bytes(self._line) or data)
            self._line.clear()
            self._watch()

    def _sort(self, data: bytes) -> bool:
        """Is it for this worker? Another one gets the connection with all that was read of it."""
        assert self.serving.fellows is not None
        self._line += data
        wanted = self.serving.fellows.wanted(bytes(self._line[:LARGEST_LINE]))
        if wanted is None:
            self._watch()
        elif wanted == self.serving.fellows.slot:
            self._sorted = True
        else:
            self._stop_watching()
            number = self.transport.get_extra_info("socket").fileno()
            self.serving.fellows.hand_over(wanted, number, bytes(self._line))
            self.transport.abort()
        return self._sorted

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.serving.fellows is not None:
            self._sorted = self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0] != b""
        if self.conn.their_state is h11.SEND_BODY:
            self._watch()  # the next request was already there

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_watching()
        if head_too_large(self.scope):
            self._turn_away("head-too-large")
            return
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_watching()

    def _watch(self) -> None:
        """Begin to count when something new is waited for, and stop when all is there."""
        all_there = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if all_there or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop_watching()
        elif self._coming != (self.conn.their_state, self.cycle):
            self._stop_watching()
            self._coming = (self.conn.their_state, self.cycle)
            self._since, self._bytes = self.loop.time(), 0
            self._look_at_the_clock()

    def _stop_watching(self) -> None:
        self._coming = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _look_at_the_clock(self) -> None:
        left = self._since + self._time_for_it() - self.loop.time()
        if left > 0:
            self._deadline = self.loop.call_later(left, self._look_at_the_clock)
        else:
            self.cut_off("slow-request")

    def _time_for_it(self) -> float:
        patience = self.serving.patience
        if self.conn.their_state is h11.IDLE:
            return patience.head
        return min(patience.body, patience.slack + self._bytes / patience.rate)

    def _turn_away(self, key: str) -> None:
        """In every language: what they prefer has not been read."""
        refused = Refused(key)
        text = "\n".join(refused.sentence(lang) for lang in languages()).encode() + b"\n"
        again = f"Retry-After: {refused.again_after}\r\n" if refused.again_after else ""
        head = (
            f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}\r\n"
            f"Content-Type: text/plain; charset=utf-8\r\nContent-Length: {len(text)}\r\n{again}"
            "Connection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + text)
        self.transport.close()


class SocketConnection(Impatient, WebSocketsSansIOProtocol):
    """A socket that is read piece by piece: nobody gets ahead of the others by sending more at once.

    What the application has not asked for yet is not even taken apart, so that it stays as small as it came.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_max_window_bits=12)
        ]
        self._unread = bytearray()
        self._resting: asyncio.TimerHandle | None = None
        self._pace = Pace(None, Budget(*READING), self.serving.patience.flood)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read()

    async def send(self, message: ASGISendEvent) -> None:
        """What was made ready for many is sent as it is."""
        ready = message.get("message")
        if isinstance(ready, SocketMessage):
            await self.writable.wait()
            if self.conn.state is State.OPEN and not self.disconnected:
                self.transport.write(ready.frame(self._window()))
                return
        await super().send(message)

    def _window(self) -> int:
        """The size of the window that was agreed on for what is sent from here."""
        agreed = [one.local_max_window_bits for one in self.conn.extensions if isinstance(one, PerMessageDeflate)]
        return agreed[0] if agreed else PLAIN

    async def receive(self) -> ASGIReceiveEvent:
        self._read()
        message = await self.queue.get()
        self._read_on()
        return message

    def _read(self) -> None:
        """As far as the application has asked for it and time allows."""
        while self._unread and self._resting is None and (self.queue.empty() or self.close_sent):
            began = thread_time()
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
            self._pace.own.spend(thread_time() - began)
            self._rest()
        self._read_on()

    def _rest(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.cut_off("not-reading")
            return
        try:
            wait = self._pace.wait()
        except Refused as error:
            self.cut_off(error.key)
            return
        if wait:
            self._resting = self.loop.call_later(wait, self._rested)

    def _rested(self) -> None:
        self._resting = None
        self._read()

    def _read_on(self) -> None:
        """More from the network only when all that came is taken apart and handed over."""
        pause = bool(self._unread) or not (self.queue.empty() or self.close_sent)
        if pause != self.read_paused and not self.transport.is_closing():
            self.read_paused = pause
            (self.transport.pause_reading if pause else self.transport.resume_reading)()

    def cut_off(self, why: str) -> None:
        self._unread.clear()
        super().cut_off(why)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        if self._resting is not None:
            self._resting.cancel()
        self.serving.farewells.put(partial(super().connection_lost, exc))
