"""When a comparison is clear, so that it needs no more games: the line-ups of a plan with a goal.

It looks after every few deals. Someone who looks often enough sees something by chance; so the intervals are as
much wider as there are looks (Bonferroni), and all of them hold at once with 95 %.
"""

from typing import Final

import polars as pl

from skerry.lab.folder import Results
from skerry.lab.intervals import share
from skerry.lab.plan import Plan

ROUND: Final = 12
"""This many deals are played between two looks: of a line-up that plays on every fourth, three."""


def ends(plan: Plan) -> list[int]:
    """The deals before which it is looked again; the last is the end of the plan."""
    if all(one.goal is None for one in plan.line_ups):
        return [plan.lucks]
    return [*range(ROUND, plan.lucks, ROUND), plan.lucks]


def open_line_ups(results: Results, end: int) -> set[int]:
    """Those that play the deals of the round that ends here: what was clear before stays clear."""
    plan = results.plan
    looks = [look for look in ends(plan) if look < end]
    goals = {number: one.goal for number, one in enumerate(plan.line_ups)}
    needed = set(goals)
    if not looks:
        return needed
    games = results.games("line_up", "luck", "seat").explode("seat").unnest("seat")
    for number, goal in goals.items():
        if goal is not None:
            own = games.filter((pl.col("line_up") == number) & (pl.col("bot") == plan.line_ups[number].bots[0]))
            if any(is_clear(own.filter(pl.col("luck") < look), goal, len(ends(plan))) for look in looks):
                needed.discard(number)
    return needed


def is_clear(seated: pl.DataFrame, goal: float, looks: int) -> bool:
    """Do these games of the one bot surely lie above or below the goal, looked at so often?"""
    rate = share(seated["won"].to_list(), seated["luck"].to_list(), looks)
    return rate.above(goal) or rate.below(goal)
