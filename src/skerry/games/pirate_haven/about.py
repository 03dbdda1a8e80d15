"""What a lobby says of Pirate Haven, English and German."""

from typing import Final

from skerry.games.pirate_haven.house import READINGS
from skerry.games.pirate_haven.views import PirateHavenVariants
from skerry.kernel.game import About
from skerry.kernel.language import Pairs, Phrases
from skerry.kernel.pack import Pack

TEXTS: Final[Pairs] = {
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
    "bonus_order": ("The bonus beside a tile", "Der Bonus neben einem Plättchen"),
    "bonus-first": (
        "You take the bonus first, then you buy or discard the tile.",
        "Du nimmst erst den Bonus, dann kaufst du das Plättchen oder wirfst es ab.",
    ),
    "either-order": (
        "You take the bonus before or after the tile, as you like.",
        "Du nimmst den Bonus vor oder nach dem Plättchen, wie du willst.",
    ),
    "navy_ranking": ("The prizes for the Navy", "Der Ruhm für die Marine"),
    "with-dice": (
        "Only players who have a Navy die at the end win a prize.",
        "Nur wer am Ende einen Marinewürfel hat, bekommt Ruhm dafür.",
    ),
    "everyone": (
        "You can come second or third without a Navy die.",
        "Zweiter oder Dritter kannst du auch ohne Marinewürfel werden.",
    ),
    "exchange": ("Exchanging Treasure", "Schatz tauschen"),
    "any-time": (
        "You exchange Treasure and Income at any point of your turn.",
        "Du tauschst Schatz und Einkommen, wann immer du willst, solange du am Zug bist.",
    ),
    "one-way": (
        "A die that gained Treasure may not give any in the same turn, nor the other way round.",
        "Ein Würfel, der Schatz erhalten hat, darf im selben Zug keinen abgeben, und umgekehrt.",
    ),
}


def agreed(variants: PirateHavenVariants, lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    word = Phrases(TEXTS, lang)
    chosen = variants.house()
    return [word(other) for name, (usual, other) in READINGS.items() if chosen[name] != usual]


def about(pack: Pack, lang: str) -> About:
    """Summary, credits and the set-up choices in words."""
    word = Phrases(TEXTS, lang)
    return About(
        summary=word("summary"),
        minutes="",
        credit=word("credit", designer=pack.data["game"]["designer"]),
        variants={name: word(name) for name in ("first_player", *READINGS)},
        choices={"first_player": [word("drawn"), word("first-seat")]}
        | {name: [word(choice) for choice in choices] for name, choices in READINGS.items()},
    )
