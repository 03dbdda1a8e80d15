"""Texts that stand in packs, as they are printed on components: they may name values.

`{amount}` is replaced by a value; `{amount|pip|pips}` is the first form for 1 and the second for any other number. A
pack has every text in the source language; in others it may have them, and they win over the language files.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from skerry.kernel.speaking import SOURCE

PLACE: Final = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}")


def places(text: str) -> set[str]:
    """The names of the values that a text needs."""
    return {place[1] for place in PLACE.finditer(text)}


def filled(text: str, values: Mapping[str, object]) -> str:
    """The text with its values."""

    def written(place: re.Match[str]) -> str:
        name, one, many = place.groups()
        if one is None:
            return str(values[name])
        return str(one if values[name] == 1 else many)

    return PLACE.sub(written, text)


def is_text(value: object) -> bool:
    """Is it a table that has a text by languages, such as `name.en = "Bank"`?"""
    return isinstance(value, dict) and isinstance(dict.get(value, SOURCE), str)


def in_source(data: Any) -> Any:
    """The data of a pack with its texts in the source language alone: which others it has is up to its author."""
    if is_text(data):
        return {SOURCE: data[SOURCE]}
    if isinstance(data, dict):
        return {name: in_source(part) for name, part in data.items()}
    return [in_source(part) for part in data] if isinstance(data, list) else data
