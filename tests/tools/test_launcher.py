"""The command of a checkout: .venv/bin/skerry, a link to tools/skerry."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = '#!/bin/sh\nprintf "%s\\n" "$PYTHONPATH" "$@"\n'
"""Stands in for the Python of the checkout and says what it was asked to run."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "tools").mkdir()
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "skerry", tmp_path / "tools")
    python = tmp_path / ".venv" / "bin" / "python"
    python.write_text(PYTHON, encoding="utf-8")
    python.chmod(0o755)
    (tmp_path / ".venv" / "bin" / "skerry").symlink_to("../../tools/skerry")
    return tmp_path


def launch(checkout: Path, *words: str, places: str = "") -> "subprocess.CompletedProcess[str]":
    command = [str(checkout / ".venv" / "bin" / "skerry"), *words]
    env = os.environ | {"PYTHONPATH": places}
    return subprocess.run(command, cwd=checkout.parent, env=env, capture_output=True, text=True, check=False)


def test_it_runs_the_compiled_build_with_the_games_of_plug_ins(checkout: Path) -> None:
    (checkout / "build" / "compiled" / "skerry").mkdir(parents=True)

    ran = launch(checkout, "lab", "match", "riga one", places="/elsewhere")

    places = f"{checkout}/build/compiled:{checkout}/build/plug-ins:/elsewhere"
    assert ran.stdout.splitlines() == [places, "-P", "-m", "skerry", "lab", "match", "riga one"]
    assert launch(checkout).stdout.splitlines()[0] == f"{checkout}/build/compiled:{checkout}/build/plug-ins"


def test_without_a_build_it_says_how_to_make_one(checkout: Path) -> None:
    ran = launch(checkout, "games")

    assert ran.returncode == 1
    assert ran.stderr == f"Skerry is not built yet. Run: make -C '{checkout}' build\n"
