"""Thousands of random games under the conformance suite, for every number of seats and every variant: `make soak`.

On every ply something must be legal and the pieces must add up; every so many plies, others in each game, the position
gets all checks of the suite; and every game is written down and replayed. A violation is told with the seed that
repeats it.
"""

import argparse
import itertools
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

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry.kernel.testing import check_alphabet
from tests.riga.conformance import suite

EVERY = 60
"""Plies between two positions with all checks: so that the whole run takes less than an hour on two cores."""

console = Console(highlight=False)


class Task(NamedTuple):
    """One game to be played."""

    seats: int
    variants: dict[str, Any]
    seed: int
    every: int

    def kind(self) -> str:
        chosen = [f"{name} = {str(value).lower()}" for name, value in self.variants.items()]
        return ", ".join([f"{self.seats} seats", *chosen])


class Result(NamedTuple):
    """What came of it: the length of the game, or what was violated and where."""

    task: Task
    points: int
    problem: str


def tasks(games: int, seats: Sequence[int], seed: int, every: int) -> Iterator[Task]:
    """So many games for every number of seats and every choice of variants, one of each kind after the other."""
    game = skerry.game("riga")
    names = list(game.variants)
    choices = list(itertools.product(*[game.variants[name].choices for name in names]))
    for number in range(games):
        for players in seats:
            for chosen in choices:
                yield Task(players, dict(zip(names, chosen)), seed + number, every)


def play(task: Task) -> Result:
    """One game with all checks."""
    try:
        last = suite(task.every).check(task.seats, task.variants, task.seed)
    except Exception as problem:  # noqa: BLE001  whatever goes wrong is a violation to be told
        place = traceback.extract_tb(problem.__traceback__)[-1]
        return Result(task, 0, f"{type(problem).__name__}: {problem} ({Path(place.filename).name}:{place.lineno})")
    return Result(task, max(last.scores()), "")


def soak(games: int, seats: Sequence[int], seed: int, every: int, jobs: int) -> list[Result]:
    """Play all of them; violations are told as they are found."""
    results: list[Result] = []
    total = len(list(tasks(games, seats, seed, every)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.Pool(jobs) as pool, Progress(*columns, console=console) as progress:
        played = pool.imap_unordered(play, tasks(games, seats, seed, every), chunksize=6)
        for result in progress.track(played, total=total, description="Games"):
            results.append(result)
            if result.problem:
                tell(result)
    return results


def tell(result: Result) -> None:
    task = result.task
    again = f"suite(every={task.every}).check({task.seats}, {task.variants}, seed={task.seed})"
    console.print(f"riga, {task.kind()}, seed {task.seed}: {result.problem}", style="bold red", markup=False)
    console.print(f"    again: from tests.riga.conformance import suite; {again}", markup=False)


def report(results: list[Result], seconds: float) -> None:
    build = "compiled" if skerry.COMPILED else "interpreted"
    table = Table("riga", "games", "violations", "winner's points", title=f"{build} build, {seconds / 60:.1f} minutes")
    for kind in dict.fromkeys(result.task.kind() for result in results):
        mine = [result for result in results if result.task.kind() == kind]
        fine = [result.points for result in mine if not result.problem]
        mean = f"{sum(fine) / len(fine):.1f}" if fine else ""
        table.add_row(kind, str(len(mine)), str(len(mine) - len(fine)), mean)
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random games under the conformance suite.")
    parser.add_argument("--games", type=int, default=10_000, help="of each kind (default: 10000)")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats; may be given repeatedly")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    parser.add_argument("--every", type=int, default=EVERY, help=f"plies between two full checks (default: {EVERY})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    chosen = parser.parse_args(arguments)
    check_alphabet(skerry.game("riga"))
    began = time.perf_counter()
    seats = chosen.seats or list(skerry.game("riga").seats)
    results = soak(chosen.games, seats, chosen.seed, chosen.every, chosen.jobs)
    report(results, time.perf_counter() - began)
    return int(any(result.problem for result in results))


if __name__ == "__main__":
    sys.exit(main())
