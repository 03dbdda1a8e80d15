"""Drafts: what a seat has picked of a choice of many parts, until it is played or gone."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import httpx
import pytest

import skerry
from skerry import Record
from skerry.kernel.choices import Choice
from skerry.server import wire
from skerry.server.refusals import Refused
from skerry.server.seen import Look, position
from skerry.server.store import SeatRow
from skerry.server.watchers import Watcher
from tests.server.clients import PATIENCE, Client, People, hello, server
from tests.server.tables import new_table, play
from tests.server.test_house import open_house
from tests.server.test_socket import receive
from tests.server.test_table import BUILDING

THE_BANK = """
phase = "build"
rows = ["grain"]
players = [{ goods = "4 wine, 3 grain", buildings = ["tallinn-bank"] }, { goods = "grain" }]
"""
"""It costs 14; wine pays 3 there, and grain 4."""
PAYMENT = ["build tallinn-bank", "pay wine", "pay wine", "pay grain", "pay grain"]


@pytest.fixture(name="people")
def at_a_table(tmp_path: Path) -> Any:
    with server(tmp_path) as client:
        yield People(client, "me", "friend", scenario=THE_BANK)


def ask(people: People, call: str, *, seat: int = 0, **body: Any) -> httpx.Response:
    client: Client = people.client
    headers = {"Authorization": f"Bearer {people.keys[seat]}"}
    return client.post(f"/api/tables/{people.table}/{call}", json=body, headers=headers)


def counts(position: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """How often each part is picked, and could be."""
    return {part["word"]: (part["picked"], part["most"]) for part in position["draft"]["picks"]}


def test_what_is_picked_in_any_order_is_said_in_the_order_of_the_rules(people: People) -> None:
    """RIG-D11: the rules want wine before grain."""
    before = people.position(0)
    assert (counts(before), before["draft"]["begun"]) == ({"build tallinn-bank": (0, 1)}, False)

    for word in ("build tallinn-bank", "pay grain", "pay wine", "pay grain"):
        picked = ask(people, "pick", word=word, at=before["at"]).json()
        assert picked["draft"]["words"] == []
    assert picked["draft"]["sum"]["text"] == "11 of 14 ducats, 3 to go."
    picked = ask(people, "pick", word="pay wine", count=2).json()

    assert counts(picked) == {"build tallinn-bank": (1, 1), "pay wine": (2, 2), "pay grain": (2, 2)}
    assert picked["draft"]["sum"]["text"] == "14 of 14 ducats, nothing wasted."
    assert picked["draft"]["words"] == PAYMENT
    assert picked["at"] == before["at"]
    played = ask(people, "play", words=picked["draft"]["words"], at=before["at"], key="click")
    assert played.status_code == 200
    assert "builds the Bank in Tallinn" in " ".join(line["text"] for line in people.position(1)["log"]["lines"])


def test_parts_are_put_back_one_by_one_or_all_at_once(people: People) -> None:
    for word in ("build tallinn-bank", "pay grain", "pay grain"):
        ask(people, "pick", word=word)

    one_less = ask(people, "put-back", word="pay grain").json()
    nothing = ask(people, "put-back").json()

    assert counts(one_less)["pay grain"] == (1, 3)
    assert counts(nothing) == {"build tallinn-bank": (0, 1)}
    assert ask(people, "put-back", word="pay grain").status_code == 200


def test_what_rests_on_a_step_is_put_back_with_it(people: People) -> None:
    for word in ("build tallinn-bank", "pay grain"):
        ask(people, "pick", word=word)

    without = ask(people, "put-back", word="build tallinn-bank").json()

    assert counts(without) == {"build tallinn-bank": (0, 1)}
    assert not without["draft"]["begun"]


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"word": "pay grain"}, "not-to-be-picked"),
        ({"word": "end"}, "not-to-be-picked"),
        ({"word": "build tallinn-bank", "count": 2}, "not-to-be-picked"),
        ({"word": "dance"}, "unknown-word"),
        ({"word": "build tallinn-bank", "at": 99}, "changed"),
        ({"word": "build tallinn-bank", "count": -1}, "not-understood"),
    ],
)
def test_what_cannot_be_picked_is_refused(people: People, body: dict[str, Any], key: str) -> None:
    before = people.position(0)

    assert ask(people, "pick", **body).json()["key"] == key

    assert people.position(0) == before


def test_only_the_seat_that_is_asked_picks(people: People) -> None:
    assert ask(people, "pick", seat=1, word="build tallinn-bank").json()["key"] == "not-your-turn"
    assert people.position(1)["draft"] is None


def test_all_connections_of_a_seat_see_its_draft_and_nobody_else_hears_of_it(people: People) -> None:
    with people.socket() as mine, people.socket() as theirs, people.socket() as watching:
        hello(mine, people.keys[0])
        hello(theirs, people.keys[1])
        hello(watching)

        mine.send_json({"type": "pick", "word": "build tallinn-bank", "at": 0})
        mine.send_json({"type": "pick", "word": "pay grain", "count": 3, "at": 0})
        receive(mine, "position")
        assert receive(mine, "position")["draft"]["sum"]["text"] == "12 of 14 ducats, 2 to go."

        for socket in (theirs, watching):
            socket.send_json({"type": "ping"})
            assert socket.receive_json(timeout=PATIENCE)["type"] == "pong"
        with people.socket() as again:
            assert hello(again, people.keys[0])["draft"]["sum"]["text"] == "12 of 14 ducats, 2 to go."


def test_what_was_picked_does_not_outlive_the_position(people: People) -> None:
    ask(people, "pick", word="build tallinn-bank")

    ask(people, "play", word="build tallinn-bank")
    ask(people, "undo")

    assert not people.position(0)["draft"]["begun"]


def test_what_was_picked_does_not_come_back_with_the_position() -> None:
    """Even if nobody was shown the table in between."""
    table = new_table(start=BUILDING)
    table.pick(0, "build visby-bank", None, None)
    play(table, "end")

    table.undo(0, whole=False, at=None, key="", now=0.0)

    draft = table.drafts.of(0)
    assert draft is not None
    assert not draft.begun


def test_a_refused_move_leaves_what_was_picked() -> None:
    table = new_table(start=BUILDING)
    table.pick(0, "build visby-bank", None, None)

    with pytest.raises(Refused):
        table.play(0, ["build visby-bank", "dance"], None, "", 0.0)

    draft = table.drafts.of(0)
    assert draft is not None
    assert draft.begun


def test_of_a_table_where_nobody_is_only_the_picks_stay_in_memory(tmp_path: Path) -> None:
    """What can be picked takes megabytes on some start positions, and hundreds of tables lie in memory."""
    picked = wire.Pick(word="build visby-bank")

    async def run() -> list[Any]:
        async with open_house(tmp_path) as (house, _):
            seats = [SeatRow(seat, "person", f"Seat {seat}", digest=f"key {seat}", taken=True) for seat in range(2)]
            table, _ = await house.make(Record("riga", 2, start=BUILDING), seats)
            await house.pick(table, 0, picked)
            left = [alive(Choice)]
            shown = await house.look(table, Look(0, "en", narrow=False))
            watcher = Watcher(Look(0, "en", narrow=False), {0})
            await house.watch(table, watcher)
            left.append(alive(Choice))
            await house.stop_watching(table, watcher)
            return [shown.draft, *left, alive(Choice)]

    before = alive(Choice)
    draft, *left = asyncio.run(run())

    assert draft.begun
    assert left == [before, before + 1, before]


def alive(kind: type) -> int:
    gc.collect()
    return sum(type(found) is kind for found in gc.get_objects())


def test_why_not_is_answered_for_what_is_picked(people: People) -> None:
    """RIG-34: what the goods pay is told as if the building had been named."""
    ask(people, "pick", word="build tallinn-bank")

    headers = {"Authorization": f"Bearer {people.keys[0]}"}
    address = f"/api/tables/{people.table}/why"
    answer = people.client.get(address, params={"word": "pay glass"}, headers=headers).json()

    assert (answer["legal"], answer["rule"]) == (False, "RIG-34")


@pytest.mark.parametrize("slug", skerry.games())
def test_a_whole_game_is_played_by_picking(slug: str) -> None:
    """What is picked at random of what is offered becomes a move; boards, texts and sums are there all the while."""
    game, rng, picked = skerry.game(slug), skerry.Rng(5), 0
    table = new_table(game.seats.start, game=slug)
    while not table.over:
        seat = table.state.to_move
        shown = position(table, Look(seat, "en", narrow=rng.below(2) == 0), set()).position
        alone = [move.word for move in shown.moves if not move.part]
        offers = [] if shown.draft is None else [part for part in shown.draft.picks if part.picked < part.most]
        if shown.draft is not None and shown.draft.words:
            table.play(seat, shown.draft.words, shown.at, "", 0.0)
            picked += 1
        elif offers and (not alone or (shown.draft is not None and shown.draft.begun) or rng.below(2)):
            table.pick(seat, offers[rng.below(len(offers))].word, None, shown.at)
        else:
            table.play(seat, [alone[rng.below(len(alone))]], shown.at, "", 0.0)

    assert picked > 0 or slug == "hagar"
