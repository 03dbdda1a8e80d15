"""Clients that take their time: half requests, answers nobody takes, sockets nobody reads, more clients than fit."""

import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from skerry.server import protocols
from skerry.server.drawings import Drawings
from skerry.server.seen import Look
from skerry.server.watchers import MOST_BYTES, Watcher
from tests.server.clients import PATIENCE, seats
from tests.server.serving import QUICK, Served, ended, frame, serving, soon, text
from tests.server.tables import new_table


@pytest.fixture(name="served", scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("slow")) as served:
        yield served


def new_game(served: Served, game: str = "riga") -> dict[str, Any]:
    wanted = {"game": game, "seats": seats("me", "friend")}
    made: dict[str, Any] = served.http.post("/api/tables", json=wanted).json()
    for seat in made["seats"]:
        key = {"Authorization": f"Bearer {seat['key']}"}
        served.http.post(f"/api/tables/{made['table']}/seats/{seat['seat']}", json={"salt": "s"}, headers=key)
    return made


# --- requests ---------------------------------------------------------------------------------------------------------


GET = ["GET /api/bots HTTP/1.1", "Host: localhost"]
POST = ["POST /api/mine HTTP/1.1", "Host: localhost", "Content-Type: application/json", "Content-Length: 40000", "", ""]


@pytest.mark.parametrize("sent", [[], GET, POST])
def test_a_request_that_is_never_finished_is_cut_off(served: Served, sent: list[str]) -> None:
    before = served.turned_away("slow-request")

    with served.plain(*sent) as half:
        assert ended(half)

    assert served.turned_away("slow-request") == before + 1


@pytest.mark.parametrize("sent", [GET, POST])
def test_one_byte_at_a_time_is_no_way_around_it(served: Served, sent: list[str]) -> None:
    began = time.monotonic()

    with served.plain(*sent) as slow:
        slow.settimeout(0.02)
        while not ended(slow) and time.monotonic() - began < 5:
            slow.send(b"x")

    assert time.monotonic() - began < 2


def test_a_body_that_keeps_coming_is_waited_for(served: Served) -> None:
    body = b'{"tables": []' + b" " * 39_986 + b"}"
    with served.plain(*POST) as steady:
        for part in (body[start : start + 5000] for start in range(0, len(body), 5000)):
            time.sleep(0.06)
            steady.sendall(part)

        assert steady.recv(12) == b"HTTP/1.1 200"


def test_a_connection_without_requests_is_closed(served: Served) -> None:
    with served.plain("GET /healthz HTTP/1.1", "Host: localhost", "", "") as idle:
        began = time.monotonic()
        assert ended(idle)

    assert time.monotonic() - began < QUICK.keep_alive + 1


def test_an_answer_that_nobody_takes_is_not_kept(served: Served) -> None:
    look = ["GET /api/tables/{} HTTP/1.1".format(new_game(served, "gotlandia")["table"]), "Host: localhost", "", ""]
    before = served.turned_away("not-reading")

    with served.plain(*look[:-1] * 30, ""):
        assert soon(lambda: served.turned_away("not-reading") == before + 1)


def test_a_request_with_too_many_headers_is_refused_with_a_sentence(served: Served) -> None:
    many = {f"X-{number}": "" for number in range(120)}
    upgrade = many | {"Connection": "Upgrade", "Upgrade": "websocket"}

    answers = [served.http.get("/api/bots", headers=headers) for headers in (many, {"X": "y" * 20_000}, upgrade)]

    assert {answer.status_code for answer in answers} == {431}
    assert "Retry-After" not in answers[2].headers, "nothing gets better by waiting"
    assert answers[0].json()["detail"] == "The address or the headers of this request are too long."
    assert "Die Adresse oder die Kopfzeilen dieser Anfrage sind zu lang" in answers[2].text


# --- sockets ----------------------------------------------------------------------------------------------------------


def test_a_socket_that_never_reads_is_cut_off_and_leaves_nothing_behind(served: Served) -> None:
    made = new_game(served, "gotlandia")
    before = served.turned_away("not-reading")

    with served.upgraded(made["table"]) as deaf:
        deaf.sendall(text(type="hello", wire=2))
        assert soon(lambda: served.figure("skerry_sockets") == 1)
        for lang in ("de", "en") * 3:
            deaf.sendall(text(type="show", lang=lang))
            time.sleep(0.03)

        assert soon(lambda: served.turned_away("not-reading") == before + 1)
        assert soon(lambda: served.figure("skerry_sockets") == 0)
        assert soon(lambda: not served.sockets())


def test_a_socket_that_listens_stays_however_quiet_the_table_is(served: Served) -> None:
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/{new_game(served)['table']}/stream") as socket:
        socket.send('{"type": "hello", "wire": 2}')
        socket.recv(timeout=PATIENCE)
        time.sleep(2.5 * max(QUICK.head, QUICK.slack, QUICK.taking))
        socket.send('{"type": "ping"}')

        assert socket.recv(timeout=PATIENCE) == '{"type":"pong"}'


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes() -> None:
    table, watcher = new_table(2, game="gotlandia"), Watcher(Look(None, "en", narrow=False), set())
    drawn = Drawings().seen(table, watcher.look, set())
    most = 0

    for number in range(40):
        watcher.look_as(Look(None, "en", narrow=bool(number % 2)))
        watcher.show(drawn)
        most = max(most, watcher.waiting.bytes)

    assert most < MOST_BYTES + 300_000
    waiting = [watcher.waiting.get_nowait() for _ in range(watcher.waiting.qsize())]
    assert (waiting[-1], watcher.waiting.bytes) == (drawn.message(None), 0)


def test_messages_are_not_unpacked_before_they_are_asked_for(served: Served) -> None:
    """Compressed, a thousand of them fit into one packet."""
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/{new_game(served)['table']}/stream") as socket:
        socket.send('{"type": "hello", "wire": 2}')
        socket.recv(timeout=PATIENCE)
        (connection,) = served.sockets()
        most = 0
        for _ in range(300):
            socket.send("x" * 60_000)
            most = max(most, connection.queue.qsize())

    assert most <= 20


def test_a_socket_that_floods_us_with_empty_frames_is_cut_off(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pongs that nobody asked for: no application ever sees them."""
    monkeypatch.setattr(protocols, "READING", (0.02, 0.0))
    before = served.turned_away("flooding")

    with served.upgraded(new_game(served)["table"]) as loud:
        loud.sendall(frame(10, b"") * 10_000)

        assert soon(lambda: served.turned_away("flooding") == before + 1)


# --- how many ---------------------------------------------------------------------------------------------------------


def test_clients_for_whom_there_is_no_room_are_told_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, most_clients=2) as served, served.plain(), served.plain():
        assert soon(lambda: len(served.server.server_state.connections) == 2)

        with caplog.at_level(logging.WARNING, protocols.__name__):
            full = httpx.get(f"http://127.0.0.1:{served.port}/api/bots")
        assert soon(lambda: len(served.server.server_state.connections) == 0)
        room = served.http.get("/api/bots")

    assert (full.status_code, full.headers["Retry-After"], room.status_code) == (429, "60", 200)
    assert "The server is full" in full.text
    assert "Der Server ist voll" in full.text
    assert "all 2 connections are in use" in caplog.text
