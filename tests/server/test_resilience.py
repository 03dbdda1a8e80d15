"""What goes wrong somewhere stays there: damaged tables, bots that fail, full disks, files that take too long."""

import asyncio
import contextlib
import resource
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, cast

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

import skerry
from skerry.server import house as houses
from skerry.server.copies import STATIC
from skerry.server.history import Entry, Said
from skerry.server.jobs import NotRead, StoreError
from skerry.server.sqlite_store import SqliteStore
from skerry.server.table import Table
from skerry.server.thinking import Thinkers
from tests.server.clients import PATIENCE, Client, People, hello, play_to_the_end, seats, server
from tests.server.processes import server_process
from tests.server.test_api import BUILDING, LAST_WINTER, wait_until_asked
from tests.server.test_sqlite_store import spoil


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


@pytest.mark.parametrize("text", [".".join("a" * 60_000) + "=1", "a=" + "[" * 5000 + "]" * 5000, "a=" + "{a=" * 500])
def test_a_file_that_is_nested_too_deeply_is_refused_at_once(client: Client, text: str) -> None:
    began = time.process_time()

    for part in ("pack", "scenario"):
        answer = client.post("/api/tables", json={"game": "riga", "seats": seats("me", "bot"), part: text})
        assert (answer.status_code, answer.json()["key"]) == (422, "too-nested")

    assert time.process_time() - began < 5


def test_a_table_that_cannot_be_read_disturbs_no_other_and_can_be_deleted(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        broken = People(client, "me", "open", listed=True)
        whole = People(client, "me", "open", listed=True)
        client.post(f"/api/tables/{broken.table}/join", json={})
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    spoil = """UPDATE history SET event = replace(event, 'provisional-start', 'sail') WHERE "table" = ?"""
    assert connection.execute(spoil, (broken.table,)).rowcount > 0
    connection.commit()
    connection.close()

    with server(tmp_path) as client:
        broken.client = whole.client = client
        assert broken.get(by=0).status_code == 410
        whole.position(0)
        assert [table["table"] for table in client.get("/api/tables").json()] == [whole.table]
        assert client.post("/api/mine", json={"tables": [{"table": broken.table}]}).json() == []
        assert broken.get().status_code == 410
        assert broken.delete(broken.owner).status_code == 204


class OldTables(NamedTuple):
    """A finished table with its record, and a running one."""

    over: People
    record: str
    running: People


@pytest.fixture(name="old")
def rules_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OldTables]:
    """At a server that has got other rules since; in the finished game a word was taken back."""
    with server(tmp_path) as client:
        builder = '{ goods = "3 glass, 3 wine", taken = ["visby-bank"] }]'
        over = People(client, "me", "friend", scenario=LAST_WINTER.replace('{ goods = "grain" }]', builder))
        over.play(1, "take-row 1")
        assert over.post("undo", {}, 1).status_code == 200
        play_to_the_end(over)
        old = OldTables(over, over.get("record").text, People(client, "me", "friend", listed=True))
    monkeypatch.setattr(skerry.game("riga"), "rules_version", 2)
    with server(tmp_path) as client:
        old.over.client = old.running.client = client
        yield old


def test_a_table_is_not_carried_on_with_other_rules(old: OldTables) -> None:
    for people in (old.over, old.running):
        for answer in (people.get(), people.get("replay"), people.play(0, "end"), people.post("rematch", {}, 0)):
            assert answer.status_code == 410
            assert "with rules 1 of Riga. This server has rules 2" in answer.json()["detail"]
        page = people.client.get(f"/t/{people.table}", headers={"Accept-Language": "de"})
        assert "nach Regeln 1 von Riga" in page.text
    assert old.running.client.get("/api/tables").json() == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_of_a_finished_game_of_other_rules_links_its_record(old: OldTables, lang: str) -> None:
    address = f"/api/tables/{old.over.table}/record"
    headers = {"Accept-Language": lang}

    page = old.over.client.get(f"/t/{old.over.table}", headers=headers).text
    other = old.running.client.get(f"/t/{old.running.table}", headers=headers).text

    before = "noch herunterladen" if lang == "de" else "still download its record"
    assert f'{before}: <a href="{address}">{address}</a>.</p>' in page
    assert "/record" not in other, "before the end nobody gets it"


