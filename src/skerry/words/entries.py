"""Entries of a pack with types: each game declares in its `entries.py` what its boards, sheets and texts read.

An entry is a table of the pack, and never changes. It holds texts (`Printed`), numbers, truth values, tuples, tables by
name (`ByName`) and other entries. A string below a field says what it means. What is declared is read once, when the
entry is made, and nothing else is: so a pack that takes note (`kernel/reading.py`) knows what a game uses.
"""

import functools
from collections.abc import Callable, Iterable, Mapping
from inspect import isclass
from types import NoneType
from typing import Any, Self, TypeVar, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from skerry.kernel.errors import PackError
from skerry.kernel.reading import joined, says_where_from
from skerry.kernel.views import ByName
from skerry.words.packs import Printed

Reader = Callable[[Any, str], Any]
"""Reads a value of a pack, which stands at a path."""


class Entry(Struct, frozen=True):
    """A table of a pack."""

    @classmethod
    def of(cls, table: Mapping[str, Any], path: str = "") -> Self:
        """Read from a pack with its texts in all languages (`words/packs.py`)."""
        return made(cls, table, path)


class Named(Entry, frozen=True):
    """One of a list of tables."""

    id: str
    """What it is called in the pack, in moves and in views."""


class Called(Named, frozen=True):
    """One of a list of things with a name."""

    name: Printed
    """What it is called."""


N = TypeVar("N", bound=Named)


def by_id(entries: Iterable[N]) -> dict[str, N]:
    """In the order of the pack."""
    return {entry.id: entry for entry in entries}


E = TypeVar("E", bound=Entry)


def made(entry: type[E], table: Mapping[str, Any], path: str) -> E:
    """An entry of this sort, of what is declared for it."""
    values = {}
    for field, key, required, read in declared(entry):
        if key in table:
            values[field] = read(table[key], joined(path, key))
        elif required:
            raise PackError(joined(path, key), None, "a-value-of-the-pack")
    return entry(**values)


@functools.cache
def declared(entry: type[Entry]) -> list[tuple[str, str, bool, Reader]]:
    """Of each field its name, its key in packs, whether a pack must have it, and how it is read."""
    return [(one.name, one.encode_name, one.required, reader(one.type)) for one in fields(entry)]


def reader(type_: Any) -> Reader:
    """How a value of this type is read."""
    if isclass(type_) and issubclass(type_, Entry):
        return type_.of
    parts = [reader(part) for part in get_args(type_) if part not in (..., NoneType)]
    if get_origin(type_) is tuple:
        return functools.partial(_list, parts[0])
    if get_origin(type_) is Mapping:
        return functools.partial(_by_name, parts[1])
    return parts[0] if parts else _as_it_is


def _list(read: Reader, values: list[Any], path: str) -> tuple[Any, ...]:
    return tuple([read(value, joined(path, str(place))) for place, value in enumerate(values)])


def _by_name(read: Reader, table: Mapping[str, Any], path: str) -> ByName[Any]:
    """What stands beside the things and says where they come from is none of them."""
    things = {name: value for name, value in table.items() if not says_where_from(name)}
    return ByName({name: read(value, joined(path, name)) for name, value in things.items()})


def _as_it_is(value: Any, path: str) -> Any:
    return value
