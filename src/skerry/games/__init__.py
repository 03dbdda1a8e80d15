"""The games. They are listed in a plain table; plug-ins come through the entry point group `skerry.games`."""

import functools
import importlib
from collections.abc import Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from skerry.kernel.errors import SetUpError
from skerry.kernel.game import Game
from skerry.kernel.pack import Pack, Published

BUILT_IN = {
    "riga": "skerry.games.riga",
    "hagar": "skerry.games.hagar",
    "pirate_haven": "skerry.games.pirate_haven",
    "haithabu": "skerry.games.haithabu",
    "gotlandia": "skerry.games.gotlandia",
}
"""Slug → module. The module has `PUBLISHED` (its packs) and `make(pack)`."""


def games() -> list[str]:
    """The slugs of all games, ours first, then those of plug-ins."""
    return [*BUILT_IN, *sorted(set(_plug_ins()) - set(BUILT_IN))]


def game(slug: str, pack: str | Path | Mapping[str, Any] | Pack | None = None) -> Game:
    """A game by its slug; a pack is a path or a table, None the newest published one."""
    if pack is None:
        return _published(slug)
    module = _module(slug)
    return module.make(module.PUBLISHED.load(pack))  # type: ignore[no-any-return]


def game_with_changes(slug: str, version: int, changes: Mapping[str, Any]) -> Game:
    """A game with a published pack and the differences a record carries."""
    module = _module(slug)
    return module.make(module.PUBLISHED.changed(version, changes))  # type: ignore[no-any-return]


def published(slug: str) -> Published:
    """The published packs of a game."""
    packs: Published = _module(slug).PUBLISHED
    return packs


@functools.cache
def cover(slug: str) -> str:
    """The picture on the box, cover.svg in the folder of the game; "" for a game that has none."""
    picture = Path(_module(slug).__file__).with_name("cover.svg")
    return picture.read_text(encoding="utf-8") if picture.is_file() else ""


@functools.cache
def _published(slug: str) -> Game:
    module = _module(slug)
    return module.make(module.PUBLISHED.version())  # type: ignore[no-any-return]


def _module(slug: str) -> Any:
    if slug in BUILT_IN:
        return importlib.import_module(BUILT_IN[slug])
    if slug in _plug_ins():
        return _plug_ins()[slug].load()
    known = ", ".join(games())
    raise SetUpError(
        f"There is no game {slug!r}; there are: {known}.", f"Es gibt kein Spiel {slug!r}; es gibt: {known}."
    )


@functools.cache
def _plug_ins() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="skerry.games")}
