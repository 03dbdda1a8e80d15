"""What a lobby says of Pirate Haven."""

from typing import Final

from skerry.games.pirate_haven.entries import PirateHavenEntries
from skerry.games.pirate_haven.house import READINGS
from skerry.games.pirate_haven.text import ROOM
from skerry.games.pirate_haven.views import PirateHavenVariants
from skerry.kernel.game import About
from skerry.kernel.house_rules import played_otherwise

GOAL_PICTURES: Final = ("haven-navy", "haven-treasure", "haven-rum", "haven-pirate")


def agreed(variants: PirateHavenVariants, lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    word = ROOM.words(lang, "about")
    return [word(READINGS[name][1]) for name in played_otherwise(READINGS, variants)]


def about(entries: PirateHavenEntries, lang: str) -> About:
    """Summary, credits and the set-up choices in words."""
    word = ROOM.words(lang, "about")
    return About(
        summary=word("summary"),
        minutes="",
        credit=word("credit", designer=entries.game.designer),
        variants={name: word(name) for name in ("first_player", *READINGS)},
        choices={"first_player": [word("drawn"), word("first-seat")]}
        | {name: [word(choice) for choice in choices] for name, choices in READINGS.items()},
        notes={"first_player": word("first_player note")},
    )
