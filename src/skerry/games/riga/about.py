"""What a lobby says of Riga."""

from typing import Final

from skerry.games.riga.house import READINGS
from skerry.games.riga.text import Texts
from skerry.kernel.game import About

MINUTES: Final = "30–50"
GOAL_PICTURES: Final = ("riga-seal", "riga-archive", "riga-lodge", "riga-crown")


def about(texts: Texts, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    box = texts.names.entries
    return texts.about(
        lang,
        {"riga_buildings": ("without", "with"), **READINGS},
        minutes=MINUTES,
        named={"riga_buildings": box.options.riga_buildings.name},
        designer=box.designer,
        publisher=box.publisher,
        year=box.year,
    )
