"""Names with a version, such as `riga_v2`. Each stands for rules, a pack and an observation that never change."""

from typing import Any

import skerry
from skerry import Game, SetUpError
from skerry.adapters.observed import observation_of


def editions(slug: str) -> dict[int, tuple[int, int]]:
    """Version → rules and pack. A game that names none has one: as it is now."""
    game = skerry.game(slug)
    observation = observation_of(game)
    return observation.editions or {observation.version: (game.rules_version, game.pack.version)}


def edition(slug: str, number: int) -> Game:
    """The game that a versioned name stands for."""
    known = editions(slug)
    game = skerry.game(slug)
    if number not in known or known[number][0] != game.rules_version:
        names = ", ".join(f"{slug}_v{one}" for one in known)
        raise SetUpError(
            f"This Skerry has no {slug}_v{number}: its rules or its observation were others. It has {names}.",
            f"Dieses Skerry hat kein {slug}_v{number}: Regeln oder Beobachtung waren andere. Es hat {names}.",
        )
    return skerry.game(slug, version=known[number][1])


def newest(slug: str) -> int:
    return max(editions(slug))


def name_of(game: Game) -> str:
    """The versioned name, such as `riga_v2`; of a game with another pack, what it is made of."""
    made_of = (game.rules_version, game.pack.version)
    for number, parts in editions(game.slug).items():
        if parts == made_of and not game.pack.changes:
            return f"{game.slug}_v{number}"
    changed = "_changed" if game.pack.changes else ""
    return f"{game.slug}_rules{made_of[0]}_pack{made_of[1]}{changed}"


def what_is_played(game: Game, variants: dict[str, Any]) -> dict[str, Any]:
    """All that decides how it is played and what is seen of it, for an environment's metadata."""
    return {
        "name": name_of(game),
        "rules": game.rules_version,
        "pack": game.pack.version,
        "changes": dict(game.pack.changes),
        "variants": variants,
        "observation": observation_of(game).version,
    }
