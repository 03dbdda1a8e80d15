"""What a lobby says of Gotlandia."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.games.gotlandia.text import ROOM, Texts
from skerry.kernel.game import About, Variant
from skerry.words.rooms import joined

CHOICES: Final = {
    "advanced_crafts": ("without", "with"),
    "advanced_trading": ("without", "with"),
    "new_players": ("no", "yes"),
}
GOAL_PICTURES: Final = ("got-tower", "got-setting", "got-pirate", "got-trading")


def agreed(house: Sequence[Variant], variants: Mapping[str, Any], lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    word = ROOM.words(lang, "about")
    return [word(f"{variant.name} 1") for variant in house if variants[variant.name] != variant.choices[0]]


def about(texts: Texts, house: Sequence[Variant], lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    box = texts.names.entries.meta
    shortest, longest = box.minutes
    return texts.about(
        lang,
        CHOICES | {variant.name: (f"{variant.name} 0", f"{variant.name} 1") for variant in house},
        minutes=f"{shortest}–{longest}",
        designers=joined(list(box.designers), lang),
    )
