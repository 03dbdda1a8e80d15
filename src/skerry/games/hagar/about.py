"""What a lobby says of Hägar."""

from typing import Final

from skerry.games.hagar.text import Texts
from skerry.kernel.game import About

GOAL_PICTURES: Final = ("hagar-land", "hagar-shield", "hagar-helmet", "hagar-crown")


def about(texts: Texts, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    box = texts.names.entries.meta
    return texts.about(
        lang,
        {"honky_tonk": ("without", "with")},
        minutes=f"{box.minutes_min}–{box.minutes_max}",
        named={"honky_tonk": texts.names.entries.options.honky_tonk.name},
        publisher=box.publisher,
        year=box.year,
    )
