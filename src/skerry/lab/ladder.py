"""The page of the ladder: for each game and number of seats the ratings of all bots, and who beats whom."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

import skerry
from skerry import bots
from skerry.lab import measures
from skerry.lab.folder import Results
from skerry.lab.intervals import Estimate
from skerry.lab.measures import Sample

BEATS: Final = 0.65
"""At two seats a level should win so much against the level below."""
SURELY_BEATS: Final = 0.95
"""So much should greedy win against random at two seats."""
TIMES: Final = 1.5
"""With more seats, this many times its fair share, the interval above 1."""


def page(results: Sequence[Results], command: str, to_come: Sequence[str] = ()) -> str:
    """The results of some games as Markdown, with the command that makes it and the games that it has yet to play."""
    return "\n".join(_page(results, command, to_come))


def _page(results: Sequence[Results], command: str, to_come: Sequence[str]) -> Iterator[str]:
    games = sum(len(one.finished()) for one in results)
    yield from (
        "# The ladder",
        "",
        "How strong the bots are. Ratings are OpenSkill's (Plackett–Luce; everyone begins with 25), with 95 %",
        "intervals from drawing the deals anew. Wins are those of one seat of a bot against copies of a weaker one,",
        "each seat in turn with the same deals; intervals are Wilson's for clusters of deals. × is wins as a multiple",
        "of the fair share. [lab.md](lab.md) says how it is played.",
        "",
        f"*As it should be*: at two seats a level wins {BEATS:.0%} or more against the one below, and greedy",
        f"{SURELY_BEATS:.0%} against random; with more seats {TIMES} × or more, the whole interval above 1 ×.",
        "",
        f"Made by `{command}`",
        f"with Skerry {results[-1].manifest.skerry}: {games:,} games.",
        "",
    )
    if to_come:
        titles = ", ".join(skerry.game(slug).title for slug in to_come)
        yield from (f"Still to be played: {titles}. The same command goes on.", "")
    for one in results:
        for table in measures.tables(one):
            if len(table.games):
                yield from section(table)


def section(one: Sample) -> Iterator[str]:
    ratings = measures.skill(one.seated)
    yield from (f"## {skerry.game(one.setting.game).title}, {one.seats} seats", "")
    yield from ("| bot | rating | 95 % |", "|---|---|---|")
    for bot, rating in ratings.items():
        yield f"| {bot} | {rating.value:.1f} | {rating.low:.1f} to {rating.high:.1f} |"
    yield from ("", "| against copies | games | wins | 95 % | × | |", "|---|---|---|---|---|---|")
    for (upper, lower), rate in measures.duels(one.seated).items():
        wins = f"{rate.value:.1%} | {rate.low:.1%} to {rate.high:.1%} | {rate.value * one.seats:.2f}"
        yield f"| {upper} – {lower} | {rate.games:,} | {wins} | {verdict(upper, lower, one.seats, rate)} |"
    yield ""


def verdict(upper: str, lower: str, seats: int, rate: Estimate) -> str:
    """Is a step as high as it should be? Of other pairs nothing is asked."""
    if not is_step(upper, lower):
        return ""
    return "as it should be" if high_enough(upper, lower, seats, rate) else "too close"


def is_step(upper: str, lower: str) -> bool:
    """From one level to the next, and from random to greedy."""
    return (lower, upper) in {*itertools.pairwise(bots.LEVELS), ("random", "greedy")}


def high_enough(upper: str, lower: str, seats: int, rate: Estimate) -> bool:
    """The goals of the ladder."""
    if seats == 2:
        return rate.value >= (SURELY_BEATS if (upper, lower) == ("greedy", "random") else BEATS)
    return rate.value * seats >= TIMES and rate.low * seats > 1
