"""The socket: a browser says hello with its keys, and from then on is shown every change."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from skerry.kernel.speaking import SOURCE
from skerry.server import budgets, wire
from skerry.server.budgets import Budget, Pace, paid_by
from skerry.server.dependencies import TableId, TheHouse, host_of, language
from skerry.server.house import House
from skerry.server.jobs import Elsewhere, NotRead, StoreError
from skerry.server.logs import REQUEST
from skerry.server.messages import SocketMessage
from skerry.server.refusals import Refused
from skerry.server.seen import Look
from skerry.server.watchers import Watcher
from skerry.words.languages import languages

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0
LARGEST: Final = 10_000
FLOOD: Final = 30.0
"""Seconds for which a socket may ask for more than its share before it is cut off."""
GATHERED: Final = 0.02
"""Seconds until a new look is drawn, in case another one follows."""
TRY_LATER: Final = 1013
AGAINST_THE_RULES: Final = 1008
"""What a socket is closed with when there are too many of them, and when it was cut off."""


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """Who comes: what they take the wire to be, their keys, language, layout, whether they want the position as text
    too, and which of several seats they look from."""

    version: int = msgspec.field(default=1, name="wire")
    keys: list[wire.Key] = []
    lang: str = "en"
    narrow: bool = False
    text: bool = False
    as_: int | None = msgspec.field(default=None, name="as")


class Show(msgspec.Struct, tag_field="type", tag="show"):
    """Look in another way: what is left out stays as it is."""

    lang: str | None = None
    narrow: bool | None = None
    text: bool | None = None
    as_: int | None = msgspec.field(default=None, name="as")


class SentPlay(wire.Play, tag_field="type", tag="play"):
    """A move."""


class SentPick(wire.Pick, tag_field="type", tag="pick"):
    """A part of a choice is picked."""


class SentPutBack(wire.PutBack, tag_field="type", tag="put-back"):
    """Parts of a choice are put back."""


class SentUndo(wire.Undo, tag_field="type", tag="undo"):
    """An undo."""


class SentChat(wire.Chat, tag_field="type", tag="chat"):
    """A line of chat."""


class AskWhy(msgspec.Struct, tag_field="type", tag="why"):
    """What would this do, or why not?"""

    word: wire.WordText


class AskPreview(msgspec.Struct, tag_field="type", tag="preview"):
    """What would this legal move change?"""

    word: wire.WordText


class Whole(msgspec.Struct, tag_field="type", tag="whole"):
    """Something is missing: show me all of it."""


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Are you there?"""


Sent = Hello | Show | SentPlay | SentPick | SentPutBack | SentUndo | SentChat | AskWhy | AskPreview | Whole | Ping
DECODER: Final = msgspec.json.Decoder(Sent)


