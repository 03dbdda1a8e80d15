"""What a newcomer to Low Water is told at each question, English and German."""

from typing import Final

from skerry.kernel.errors import Message
from skerry.kernel.language import Pairs, in_language

GUIDE: Final[Pairs] = {
    "ask.turn": (
        (
            "Far wrecks bring more cards, but every die brings the flood nearer, for you and for everyone else on the "
            "reef. Only what reaches home counts. A cask saves you from the flood, a rope spares you a die."
        ),
        (
            "Ferne Wracks bringen mehr Karten, aber jeder Würfel bringt die Flut näher, dir und allen anderen auf dem "
            "Riff. Nur was heimkommt, zählt. Ein Fass rettet dich vor der Flut, ein Tau erspart dir einen Würfel."
        ),
    ),
    "ask.full": (
        "Nothing more fits into your boat. If others are on the reef, powder makes the water rise behind you.",
        "Mehr passt nicht in dein Boot. Sind andere auf dem Riff, lässt Pulver hinter dir das Wasser steigen.",
    ),
    "ask.throw": (
        "All see what you throw away. Keep what counts most, or what may save the rest.",
        "Alle sehen, was du wegwirfst. Behalte, was am meisten zählt oder was den Rest retten kann.",
    ),
}


def guide(message: Message, lang: str) -> str:
    """What a newcomer is told about a question; "" where nothing is asked."""
    return in_language(GUIDE[message.key], lang) if message.key in GUIDE else ""
