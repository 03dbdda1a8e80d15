"""Precedence: a move of somebody who asks for little waits for nobody who asks for much, or who only looks on."""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from skerry.drawing.parts import KEPT, Kept
from skerry.server import budgets, collecting, drawings, precedence, seen
from skerry.server import serve as serving
from skerry.server.budgets import Budget, Pace
from skerry.server.metrics import Metrics
from skerry.server.precedence import Precedence
from skerry.server.protocols import FAREWELLS, Farewells
from skerry.server.seen import Look
from skerry.server.table import Table
from tests.server.clients import PATIENCE, People, hello, play_to_the_end, server


async def wait_in_line(first: Precedence, done: list[str], name: str) -> None:
    await first.turn()
    done.append(name)


async def rounds(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0.002)


def test_nobody_in_line_begins_while_a_move_is_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "LONGEST", 60.0)

    async def run() -> list[str]:
        first, done = Precedence(), list[str]()
        with first.move(), first.move():
            waiting = asyncio.create_task(wait_in_line(first, done, "looked"))
            await rounds(20)
            done.append("moved")
        await asyncio.wait_for(waiting, 5)
        return done

    assert asyncio.run(run()) == ["moved", "looked"]


def test_those_in_line_begin_one_by_one_in_the_order_they_came() -> None:
    async def run() -> list[str]:
        first, done = Precedence(), list[str]()
        await asyncio.gather(*(wait_in_line(first, done, name) for name in "abc"))
        return done

    assert asyncio.run(run()) == ["a", "b", "c"]


def test_after_a_while_they_begin_although_moves_never_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "LONGEST", 0.02)

    async def run() -> None:
        first = Precedence()
        with first.move():
            await asyncio.wait_for(first.turn(), 5)

    asyncio.run(run())


def test_a_visitor_is_modest_again_when_they_have_asked_for_little_for_some_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(budgets, "monotonic", lambda: now)
    visitor = Budget(*budgets.VISITOR)

    visitor.spend(0.2)
    assert visitor.modest()
    visitor.spend(0.2)
    assert not visitor.modest()
    now += 2.0
    assert visitor.modest()


def test_a_move_of_a_modest_visitor_goes_first_and_one_of_a_greedy_visitor_does_not() -> None:
    async def goes_first(spent: float) -> bool:
        """Does another who stands in line have to wait for this visitor's move?"""
        first, visitor, done = Precedence(), Budget(*budgets.VISITOR), list[str]()
        visitor.spend(spent)
        pace = Pace(visitor, Budget(*budgets.CONNECTION), 30.0, first)

        async def move() -> None:
            await rounds(20)
            done.append("moved")

        await asyncio.gather(pace.acted(move()), wait_in_line(first, done, "looked"))
        return done[0] == "moved"

    assert asyncio.run(goes_first(0.0))
    assert not asyncio.run(goes_first(1.0))


def test_a_greedy_visitor_stands_in_line_after_every_two_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    stood: list[float] = []

    async def run() -> None:
        visitor = Budget(*budgets.VISITOR)
        pace = Pace(visitor, Budget(*budgets.CONNECTION), 30.0)

        async def turn(self: Precedence) -> None:
            stood.append(visitor.spent)

        monkeypatch.setattr(Precedence, "turn", turn)
        for _ in range(3):
            visitor.spend(0.05)
            await pace.rest()
        visitor.spend(0.5)
        for _ in range(8):
            visitor.spend(0.0015)
            await pace.rest()

    asyncio.run(run())

    assert [round(spent * 10_000) for spent in stood] == [6515, 6545, 6575, 6605]


