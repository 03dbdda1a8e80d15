"""What a lobby says of Gotlandia, English and German."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.kernel.game import About, Game, Variant
from skerry.kernel.language import Pairs, Phrases
from skerry.kernel.pack import Pack
from skerry.kernel.wording import joined

TEXTS: Final[Pairs] = {
    "summary": (
        (
            "Families settle the island of Gotland through three centuries. Every worker plays a card, and every card "
            "that is not played feeds the family or hides its treasure. Farmsteads grow into towers and towers into "
            "churches, ships hold off the pirates, and whoever leads in the island's six Settings scores."
        ),
        (
            "Familien besiedeln drei Jahrhunderte lang die Insel Gotland. Jeder Arbeiter spielt eine Karte, und jede "
            "nicht gespielte Karte ernährt die Familie oder versteckt ihre Schätze. Aus Höfen werden Türme, aus Türmen "
            "Kirchen, Schiffe halten die Piraten fern, und wer in den sechs Settings der Insel führt, punktet."
        ),
    ),
    "credit": ("Designed by {designers}.", "Ein Spiel von {designers}."),
    "advanced_crafts": ("Advanced craft cards", "Handwerkskarten für Fortgeschrittene"),
    "advanced_trading": ("Advanced trading cards", "Handelskarten für Fortgeschrittene"),
    "new_players": ("New to the game", "Neu im Spiel"),
    "hanse_church_is_second_step": ("Churches with Lübeck and Linköping", "Kirchen mit Lübeck und Linköping"),
    "home_unbury_limit": ("Unburying at home", "Ausgraben daheim"),
    "neutral_tie_vp": ("Level with neutral farmsteads", "Gleichauf mit neutralen Höfen"),
    "may_pass_with_workers": ("Passing with workers left", "Passen mit Arbeitern auf der Bank"),
    "raid_resource_worth": ("A resource in a raid", "Eine Ware bei einem Überfall"),
    "without": ("without", "ohne"),
    "with": ("with", "mit"),
    "no": ("no", "nein"),
    "yes": ("yes", "ja"),
    "hanse_church_is_second_step 0": (
        "With Lübeck and Linköping you may build or decorate a church after the main action.",
        "Mit Lübeck und Linköping darfst du nach der Hauptaktion eine Kirche bauen oder schmücken.",
    ),
    "hanse_church_is_second_step 1": (
        "With Lübeck and Linköping, building or decorating a church takes the place of the main action.",
        "Mit Lübeck und Linköping baust oder schmückst du eine Kirche statt der anderen Hauptaktionen.",
    ),
    "home_unbury_limit 0": (
        "With Home you unbury one Silver or one card.",
        "Mit dem Heim gräbst du ein Silber oder eine Karte aus.",
    ),
    "home_unbury_limit 1": (
        "With Home you unbury as much Silver and as many cards as you like.",
        "Mit dem Heim gräbst du so viel Silber und so viele Karten aus, wie du willst.",
    ),
    "neutral_tie_vp 0": (
        "If you are level with the neutral farmsteads of a Setting, you score as for a tie.",
        "Liegst du in einem Setting gleichauf mit den neutralen Höfen, zählt das als Gleichstand.",
    ),
    "neutral_tie_vp 1": (
        "If you are level with the neutral farmsteads of a Setting, you score as if you were ahead.",
        "Liegst du in einem Setting gleichauf mit den neutralen Höfen, punktest du, als lägst du vorn.",
    ),
    "may_pass_with_workers 0": (
        "You go on until all your workers are placed.",
        "Du machst weiter, bis alle deine Arbeiter eingesetzt sind.",
    ),
    "may_pass_with_workers 1": (
        "You may pass with workers left; you are then done for this generation.",
        "Du darfst passen, obwohl du noch Arbeiter hast; dann bist du für diese Generation fertig.",
    ),
    "raid_resource_worth 0": (
        "When pirates raid, a resource counts as much as a Silver.",
        "Überfallen Piraten die Küste, zählt eine Ware so viel wie ein Silber.",
    ),
    "raid_resource_worth 1": (
        "When pirates raid, a resource counts as much as two Silver.",
        "Überfallen Piraten die Küste, zählt eine Ware so viel wie zwei Silber.",
    ),
    "neutral_strength": ("Against neutral farmsteads", "Gegen neutrale Höfe"),
    "neutral_strength 0": (
        "Against neutral farmsteads your influence counts: one tower or church beats any number of them.",
        "Gegen neutrale Höfe zählt dein Einfluss: Ein Turm oder eine Kirche schlägt beliebig viele von ihnen.",
    ),
    "neutral_strength 1": (
        "Against neutral farmsteads the number of your settlements counts, whatever they are.",
        "Gegen neutrale Höfe zählt, wie viele Siedlungen du hast, gleich welche.",
    ),
    "memel_pirate": ("Memel's pirate", "Der Pirat von Memel"),
    "memel_pirate 0": (
        "With Memel you place the pirate in a direction that has none.",
        "Mit Memel setzt du den Piraten in eine Richtung, in der keiner ist.",
    ),
    "memel_pirate 1": (
        "With Memel you place the pirate in any direction; where one is already, it raids or takes ships.",
        "Mit Memel setzt du den Piraten in irgendeine Richtung; wo schon einer ist, überfällt er oder nimmt Schiffe.",
    ),
    "silver_limited": ("The supply of Silver", "Der Vorrat an Silber"),
    "silver_limited 0": (
        "Silver never runs out.",
        "Silber geht nie aus.",
    ),
    "silver_limited 1": (
        "There is only as much Silver as in the box; when it has run out, the supply gives none.",
        "Es gibt nur so viel Silber wie in der Schachtel; ist es aufgebraucht, gibt der Vorrat keines mehr.",
    ),
    "setting_food": ("Food for a Setting with pirates", "Nahrung für ein Setting mit Piraten"),
    "setting_food 0": (
        "A Setting where you have only blocked farmsteads does not count for Food.",
        "Ein Setting, in dem du nur blockierte Höfe hast, zählt nicht für Nahrung.",
    ),
    "setting_food 1": (
        "A Setting where you have only blocked farmsteads counts for Food all the same.",
        "Ein Setting, in dem du nur blockierte Höfe hast, zählt trotzdem für Nahrung.",
    ),
    "troublemakers": ("The Troublemakers' Silver", "Das Silber der Unruhestifter"),
    "troublemakers 0": (
        "Troublemakers get their extra Silver once for every raid.",
        "Unruhestifter bekommen ihr Silber einmal je Raubzug.",
    ),
    "troublemakers 1": (
        "Troublemakers get their extra Silver for every ship that raids.",
        "Unruhestifter bekommen ihr Silber für jedes Schiff, das raubt.",
    ),
}


def agreed(house: Sequence[Variant], variants: Mapping[str, Any], lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    word = Phrases(TEXTS, lang)
    return [word(f"{variant.name} 1") for variant in house if variants[variant.name] != variant.choices[0]]


def about(game: Game, pack: Pack, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    word = Phrases(TEXTS, lang)
    meta = pack.data["meta"]
    shortest, longest = meta["minutes"]
    choices = {
        "advanced_crafts": [word("without"), word("with")],
        "advanced_trading": [word("without"), word("with")],
        "new_players": [word("no"), word("yes")],
    }
    house = [name for name, variant in game.variants.items() if variant.house]
    return About(
        summary=word("summary"),
        minutes=f"{shortest}–{longest}",
        credit=word("credit", designers=joined(meta["designers"], lang)),
        variants={name: word(name) for name in game.variants},
        choices=choices | {name: [word(f"{name} {number}") for number in range(2)] for name in house},
    )
