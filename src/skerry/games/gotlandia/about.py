"""What a lobby says of Gotlandia."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.games.gotlandia.entries import GotlandiaEntries
from skerry.games.gotlandia.text import ROOM
from skerry.kernel.game import About, Game, Variant
from skerry.words.rooms import joined

GOAL_PICTURES: Final = ("got-tower", "got-setting", "got-pirate", "got-trading")


def agreed(house: Sequence[Variant], variants: Mapping[str, Any], lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    word = ROOM.words(lang, "about")
    return [word(f"{variant.name} 1") for variant in house if variants[variant.name] != variant.choices[0]]


def about(game: Game, entries: GotlandiaEntries, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    word = ROOM.words(lang, "about")
    shortest, longest = entries.meta.minutes
    choices = {
        "advanced_crafts": [word("without"), word("with")],
        "advanced_trading": [word("without"), word("with")],
        "new_players": [word("no"), word("yes")],
    }
    house = [name for name, variant in game.variants.items() if variant.house]
    return About(
        summary=word("summary"),
        minutes=f"{shortest}–{longest}",
        credit=word("credit", designers=joined(list(entries.meta.designers), lang)),
        variants={name: word(name) for name in game.variants},
        choices=choices | {name: [word(f"{name} {number}") for number in range(2)] for name in house},
        notes={name: word(f"{name} note") for name in choices},
    )
