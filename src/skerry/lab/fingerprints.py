"""What made the games of a folder: with other bots, rules, packs or another build they are not to be mixed.

Bots and rules are known by their sources and by what was learned; since numbers can be set while a program runs, also
by the numbers that bots judge positions with. A comment changes a fingerprint too: rather one question too many than
results that lie.
"""

import functools
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import skerry
from skerry import Game
from skerry.bots.network import WEIGHTS
from skerry.games import folder
from skerry.kernel.storing import inside
from skerry.lab.bout import game_of
from skerry.lab.plan import Plan

PACKAGE: Final = Path(skerry.__file__).parent
OF_BOTS: Final = {"bot.py", "observation.py"}
ONLY_SHOWN: Final = {"about.py", "scenario.py", "sheet.py", "text.py", "view.py"}
"""Files of a game's folder that no game between bots depends on."""


class Fingerprint(msgspec.Struct, frozen=True):
    """A few digits for everything that decides how a game goes; of rules, packs and bots for each game."""

    build: str
    rules: dict[str, str]
    packs: dict[str, str]
    bots: dict[str, str]

    def differs_in(self, other: "Fingerprint") -> list[str]:
        """The parts that are not the same."""
        return [name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name)]


def fingerprint(plan: Plan) -> Fingerprint:
    """Of all that plays this plan here and now."""
    games = {one.setting.game: game_of(one.setting) for one in plan.line_ups}
    packs = {game_of(one.setting) for one in plan.line_ups}
    return Fingerprint(
        build=f"{skerry.__version__} {'compiled' if skerry.COMPILED else 'interpreted'}",
        rules={slug: f"{game.rules_version} {rules_of(slug)}" for slug, game in games.items()},
        packs={slug: digest(sorted(pack_of(game) for game in packs if game.slug == slug)) for slug in games},
        bots={slug: digest([bots_of(slug), *numbers(game.knowledge)]) for slug, game in games.items()},
    )


def pack_of(game: Game) -> str:
    return digest([game.pack.version, game.pack.data])


@functools.cache
def rules_of(slug: str) -> str:
    own = [path for path in folder(slug).glob("*.py") if path.name not in OF_BOTS | ONLY_SHOWN]
    return sources([*(PACKAGE / "kernel").glob("*.py"), *own])


@functools.cache
def bots_of(slug: str) -> str:
    own = [path for path in folder(slug).glob("*.py") if path.name in OF_BOTS]
    learned = WEIGHTS.glob(f"{slug}.npz")
    return sources([*(PACKAGE / "bots").glob("*.py"), *own, *learned])


def sources(files: Iterable[Path]) -> str:
    return digest([part for file in sorted(files) for part in (file.name, file.read_bytes())])


def numbers(knowledge: Any) -> Iterator[Any]:
    """Every number that a game's knowledge holds, in an order that is always the same."""
    known: set[int] = set()
    left = [knowledge]
    while left:
        thing = left.pop()
        if isinstance(thing, int | float | str):
            yield thing
        elif id(thing) not in known and not isinstance(thing, set | frozenset):
            known.add(id(thing))
            left.extend(inside(thing))


def digest(parts: Iterable[object]) -> str:
    return hashlib.sha256(repr(list(parts)).encode()).hexdigest()[:12]
