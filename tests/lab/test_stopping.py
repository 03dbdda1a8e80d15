"""Comparisons with a goal end when they are clear, and are the same however often they were interrupted."""

from pathlib import Path

import polars as pl

from skerry.lab import stopping
from skerry.lab.plan import LineUp, Plan, Setting
from skerry.lab.run import run
from tests.lab.played import played

HAGAR = Setting("hagar")


def wins(*won: float) -> pl.DataFrame:
    """Games of one bot, two on each luck."""
    return pl.DataFrame({"won": won, "luck": [number // 2 for number in range(len(won))]})


def test_a_comparison_is_clear_when_its_interval_does_not_reach_the_goal() -> None:
    even = wins(*[1.0, 0.0] * 30)

    assert stopping.is_clear(even, 0.95, looks=5)
    assert stopping.is_clear(even, 0.05, looks=5)
    assert not stopping.is_clear(even, 0.55, looks=5)
    assert not stopping.is_clear(even.head(4), 0.95, looks=5)


def test_the_oftener_one_looks_the_more_it_takes() -> None:
    games = wins(*[1.0, 1.0, 1.0, 0.0] * 8)

    assert stopping.is_clear(games, 0.5, looks=1)
    assert not stopping.is_clear(games, 0.5, looks=1000)


def test_without_a_goal_all_is_played_in_one_go() -> None:
    plan = Plan("match", (LineUp(HAGAR, ("greedy", "random")),), lucks=40)

    assert stopping.ends(plan) == [40]


def test_what_is_clear_is_not_played_on_and_the_rest_is(tmp_path: Path) -> None:
    """Greedy surely beats random; random against itself stays as it is, around a half."""
    clear = LineUp(HAGAR, ("greedy", "random"), goal=0.5)
    open_one = LineUp(HAGAR, ("random", "random"))
    plan = Plan("ladder", (clear, open_one), lucks=3 * stopping.ROUND)

    results = played(plan, tmp_path)

    lucks = results.games("line_up", "luck").group_by("line_up").agg(pl.col("luck").max()).sort("line_up")
    assert lucks["luck"].to_list() == [stopping.ROUND - 1, plan.lucks - 1]


def test_an_interrupted_ladder_ends_with_the_same_games(tmp_path: Path) -> None:
    plan = Plan("ladder", (LineUp(HAGAR, ("greedy", "random"), goal=0.5),), lucks=3 * stopping.ROUND)
    whole = played(plan, tmp_path / "whole").games("bout", "course")

    class Stopped(Exception):
        pass

    def stop(done: int, of: int) -> None:
        if done % 7 == 5:
            raise Stopped

    for _ in range(50):
        try:
            run(plan, tmp_path / "parts", progress=stop)
        except Stopped:
            continue
        break
    assert played(plan, tmp_path / "parts").games("bout", "course").equals(whole)


def test_drawn_variants_follow_from_the_luck(tmp_path: Path) -> None:
    plan = Plan("ladder", (LineUp(Setting("haithabu", drawn=True), ("random", "random")),), lucks=6)

    first, second = [played(plan, tmp_path / name).games("luck", "record") for name in ("one", "other")]

    heads = {row["record"].split("moves")[0] for row in first.to_dicts()}
    assert first.equals(second)
    assert len(heads) > 3
