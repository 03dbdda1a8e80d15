"""What a lobby says of Haithabu."""

from typing import Final

from skerry.games.haithabu.house import READINGS
from skerry.games.haithabu.text import Texts
from skerry.kernel.game import About
from skerry.words.rooms import joined

CHOICES: Final = {"dial_alignment": ("recommended", "random"), "silver_visibility": ("owner", "open")}
GOAL_PICTURES: Final = ("haithabu-order", "haithabu-silver", "haithabu-character", "haithabu-loan")


def about(texts: Texts, lang: str) -> About:
    """Summary, credits and the set-up choices in words."""
    box = texts.names.entries.game.credits
    designers = joined(list(box.designers), lang)
    return texts.about(
        lang, {**CHOICES, **READINGS}, minutes=str(box.minutes), designers=designers, publisher=box.publisher
    )
