"""The games: ours, listed in a plain table, and those that other packages bring (`plug_ins.py`)."""

import functools
import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from skerry.games.plug_ins import PlugIn, PlugIns
from skerry.kernel.errors import SetUpError, SkerryError
from skerry.kernel.game import Game, found_again_by
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


def game(
    slug: str,
    pack: str | Path | Mapping[str, Any] | Pack | None = None,
    *,
    version: int | None = None,
    changes: Mapping[str, Any] | None = None,
) -> Game:
    """A game by its slug, with the newest published pack; or with another `version` of it, with `changes` by path.

    A pack of your own is a path or a table. It names its version itself, and its changes are in it.
    """
    if pack is None:
        return _changed(slug, version, changes) if changes else _published(slug, version)
    if version is not None or changes is not None:
        raise SetUpError("own-pack-has-all")
    return _made(slug, published(slug).load(pack))


def _changed(slug: str, version: int | None, changes: object) -> Game:
    if not isinstance(changes, Mapping) or not all(isinstance(path, str) for path in changes):
        raise SetUpError("changes-by-path", changes=repr(changes))
    return _made(slug, published(slug).changed(version, changes))


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


def _published(slug: str, version: int | None) -> Game:
    """Everybody has the same one, so that its moves are the same objects."""
    if slug not in BUILT_IN and version in {None, _plug_in(slug).game.pack.version}:
        return _plug_in(slug).game
    return _of_version(slug, max(published(slug).files) if version is None else version)


@functools.cache
def _of_version(slug: str, version: int) -> Game:
    return _made(slug, published(slug).version(version))


def _made(slug: str, pack: Pack) -> Game:
    return _module(slug).make(pack)  # type: ignore[no-any-return]


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
    raise SetUpError("no-game", slug=repr(slug), known=known)


@functools.cache
def _plug_ins() -> PlugIns:
    """Looked for once, when someone asks for more than a game of ours."""
    return PlugIns(BUILT_IN)


def _named(game: Game) -> tuple[Any, ...]:
    """A pickled game is a name: it is found again where it is read, if the rules are still the same there."""
    if game.slug not in games():
        raise SkerryError("not-installed", title=game.title)
    return _found_again, (game.slug, game.rules_version, game.pack.version, game.pack.changes)


def _found_again(slug: str, rules: int, version: int, changes: Mapping[str, Any]) -> Game:
    found = game(slug, version=version, changes=changes)
    if found.rules_version != rules:
        raise SkerryError("stored-with-other-rules", rules=rules, title=found.title, rules_version=found.rules_version)
    return found


found_again_by(_named)
