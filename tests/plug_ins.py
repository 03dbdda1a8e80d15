"""Packages that bring games, installed in a folder of the test: as files, since that is all an installation is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from skerry.games import _plug_ins, cover

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
