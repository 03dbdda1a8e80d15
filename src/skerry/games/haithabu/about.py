"""What a lobby says of Haithabu."""

from typing import Final

from skerry.games.haithabu.entries import HaithabuEntries
from skerry.games.haithabu.house import READINGS
from skerry.games.haithabu.text import ROOM
from skerry.games.haithabu.views import HaithabuVariants
from skerry.kernel.game import About
from skerry.kernel.house_rules import played_otherwise
from skerry.words.rooms import joined

GOAL_PICTURES: Final = ("haithabu-order", "haithabu-silver", "haithabu-character", "haithabu-loan")


def agreed(variants: HaithabuVariants, lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    word = ROOM.words(lang, "about")
    return [word(READINGS[name][1]) for name in played_otherwise(READINGS, variants)]


def about(entries: HaithabuEntries, lang: str) -> About:
    """Summary, credits and the set-up choices in words."""
    word = ROOM.words(lang, "about")
    printed = entries.game.credits
    designers = joined(list(printed.designers), lang)
    return About(
        summary=word("summary"),
        minutes=str(printed.minutes),
        credit=word("credit", designers=designers, publisher=printed.publisher),
        variants={name: word(name) for name in ("dial_alignment", "silver_visibility", *READINGS)},
        choices={
            "dial_alignment": [word("recommended"), word("random")],
            "silver_visibility": [word("owner"), word("open")],
        }
        | {name: [word(choice) for choice in choices] for name, choices in READINGS.items()},
        notes={name: word(f"{name} note") for name in ("dial_alignment", "silver_visibility")},
    )
