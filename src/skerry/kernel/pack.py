"""Component packs: everything printed on the components of a game, in one TOML file.

A value is named by its path: tables by their keys, entries of a list of tables by their `id`, for example
`building.visby-crane.cost`. Instead of an id a path may have a pattern such as `*-crane`, or a word that ids begin or
end with, such as `crane`: then it means all that fit.

The published packs of a game never change; a pack of one's own is described by its differences from the published
version it names.
"""

import copy
import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from skerry.kernel import toml
from skerry.kernel.errors import NotToml, PackError, TomlError, UnreadableFile
from skerry.kernel.printed import in_source, is_text, places
from skerry.kernel.speaking import SOURCE

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""Ids are parts of words, paths and records, which have signs of their own between them."""
REMOVED: Final = "(removed)"
"""Stands for a value of the published pack that a changed pack does not have."""


class Pack:
    """The data of a pack, the published version it rests on, and what differs from that."""

    def __init__(
        self,
        slug: str,
        version: int,
        data: dict[str, Any],
        changes: dict[str, Any],
        base: dict[str, Any] | None = None,
    ) -> None:
        self.slug = slug
        self.version = version
        self.data = data
        self.changes = changes
        self.base = data if base is None else base
        """The data of the published version."""


class Values:
    """A table of a pack, read with its expectations: every complaint names the key, the value and what was expected."""

    def __init__(self, data: Mapping[str, Any], path: str = "") -> None:
        self.data = data
        self.path = path

    def key(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def _get(self, name: str, expected: str, **values: object) -> Any:
        if name not in self.data:
            raise PackError(self.key(name), None, expected, **values)
        return self.data[name]

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self._get(name, "whole-number-within", low=low, high=high)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PackError(self.key(name), value, "whole-number-within", low=low, high=high)
        return value

    def flag(self, name: str) -> bool:
        value = self._get(name, "true-or-false")
        if not isinstance(value, bool):
            raise PackError(self.key(name), value, "true-or-false")
        return value

    def text(self, name: str) -> str:
        value = self._get(name, "text")
        if not isinstance(value, str):
            raise PackError(self.key(name), value, "text")
        return value

    def one_of(self, name: str, choices: list[str]) -> str:
        known = [repr(choice) for choice in choices]
        value = self._get(name, "one-of", known=known)
        if value not in choices:
            raise PackError(self.key(name), value, "one-of", known=known)
        return str(value)

    def table(self, name: str) -> "Values":
        value = self._get(name, "table")
        if not isinstance(value, dict):
            raise PackError(self.key(name), value, "table")
        return Values(value, self.key(name))

    def entries(self, name: str) -> "list[Values]":
        """A list of tables with different ids, in the order of the file."""
        value = self._get(name, "list-of-tables")
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise PackError(self.key(name), value, "list-of-tables")
        found: dict[str, Values] = {}
        for position, entry in enumerate(value):
            at = Values(entry, f"{self.key(name)}[{position}]")
            own = at.text("id")
            at.require(ID.fullmatch(own) is not None, "id", "an-id")
            if own in found:
                raise PackError(f"{self.key(name)}.{own}", own, "an-id-of-its-own")
            found[own] = Values(entry, f"{self.key(name)}.{own}")
        return list(found.values())

    def require(self, holds: bool, name: str, expected: str, **values: object) -> None:
        """Complain about the value of a key unless the condition holds."""
        if not holds:
            raise PackError(self.key(name), self.data.get(name), expected, **values)


class Published:
    """The published packs of a game: a TOML file for each version; the newest is the default.

    The newest file is whole. An older one has, under `was`, only the values by path that were different then; so people
    read one file, and no value stands in two places.
    """

    def __init__(self, slug: str, files: Mapping[int, Path]) -> None:
        self.slug = slug
        self.files = dict(files)

    def newest(self) -> Path:
        """The file of the newest version."""
        return self.files[max(self.files)]

    def version(self, version: int | None = None) -> Pack:
        """The pack published under this version, by default the newest."""
        number = max(self.files) if version is None else version
        if number not in self.files:
            raise PackError("version", number, "a-published-version", slug=self.slug, known=sorted(self.files))
        return Pack(self.slug, number, self._data(number), {})

    def _data(self, number: int) -> dict[str, Any]:
        data = read_toml(self.files[number])
        if number == max(self.files):
            return data
        return with_changes(self._data(number + 1), {"version": number, **data["was"]})

    def load(self, source: str | Path | Mapping[str, Any] | Pack | None) -> Pack:
        """A pack from a file, a table, or None for the newest published one."""
        if source is None:
            return self.version()
        if isinstance(source, Pack):
            return source
        data = dict(source) if isinstance(source, Mapping) else read_toml(Path(source))
        values = Values(data)
        if values.text("slug") != self.slug:
            raise PackError("slug", data["slug"], "slug-of-this-game", slug=self.slug)
        number = data.get("version")
        is_known = isinstance(number, int) and number in self.files
        values.require(is_known, "version", "the-published-version", known=sorted(self.files))
        base = self.version(number)
        return Pack(self.slug, base.version, data, differences(base.data, data), base.data)

    def changed(self, version: int | None, changes: Mapping[str, Any]) -> Pack:
        """The published version, by default the newest, with these differences, as a record carries them."""
        base = self.version(version)
        meant = {path: value for key, value in changes.items() for path in matching(base.data, key) or [key]}
        data = with_changes(base.data, meant)
        return Pack(self.slug, base.version, data, differences(base.data, data), base.data)

    def check_keys(self, pack: Pack, but_for: Sequence[str] = ()) -> None:
        """For the components of a game, first of all: a pack has the keys of the published one, no more and no fewer.

        Tables that may hold other things in other numbers are left to the game.
        """
        if not pack.changes:
            return
        published = self.version(pack.version).data
        known, present = _keys(published, but_for), _keys(pack.data, but_for)
        for key, value in present.items():
            if key not in known:
                raise PackError(key, value, "no-key-of-the-pack")
        for key in known:
            if key not in present:
                raise PackError(key, None, "a-value-of-the-pack")

    def check_kinds(self, pack: Pack) -> None:
        """For the components of a game, last of all: what no rule reads is such that boards and texts can use it.

        Every value is of the kind that the published pack has there, whatever has a name there has one here, and texts
        name no other values than texts of their kind do there.
        """
        if pack.changes:
            known = self.version(pack.version).data
            _check_kinds(known, pack.data, "")
            _check_texts(known, pack.data)


def _keys(data: Mapping[str, Any], but_for: Sequence[str]) -> dict[str, Any]:
    return flatten({name: part for name, part in in_source(data).items() if name not in but_for})


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file; mistakes in it are told with the file's name and the line."""
    try:
        return toml.parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnreadableFile(str(path), "system-says", error=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise UnreadableFile(str(path), "file-not-toml", mistake=error) from error
    except NotToml as error:
        raise UnreadableFile(str(path), "file-not-toml", mistake=error.mistake) from error
    except TomlError as error:
        raise UnreadableFile(str(path), "as-said", said=error.problem) from error


def flatten(data: Any, path: str = "") -> dict[str, Any]:
    """Every single value under its path."""
    if isinstance(data, dict):
        parts = [(str(key), value) for key, value in data.items()]
    elif isinstance(data, list) and data and all(isinstance(entry, dict) and "id" in entry for entry in data):
        parts = [(str(entry["id"]), {k: v for k, v in entry.items() if k != "id"}) for entry in data]
    else:
        return {path: data}
    flat: dict[str, Any] = {}
    for key, value in parts:
        flat.update(flatten(value, f"{path}.{key}" if path else key))
    return flat


def differences(base: Mapping[str, Any], data: Mapping[str, Any], path: str = "") -> dict[str, Any]:
    """What a pack changes, adds or removes against another, by path. A list with other ids is one change, whole."""
    changed: dict[str, Any] = {}
    for name in [*base, *[name for name in data if name not in base]]:
        at = f"{path}.{name}" if path else name
        changed.update(_difference(base.get(name, REMOVED), data.get(name, REMOVED), at))
    return changed


def _difference(old: Any, new: Any, path: str) -> dict[str, Any]:
    if isinstance(old, dict) and isinstance(new, dict):
        return differences(old, new, path)
    if _ids(old) and _ids(old) == _ids(new):
        return differences(_by_id(old), _by_id(new), path)
    return {} if type(old) is type(new) and old == new else {path: new}


def with_changes(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of a pack's data with values changed, added or removed by path; a path into nowhere names near misses."""
    data = copy.deepcopy(dict(base))
    for path, value in changes.items():
        *way, name = path.split(".")
        table = _table_at(data, way)
        if table is None or (value == REMOVED and name not in table):
            near = difflib.get_close_matches(path, list(flatten(data)), n=3)
            raise PackError(path, value, "a-path", near=near)
        if value == REMOVED:
            del table[name]
        else:
            table[name] = value
    return data


def matching(data: Mapping[str, Any], key: str) -> list[str]:
    """The paths of the pack that a key means, in the order of the pack."""
    return _matching(data, key.split("."), "")


def _matching(here: Any, parts: list[str], path: str) -> list[str]:
    if not parts:
        return [path]
    tables = _by_id(here) if _ids(here) else here
    if not isinstance(tables, Mapping):
        return []
    found: list[str] = []
    for name in _named(tables, parts[0], words=tables is not here):
        found += _matching(tables[name], parts[1:], f"{path}.{name}" if path else name)
    return found


def _named(tables: Mapping[str, Any], part: str, *, words: bool) -> list[str]:
    """The names a part means: itself if there is one, else those of a pattern, else ids with this word at an end."""
    if part in tables:
        return [part]
    found = [name for name in tables if fnmatchcase(name, part)]
    if not found and words:
        found = [name for name in tables if name.startswith(f"{part}-") or name.endswith(f"-{part}")]
    return found


def _table_at(data: Any, way: list[str]) -> dict[str, Any] | None:
    """The table this way leads to, past tables by their keys and lists of tables by their ids."""
    here = data
    for name in way:
        tables = _by_id(here) if _ids(here) else here
        here = tables.get(name) if isinstance(tables, dict) else None
    return here if isinstance(here, dict) else None


def _ids(value: Any) -> list[str]:
    """The ids of a list of tables; none for anything else."""
    if not isinstance(value, list) or not all(isinstance(entry, dict) and "id" in entry for entry in value):
        return []
    return [str(entry["id"]) for entry in value]


def _by_id(entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {str(entry["id"]): entry for entry in entries}


# --- kinds ------------------------------------------------------------------------------------------------------------


def _check_kinds(known: Any, present: Any, path: str) -> None:
    if _kind(known) != _kind(present):
        raise PackError(path, present, _kind(known))
    if isinstance(known, dict):
        for name, value in known.items():
            at = f"{path}.{name}" if path else name
            if name in present:
                _check_kinds(value, present[name], at)
            elif name == SOURCE or is_text(value):
                raise PackError(at, None, _kind(value))
    elif isinstance(known, list) and known and all(isinstance(entry, dict) for entry in known):
        pattern = _pattern(known)
        for place, entry in enumerate(present):
            own = entry.get("id", place) if isinstance(entry, dict) else place
            _check_kinds(pattern, entry, f"{path}.{own}")


def _check_texts(known: Any, present: Any) -> None:
    usual: dict[str, list[str]] = {}
    for _, kind, table in _texts(known, "", ""):
        usual.setdefault(kind, []).extend(places(table[SOURCE]))
    for path, kind, table in _texts(present, "", ""):
        names = sorted(set(usual.get(kind, [])))
        for lang, text in table.items():
            if not isinstance(text, str):
                raise PackError(f"{path}.{lang}", text, "text")
            if not places(text) <= set(names):
                listed = ", ".join([f"{{{name}}}" for name in names])
                raise PackError(f"{path}.{lang}", text, "a-text-with-values" if names else "a-plain-text", names=listed)


def _texts(value: Any, path: str, kind: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every text below a value, with its path and that of its kind, which lacks the ids."""
    if is_text(value):
        yield path, kind, value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _texts(part, f"{path}.{name}" if path else name, f"{kind}.{name}")
    elif isinstance(value, list):
        for place, part in enumerate(value):
            own = part.get("id", place) if isinstance(part, dict) else place
            yield from _texts(part, f"{path}.{own}", kind)


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "true-or-false"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, str):
        return "text"
    return "list" if isinstance(value, list) else "table"


def _pattern(entries: list[dict[str, Any]]) -> dict[str, Any]:
    """What the entries of a list have in common: a value of each key that is of one kind wherever it stands."""
    pattern: dict[str, Any] = {}
    for name in dict.fromkeys([name for entry in entries for name in entry]):
        found = [entry[name] for entry in entries if name in entry]
        optional = len(found) < len(entries) and is_text(found[0])
        if len({_kind(value) for value in found}) == 1 and not optional and "source" not in name:
            pattern[name] = found[0]
    return pattern
