"""Clients that play at the tables of a server through its crashes: they come back and send again what got no answer.

They remember all that they were told, so that it can be compared with what the server still knows afterwards.
"""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.following import Position, follow
from tools.served import NotServed, Served

DOUBLE, UNDO, CHAT, HANG_UP, TOGETHER = 0.2, 0.15, 0.05, 0.03, 0.2
"""How often a message is sent twice, a choice taken back, something said, a connection dropped without a word, and
several words sent together."""
THINKING = 0.03
"""Seconds a player takes at most."""
AGAIN = 0.05
"""Seconds until the next look, at most, and until the next attempt to reach the server; twice as many each time."""
LONGEST_AGAIN = 0.8
LARGEST = 2**24
PICTURE = ("heading", "text", "board", "moves", "undo")
"""What must be the same whenever a seat is asked in the same position."""
SEEN = ("heading", "log", "board", "moves", "question")
"""What must be as it follows from the rows, and nothing else: another seat's would tell too much."""

Lost = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)
"""What happens to a client when the server dies."""


class Sent(NamedTuple):
    """A message of a player; its key makes sending it again harmless."""

    seat: int
    body: dict[str, Any]

    @property
    def key(self) -> str:
        return str(self.body["key"])


class Party:
    """A table, its keys, and all that those at it were told."""

    def __init__(self, kind: str, table: str, keys: dict[int, str], seed: str) -> None:
        self.kind = kind
        self.table = table
        self.keys = keys
        self.seed = seed
        self.sent: dict[str, Sent] = {}
        self.accepted: set[str] = set()
        self.refused: set[str] = set()
        self.shown: dict[int | None, int] = {}
        """How many words each seat was shown at most; None: those who watch."""
        self.pictures: dict[tuple[int, bool], tuple[int, bytes]] = {}
        """Of each seat the last position in which it was asked: its number and how it looked, over HTTP with the board
        in one and over the socket in parts."""
        self.seen: dict[int | None, tuple[int, dict[str, Any]]] = {}
        """What each viewer was shown last over the socket, and after how many words."""
        self.over = False
        self.problems: list[str] = []

    def note_shown(self, viewer: int | None, position: dict[str, Any]) -> None:
        at = position["at"]
        self.shown[viewer] = max(at, self.shown.get(viewer, 0))
        self.over = self.over or position["status"] == "over"
        if not isinstance(position["board"], str):
            self.seen[viewer] = (at, {name: position[name] for name in SEEN})
        if viewer is not None and position["asked"]:
            picture = msgspec.json.encode([position[name] for name in PICTURE], order="deterministic")
            way = (viewer, isinstance(position["board"], str))
            last, seen = self.pictures.get(way, (-1, b""))
            if last == at and seen != picture:
                self.problems.append(f"seat {viewer} was shown two different positions after {at} words")
            self.pictures[way] = (at, picture)

    def note_answer(self, key: str, accepted: bool) -> None:
        (self.accepted if accepted else self.refused).add(key)


async def set_up(served: Served, kind: str, seats: Sequence[dict[str, str]], seed: str, game: str = "riga") -> Party:
    """A table at which everyone sits; what a crash interrupts is done again."""
    async with served.client() as client:
        made = await insist(lambda: client.post("/api/tables", json={"game": game, "seats": seats}), 201)
        keys = {seat["seat"]: seat["key"] for seat in made.json()["seats"] if seat["key"]}
        table = made.json()["table"]
        for seat, key in keys.items():
            async with served.client(key) as own:
                seated = await insist(partial(sit, own, table, seat, secrets.token_urlsafe(24)), 200)
            keys[seat] = seated.json()["key"]
    return Party(kind, table, keys, seed)


async def sit(client: httpx.AsyncClient, table: str, seat: int, key: str) -> httpx.Response:
    """With a key of one's own the same can be asked again."""
    body = {"name": f"Seat {seat}", "salt": f"salt-{seat}", "key": key}
    return await client.post(f"/api/tables/{table}/seats/{seat}", json=body)


async def insist(ask: Callable[[], Awaitable[httpx.Response]], status: int) -> httpx.Response:
    """Until the server is there to answer."""
    while True:
        try:
            answer = await ask()
        except Lost:
            await asyncio.sleep(AGAIN)
            continue
        if answer.status_code != status:
            raise NotServed(f"The server answered {answer.status_code} instead of {status}: {answer.text}")
        return answer


