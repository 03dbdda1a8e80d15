"""docs/research.md and the README: the tables are those of the code, and the programs run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import skerry
from tests.adapters.field_tables import PAGE, section
from tests.adapters.tables import every_game

README = PAGE.parents[1] / "README.md"


def programs(page: Path) -> list[str]:
    found = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [program for program in found if "skerry.adapters" in program]


@every_game
def test_the_page_lists_every_field(slug: str) -> None:
    assert section(slug) in PAGE.read_text(encoding="utf-8"), "run python -m tests.adapters.field_tables"


def test_the_quick_start_of_the_readme_is_short_and_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = programs(README)
    assert len([line for line in program.splitlines() if line]) <= 10

    exec(program, {})  # the README's own program

    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("number", range(5))
def test_the_programs_of_the_page_run(number: int) -> None:
    assert len(programs(PAGE)) == 5

    exec(programs(PAGE)[number], {})  # the page's own program


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("pettingzoo", "pettingzoo", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("vector", "numpy", "rl"),
        ("colours", "PIL", "rl"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_without_its_packages_an_adapter_says_what_to_install(module: str, missing: str, extra: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import skerry.adapters.{module}"

    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert run.returncode != 0
    assert f"needs packages that are not installed: pip install 'skerry[{extra}]'" in run.stderr


def test_players_need_none_of_it() -> None:
    hidden = ["torch", "gymnasium", "pettingzoo", "pyspiel", "PIL"]
    program = f"import sys; sys.modules.update(dict.fromkeys({hidden!r})); import skerry.cli.main"

    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert (run.returncode, run.stderr) == (0, "")


def test_the_page_names_all_games() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert all(f"skerry_{slug}" in page for slug in skerry.games())
