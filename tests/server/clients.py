"""Clients for the tests: people at tables, over HTTP and over sockets, against the application in this process."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any, Final

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from skerry.server.app import make_app

PATIENCE: Final = 60.0
"""Seconds to wait for something that must come: plenty, because the machine may be busy with something else."""


class Inbox(Queue[Any]):
    """What a client has sent over its socket: the application is woken when something comes."""

    def __init__(self) -> None:
        super().__init__()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._came = asyncio.Event()

    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
        super().put(item, block, timeout)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._came.set)

    async def taken(self) -> Any:
        """The next of it, in the loop of the application."""
        self._loop = asyncio.get_running_loop()
        while self.empty():
            self._came.clear()
            if self.empty():
                await self._came.wait()
        return self.get()


class Session(WebSocketTestSession):
    """A socket that costs nothing while it is quiet: Litestar's own asks again and again whether something has come."""

    def __init__(self, client: TestClient[Any], scope: Any) -> None:
        super().__init__(client, scope)
        self.receive_queue: Inbox = Inbox()

    async def do_asgi_call(self) -> None:
        async def send(message: Any) -> None:
            self.send_queue.put(message)

        try:
            await self.client.app(self.scope, self.receive_queue.taken, send)
        except BaseException as error:
            self.send_queue.put(error)
            raise


class Client(TestClient[Litestar]):
    """Requests and sockets, answered by the application in a thread beside the test."""

    def websocket_connect(self, url: str, **options: Any) -> WebSocketTestSession:  # type: ignore[override]
        return Session(self, super().websocket_connect(url, **options).scope)


@contextmanager
def server(path: Path, **options: Any) -> Iterator[Client]:
    """The application over a file in this folder."""
    app = make_app(path / "tables.sqlite", thinkers=1, names=["testserver.local"], **options)
    with Client(app, raise_server_exceptions=False) as client:
        yield client


def seats(*kinds: str) -> list[dict[str, Any]]:
    return [{"kind": kind, "name": f"{kind} {number}"} for number, kind in enumerate(kinds)]


class People:
    """A table with its keys, as the person who set it up knows them."""

    def __init__(self, client: Client, *kinds: str, sit: bool = True, **wanted: Any) -> None:
        self.client = client
        answer = client.post("/api/tables", json={"game": "riga", "seats": seats(*kinds), **wanted})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.table: str = made["table"]
        self.owner: str = made["owner"]
        self.commitment: str = made["commitment"]
        self.keys: dict[int, str] = {seat["seat"]: seat["key"] for seat in made["seats"] if seat["key"]}
        if sit:
            for seat in self.keys:
                self.sit(seat)

    def sit(self, seat: int, name: str = "") -> Any:
        """Friends get a key of their own for it."""
        answer = self.post(f"seats/{seat}", {"name": name, "salt": f"salt{seat}"}, seat)
        if answer.is_success:
            self.keys[seat] = answer.json()["key"]
        return answer

    def bearer(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.keys[seat]}"}

    def post(self, path: str, body: Any, seat: int | None = None, lang: str = "en") -> Any:
        url = f"/api/tables/{self.table}/{path}"
        return self.client.post(url, json=body, headers=self.bearer(seat), params={"lang": lang})

    def get(self, path: str = "", by: int | None = None, **query: Any) -> Any:
        url = f"/api/tables/{self.table}/{path}".rstrip("/")
        return self.client.get(url, headers=self.bearer(by), params={"lang": "en", **query})

    def position(self, seat: int | None = None) -> dict[str, Any]:
        answer = self.get("", seat)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def asked(self) -> int:
        """The seat whose decision it is, as it says itself."""
        return next(seat for seat in self.keys if self.position(seat)["asked"])

    def play(self, seat: int, word: str, **more: Any) -> Any:
        return self.post("play", {"word": word, **more}, seat)

    def delete(self, key: str) -> Any:
        return self.client.delete(f"/api/tables/{self.table}", headers={"Authorization": f"Bearer {key}"})

    def socket(self) -> Any:
        return self.client.websocket_connect(f"/api/tables/{self.table}/stream")


def hello(socket: Any, *keys: str, **more: Any) -> dict[str, Any]:
    """Say hello; the position that comes back."""
    socket.send_json({"type": "hello", "wire": 2, "keys": list(keys), **more})
    position: dict[str, Any] = socket.receive_json(timeout=PATIENCE)
    assert position["type"] == "position", position
    return position


def play_to_the_end(people: People) -> None:
    """Everyone plays the last move offered, until the game is over."""
    for _ in range(2000):
        for seat in people.keys:
            position = people.position(seat)
            if position["status"] == "over":
                return
            if position["asked"]:
                people.play(seat, position["moves"][-1]["word"])
                break
    raise AssertionError("the game does not end")
