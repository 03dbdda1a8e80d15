"""Goals are compared with what the same run reached."""

from __future__ import annotations

import pytest

from bench.goals import GOALS, Goal
from bench.ours import OUR_ROWS
from bench.peers import PEERS
from tests.bench.rows import result

REACHED = [
    result("skerry-riga", 1_500_000, copies=2_000_000),
    result("skerry-riga-py", 600_000),
    result("skerry-pirate-haven", 1_000_000),
    result("skerry-hagar", 700_000),
    result("skerry-haithabu", 900_000),
    result("skerry-gotlandia", 800_000, copies=400_000),
    result("skerry-tictactoe", 6_000_000),
    result("openspiel-gin-rummy-cpp", 150_000),
    result("openspiel-tictactoe-cpp", 4_000_000),
    result("catanatron", 10_000),
]


def test_each_goal_finds_its_rows() -> None:
    reached = [10, 150, 1.5, 1_500_000, 600_000, 1_000_000, 700_000, 900_000, 800_000, 0.5, 2.5]
    assert [goal.reached(REACHED) for goal in GOALS] == pytest.approx(reached)


def test_a_goal_is_met_at_its_figure_and_on_its_own_side() -> None:
    met = [goal.is_met(goal.reached(REACHED) or 0) for goal in GOALS]
    assert met == [True, True, True, True, False, True, False, True, True, True, False]
    at_least = Goal("speed", 10, lambda results: None)
    at_most = Goal("time", 10, lambda results: None, at_most=True)
    assert [at_least.is_met(reached) for reached in (9.9, 10, 10.1)] == [False, True, True]
    assert [at_most.is_met(reached) for reached in (9.9, 10, 10.1)] == [True, True, False]


@pytest.mark.parametrize("left_out", range(len(REACHED)))
def test_a_goal_without_its_rows_is_not_judged(left_out: int) -> None:
    name = REACHED[left_out].candidate.name
    rows = [row for row in REACHED if row.candidate.name != name]

    unknown = [goal.what for goal in GOALS if goal.reached(rows) is None]

    assert len(unknown) == {"skerry-riga": 4, "skerry-gotlandia": 2}.get(name, 1)


def test_the_rows_that_goals_ask_for_are_candidates() -> None:
    names = {candidate.name for candidate in [*OUR_ROWS, *PEERS]}

    assert {row.candidate.name for row in REACHED} <= names
    assert len(names) == len(OUR_ROWS) + len(PEERS)
