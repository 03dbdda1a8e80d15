"""What a lobby says of Low Water."""

from low_water.text import ROOM
from skerry.kernel.game import About
from skerry.kernel.pack import Pack


def about(pack: Pack, lang: str) -> About:
    """Summary, length and credits; there are no set-up choices."""
    word, meta = ROOM.words(lang, "about"), pack.data["meta"]
    return About(
        summary=word("summary"),
        minutes=f"{meta['minutes_min']}–{meta['minutes_max']}",
        credit=word("credit", designer=meta["designer"]),
        variants={},
        choices={},
    )
