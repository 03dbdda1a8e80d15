"""What cannot be read is refused with a sentence, wherever it stands: in a body, a header, a query, an address."""

from collections.abc import Iterator

import pytest

from skerry.server.api import ROUTES
from skerry.server.copies import STATIC
from tests.server.clients import PATIENCE, Client, People, hello, server

AS_JSON = {"Content-Type": "application/json"}


@pytest.fixture(name="client", scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("unreadable")) as client:
        yield client


# --- bodies -----------------------------------------------------------------------------------------------------------

POSTS = [
    "/api" + path.replace(":str", "").replace(":int", "")
    for route in ROUTES
    for path in route.paths
    if "POST" in route.http_methods
]
DEEP = b"[" * 100_000
HUGE = b"9" * 5_000
TABLE = b'{"game": "riga", "seats": [{"kind": "me"}, {"kind": "me"}], "variants": {"riga_buildings": %b}}'
BODIES = {
    "deep": DEEP,
    "deep objects": b'{"a":' * 90_000,
    "deep and whole": b'{"variants":' + DEEP + b"]" * 100_000 + b"}",
    "deep in a field": TABLE % (b"[" * 960 + b"]" * 960),
    "not UTF-8": b'{"game": "\xff", "word": "\xff", "text": "\xff"}',
    "a surrogate": b'{"word": "\xed\xa0\x80", "text": "\xed\xa0\x80"}',
    "an escaped surrogate": b'{"word": "\\ud800", "text": "\\ud800", "tables": [{"table": "\\ud800"}]}',
    "a number without end": TABLE % b"1e999",
    "a number of 5,000 digits": b'{"word": "end", "text": "a", "at": %b, "seat": %b}' % (HUGE, HUGE),
    "a variant of 5,000 digits": TABLE % HUGE,
    "the largest number": b'{"word": "end", "at": 9223372036854775807, "seat": 9223372036854775807}',
    "not a number": b'{"at": NaN}',
    "twice": b'{"at": 0, "at": 1, "word": "end", "word": "pay"}',
    "zero bytes": b'{"game": "\\u0000", "word": "\\u0000", "text": "\\u0000", "tables": [{"table": "\\u0000"}]}',
    "half": b'{"at":',
    "UTF-16": '{"at": 0}'.encode("utf-16"),
    "nothing": b"",
}


@pytest.mark.parametrize("name", BODIES)
def test_no_body_breaks_any_call(client: Client, name: str) -> None:
    people = People(client, "me", "friend")

    for path in POSTS:
        where = path.format(table=people.table, seat=0)
        for key in (people.keys[0], people.owner):
            headers = AS_JSON | {"Authorization": f"Bearer {key}"}
            assert client.post(where, content=BODIES[name], headers=headers).status_code < 500, where


@pytest.mark.parametrize(
    ("name", "problem"),
    [("deep", "The JSON is nested too deeply."), ("not UTF-8", "The JSON is not in UTF-8."), ("half", "truncated")],
)
def test_who_sends_what_cannot_be_read_is_told_why(client: Client, name: str, problem: str) -> None:
    answer = client.post("/api/tables", content=BODIES[name], headers=AS_JSON)

    assert (answer.status_code, answer.json()["key"]) == (400, "not-understood")
    assert problem in answer.json()["detail"]


def test_a_variant_is_a_value_or_a_list_of_them(client: Client) -> None:
    """However deep it is: what can just about be read could be too deep for the code that handles it next."""
    for depth in (2, 3, *range(930, 1000)):
        answer = client.post("/api/tables", content=TABLE % (b"[" * depth + b"]" * depth), headers=AS_JSON)
        assert answer.status_code == 400, depth


def test_a_message_that_is_nested_too_deeply_is_passed_over(client: Client) -> None:
    people = People(client, "me", "friend")

    with people.socket() as socket:
        hello(socket, people.keys[0])
        socket.send_text('{"type": "ping", "x": ' + "[" * 4900 + "]" * 4900 + "}")
        socket.send_json({"type": "ping"})
        assert socket.receive_json(timeout=PATIENCE) == {"type": "pong"}


# --- headers, queries, addresses --------------------------------------------------------------------------------------

HEADERS = [
    (b"authorization", b"Bearer \xff\xfe"),
    (b"authorization", b"Bearer " + b"k," * 10_000),
    (b"accept-language", b"de;q=nan, en;q=inf, fr;q=-1e999"),
    (b"accept-language", b"de;q=0.5," * 1_000),
    (b"accept-language", b"\xff;q=1"),
    (b"cookie", b'lang="\\777'),
    (b"cookie", b"lang=\xff; =; ;;lang"),
    (b"cookie", b"lang=de;" * 1_000),
    (b"if-none-match", b'"\xff, W/'),
    (b"range", b"bytes=9-1"),
]
VALUES = [
    "%00", "%ff", "%ED%A0%80", "x" * 10_000, "9" * 5_000, "9223372036854775808", "-1", "nan", "%F0%9F%98%80", "%0d%0a",
]  # fmt: skip
QUERIES = [f"{name}={value}" for name in ("lang", "at", "seat", "narrow", "word") for value in VALUES]
QUERIES += ["lang=de&" * 1_000, "%ff=%ff", "&&=;;"]
GETS = ["", "/why?word=end", "/record", "/replay", "/review", "/hint"]


@pytest.mark.parametrize("header", HEADERS, ids=lambda header: str(header)[:50])
def test_no_header_breaks_any_page_or_call(client: Client, header: tuple[bytes, bytes]) -> None:
    people = People(client, "me", "friend")

    for path in ("/", "/no", f"/t/{people.table}", f"{STATIC.address}/table.js", f"/api/tables/{people.table}"):
        assert client.get(path, headers=[header]).status_code < 500


def test_no_query_breaks_any_page_or_call(client: Client) -> None:
    people = People(client, "me", "friend")

    for query in QUERIES:
        for part in GETS:
            where = f"/api/tables/{people.table}{part}{'&' if '?' in part else '?'}{query}"
            assert client.get(where, headers=people.bearer(0)).status_code < 500, where
        assert client.get(f"/rules?{query}").status_code < 500


@pytest.mark.parametrize("value", [*VALUES, "..", "%2e%2e%2fapp.py", "%2F", "C:", "favicon.svg%00"])
def test_no_address_breaks_the_server(client: Client, value: str) -> None:
    people = People(client, "me", "friend")
    addresses = ["/{}", "/t/{}", "/t/{}/replay", "/rules/{}", "/pictures/{}", "/static/{}", "/static/{}/table.js"]
    addresses += [f"{STATIC.address}/{{}}", "/api/tables/{}", "/api/games/{}/rules", "/api/tables/{}/record"]

    for address in addresses:
        assert client.get(address.format(value)).status_code < 500, address
    for address in ("/api/tables/{}/play", f"/api/tables/{people.table}/seats/{{}}/bot"):
        assert client.post(address.format(value), json={}, headers=people.bearer(0)).status_code < 500, address
