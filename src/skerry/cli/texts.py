"""What the command line itself says."""

from collections.abc import Sequence
from typing import Final

import skerry
from skerry.words.rooms import Phrases, Room

ROOM: Final = Room("cli")


class CliPhrases(Phrases):
    """The texts in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(ROOM, lang)

    def heads(self, key: str) -> list[str]:
        """The heads of a table's columns."""
        return self(key).split("|")

    def build(self) -> str:
        return self("compiled" if skerry.COMPILED else "interpreted")


def language_first(args: Sequence[str]) -> list[str]:
    """The arguments with `--lang` in front, wherever it stood."""
    for number, arg in enumerate(args):
        if arg.startswith("--lang="):
            return ["--lang", arg.removeprefix("--lang="), *args[:number], *args[number + 1 :]]
        if arg == "--lang" and number + 1 < len(args):
            return ["--lang", args[number + 1], *args[:number], *args[number + 2 :]]
    return list(args)
