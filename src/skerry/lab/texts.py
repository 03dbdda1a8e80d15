"""What a report says."""

from typing import Final

from skerry.words.rooms import Phrases, Room

ROOM: Final = Room("lab")


class LabPhrases(Phrases):
    """The texts in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(ROOM, lang)