def test_my_games_have_those_of_other_rules_with_the_way_to_the_record(old: OldTables) -> None:
    held = {"tables": [{"table": people.table, "keys": [people.keys[0]]} for people in (old.over, old.running)]}

    over, running = old.over.client.post("/api/mine?lang=en", json=held).json()
    german = [table["result"] for table in old.over.client.post("/api/mine?lang=de", json=held).json()]

    assert (over["table"], over["status"], over["my_turn"]) == (old.over.table, "other-rules", False)
    assert (
        over["result"]
        == "This game was played with rules 1. This server has rules 2, so you can only download the record."
    )
    assert old.over.client.get(over["record"]).text == old.over.get("record").text
    assert (running["title"], running["status"], running["record"]) == ("Riga", "other-rules", "")
    assert [seat["name"] for seat in running["seats"]] == ["me 0", "friend 1"]
    assert not any(seat["turn"] for seat in running["seats"])
    assert running["result"] == "This game was started with rules 1. This server has rules 2, so it can’t go on here."
    assert [text.partition(".")[0] for text in german] == [
        "Diese Partie wurde nach Regeln 1 gespielt",
        "Diese Partie wurde nach Regeln 1 begonnen",
    ]


def test_a_deleted_game_of_other_rules_leaves_my_games(old: OldTables) -> None:
    held = {"tables": [{"table": old.running.table}]}
    assert len(old.running.client.post("/api/mine", json=held).json()) == 1

    old.running.delete(old.running.owner)

    assert old.running.client.post("/api/mine", json=held).json() == []


def test_a_finished_game_of_other_rules_keeps_its_record(old: OldTables) -> None:
    address = f"/api/tables/{old.over.table}/record"
    assert address in old.over.get().json()["detail"]

    text = old.over.client.get(address).text

    assert text.split("[moves]")[0] == old.record.split("[moves]")[0]
    assert skerry.Record.parse(text).moves == skerry.Record.parse(old.record).moves
    assert ":" not in text.split("[moves]")[1], "where turns began is no longer known"


def test_an_unfinished_game_of_other_rules_betrays_nothing_and_can_be_deleted(old: OldTables) -> None:
    for viewer in (0, 1, None):
        assert old.running.get("record", viewer).json()["key"] == "other-rules-unfinished"

    assert old.running.delete(old.running.owner).status_code == 204


def test_a_bot_that_finds_no_legal_move_still_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(self: Thinkers, question: object) -> str:
        return "sail away"

    monkeypatch.setattr(Thinkers, "answer", nonsense)
    with server(tmp_path) as client:
        people = People(client, "me", "bot")
        wait_until_asked(people)

        assert people.position(0)["asked"]


def test_a_bot_that_fails_does_not_keep_the_table_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: Thinkers, question: object) -> str:
        raise MemoryError

    monkeypatch.setattr(Thinkers, "answer", fail)
    with server(tmp_path) as client:
        people = People(client, "me", "bot")
        wait_until_asked(people)

        assert people.position(0)["asked"]


