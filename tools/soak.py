"""Ten thousand random games of every title, for every number of seats and every variant: `make soak`.

All choices of variants are played together with each other, but for Haithabu and Gotlandia, which have 128 and 8,192
ways: 12 and 16 of them are, such that each choice of each variant is in half of the games, and any two choices meet as
often as any other two. On every ply something must be legal and the pieces must add up; at intervals, others in
each game, the position gets all checks of the suite; and every game is written down and replayed. A violation is told
with the seed that repeats it.
"""

import argparse
import functools
import importlib
import itertools
import math
import multiprocessing
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry.kernel.testing import Conformance, Flaw, check_alphabet

EVERY = 60
"""Plies between two positions with all checks: so that the whole run takes less than an hour on two cores."""

MOST_CHOICES = 32
"""A game whose variants can be chosen in more ways is not played in all of them."""

DESIGNS = ["11011100010", "111101011001000"]
"""Designs of Plackett and Burman for up to 11 and 15 variants: all rotations, and the usual choice of all."""

GAMES = 10_000
"""Of each title, spread evenly over its kinds, so at least."""

console = Console(highlight=False)


class Task(NamedTuple):
    """One game to be played."""

    game: str
    seats: int
    variants: dict[str, Any]
    seed: int
    every: int

    def kind(self) -> str:
        chosen = [f"{name} = {str(value).lower()}" for name, value in self.variants.items()]
        return ", ".join([self.game, f"{self.seats} {'seat' if self.seats == 1 else 'seats'}", *chosen])


class Result(NamedTuple):
    """What came of it: the length of the game, or what was violated and where."""

    task: Task
    points: int
    problem: str


@functools.cache
def suite(game: str, every: int) -> Conformance:
    """The suite of a game stands beside its tests. It is kept, so that what was said and drawn once is not again."""
    made: Conformance = importlib.import_module(f"tests.{game}.conformance").suite(every)
    return made


def choices(game: str) -> list[tuple[Any, ...]]:
    """Every choice of variants; of a game with more than this many, some that mix them evenly."""
    variants = list(skerry.game(game).variants.values())
    every = list(itertools.product(*[variant.choices for variant in variants]))
    if len(every) <= MOST_CHOICES:
        return every
    design = next(one for one in DESIGNS if len(one) >= len(variants))
    rotations = [design[shift:] + design[:shift] for shift in range(len(design))]
    return [
        tuple(variant.choices[int(bit)] for variant, bit in zip(variants, row, strict=False))
        for row in ["0" * len(design), *rotations]
    ]


def kinds(game: str, seats: Sequence[int]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with the choices of variants; one that each seat has for itself is the same for all."""
    variants = skerry.game(game).variants
    for number in skerry.game(game).seats:
        if seats and number not in seats:
            continue
        for chosen in choices(game):
            values = [[one] * number if variant.per_seat else one for variant, one in zip(variants.values(), chosen)]
            yield number, dict(zip(variants, values))


def tasks(game: str, games: int, seats: Sequence[int], seed: int, every: int) -> Iterator[Task]:
    """This many games of every kind, one of each kind after the other."""
    every_kind = list(kinds(game, seats))
    for number in range(games):
        for players, variants in every_kind:
            yield Task(game, players, variants, seed + number, every)


def play(task: Task) -> Result:
    """One game with all checks."""
    try:
        last = suite(task.game, task.every).check(task.seats, task.variants, task.seed)
    except Exception as problem:  # noqa: BLE001  whatever goes wrong is a violation to be told
        return Result(task, 0, str(problem) if isinstance(problem, Flaw) else with_place(problem))
    return Result(task, max(last.scores()), "")


def with_place(problem: Exception) -> str:
    place = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__}: {problem} ({Path(place.filename).name}:{place.lineno})"


def soak(wanted: Sequence[Task], jobs: int) -> list[Result]:
    """Play all of them; violations are told as they are found."""
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.Pool(jobs) as pool, Progress(*columns, console=console) as progress:
        played = pool.imap_unordered(play, wanted, chunksize=6)
        for result in progress.track(played, total=len(wanted), description="Games"):
            results.append(result)
            if result.problem:
                tell(result)
    return results


def tell(result: Result) -> None:
    task = result.task
    again = f"suite(every={task.every}).check({task.seats}, {task.variants}, seed={task.seed})"
    console.print(f"{task.kind()}, seed {task.seed}: {result.problem}", style="bold red", markup=False)
    console.print(f"    again: from tests.{task.game}.conformance import suite; {again}", markup=False)


def report(results: list[Result], seconds: float) -> None:
    build = "compiled" if skerry.COMPILED else "interpreted"
    table = Table("kind", "games", "violations", "winner's points", title=f"{build} build, {seconds / 60:.1f} minutes")
    for kind in dict.fromkeys(result.task.kind() for result in results):
        mine = [result for result in results if result.task.kind() == kind]
        fine = [result.points for result in mine if not result.problem]
        mean = f"{sum(fine) / len(fine):.1f}" if fine else ""
        table.add_row(Text(kind), str(len(mine)), str(len(mine) - len(fine)), mean)
    console.print(table)


def games_of_each_kind(game: str) -> int:
    return math.ceil(GAMES / len(list(kinds(game, ()))))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random games under the conformance suite.")
    parser.add_argument("--game", action="append", choices=skerry.games(), help="only this game; may be repeated")
    parser.add_argument("--games", type=int, help=f"of each kind (default: {GAMES} of each title)")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats; may be given repeatedly")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    parser.add_argument("--every", type=int, default=EVERY, help=f"plies between two full checks (default: {EVERY})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    chosen = parser.parse_args(arguments)
    slugs = chosen.game or skerry.games()
    for game in slugs:
        check_alphabet(skerry.game(game))
    began = time.perf_counter()
    wanted: list[Task] = []
    for game in slugs:
        games = chosen.games or games_of_each_kind(game)
        console.print(f"{game}: {games} games of each of {len(list(kinds(game, chosen.seats or ())))} kinds")
        wanted += tasks(game, games, chosen.seats or (), chosen.seed, chosen.every)
    results = soak(wanted, chosen.jobs)
    report(results, time.perf_counter() - began)
    return int(any(result.problem for result in results))


if __name__ == "__main__":
    sys.exit(main())