def test_players_see_a_move_before_it_is_drawn_for_onlookers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the move is answered even if drawing it for onlookers fails."""
    drawn: list[int | None] = []

    def noted(table: Table, look: Look, online: set[int]) -> Any:
        drawn.append(look.viewer)
        if look.viewer is None and len(drawn) > 3:
            raise ZeroDivisionError
        return seen.position(table, look, online)

    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        with people.socket() as onlooker, people.socket() as player:
            hello(onlooker)
            seat = people.asked()
            word = hello(player, keys=[people.keys[seat]])["moves"][0]["word"]
            monkeypatch.setattr(drawings, "position", noted)
            player.send_json({"type": "play", "word": word, "key": "once"})
            told = [player.receive_json(timeout=PATIENCE)["type"] for _ in range(2)]

    assert sorted(told) == ["done", "position"]
    assert drawn[0] == seat


def test_onlookers_who_come_stand_in_line_and_players_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stood: list[str] = []

    async def turn(self: Precedence) -> None:
        stood.append("in line")

    monkeypatch.setattr(Precedence, "turn", turn)
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        with people.socket() as player:
            hello(player, keys=[people.keys[0]])
            assert stood == []
        with people.socket() as onlooker:
            hello(onlooker)
            assert set(stood) == {"in line"}, "once for every slice of the drawing"


def test_between_two_parts_of_a_board_others_have_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a first look of somebody who plays, a preview, a position over HTTP, a picture to share, and a replay."""
    slices = Counter[str]()

    def sliced(what: str, draw: Callable[[], object]) -> None:
        """Nothing is kept from before, and every part takes longer than a slice."""

        @contextmanager
        def counted(_: float) -> Iterator[None]:
            slices[what] += 1
            with Kept.slice(KEPT, 0.0):
                yield

        monkeypatch.setattr(KEPT, "slice", counted)
        KEPT.forget()
        draw()

    with server(tmp_path) as client:
        people, ended = People(client, "me", "friend"), People(client, "me", "friend")
        play_to_the_end(ended)
        seat = people.asked()
        word = people.position(seat)["moves"][0]["word"]
        with people.socket() as player:
            sliced("a first look", lambda: hello(player, people.keys[seat]))
            sliced("a preview", lambda: told(player, {"type": "preview", "word": word}))
        sliced("a position over HTTP", lambda: people.position(seat))
        sliced("a picture", lambda: people.get("picture"))
        sliced("a replay", lambda: ended.get("replay", at=9))

    assert len(slices) == 5
    assert min(slices.values()) > 5, slices


def told(socket: Any, message: dict[str, str]) -> Any:
    """What comes back."""
    socket.send_json(message)
    return socket.receive_json(timeout=PATIENCE)


def test_sockets_that_go_at_once_are_seen_off_some_in_each_round() -> None:
    async def run() -> list[int]:
        farewells, gone, seen_off = Farewells(), list[int](), list[int]()
        for number in range(2 * FAREWELLS + 1):
            farewells.put(lambda number=number: gone.append(number))  # type: ignore[misc]
        for _ in range(4):
            seen_off.append(len(gone))
            await asyncio.sleep(0)
        farewells.put(lambda: gone.append(-1))
        await asyncio.sleep(0)
        assert gone == [*range(2 * FAREWELLS + 1), -1]
        return seen_off

    assert asyncio.run(run()) == [0, FAREWELLS, 2 * FAREWELLS, 2 * FAREWELLS + 1]


def test_threads_pass_on_to_each_other_quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write takes a dozen passes. At the usual 5 ms for each, moves took 100 to 200 ms on a busy server."""
    found: list[float] = []
    app = SimpleNamespace(state=SimpleNamespace(metrics=Metrics(), house=SimpleNamespace(will_close=None)))
    monkeypatch.setattr(serving, "make_app", lambda *_, **__: app)
    monkeypatch.setattr(collecting, "settle", lambda: None)
    monkeypatch.setattr(uvicorn.Server, "run", lambda _: found.append(sys.getswitchinterval()))
    before = sys.getswitchinterval()
    try:
        serving.serve(tmp_path / "tables.sqlite", "127.0.0.1", 0, say=lambda *_: None)
    finally:
        sys.setswitchinterval(before)

    assert found == [pytest.approx(0.0002)]
