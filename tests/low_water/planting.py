"""Low Water with a mistake in it: a copy of its folder in which a few words are others."""

import importlib
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from skerry.kernel.game import Game
from tests.low_water.mistakes import Change

SOURCE = Path(__file__).parents[2] / "examples" / "low_water" / "src" / "low_water"

SHORT = ("components.toml", "ebbs = 3 ", "ebbs = 1 ")
"""One ebb shows all there is to see."""


@contextmanager
def low_water(folder: Path, changes: Sequence[Change]) -> Iterator[Game]:
    """The game made from its folder after these changes: a file, what stands there, and what to write instead."""
    shutil.copytree(SOURCE, folder / "low_water")
    for file, right, wrong in [SHORT, *changes]:
        path = folder / "low_water" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(right) == 1, f"{right!r} stands {text.count(right)} times in {file}"
        path.write_text(text.replace(right, wrong), encoding="utf-8")
    with fresh_modules(folder):
        module: Any = importlib.import_module("low_water")
        yield module.make(module.PUBLISHED.version())


@contextmanager
def fresh_modules(folder: Path) -> Iterator[None]:
    """The modules of Low Water come from this folder, and are gone afterwards."""
    before = forget()
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        forget()
        sys.modules.update(before)


def forget() -> dict[str, ModuleType]:
    found = {name: module for name, module in sys.modules.items() if name.split(".", maxsplit=1)[0] == "low_water"}
    for name in found:
        del sys.modules[name]
    return found
