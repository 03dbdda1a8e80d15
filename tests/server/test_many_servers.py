"""Several servers over one database: a table goes on wherever people come to it, and nothing is lost on its way."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from skerry.server.app import make_app
from skerry.server.jobs import StoreError
from tests.server.clients import PATIENCE, Client, People, hello
from tests.server.databases import new_database
from tests.server.serving import soon
from tests.server.test_api import BUILDING

ELSEWHERE = 503
"""The other server hands the table over and is busy: one asks again, as the answer says."""


@contextmanager
def server_over(url: str) -> Iterator[Client]:
    app = make_app(url, thinkers=1, names=["testserver.local"])
    with Client(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(name="two")
def two_servers() -> Iterator[tuple[Client, Client]]:
    with new_database() as url, server_over(url) as one, server_over(url) as other:
        yield one, other


def without_seats(position: dict[str, Any]) -> dict[str, Any]:
    """Who is there is told by the server that they come to."""
    return {name: value for name, value in position.items() if name != "seats"}


def test_a_table_goes_on_at_the_server_that_is_asked_for_it(two: tuple[Client, Client]) -> None:
    people = People(two[0], "me", "friend", scenario=BUILDING)

    assert people.play(0, "build visby-bank", key="click").status_code == 200
    people.client = two[1]
    again = people.play(0, "build visby-bank", key="click")

    assert again.status_code == 200, again.text
    people.client = two[0]
    assert soon(lambda: bool(people.get("", 0).status_code != ELSEWHERE))
    assert without_seats(people.position(0)) == without_seats(again.json())


def test_those_who_watch_are_hung_up_on_and_come_again(two: tuple[Client, Client]) -> None:
    people = People(two[0], "me", "friend", scenario=BUILDING)
    with people.socket() as mine:
        before = hello(mine, people.keys[0])

        people.client = two[1]
        assert people.position(0)["log"] == before["log"]

        with pytest.raises(WebSocketDisconnect):
            mine.receive_json(timeout=PATIENCE)
    with people.socket() as mine:
        assert hello(mine, people.keys[0])["log"] == before["log"]


def test_a_deleted_table_is_gone_everywhere(two: tuple[Client, Client]) -> None:
    people = People(two[0], "me", "friend", scenario=BUILDING)
    people.client = two[1]
    people.position(0)
    people.client = two[0]

    assert people.delete(people.owner).status_code == 204

    for client in two:
        people.client = client
        assert people.get(by=0).status_code == 404


def test_a_message_that_may_have_been_written_before_is_not_refused(
    two: tuple[Client, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database cannot be reached when it is sent again: the socket is closed, and the browser asks once more."""
    people = People(two[0], "me", "friend", scenario=BUILDING)

    async def cannot(*_: object) -> list[object]:
        raise StoreError("The database does not answer.")

    with people.socket() as mine:
        hello(mine, people.keys[0])
        store = two[0].app.state.house.store
        store.leases.forget(people.table)
        with monkeypatch.context() as patched:
            patched.setattr(store.database, "write", cannot)
            mine.send_json({"type": "play", "word": "build visby-bank", "at": 0, "key": "click"})
            with pytest.raises(WebSocketDisconnect):
                mine.receive_json(timeout=PATIENCE)
    assert people.play(0, "build visby-bank", key="click").status_code == 200
