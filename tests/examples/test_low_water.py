"""The sixth game, installed beside Skerry: everything that is asked of the other five."""

import json
import sys
from pathlib import Path

import pytest

from tests.plug_ins import low_water_installed, run, with_low_water
from tests.test_build import BUILDS

ROOT = Path(__file__).parents[2]

TRACES = """
import json, skerry
from skerry.kernel.testing import trace

game = skerry.game("low_water")
print(json.dumps([skerry.COMPILED, [trace(game, seats, {}, seed) for seats in game.seats for seed in range(5)]]))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return low_water_installed(tmp_path_factory.mktemp("low_water"))


def python(installed: Path, *arguments: str) -> str:
    return run([sys.executable, *arguments], with_low_water(installed), ROOT)


def skerry(installed: Path, folder: Path, arguments: str, *typed: str) -> str:
    """What the command prints, with these lines typed into it."""
    env = with_low_water(installed) | {"XDG_DATA_HOME": str(folder)}
    command = [sys.executable, "-m", "skerry", "--lang", "en", *arguments.split()]
    return run(command, env, folder, "".join(f"{line}\n" for line in typed))


def test_it_is_found_beside_ours(installed: Path, tmp_path: Path) -> None:
    listed = skerry(installed, tmp_path, "games")

    assert "low_water" in listed.splitlines()[-1]
    assert "Low Water" in listed
    assert "Last boat" in skerry(installed, tmp_path, "rules low_water LOW-17")


def test_both_builds_play_it_move_for_move_the_same(installed: Path) -> None:
    told = {}
    for build, place in BUILDS.items():
        if not place.exists():
            pytest.fail(f"The {build} build is not there to compare with: run `make build` first.")
        env = with_low_water(installed) | {"PYTHONPATH": f"{place}:{installed}"}
        told[build] = json.loads(run([sys.executable, "-c", TRACES], env))

    assert [told["compiled"][0], told["interpreted"][0]] == [True, False]
    assert told["compiled"][1] == told["interpreted"][1]


@pytest.mark.parametrize(
    "suites",
    [
        ["tests/adapters/test_pettingzoo.py", "tests/adapters/test_gymnasium.py"],
        ["tests/adapters/test_openspiel.py"],
        ["tests/bots/test_search.py", "tests/bots/test_advice.py", "tests/server/test_table.py"],
        ["tests/test_headings.py", "tests/test_voyages.py"],
    ],
    ids=["pettingzoo and gymnasium", "openspiel", "bots and table", "headings and voyages"],
)
def test_the_suites_that_run_over_all_games_run_over_it(installed: Path, suites: list[str]) -> None:
    """They list the games there are; here these are six."""
    chosen = ["-k", "low_water", "-p", "no:cacheprovider", "-p", "no:xdist"]

    told = python(installed, "-m", "pytest", *chosen, *suites)

    assert " passed" in told


def test_the_lab_plays_it(installed: Path, tmp_path: Path) -> None:
    told = skerry(installed, tmp_path, "lab match low_water random greedy greedy --games 3 --jobs 1 --to results")

    assert "Low Water 3" in told
    assert "Low Water" in (tmp_path / "results" / "report.html").read_text(encoding="utf-8")


def test_the_terminal_plays_it(installed: Path, tmp_path: Path) -> None:
    play = "play low_water --terminal --seats 2 --bot random --seed 3"

    shown = skerry(installed, tmp_path, play, "why haul brig", "home", "quit")

    assert "draws 2 cards, rolls 2 dice" in shown
    assert "Ann rows home." in shown
