"""Limits: what is said and taken back at a table, how many tables one address sets up."""

from pathlib import Path

import httpx
import pytest

import skerry
from skerry.server import house as houses
from skerry.server import table as tables
from skerry.server import visitors
from skerry.server.refusals import Refused
from skerry.server.seen import Look, position
from skerry.server.visitors import HOUR, Visitors, place_of
from tests.server.clients import People, seats, server
from tests.server.processes import server_process
from tests.server.tables import any_move, new_table, play

# --- at a table -------------------------------------------------------------------------------------------------------


def test_a_table_has_room_for_so_many_lines_of_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "MOST_SAID", 2)
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        said = [people.post("chat", {"text": "Ahoy!", "key": key}, 1, lang="de") for key in "abca"]

    assert [answer.status_code for answer in said] == [204, 204, 409, 204]
    assert said[2].json()["detail"] == "An diesem Tisch stehen schon 2 Zeilen im Chat, mehr passen nicht hinein."


def test_when_too_much_was_taken_back_the_game_goes_on_to_its_end_without_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = new_table(2), skerry.Rng(1)
    while not table.undoable(table.state.to_move):
        play(table, any_move(table, rng).word)
    seat = table.state.to_move
    monkeypatch.setattr(tables, "MOST_ROWS", table.rows)

    with pytest.raises(Refused, match="nothing more can be; the game goes on"):
        table.undo(seat, False, None, "", 0.0)
    assert not position(table, Look(seat, "en", narrow=False), set()).undo.step
    while not table.over:
        play(table, any_move(table, rng).word)

    assert table.rows > tables.MOST_ROWS


# --- from one address -------------------------------------------------------------------------------------------------


def test_from_one_address_so_many_tables_are_set_up_in_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_AN_HOUR", 2)
    counted = Visitors()
    for _ in range(2):
        counted.set_up("203.0.113.5", HOUR)

    with pytest.raises(Refused, match="at most 2 tables are set up in an hour"):
        counted.set_up("203.0.113.5", HOUR + 1)

    counted.set_up("203.0.113.6", HOUR + 1)
    counted.set_up("203.0.113.5", 2 * HOUR)


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("127.0.0.1", None),
        ("::1", None),
        (None, None),
    ],
)
def test_a_household_is_counted_as_one_and_this_machine_not_at_all(host: str | None, place: str | None) -> None:
    assert place_of(host) == place


def test_a_web_server_in_front_says_for_whom_it_asks(tmp_path: Path) -> None:
    """Whoever asks from this machine itself sets up as many tables as they like."""
    wanted = {"game": "riga", "seats": seats("me", "friend")}
    with server_process(tmp_path) as process, httpx.Client(base_url=process.url, timeout=60) as client:
        theirs = {"X-Forwarded-For": "203.0.113.5"}
        for _ in range(visitors.MOST_AN_HOUR):
            assert client.post("/api/tables", json=wanted, headers=theirs).status_code == 201
        refused = client.post("/api/tables", json=wanted, headers=theirs)
        others = [client.post("/api/tables", json=wanted, headers={"X-Forwarded-For": "203.0.113.6"})]
        others.append(client.post("/api/tables", json=wanted))

    assert (refused.status_code, refused.json()["key"]) == (429, "too-many-from-here")
    assert [answer.status_code for answer in others] == [201, 201]
