"""Limits: what is said and taken back at a table, how many tables one address sets up."""

import contextlib
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

import skerry
from skerry.server import house as houses
from skerry.server import table as tables
from skerry.server.refusals import STATUS, Refused
from skerry.server.seen import Look, position
from skerry.server.visitors import ADDRESS, HOUR, THIS_MACHINE, Visitors, places_of
from tests.server.clients import PATIENCE, People, seats, server
from tests.server.processes import server_process
from tests.server.tables import any_move, new_table, play

CLOSED = ["flooding", "too-many-sockets", "table-crowded"]
FOUND_OUT = ["share-used", "too-many-from-here"]

# --- how it is told ---------------------------------------------------------------------------------------------------


def test_only_what_keeps_the_tables_and_our_own_mistakes_are_told_with_a_5xx() -> None:
    """Whatever clients can bring about by asking for too much is a 429."""
    assert {key for key, status in STATUS.items() if status >= 500} == {
        "not-written", "not-read", "unclear", "elsewhere", "too-many-tables", "broken"
    }  # fmt: skip


@pytest.mark.parametrize("key", sorted(key for key, status in STATUS.items() if status == 429))
def test_whoever_is_told_that_it_is_too_much_is_told_until_when(key: str) -> None:
    """Sockets are closed instead, and their browsers know how long to wait; two refusals find out how long it is."""
    assert (Refused(key).again_after > 0) == (key not in {*CLOSED, *FOUND_OUT})


# --- at a table -------------------------------------------------------------------------------------------------------


def test_a_table_has_room_for_so_many_lines_of_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "MOST_SAID", 2)
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        said = [people.post("chat", {"text": "Ahoy!", "key": key}, 1, lang="de") for key in "abca"]

    assert [answer.status_code for answer in said] == [204, 204, 409, 204]
    assert said[2].json()["detail"] == "Der Chat dieses Tisches ist voll (2 Zeilen)."


def test_when_too_much_was_taken_back_the_game_goes_on_to_its_end_without_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = new_table(2), skerry.Rng(1)
    while not table.undoable(table.state.to_move):
        play(table, any_move(table, rng).word)
    seat = table.state.to_move
    monkeypatch.setattr(tables, "MOST_ENTRIES", table.entries)

    with pytest.raises(Refused, match="Too much has been taken back at this table"):
        table.undo(seat, False, None, "", 0.0)
    assert not position(table, Look(seat, "en", narrow=False), set()).position.undo.step
    while not table.over:
        play(table, any_move(table, rng).word)

    assert table.entries > tables.MOST_ENTRIES


# --- from one address -------------------------------------------------------------------------------------------------


def set_up(counted: Visitors, hosts: Sequence[str | None], now: float = HOUR) -> int:
    """How many of these, one after the other, may set up a table."""
    done = 0
    for host in hosts:
        with contextlib.suppress(Refused):
            counted.set_up(host, now)
            done += 1
    return done


def test_from_one_address_so_many_tables_are_set_up_in_an_hour() -> None:
    counted = Visitors()
    assert set_up(counted, ["203.0.113.5"] * 100) == 60

    with pytest.raises(Refused, match="You can set up at most 60 tables an hour"):
        counted.set_up("203.0.113.5", HOUR + 1)

    counted.set_up("203.0.113.6", HOUR + 1)
    counted.set_up("203.0.113.5", 2 * HOUR)


def test_many_networks_of_one_household_are_not_as_many_visitors() -> None:
    """Of 65 networks /64 in one /48, each with 60 tables, the whole gets four shares."""
    small = [f"2001:db8:7:{number:x}::1" for number in range(65)] * 60
    large = [f"2001:db8:8:{number * 256:x}::1" for number in range(65)] * 60

    assert set_up(Visitors(), small) == 120
    assert set_up(Visitors(), large) == 240
    counted = Visitors()
    set_up(counted, [*small, *large])
    counted.set_up("2001:db8:9::1", HOUR)


def test_a_neighbour_with_the_same_provider_is_not_punished() -> None:
    counted = Visitors()
    set_up(counted, ["2001:db8:7:100::1"] * 100)

    assert set_up(counted, ["2001:db8:7:200::1"] * 100) == 60


def test_this_machine_is_counted_too() -> None:
    assert set_up(Visitors(), ["127.0.0.1", "::1", "::ffff:127.0.0.1", None] * 600) == 2000


@pytest.mark.parametrize(
    ("host", "places"),
    [
        ("203.0.113.5", ["203.0.113.5"]),
        ("::ffff:203.0.113.5", ["203.0.113.5"]),
        ("2001:db8:1:203:3:4:5:6", ["2001:db8:1:203::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]),
        ("fe80::1%eth0", ["fe80::/64", "fe80::/56", "fe80::/48"]),
        ("127.0.0.1", [THIS_MACHINE.name]),
        ("::1", [THIS_MACHINE.name]),
        ("a socket file", [THIS_MACHINE.name]),
        (None, [THIS_MACHINE.name]),
    ],
)
def test_an_address_is_counted_in_every_network_it_is_part_of(host: str | None, places: list[str]) -> None:
    assert [place.name for place in places_of(host)] == places


def test_a_web_server_in_front_says_for_whom_it_asks(tmp_path: Path) -> None:
    """Requests from this machine itself are counted apart."""
    wanted = {"game": "riga", "seats": seats("me", "friend")}
    with server_process(tmp_path) as process, httpx.Client(base_url=process.url, timeout=PATIENCE) as client:
        theirs = {"X-Forwarded-For": "203.0.113.5"}
        for _ in range(ADDRESS[0]):
            assert client.post("/api/tables", json=wanted, headers=theirs).status_code == 201
        refused = client.post("/api/tables", json=wanted, headers=theirs)
        others = [client.post("/api/tables", json=wanted, headers={"X-Forwarded-For": "203.0.113.6"})]
        others.append(client.post("/api/tables", json=wanted))

    assert (refused.status_code, refused.json()["key"]) == (429, "too-many-from-here")
    assert 1 <= int(refused.headers["Retry-After"]) <= HOUR
    assert [answer.status_code for answer in others] == [201, 201]
