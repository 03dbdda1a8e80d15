"""The languages there are, and tables of texts in which every entry holds all of them: none can be missing."""

from collections.abc import Mapping
from typing import Final

from skerry.kernel.errors import SkerryError

LANGUAGES: Final = ("en", "de")

Pairs = Mapping[str, tuple[str, str]]
"""Texts by their keys, each in English and in German."""


def in_language(pair: tuple[str, str], lang: str) -> str:
    """The one of two texts that is in this language."""
    return pair[LANGUAGES.index(lang)]


class Phrases:
    """The texts of a table in one language."""

    def __init__(self, table: Pairs, lang: str) -> None:
        if lang not in LANGUAGES:
            raise SkerryError(f"There is no language {lang!r}; there are: {', '.join(LANGUAGES)}.")
        self.table = table
        self.lang = lang

    def __call__(self, key: str, **values: object) -> str:
        """The text with this key; `{city}` in it is replaced by the value of that name."""
        return in_language(self.table[key], self.lang).format(**values)
