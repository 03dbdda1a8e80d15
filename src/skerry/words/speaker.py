"""Puts into words what the kernel refuses. The texts are those of the room `refusals`; a game has some of its own."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from skerry.words.languages import languages
from skerry.words.rooms import ROOMS, Room

REFUSALS: Final = Room("refusals")


@runtime_checkable
class Told(Protocol):
    """A value that is told in the language of its sentence."""

    def sentence(self, lang: str) -> str: ...


class Speaker:
    """Speaks for the kernel."""

    def languages(self) -> Sequence[str]:
        return languages()

    def sentence(self, key: str, values: Mapping[str, object], lang: str) -> str:
        """A key such as `no-game`, or `riga/no-building` for one of a room of its own."""
        room, _, own = key.rpartition("/")
        texts = ROOMS.get(room, REFUSALS)
        if not texts.has(own or key):
            return key

        def put(name: str, value: Any) -> str:
            text = written(value, lang)
            return text[:1].upper() + text[1:] if name.endswith(":capital") else text

        return str(texts.text(own or key, lang)(values, put))


def written(value: object, lang: str) -> str:
    """A value within a sentence: what is told in a language, several things one after the other, all else as it is."""
    if isinstance(value, Told):
        return value.sentence(lang)
    if isinstance(value, list | tuple):
        return ", ".join([written(one, lang) for one in value])
    return str(value)
