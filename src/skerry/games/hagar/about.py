"""What a lobby says of Hägar."""

from collections.abc import Mapping
from typing import Any, Final

from skerry.games.hagar.text import ROOM
from skerry.kernel.game import About

GOAL_PICTURES: Final = ("hagar-land", "hagar-shield", "hagar-helmet", "hagar-crown")


def about(data: Mapping[str, Any], lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    word = ROOM.words(lang, "about")
    meta = data["meta"]
    return About(
        summary=word("summary"),
        minutes=f"{meta['minutes_min']}–{meta['minutes_max']}",
        credit=word("credit", publisher=meta["publisher"], year=meta["year"]),
        variants={name: option["name"][lang] for name, option in data["options"].items()},
        choices={"honky_tonk": [word("without"), word("with")]},
    )
