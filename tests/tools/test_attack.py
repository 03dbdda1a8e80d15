"""The attack: a short run that nothing gives way to, and that it would notice what it looks for."""

import asyncio
import re
import socketserver
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from skerry.server.workers import Broke, Workers
from tests.server.clients import People, server
from tools.attack import __main__ as attack
from tools.attack import report
from tools.attack.afterwards import Secrets, games_gone_wrong, log_gone_wrong
from tools.attack.bots import Person
from tools.attack.files import File, try_out
from tools.attack.ground import Ground, Tally
from tools.attack.honest import Honest, Waited
from tools.attack.messages import Talk
from tools.attack.odd import odd
from tools.attack.plan import ATTACKS, FILES, MESSAGES
from tools.attack.raw import Line
from tools.attack.report import Done, gone_wrong
from tools.attack.slow import PATIENCE
from tools.attack.strangers import strangers
from tools.attack.watch import MEGABYTE, Seen
from tools.players import Party, Sent
from tools.served import LOOPBACK, Served

ROOT = Path(__file__).parents[2]


class Stub(socketserver.BaseRequestHandler):
    """Gives everyone the same answer."""

    answer = b""

    def handle(self) -> None:
        with suppress(OSError):
            while self.request.recv(65536):
                self.request.sendall(self.answer)


