"""The games: ours, listed in a plain table, and those that other packages bring (`plug_ins.py`)."""

import functools
import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from skerry.games.plug_ins import PlugIn, PlugIns
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
    return [*BUILT_IN, *_plug_ins().found]


def left_out() -> list[SetUpError]:
    """Why games that other packages bring cannot be used, for each of them; the others go on without it."""
    return list(_plug_ins().left_out.values())


def game(slug: str, pack: str | Path | Mapping[str, Any] | Pack | None = None) -> Game:
    """A game by its slug; a pack is a path or a table, None the newest published one."""
    if pack is None:
        return _of_ours(slug) if slug in BUILT_IN else _plug_in(slug).game
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


def folder(slug: str) -> Path:
    """Where the files of a game lie."""
    return Path(_module(slug).__file__).parent


@functools.cache
def cover(slug: str) -> str:
    """The picture on the box, cover.svg in the folder of the game; "" for a game that has none."""
    picture = folder(slug) / "cover.svg"
    return picture.read_text(encoding="utf-8") if picture.is_file() else ""


@functools.cache
def _of_ours(slug: str) -> Game:
    module = _module(slug)
    return module.make(module.PUBLISHED.version())  # type: ignore[no-any-return]


def _module(slug: str) -> Any:
    if slug in BUILT_IN:
        return importlib.import_module(BUILT_IN[slug])
    return _plug_in(slug).module


def _plug_in(slug: str) -> PlugIn:
    if slug in _plug_ins().found:
        return _plug_ins().found[slug]
    if slug in _plug_ins().left_out:
        raise _plug_ins().left_out[slug]
    known = ", ".join(games())
    raise SetUpError(
        f"There is no game {slug!r}; there are: {known}.", f"Es gibt kein Spiel {slug!r}; es gibt: {known}."
    )


@functools.cache
def _plug_ins() -> PlugIns:
    """Looked for once, when someone asks for more than a game of ours."""
    return PlugIns(BUILT_IN)
