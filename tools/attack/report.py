"""What was tried and what gave way, as tables."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from tools.attack.ground import Tally
from tools.attack.honest import quantile
from tools.attack.plan import ATTACKS, FILES
from tools.attack.watch import MEGABYTE, Seen

LONGEST_P999 = 0.250
"""Seconds that an honest player waits at most, but for one move in a thousand."""
LONGEST_NEWCOMER = 5.0
MOST_MEMORY = 600 * MEGABYTE
MOST_CHILDREN = 2048 * MEGABYTE
MOST_FILES_LEFT = 100
"""More open files at the end than at the beginning."""


class Done(NamedTuple):
    """An attack that is over: what it told, how long honest people waited meanwhile, and what was seen."""

    name: str
    tally: Tally
    seconds: float
    waits: list[float]
    seen: list[Seen]


def waits_under_attack(done: Sequence[Done]) -> list[float]:
    """While the server itself was attacked. Files that are tried out elsewhere only take its processors away."""
    return [wait for one in done if not ATTACKS[one.name].elsewhere for wait in one.waits]


def gone_wrong(done: Sequence[Done]) -> Counter[str]:
    """Everything that gave way, with how often."""
    found: Counter[str] = Counter()
    for one in done:
        found.update({f"{one.name}: {sentence}": times for sentence, times in one.tally.gave_way.items()})
        if (longest := max((seen.newcomer for seen in one.seen), default=0.0)) > LONGEST_NEWCOMER:
            found[f"{one.name}: a newcomer waited {longest:.1f} s"] += 1
        if (most := max((seen.memory for seen in one.seen), default=0)) > MOST_MEMORY:
            found[f"{one.name}: the server took {most / MEGABYTE:,.0f} MB"] += 1
        if (most := max((seen.children for seen in one.seen), default=0)) > MOST_CHILDREN:
            found[f"{one.name}: the processes of the server took {most / MEGABYTE:,.0f} MB"] += 1
    if (slow := quantile(waits_under_attack(done), 0.999)) > LONGEST_P999:
        found[f"an honest player's p99.9 was {1000 * slow:,.0f} ms"] += 1
    return found


def left_open(seen: Sequence[Seen]) -> Counter[str]:
    """Connections that the server has not let go although nobody holds them any more."""
    if seen and seen[-1].files > seen[0].files + MOST_FILES_LEFT:
        return Counter({f"{seen[-1].files - seen[0].files} files were left open": 1})
    return Counter()


def show(console: Console, done: Sequence[Done], seen: Sequence[Seen], pace: str) -> None:
    console.print(attacks_table(done))
    for note in [note for one in done for note in one.tally.notes]:
        console.print(note, markup=False)
    for counts, what in (("messages", "messages and requests"), (FILES, "files")):
        some = [one.tally for one in done if ATTACKS[one.name].counts == counts]
        tried, past = sum(tally.tried for tally in some), sum(tally.past for tally in some)
        if tried:
            console.print(f"{tried:,} {what}, {past:,} of them past parsing ({past / tried:.0%}).")
    console.print(server_table(seen))
    console.print(f"Honest people, {pace}, from sending a move to having it confirmed and shown:")
    console.print(f"  while the server was attacked: {told(waits_under_attack(done))}")
    if elsewhere := [wait for one in done if ATTACKS[one.name].elsewhere for wait in one.waits]:
        console.print(f"  while files were tried out elsewhere: {told(elsewhere)}")


def attacks_table(done: Sequence[Done]) -> Table:
    table = Table(title="What was tried", title_justify="left")
    for heading in ("attack", "tried", "past parsing", "answers", "5xx", "worst", "honest p99.9", "took"):
        table.add_column(heading, justify="left" if heading in {"attack", "answers"} else "right")
    for one in done:
        tally = one.tally
        broken = sum(times for status, times in tally.statuses.items() if status.startswith("5") and len(status) == 3)
        answers = ", ".join(f"{status} {times:,}" for status, times in sorted(tally.statuses.items()))
        table.add_row(
            one.name, f"{tally.tried:,}", f"{tally.past:,}", answers, str(broken), f"{tally.worst:.2f} s",
            f"{1000 * quantile(one.waits, 0.999):,.0f} ms", f"{one.seconds:.0f} s",
        )  # fmt: skip
    return table


def server_table(seen: Sequence[Seen]) -> Table:
    table = Table(title="The server", title_justify="left")
    for heading in ("", "start", "peak", "end"):
        table.add_column(heading, justify="right" if heading else "left")
    memory, children, files = ([one[place] for one in seen] for place in (1, 2, 3))
    for what, values in (("memory of the server, MB", memory), ("memory of its other processes, MB", children)):
        table.add_row(what, *[f"{value / MEGABYTE:,.0f}" for value in (values[0], max(values), values[-1])])
    table.add_row("open files", *[str(value) for value in (files[0], max(files), files[-1])])
    table.caption = f"a newcomer's first answer: {told([one.newcomer for one in seen])}"
    return table


def told(waits: Sequence[float]) -> str:
    shares = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999, "max": 1.0}
    parts = [f"{name} {1000 * quantile(waits, share):,.0f} ms" for name, share in shares.items()]
    return f"{', '.join(parts)} ({len(waits):,} times)"
