"""What a lobby says of Gotlandia, English and German."""

from typing import Final

from skerry.kernel.game import About, Game
from skerry.kernel.language import Table, Words
from skerry.kernel.pack import Pack
from skerry.kernel.wording import joined

TEXTS: Final[Table] = {
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
    "second": ("after the main action", "nach der Hauptaktion"),
    "main": ("instead of another main action", "statt einer anderen Hauptaktion"),
    "one": ("one Silver or card", "ein Silber oder eine Karte"),
    "any": ("any number", "beliebig viel"),
    "points": ("{vp} VP", "{vp} SP"),
    "counts": ("counts {n}", "zählt {n}"),
}


def about(game: Game, pack: Pack, lang: str) -> About:
    """Summary, length, credits and the set-up choices in words."""
    word = Words(TEXTS, lang)
    meta = pack.data["meta"]
    shortest, longest = meta["minutes"]
    choices = {
        "advanced_crafts": [word("without"), word("with")],
        "advanced_trading": [word("without"), word("with")],
        "new_players": [word("no"), word("yes")],
        "hanse_church_is_second_step": [word("second"), word("main")],
        "home_unbury_limit": [word("one"), word("any")],
        "neutral_tie_vp": [word("points", vp=vp) for vp in game.variants["neutral_tie_vp"].choices],
        "may_pass_with_workers": [word("no"), word("yes")],
        "raid_resource_worth": [word("counts", n=1), word("counts", n=2)],
    }
    return About(
        summary=word("summary"),
        minutes=f"{shortest}–{longest}",
        credit=word("credit", designers=joined(meta["designers"], lang)),
        variants={name: word(name) for name in game.variants},
        choices=choices,
    )
