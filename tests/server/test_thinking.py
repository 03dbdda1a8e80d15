"""Bots think in processes of their own, which never outlive the server; none of them keeps another waiting."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skerry import Record
from skerry.server import hints, thinking
from skerry.server.callers import caller, known_caller
from skerry.server.house import bot_seat
from skerry.server.refusals import Refused
from skerry.server.seen import Look
from skerry.server.store import SeatRow
from skerry.server.table import head_of
from skerry.server.thinking import AdviceQuestion, Advised, Question, Thinkers
from skerry.server.visitors import THIS_MACHINE
from skerry.server.watchers import Watcher
from skerry.server.workers import TooLate, WorkError
from tests.server import thoughts
from tests.server.clients import PATIENCE, People, hello, play_to_the_end, server
from tests.server.test_api import BUILDING, LAST_WINTER
from tests.server.test_house import first_move, open_house

START = {"phase": "build", "players": [{"goods": "3 glass, 3 wine", "taken": ["visby-bank"]}, {}]}
QUESTION = Question(head_of(Record("riga", 2, start=START)), (), "random", 1)

THINKING = """
import asyncio
from skerry import Record
from skerry.server.table import head_of
from skerry.server.thinking import Question, Thinkers

async def think():
    head = head_of(Record("riga", 2, start={"phase": "build"}))
    print(await Thinkers(1).answer(Question(head, (), "random", 1)), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_a_server_that_is_killed_leaves_no_process_behind() -> None:
    """All of them write to the same pipe: it ends with the last one."""
    server = subprocess.Popen([sys.executable, "-c", THINKING], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    word = server.stdout.readline()

    server.kill()
    rest, _ = server.communicate(timeout=30)

    assert word.strip()
    assert rest == ""


# --- short thoughts and long ones -------------------------------------------------------------------------------------


def test_a_casual_bot_answers_at_once_while_twelve_tables_of_experts_are_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> float:
        async with open_house(tmp_path) as (house, _):
            start = {"rows": ["5 grain", "3 wine", "2 cloth"], "players": [{}, {}]}
            person = SeatRow(1, "person", "Ann", digest="key", taken=True)
            for _ in range(12):
                experts = [bot_seat(seat, "expert", f"Bot {seat}") for seat in range(2)]
                table, _ = await house.make(Record("riga", 2), experts)
                await house.watch(table, Watcher(Look(None, "en", narrow=False), set()))
            await asyncio.wait_for(house.thinkers.answer(QUESTION), 60)  # the processes have started

            began = time.monotonic()
            table, _ = await house.make(Record("riga", 2, start=start), [bot_seat(0, "casual", "Bot"), person])
            async with house.at(table) as (room, _):
                assert room.thinking is not None
            await asyncio.wait_for(room.thinking, 60)
            return time.monotonic() - began

    monkeypatch.setattr(thinking, "think", thoughts.think_slowly_if_expert)
    assert asyncio.run(run()) < 6 * thoughts.SLOW


# --- thinkers that are stopped or die ---------------------------------------------------------------------------------


def with_thinkers(run: Callable[[Thinkers], Awaitable[Any]], **deadlines: Any) -> Any:
    async def opened() -> Any:
        thinkers = Thinkers(1, **deadlines)
        try:
            return await run(thinkers)
        finally:
            thinkers.close()

    return asyncio.run(opened())


def legal() -> list[str]:
    return [move.word for move in Record("riga", 2, start=START).state(0).moves()]


@pytest.mark.parametrize(("bot", "work"), [("expert", thoughts.stop_if_expert), ("casual", thoughts.stop_once)])
def test_a_thinker_that_is_stopped_is_replaced_and_a_quick_bot_chooses_meanwhile(
    bot: str,
    work: Callable[[Question], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    question = msgspec.structs.replace(QUESTION, bot=bot, caller=str(tmp_path / "stopped"))

    async def run(thinkers: Thinkers) -> str:
        await thinkers.answer(QUESTION)  # a process has started
        monkeypatch.setattr(thinking, "think", work)
        return await asyncio.wait_for(thinkers.answer(question), 60)

    assert with_thinkers(run, quick=0.7, long=0.7) in legal()
    assert f"The bot {bot} did not answer, so a quick one chooses." in caplog.text


def test_if_thinking_ends_its_process_twice_a_quick_bot_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(thinkers: Thinkers) -> str:
        return await thinkers.answer(msgspec.structs.replace(QUESTION, bot="expert"))

    monkeypatch.setattr(thinking, "think", thoughts.die_unless_standing_in)

    assert with_thinkers(run) in legal()


def test_if_the_quick_one_fails_too_the_error_tells_nothing_of_the_question(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(thinkers: Thinkers) -> str:
        with pytest.raises(WorkError) as caught:
            await thinkers.answer(QUESTION)
        return str(caught.value)

    monkeypatch.setattr(thinking, "think", thoughts.die)
    told = with_thinkers(run)

    for text in (told, caplog.text):
        assert text
        assert "visby-bank" not in text
        assert "glass" not in text


# --- who causes a thought ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "expected"),
    [
        (("203.0.113.5", 1), "203.0.113.5"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1::/48"),
        (("127.0.0.1", 1), THIS_MACHINE.name),
        (("::1", 1), THIS_MACHINE.name),
        (None, "the table"),
    ],
)
def test_a_caller_is_known_by_where_they_come_from_and_this_machine_is_one(
    client: tuple[str, int] | None, expected: str
) -> None:
    async def run() -> str:
        found: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            found.append(await asyncio.create_task(asked_by("the table")))

        await known_caller(app)({"type": "http", "client": client}, None, None)  # type: ignore[arg-type]
        return found[0]

    assert asyncio.run(run()) == expected


async def asked_by(table: str) -> str:
    return caller(table)


def test_a_bot_thinks_for_whoever_made_the_move_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def noted(_: Thinkers, question: Question) -> str:
        asked.append(question.caller)
        return ""

    monkeypatch.setattr(Thinkers, "answer", noted)
    with server(tmp_path) as client:
        people = People(client, "me", "bot", scenario=BUILDING)
        people.play(0, "end")
        people.position(0)
        with People(client, "bot", "bot").socket() as watching:
            hello(watching)
            for _ in range(3):
                watching.receive_json(timeout=PATIENCE)

    assert len(asked) > 3
    assert set(asked) == {THIS_MACHINE.name}


NOTHING = AdviceQuestion("", (), 0, 0, 0, 0.0)


async def never(_: Thinkers, __: AdviceQuestion) -> Advised:
    await asyncio.sleep(600)
    raise AssertionError


def test_so_many_hints_are_worked_out_for_one_caller_and_one_for_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, table):
            await house.change(table, hints=True)
            seat, move = await first_move(house, table)
            first = asyncio.create_task(hints.hint(house, table, seat, "en"))
            await asyncio.sleep(0.05)
            await house.play(table, seat, move)
            async with house.at(table) as (room, found):
                work = hints.thinking(house, room, found)
                with pytest.raises(Refused, match="position has changed"):
                    await first
                assert list(house.hinting) == [work]

                others = [house.begin(never(house.thinkers, NOTHING)) for _ in range(hints.MOST_HINTS)]
                house.hinting |= dict.fromkeys(others, table)
                room.hint = None
                with pytest.raises(Refused, match="4 hints are already being worked out for you"):
                    hints.thinking(house, room, found)

    monkeypatch.setattr(Thinkers, "advise", never)
    asyncio.run(run())


def test_a_hint_that_is_not_found_in_time_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(_: Thinkers, __: AdviceQuestion) -> Advised:
        raise TooLate("It was not done.")

    monkeypatch.setattr(Thinkers, "advise", late)
    with server(tmp_path) as client:
        refused = People(client, "me", "bot", scenario=BUILDING).get("hint", 0, lang="de")

    assert (refused.status_code, refused.json()["key"]) == (429, "no-hint-found")
    assert refused.headers["Retry-After"] == "5"


def test_so_many_games_are_reviewed_at_once_for_one_caller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "advise", never)
    with server(tmp_path) as client:
        finished = [People(client, "me", "friend", scenario=LAST_WINTER) for _ in range(3)]
        for people in finished:
            play_to_the_end(people)

        started = [people.post("review", {}) for people in (*finished[:2], finished[0], finished[2])]

    assert [answer.status_code for answer in started] == [200, 200, 200, 429]
    assert started[3].headers["Retry-After"] == "60"
    assert started[3].json()["detail"].startswith("2 of your games are already being reviewed")
