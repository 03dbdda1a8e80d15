"""What a lobby says of Low Water, English and German."""

from typing import Final

from skerry.kernel.game import About
from skerry.kernel.language import Pairs, Phrases
from skerry.kernel.pack import Pack

TEXTS: Final[Pairs] = {
    "summary": (
        (
            "Three wrecks lie dry for as long as the ebb lasts. Haul their cargo into your boat while the dice bring "
            "the water back: near and careful or far and greedy, with a hand that nobody sees. Only what reaches the "
            "harbour counts, and whoever leaves may blow up the bar behind them."
        ),
        (
            "Drei Wracks liegen trocken, solange die Ebbe dauert. Birg ihre Ladung, während die Würfel das Wasser "
            "zurückbringen: nah und mit Bedacht oder fern und gierig, mit einer Hand, die niemand sieht. Nur was den "
            "Hafen erreicht, zählt, und wer geht, kann hinter sich die Barre sprengen."
        ),
    ),
    "credit": ("By {designer}, an example for makers of games.", "Von {designer}, als Beispiel für Spielemacher."),
}


def about(pack: Pack, lang: str) -> About:
    """Summary, length and credits; there are no set-up choices."""
    word, meta = Phrases(TEXTS, lang), pack.data["meta"]
    return About(
        summary=word("summary"),
        minutes=f"{meta['minutes_min']}–{meta['minutes_max']}",
        credit=word("credit", designer=meta["designer"]),
        variants={},
        choices={},
    )
