"""Games that other packages bring: an entry point of the group `skerry.games` names each by its slug."""

import re
from collections.abc import Collection, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from skerry.kernel.errors import SetUpError
from skerry.kernel.game import Game

GROUP: Final = "skerry.games"
SLUG: Final = re.compile(r"[a-z][a-z0-9_]*")


class PlugIn:
    """A game of another package: its module, and the game with its newest pack."""

    def __init__(self, module: Any, game: Game) -> None:
        self.module = module
        self.game = game


class PlugIns:
    """What other packages bring, by slug: games, and why a game was left out."""

    def __init__(self, ours: Collection[str]) -> None:
        self.found: dict[str, PlugIn] = {}
        self.left_out: dict[str, SetUpError] = {}
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                self.found[point.name] = usable(point, ours, self.found)
            except SetUpError as error:
                self.left_out[point.name] = error


def usable(point: EntryPoint, ours: Collection[str], others: Mapping[str, PlugIn]) -> PlugIn:
    """The plug-in, once its game could be made. SetUpError if it cannot be used, whatever the reason."""
    if point.name in ours:
        raise problem(point, "Skerry itself has a game of this name", "Skerry selbst hat ein Spiel dieses Namens")
    if point.name in others:
        raise problem(point, "another package has a game of this name", "ein anderes Paket hat ein Spiel dieses Namens")
    if not SLUG.fullmatch(point.name):
        raise problem(
            point,
            "its name may have small letters, digits and underscores, and begins with a letter",
            "sein Name darf Kleinbuchstaben, Ziffern und Unterstriche haben und beginnt mit einem Buchstaben",
        )
    try:
        module = point.load()
        game: Game = module.make(module.PUBLISHED.version())
    except Exception as error:  # a plug-in may fail in any way, and the other games go on without it
        reason = f"{type(error).__name__}: {error}"
        raise problem(point, reason, reason) from error
    if game.slug != point.name:
        raise problem(point, f"its game calls itself {game.slug!r}", f"sein Spiel nennt sich {game.slug!r}")
    return PlugIn(module, game)


def problem(point: EntryPoint, english: str, german: str) -> SetUpError:
    package = point.dist.name if point.dist is not None else point.value
    return SetUpError(
        f"The game {point.name!r} of the package {package} cannot be used: {english}.",
        f"Das Spiel {point.name!r} aus dem Paket {package} ist nicht zu gebrauchen: {german}.",
    )
