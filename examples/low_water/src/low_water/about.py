"""What a lobby says of Low Water."""

from low_water.entries import Meta
from low_water.text import ROOM
from skerry.kernel.game import About


def about(meta: Meta, lang: str) -> About:
    """Summary, length and credits; there are no set-up choices."""
    word = ROOM.words(lang, "about")
    return About(
        summary=word("summary"),
        minutes=f"{meta.minutes_min}–{meta.minutes_max}",
        credit=word("credit", designer=meta.designer),
        variants={},
        choices={},
    )
