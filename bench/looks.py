"""`python -m bench.looks`: what it costs to show a move to everyone, without network and disk, beside another build.

Whole random games of every title, someone at each seat. Counted are the processor time of playing, of all views and of
all messages, compressed. It needs no quiet machine: with `--beside`, each game is played by both builds in turn.

    PYTHONPATH=build/compiled .venv/bin/python -m bench.looks --rounds 5 --beside ../before/build/compiled
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Rows

import skerry
from bench.report import rounds_of
from bench.tables import SEATS, made
from skerry import Rng
from skerry.server.drawings import Drawings
from skerry.server.seen import Look
from skerry.server.table import Table

WINDOW = 15
"""The window of the compression, in bits, as browsers take it."""


class Shown(NamedTuple):
    """A whole game that everyone at the table has watched."""

    moves: int
    ms: float
    """Processor time for a move."""
    bytes: float
    """Of a move for a browser."""


def shown(game: str) -> Shown:
    """From the first move to the last; always the same game."""
    seats = min(SEATS, skerry.game(game).seats.stop - 1)
    table = Table(made(game, seats, 0, 0)[0])
    drawings, online, rng = Drawings(), set(range(seats)), Rng(0)
    looks = [Look(seat, "en", narrow=False, text=False) for seat in range(seats)]
    latest = [drawings.seen(table, look, online) for look in looks]
    moves = sent = 0
    began = process_time()
    while not table.over:
        legal = table.state.moves()
        table.play(table.state.to_move, [legal[rng.below(len(legal))].word], None, "", 0.0)
        moves += 1
        for seat, look in enumerate(looks):
            now = drawings.seen(table, look, online)
            if now is not latest[seat]:
                sent += len(now.message(latest[seat]).frame(WINDOW))
                latest[seat] = now
    return Shown(moves, (process_time() - began) / moves * 1e3, sent / moves / seats)


def shown_by(build: str, game: str) -> Shown:
    """In a process of its own, so that nothing is drawn yet."""
    command = [sys.executable, "-m", "bench.looks", "--one", game]
    run = subprocess.run(command, env=os.environ | {"PYTHONPATH": build}, capture_output=True, text=True, check=True)
    return Shown(*json.loads(run.stdout))


def compare(builds: Sequence[str], game: str, rounds: int) -> list[list[Shown]]:
    """Of each build all rounds, in turn, so that slow minutes hit all alike."""
    turns = [[shown_by(build, game) for build in builds] for _ in range(rounds)]
    return [list(of_build) for of_build in zip(*turns, strict=True)]


def ratio(ours: Sequence[Shown], others: Sequence[Shown]) -> float:
    """How many times the other's, round by round; then the median."""
    return median(one.ms / other.ms for one, other in zip(ours, others, strict=True))


def make_parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bench.looks", description="What a move costs that everyone is shown.")
    parser.add_argument("games", nargs="*", help="such as riga (default: all)")
    parser.add_argument("--rounds", type=rounds_of, default=3, help="of each game (default 3)")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another build to compare with")
    parser.add_argument("--one", metavar="GAME", help="this game once, for a program to read")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = make_parser().parse_args(arguments)
    if options.one:
        print(json.dumps(shown(options.one)))
        return 0
    builds = [str(Path(skerry.__file__).parents[1]), *([str(options.beside)] if options.beside else [])]
    rows = Rows("game", "moves", "ms a move", "kB a browser", *(["× the other"] if options.beside else []))
    for game in options.games or skerry.games():
        ours, *others = compare(builds, game, options.rounds)
        cells = [game, str(ours[0].moves), f"{median(one.ms for one in ours):.2f}", f"{ours[0].bytes / 1000:.1f}"]
        rows.add_row(*cells, *[f"{ratio(ours, other):.2f}" for other in others])
    Console(highlight=False).print(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
