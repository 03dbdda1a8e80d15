"""The gate: what is not meant for this server does not get in, and is told why."""

import http.client
import json
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from skerry.kernel.errors import SetUpError
from skerry.server.copies import STATIC
from skerry.server.gate import served_names
from tests.server.clients import PATIENCE, Client, People, hello, seats, server
from tests.server.processes import Process, server_process

LOOPBACK = {"Host": "127.0.0.1:8642"}
WANTED = {"game": "riga", "seats": seats("me", "open"), "listed": True}


@pytest.fixture(name="client", scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Its operator has named it testserver.local."""
    with server(tmp_path_factory.mktemp("gate")) as client:
        yield client


# --- by which name ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "LOCALHOST:8642", "localhost.", "127.0.0.1:8642", "[::1]:8642",
        "192.168.1.20:8642", "[2001:db8::5]", "testserver.local", "TestServer.local:8443",
    ],
)  # fmt: skip
def test_names_of_this_server_and_addresses_are_served(client: Client, host: str) -> None:
    assert client.get("/api/bots", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/bots", "/api/openapi.json", f"{STATIC.address}/table.js", "/nothing"])
@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8642", "localhost.evil.example", "127.0.0.1.nip.example",
        "testserver.local.evil.example", "testserver", "local", "2130706433",
    ],
)  # fmt: skip
def test_no_page_answers_to_a_name_that_somebody_else_points_here(client: Client, host: str, path: str) -> None:
    """DNS rebinding: the page of evil.example would count as one of ours."""
    answer = client.get(path, headers={"Host": host})

    assert answer.status_code == 421
    assert f"--name {host.partition(':')[0]}" in answer.text


def test_the_refusal_of_a_name_is_told_in_german_too(client: Client) -> None:
    answer = client.get("/api/bots?lang=de", headers={"Host": "evil.example"})

    assert answer.json() == {
        "status_code": 421,
        "detail": "Dieser Server kennt den Namen evil.example nicht. "
        "Wenn es deiner ist, starte ihn mit --name evil.example.",
        "key": "foreign-host",
        "rule": "",
    }


NO_HOSTS = ["", "a b", "[::1", "::1", "me@localhost", "localhost:99999", "local\\host", "<b>", "ä"]


@pytest.mark.parametrize("host", NO_HOSTS)
def test_a_host_that_is_none_is_not_understood(client: Client, host: str) -> None:
    answer = client.get("/api/bots", headers=[(b"host", host.encode())])

    assert (answer.status_code, answer.json()["key"]) == (400, "not-understood")


def test_a_server_on_the_loopback_has_only_the_names_it_was_given() -> None:
    for bound in ("127.0.0.1", "127.0.0.2", "::1", "localhost"):
        assert served_names(bound, []) == set()
    assert served_names("127.0.0.1", ["Skerry.Example.org", "müde.example."]) == {
        "skerry.example.org",
        "xn--mde-hoa.example",
    }


def test_a_server_for_others_has_the_names_of_its_machine_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Cog.example.org")

    machine = {"cog", "cog.local", "cog.example.org"}
    assert served_names("0.0.0.0", []) == served_names("::", []) == machine
    assert served_names("harbour.lan", ["skerry.example.org"]) == {*machine, "harbour.lan", "skerry.example.org"}


@pytest.mark.parametrize("name", ["https://skerry.example.org", "skerry.example.org:443", "*", "", "a" * 64, "a/b"])
def test_what_is_no_name_of_a_host_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(SetUpError, match="isn’t a host name") as refused:
        served_names("127.0.0.1", [name])

    assert "ist kein Rechnername" in refused.value.sentence("de")


# --- from which page --------------------------------------------------------------------------------------------------

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "file://"},
    {"Origin": "chrome-extension://testserver.local"},
    {"Origin": "http://testserver.local.evil.example"},
    {"Origin": "http://testserver.local@evil.example"},
    {"Origin": "http://testserver.local/path"},
    {"Origin": "http://127.0.0.1:3000", **LOOPBACK},  # another program on this machine
    {"Origin": "http://localhost:8642", **LOOPBACK},
    {"Sec-Fetch-Site": "cross-site"},
]
OWN = [
    {},
    {"Origin": "http://testserver.local"},
    {"Origin": "https://testserver.local", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "https://testserver.local:8443"},
    {"Origin": "http://127.0.0.1:8642", **LOOPBACK},
    {"Origin": "http://[::1]:8642", "Host": "[::1]:8642"},
    {"Origin": "https://testserver.local", **LOOPBACK},  # a web server in front that does not pass on the name
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_page_of_another_site_changes_nothing(client: Client, headers: dict[str, str]) -> None:
    people = People(client, "me", "friend", listed=True)
    before = client.get("/api/tables").json()
    key = {"Authorization": f"Bearer {people.owner}"}

    answers = [
        client.post("/api/tables", json=WANTED, headers=headers),
        client.post(f"/api/tables/{people.table}/review", headers=headers),
        client.delete(f"/api/tables/{people.table}", headers=headers | key),
    ]

    assert {(answer.status_code, answer.json()["key"]) for answer in answers} == {(403, "foreign-page")}
    assert client.get("/api/tables").json() == before


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_our_own_pages_and_programs_without_one_set_tables_up(client: Client, headers: dict[str, str]) -> None:
    assert client.post("/api/tables", json=WANTED, headers=headers).status_code == 201


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_page_of_another_site_gets_no_socket(client: Client, headers: dict[str, str]) -> None:
    people = People(client, "me", "open")

    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(f"/api/tables/{people.table}/stream", headers=headers),
    ):
        pass

    assert refused.value.code == 1008


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_our_own_pages_and_programs_without_one_get_a_socket(client: Client, headers: dict[str, str]) -> None:
    people = People(client, "me", "open")

    with client.websocket_connect(f"/api/tables/{people.table}/stream", headers=headers) as socket:
        assert hello(socket, people.keys[0])["seat"] == 0


def test_a_page_of_another_site_may_link_here_and_reads_nothing(client: Client) -> None:
    answer = client.get("/api/bots", headers={"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"})

    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


# --- as what ----------------------------------------------------------------------------------------------------------


OF_FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a", ""]


@pytest.mark.parametrize("kind", OF_FORMS)
def test_what_a_form_could_send_is_refused(client: Client, kind: str) -> None:
    answer = client.post("/api/tables", content=json.dumps(WANTED), headers={"Content-Type": kind} if kind else {})

    assert (answer.status_code, answer.json()["key"]) == (415, "not-json")
    assert "Content-Type: application/json" in answer.json()["detail"]


def test_json_is_json_with_a_charset_too(client: Client) -> None:
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}

    assert client.post("/api/tables", content=json.dumps(WANTED), headers=headers).status_code == 201


def test_who_sends_nothing_need_not_say_what_it_is(client: Client) -> None:
    people = People(client, "me", "friend")

    answer = client.post(f"/api/tables/{people.table}/seats/0/back", headers=people.bearer(0))

    assert answer.status_code == 204


# --- HEAD -------------------------------------------------------------------------------------------------------------


TO_LOOK_AT = ["/", "/rules/riga", "/api/bots", "/pictures/riga.svg", f"{STATIC.address}/table.js", "/no"]


@pytest.mark.parametrize("path", TO_LOOK_AT)
def test_head_is_answered_as_get_is(client: Client, path: str) -> None:
    whole, head = client.get(path), client.head(path)

    assert (head.status_code, head.headers) == (whole.status_code, whole.headers)
    assert head.content == b""


def test_other_methods_are_refused_with_those_there_are(client: Client) -> None:
    answer = client.put("/api/bots", json={})

    assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (405, {"GET", "HEAD", "OPTIONS"})
    assert client.head("/api/mine").status_code == 405


def test_the_description_says_how_the_gate_refuses_and_does_not_list_head(client: Client) -> None:
    for path, calls in client.get("/api/openapi.json").json()["paths"].items():
        for method, call in calls.items():
            expected = {"get": {"421"}, "post": {"403", "415", "421"}, "delete": {"403", "415", "421"}}[method]
            assert expected <= call["responses"].keys(), f"{method} {path}"


# --- from outside -----------------------------------------------------------------------------------------------------


@pytest.fixture(name="process", scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with server_process(tmp_path_factory.mktemp("served"), "--name", "skerry.example.org") as process:
        yield process


def refused_handshake(process: Process, **how: Any) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as refused:
        connect(process.url.replace("http", "ws", 1) + "api/tables/nowhere/stream", **how)
    answer = refused.value.response
    return answer.status_code, json.loads(answer.body or b"{}")["key"]


def test_a_handshake_is_refused_with_a_sentence(process: Process) -> None:
    assert refused_handshake(process, origin="https://evil.example") == (403, "foreign-page")
    assert refused_handshake(process, origin="null") == (403, "foreign-page")


def test_our_own_page_gets_its_socket_under_the_name_given(process: Process) -> None:
    where = process.url.replace("http", "ws", 1) + "api/tables/nowhere/stream"

    for origin in ("https://skerry.example.org", process.url.rstrip("/"), None):
        with connect(where, origin=origin) as socket:  # type: ignore[arg-type]
            socket.send('{"type": "hello", "wire": 2}')
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "gone"


def test_head_sends_no_body_and_the_connection_goes_on(process: Process) -> None:
    connection = http.client.HTTPConnection(urlsplit(process.url).netloc, timeout=PATIENCE)
    for _ in range(2):
        connection.request("HEAD", "/rules/riga", headers={"Host": "skerry.example.org"})
        head = connection.getresponse()
        assert (head.status, head.read()) == (200, b"")
        connection.request("GET", "/rules/riga", headers={"Host": "skerry.example.org"})
        whole = connection.getresponse()
        assert str(len(whole.read())) == head.headers["content-length"]
    connection.close()


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("GET /api/bots HTTP/1.0\r\n\r\n", 400),
        ("GET /api/bots HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400),
        ("GET /api/bots HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("GET http://localhost/api/bots HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", 415),
        (f"GET /api/tables/nowhere/stream HTTP/1.1\r\nHost: evil.example\r\n{UPGRADE}\r\n", 421),
        (f"GET /api/tables/nowhere/stream HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n", 101),
        ("GET /api/bots HTTP/1.1\r\nHost: skerry.example.org\r\n\r\n", 200),
    ],
)
def test_what_comes_over_the_wire_is_looked_at(process: Process, head: str, status: int) -> None:
    with socket.create_connection(("127.0.0.1", urlsplit(process.url).port or 0), timeout=PATIENCE) as raw:
        raw.sendall(head.encode())
        answer = raw.recv(100)

    assert answer.startswith(f"HTTP/1.1 {status} ".encode())
