"""What a lobby says of Riga, English and German."""

from typing import Final

from skerry.games.riga.house import READINGS, YARD
from skerry.games.riga.views import RigaVariants
from skerry.kernel.game import About
from skerry.kernel.language import Pairs, Phrases
from skerry.kernel.pack import Pack

MINUTES: Final = "30–50"

TEXTS: Final[Pairs] = {
    "summary": (
        (
            "Merchants of the Hanseatic League ship cloth, glass, wine and grain across the Baltic Sea and pay for "
            "buildings with them. The same good is dear in one port and worth nothing in the next, and no change is "
            "given. Whoever builds cleverly in four cities, with Cranes, Banks and Lodges, has the most points in the "
            "end."
        ),
        (
            "Hansekaufleute verschiffen Tuch, Glas, Wein und Korn über die Ostsee und bezahlen damit Gebäude. "
            "Dieselbe Ware ist in der einen Stadt teuer und in der nächsten nichts wert, und Wechselgeld gibt es "
            "nicht. Wer in vier Städten klug baut, mit Kränen, Banken und Logen, hat am Ende die meisten Punkte."
        ),
    ),
    "credit": (
        "Designed by {designer}, published by {publisher} in {year}.",
        "Ein Spiel von {designer}, erschienen {year} bei {publisher}.",
    ),
    "without": ("without", "ohne"),
    "with": ("with", "mit"),
    "builders_yard": ("The Builders' Yard and the piles", "Der Bauhof und die Stapel"),
    "reshuffle": (
        "If the draw pile runs out, the Builders' Yard reshuffles the discard pile and goes on drawing.",
        "Ist der Nachziehstapel leer, mischt der Bauhof den Ablagestapel und zieht weiter.",
    ),
    "pile-only": (
        "The Builders' Yard draws only what is left in the draw pile, without reshuffling.",
        "Der Bauhof zieht nur, was noch im Nachziehstapel liegt, ohne neu zu mischen.",
    ),
}


def agreed(variants: RigaVariants, lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    usual, other = READINGS[YARD]
    return [] if variants.builders_yard == usual else [Phrases(TEXTS, lang)(other)]


def about(pack: Pack, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    word = Phrases(TEXTS, lang)
    data = pack.data
    options = {name: option["name"][lang] for name, option in data["options"].items() if name != "source"}
    return About(
        summary=word("summary"),
        minutes=MINUTES,
        credit=word("credit", designer=data["designer"], publisher=data["publisher"], year=data["year"]),
        variants=options | {name: word(name) for name in READINGS},
        choices={"riga_buildings": [word("without"), word("with")]}
        | {name: [word(choice) for choice in choices] for name, choices in READINGS.items()},
    )
