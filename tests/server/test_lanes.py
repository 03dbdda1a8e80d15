"""Lanes: everyone who causes work gets an equal share of the processes, however much of it they cause."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from skerry.server.lanes import MOST_AT_ONCE, Lane
from skerry.server.workers import Died, TooLate

HAVING_STARTED = 30.0


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def toil(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def die(_: object) -> None:
    os._exit(1)


def die_once(mark: str) -> str:
    if Path(mark).exists():
        return "lived"
    Path(mark).touch()
    os._exit(1)


def in_lane(run: Callable[[Lane], Awaitable[None]], size: int = 1) -> None:
    async def opened() -> None:
        lane = Lane(size)
        try:
            await lane.do(sleep, 0.0, caller="first", cost=1.0, within=HAVING_STARTED)
            await run(lane)
        finally:
            lane.close()

    asyncio.run(opened())


class Callers:
    """They ask again and again, each for a number of tables; in which order they are answered."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.order = ""

    async def ask(self, name: str, times: int, cost: float = 1.0, work: Callable[[float], object] = sleep) -> None:
        for _ in range(times):
            await self.lane.do(work, 0.01, caller=name, cost=cost, within=HAVING_STARTED)
            self.order += name


def test_twelve_tables_of_one_caller_get_the_same_share_as_one_of_another() -> None:
    async def run(lane: Lane) -> None:
        callers = Callers(lane)
        many = [asyncio.create_task(callers.ask("a", 4)) for _ in range(12)]
        await asyncio.sleep(0.05)
        callers.order = ""
        await callers.ask("b", 8)
        order = callers.order
        await asyncio.gather(*many)

        assert order.count("a") <= 10, order
        assert "aaa" not in order

    in_lane(run)


def test_what_counts_more_comes_later_and_still_gets_on() -> None:
    """As a review does among moves."""

    async def run(lane: Lane) -> None:
        callers = Callers(lane)
        moves = [asyncio.create_task(callers.ask(name, 12)) for name in "ab"]
        review = asyncio.create_task(callers.ask("r", 3, cost=3.0))
        await asyncio.gather(*moves, review)

        assert callers.order.index("r") > 2
        assert callers.order.count("r", 0, 20) >= 2, callers.order

    in_lane(run)


def test_work_that_takes_longer_than_expected_is_paid_for_by_its_caller() -> None:
    async def run(lane: Lane) -> None:
        callers = Callers(lane)
        slow = [asyncio.create_task(callers.ask("s", 3, cost=0.001, work=toil)) for _ in range(2)]
        quick = [asyncio.create_task(callers.ask("q", 8, cost=0.001)) for _ in range(2)]
        await asyncio.gather(*slow, *quick)

        assert callers.order.rindex("q") < callers.order.rindex("s"), callers.order
        assert callers.order.count("s", 0, 12) <= 3, callers.order

    in_lane(run)


def test_of_one_caller_only_so_much_waits_for_a_process_and_all_of_it_is_counted() -> None:
    async def run(lane: Lane) -> None:
        tasks = [
            asyncio.create_task(lane.do(sleep, 0.02, caller="a", cost=1.0, within=HAVING_STARTED)) for _ in range(9)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)

        assert lane.workers.waiting + lane.workers.busy == MOST_AT_ONCE
        assert lane.waiting == 8
        await asyncio.gather(*tasks)
        assert lane.waiting == 0

    in_lane(run)


def test_work_that_ends_its_process_is_done_once_more_and_then_given_up(tmp_path: Path) -> None:
    async def run(lane: Lane) -> None:
        again = await lane.do(die_once, str(tmp_path / "died"), caller="a", cost=1.0, within=HAVING_STARTED)
        with pytest.raises(Died):
            await lane.do(die, None, caller="a", cost=1.0, within=HAVING_STARTED)

        assert again == "lived"

    in_lane(run)


def test_who_has_nothing_to_wait_for_is_forgotten() -> None:
    async def run(lane: Lane) -> None:
        waiting = asyncio.create_task(lane.do(sleep, 0.4, caller="a", cost=1.0, within=0.2))
        for name in "bcd":
            await lane.do(sleep, 0.0, caller=name, cost=1.0, within=HAVING_STARTED)
        with pytest.raises(TooLate):
            await waiting

        assert lane._callers == {}

    in_lane(run)