def attacked(
    way: Callable[[Ground, Tally], Coroutine[Any, Any, None]], answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> Tally:
    """What an attack says of a server that gives everyone this answer."""
    monkeypatch.setattr(Stub, "answer", answer)
    tally = Tally()
    with socketserver.ThreadingTCPServer((LOOPBACK, 0), Stub) as stub:
        threading.Thread(target=stub.serve_forever, args=(0.01,), daemon=True).start()
        port = stub.server_address[1]
        asyncio.run(way(Ground(port, [], "seed", 40, time.monotonic() + 5, ["table"]), tally))
        stub.shutdown()
    return tally


def test_a_server_that_answers_with_a_mistake_of_its_own_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = attacked(odd, b"HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n", monkeypatch)

    assert tally.statuses["500"] > 0
    assert any(sentence.startswith("500 to POST /api/tables") for sentence in tally.gave_way)


def test_a_server_that_serves_the_pages_of_others_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = attacked(strangers, b"HTTP/1.1 201 Yes\r\nContent-Length: 2\r\n\r\n{}", monkeypatch)

    assert "POST /api/tables with the origin https://evil.example was answered with 201" in tally.gave_way


def test_a_server_that_refuses_honest_clients_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = attacked(strangers, b"HTTP/1.1 403 No\r\nContent-Length: 2\r\n\r\n{}", monkeypatch)

    assert "an honest client with no origin was answered with 403" in tally.gave_way


def test_a_move_that_was_confirmed_and_lost_is_noticed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
    party = Party("riga", people.table, people.keys, "seed")
    party.sent["click"] = Sent(0, {"type": "play", "key": "click", "word": "end"})
    party.accepted.add("click")

    wrong = asyncio.run(games_gone_wrong(tmp_path / "tables.sqlite", [party]))

    assert len(wrong) == 1
    assert "was accepted and is not in the file" in wrong[0]


def test_whatever_is_nobodys_business_is_noticed_in_the_log(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
    secrets = Secrets(tmp_path / "tables.sqlite")

    def found(line: str) -> list[str]:
        return log_gone_wrong(line, secrets)

    assert found("2026-11-18T02:23:25 INFO All is well.") == []
    assert found(f"a seat was opened with {people.keys[0]}.") == ["the log has a key"]
    assert found(f"deleted by {people.owner}") == ["the log has a key"]
    assert found(f"GET /t/{people.table}") == ["the log has the id of a table"]
    assert found(f"secret={next(iter(secrets.secrets))!r}") == ["the log has the secret of a table's chance"]
    assert found(f"words=('{max(secrets.drawn, key=len)}',)") == ["the log has a card that was drawn"]
    assert found("Traceback (most recent call last):") == ["the log has a traceback"]
    assert found("x" * 2000) == ["the log has a line of 2,000 characters"]


def test_a_server_that_is_slow_or_takes_too_much_memory_is_noticed() -> None:
    seen = Seen(0.0, 3000 * MEGABYTE, 0, 50, 9.0)
    done = Done("slow", Tally(), 1.0, [0.01] * 500 + [0.4], [seen])

    assert list(gone_wrong([done])) == [
        "slow: a newcomer waited 9.0 s",
        "slow: the server took 3,000 MB",
        "an honest player's p99.9 was 400 ms",
    ]


def test_moves_made_while_files_are_tried_out_elsewhere_do_not_make_the_server_look_quick() -> None:
    """A thousand quick moves beside them, and the one slow move under attack would no longer count."""
    attacked = Done("messages", Tally(), 1.0, [0.01] * 500 + [0.4], [])
    besides = [Done(name, Tally(), 1.0, [0.01] * 5000, []) for name in ("trials", "records")]

    assert list(gone_wrong([attacked, *besides])) == ["an honest player's p99.9 was 400 ms"]


def test_half_of_the_files_are_packs_and_start_positions_and_there_is_time_for_all_attacks() -> None:
    files = {name: one.bound(1_000_000, 20_000) for name, one in ATTACKS.items() if one.counts == FILES}

    assert sum(files.values()) >= 20_000
    assert files["uploads"] + files["trials"] >= 10_000
    assert sum(one.bound(1_000_000, 20_000) for one in ATTACKS.values() if one.counts == MESSAGES) >= 1_000_000
    assert sum(one.time for one in ATTACKS.values()) <= 1.01
    assert ATTACKS["slow"].time * attack.parse([]).minutes * 60 > PATIENCE, "or nobody would have to be let go"


class Breaking:
    """In place of processes that try files out: every one of them breaks something."""

    async def do(self, *_: object, within: float) -> object:
        raise Broke('Some work broke off:\n  File "cards.py", line 7\nKeyError')


def test_a_file_that_breaks_where_it_is_tried_out_is_noticed() -> None:
    tally = Tally()

    asyncio.run(try_out(cast(Workers, Breaking()), iter([File("riga", "[", None)]), ground(), tally))

    assert tally.statuses == {"Broke": 1}
    assert tally.gave_way == {"file 1, of riga, was refused without a reason: KeyError": 1}


def test_a_refusal_ends_a_wait_and_what_others_do_later_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[Waited] = []
    player = Honest(cast(Served, None), Party("riga", "table", {0: "key"}, "seed"), 0, waits)
    player.following = {}
    unmoved = {"status": "running", "asked": False, "heading": "", "moves": [], "question": ""}
    unmoved["log"] = {"from": 0, "lines": []}
    sent = player.message("play", at=0, word="end")
    player.sent = 1.0

    monkeypatch.setattr(time, "monotonic", lambda: 1.25)
    player.receive(msgspec.json.encode({"type": "refused", "key": sent.key}))
    monkeypatch.setattr(time, "monotonic", lambda: 9.0)
    player.receive(msgspec.json.encode({"type": "position", "number": 0, "after": None, "at": 0, **unmoved}))

    assert waits == [Waited(1.0, 0.25)]


class Script:
    """In place of a connection: what the server says, and what it was sent."""

    def __init__(self, *said: dict[str, Any]) -> None:
        self.said = list(said)
        self.sent: list[bytes] = []

    async def message(self) -> bytes:
        if not self.said:
            raise EOFError
        said = self.said.pop(0)
        if said["type"] == "done":
            said["key"] = msgspec.json.decode(self.sent[-1][FRAME:])["key"]
        return msgspec.json.encode(said)

    async def send(self, data: bytes) -> None:
        self.sent.append(data)

    def words(self) -> list[str]:
        """Those that were played."""
        return [msgspec.json.decode(data[FRAME:])["word"] for data in self.sent]


FRAME = 6
"""Bytes before a short message, and how it is masked."""
WHOLE = {"type": "position", "number": 1, "after": None, "draft": None, "over": None, "board": {"": "<svg/>"}}


def moves(*words: str) -> dict[str, Any]:
    return {"moves": [{"word": word, "label": ""} for word in words]}


def ground(seconds: float = 5) -> Ground:
    return Ground(0, [], "seed", 40, time.monotonic() + seconds, ["table"])


def test_a_person_who_is_still_asked_plays_on_although_only_changes_are_sent() -> None:
    """But not before a move is confirmed: until then the position may be shown once more for another reason."""
    line, tally = Script(
        WHOLE | {"asked": True} | moves("ship", "pay"),
        {"type": "position", "number": 2, "after": 1, "seats": []},
        {"type": "position", "number": 3, "after": 2} | moves("silver", "grain"),
        {"type": "done"},
        {"type": "position", "number": 4, "after": 3, "asked": False, "moves": []},
        {"type": "done"},
        {"type": "position", "number": 5, "after": 4, "asked": True} | moves("end"),
    ), Tally()  # fmt: skip

    asyncio.run(Person(ground(), tally).play_on(cast(Line, line)))

    assert line.words() == ["ship", "silver", "end"]
    assert (tally.tried, tally.gave_way) == (2, {})


def test_an_attacker_at_a_socket_knows_what_may_be_said_although_only_changes_are_sent() -> None:
    talk = Talk(ground(), Tally(), 0)
    for said in (
        WHOLE | {"asked": True} | moves("ship"),
        {"type": "position", "number": 2, "after": 1, "draft": {"picks": [{"word": "pay grain"}]}} | moves("pay"),
    ):
        talk.read(msgspec.json.encode(said))

    assert talk.moves == ["pay", "pay grain"]


@pytest.mark.parametrize(
    "chosen",
    [["--only", "strangers", "--only", "messages"], ["--only", "lobby", "--only", "messages", "--workers", "2"]],
    ids=["one-process", "two-workers"],
)
def test_nothing_gives_way_in_a_short_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, chosen: list[str]
) -> None:
    """How long people wait is for `make attack`, on a machine that does nothing else."""
    monkeypatch.setattr(report, "LONGEST_P999", 20.0)
    monkeypatch.setattr(report, "LONGEST_NEWCOMER", 20.0)
    monkeypatch.setattr(attack, "CALM", 0.2)
    monkeypatch.setattr(attack, "ROOT", tmp_path)

    code = attack.main([*chosen, "--messages", "1000", "--minutes", "0.5", "--tables", "2"])

    told = capsys.readouterr().out
    assert code == 0, told
    assert "Nothing gave way." in told


def test_every_test_that_the_page_on_security_names_is_there() -> None:
    page = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(tests/[^`]+)`", page))

    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