def test_what_cannot_be_written_has_not_happened(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    async def full(self: SqliteStore, *_: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patched, people.socket() as mine:
        patched.setattr(SqliteStore, "add", full)
        hello(mine, people.keys[0])
        refused = people.play(0, "end")
        mine.send_json({"type": "play", "word": "end", "at": 0, "key": "a"})
        told = mine.receive_json(timeout=PATIENCE)

    assert refused.status_code == 503
    assert told["text"] == "The server can’t save anything at the moment, so nothing was changed."
    assert people.position(0)["at"] == 0
    assert people.play(0, "end").status_code == 200


class Wishes:
    """Everything that someone may want written at a table of two at which nobody has moved."""

    def __init__(self, people: People) -> None:
        self.people = people

    def answers(self) -> dict[str, Any]:
        people = self.people
        owner = {"Authorization": f"Bearer {people.owner}"}
        address = f"/api/tables/{people.table}"
        return {
            "make": people.client.post("/api/tables", json={"game": "riga", "seats": seats("me", "friend")}),
            "sit": people.sit(1),
            "play": people.play(0, "end", key="once"),
            "chat": people.post("chat", {"text": "Ahoy!", "key": "once"}, 0),
            "settings": people.client.post(f"{address}/settings", json={"listed": True}, headers=owner),
            "delete": people.client.delete(address, headers=owner),
        }


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")
def test_on_a_full_disk_every_wish_is_refused_and_nothing_has_changed(tmp_path: Path) -> None:
    """No file of the server may grow any more; then there is room again."""
    with server_process(tmp_path) as process, httpx.Client(base_url=process.url, timeout=PATIENCE) as client:
        people = People(cast("Client", client), "me", "friend", sit=False, scenario=BUILDING)
        people.sit(0)
        before = people.position()
        wishes, size = Wishes(people), (tmp_path / "tables.sqlite-wal").stat().st_size
        limits = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        refused = wishes.answers()
        meanwhile = people.position()
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limits)
        done = wishes.answers()

    assert refused.pop("play").json()["key"] == "not-begun", "the seat was not taken"
    assert {name: (answer.status_code, answer.json()["key"]) for name, answer in refused.items()} == dict.fromkeys(
        ("make", "sit", "chat", "settings", "delete"), (503, "not-written")
    )
    assert meanwhile == before
    assert [answer.status_code for answer in done.values()] == [201, 200, 200, 204, 204, 204]
    assert "Traceback" not in process.output()


def test_a_locked_file_is_told_within_seconds_and_tables_can_still_be_looked_at(tmp_path: Path, client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING, listed=True)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        began = time.monotonic()
        refused = people.play(0, "end")
        lobby, record = client.get("/api/tables"), people.get("record")
        others = Wishes(people).answers()
        took = time.monotonic() - began

    assert (refused.status_code, refused.json()["key"]) == (503, "not-written")
    assert {name: answer.status_code for name, answer in others.items()} == {
        "make": 503, "sit": 200, "play": 503, "chat": 503, "settings": 503, "delete": 503,
    }  # fmt: skip
    assert (lobby.status_code, len(lobby.json()), record.status_code) == (200, 1, 200)
    assert took < 6
    assert people.play(0, "end").status_code == 200


@pytest.mark.parametrize("part", ["", "-wal"])
def test_no_move_is_taken_for_a_file_that_was_deleted(tmp_path: Path, part: str) -> None:
    """Over HTTP and over the socket. What was answered with 200 is there after a restart."""
    with server(tmp_path) as client:
        people = People(client, "me", "friend", scenario=BUILDING)
        (tmp_path / f"tables.sqlite{part}").rename(tmp_path / "away")
        refused = [people.play(0, "end").json()["key"] for _ in range(10)]
        with people.socket() as mine:
            hello(mine, people.keys[0])
            mine.send_json({"type": "play", "word": "end", "at": 0, "key": "a"})
            told = mine.receive_json(timeout=PATIENCE)
        assert people.position(0)["at"] == 0
        (tmp_path / "away").rename(tmp_path / f"tables.sqlite{part}")
        assert people.play(0, "end").status_code == 200
    with server(tmp_path) as people.client:
        assert people.position(0)["at"] > 0

    assert refused == ["not-written"] * 10
    assert (told["type"], told["text"]) == (
        "refused",
        "The server can’t save anything at the moment, so nothing was changed.",
    )


def test_a_file_that_cannot_be_read_closes_no_table_for_good(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests are refused with a sentence; browsers are not told that the table is gone, so they come again."""
    people = People(client, "me", "friend", listed=True)

    async def broken(self: SqliteStore, *_: object) -> None:
        raise NotRead("The disk is broken.")

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "load", broken)
        refused = client.get(f"/t/{'x' * 20}", headers={"Accept-Language": "de"})
        with client.websocket_connect("/api/tables/other/stream") as socket:
            socket.send_json({"type": "hello", "wire": 2, "keys": []})
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json(timeout=PATIENCE)

    assert refused.status_code == 503
    assert "Der Server kann seine Tische gerade nicht öffnen" in refused.text
    assert people.position(0)["status"] == "running"


def test_a_damaged_page_of_the_file_disturbs_no_other_table(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        tables = sorted((People(client, "me", "friend", listed=True) for _ in range(2)), key=lambda made: made.table)
        whole, damaged = tables
        for number in range(40):
            damaged.post("chat", {"text": f"line {number} " * 40}, 0)
    spoil(tmp_path / "tables.sqlite", b"line 39 ")

    with server(tmp_path) as client:
        whole.client = damaged.client = client
        assert (damaged.get().status_code, damaged.get().json()["key"]) == (410, "unreadable")
        assert damaged.post("chat", {"text": "Ahoy!"}, 0).status_code == 410
        whole.position(0)
        assert [table["table"] for table in client.get("/api/tables").json()] == [whole.table]
        assert whole.post("chat", {"text": "Ahoy!"}, 0).status_code == 204


def test_a_bot_whose_move_cannot_be_written_plays_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It needs no traceback for that: the store has said what is wrong with the file."""
    monkeypatch.setattr("skerry.server.bot_turns.TRY_AGAIN", 0.01)
    failures = iter(range(3))
    add = SqliteStore.add

    async def full_at_first(self: SqliteStore, table: str, history: Sequence[Entry], over: bool) -> None:
        event = history[0].event
        if isinstance(event, Said) and event.seat == 1 and next(failures, None) is not None:
            raise StoreError("The disk is full.")
        await add(self, table, history, over)

    monkeypatch.setattr(SqliteStore, "add", full_at_first)
    with server(tmp_path) as client:
        people = People(client, "me", "bot", scenario=BUILDING)
        assert people.play(0, "end").status_code == 200
        wait_until_asked(people)

    assert next(failures, None) is None
    assert not [record for record in caplog.records if record.exc_info]


def test_a_failure_in_the_middle_of_a_move_leaves_the_table_as_it_was(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    with monkeypatch.context() as patched:
        patched.setattr(Table, "_go_on", lambda self, now: 1 // 0)
        assert people.play(0, "end").status_code == 500

    assert people.position(0)["asked"]
    assert people.position(0)["at"] == 0


def test_the_store_goes_on_after_any_failure(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.start()
        with pytest.raises(StoreError, match="by zero"):
            await store._writing.do(lambda connection: 1 // 0)
        assert await store.count() == 0
        await store.close()

    asyncio.run(story())


def test_a_table_that_someone_waits_for_stays_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "MOST_IN_MEMORY", 0)
    with server(tmp_path) as client:
        people = People(client, "me", "friend", scenario=BUILDING)
        with people.socket() as mine, ThreadPoolExecutor(4) as many:
            hello(mine, people.keys[0])
            list(many.map(lambda _: people.position(1), range(12)))
            people.play(0, "end")
            assert mine.receive_json(timeout=PATIENCE)["type"] == "position"


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table_and_its_owner_stays(client: Client) -> None:
    people = People(client, "me", "friend", scenario=LAST_WINTER)
    play_to_the_end(people)

    with ThreadPoolExecutor(4) as many:
        tables = set(many.map(lambda seat: people.post("rematch", {}, seat % 2).json()["table"], range(4)))
    people.table = tables.pop()

    assert not tables
    assert people.delete(people.owner).status_code == 204


def test_joining_twice_with_a_key_of_ones_own_takes_one_seat(client: Client) -> None:
    people = People(client, "me", "open", "open")
    key = {"Authorization": "Bearer " + "k" * 30}

    answers = [client.post(f"/api/tables/{people.table}/join", json={}, headers=key).json() for _ in range(2)]

    assert [answer["seat"] for answer in answers] == [1, 1]
    assert sum(seat["taken"] for seat in people.position()["seats"]) == 2


@pytest.mark.parametrize("path", ["/", "/nothing", f"{STATIC.address}/table.js", "/api/bots", "/api/nothing"])
def test_every_answer_forbids_what_comes_from_elsewhere(client: Client, path: str) -> None:
    headers = client.get(path).headers

    assert headers["content-security-policy"].startswith("default-src 'self'")
    assert headers["x-content-type-options"] == "nosniff"


def test_a_greeting_in_an_unknown_language_is_answered_in_english(client: Client) -> None:
    with client.websocket_connect("/api/tables/nowhere/stream") as socket:
        socket.send_json({"type": "hello", "wire": 2, "keys": [], "lang": "fr"})
        told: dict[str, Any] = socket.receive_json(timeout=PATIENCE)

    assert told == {"type": "gone", "text": "There is no such table."}


def test_names_cannot_bring_markup_onto_a_board(client: Client) -> None:
    people = People(client, "me", "friend", sit=False)
    for seat in people.keys:
        people.sit(seat, '<script>"&')

    board = people.position(0)["board"]

    assert "<script" not in board
    assert "&lt;" in board
