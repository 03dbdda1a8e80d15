"""What a lobby says of Hägar."""

from typing import Final

from skerry.games.hagar.entries import HagarEntries
from skerry.games.hagar.text import ROOM
from skerry.kernel.game import About

GOAL_PICTURES: Final = ("hagar-land", "hagar-shield", "hagar-helmet", "hagar-crown")


def about(entries: HagarEntries, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    word = ROOM.words(lang, "about")
    meta = entries.meta
    return About(
        summary=word("summary"),
        minutes=f"{meta.minutes_min}–{meta.minutes_max}",
        credit=word("credit", publisher=meta.publisher, year=meta.year),
        variants={"honky_tonk": entries.options.honky_tonk.name[lang]},
        choices={"honky_tonk": [word("without"), word("with")]},
    )
