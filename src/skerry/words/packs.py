"""What things are called in a pack: in English the pack says it, in others the files do, unless it does so itself.

In the file of a game a text of its pack has the name of its path: `building_type.bank.name` is
`pack-building_type-bank-name`.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from skerry.kernel.pack import Pack
from skerry.kernel.printed import PLACE, filled, is_text
from skerry.kernel.speaking import SOURCE
from skerry.words.rooms import Room, as_it_is


class Printed(Mapping[str, str]):
    """A text of a pack in every language: `printed["de"]`."""

    def __init__(self, table: Mapping[str, str], room: Room, name: str, *, translated: bool) -> None:
        self.table = table
        self.room = room
        self.name = name
        self._texts: dict[str, str] = {}
        self.translated = translated
        """Do the files have it in other languages? They don't know what someone calls things in a pack of their own."""

    def __getitem__(self, lang: str) -> str:
        text = self._texts.get(lang)
        if text is None:
            text = self._texts[lang] = self.told(lang)
        return text

    def __iter__(self) -> Iterator[str]:
        return iter(self.table)

    def __len__(self) -> int:
        return len(self.table)

    def told(self, lang: str, **values: object) -> str:
        """The text with its values."""
        if lang in self.table:
            return filled(self.table[lang], values)
        message = self.room.spoken(lang).get(self.name) if self.translated else None
        if message is None or not message.needs <= values.keys():
            return filled(self.table[SOURCE], values)
        return str(message.text(values, as_it_is))


def spoken(pack: Pack, room: Room) -> dict[str, Any]:
    """The data of a pack, with every text of it in all languages."""
    data: dict[str, Any] = _spoken(pack.data, room, "pack", texts(pack.base))
    return data


def texts(value: Any, path: str = "pack") -> dict[str, str]:
    """All texts of a pack in English, by what they are called in the file of a language."""
    if is_text(value):
        return {path: str(dict.get(value, SOURCE))}
    if isinstance(value, dict):
        parts = [(name, part) for name, part in _parts(value)]
    elif isinstance(value, list):
        parts = [(_id(part, place), part) for place, part in enumerate(value)]
    else:
        return {}
    return {name: text for own, part in parts for name, text in texts(part, f"{path}-{own}").items()}


def _spoken(value: Any, room: Room, path: str, published: Mapping[str, str]) -> Any:
    if is_text(value):
        return Printed(value, room, path, translated=published.get(path) == dict.get(value, SOURCE))
    if isinstance(value, dict):
        return _like(value, {name: _spoken(part, room, f"{path}-{name}", published) for name, part in _parts(value)})
    if isinstance(value, list):
        return [_spoken(part, room, f"{path}-{_id(part, place)}", published) for place, part in enumerate(value)]
    return value


def _id(part: Any, place: int) -> str:
    """What an entry of a list is called in paths."""
    return str(dict.get(part, "id", place)) if isinstance(part, dict) else str(place)


def _parts(table: dict[str, Any]) -> Any:
    """What is in a table, unnoticed by one that takes note of what is read (`kernel/reading.py`)."""
    return dict.items(table)


def _like(table: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """A table of the same sort with other parts: one that takes note goes on doing so."""
    if type(table) is dict:
        return parts
    same = type(table).__new__(type(table))
    vars(same).update(vars(table))
    dict.update(same, parts)
    return same


def as_fluent(text: str) -> str:
    """A text as a pack has it, as it stands in the file of a language."""
    return PLACE.sub(_placed, text)


def _placed(place: "re.Match[str]") -> str:
    name, one, many = place.groups()
    if one is None:
        return f"{{ ${name} }}"
    return f"{{ ${name} ->\n        [one] {one}\n       *[other] {many}\n    }}"
