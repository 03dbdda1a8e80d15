"""What a lobby says of Pirate Haven."""

from typing import Final

from skerry.games.pirate_haven.house import READINGS
from skerry.games.pirate_haven.text import Texts
from skerry.kernel.game import About

GOAL_PICTURES: Final = ("haven-navy", "haven-treasure", "haven-rum", "haven-pirate")


def about(texts: Texts, lang: str) -> About:
    """Summary, credits and the set-up choices in words."""
    choices = {"first_player": ("drawn", "first-seat"), **READINGS}
    return texts.about(lang, choices, designer=texts.names.entries.game.designer)
