"""docs/add-a-game.md and welcome-players.md stay true: quotes stand in the files they name, and commands work."""

import os
import re
import shlex
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.plug_ins import OFFLINE, copied, run

ROOT = Path(__file__).parents[2]
PAGES = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("add-a-game.md", "welcome-players.md")]

QUOTED = re.compile(r"`(examples/[\w./]+)`(?:(?!```).)*?:\n\n```(?:python|toml|markdown)\n(.*?)```", re.DOTALL)
"""A file is named, and behind the next colon at the end of a line stands a part of it."""

NEEDS_MORE = ("python3 -m venv", "'./skerry[lab]'", "skerry play")
"""Lines that make the place, compile Skerry, or run until they are stopped; `tests/browser` plays the game."""


def quotes() -> list[tuple[str, str]]:
    return [quote for page in PAGES for quote in QUOTED.findall(page)]


def commands() -> list[str]:
    (block,) = re.findall(r"```sh\n(.*?)```", "".join(PAGES), re.DOTALL)
    return [line for line in block.splitlines() if not any(part in line for part in NEEDS_MORE)]


@pytest.mark.parametrize(("file", "quote"), quotes(), ids=[file for file, _ in quotes()])
def test_what_is_quoted_stands_in_the_file(file: str, quote: str) -> None:
    assert quote in (ROOT / file).read_text(encoding="utf-8")


def test_every_block_of_code_names_its_file() -> None:
    blocks = re.findall(r"^```(?:python|toml|markdown)$", "".join(PAGES), re.MULTILINE)

    assert len(quotes()) == len(blocks) > 12


def test_every_file_of_the_game_is_spoken_of() -> None:
    files = [path.name for path in (ROOT / "examples" / "low_water" / "src" / "low_water").glob("*.*")]
    rules = {"cards.py", "home.py", "scoring.py", "setup.py", "state.py", "py.typed"}

    assert [name for name in files if name not in rules and name not in "".join(PAGES)] == []


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the project and a virtual environment that has Skerry, as this process has it, and pytest."""
    folder = tmp_path_factory.mktemp("harbour")
    copied(folder)
    venv.create(folder / "sea", with_pip=False)
    (packages,) = (folder / "sea").glob("lib/python*/site-packages")
    (packages / "beside.pth").write_text("\n".join(place for place in sys.path if place), encoding="utf-8")
    command = folder / "sea" / "bin" / "skerry"
    command.write_text(f"#!{folder}/sea/bin/python\nfrom skerry.cli.main import main\nmain()\n", encoding="utf-8")
    command.chmod(0o755)
    return folder


def test_its_commands_work_and_learning_programs_find_it_by_the_names_that_are_told(place: Path) -> None:
    """Among them the tests of the game: rule by rule, and the conformance suite at every number of seats."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | OFFLINE | {"LC_ALL": "C.UTF-8"}

    told = {command: run(shlex.split(command), env, place) for command in commands()}

    assert "Low Water" in told["sea/bin/skerry games"]
    assert " passed" in told["sea/bin/python -m pytest low_water"]
    assert "rolls one die less" in told["sea/bin/skerry rules low_water LOW-13"]
    assert "Low Water 2" in told["sea/bin/skerry lab match low_water greedy random --games 20"]
    check_names_for_learning_programs(place)


def test_make_plays_with_projects_that_are_named() -> None:
    shown = subprocess.run(
        ["make", "-n", "play", "WITH=examples/low_water ../other"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout

    assert "for project in examples/low_water ../other; do" in shown
    assert ".venv/bin/skerry play" in shown


def check_names_for_learning_programs(place: Path) -> None:
    program = (
        "import pyspiel, skerry.adapters.openspiel; from skerry.adapters import gymnasium, pettingzoo;"
        "print(gymnasium.IDS['low_water'], pettingzoo.env('low_water'), pyspiel.load_game('skerry_low_water'))"
    )
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}

    told = run([str(place / "sea" / "bin" / "python"), "-c", program], env, place / "low_water")

    assert told.split()[:2] == ["skerry/LowWater-v1", "low_water_v1"]
    assert all(
        name in PAGES[0] for name in ("`skerry/LowWater-v1`", "`skerry_low_water`", '`pettingzoo.env("low_water")`')
    )
