"""Ten thousand random small positions of Pirate Haven: does a turn end in all ways of the text, and in no others?

The text is tests/pirate_haven/oracle.py, which allows an exchange between any two events (PIR-R12). Both readings of
when a bonus is taken are tried (PIR-R11). A difference is told with the seed that repeats it; part of `make soak`.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from skerry import Rng
from tests.pirate_haven.oracle import differences, random_position

ORDERS = ("bonus-first", "either-order")


def difference(task: tuple[int, str]) -> str:
    """What one position shows; nothing if text and rules agree."""
    seed, order = task
    found = differences(random_position(Rng(seed), bonus_order=order))
    if not found.missing and not found.extra:
        return ""
    return f"seed {seed}, {order}: {len(found.missing)} ends are missing, {len(found.extra)} should not be there"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Turns of Pirate Haven against brute force.")
    parser.add_argument("--positions", type=int, default=10_000, help="for each reading (default: 10000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first position (default: 0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    chosen = parser.parse_args(arguments)
    began = time.perf_counter()
    tasks = [(chosen.seed + number, order) for order in ORDERS for number in range(chosen.positions)]
    with multiprocessing.Pool(chosen.jobs) as pool:
        problems = [problem for problem in pool.imap(difference, tasks, chunksize=50) if problem]
    print(*problems, sep="\n", end="\n" if problems else "")
    minutes = (time.perf_counter() - began) / 60
    print(f"{len(tasks)} turns of Pirate Haven, {len(problems)} with differences, {minutes:.1f} minutes")
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
