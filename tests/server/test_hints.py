"""Hints: for the seat that is asked, where the table has them, and worked out by someone who knows no secret."""

import asyncio
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from skerry.server import hints
from skerry.server.refusals import Refused
from skerry.server.tables_file import open_file
from skerry.server.thinking import AdviceQuestion, Advised, Thinkers, Why
from tests.server.clients import Client, People, server
from tests.server.tables import SECRET
from tests.server.test_api import BUILDING
from tests.server.test_house import first_move, open_house


@pytest.fixture(name="client")
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """Hints that are worked out in a moment."""
    monkeypatch.setattr(hints, "DESCENTS", 16)
    with server(tmp_path) as client:
        yield client


def test_the_seat_that_is_asked_is_told_good_moves_in_the_words_of_the_table(client: Client) -> None:
    people = People(client, "me", "bot", scenario=BUILDING)
    offered = {move["word"]: move["label"] for move in people.position(0)["moves"]}

    hint = people.get("hint", 0).json()

    assert 2 <= len(hint["tips"]) <= 3
    assert all(offered[tip["word"]] == tip["label"] for tip in hint["tips"])
    chances = [tip["chance"] for tip in hint["tips"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 100 for chance in chances)
    assert people.play(0, hint["tips"][0]["word"], at=hint["at"]).status_code == 200


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (None, ["", ""]),
        (Why(3, "seals", -1), ["Seals: +3 at the end", "Siegel: am Ende +3"]),
        (Why(2, "", 1), ["bot 1: −2 at the end", "bot 1: am Ende −2"]),
    ],
)
def test_the_best_move_comes_with_what_it_brings_in_the_end(
    client: Client, monkeypatch: pytest.MonkeyPatch, why: Why | None, told: list[str]
) -> None:
    """Points of one's own from a source, or those that another seat will not make."""
    people = People(client, "me", "bot", scenario=BUILDING)
    first, second = [move["word"] for move in people.position(0)["moves"]][:2]

    async def reasoned(_: Thinkers, __: AdviceQuestion) -> Advised:
        return Advised(((first, 0.5), (second, 0.4)), (0.5, 0.5), why)

    monkeypatch.setattr(Thinkers, "advise", reasoned)
    tips = [people.get("hint", 0, lang=lang).json()["tips"] for lang in ("en", "de")]

    assert [one[0]["why"] for one in tips] == told
    assert [one[1]["why"] for one in tips] == ["", ""]


def test_nobody_else_is_told_anything(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING, hints=True)
    before = [people.position(1), people.position()]

    refused = [people.get("hint", 1), people.get("hint")]
    people.get("hint", 0)

    assert [answer.json()["key"] for answer in refused] == ["not-your-turn", "not-yours"]
    assert [people.position(1), people.position()] == before


@pytest.mark.parametrize(
    ("kinds", "wanted", "allowed"),
    [
        (["me", "bot"], {}, True),
        (["me", "friend"], {}, False),
        (["me", "open"], {}, False),
        (["me", "friend"], {"hints": True}, True),
        (["me", "bot"], {"hints": False}, False),
    ],
)
def test_there_are_hints_where_one_person_plays_with_bots_unless_the_table_was_set_up_otherwise(
    client: Client, kinds: list[str], wanted: dict[str, bool], allowed: bool
) -> None:
    people = People(client, *kinds, scenario=BUILDING, sit="open" not in kinds, **wanted)

    assert people.position(0)["hints"] is allowed
    if not allowed:
        assert people.get("hint", 0).json()["key"] == "no-hints"


def test_alone_there_are_moves_and_no_chance_to_beat_anyone(client: Client) -> None:
    people = People(client, "me", game="hagar")

    tips = people.get("hint", 0).json()["tips"]

    assert tips
    assert {tip["chance"] for tip in tips} == {None}


def test_asked_twice_it_is_thought_of_once_and_without_the_secret(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[AdviceQuestion] = []

    async def noted(_: Thinkers, question: AdviceQuestion) -> Advised:
        questions.append(question)
        return Advised((("end", 0.25),), (0.25, 0.75))

    monkeypatch.setattr(Thinkers, "advise", noted)
    monkeypatch.setattr("skerry.server.keys.new_secret", lambda: SECRET)
    people = People(client, "me", "bot", scenario=BUILDING)

    first, second = [people.get("hint", 0, lang=lang).json()["tips"] for lang in ("en", "de")]

    assert len(questions) == 1
    assert SECRET not in repr(questions)
    assert (first[0]["chance"], second[0]["chance"]) == (25, 25)
    assert first[0]["label"] != second[0]["label"]


def test_a_hint_for_a_position_that_has_passed_is_not_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, table):
            await house.change(table, hints=True)
            seat, move = await first_move(house, table)

            async def slow(_: Thinkers, __: AdviceQuestion) -> Advised:
                await house.play(table, seat, move)
                return Advised(((move.word, 0.5),), (0.5, 0.5))

            monkeypatch.setattr(Thinkers, "advise", slow)
            with pytest.raises(Refused, match="the position has changed"):
                await hints.hint(house, table, seat, "en")

    asyncio.run(run())


def test_tables_of_an_older_skerry_have_hints_where_one_person_plays_with_bots(tmp_path: Path) -> None:
    first = files("skerry.server").joinpath("schema", "001.sql").read_text(encoding="utf-8")
    old = sqlite3.connect(tmp_path / "t.sqlite")
    old.executescript(f"{first} PRAGMA user_version = 1;")
    for table, kinds in (("alone", ["person", "bot"]), ("friends", ["person", "person"])):
        old.execute("INSERT INTO tables VALUES (?, 0, '', '', '', 0, 1, 0, 0, '')", (table,))
        for seat, kind in enumerate(kinds):
            old.execute("INSERT INTO seats VALUES (?, ?, ?, '', '', '', '', 1)", (table, seat, kind))
    old.commit()
    old.close()

    connection = open_file(tmp_path / "t.sqlite")

    assert [tuple(row) for row in connection.execute("SELECT id, hints FROM tables ORDER BY id")] == [
        ("alone", 1), ("friends", 0),
    ]  # fmt: skip
    connection.close()
