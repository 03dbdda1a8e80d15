"""What the pages and their scripts say."""

from typing import Final

from skerry.words.rooms import Phrases, Room

ROOM: Final = Room("server")
FOR_SCRIPTS: Final = "js-"
"""So begin the texts that go to the scripts."""


def texts(lang: str) -> Phrases:
    """The texts of the server in one language."""
    return ROOM.words(lang)