class Player:
    """A person who plays a seat, or watches. What was sent and not answered is sent again, with the same key."""

    def __init__(self, served: Served, party: Party, seat: int | None, name: str) -> None:
        self.served = served
        self.party = party
        self.seat = seat
        self.name = name
        self.dice = random.Random(f"{party.seed} {name}")
        self.waiting: dict[str, Sent] = {}
        """Sent, and not answered."""
        self.position: dict[str, Any] | None = None
        self.count = 0
        self.again = AGAIN

    @property
    def at_rest(self) -> bool:
        """Is there nothing left to be done?"""
        return self.party.over and not self.waiting and self.position is not None and self.position["status"] == "over"

    async def play(self) -> None:
        """Until the game is over, through all crashes."""
        while not self.at_rest:
            try:
                await self.stay()
            except Lost:
                await asyncio.sleep(self.again)
                self.again = min(2 * self.again, LONGEST_AGAIN)

    async def stay(self) -> None:
        """As long as the server is there."""
        raise NotImplementedError

    def take_in(self, position: dict[str, Any]) -> None:
        """Positions only ever go forward."""
        self.again = AGAIN
        if self.position is not None and position["at"] < self.position["at"]:
            self.party.problems.append(f"{self.name} was shown {self.position['at']} words, later {position['at']}")
        self.position = position
        self.party.note_shown(self.seat, position)

    def answered(self, key: str, accepted: bool) -> None:
        """A message that was sent twice is answered twice."""
        self.waiting.pop(key, None)
        self.party.note_answer(key, accepted)

    def chosen(self) -> Sent | None:
        """What to do in this position, if anything."""
        position = self.position
        if position is None or self.seat is None or not position["asked"] or self.waiting:
            return None
        if self.dice.random() < CHAT:
            return self.message("chat", text=f"{self.name} says {self.count}")
        if position["undo"]["step"] and self.dice.random() < UNDO:
            return self.message("undo", at=position["at"], whole=self.dice.random() < 0.5)
        words = [move["word"] for move in position["moves"]]
        if self.dice.random() < TOGETHER:
            return self.message("play", at=position["at"], words=self.dice.choices(words, k=2))
        return self.message("play", at=position["at"], word=self.dice.choice(words))

    def message(self, kind: str, **body: Any) -> Sent:
        assert self.seat is not None
        self.count += 1
        sent = Sent(self.seat, {"type": kind, "key": f"{self.name} {self.count}", **body})
        self.waiting[sent.key] = self.party.sent[sent.key] = sent
        return sent

    def is_wont(self, often: float) -> bool:
        return self.dice.random() < often


class SocketPlayer(Player):
    """At a socket, as the page in the browser is."""

    following: Position

    async def stay(self) -> None:
        address = f"{self.served.sockets}/api/tables/{self.party.table}/stream"
        headers = self.served.headers
        async with connect(
            address, additional_headers=headers, max_size=LARGEST, open_timeout=10, close_timeout=1
        ) as socket:
            held = [] if self.seat is None else [self.party.keys[self.seat]]
            await self.send(socket, {"type": "hello", "wire": 2, "keys": held})
            self.following = {}
            self.receive(await socket.recv())
            for sent in list(self.waiting.values()):
                await self.send(socket, sent.body)
            while not self.at_rest:
                await self.act(socket)
                self.receive(await socket.recv())

    async def act(self, socket: ClientConnection) -> None:
        if (sent := self.chosen()) is None:
            return
        await asyncio.sleep(self.dice.random() * THINKING)
        for _ in range(2 if self.is_wont(DOUBLE) else 1):
            await self.send(socket, sent.body)
        if self.is_wont(HANG_UP):
            socket.transport.abort()

    async def send(self, socket: ClientConnection, body: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(body).decode())

    def receive(self, text: str | bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "position":
            self.following = follow(self.following, message)
            self.take_in(self.following)
        elif message["type"] in {"done", "refused"}:
            self.answered(message["key"], message["type"] == "done")
        else:
            self.party.problems.append(f"the server sent {message}")


class HttpPlayer(Player):
    """With one request after the other, as somebody's program would."""

    async def stay(self) -> None:
        async with self.served.client("" if self.seat is None else self.party.keys[self.seat]) as client:
            for sent in list(self.waiting.values()):
                await self.post(client, sent)
            while not self.at_rest:
                await self.look(client)
                await self.act(client)
                await asyncio.sleep(self.dice.random() * AGAIN)

    async def look(self, client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/api/tables/{self.party.table}")
        if answer.is_success:
            self.take_in(answer.json())
        else:
            self.party.problems.append(f"the server answered {answer.status_code} to a look: {answer.text}")

    async def act(self, client: httpx.AsyncClient) -> None:
        sent = self.chosen()
        if sent is not None:
            await asyncio.gather(*[self.post(client, sent) for _ in range(2 if self.is_wont(DOUBLE) else 1)])

    async def post(self, client: httpx.AsyncClient, sent: Sent) -> None:
        body = {name: value for name, value in sent.body.items() if name != "type"}
        answer = await client.post(f"/api/tables/{self.party.table}/{sent.body['type']}", json=body)
        if answer.status_code >= 500:
            self.party.problems.append(f"the server answered {answer.status_code} to {sent.body}")
        self.answered(sent.key, answer.is_success)
