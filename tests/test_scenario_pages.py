"""docs/scenarios.md: its examples lead to the moves it shows, and it names every key that a game reads."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from skerry.games import folder
from skerry.kernel.errors import Problem, ScenarioError
from skerry.kernel.scenario import ScenarioTable
from skerry.kernel.testing import words
from tests.games import GAMES
from tests.riga.table import riga

PAGE = (Path(__file__).parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"```toml\n(.*?)```\n\n```moves\n(.*?)```", re.DOTALL)
LEAST: Final = {"riga": 10, "hagar": 6, "pirate_haven": 7, "haithabu": 8, "gotlandia": 9}
"""Examples of each game."""
MARKS: Final = {"riga": {"used", "fresh", "knight", "merchant", "charged"}}
"""What can be said of a thing besides."""


def chapter(slug: str) -> str:
    return PAGE.partition(f"\n# {GAMES[slug].title}\n")[2].partition("\n# ")[0]


def examples() -> Iterator[tuple[str, str, str]]:
    for slug in GAMES:
        for scenario, moves in EXAMPLE.findall(chapter(slug)):
            yield slug, scenario, moves


def keys(slug: str) -> set[str]:
    """All that can be named: what stands in the code as a key, and what the examples are asked for."""
    return keys_in_code(slug).union(
        *[keys_asked_for(slug, scenario) for game, scenario, _ in examples() if game == slug]
    )


def keys_in_code(slug: str) -> set[str]:
    reading = {name for name in vars(ScenarioTable) if not name.startswith("_")} - {"refuse"}
    tree = ast.parse((folder(slug) / "scenario.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in reading]
    return {key.value for key in named if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def keys_asked_for(slug: str, scenario: str) -> set[str]:
    """A key that there is not is refused with those that there are, at the top and with each player."""
    said = tomllib.loads(scenario)
    players = said.get("players", [])
    wrong = [[{**one, "weather": 1} if one is player else one for one in players] for player in players]
    tried: list[Mapping[str, Any]] = [{**said, "weather": 1}, *[{**said, "players": these} for these in wrong]]
    return {key for data in tried for key in known(slug, data)}


def known(slug: str, data: Mapping[str, Any]) -> list[str]:
    with pytest.raises(ScenarioError, match="there is no such key") as refused:
        GAMES[slug].scenario(data)
    problem = refused.value.told.values["problem"]
    assert isinstance(problem, Problem)
    keys = problem.values["known"]
    assert isinstance(keys, list)
    return keys


@pytest.mark.parametrize(("slug", "scenario", "moves"), list(examples()))
def test_the_examples_of_the_page_lead_to_the_moves_it_shows(slug: str, scenario: str, moves: str) -> None:
    g = GAMES[slug].scenario(tomllib.loads(scenario))

    assert words(g) == moves.splitlines()


@pytest.mark.parametrize("slug", GAMES)
def test_every_example_of_the_page_is_tried(slug: str) -> None:
    assert len(EXAMPLE.findall(chapter(slug))) == chapter(slug).count("```toml") >= LEAST[slug]


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_names_every_key(slug: str) -> None:
    named = set(re.findall(r"`([a-z_-]+)(?:`| = )", chapter(slug)))

    assert len(keys(slug)) >= 18
    assert keys(slug) | MARKS.get(slug, set()) <= named


def test_the_program_of_the_page_shows_what_it_says() -> None:
    g = riga({"goods": "2 cloth", "buildings": ["danzig-market-hall"]}, phase="build")

    assert words(g) == ["build danzig-market-hall", "end"]
    assert "['build danzig-market-hall', 'end']" in PAGE
