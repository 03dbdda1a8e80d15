"""Who puts into words what the kernel reports: it has keys and values only, and the words are a room of their own."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

SOURCE: Final = "en"
"""The language that every text is written in first."""


class Speaker(Protocol):
    """Knows the languages there are, and a sentence for every key."""

    def languages(self) -> Sequence[str]: ...

    def sentence(self, key: str, values: Mapping[str, object], lang: str) -> str: ...


_speakers: list[Speaker] = []


def spoken_by(speaker: Speaker) -> None:
    """Only the package as a whole knows who speaks for it."""
    _speakers[:] = [speaker]


def languages() -> Sequence[str]:
    """The tags of all languages, the source first."""
    return _speakers[0].languages()


def sentence(key: str, values: Mapping[str, object], lang: str) -> str:
    """What a key with its values says."""
    return _speakers[0].sentence(key, values, lang)
