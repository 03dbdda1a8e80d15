"""What the pages and their scripts say. Texts that begin with "js-" go to the scripts."""

from typing import Final

from skerry.words.rooms import Phrases, Room

ROOM: Final = Room("server")


def texts(lang: str) -> Phrases:
    """The texts of the server in one language."""
    return ROOM.words(lang)
