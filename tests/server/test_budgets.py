"""Budgets: everybody gets a share of the server's time; who asks for more waits, and nobody else does."""

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.sync.client import connect

from skerry.server import budgets, live, seen
from skerry.server import drawings as shared
from skerry.server.budgets import Budget, Budgets, Pace, Sockets, on_account, paid_by
from skerry.server.refusals import Refused
from tests.server.clients import PATIENCE, People, hello, seats, server
from tests.server.serving import ELSEWHERE, Served, serving, soon

# --- measuring --------------------------------------------------------------------------------------------------------


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_what_was_spent_comes_in_again_but_no_more_than_can_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(budgets, "monotonic", lambda: now)
    budget = Budget(share=0.5, saved=2.0)

    budget.spend(3.0)
    owed = budget.wait()
    now += 2.0
    paid = budget.wait()
    now += 1000.0
    budget.spend(3.0)

    assert (owed, paid, budget.wait()) == (2.0, 0.0, 2.0)


def test_work_costs_the_time_for_which_it_keeps_others_waiting() -> None:
    async def work() -> str:
        busy(0.02)
        await asyncio.sleep(0.2)
        busy(0.02)
        return "done"

    budget = Budget(share=0.001, saved=0.0)
    result = asyncio.run(paid_by(budget, work()))

    assert result == "done"
    assert 0.035 <= budget.wait() * 0.001 < 0.1


def test_a_task_is_paid_for_by_whoever_started_it() -> None:
    async def begin() -> None:
        await asyncio.create_task(on_account(work()))

    async def work() -> None:
        busy(0.02)

    budget = Budget(share=0.001, saved=0.0)
    asyncio.run(paid_by(budget, begin()))

    assert budget.wait() * 0.001 >= 0.015


def test_work_that_is_measured_fails_and_is_cancelled_like_any_other() -> None:
    ends = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ends.append("tidied up")

    async def run() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(paid_by(Budget(1.0, 1.0), work()), 0.01)
        with pytest.raises(ZeroDivisionError):
            await paid_by(Budget(1.0, 1.0), asyncio.wait_for(fail(), 1))

    async def fail() -> None:
        raise ZeroDivisionError

    asyncio.run(run())

    assert ends == ["tidied up"]


def test_whoever_has_to_wait_every_time_for_too_long_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(budgets, "monotonic", lambda: now)
    pace = Pace(None, Budget(share=0.1, saved=0.0), flood=5.0)
    for _ in range(2):
        for _ in range(5):
            pace.own.spend(0.1)
            assert pace.wait() > 0
            now += 1.0
        assert pace.wait() == 0, "a rest is enough to begin anew"

    for _ in range(6):
        pace.own.spend(0.1)
        now += pace.wait()
    pace.own.spend(0.1)
    with pytest.raises(Refused, match="asked for too much for too long"):
        pace.wait()


# --- sockets ----------------------------------------------------------------------------------------------------------


