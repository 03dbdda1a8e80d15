"""Limits: what is said and taken back at a table, how many tables one address sets up, how long they stay."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

import skerry
from skerry.server import house as houses
from skerry.server import table as tables
from skerry.server import visitors
from skerry.server.house import A_DAY, House
from skerry.server.refusals import Refused
from skerry.server.seen import Look, position
from skerry.server.store import Ply, Said, Store
from skerry.server.thinking import Thinkers
from skerry.server.visitors import HOUR, Visitors, place_of
from skerry.server.watchers import Watcher
from tests.server.clients import People, seats, server
from tests.server.processes import server_process
from tests.server.tables import any_move, kept, new_table, play

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


# --- how long tables stay ---------------------------------------------------------------------------------------------

NOW = time.time()
LONG_AGO, LATELY = NOW - 40 * A_DAY, NOW - 20 * A_DAY


async def put(store: Store, name: str, made: float, said: float | None = None, chat: float | None = None) -> None:
    """A table that was made then, with a word and a line of chat that were said then."""
    table = kept()
    plies = [] if said is None else [Ply(0, -1, "provisional-start 0", "", said)]
    await store.make(msgspec.structs.replace(table.table, id=name, made=made), table.seats, plies)
    if chat is not None:
        await store.say(name, Said(0, 0, "Ahoy!", "a", chat))


@asynccontextmanager
async def open_house(path: Path) -> AsyncIterator[House]:
    store = Store(path / "tables.sqlite")
    store.start()
    house = House(store, Thinkers(1))
    try:
        yield house
    finally:
        await house.close()
        store.close()


def test_tables_that_were_left_alone_for_long_are_deleted_if_that_is_wanted(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with open_house(tmp_path) as house:
            await put(house.store, "left", LONG_AGO, LONG_AGO, LONG_AGO)
            await put(house.store, "never begun", LONG_AGO)
            await put(house.store, "played", LONG_AGO, LATELY)
            await put(house.store, "talked at", LONG_AGO, LONG_AGO, LATELY)
            await put(house.store, "new", LATELY)
            await house._delete_left_before(NOW - 30 * A_DAY)
            names = ("left", "never begun", "played", "talked at", "new")
            return [name for name in names if await house.store.load(name)]

    assert asyncio.run(run()) == ["played", "talked at", "new"]


def test_who_watches_a_table_that_is_deleted_for_its_age_is_told(tmp_path: Path) -> None:
    async def run() -> list[bytes | None]:
        async with open_house(tmp_path) as house:
            await put(house.store, "left", LONG_AGO)
            watcher = Watcher(Look(None, "en", narrow=False), set())
            await house.watch("left", watcher)
            house.keep_for(30)
            return [await asyncio.wait_for(watcher.waiting.get(), 60) for _ in range(3)]

    assert asyncio.run(run())[1:] == [b'{"type":"gone"}', None]


def test_a_table_at_which_something_is_said_meanwhile_stays(tmp_path: Path) -> None:
    async def run() -> tuple[bool, bool]:
        async with open_house(tmp_path) as house:
            await put(house.store, "table", LONG_AGO)
            found = await house.store.left(LATELY)
            await house.store.say("table", Said(0, 0, "Ahoy!", "a", NOW))
            return found == ["table"], await house.store.delete_left("table", LATELY)

    assert asyncio.run(run()) == (True, False)


def test_without_a_wish_every_table_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            await put(house.store, "left", LONG_AGO)

    asyncio.run(run())
    with server(tmp_path) as client:
        assert client.get("/api/tables/left").status_code == 200
