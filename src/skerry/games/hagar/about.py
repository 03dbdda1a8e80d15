"""What a lobby says of Hägar, English and German."""

from typing import Final

from skerry.kernel.game import About
from skerry.kernel.language import Pairs, Phrases
from skerry.kernel.pack import Pack

TEXTS: Final[Pairs] = {
    "summary": (
        (
            "Vikings discover new shores on beer coasters. Draw one, lay it where a field matches, and put a Hägar or "
            "a piece of gold on it. In the end the die makes one line count double and everyone may shift one Hägar; "
            "then gold pays all who are there, and shields give a whole landscape to whoever holds it. Alone, you play "
            "for a rank between drunkard and conqueror."
        ),
        (
            "Wikinger entdecken neue Ufer auf Bierdeckeln. Zieh einen, lege ihn passend an und setze einen Hägar oder "
            "ein Stück Gold darauf. Am Ende lässt der Würfel eine Linie doppelt zählen, und jeder darf einen Hägar "
            "versetzen; dann zahlt Gold an alle, die da sind, und ein Schild gibt eine ganze Landschaft dem, der sie "
            "hält. Allein spielst du um einen Rang zwischen Trunkenbold und Eroberer."
        ),
    ),
    "credit": ("Published by {publisher} in {year}.", "Erschienen {year} bei {publisher}."),
    "without": ("without", "ohne"),
    "with": ("with", "mit"),
}


def about(pack: Pack, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    word = Phrases(TEXTS, lang)
    meta = pack.data["meta"]
    return About(
        summary=word("summary"),
        minutes=f"{meta['minutes_min']}–{meta['minutes_max']}",
        credit=word("credit", publisher=meta["publisher"], year=meta["year"]),
        variants={name: option["name"][lang] for name, option in pack.data["options"].items()},
        choices={"honky_tonk": [word("without"), word("with")]},
    )
