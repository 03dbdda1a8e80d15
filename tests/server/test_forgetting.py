"""Who wants to be forgotten is: their name and what they said are gone, and the game goes on or can be replayed."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from skerry import Record
from skerry.kernel.errors import SkerryError
from skerry.server.forgetting import forget_named
from skerry.server.store import Kept
from skerry.server.stores import open_store
from tests.server.clients import PATIENCE, Client, People, hello, play_to_the_end, server
from tests.server.databases import new_database
from tests.server.stores import opened
from tests.server.test_many_servers import server_over

Serving = Callable[[], AbstractContextManager[Client]]


class Place:
    """Where tables are kept, and a server over it."""

    def __init__(self, where: Path | str, serving: Serving) -> None:
        self.where = where
        self.serving = serving

    def kept(self, table: str) -> Kept:
        async def read() -> Kept | None:
            async with opened(open_store(self.where)) as store:
                return await store.load(table)

        found = asyncio.run(read())
        assert found is not None
        return found


@contextmanager
def in_a_file(folder: Path) -> Iterator[Place]:
    yield Place(folder / "tables.sqlite", lambda: server(folder))


@contextmanager
def in_a_database(_: Path) -> Iterator[Place]:
    with new_database() as url:
        yield Place(url, lambda: server_over(url))


PLACES = {"a file": in_a_file, "a database": in_a_database}


@pytest.fixture(name="place", params=PLACES)
def where_tables_are(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    with PLACES[request.param](tmp_path) as place:
        yield place


def at_the_table(client: Client, **wanted: Any) -> People:
    """Somebody set the table up for a friend, who sits down under another name; both talk."""
    seats = [{"kind": "me", "name": "Ottilie"}, {"kind": "friend", "name": "Ludger"}]
    people = People(client, "me", "friend", sit=False, **(wanted | {"seats": seats}))
    people.sit(0, "Ottilie")
    people.sit(1, "Ludger von der See")
    people.post("chat", {"text": "I live in Quayside Lane 7", "key": "a"}, 1)
    people.post("chat", {"text": "Good to know", "key": "b"}, 0)
    return people


def told(people: People) -> str:
    """All that anyone is told of a table."""
    shown = [people.get(by=seat).text for seat in (None, 0, 1)]
    listed = people.client.get("/api/tables").text
    mine = people.client.post("/api/mine", json={"tables": [{"table": people.table, "keys": [people.keys[0]]}]}).text
    return "".join([*shown, people.get("record", by=0).text, listed, mine])


def is_soon_gone(people: People, *texts: str) -> bool:
    """Lists of tables that servers have together are a second or two old."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        now = told(people)
        if not any(text in now for text in texts):
            return True
        time.sleep(0.2)
    return False


def test_name_and_chat_are_gone_for_everyone_and_from_the_store_and_the_game_goes_on(place: Place) -> None:
    with place.serving() as client:
        people = at_the_table(client, listed=True)
        assert "Ludger" in told(people)
        assert "Quayside" in told(people)

        assert people.post("seats/1/forget", None, 1).status_code == 204
        assert people.post("seats/1/forget", None, 1).status_code == 204

        assert is_soon_gone(people, "Ludger", "Quayside")
        assert [line["text"] for line in people.position()["chat"]["lines"]] == ["Good to know"]
        assert "Ottilie" in told(people)
        people.post("chat", {"text": "I live in Quayside Lane 7", "key": "a"}, 1)
        assert "Quayside" not in told(people), "the message was sent before, and is not said again"
        people.post("chat", {"text": "One more", "key": "c"}, 1)
        play_to_the_end(people)
        assert Record.parse(people.get("record").text).names[0] == "Ottilie"

    kept = str(place.kept(people.table))
    assert "Ludger" not in kept
    assert "Quayside" not in kept
    assert "One more" in kept


def test_only_the_key_of_the_seat_does_it(place: Place) -> None:
    with place.serving() as client:
        people = at_the_table(client)
        owner = {"Authorization": f"Bearer {people.owner}"}

        by_another = people.post("seats/1/forget", None, 0)
        by_the_owner = client.post(f"/api/tables/{people.table}/seats/1/forget", headers=owner)
        by_nobody = people.post("seats/1/forget", None)

        assert [answer.status_code for answer in (by_another, by_the_owner, by_nobody)] == [403, 403, 403]
        assert people.post("seats/7/forget", None, 1).status_code == 403
        assert "Ludger" in told(people)


def test_whoever_watches_is_shown_the_table_anew(place: Place) -> None:
    with place.serving() as client:
        people = at_the_table(client)
        with people.socket() as watching:
            assert "Ludger" in str(hello(watching))

            people.post("seats/1/forget", None, 1)

            with pytest.raises(WebSocketDisconnect):
                watching.receive_json(timeout=PATIENCE)
        with people.socket() as watching:
            assert "Ludger" not in str(hello(watching))


def test_an_operator_does_it_for_someone_who_has_lost_their_key(place: Place) -> None:
    with place.serving() as client:
        people = at_the_table(client)
        play_to_the_end(people)

    with pytest.raises(SkerryError, match=r"called “Ludwig”. The names are: Ottilie, Ludger, Ludger von der See"):
        forget_named(place.where, people.table, "Ludwig")
    with pytest.raises(SkerryError, match="There is no table elsewhere there"):
        forget_named(place.where, "elsewhere", "Ludger")
    forget_named(place.where, people.table, "Ludger von der See")

    assert "Ludger" not in str(place.kept(people.table))
    with place.serving() as client:
        people.client = client
        assert is_soon_gone(people, "Ludger", "Quayside")
        assert people.get("replay", at=9).status_code == 200


def test_an_operator_does_it_while_servers_run_over_the_database() -> None:
    with new_database() as url, server_over(url) as client:
        people = at_the_table(client, listed=True)
        assert "Ludger" in told(people)

        forget_named(url, people.table, "Ludger")

        assert is_soon_gone(people, "Ludger", "Quayside")


def test_nothing_is_left_in_a_corner_of_the_file(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = at_the_table(client)
        people.post("seats/1/forget", None, 1)

    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Ottilie" in left
    assert b"Ludger" not in left
    assert b"Quayside" not in left


def test_there_must_be_a_file(tmp_path: Path) -> None:
    with pytest.raises(SkerryError, match="There are no tables in"):
        forget_named(tmp_path / "nowhere.sqlite", "table", "Ann")

    assert list(tmp_path.iterdir()) == []
