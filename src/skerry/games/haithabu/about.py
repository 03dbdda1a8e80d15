"""What a lobby says of Haithabu, English and German."""

from typing import Final

from skerry.kernel.game import About
from skerry.kernel.language import Table, Words
from skerry.kernel.pack import Pack
from skerry.kernel.wording import joined

TEXTS: Final[Table] = {
    "summary": (
        (
            "Trade in a town of the Vikings: buy goods while they are cheap, bring them to your trading post by wagon "
            "or ship, and deliver orders before they lapse. The dial of actions turns every month, and whoever works "
            "in its night half meets an event first. Characters help those who keep them. After two years the most "
            "victory points win."
        ),
        (
            "Handel in einer Stadt der Wikinger: Kaufe Waren, solange sie billig sind, bring sie mit Wagen oder Schiff "
            "zu deinem Handelsposten und erfülle Aufträge, bevor sie verfallen. Die Scheibe mit den Aktionen dreht "
            "sich jeden Monat, und wer in ihrer Nachthälfte arbeitet, begegnet zuerst einem Ereignis. Charaktere "
            "helfen denen, die sie halten. Nach zwei Jahren gewinnen die meisten Siegpunkte."
        ),
    ),
    "credit": ("Designed by {designers}. Published by {publisher}.", "Ein Spiel von {designers}, bei {publisher}."),
    "dial_alignment": ("Dial at the start", "Scheibe zu Beginn"),
    "recommended": ("A to D in daylight, as recommended", "A bis D am Tag, wie empfohlen"),
    "random": ("turned at random", "zufällig gedreht"),
    "silver_visibility": ("Silver of the players", "Silber der Spieler"),
    "owner": ("known to its owner only", "nur dem Besitzer bekannt"),
    "open": ("open to all", "für alle offen"),
}


def about(pack: Pack, lang: str) -> About:
    """Summary, credits and the set-up choices in words."""
    word = Words(TEXTS, lang)
    printed = pack.data["game"]["credits"]
    designers = joined(printed["designers"], lang)
    return About(
        summary=word("summary"),
        minutes=str(printed["minutes"]),
        credit=word("credit", designers=designers, publisher=printed["publisher"]),
        variants={name: word(name) for name in ("dial_alignment", "silver_visibility")},
        choices={
            "dial_alignment": [word("recommended"), word("random")],
            "silver_visibility": [word("owner"), word("open")],
        },
    )
