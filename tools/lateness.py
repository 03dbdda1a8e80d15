"""How much later than its time a bot that searches answers: `python tools/lateness.py --seconds 0.2`

Decisions of random games of every game, with two seats and with the most. The clock on the wall counts, so nothing else
should be busy.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry import bots
from skerry.bots.search_bot import SearchBot
from skerry.kernel.testing import positions

ENDLESS = 1 << 40
"""Descents that no time is enough for."""


def choices(slug: str, seats: int, wanted: int) -> list[skerry.State]:
    """About this many decisions with an alternative, from the whole of a random game."""
    start = skerry.game(slug).start(seats)
    found = [g.copy() for g in positions(start, seed=seats) if g.to_move >= 0 and len(g.moves()) > 1]
    return found[:: max(1, len(found) // wanted)]


def late(g: skerry.State, seconds: float) -> float:
    """By how many milliseconds an answer is late."""
    bot = SearchBot("search", 1, ENDLESS, seconds)
    began = time.perf_counter()
    bots.ask(bot, g, skerry.Rng(1))
    return 1000 * (time.perf_counter() - began - seconds)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="How much later than its time a bot that searches answers.")
    parser.add_argument("--game", action="append", choices=skerry.games(), help="only this game; may be repeated")
    parser.add_argument("--seconds", type=float, default=0.2, help="that it has for a decision (default: 0.2)")
    parser.add_argument("--decisions", type=int, default=25, help="of each game, about this many (default: 25)")
    chosen = parser.parse_args(arguments)
    table = Table("game", "seats", "decisions", "ms late, median", "most")
    for slug in chosen.game or skerry.games():
        for seats in sorted({2, max(skerry.game(slug).seats)}):
            found = [late(g, chosen.seconds) for g in choices(slug, seats, chosen.decisions)]
            table.add_row(slug, str(seats), str(len(found)), f"{statistics.median(found):.1f}", f"{max(found):.1f}")
    Console(highlight=False).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
