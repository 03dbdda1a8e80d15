"""A file of an older Skerry: everyone goes on where they were, and the history tells what happened.

`files/tables-005.sqlite` was written by the last version that kept words and undos as rows and stand-ins as a column,
and `files/tables-005.json` is what that version made of it, with the keys of the seats.
"""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skerry.server.history import HandedOver, Inherited, Said, Undone
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Kept
from skerry.server.table import Table
from tests.server.clients import Client, People, server

FILES = Path(__file__).parent / "files"
TABLES: dict[str, dict[str, Any]] = msgspec.json.decode((FILES / "tables-005.json").read_bytes())


@pytest.fixture(name="file")
def old_file(tmp_path: Path) -> Path:
    shutil.copy(FILES / "tables-005.sqlite", tmp_path / "tables.sqlite")
    return tmp_path / "tables.sqlite"


@pytest.fixture(name="client")
def opened(file: Path) -> Iterator[Client]:
    with server(file.parent) as client:
        yield client


def kept(file: Path, name: str) -> Kept:
    """This table, as the new version has it."""

    async def loaded() -> Kept | None:
        store = SqliteStore(file)
        await store.start()
        try:
            return await store.load(TABLES[name]["table"])
        finally:
            await store.close()

    found = asyncio.run(loaded())
    assert found is not None
    return found


def people_at(client: Client, name: str) -> People:
    people = People.__new__(People)
    people.client, people.table, people.owner = client, TABLES[name]["table"], TABLES[name]["owner"]
    people.keys = {int(seat): key for seat, key in TABLES[name]["keys"].items()}
    return people


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_as_it_was(file: Path, name: str) -> None:
    table = Table(kept(file, name))

    seats = range(len(table.seats))
    assert {
        "status": table.status,
        "words": list(table.spoken()),
        "noticed": [table.noticed[viewer] for viewer in (None, *seats)],
        "undoable": [[word.number for word in table.undoable(seat)] for seat in seats],
        "seats": [[seat.kind, seat.name, seat.bot, seat.taken] for seat in table.seats],
        "chat": [remark.text for remark in table.chat],
    } == {key: TABLES[name][key] for key in ("status", "words", "noticed", "undoable", "seats", "chat")}


def test_the_history_of_a_turn_with_an_undo_is_typed(file: Path) -> None:
    found = kept(file, "in mid-turn")

    assert [entry.event for entry in found.history] == [
        Said(0, "build visby-bank"), Said(0, "pay"), Undone(0, 1), Said(0, "pay"),
    ]  # fmt: skip
    assert [entry.key for entry in found.history] == ["0 one", "0 two", "0 three", "0 four"]


def test_whoever_plays_for_someone_is_an_event_and_comes_last(file: Path) -> None:
    found = kept(file, "handed over")

    assert found.history[-1].event == HandedOver(1, "random")
    assert [entry.number for entry in found.history] == list(range(len(found.history)))
    assert [seat.bot for seat in found.seats] == ["", "", ""]


def test_words_of_another_table_are_told_from_those_said_here(file: Path) -> None:
    assert [type(entry.event) for entry in kept(file, "branch").history] == [Inherited, Said]


def test_tables_have_been_left_alone_for_as_long_as_before(file: Path) -> None:
    async def left_alone() -> list[str]:
        store = SqliteStore(file)
        await store.start()
        try:
            return await store.left_alone(60)
        finally:
            await store.close()

    assert sorted(asyncio.run(left_alone())) == sorted(table["table"] for table in TABLES.values())


def test_people_go_on_in_mid_turn_and_a_message_of_before_is_known_again(client: Client) -> None:
    people = people_at(client, "in mid-turn")
    before = people.position(0)

    again = people.play(0, "pay", key="four").json()
    undone = people.post("undo", {"key": "five"}, 0).json()

    assert again["at"] == before["at"]
    assert [move["word"] for move in before["moves"]] == ["pay glass", "pay wine"]
    assert [move["word"] for move in undone["moves"]] == ["build visby-inn", "build visby-bank", "end"]
    assert people.play(0, "build visby-inn", at=undone["at"], key="six").status_code == 200


def test_a_seat_that_was_handed_over_is_taken_back(client: Client) -> None:
    people = people_at(client, "handed over")

    assert people.play(1, "end").json()["key"] == "handed-over"
    assert people.post("seats/1/back", {}, 1).status_code == 204
    assert people.position()["seats"][1]["bot"] == ""


def test_a_friend_takes_the_seat_that_waited_for_them(client: Client) -> None:
    people = people_at(client, "waiting")

    assert people.sit(1, "Ben").status_code == 200
    assert client.post(f"/api/tables/{people.table}/join", json={"name": "Cleo"}).status_code == 201

    assert people.position()["status"] == "running"
    assert people.position()["names"] == ["Ann", "Ben", "Cleo"]
