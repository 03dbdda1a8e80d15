"""Leavers: a bot plays for someone who has gone, until they take their seat back."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skerry import Record
from skerry.server import leavers, presence, wire
from skerry.server.house import bot_seat
from skerry.server.store import SeatRow
from skerry.server.table_setup import fresh
from skerry.server.thinking import Question, Thinkers
from tests.server.clients import PATIENCE, Client, People, hello, server
from tests.server.test_api import BUILDING
from tests.server.test_house import first_move, open_house


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


@pytest.fixture(name="later")
def five_minutes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player without an open socket has been gone for long enough."""
    monkeypatch.setattr(presence, "STAYS", 0.0)
    monkeypatch.setattr(leavers, "AWAY", 0.0)


def hand_over(people: People, seat: int, key: str, bot: str = "random") -> Any:
    url = f"/api/tables/{people.table}/seats/{seat}/bot"
    return people.client.post(url, json={"bot": bot}, headers={"Authorization": f"Bearer {key}"})


def wait_for_turn_of(people: People, seat: int) -> None:
    for _ in range(200):
        if people.position(seat)["asked"]:
            return
        time.sleep(0.1)
    raise AssertionError("the bot does not come to the end of its turn")


def wait_until_gone(people: People, seat: int) -> None:
    for _ in range(200):
        if not people.position()["seats"][seat]["online"]:
            return
        time.sleep(0.1)
    raise AssertionError("the seat is still there")


@pytest.mark.usefixtures("later")
def test_the_owner_hands_the_seat_of_someone_who_has_gone_to_a_bot_and_they_take_it_back(client: Client) -> None:
    """Also after a bot's turn, with the same key and the same cards."""
    people = People(client, "friend", "me", scenario=BUILDING)

    assert hand_over(people, 0, people.owner).status_code == 204
    wait_for_turn_of(people, 1)
    seat = people.position(1)["seats"][0]
    assert (seat["name"], seat["kind"], seat["bot"]) == ("friend 0", "person", "random")
    assert people.play(0, "end").json()["key"] == "handed-over"
    assert people.post("undo", {}, 0).json()["key"] == "handed-over"

    assert people.post("seats/0/back", {}, 0).status_code == 204
    assert people.position(1)["seats"][0]["bot"] == ""
    assert people.play(0, "end").json()["key"] == "not-your-turn"


