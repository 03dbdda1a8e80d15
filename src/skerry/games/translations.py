"""What there is to translate, and how far each language is: texts of all rooms, and what packs call their things."""

import functools

from skerry.games import BUILT_IN, game
from skerry.kernel.speaking import SOURCE
from skerry.words.languages import PACKAGE, languages
from skerry.words.packs import as_fluent, texts
from skerry.words.rooms import Room, rooms_in


@functools.cache
def to_translate(room: str) -> dict[str, str]:
    """The texts of a room as they stand in the source, by their names; those of a pack are only in the pack."""
    entries = {name: text for name, text in Room(room).spoken(SOURCE).names().items() if not name.startswith("-")}
    printed = texts(game(room).pack.data) if room in BUILT_IN else {}
    return entries | {name: f"{name} = {as_fluent(text)}\n" for name, text in printed.items()}


def rooms() -> list[str]:
    """The rooms of Skerry. A game that another package brings counts for itself."""
    return list(rooms_in(PACKAGE, SOURCE))


@functools.cache
def missing(tag: str) -> dict[str, list[str]]:
    """By room: the texts that a language lacks."""
    return {
        room: [name for name in to_translate(room) if name not in Room(room).spoken(tag).names()]
        for room in rooms()
        if tag != SOURCE
    }


def share(tag: str) -> float:
    """The part of all texts that a language has, from 0 to 1."""
    all_texts = sum(len(to_translate(room)) for room in rooms())
    return 1 - sum(map(len, missing(tag).values())) / all_texts


def shares() -> dict[str, float]:
    """How far every language is."""
    return {tag: share(tag) for tag in languages()}


def look_again() -> None:
    """For tests, which put a language there while the program runs."""
    to_translate.cache_clear()
    missing.cache_clear()
