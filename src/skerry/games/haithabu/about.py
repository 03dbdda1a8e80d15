"""What a lobby says of Haithabu, English and German."""

from typing import Final

from skerry.games.haithabu.house import READINGS
from skerry.games.haithabu.views import HaithabuVariants
from skerry.kernel.game import About
from skerry.kernel.language import Pairs, Phrases
from skerry.kernel.pack import Pack
from skerry.kernel.wording import joined

TEXTS: Final[Pairs] = {
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
    "imposter_use": ("The Imposter", "Der Hochstapler"),
    "once": (
        "The Imposter turns the dial once in a game turn, whoever has it.",
        "Der Hochstapler dreht die Scheibe einmal je Runde, wem er auch gerade dient.",
    ),
    "each-owner": (
        "If the Imposter changes hands, its new owner may turn the dial in the same game turn.",
        "Wechselt der Hochstapler den Besitzer, darf auch der neue in derselben Runde die Scheibe drehen.",
    ),
    "good_and_order": ("Good and order on D", "Ware und Auftrag auf D"),
    "good-first": (
        "On D you take the good first, then the order.",
        "Auf D nimmst du erst die Ware, dann den Auftrag.",
    ),
    "either-order": (
        "On D you take the good first or the order first, as you like.",
        "Auf D nimmst du zuerst die Ware oder zuerst den Auftrag, wie du willst.",
    ),
    "dial_trade": ("Goods on C and G", "Waren auf C und G"),
    "alike-or-different": (
        "The goods you trade on C or G are all alike or all different.",
        "Die Waren, die du auf C oder G handelst, sind alle gleich oder alle verschieden.",
    ),
    "any-mix": (
        "On C and G you trade up to three goods in any mix.",
        "Auf C und G handelst du bis zu drei Waren in beliebiger Mischung.",
    ),
    "order_ranking": ("The ranking by filled orders", "Die Wertung der erfüllten Aufträge"),
    "with-orders": (
        "Only players who have filled an order get points in the ranking.",
        "Nur wer einen Auftrag erfüllt hat, bekommt in dieser Wertung Punkte.",
    ),
    "everyone": (
        "You can come second or third without a filled order.",
        "Zweiter oder Dritter kannst du auch ohne erfüllten Auftrag werden.",
    ),
    "dial_set_by": ("Who sets the dial", "Wer die Scheibe einstellt"),
    "set-up": (
        "The dial lies at the start as you choose for the table.",
        "Die Scheibe liegt zu Beginn so, wie ihr es für den Tisch einstellt.",
    ),
    "start-player": (
        "The start player sets the dial as they like before the others choose their characters.",
        "Der Startspieler stellt die Scheibe ein, wie er will, bevor die anderen ihre Charaktere wählen.",
    ),
}


def agreed(variants: HaithabuVariants, lang: str) -> list[str]:
    """What the house rules in force say, each in a sentence."""
    word = Phrases(TEXTS, lang)
    chosen = variants.house()
    return [word(other) for name, (usual, other) in READINGS.items() if chosen[name] != usual]


def about(pack: Pack, lang: str) -> About:
    """Summary, credits and the set-up choices in words."""
    word = Phrases(TEXTS, lang)
    printed = pack.data["game"]["credits"]
    designers = joined(printed["designers"], lang)
    return About(
        summary=word("summary"),
        minutes=str(printed["minutes"]),
        credit=word("credit", designers=designers, publisher=printed["publisher"]),
        variants={name: word(name) for name in ("dial_alignment", "silver_visibility", *READINGS)},
        choices={
            "dial_alignment": [word("recommended"), word("random")],
            "silver_visibility": [word("owner"), word("open")],
        }
        | {name: [word(choice) for choice in choices] for name, choices in READINGS.items()},
    )
