"""What a lobby says of Riga."""

from typing import Final

from skerry.games.riga.entries import RigaEntries
from skerry.games.riga.house import READINGS
from skerry.games.riga.text import ROOM
from skerry.games.riga.views import RigaVariants
from skerry.kernel.game import About
from skerry.kernel.house_rules import played_otherwise

MINUTES: Final = "30–50"
GOAL_PICTURES: Final = ("riga-seal", "riga-archive", "riga-lodge", "riga-crown")


def agreed(variants: RigaVariants, lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    word = ROOM.words(lang, "about")
    return [word(READINGS[name][1]) for name in played_otherwise(READINGS, variants)]


def about(entries: RigaEntries, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    word = ROOM.words(lang, "about")
    return About(
        summary=word("summary"),
        minutes=MINUTES,
        credit=word("credit", designer=entries.designer, publisher=entries.publisher, year=entries.year),
        variants={"riga_buildings": entries.options.riga_buildings.name[lang]}
        | {name: word(name) for name in READINGS},
        choices={"riga_buildings": [word("without"), word("with")]}
        | {name: [word(choice) for choice in choices] for name, choices in READINGS.items()},
        notes={"riga_buildings": word("riga_buildings note")},
    )
