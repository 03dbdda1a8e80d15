"""First voyages at a table: chance and opponents follow the script as long as the newcomer does."""

import time
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry import Record, SkerryError
from skerry.games.voyages import voyage
from skerry.server.table import Table
from skerry.server.table_setup import anew
from tests.server.clients import Client, People, server
from tests.server.tables import SECRET, kept, new_table, play

RIGA = voyage("riga")


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with server(tmp_path) as made:
        yield made


def sails(client: Client) -> People:
    return People(client, "me", voyage=True)


def wait_until_asked(people: People) -> Any:
    for _ in range(300):
        position = people.get(by=0).json()
        if position["asked"]:
            return position
        time.sleep(0.05)
    raise AssertionError("the newcomer is not asked")


def test_the_suggestions_of_a_voyage_lead_to_its_end(client: Client) -> None:
    assert RIGA is not None
    people = sails(client)

    for number, step in enumerate(RIGA.step):
        position = wait_until_asked(people)
        suggested = position["voyage"]
        assert suggested == {
            "text": skerry.game("riga").voyage(step.say, "en"),
            "word": step.word,
            "whole": False,
            "step": number,
            "steps": len(RIGA.step),
        }
        people.post("play", {"words": step.words, "at": position["at"], "key": f"{number}"}, 0)

    position = wait_until_asked(people)
    assert position["voyage"]["word"] == ""
    assert "That was your first voyage" in position["voyage"]["text"]
    assert [seat["name"] for seat in position["seats"]] == ["me 0", "Ben"]


def test_another_choice_leaves_the_course_and_taking_it_back_returns_to_it(client: Client) -> None:
    people = sails(client)
    for word in ("choose-start 0", "keep-building visby-guildhall"):
        people.post("play", {"word": word, "key": word}, 0)
    wait_until_asked(people)

    people.post("play", {"word": "take-row 4", "key": "a"}, 0)
    left = wait_until_asked(people)["voyage"]
    people.post("undo", {"key": "b"}, 0)
    back = wait_until_asked(people)["voyage"]

    assert (left["word"], left["text"][:25]) == ("", "You have left the course ")
    assert back["word"] == "take-building visby-bank"


def test_off_the_course_chance_is_that_of_the_table() -> None:
    assert RIGA is not None
    table = Table(kept(voyage=True))
    table.begin(0.0)
    assert table.spoken() == tuple(RIGA.before)

    play(table, "choose-start 1")
    drawn = table.spoken()[len(RIGA.before) + 1 :]

    fair = Table(kept(secret="c0" * 32, voyage=True))
    fair.begin(0.0)
    play(fair, "choose-start 1")
    assert drawn
    assert drawn != fair.spoken()[len(RIGA.before) + 1 :]


def test_a_spectator_is_told_nothing_of_the_voyage(client: Client) -> None:
    people = sails(client)

    assert wait_until_asked(people)["voyage"] is not None
    assert people.get().json()["voyage"] is None


def test_a_table_without_a_voyage_says_so() -> None:
    assert new_table().bearing() is None
    assert new_table().scripted() == ""


def test_a_voyage_goes_on_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = sails(client)
        people.post("play", {"word": "choose-start 0", "key": "a"}, 0)
    with server(tmp_path) as client:
        people.client = client
        assert wait_until_asked(people)["voyage"]["word"] == "keep-building visby-guildhall"


def test_a_voyage_has_one_seat(client: Client) -> None:
    wanted = {"game": "riga", "seats": [{"kind": "me"}, {"kind": "bot"}], "voyage": True}
    answer = client.post("/api/tables", json=wanted)

    assert (answer.status_code, answer.json()["key"]) == (422, "no-voyage")


def test_a_rematch_of_a_voyage_is_a_game_like_any_other() -> None:
    assert not anew(Record("riga", 2, voyage=True)).voyage


def test_a_record_of_what_was_heard_so_far_says_so_too() -> None:
    table = Table(kept(voyage=True))
    table.begin(0.0)

    assert "voyage = true\n" in table.heard_by(0)


def test_a_record_says_that_its_chance_is_scripted() -> None:
    record = Record("riga", 2, voyage=True, secret=SECRET)

    assert "voyage = true\n" in record.text()
    assert Record.parse(record.text()).voyage
    with pytest.raises(SkerryError, match="voyage"):
        Record.parse(record.text().replace("voyage = true", "voyage = 1"))