@pytest.mark.usefixtures("later")
def test_nobody_is_shown_more_by_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person who comes back is asked nothing; the others see only that a bot plays."""

    async def never(_: Thinkers, __: Question) -> str:
        await asyncio.sleep(600)
        return ""

    monkeypatch.setattr(Thinkers, "answer", never)
    people = People(client, "friend", "me", scenario=BUILDING)
    before = [people.position(viewer) for viewer in (1, None)]

    hand_over(people, 0, people.owner)

    after = [people.position(viewer) for viewer in (1, None)]
    for one, other in zip(before, after, strict=True):
        assert {name for name, value in one.items() if value != other[name]} == {"seats"}
    own = people.position(0)
    assert (own["asked"], own["moves"], own["undo"]) == (False, [], {"step": False, "whole": False, "stop": ""})
    assert own["prompt"] == people.position()["prompt"]


@pytest.mark.parametrize("with_owners_key", [True, False])
def test_everyone_waits_a_while_for_somebody_else_also_the_owner(
    client: Client, monkeypatch: pytest.MonkeyPatch, with_owners_key: bool
) -> None:
    """The owner may well play too, and nobody shall take a seat from an opponent who was away for a moment."""
    people = People(client, "me", "friend", scenario=BUILDING)
    key = people.owner if with_owners_key else people.keys[0]
    monkeypatch.setattr(presence, "STAYS", 0.0)

    early = hand_over(people, 1, key).json()
    monkeypatch.setattr(leavers, "AWAY", 0.0)
    late = hand_over(people, 1, key)

    assert early["key"] == "not-away-long"
    assert "friend 1 has been away for 5 minutes" in early["detail"]
    assert late.status_code == 204


def test_ones_own_seat_is_handed_over_at_once(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    assert hand_over(people, 1, people.keys[1]).status_code == 204
    assert people.position()["seats"][1]["bot"] == "random"


def test_the_seat_of_someone_who_is_there_is_not_handed_over(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    monkeypatch.setattr(leavers, "AWAY", 0.0)

    with people.socket() as socket:
        hello(socket, people.keys[1])
        answer = hand_over(people, 1, people.owner).json()

    assert (answer["key"], answer["status_code"]) == ("still-there", 409)
    wait_until_gone(people, 1)
    assert hand_over(people, 1, people.owner).status_code == 204


# --- who is there -----------------------------------------------------------------------------------------------------


CALLS = [("", None), ("play", {"word": "sail away"}), ("undo", {}), ("why", None), ("hint", None),
         ("chat", {"text": "Ahoy!"}), ("record", None)]  # fmt: skip


@pytest.mark.parametrize(("call", "body"), CALLS)
def test_whoever_asks_over_http_is_there_for_a_while(
    client: Client, monkeypatch: pytest.MonkeyPatch, call: str, body: Any
) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    monkeypatch.setattr(leavers, "AWAY", 0.0)
    clock = presence.now()
    monkeypatch.setattr(presence, "now", lambda: clock)
    clock += presence.STAYS + 1
    assert not people.position()["seats"][1]["online"]

    people.get(call, 1, word="end") if body is None else people.post(call, body, 1)

    assert people.position()["seats"][1]["online"]
    assert hand_over(people, 1, people.keys[0]).json()["key"] == "still-there"
    clock += presence.STAYS + 1
    assert not people.position()["seats"][1]["online"]
    assert hand_over(people, 1, people.keys[0]).status_code == 204


def test_a_player_without_a_socket_is_away_from_the_last_request_on(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    clock = presence.now()
    monkeypatch.setattr(presence, "now", lambda: clock)
    clock += leavers.AWAY - 1
    people.position(1)

    clock += leavers.AWAY - 1
    early = hand_over(people, 1, people.owner).json()
    clock += 2

    assert early["key"] == "not-away-long"
    assert hand_over(people, 1, people.owner).status_code == 204


def test_those_who_watch_see_someone_come_and_go_who_uses_http_alone(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = People(client, "me", "friend", scenario=BUILDING, sit=False)
    monkeypatch.setattr(presence, "STAYS", 0.3)
    with people.socket() as socket:
        online = [hello(socket)["seats"][0]["online"]]
        people.sit(0)
        online += [socket.receive_json(timeout=PATIENCE)["seats"][0]["online"] for _ in range(2)]

    assert online == [False, True, False]


@pytest.mark.parametrize(
    ("seat", "key", "bot", "refused"),
    [(1, "a spectator", "random", "not-yours"), (1, "", "kraken", "no-bot"), (2, "", "random", "always-bot"),
     (7, "", "random", "no-seat")],
)  # fmt: skip
def test_what_cannot_be_handed_over_is_refused(client: Client, seat: int, key: str, bot: str, refused: str) -> None:
    people = People(client, "me", "friend", "bot")

    assert hand_over(people, seat, key or people.owner, bot).json()["key"] == refused


def test_before_the_game_nothing_is_handed_over(client: Client) -> None:
    people = People(client, "me", "friend", sit=False)

    assert hand_over(people, 1, people.owner).json()["key"] == "not-begun"


@pytest.mark.usefixtures("later")
def test_nobody_hands_their_own_seat_over_for_ever_but_others_still_can(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time is an event of the history, which is to come to an end."""
    monkeypatch.setattr(leavers, "MOST_HANDED_OVER", 2)
    people = People(client, "me", "friend", scenario=BUILDING)
    for _ in range(2):
        assert hand_over(people, 1, people.keys[1]).status_code == 204
        assert people.post("seats/1/back", {}, 1).status_code == 204

    refused = hand_over(people, 1, people.keys[1]).json()

    assert (refused["status_code"], refused["key"]) == (409, "too-often-handed-over")
    assert hand_over(people, 1, people.keys[0]).status_code == 204


@pytest.mark.usefixtures("later")
def test_only_whoever_holds_the_key_takes_a_seat_back(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    hand_over(people, 1, people.owner)

    assert people.post("seats/1/back", {}, 0).json()["key"] == "not-yours"
    assert people.position()["seats"][1]["bot"] == "random"


@pytest.mark.usefixtures("later")
def test_a_seat_stays_handed_over_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend", scenario=BUILDING)
        hand_over(people, 1, people.owner, "beginner")
    with server(tmp_path) as client:
        people.client = client

        assert people.position()["seats"][1]["bot"] == "beginner"


def test_a_bot_that_still_thinks_when_the_person_returns_does_not_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, table):
            seat, move = await first_move(house, table)
            asked, back = asyncio.Event(), asyncio.Event()

            async def slow(_: Thinkers, __: Question) -> str:
                asked.set()
                await back.wait()
                return move.word

            monkeypatch.setattr(Thinkers, "answer", slow)
            monkeypatch.setattr("skerry.server.keys.opened", lambda *_: [seat])
            async with house.at(table) as (room, found):
                await leavers.keep(house, room, found, found.hand_over(seat, "random", 0.0))
            await asked.wait()
            assert room.thinking is not None
            await leavers.take_back(house, table, seat, ["key"])
            back.set()
            await room.thinking

            assert found.entries == 0 or found.state.to_move == seat
            await house.play(table, seat, wire.Play(word=move.word))

    asyncio.run(run())


def test_bots_that_play_for_all_who_have_gone_wait_for_somebody_to_watch(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, _):
            gone = SeatRow(1, "person", "Ann", "random", digest="key", taken=True)
            table, _ = await house.make(Record("riga", 2), [bot_seat(0, "random", "Bot"), gone])
            async with house.at(table) as (room, _):
                assert room.thinking is None

    asyncio.run(run())


def test_in_a_rematch_everyone_plays_for_themselves() -> None:
    gone = SeatRow(1, "person", "Ann", "random", digest="key", taken=True)

    assert fresh(gone) == SeatRow(1, "person", "Ann", digest="key")
    assert fresh(bot_seat(0, "random", "Bot")) == bot_seat(0, "random", "Bot")
