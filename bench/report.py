"""The command line of the benchmark: what to measure, a table on the screen, the same as JSON."""

from __future__ import annotations

import json
import os
import platform
from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from dataclasses import asdict
from fnmatch import fnmatchcase
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench.figures import Candidate
from bench.goals import Goal
from bench.harness import Result, measure, paired_ratio, result_of

REFERENCE = "openspiel-gin-rummy-cpp"


def main(candidates: Sequence[Candidate], goals: Sequence[Goal], arguments: Sequence[str] | None = None) -> int:
    """Measure what was asked for, write it down and show it."""
    parser = make_parser(candidates)
    options = parser.parse_args(arguments)
    chosen = [candidate for candidate in candidates if is_wanted(candidate, options.only)]
    if not chosen:
        parser.error(f"--only {' '.join(options.only)} matches no candidate; --help lists them all")
    if options.reference not in {candidate.name for candidate in candidates}:
        parser.error(f"--reference {options.reference} is no candidate; --help lists them all")
    console = Console()
    results = measure_showing(console, chosen, options)
    write(options.json, results, goals, options)
    show(console, results, options.reference)
    show_copies(console, results)
    show_searches(console, results)
    show_notes(console, results)
    show_goals(console, results, goals)
    console.print(f"Written to {options.json}.")
    return 0


def make_parser(candidates: Sequence[Candidate]) -> ArgumentParser:
    """Options and the list of candidates."""
    parser = ArgumentParser(
        prog="python -m bench",
        description="Random play and searches per CPU-second of one core: the median of several rounds taken in turn.",
        epilog="candidates:\n" + "\n".join(f"  {one.name} ({one.group})" for one in candidates),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--only", nargs="+", default=["*"], metavar="NAME", help="names, groups or patterns like '*cpp'"
    )
    parser.add_argument("--seconds", type=seconds_of, default=3.0, help="CPU-seconds for each run (default 3)")
    parser.add_argument("--rounds", type=rounds_of, default=3, help="runs of each candidate (default 3)")
    parser.add_argument("--reference", default=REFERENCE, metavar="NAME", help=f"row to compare with ({REFERENCE})")
    parser.add_argument(
        "--json", type=Path, default=Path("build/bench.json"), metavar="FILE", help="default %(default)s"
    )
    return parser


def seconds_of(text: str) -> float:
    """Without time there is nothing to divide by."""
    seconds = float(text)
    if seconds <= 0:
        raise ArgumentTypeError(f"{text} is not more than 0")
    return seconds


def rounds_of(text: str) -> int:
    """Without a round there is no median."""
    rounds = int(text)
    if rounds < 1:
        raise ArgumentTypeError(f"{text} is not 1 or more")
    return rounds


def is_wanted(candidate: Candidate, patterns: Sequence[str]) -> bool:
    """A pattern may name a candidate or its group."""
    return any(fnmatchcase(word, pattern) for pattern in patterns for word in (candidate.name, candidate.group))


