"""The lobby: some tables of each visitor, where somebody is first, and none that everybody has left."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from skerry.server import lobby as lobbies
from skerry.server.lobby import LEFT_FOR, MOST_SHOWN, Lobby
from skerry.server.refusals import Refused
from skerry.server.standing import Standing
from skerry.server.visitors import Place
from tests.server.clients import Client, People, hello, play_to_the_end, server
from tests.server.test_api import LAST_WINTER

ANN, BEN = "203.0.113.5", "198.51.100.7"


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


def shown(client: Client) -> list[str]:
    return [table["table"] for table in client.get("/api/tables").json()]


class Tables:
    """Tables in a lobby of their own, without any game."""

    def __init__(self) -> None:
        self.lobby = Lobby()
        self.full: set[str] = set()
        self.gone: set[str] = set()

    def enter(self, host: str | None, *tables: str, now: float = 0.0) -> None:
        for table in tables:
            self.lobby.enter(table, host, now)

    def shown(self, now: float = 1.0) -> list[str]:
        found = asyncio.run(self.lobby.tables(lambda table: table not in self.full, self.standing, now))
        return [stands.table for stands in found]

    async def standing(self, table: str) -> Standing:
        if table in self.gone:
            raise Refused("no-table")
        return Standing(table, "riga", "Riga", 0.0, "waiting", (), -1, None, listed=True)


def test_one_visitor_does_not_fill_the_lobby() -> None:
    tables = Tables()
    tables.enter(BEN, "ben 1")

    tables.enter(ANN, *(f"ann {number}" for number in range(60)))

    assert tables.shown() == ["ann 59", "ben 1", "ann 58", "ann 57"]


def test_nor_does_one_with_many_networks() -> None:
    tables = Tables()
    tables.enter(BEN, "ben 1", "ben 2")

    for number in range(65):
        tables.enter(f"2001:db8:7:{number * 64:x}::1", f"ann {number}")

    assert tables.shown()[:3] == ["ann 64", "ben 2", "ann 63"]
    assert len([table for table in tables.shown() if table.startswith("ann")]) == 12


def test_where_somebody_is_comes_first_even_if_others_are_newer() -> None:
    tables = Tables()
    tables.enter(BEN, "ben 1", "ben 2")
    for number in range(MOST_SHOWN):
        tables.enter(f"203.0.113.{number}", f"other {number}")

    tables.full = {"ben 1", "ben 2"}

    assert tables.shown()[:3] == ["ben 2", "ben 1", "other 49"]
    assert len(tables.shown()) == MOST_SHOWN


def test_a_table_that_everybody_has_left_is_shown_again_when_somebody_comes() -> None:
    tables = Tables()
    tables.enter(ANN, "left", "full")
    tables.full = {"full"}

    assert tables.shown(LEFT_FOR - 1) == ["full", "left"]
    assert tables.shown(LEFT_FOR) == ["full"]
    tables.lobby.visited("left", LEFT_FOR)
    assert tables.shown(LEFT_FOR) == ["full", "left"]


def test_a_table_that_is_gone_takes_nobodys_place() -> None:
    tables = Tables()
    tables.enter(ANN, "1", "2", "3", "4")
    tables.gone = {"4"}

    assert tables.shown() == ["3", "2", "1"]


def test_the_lobby_keeps_no_address() -> None:
    lobby = Lobby()
    lobby.enter("table", ANN, 0.0)

    assert [place.name for place in lobby._listed["table"].places] != [ANN]
    assert len(lobby._listed["table"].places[0].name) == 24


def test_only_so_many_tables_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "MOST_KNOWN", 2)
    tables = Tables()

    tables.enter(None, "1", "2", "3")

    assert tables.shown() == ["3", "2"]


# --- with a server ----------------------------------------------------------------------------------------------------


def test_tables_of_one_address_do_not_fill_the_lobby(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skerry.server.api.host_of", lambda _: BEN)
    bens = People(client, "me", "open", listed=True)
    monkeypatch.setattr("skerry.server.api.host_of", lambda _: ANN)
    anns = [People(client, "me", "open", listed=True) for _ in range(5)]

    assert shown(client) == [anns[4].table, bens.table, anns[3].table, anns[2].table]


def test_finished_and_unlisted_tables_do_not_stand_in_the_lobby(client: Client) -> None:
    over = People(client, "me", "friend", listed=True, scenario=LAST_WINTER)
    people = People(client, "me", "open")
    owner = {"Authorization": f"Bearer {people.owner}"}
    assert shown(client) == [over.table]
    play_to_the_end(over)

    for listed, found in ((True, [people.table]), (False, []), (True, [people.table])):
        client.post(f"/api/tables/{people.table}/settings", json={"listed": listed}, headers=owner)
        assert shown(client) == found


def test_a_rematch_of_a_listed_table_is_listed_and_counted(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    over = [People(client, "me", "friend", listed=True, scenario=LAST_WINTER) for _ in range(2)]
    for people in over:
        play_to_the_end(people)

    rematch = over[0].post("rematch", {}, 0).json()["table"]
    monkeypatch.setattr("skerry.server.visitors.THIS_MACHINE", Place("this machine", 3, 50))

    assert shown(client) == [rematch]
    assert over[0].post("rematch", {}, 1).json()["table"] == rematch
    assert over[1].post("rematch", {}, 1).json()["key"] == "too-many-from-here"


def test_after_a_restart_a_table_is_shown_when_somebody_comes_to_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "open", listed=True)
    with server(tmp_path) as client:
        people.client = client
        assert shown(client) == []

        with people.socket() as socket:
            hello(socket)
            assert shown(client) == [people.table]


def test_a_table_is_left_when_its_last_browser_has_gone(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(client, "me", "open", listed=True)
    monkeypatch.setattr(lobbies, "LEFT_FOR", 0.0)
    monkeypatch.setattr("skerry.server.presence.STAYS", 0.0)

    with people.socket() as socket:
        hello(socket)
        assert shown(client) == [people.table]
    for _ in range(100):
        if not shown(client):
            return
        time.sleep(0.05)
    raise AssertionError("the table is still shown")
