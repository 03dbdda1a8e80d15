"""Packages that bring games, installed in a folder of the test: small ones as files, the example with pip."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from skerry.games import _plug_ins, cover

LOW_WATER = Path(__file__).parents[1] / "examples" / "low_water"

# pip reaches for nothing outside: what a project is built with is here, and so is Skerry.
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}

NOUGHTS = """
from pathlib import Path

from examples import tictactoe
from skerry.kernel.pack import Published

PUBLISHED = Published("tictactoe", {1: Path(__file__).with_name("components.toml")})


def make(pack):
    return tictactoe.make()
"""
"""The smallest game as a plug-in."""


def install(folder: Path, package: str, *, slug: str = "tictactoe", code: str = NOUGHTS, **files: str) -> Path:
    """A package with a module of the same name and an entry point to it; the folder of the module."""
    described = folder / f"{package}-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (described / "entry_points.txt").write_text(f"[skerry.games]\n{slug} = {package}\n", encoding="utf-8")
    module = folder / package
    module.mkdir()
    (module / "__init__.py").write_text(code, encoding="utf-8")
    (module / "components.toml").write_text('schema = 1\nversion = 1\nslug = "tictactoe"\n', encoding="utf-8")
    for name, text in files.items():
        (module / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return module


@contextmanager
def on_the_path(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is installed there is found; afterwards it is forgotten."""
    with monkeypatch.context() as changed:
        changed.syspath_prepend(str(folder))
        forget()
        yield
    forget()


def forget() -> None:
    _plug_ins.cache_clear()
    cover.cache_clear()


# --- the sixth game ---------------------------------------------------------------------------------------------------


def copied(folder: Path) -> Path:
    """The project of Low Water, without what others built there."""
    project = folder / "low_water"
    shutil.copytree(LOW_WATER, project, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__", ".*"))
    return project


def low_water_installed(folder: Path) -> Path:
    """Low Water as pip installs it; the folder that has it belongs on the path."""
    target = folder / "installed"
    install = [sys.executable, "-m", "pip", "install", "-qq", "--target", str(target)]
    run([*install, str(copied(folder))], os.environ | OFFLINE)
    return target


def with_low_water(target: Path) -> dict[str, str]:
    """The environment of a program that has the Skerry of this process and Low Water."""
    skerry = [str(Path(place).resolve()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    return os.environ | {"PYTHONPATH": os.pathsep.join([*skerry, str(target)])}


def run(command: list[str], env: dict[str, str], folder: Path | None = None, typed: str = "") -> str:
    """What a program prints that ends well."""
    done = subprocess.run(command, env=env, cwd=folder, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