def measure_showing(console: Console, candidates: Sequence[Candidate], options: Namespace) -> list[Result]:
    """Measure with a bar: a full run takes minutes, and silence looks like a hang."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, refresh_per_second=2) as progress:
        task = progress.add_task("", total=len(candidates) * options.rounds)
        begun = 0

        def watch(number: int, candidate: Candidate) -> None:
            nonlocal begun
            progress.update(task, completed=begun, description=f"round {number}: {candidate.name}", refresh=True)
            begun += 1

        return measure(candidates, options.seconds, options.rounds, watch)


def show(console: Console, results: Sequence[Result], reference: str) -> None:
    """Random play."""
    headings = ("decisions", "×", "games", "forced", "chance", "spread")
    table = plain_table("Random play per CPU-second of one core", *headings)
    table.caption = f"× = decisions against {reference}"
    measured = [result for result in results if result.rounds and not is_search(result)]
    for result in measured:
        ratio = ratio_of(result, results, reference)
        table.add_row(*cells(result, ratio), end_section=is_last_of_group(result, measured))
    if table.rows:
        console.print(table)


def show_notes(console: Console, results: Sequence[Result]) -> None:
    """What a row is, or why it was left out, a line each."""
    for result in results:
        line = f"{result.candidate.name}: {result.skipped or result.figure.note}"
        console.print(line, style="dim", highlight=False, soft_wrap=True)


def plain_table(title: str, *headings: str) -> Table:
    """Candidates to the left, numbers to the right."""
    table = Table(title=title, box=SIMPLE_HEAD, padding=0)
    table.add_column("candidate", overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def show_copies(console: Console, results: Sequence[Result]) -> None:
    """What search pays besides moves: a copy, and a copy in which what a seat cannot know is dealt anew."""
    table = plain_table("Positions in the middle of a game, per CPU-second", "copies", "µs", "resamples", "µs")
    for result in results:
        if result.rounds and result.figure.copies_per_second and result.figure.resamples_per_second:
            rates = (result.figure.copies_per_second, result.figure.resamples_per_second)
            table.add_row(result.candidate.name, *[cell for rate in rates for cell in (rounded(rate), micros(rate))])
    if table.rows:
        console.print(table)


def show_searches(console: Console, results: Sequence[Result]) -> None:
    """Iterations, and how many times as many as the other search of the same positions makes."""
    table = plain_table("Searches in the middle of a game, per CPU-second of one core", "iterations", "×", "spread")
    table.caption = "× = iterations against OpenSpiel's ISMCTS on the same game"
    for result in results:
        if result.rounds and is_search(result):
            speed, times = rounded(result.figure.speed), multiple(ratio_of(result, results, ""))
            table.add_row(result.candidate.name, speed, times, f"{result.spread:.0%}")
    if table.rows:
        console.print(table)


def is_search(result: Result) -> bool:
    """Iterations were counted instead of decisions."""
    return result.figure.iterations_per_second is not None


def ratio_of(result: Result, results: Sequence[Result], reference: str) -> float | None:
    """How many times as fast as the reference; a search is compared with the one beside it."""
    base = result_of(results, result.candidate.beside if is_search(result) else reference)
    return paired_ratio(result, base) if base else None


def multiple(ratio: float | None) -> str:
    return f"{ratio:.3g}" if ratio else "–"


def show_goals(console: Console, results: Sequence[Result], goals: Sequence[Goal]) -> None:
    """A line for each goal whose rows were measured."""
    for goal in goals:
        reached = goal.reached(results)
        if reached is not None:
            wanted = f"{'≤' if goal.at_most else '≥'} {goal.wanted:,}"
            verdict = "met" if goal.is_met(reached) else "not met"
            console.print(f"{goal.what}: goal {wanted}, reached {rounded(reached)}: {verdict}", highlight=False)


def is_last_of_group(result: Result, measured: Sequence[Result]) -> bool:
    """A line is drawn below each group."""
    following = measured[measured.index(result) + 1 :]
    return bool(following) and following[0].candidate.group != result.candidate.group


def cells(result: Result, ratio: float | None) -> tuple[str, ...]:
    """One row of the table."""
    figure = result.figure
    rates = (figure.games_per_second, figure.forced_per_second, figure.chance_per_second)
    speed = rounded(figure.decisions_per_second)
    return (result.candidate.name, speed, multiple(ratio), *map(rounded, rates), f"{result.spread:.0%}")


def rounded(rate: float) -> str:
    """Three figures: more would pretend to a precision that the spread denies."""
    decimals = 0 if rate >= 100 or rate == 0 else 1 if rate >= 10 else 2
    return f"{float(f'{rate:.3g}'):,.{decimals}f}"


def micros(rate: float) -> str:
    """How long one takes."""
    return rounded(1e6 / rate)


def write(path: Path, results: Sequence[Result], goals: Sequence[Goal], options: Namespace) -> None:
    """The same as JSON, with every round."""
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "seconds": options.seconds,
        "rounds": options.rounds,
        "reference": options.reference,
        "candidates": [
            row(result, ratio_of(result, results, options.reference)) for result in results if result.rounds
        ],
        "skipped": {result.candidate.name: result.skipped for result in results if result.skipped},
        "goals": [
            {"what": goal.what, "wanted": goal.wanted, "at_most": goal.at_most, "reached": goal.reached(results)}
            for goal in goals
        ],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def row(result: Result, ratio: float | None) -> dict[str, object]:
    """One candidate: the median round, its ratio to what it is compared with, and the speeds of all rounds."""
    speeds = [figure.speed for figure in result.rounds]
    return {"group": result.candidate.group, **asdict(result.figure), "ratio": ratio, "all_rounds": speeds}