@websocket("/tables/{table:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], house: TheHouse, table: TableId) -> None:
    """Everything that happens at a table, as long as the connection lasts."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            async with house.company.one_more(host_of(socket), table):
                await connect(socket, house, table)
        except StoreError:
            await socket.close()  # browsers come again
        except Refused as error:
            house.metrics.refused(error.key)
            await hang_up(socket, TRY_LATER, error.sentence(language(socket)))


async def connect(socket: WebSocket[Any, Any, Any], house: House, table: str) -> None:
    hello = await greeted(socket)
    if hello.version != wire.VERSION:
        refused = Refused("other-wire", theirs=hello.version, ours=wire.VERSION)
        house.metrics.refused(refused.key)
        await hang_up(socket, AGAINST_THE_RULES, refused.sentence(language_of(hello)))
        return
    visitor = house.budgets.of(host_of(socket))
    pace = Pace(visitor, Budget(*budgets.CONNECTION), FLOOD, house.budgets.precedence)
    await pace.rest()
    try:
        watcher = await pace.asked(watcher_for(house, table, hello))
    except Refused as error:
        await socket.send_data(msgspec.json.encode({"type": "gone", "text": error.sentence(language_of(hello))}))
        await socket.close()
    except StoreError:
        await socket.close()  # the table is not gone, so no word of it: browsers come again
    else:
        await Connection(socket, house, table, watcher, pace).run()


async def hang_up(socket: WebSocket[Any, Any, Any], code: int, sentence: str) -> None:
    """For a reason, which is told first."""
    await socket.send_data(msgspec.json.encode({"type": "refused", "key": "", "text": sentence, "rule": ""}))
    await socket.close(code)


async def send(socket: WebSocket[Any, Any, Any], message: SocketMessage) -> None:
    await socket.send(message.event())


def language_of(hello: Hello) -> str:
    return hello.lang if hello.lang in languages() else SOURCE


async def greeted(socket: WebSocket[Any, Any, Any]) -> Hello:
    """The first message says who comes; a visitor who says nothing sensible in time is a spectator."""
    try:
        hello = await asyncio.wait_for(received(socket), HELLO_WITHIN)
    except TimeoutError:
        return Hello(version=wire.VERSION)
    return hello if isinstance(hello, Hello) else Hello(version=wire.VERSION)


async def watcher_for(house: House, table: str, hello: Hello) -> Watcher:
    async with house.at(table) as (_, found):
        own = found.opened_by(hello.keys)
    viewer = hello.as_ if hello.as_ in own else (own[0] if own else None)
    return Watcher(Look(viewer, language_of(hello), hello.narrow, hello.text), set(own))


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

    def __init__(
        self, socket: WebSocket[Any, Any, Any], house: House, table: str, watcher: Watcher, pace: Pace
    ) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.watcher = watcher
        self.pace = pace
        self._looks_anew = asyncio.Event()

    async def run(self) -> None:
        try:
            await self.pace.asked(self.house.watch(self.table, self.watcher))
            await self._talk()
        except (Refused, StoreError):
            await self.socket.close()  # the table has just been deleted, or cannot be read now: browsers come again
        finally:
            await self.house.stop_watching(self.table, self.watcher)

    async def _talk(self) -> None:
        """Until either side ends it."""
        tasks = [asyncio.create_task(work) for work in (self._send(), self._listen(), self._show_anew())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Refused):
                self.house.metrics.refused(end.key)
                await hang_up(self.socket, AGAINST_THE_RULES, end.sentence(self.watcher.look.lang))

    async def _send(self) -> None:
        while (message := await self.watcher.waiting.get()) is not None:
            await paid_by(self.pace.visitor, send(self.socket, message))
        await self.socket.close()

    async def _listen(self) -> None:
        """Message by message; others have their turn after each."""
        while True:
            sent = await self.pace.asked(received(self.socket))
            if isinstance(sent, SentPlay | SentUndo | SentChat):
                await self.pace.acted(self._answer(sent.key, self._do(sent)))
            elif sent is not None:
                await self.pace.asked(self._answer("", self._do(sent)))
            await self.pace.rest()

    async def _show_anew(self) -> None:
        """After the look has changed. If it changed several times meanwhile, only the last look is drawn."""
        while True:
            await self._looks_anew.wait()
            await asyncio.sleep(GATHERED)
            self._looks_anew.clear()
            await self.pace.asked(self._answer("", self.house.show_to(self.table, self.watcher)))
            await self.pace.rest()

    async def _answer(self, key: str, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        except Refused as error:
            self._refuse(key, error)
        except (NotRead, Elsewhere) as error:
            self._ask_again(key, error)
        except StoreError as error:
            self._refuse(key, Refused(error.refusal))
        except Exception:
            log.exception("A message could not be answered.")
            self._refuse(key, Refused("broken", request=REQUEST.get()))

    def _ask_again(self, key: str, error: StoreError) -> None:
        """The same message may have been written before, though its sender was not told: it is not refused now."""
        if key:
            self.watcher.hang_up()
        else:
            self._refuse(key, Refused(error.refusal))

    def _refuse(self, key: str, error: Refused) -> None:
        self.house.metrics.refused(error.key)
        text = error.sentence(self.watcher.look.lang)
        self.watcher.tell({"type": "refused", "key": key, "text": text, "rule": error.rule})

    async def _do(self, sent: Sent) -> None:
        if isinstance(sent, SentPlay):
            await self.house.play(self.table, self._seat(), sent)
            self.watcher.tell({"type": "done", "key": sent.key})
        elif isinstance(sent, SentPick):
            await self.house.pick(self.table, self._seat(), sent)
        elif isinstance(sent, SentPutBack):
            await self.house.put_back(self.table, self._seat(), sent)
        elif isinstance(sent, SentUndo):
            await self.house.undo(self.table, self._seat(), sent)
            self.watcher.tell({"type": "done", "key": sent.key})
        elif isinstance(sent, SentChat):
            await self.house.say(self.table, self._seat(), sent)
            self.watcher.tell({"type": "done", "key": sent.key})
        elif isinstance(sent, AskWhy):
            self.watcher.tell(await self.house.why(self.table, self._seat(), sent.word, self.watcher.look.lang))
        elif isinstance(sent, AskPreview):
            self._seat()
            self.watcher.tell(await self.house.preview(self.table, self.watcher.look, sent.word))
        elif isinstance(sent, Show):
            self._show(sent)
        elif isinstance(sent, Whole):
            self._show(Show())
        elif isinstance(sent, Ping):
            await self.house.caught_up(self.table, self.watcher)
            self.watcher.tell({"type": "pong"})

    def _seat(self) -> int:
        if self.watcher.look.viewer is None:
            raise Refused("not-yours")
        return self.watcher.look.viewer

    def _show(self, sent: Show) -> None:
        old = self.watcher.look
        self.watcher.look_as(
            Look(
                sent.as_ if sent.as_ in self.watcher.seats else old.viewer,
                sent.lang if sent.lang in languages() else old.lang,
                old.narrow if sent.narrow is None else sent.narrow,
                old.text if sent.text is None else sent.text,
            )
        )
        self._looks_anew.set()
