"""The texts of a room, such as a game or the server, in every language: read when they are first needed, then kept.

A room has one file in the folder of each language. A text that a language lacks, or that cannot be told there, is told
in the source language.
"""

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

from skerry.kernel.errors import SkerryError
from skerry.kernel.speaking import SOURCE
from skerry.words.languages import PACKAGE, folders, languages

# The compiler and what it stands on take a while to import, so they are when the first text is told.
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message or a term, to where the next one or a comment begins."""
HEADER: Final = "language"
"""The file in which a language says of itself what it is."""


def identifier(key: str) -> str:
    """What a key is called in a file: Fluent has neither dots nor spaces in names."""
    return key.replace(".", "-").replace(" ", "-")


def as_it_is(name: str, value: Any) -> str:
    """Writes a value that is in words already, or a plain number."""
    return str(value)


class Spoken:
    """A room in one language: its texts by their names, those of folders that win first."""

    def __init__(self, room: str, tag: str, home: Path) -> None:
        if tag not in languages():
            raise SkerryError("no-language", tag=repr(tag), known=languages())
        self.tag = tag
        self.files = [
            entries(path)
            for folder in dict.fromkeys([*folders()[:-1], home])
            if (path := folder / tag / f"{room}.ftl").is_file()
        ]
        self._messages: dict[str, list[Any]] = {}

    def names(self) -> dict[str, str]:
        """All entries by their names."""
        return {name: source for file in reversed(self.files) for name, source in file.items()}

    def get(self, name: str) -> Any:
        """The message of this name; None if there is none, or none that can be told."""
        return next(iter(self.all(name)), None)

    def all(self, name: str) -> list[Any]:
        """The messages of this name that can be told, one for each file that has one."""
        if name not in self._messages:
            self._messages[name] = list(self._compiled(name))
        return self._messages[name]

    def _compiled(self, name: str) -> Iterator[Any]:
        sources = [file[name] for file in self.files if name in file]
        if not sources:
            return
        from skerry.words import compiling  # noqa: PLC0415  not before there is something to tell

        for source in sources:
            try:
                yield compiling.compiled(source, habits(self.tag), self.term)
            except compiling.NotUnderstood:
                continue

    def term(self, name: str) -> Any:
        from skerry.words import compiling  # noqa: PLC0415

        for file in [*self.files, header(self.tag)]:
            if f"-{name}" in file:
                return compiling.parsed(file[f"-{name}"])
        raise compiling.NotUnderstood(f"there is no term -{name}")


ROOMS: Final[dict[str, "Room"]] = {}
"""The rooms that were made, by their names."""
_made: "WeakSet[Room]" = WeakSet()


class Room:
    """The texts of a room. A game that comes from elsewhere has its languages in a folder of its own."""

    def __init__(self, name: str, home: Path = PACKAGE) -> None:
        self.name = name
        self.home = home
        self._texts: dict[tuple[str, str], Any] = {}
        ROOMS[name] = self
        _made.add(self)

    def spoken(self, tag: str) -> Spoken:
        return spoken(self.name, tag, self.home)

    def has(self, key: str) -> bool:
        """Is there such a text in the source?"""
        return self.spoken(SOURCE).get(identifier(key)) is not None

    def names(self) -> list[str]:
        """The names of all texts in the source."""
        return [name for name in self.spoken(SOURCE).names() if not name.startswith("-")]

    def lacking(self, tag: str) -> list[str]:
        """The names of texts that stand in the source and not beside it, in a language that the room is written in."""
        if not (self.home / tag / f"{self.name}.ftl").is_file():
            return []
        there = self.spoken(tag).names()
        return [name for name in self.names() if name not in there]

    def needs(self, key: str, tag: str) -> frozenset[str]:
        """The values that a text needs."""
        found = self.spoken(tag).get(identifier(key)) or self.spoken(SOURCE).get(identifier(key))
        return frozenset(found.needs)

    def message(self, key: str, tag: str) -> Any:
        """The message in this language, or in the source."""
        found = next(self.messages(key, tag), None)
        if found is None:
            raise KeyError(key)
        return found

    def messages(self, key: str, tag: str) -> Iterator[Any]:
        """The messages that can be told for a key, the best first: none needs a value that our own does without."""
        name = identifier(key)
        source = self.spoken(SOURCE).all(name)
        known = source[-1].needs if source else None
        for message in [*(self.spoken(tag).all(name) if tag != SOURCE else []), *source]:
            if known is None or message.needs <= known:
                yield message

    def text(self, key: str, tag: str) -> Any:
        """The function that tells a text."""
        text = self._texts.get((key, tag))
        if text is None:
            text = self._texts[key, tag] = self.message(key, tag).text
        return text

    def forget(self) -> None:
        """Read everything anew."""
        self._texts.clear()

    def say(self, key: str, tag: str, **values: object) -> str:
        """A text with values that are in words already."""
        return str(self.text(key, tag)(values, as_it_is))

    def words(self, tag: str, *groups: str) -> "Phrases":
        """The texts of these groups in one language; a text is looked for in the first group, then in the others."""
        return Phrases(self, tag, groups)


class Phrases:
    """The texts of some groups of a room in one language: word("year-of", year=3)."""

    def __init__(self, room: Room, tag: str, groups: tuple[str, ...] = ()) -> None:
        self.room = room
        self.lang = tag
        self.groups = groups
        self._texts = phrases(room.name, room.home, tag, groups)

    def __call__(self, key: str, **values: object) -> str:
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._found(key)
        return text(values, as_it_is)

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return any(self.room.has(f"{group}-{key}") for group in self.groups) if self.groups else self.room.has(key)

    def _found(self, key: str) -> Callable[[Mapping[str, object], Callable[[str, Any], str]], str]:
        named = [f"{group}-{key}" for group in self.groups] or [key]
        chosen = next((name for name in named if self.room.has(name)), named[-1])
        return self.room.text(chosen, self.lang)  # type: ignore[no-any-return]


# --- what is kept -----------------------------------------------------------------------------------------------------


@functools.cache
def spoken(room: str, tag: str, home: Path) -> Spoken:
    return Spoken(room, tag, home)


@functools.cache
def phrases(room: str, home: Path, tag: str, groups: tuple[str, ...]) -> dict[str, Any]:
    """The texts found so far."""
    spoken(room, tag, home)
    return {}


@functools.cache
def entries(path: Path) -> dict[str, str]:
    """The messages and terms of a file, each as it stands there."""
    text = path.read_text(encoding="utf-8").replace("\r\n", "\n")
    return {entry[1]: entry[0] + "\n" for entry in ENTRY.finditer(text)}


@functools.cache
def header(tag: str) -> dict[str, str]:
    """What a language says of itself."""
    found = [folder / tag / f"{HEADER}.ftl" for folder in reversed(folders())]
    return {name: source for path in found if path.is_file() for name, source in entries(path).items()}


def about(tag: str, name: str, otherwise: str) -> str:
    """A line of the header of a language."""
    return header(tag)[name].partition("=")[2].strip() if name in header(tag) else otherwise


def locale(tag: str) -> str:
    """The name that CLDR and browsers have for a language."""
    return about(tag, "locale", tag).replace("_", "-")


def own_name(tag: str) -> str:
    """What a language is called in itself, such as "Deutsch"."""
    return about(tag, "name", tag)


def in_sentence(name: str, tag: str) -> str:
    """A name as it stands within a sentence: small, or as it is in a language that writes nouns large."""
    return name if about(tag, "nouns", "small") == "large" else name.lower()


@functools.cache
def habits(tag: str) -> Any:
    from skerry.words.habits import Habits  # noqa: PLC0415  Babel takes a while to import

    return Habits(locale(tag))


def joined(parts: "list[str]", tag: str, style: str = "standard") -> str:
    """For example "a, b and c"."""
    return str(habits(tag).list(parts, style)) if len(parts) > 1 else "".join(parts)


def look_again() -> None:
    """Languages are looked for once; this is for tests, which put one there later."""
    for room in _made:
        room.forget()
    for kept in (folders, languages, spoken, phrases, entries, header, habits):
        kept.cache_clear()


def rooms_in(folder: Path, tag: str) -> Iterator[str]:
    """The rooms that have a file in the folder of a language."""
    yield from (path.stem for path in sorted((folder / tag).glob("*.ftl")) if path.stem != HEADER)
