"""Skerry's rows: random play, compiled and interpreted, in all kinds of loops, and searches in its games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

from bench.figures import Candidate, Figure, MissingPackageError, Tally

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "bench"
INTERPRETED = ROOT / "src"
OURS = "skerry"

COUNTED = {
    "riga": "3 seats, the set-up included; chance is every card drawn from a pile",
    "hagar": "3 seats; chance is every coaster drawn",
    "pirate_haven": "3 seats, the set-up included; chance is every die and tile",
    "haithabu": "3 seats, the set-up included; chance is every die and card",
    "gotlandia": "3 seats, the set-up included; chance is every card drawn, dealt or turned up",
    "tictactoe": "the ninth mark is a forced move",
}
LOOPS = {
    "in-the-kernel": "loop in the kernel",
    "from-python": "loop in Python",
    "vector": "256 games at once, observations and masks",
    "vector-bytes": "256 games at once, observations as bytes and masks",
    "pettingzoo": "PettingZoo environment, observations and masks",
}
SEARCHES = {
    "search": "our search, 1,000 descents a decision",
    "openspiel-ismcts": "OpenSpiel's ISMCTS in Python through our adapter, 25 simulations a decision",
    "openspiel-mcts": "OpenSpiel's MCTS in Python through our adapter, 25 simulations a decision, all cards known",
}
SEARCH = "search"
LEARNED = [game for game in COUNTED if game != "tictactoe"]
"""The smallest example has no observation."""


def measured(seconds: float, name: str, build: Path, game: str, loop: str) -> Figure:
    """One row, in a process that finds this build; `-P` keeps it from looking where it starts before that."""
    if not build.exists():
        raise MissingPackageError(f"Left out: {build.relative_to(ROOT)} is not there; make bench builds it.")
    run = subprocess.run(
        [sys.executable, "-P", "-m", "bench.worker", game, loop, str(seconds)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(build), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise RuntimeError(f"The measurement of {name} failed:\n{run.stderr}")
    return figure(name, build, game, loop, json.loads(run.stdout))


def figure(name: str, build: Path, game: str, loop: str, found: dict[str, Any]) -> Figure:
    """What the process found, unless it is not what was asked for."""
    if found["compiled"] is not (build == COMPILED):
        raise MissingPackageError("Left out: Skerry could not be compiled; it needs a C compiler such as gcc.")
    kind = "compiled" if build == COMPILED else "interpreted"
    note = f"{kind}, {SEARCHES[loop]}; 2 seats" if loop in SEARCHES else f"{kind}, {LOOPS[loop]}; {COUNTED[game]}"
    return Tally(**found["tally"]).figure(name, note, **found["copied"])


def candidate(name: str, build: Path, game: str, loop: str = "in-the-kernel") -> Candidate:
    """One of our rows under its name."""
    return Candidate(name, OURS, partial(measured, name=name, build=build, game=game, loop=loop))


def rows(game: str) -> list[Candidate]:
    """A game in all the ways it can run."""
    name = f"skerry-{game.replace('_', '-')}"
    return [
        candidate(name, COMPILED, game),
        candidate(f"{name}-py", COMPILED, game, "from-python"),
        candidate(f"{name}-interpreted", INTERPRETED, game),
    ]


def learning_rows(game: str) -> list[Candidate]:
    """A game as learning programs step it."""
    name = f"skerry-{game.replace('_', '-')}"
    return [
        candidate(f"{name}-vector", COMPILED, game, "vector"),
        candidate(f"{name}-vector-bytes", COMPILED, game, "vector-bytes"),
        candidate(f"{name}-pettingzoo", COMPILED, game, "pettingzoo"),
    ]


def search_rows(game: str) -> list[Candidate]:
    """Searches of the same decisions of a game: ours, then OpenSpiel's."""
    name = f"skerry-{game.replace('_', '-')}"
    beside = f"{name}-openspiel-ismcts"
    return [
        Candidate(one, SEARCH, partial(measured, name=one, build=COMPILED, game=game, loop=loop), beside)
        for loop in SEARCHES
        for one in [f"{name}-{loop}"]
    ]


OUR_ROWS = tuple(row for game in COUNTED for row in rows(game)) + tuple(
    row for game in LEARNED for row in learning_rows(game)
)
OUR_SEARCHES = tuple(row for game in LEARNED for row in search_rows(game))
