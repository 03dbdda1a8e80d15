"""A guide for the first turns in Pirate Haven, English and German: what one does at each question."""

from typing import Final

from skerry.kernel.errors import Message
from skerry.kernel.language import Pairs, in_language

GUIDE: Final[Pairs] = {
    "ask.sail": (
        (
            "You may sail to any spot ahead, but never back. Whoever is rearmost moves next: a short step may give you "
            "another turn, a long one gives turns to the others. Take what you can pay for and have room for, and "
            "leave when nothing is worth it: early places go first in the next round."
        ),
        (
            "Du darfst zu jedem Feld vor dir segeln, aber nie zurück. Wer hinten liegt, ist als Nächstes dran: Ein "
            "kurzer Schritt kann dir einen weiteren Zug bringen, ein langer schenkt den anderen Züge. Nimm, was du "
            "bezahlen und unterbringen kannst, und geh, wenn sich nichts lohnt: Wer früh zurück ist, fährt in der "
            "nächsten Runde früh los."
        ),
    ),
    "ask.raise": (
        (
            "The bonus of this spot adds to one die. Choose one that still has room; the limit is the capacity of its "
            "tile. Navy dice count together at the end, but only as far as your Ships are strong enough."
        ),
        (
            "Der Bonus dieses Feldes erhöht einen Würfel. Wähle einen, der noch Platz hat; die Grenze ist die "
            "Kapazität seines Plättchens. Marinewürfel zählen am Ende zusammen, aber nur, soweit deine Schiffe stark "
            "genug sind."
        ),
    ),
    "ask.buy": (
        (
            "Choose where the tile goes; it stays there for good. Look at its neighbours: a Workshop raises all tiles "
            "beside it, a Shipyard the Ships, and some Pirates count what lies next to them. If you would rather save "
            "your Income and your room, discard it."
        ),
        (
            "Wähle, wohin das Plättchen kommt; dort bleibt es für immer. Achte auf die Nachbarn: Eine Werkstatt erhöht "
            "alles daneben, eine Werft die Schiffe, und manche Piraten zählen, was neben ihnen liegt. Willst du "
            "Einkommen und Platz lieber sparen, wirf es ab."
        ),
    ),
    "ask.give": (
        (
            "You have too little Income for this tile. Each pip of Treasure that you give brings Income, but it would "
            "have been worth Fame at the end. If the tile is not worth that to you, discard it."
        ),
        (
            "Für dieses Plättchen reicht dein Einkommen nicht. Jedes Auge Schatz, das du abgibst, bringt Einkommen, "
            "wäre aber am Ende Ruhm wert. Ist dir das Plättchen das nicht wert, wirf es ab."
        ),
    ),
    "ask.buy-or-bonus": (
        (
            "Your table takes the bonus before or after the tile, as you like. If the tile makes room for the bonus, "
            "as a Workshop beside a full die does, buy it first; the bonus then follows by itself. If you would rather "
            "have the bonus now, take it, and the tile waits."
        ),
        (
            "An eurem Tisch kommt der Bonus vor oder nach dem Plättchen, wie du willst. Schafft das Plättchen erst den "
            "Platz für den Bonus, wie eine Werkstatt neben einem vollen Würfel, dann kaufe es zuerst; der Bonus folgt "
            "von selbst. Willst du den Bonus lieber jetzt, nimm ihn, und das Plättchen wartet."
        ),
    ),
    "ask.give-or-bonus": (
        (
            "You have too little Income for this tile. Your table takes the bonus before or after it: perhaps the "
            "bonus helps to pay, or some Treasure does. If the tile is not worth that to you, discard it; the bonus is "
            "yours in any case."
        ),
        (
            "Für dieses Plättchen reicht dein Einkommen nicht. An eurem Tisch kommt der Bonus davor oder danach: "
            "Vielleicht hilft er beim Bezahlen, oder etwas Schatz tut es. Ist dir das Plättchen das nicht wert, wirf "
            "es ab; den Bonus bekommst du auf jeden Fall."
        ),
    ),
    "ask.raise-late": (
        (
            "You kept the bonus for after the tile. Choose a die that has room; the limit is the capacity of its tile. "
            "You may exchange Treasure before."
        ),
        (
            "Du hast den Bonus bis nach dem Plättchen aufgehoben. Wähle einen Würfel, der Platz hat; die Grenze ist "
            "die Kapazität seines Plättchens. Vorher darfst du Schatz tauschen."
        ),
    ),
    "ask.make-room": (
        (
            "All your Treasure dice are full, so the bonus would be lost. Give a pip for Income, and the bonus brings "
            "it back."
        ),
        (
            "Alle deine Schatzwürfel sind voll, der Bonus ginge verloren. Gib ein Auge für Einkommen ab, und der Bonus "
            "bringt es zurück."
        ),
    ),
    "ask.handle": (
        (
            "Your new Ship lets you roll one die again or put it elsewhere, now and only now. Reroll a low number; "
            "move a die to make room or to bring it where it counts. A new number must be taken even if it is worse."
        ),
        (
            "Dein neues Schiff lässt dich einen Würfel neu würfeln oder versetzen, jetzt und nur jetzt. Würfle eine "
            "niedrige Zahl neu; versetze einen Würfel, um Platz zu schaffen oder ihn dorthin zu bringen, wo er zählt. "
            "Die neue Zahl gilt, auch wenn sie schlechter ist."
        ),
    ),
    "ask.to": (
        "Choose the new place of the die. A tile with a smaller capacity cuts it down, and what is cut is lost.",
        (
            "Wähle den neuen Platz des Würfels. Ein Plättchen mit kleinerer Kapazität kürzt ihn, und was gekürzt wird, "
            "ist verloren."
        ),
    ),
    "ask.corvette": (
        (
            "Your new Ship raises every die beside it, whatever its colour, as far as the tiles allow. You may "
            "exchange Treasure before: a pip given now can come back through the Ship."
        ),
        (
            "Dein neues Schiff erhöht jeden Würfel daneben, gleich welcher Farbe, soweit die Plättchen es zulassen. "
            "Vorher darfst du Schatz tauschen: Ein Auge, das du jetzt abgibst, kann durch das Schiff wiederkommen."
        ),
    ),
    "ask.place-die": (
        (
            "Dice cost nothing, but they need a die spot. A die that shows more than the tile can hold is cut down, so "
            "put high numbers on tiles with a large capacity. White dice raise your Income from the next round on, "
            "yellow ones are worth Fame."
        ),
        (
            "Würfel kosten nichts, brauchen aber einen Würfelplatz. Zeigt einer mehr, als das Plättchen fasst, wird er "
            "gekürzt; lege hohe Zahlen also auf Plättchen mit großer Kapazität. Weiße Würfel erhöhen dein Einkommen ab "
            "der nächsten Runde, gelbe bringen Ruhm."
        ),
    ),
    "ask.place-navy": (
        (
            "A Navy die fills a whole sea spot. At the end the highest sum brings the most Fame, but only what the "
            "strength of your Ships covers may stay. Keep sea spots for the Ships that you still need."
        ),
        (
            "Ein Marinewürfel füllt ein ganzes Meeresfeld. Am Ende bringt die höchste Summe den meisten Ruhm, aber es "
            "bleibt nur, was die Stärke deiner Schiffe deckt. Halte Meeresfelder für die Schiffe frei, die du noch "
            "brauchst."
        ),
    ),
    "ask.place-rum": (
        (
            "Rum fills a die spot for good, and capacity does not matter for it. Put it on a tile with a small number. "
            "A set of five is worth the most."
        ),
        (
            "Rum füllt einen Würfelplatz für immer, die Kapazität spielt keine Rolle. Lege ihn auf ein Plättchen mit "
            "kleiner Zahl. Ein Satz aus fünf ist am meisten wert."
        ),
    ),
    "ask.discard-navy": (
        (
            "Your Ships cannot cover all your Navy dice, so some must go. Try to keep the greatest sum that is "
            "covered; with equal sums more dice win."
        ),
        (
            "Deine Schiffe können nicht alle Marinewürfel decken, also müssen einige weg. Behalte möglichst die größte "
            "Summe, die gedeckt ist; bei gleicher Summe gewinnen mehr Würfel."
        ),
    ),
}


def guide(message: Message, lang: str) -> str:
    """What a newcomer is told about a question; "" where nothing is asked."""
    return in_language(GUIDE[message.key], lang) if message.key in GUIDE else ""
