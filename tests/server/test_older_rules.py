"""Tables of older rules: where the game knows what they meant, people play on in the middle of a turn."""

import sqlite3
from pathlib import Path

import msgspec

from skerry import Record
from skerry.server.history import Entry, Said
from skerry.server.store import Kept
from skerry.server.table import Table
from tests.server.clients import People, server
from tests.server.tables import kept, play, words
from tests.test_older_rules import CORVETTE


def kept_by_rules_1(*said: str) -> Kept:
    """A table as an older Skerry kept it, after these words."""
    start = Record.parse(CORVETTE).start
    rows = kept(game="pirate_haven", start=start)
    table = msgspec.structs.replace(rows.table, record=CORVETTE.partition("[moves]")[0] + "[moves]\n")
    return Kept(table, rows.seats, [Entry(number, 0.0, "", Said(0, word)) for number, word in enumerate(said)], [])


def test_a_table_in_the_middle_of_a_turn_goes_on_by_the_rules_it_began_with() -> None:
    """PIR-R12: after buying the Corvette the die that gained may not give, so that nothing is asked."""
    table = Table(kept_by_rules_1("add land-1 1", "sail 1"))

    play(table, "buy sea-1")

    assert table.state.heading() == "round 1 turn 2, seat 0"
    assert "sail 4" in words(table)


def test_a_table_of_today_asks_there() -> None:
    today = kept(game="pirate_haven", start=Record.parse(CORVETTE).start)
    table = Table(today)

    play(table, "add land-1 1", "sail 1", "buy sea-1")

    assert words(table) == ["use", "decline", "give land-1 1"]


def test_what_such_a_table_writes_can_be_read_back() -> None:
    table = Table(kept_by_rules_1("add land-1 1", "sail 1"))
    play(table, "buy sea-1")

    text = table.record().text()
    read = Record.parse(text)

    assert "rules = 1\n" in text
    assert "variant.exchange" not in text
    assert read.text() == text
    assert read.state().view(0) == table.state.view(0)
    assert "rules = 1\n" in table.heard_by(None)


def test_undo_leads_back_by_the_same_rules() -> None:
    table = Table(kept_by_rules_1("add land-1 1", "sail 1"))
    play(table, "buy sea-1")

    table.undo(0, False, None, "", 0.0)

    assert words(table)[0] == "buy sea-1"


def test_people_go_on_at_a_newer_server_and_have_a_rematch_by_its_rules(tmp_path: Path) -> None:
    """The file is an older one; the head of its table has the rules and variants of that time."""
    text = (
        'round = 4\norder = [1, 0]\nmap = ["trade-winds"]\nspots.1 = "corvette"\n'
        'players = [{ income = 12, island = { land-1 = "quartermaster: treasure 3" } }, { at = 9 }]\n'
    )
    with server(tmp_path) as client:
        people = People(client, "me", "friend", game="pirate_haven", scenario=text)
        people.play(0, "add land-1 1")
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        ((head,),) = file.execute("SELECT record FROM tables").fetchall()
        added = [line for line in head.splitlines() if line.startswith("variant.") and "first_player" not in line]
        for line in added:
            head = head.replace(f"{line}\n", "")
        file.execute("UPDATE tables SET record = ?", (head.replace("rules = 2", "rules = 1"),))
    file.close()

    with server(tmp_path) as client:
        people.client = client
        for seat, word in [(0, "sail 1"), (0, "buy sea-1"), (0, "leave"), (1, "leave")]:
            assert people.play(seat, word).status_code == 200
        record = people.get("record").text
        again = people.post("rematch", {}, 0).json()["table"]
        rematch = client.get(f"/api/tables/{again}/record").text

    assert len(added) == 3
    assert "rules = 1\n" in record
    assert "rules = 2\n" in rematch
    assert 'variant.exchange = "any-time"\n' in rematch
