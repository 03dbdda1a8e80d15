"""What a newcomer to Hägar is told at each question: what it is about and what to look at. English and German."""

from typing import Final

from skerry.kernel.errors import Message
from skerry.kernel.language import Pairs, in_language

GUIDE: Final[Pairs] = {
    "ask.lay": (
        (
            "One field of your coaster must lie side by side with a field of the same kind; all others may differ. "
            "Look for a place that enlarges a landscape where you stand, or where you want to stand. A beer coaster "
            "always points to you, so it has fewer places."
        ),
        (
            "Ein Feld deines Bierdeckels muss Seite an Seite mit einem gleichen Feld liegen; alle anderen dürfen "
            "abweichen. Suche einen Platz, der eine Landschaft vergrößert, auf der du stehst oder stehen willst. Ein "
            "Deckel mit Bier zeigt immer zu dir und hat darum weniger Plätze."
        ),
    ),
    "ask.lay-anywhere": (
        (
            "This coaster matches nowhere on the map, which is rare. You may lay it on any free cell beside another "
            "coaster. Use it to keep a landscape of the others small, or to begin something new."
        ),
        (
            "Dieser Bierdeckel passt nirgends auf der Karte, das ist selten. Du darfst ihn auf jeden freien Platz "
            "neben einem anderen legen. Halte damit eine Landschaft der anderen klein oder beginne etwas Neues."
        ),
    ),
    "ask.turn": (
        (
            "Only the turns that match are offered. Think of the shields and the gold on the coaster: they count for "
            "the fields they touch. If it carries a die field, you also choose which way its arrow points."
        ),
        (
            "Angeboten werden nur passende Drehungen. Achte auf Schilde und Gold des Deckels: Sie zählen für die "
            "Felder, die sie berühren. Trägt er ein Würfelfeld, so bestimmst du auch, wohin dessen Pfeil zeigt."
        ),
    ),
    "ask.place": (
        (
            "A Hägar gets the gold of the landscape he stands on, and with a shield and the majority all its fields. "
            "Gold has no owner: it pays everyone with a Hägar there. You must put something down as long as you have "
            "tokens, so keep the gold for a coaster where a Hägar would be wasted."
        ),
        (
            "Ein Hägar bekommt das Gold der Landschaft, auf der er steht, und mit Schild und Mehrheit alle ihre "
            "Felder. Gold gehört niemandem: Es zahlt an jeden, der dort einen Hägar hat. Solange du Plättchen hast, "
            "musst du eines legen; hebe das Gold also für einen Deckel auf, auf dem ein Hägar verschwendet wäre."
        ),
    ),
    "ask.move": (
        (
            "Everyone may shift one Hägar now, and only now. Look for a dominion that one more Hägar wins or ties; on "
            "the doubled line he counts twice. If nothing gets better, let all stand."
        ),
        (
            "Jeder darf jetzt einen Hägar versetzen, und nur jetzt. Suche ein Herrschaftsgebiet, das ein Hägar mehr "
            "gewinnt oder ausgleicht; auf der doppelten Linie zählt er zweifach. Wird nichts besser, lass alle stehen."
        ),
    ),
    "ask.to": (
        (
            "He may go anywhere on the map, to any free field of the kind he stands on now. Take the landscape that "
            "brings the most fields and gold. Remember what he leaves behind."
        ),
        (
            "Er darf überallhin auf der Karte, auf jedes freie Feld der Landschaftsart, auf der er jetzt steht. Nimm "
            "die Landschaft, die am meisten Felder und Gold bringt. Denke daran, was er zurücklässt."
        ),
    ),
}


def guide(message: Message, lang: str) -> str:
    """What a newcomer is told about a question; "" where nothing is asked."""
    return in_language(GUIDE[message.key], lang) if message.key in GUIDE else ""
