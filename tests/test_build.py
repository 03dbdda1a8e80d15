"""The two builds: the one that was asked for runs, and both play the same games move for move."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry.kernel.testing import trace
from tests.builds import share

ROOT = Path(__file__).parents[1]
BUILDS = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}
THIS = "compiled" if skerry.COMPILED else "interpreted"
OTHER = "interpreted" if skerry.COMPILED else "compiled"


def kinds(slug: str) -> list[tuple[int, dict[str, Any]]]:
    """The game without variants for each number of seats, and with each choice of each of them for one in turn."""
    game = skerry.game(slug)
    found: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seats]
    for variant in game.variants.values():
        for choice in variant.choices:
            seats = game.seats[len(found) % len(game.seats)]
            found.append((seats, {variant.name: [choice] * seats if variant.per_seat else choice}))
    return found


GAMES = share(
    [
        (slug, seats, variants, seed)
        for slug in skerry.games()
        for seed, (seats, variants) in enumerate(kinds(slug), start=1)
    ]
)
"""Each of them is played on both builds, whichever of the two compares."""

PROGRAM = """
import json, sys
import skerry
from skerry.kernel.testing import trace

games = json.load(sys.stdin)
print(json.dumps([skerry.COMPILED, [trace(skerry.game(slug), *which) for slug, *which in games]]))
"""

DRAWING = """
import hashlib
import skerry
from skerry.kernel.board import Glance
from skerry.kernel.testing import positions

def boards(slug):
    names = ["Ann", "Ben", "Cleo", "Dan"]
    states = [state.copy() for state in positions(skerry.game(slug).start(seats=3), 11)]
    for state in [*states[:: max(1, len(states) // 12)], states[-1]]:
        for seat in (None, 0, 1):
            moves = state.moves() if state.to_move == seat else []
            for narrow in (False, True):
                glance = Glance(state.seen_by(seat), moves, "en", names[:3], narrow=narrow)
                yield repr(sorted(state.game.board_parts(glance).items()))

print(skerry.COMPILED)
for slug in skerry.games():
    print(slug, hashlib.sha256("".join(boards(slug)).encode()).hexdigest())
"""


def test_the_build_that_was_asked_for_runs() -> None:
    assert os.environ.get("SKERRY_EXPECT", THIS) == THIS


def test_skerry_comes_from_the_folder_of_its_build() -> None:
    assert skerry.__file__ is not None
    assert Path(skerry.__file__).parents[1] == BUILDS[THIS]


def test_both_builds_play_the_same_games_move_for_move() -> None:
    if not BUILDS[OTHER].exists():
        pytest.fail(f"The {OTHER} build is not there to compare with: run `make build` first.")

    ours = [trace(skerry.game(slug), seats, variants, seed) for slug, seats, variants, seed in GAMES]

    compiled, theirs = traces_of_the_other_build()
    assert compiled is (OTHER == "compiled")
    assert theirs == ours, "The builds differ. If build/compiled is older than the sources, run `make build`."


def test_both_builds_draw_the_same_boards() -> None:
    """Whole numbers as sizes become others when they are compiled; no drawing may show that."""
    if not BUILDS[OTHER].exists():
        pytest.fail(f"The {OTHER} build is not there to compare with: run `make build` first.")

    (ours, *mine), (others, *theirs) = [output_of(build, DRAWING).splitlines() for build in (THIS, OTHER)]

    assert {ours, others} == {"True", "False"}
    assert len(mine) == len(skerry.games())
    assert theirs == mine, "The builds differ. If build/compiled is older than the sources, run `make build`."


def traces_of_the_other_build() -> tuple[bool, list[str]]:
    compiled, traces = json.loads(output_of(OTHER, PROGRAM, json.dumps(GAMES)))
    return compiled, traces


def output_of(build: str, program: str, sent: str = "") -> str:
    """What a program writes on this build."""
    run = subprocess.run(
        [sys.executable, "-c", program],
        input=sent,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(BUILDS[build])},
    )
    assert run.returncode == 0, run.stderr
    return run.stdout
