"""The socket: a browser says hello with its keys, and from then on is shown every change."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from skerry.kernel.language import LANGUAGES
from skerry.server import wire
from skerry.server.asked import TableId, TheHouse
from skerry.server.house import House
from skerry.server.jobs import StoreError
from skerry.server.refusals import Refused
from skerry.server.seen import Look
from skerry.server.watchers import Watcher

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0
LARGEST: Final = 10_000


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """Who comes: their keys, language, layout, and which of several seats they look from."""

    keys: list[wire.Key] = []
    lang: str = "en"
    narrow: bool = False
    as_: int | None = msgspec.field(default=None, name="as")


class Show(msgspec.Struct, tag_field="type", tag="show"):
    """Look in another way: what is left out stays as it is."""

    lang: str | None = None
    narrow: bool | None = None
    as_: int | None = msgspec.field(default=None, name="as")


class SentPlay(wire.Play, tag_field="type", tag="play"):
    """A move."""


class SentUndo(wire.Undo, tag_field="type", tag="undo"):
    """An undo."""


class SentChat(wire.Chat, tag_field="type", tag="chat"):
    """A line of chat."""


class AskWhy(msgspec.Struct, tag_field="type", tag="why"):
    """What would this do, or why not?"""

    word: wire.WordText


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Are you there?"""


Sent = Hello | Show | SentPlay | SentUndo | SentChat | AskWhy | Ping
DECODER: Final = msgspec.json.Decoder(Sent)


@websocket("/tables/{table:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], house: TheHouse, table: TableId) -> None:
    """Everything that happens at a table, as long as the connection lasts."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        hello = await greeted(socket)
        try:
            watcher = await watcher_for(house, table, hello)
        except Refused as error:
            await socket.send_data(msgspec.json.encode({"type": "gone", "text": error.sentence(language_of(hello))}))
            await socket.close()
            return
        except StoreError:
            await socket.close()  # the table is not gone, so no word of it: browsers come again
            return
        await Connection(socket, house, table, watcher).run()


def language_of(hello: Hello) -> str:
    return hello.lang if hello.lang in LANGUAGES else LANGUAGES[0]


async def greeted(socket: WebSocket[Any, Any, Any]) -> Hello:
    """The first message says who comes; whoever says nothing sensible in time is a spectator."""
    try:
        hello = await asyncio.wait_for(received(socket), HELLO_WITHIN)
    except TimeoutError:
        return Hello()
    return hello if isinstance(hello, Hello) else Hello()


async def watcher_for(house: House, table: str, hello: Hello) -> Watcher:
    async with house.at(table) as (_, found):
        own = found.opened_by(hello.keys)
    viewer = hello.as_ if hello.as_ in own else (own[0] if own else None)
    return Watcher(Look(viewer, language_of(hello), hello.narrow), set(own))


async def received(socket: WebSocket[Any, Any, Any]) -> Sent | None:
    """The next message; None if it makes no sense."""
    text = await socket.receive_data("text")
    if len(text) > LARGEST:
        return None
    try:
        sent: Sent = DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    return sent


class Connection:
    """A socket that watches a table and may play at it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, table: str, watcher: Watcher) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.watcher = watcher

    async def run(self) -> None:
        try:
            await self.house.watch(self.table, self.watcher)
            await self._talk()
        except (Refused, StoreError):
            await self.socket.close()  # the table has just been deleted, or cannot be read now: browsers come again
        finally:
            await self.house.stop_watching(self.table, self.watcher)

    async def _talk(self) -> None:
        """Until one of both sides ends it."""
        sending = asyncio.create_task(self._send())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, listening):
                task.cancel()
            await asyncio.gather(sending, listening, return_exceptions=True)

    async def _send(self) -> None:
        while (message := await self.watcher.waiting.get()) is not None:
            await self.socket.send_data(message)
        await self.socket.close()

    async def _listen(self) -> None:
        while True:
            sent = await received(self.socket)
            if sent is not None:
                await self._answer(sent)

    async def _answer(self, sent: Sent) -> None:
        key = sent.key if isinstance(sent, SentPlay | SentUndo | SentChat) else ""
        try:
            await self._do(sent)
        except Refused as error:
            self._refuse(key, error)
        except StoreError as error:
            self._refuse(key, Refused(error.refusal))
        except Exception:
            log.exception("A message could not be answered.")
            self._refuse(key, Refused("broken"))

    def _refuse(self, key: str, error: Refused) -> None:
        text = error.sentence(self.watcher.look.lang)
        self.watcher.tell({"type": "refused", "key": key, "text": text, "rule": error.rule})

    async def _do(self, sent: Sent) -> None:
        if isinstance(sent, SentPlay):
            await self.house.play(self.table, self._seat(), sent)
            self.watcher.tell({"type": "done", "key": sent.key})
        elif isinstance(sent, SentUndo):
            await self.house.undo(self.table, self._seat(), sent)
            self.watcher.tell({"type": "done", "key": sent.key})
        elif isinstance(sent, SentChat):
            await self.house.say(self.table, self._seat(), sent)
            self.watcher.tell({"type": "done", "key": sent.key})
        elif isinstance(sent, AskWhy):
            self.watcher.tell(await self.house.why(self.table, self._seat(), sent.word, self.watcher.look.lang))
        elif isinstance(sent, Show):
            await self._show(sent)
        elif isinstance(sent, Ping):
            self.watcher.tell({"type": "pong"})

    def _seat(self) -> int:
        if self.watcher.look.viewer is None:
            raise Refused("not-yours")
        return self.watcher.look.viewer

    async def _show(self, sent: Show) -> None:
        old = self.watcher.look
        self.watcher.look_as(
            Look(
                sent.as_ if sent.as_ in self.watcher.seats else old.viewer,
                sent.lang if sent.lang in LANGUAGES else old.lang,
                old.narrow if sent.narrow is None else sent.narrow,
            )
        )
        await self.house.show_to(self.table, self.watcher)
