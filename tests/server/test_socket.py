"""The socket: hello, every change, refusals, another look; and who sees what."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import PATIENCE, People, hello, server
from tests.server.test_api import BUILDING


@pytest.fixture(name="people")
def at_a_table(tmp_path: Path) -> Iterator[People]:
    with server(tmp_path) as client:
        yield People(client, "me", "friend", scenario=BUILDING)


def receive(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of this kind; others before it are put aside."""
    for _ in range(20):
        message: dict[str, Any] = socket.receive_json(timeout=PATIENCE)
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


def next_log(socket: Any) -> str:
    """The first line of the log that comes; until then others may only have come and gone."""
    while not (lines := receive(socket, "position").get("log", {}).get("lines")):
        pass
    return str(lines[0]["text"])


def test_everyone_is_shown_every_change_at_once(people: People) -> None:
    with people.socket() as mine, people.socket() as theirs, people.socket() as watching:
        assert hello(mine, people.keys[0])["seat"] == 0
        assert hello(theirs, people.keys[1])["seat"] == 1
        assert hello(watching)["seat"] is None

        mine.send_json({"type": "play", "word": "build visby-bank", "at": 0, "key": "click"})

        assert receive(mine, "done")["key"] == "click"
        for socket in (theirs, watching):
            assert "wants to build" in next_log(socket)


def test_several_words_come_with_one_message_and_are_shown_at_once(people: People) -> None:
    with people.socket() as mine, people.socket() as theirs:
        hello(mine, people.keys[0])
        hello(theirs, people.keys[1])

        mine.send_json({"type": "play", "words": ["build visby-bank", "pay", "take-row 1"], "key": "refused"})
        refused = receive(mine, "refused")
        mine.send_json({"type": "play", "words": ["build visby-bank", "pay", "pay wine"], "key": "click"})
        assert receive(mine, "done")["key"] == "click"

        assert (refused["key"], refused["rule"]) == ("refused", "RIG-34")
        assert "wants to build" in next_log(theirs)
        assert people.position(1)["log"]["lines"][0]["text"] == people.position(0)["log"]["lines"][0]["text"]


def test_the_seat_that_is_asked_is_told_what_a_move_would_change(people: People) -> None:
    with people.socket() as mine, people.socket() as theirs, people.socket() as watching:
        hello(mine, people.keys[0])
        hello(theirs, people.keys[1])
        hello(watching)
        for socket in (mine, theirs, watching):
            socket.send_json({"type": "preview", "word": "build visby-bank"})

        told = receive(mine, "preview")

        assert told["word"] == "build visby-bank"
        assert "−1 building in hand" in told["numbers"]
        assert "visby-bank" in "".join(part for part in told["board"].values() if part)
        assert receive(theirs, "preview")["numbers"] == []
        assert receive(watching, "refused")["key"] == ""


def test_what_is_not_legal_has_no_preview(people: People) -> None:
    with people.socket() as mine:
        hello(mine, people.keys[0], lang="de")
        mine.send_json({"type": "preview", "word": "take-row 1"})
        assert receive(mine, "preview") == {
            "type": "preview",
            "word": "take-row 1",
            "numbers": [],
            "board": {},
            "why": "",
        }
        mine.send_json({"type": "preview", "word": "eat the wine"})
        assert "eat the wine" in receive(mine, "refused")["text"]


def test_only_what_is_new_of_the_log_is_sent(people: People) -> None:
    with people.socket() as mine:
        hello(mine, people.keys[0])
        mine.send_json({"type": "play", "word": "build visby-bank", "at": 0, "key": "a"})
        first = receive(mine, "position")
        mine.send_json({"type": "play", "word": "pay", "at": 1, "key": "b"})
        mine.send_json({"type": "play", "word": "pay wine", "at": 2, "key": "c"})
        second = receive(mine, "position")
        while "log" not in second:
            second = receive(mine, "position")

        assert (first["log"]["from"], len(first["log"]["lines"])) == (0, 1)
        assert second["log"]["from"] == 1


def test_an_undo_takes_lines_back(people: People) -> None:
    with people.socket() as mine:
        hello(mine, people.keys[0])
        mine.send_json({"type": "play", "word": "build visby-bank", "at": 0, "key": "a"})
        receive(mine, "position")
        mine.send_json({"type": "undo", "whole": False, "at": 1, "key": "b"})

        assert receive(mine, "position")["log"] == {"from": 0, "lines": []}


def test_a_refusal_names_the_message_and_the_rule(people: People) -> None:
    with people.socket() as mine:
        hello(mine, people.keys[0], lang="de")
        mine.send_json({"type": "play", "word": "take-row 1", "at": 0, "key": "a"})

        refused = receive(mine, "refused")

        assert (refused["key"], refused["rule"]) == ("a", "RIG-29")
        assert refused["text"].startswith("Du hast in diesem Zug schon Karten genommen")


def test_why_is_answered_to_whoever_asks(people: People) -> None:
    with people.socket() as mine:
        hello(mine, people.keys[0])
        mine.send_json({"type": "why", "word": "take-row 1"})

        assert receive(mine, "why")["rule"] == "RIG-29"


def test_a_spectator_can_do_nothing_but_watch(people: People) -> None:
    with people.socket() as watching:
        hello(watching, "no such key")
        for message in ({"type": "play", "word": "end", "key": "a"}, {"type": "chat", "text": "hi", "key": "b"}):
            watching.send_json(message)
            assert "secret link" in receive(watching, "refused")["text"]


def test_the_language_and_the_layout_change_without_a_new_connection(people: People) -> None:
    with people.socket() as mine:
        english = hello(mine, people.keys[0])
        mine.send_json({"type": "show", "lang": "de", "narrow": True})
        german = receive(mine, "position")

        assert english["prompt"]["text"].startswith("Build, or end your turn")
        assert german["prompt"]["text"].startswith("Baue oder beende deinen Zug")
        assert german["board"] != english["board"]


def test_several_people_at_one_screen_look_from_one_seat_at_a_time(people: People) -> None:
    with people.socket() as ours:
        first = hello(ours, people.keys[0], people.keys[1])
        ours.send_json({"type": "show", "as": 1})
        second = receive(ours, "position")

        assert (first["seat"], first["asked"]) == (0, True)
        assert (second["seat"], second["asked"]) == (1, False)


def test_nonsense_is_passed_over(people: People) -> None:
    with people.socket() as mine:
        hello(mine, people.keys[0])
        mine.send_text("{")
        mine.send_text('{"type": "sail"}')
        mine.send_json({"type": "ping"})

        assert receive(mine, "pong")


def test_a_table_that_is_gone_says_so(people: People) -> None:
    with people.socket() as mine:
        hello(mine, people.keys[0])
        people.delete(people.owner)

        assert receive(mine, "gone")
    with people.socket() as late:
        late.send_json({"type": "hello", "wire": 2, "keys": [], "lang": "de"})
        assert late.receive_json(timeout=PATIENCE) == {"type": "gone", "text": "Diesen Tisch gibt es nicht."}


def test_who_is_there_is_seen(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skerry.server.presence.STAYS", 0.0)  # they have sat down a moment ago
    with people.socket() as mine:
        hello(mine, people.keys[0])
        with people.socket() as theirs:
            hello(theirs, people.keys[1])
            assert [seat["online"] for seat in receive(mine, "position")["seats"]] == [True, True]
        assert [seat["online"] for seat in receive(mine, "position")["seats"]] == [True, False]
