"""No bot peeks, over thousands of positions of every game in which something stays hidden: `make soak`.

Whole games with every number of seats but one, where nothing is hidden from anyone. At each choice every bot is asked
twice: in the position as it is, and with all that its seat cannot know dealt another way. Both decisions must be the
same. The expert looks less far ahead than at a table; it would take days otherwise. Masters have networks whose weights
are drawn by lot: one that peeked would tell by its moves.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry import bots
from tests.bots.taught import taught
from tests.bots.twins import HIDING, Compared, compare

EVERY = dict.fromkeys(bots.names(), 1)

console = Console(highlight=False)

Task = tuple[str, int, int]


def play(task: Task) -> tuple[Task, Compared]:
    slug, seats, seed = task
    return task, compare(slug, seats, seed, EVERY)


def soak(tasks: Sequence[Task], jobs: int) -> dict[tuple[str, int], Compared]:
    """What was found, by game and number of seats; a bot that peeks is told at once."""
    found = {(slug, seats): Compared() for slug, seats, _ in tasks}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.Pool(jobs) as pool, Progress(*columns, console=console) as progress:
        played = pool.imap_unordered(play, tasks)
        for (slug, seats, _), one in progress.track(played, total=len(tasks), description="Games"):
            found[slug, seats] += one
            for peeked in one.peeked:
                console.print(f"It peeks: {peeked}.", style="bold red", markup=False)
    return found


def report(found: dict[tuple[str, int], Compared], seconds: float) -> None:
    build = "compiled" if skerry.COMPILED else "interpreted"
    table = Table(
        "game", "seats", "choices", "with other hands", "decisions", "that differ",
        title=f"{build} build, {seconds / 60:.1f} minutes",
    )  # fmt: skip
    for (slug, seats), one in found.items():
        counts = (one.positions, one.different, one.decisions, len(one.peeked))
        table.add_row(slug, str(seats), *[f"{count:,}" for count in counts])
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Every bot beside its twin that is dealt other hidden cards.")
    parser.add_argument("--games", type=int, default=10, help="of each game and number of seats (default: 10)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    chosen = parser.parse_args(arguments)
    began = time.perf_counter()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    tables = [(slug, seats) for slug in HIDING for seats in skerry.game(slug).seats if seats > 1]
    tasks = [(slug, seats, seed) for seed in seeds for slug, seats in tables]
    with TemporaryDirectory() as folder, taught(Path(folder)):
        found = soak(tasks, chosen.jobs)
    report(found, time.perf_counter() - began)
    return int(any(one.peeked for one in found.values()))


if __name__ == "__main__":
    sys.exit(main())
