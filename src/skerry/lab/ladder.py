"""The page of the ladder: for each game and number of seats the ratings of all bots, and who beats whom."""

from collections.abc import Iterator, Sequence
from typing import Final

import skerry
from skerry.lab import measures
from skerry.lab.folder import Results
from skerry.lab.intervals import Estimate
from skerry.lab.measures import Sample
from skerry.lab.plan import Plan
from skerry.lab.plans import BEATS, LAST_STEP, MEASURES, TIMES, goal, is_step

RANDOM: Final = MEASURES["greedy", "random"]
GREEDY: Final = MEASURES["master", "greedy"]


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
        f"*As it should be*: at two seats a level wins {BEATS:.0%} or more against the one below, the highest",
        f"{LAST_STEP[0]:.0%}. Greedy should win {RANDOM[0]:.0%} against random, the master {GREEDY[0]:.0%} against",
        f"greedy. With more seats it is {TIMES} × or more, for the highest {LAST_STEP[1]} ×, for the master against",
        f"greedy {GREEDY[1]} ×, and the whole interval lies above 1 ×. A comparison ends as soon as it is clear",
        "whether that is so, however often one looks. House rules are drawn anew for each deal.",
        "",
        f"Made by `{command}`",
        f"with Skerry {results[-1].manifest.skerry}: {games:,} games.",
        "",
    )
    if to_come:
        yield from (f"Still to be played: {', '.join(to_come)}. The same command goes on.", "")
    for one in results:
        for table in measures.tables(one):
            if len(table.games):
                yield from section(table)


def table_name(plan: Plan) -> str:
    """What a ladder is of, such as "Riga with 3 seats"."""
    first = plan.line_ups[0]
    return f"{skerry.game(first.setting.game).title} with {first.seats} seats"


def section(one: Sample) -> Iterator[str]:
    ratings = measures.skill(one.seated)
    rules = ", house rules" if one.setting.drawn else ""
    yield from (f"## {skerry.game(one.setting.game).title}, {one.seats} seats{rules}", "")
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


def high_enough(upper: str, lower: str, seats: int, rate: Estimate) -> bool:
    """The goals of the ladder."""
    return rate.value >= goal(upper, lower, seats) and (seats == 2 or rate.low * seats > 1)
