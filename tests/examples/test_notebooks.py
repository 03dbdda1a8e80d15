"""The notebooks run from the first cell to the last and show what they tell of."""

import re
from base64 import b64decode
from pathlib import Path

import pytest

from tests.examples.notebooks import EXAMPLES, code_cells, shown


def test_the_notebook_of_a_study_shows_effects_with_intervals(tmp_path: Path) -> None:
    results = [forms["text/plain"] for forms in shown("study.ipynb", tmp_path)]

    assert len(results) == 4
    assert "skill_gap" in results[2]
    assert "'points'" in results[3]


def test_the_notebook_of_a_game_shows_boards_and_a_curve(tmp_path: Path) -> None:
    first, middle, of_ben, asked, branch, chances, curve = shown("replay.ipynb", tmp_path)

    for board in (first, middle, of_ben, branch):
        assert board["image/svg+xml"].startswith("<svg ")
        assert board["text/html"].startswith(f'<p>{board["text/plain"]}</p><img src="data:image/svg+xml;base64,')
    assert middle["text/plain"].endswith("seat 0: Ann: Take one building or one whole row of goods.")
    assert of_ben["text/plain"].endswith("seat 0: Year 3, autumn: Ann takes cards.")
    assert re.search(r"'played': 'take-(row|building) .+'}$", asked["text/plain"])
    assert chances["text/plain"].startswith("{'before': [0.")
    assert b64decode(curve["image/png"]).startswith(b"\x89PNG")


@pytest.mark.parametrize("notebook", sorted(path.name for path in EXAMPLES.glob("*.ipynb")))
def test_notebooks_are_kept_without_results(notebook: str) -> None:
    cells = code_cells(EXAMPLES / notebook)

    assert len(cells) >= 5
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells)