@pytest.fixture(name="drawings")
def counted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything that is drawn for somebody, as it is drawn."""
    drawn: list[Any] = []

    def position(table: Any, look: Any, online: set[int]) -> Any:
        drawn.append(look.key())
        return seen.position(table, look, online)

    monkeypatch.setattr(shared, "position", position)
    return drawn


def test_a_flood_of_wishes_to_be_shown_the_table_keeps_nobody_else_waiting(tmp_path: Path, drawings: list[Any]) -> None:
    with serving(tmp_path) as served:
        wanted = {"game": "gotlandia", "seats": seats("here", "here")}
        table = served.http.post("/api/tables", json=wanted).json()["table"]
        with connect(f"ws://127.0.0.1:{served.port}/api/tables/{table}/stream") as flooding:
            flooding.send('{"type": "hello", "wire": 2}')
            for number in range(1500):
                flooding.send(json.dumps({"type": "show", "narrow": number % 2 == 0}))
            most = max(work_before_an_answer(served) for _ in range(100))

    assert most < 0.5
    assert len(drawings) < 300


def work_before_an_answer(served: Served) -> float:
    """Seconds that this process works until somebody else is answered, however busy the machine is otherwise."""
    began = time.process_time()
    served.http.get("/api/bots")
    return time.process_time() - began


def test_of_several_wishes_only_the_last_is_drawn(tmp_path: Path, drawings: list[Any]) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        with people.socket() as socket:
            hello(socket)
            before = len(drawings)
            for lang in ("de", "en") * 50:
                socket.send_json({"type": "show", "lang": lang})
            socket.send_json({"type": "show", "lang": "de", "narrow": True})
            assert soon(lambda: drawings[-1] == (None, "de", True, False))

    assert len(drawings) - before < 30


def test_a_socket_that_never_stops_asking_is_closed_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "FLOOD", 0.1)
    monkeypatch.setattr(budgets, "CONNECTION", (0.05, 0.0))
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        with people.socket() as socket:
            hello(socket, lang="de")
            for _ in range(200):
                socket.send_json({"type": "show", "narrow": True})
            while (told := socket.receive_json(timeout=PATIENCE))["type"] != "refused":
                pass
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json(timeout=PATIENCE)

    assert told["text"].startswith("Diese Verbindung wurde geschlossen")
    assert closed.value.code == live.AGAINST_THE_RULES


def test_a_table_has_room_for_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOST_AT_A_TABLE", 1)
    with server(tmp_path) as client:
        people, others = People(client, "me", "friend"), People(client, "me", "friend")
        with people.socket() as first, others.socket() as elsewhere:
            hello(first)
            hello(elsewhere)
            with people.socket() as second:
                told = second.receive_json(timeout=PATIENCE)
                with pytest.raises(WebSocketDisconnect) as closed:
                    second.receive_json(timeout=PATIENCE)
        assert soon(lambda: client.app.state.metrics.registry.get_sample_value("skerry_sockets") == 0)
        with people.socket() as later:
            hello(later)

    assert told["text"] == "1 people are already watching this table. Try again later."
    assert closed.value.code == live.TRY_LATER


def test_an_address_has_so_many_sockets_and_those_that_were_closed_do_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(budgets, "MOST_SOCKETS", 2)
    sockets = Sockets()

    for _ in range(3):
        with sockets.one_more("203.0.113.5", "a"), sockets.one_more("203.0.113.5", "b"):
            with sockets.one_more("203.0.113.6", "a"), sockets.one_more("127.0.0.1", "a"):
                assert len(sockets) == 4
            with pytest.raises(Refused, match="already have 2 connections open"), sockets.one_more("203.0.113.5", "c"):
                pass

    assert len(sockets) == 0


# --- requests ---------------------------------------------------------------------------------------------------------


@pytest.fixture(name="served")
def a_stingy_server(tmp_path: Path) -> Iterator[Served]:
    """A visitor may ask once and has then to wait for long."""
    with serving(tmp_path, budgets=Budgets(share=0.0001, saved=0.0)) as served:
        yield served


def test_a_visitor_who_has_used_their_share_is_told_when_to_come_back(served: Served) -> None:
    wanted = {"game": "riga", "seats": seats("me", "friend")}
    look = f"/api/tables/{served.http.post('/api/tables', json=wanted).json()['table']}"

    german = {"lang": "de"}
    first, second, page = (served.http.get(path, headers=ELSEWHERE, params=german) for path in (look, look, "/"))
    others = [served.http.get(look, headers={"X-Forwarded-For": "203.0.113.6"})]
    others += [served.http.get(look) for _ in range(3)]

    assert first.status_code == 200
    assert (second.status_code, second.json()["key"]) == (429, "share-used")
    seconds = second.headers["Retry-After"]
    assert second.json()["detail"] == f"Das war zu viel auf einmal. Versuch es in {seconds} Sekunden noch einmal."
    assert (page.status_code, page.headers["Content-Type"]) == (429, "text/html; charset=utf-8")
    assert [answer.status_code for answer in others] == [200] * 4, "this machine itself has all the time there is"


def test_the_sockets_of_a_visitor_who_has_overspent_go_on_one_by_one() -> None:
    """Each of them would take 20 ms: together they never take more than the share of the visitor."""
    visitor = Budget(share=0.5, saved=0.0)
    went_on: list[float] = []

    async def ask(pace: Pace) -> None:
        pace.own.spend(0.02)
        visitor.spend(0.02)
        await pace.rest()
        went_on.append(time.monotonic())

    async def run() -> float:
        began = time.monotonic()
        await asyncio.gather(*(ask(Pace(visitor, Budget(share=1.0, saved=1.0), flood=60.0)) for _ in range(5)))
        return began

    began = asyncio.run(run())

    apart = [later - before for before, later in itertools.pairwise([began, *went_on])]
    assert apart[0] > 0.15, "what was spent comes in first: 5 × 20 ms at half the time"
    assert min(apart[1:]) > 0.03, "then one every 40 ms, not all at once"
