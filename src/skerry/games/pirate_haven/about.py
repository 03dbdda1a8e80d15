"""What a lobby says of Pirate Haven, English and German."""

from typing import Final

from skerry.kernel.game import About
from skerry.kernel.language import Table, Words
from skerry.kernel.pack import Pack

TEXTS: Final[Table] = {
    "summary": (
        (
            "Pirates race along a map of islands that is laid out anew four times. Whoever is last moves next, sails "
            "as far as they dare and takes what lies there: buildings, ships, fellow pirates, treasure, rum. At home "
            "every tile and every die needs its place. Whoever makes the most of a small island has the most Fame in "
            "the end."
        ),
        (
            "Piraten segeln um die Wette über eine Karte, die viermal neu ausgelegt wird. Wer hinten liegt, ist am "
            "Zug, segelt so weit er sich traut und nimmt, was dort liegt: Gebäude, Schiffe, Gefährten, Schätze, Rum. "
            "Zu Hause braucht jedes Plättchen und jeder Würfel seinen Platz. Wer aus einer kleinen Insel das meiste "
            "macht, hat am Ende den größten Ruhm."
        ),
    ),
    "credit": ("Designed by {designer}.", "Ein Spiel von {designer}."),
    "first_player": ("First player", "Wer beginnt"),
    "drawn": ("drawn by lot", "wird ausgelost"),
    "first-seat": ("whoever sits on the first seat", "wer auf dem ersten Platz sitzt"),
}


def about(pack: Pack, lang: str) -> About:
    """Summary, credits and the set-up choices in words."""
    word = Words(TEXTS, lang)
    return About(
        summary=word("summary"),
        minutes="",
        credit=word("credit", designer=pack.data["game"]["designer"]),
        variants={"first_player": word("first_player")},
        choices={"first_player": [word("drawn"), word("first-seat")]},
    )
