"""Component packs to look at and to check."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.text import Text

import skerry
from skerry import PackError
from skerry.cli.sheets import plain_table, titled
from skerry.cli.texts import CliPhrases
from skerry.games import published
from skerry.kernel.pack import Pack, flatten, read_toml
from skerry.kernel.reading import unread

# How a value's source is marked behind it; the rulebook needs no mark.
MARKS: Final = {"rulebook": "", "published": "ᵖ", "inferred": "ⁱ", "reconstructed": "ʳ"}


class Group(NamedTuple):
    """Values that belong together, as a table; each is marked with its source."""

    title: str
    heads: list[str]
    """Empty for a group of single values, each with its key in front of it."""
    rows: list[list[str]]


def groups(pack: Pack) -> list[Group]:
    """All values of a pack."""
    found = [_values("", {key: value for key, value in pack.data.items() if not isinstance(value, dict | list)})]
    for group, values in pack.data.items():
        if isinstance(values, list):
            found.append(_entries(group, values, pack.data.get(f"{group}_defaults", {})))
        elif isinstance(values, dict) and not group.endswith("_defaults"):
            found.append(_values(f"[{group}]", values))
    return [group for group in found if group.rows]


def _entries(group: str, entries: list[dict[str, Any]], defaults: Mapping[str, Any]) -> Group:
    """A row for each entry, a column for each of their keys."""
    rows = [_marked(entry, defaults) for entry in entries]
    keys = list(dict.fromkeys(key for row in rows for key in row))
    return Group(f"[[{group}]]", keys, [[row.get(key, "") for key in keys] for row in rows])


def _values(title: str, values: Mapping[str, Any]) -> Group:
    return Group(title, [], [[key, value] for key, value in _marked(values, {}).items()])


def show_pack(console: Console, pack: Pack, words: CliPhrases) -> None:
    """Every group of values as a table."""
    console.print(Text(words("pack-of", slug=pack.slug, version=pack.version), style="bold"))
    console.print(Text(words("pack-marks"), style="dim"))
    for group in groups(pack):
        table = plain_table(group.heads or ("", ""))
        for row in group.rows:
            table.add_row(*[Text(cell) for cell in row])
        console.print(titled(group.title, table))


def _marked(values: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, str]:
    """The values with the marks of their sources; texts in German and English are left out."""
    sources = {**defaults, **flatten(dict(values))}
    shown = {}
    for key, value in flatten(dict(values)).items():
        if not (key == "source" or "_source" in key or key.startswith(("name.", "text."))):
            shown[key] = _with_mark(value, _source(sources, key))
    return shown


def _source(sources: Mapping[str, Any], key: str) -> Any:
    """What is said of the value itself, else of what it is part of, else of the whole group."""
    head, _, tail = key.partition(".")
    for name in (f"{key}_source", f"{head}_source.{tail}", f"{head}_source", "source"):
        if name in sources:
            return sources[name]
    return "rulebook"


def _with_mark(value: object, source: Any) -> str:
    if isinstance(value, list) and isinstance(source, list) and len(value) == len(source):
        return ", ".join(_with_mark(one, its) for one, its in zip(value, source))
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text + MARKS.get(str(source), "")


def pack_text(slug: str) -> str:
    """The file of the newest published pack, to be copied and changed."""
    return published(slug).newest().read_text(encoding="utf-8")


def warn_of_unread(console: Console, pack: Pack, words: CliPhrases) -> None:
    """Name the values that can be changed without any effect."""
    found = unread(pack, lambda noting: skerry.game(pack.slug, noting))
    if found:
        console.print(Text(words("pack-unread", count=len(found)), style="bold"))
        for path in found:
            console.print(Text(f"  {path}"))


def check_pack(console: Console, path: Path, words: CliPhrases) -> None:
    """PackError if the rules cannot work with it; else what nothing reads and what differs from the published one."""
    data = read_toml(path)
    slug = data.get("slug")
    if slug not in skerry.games():
        raise PackError("slug", slug, "game-of-this-pack", games=" or ".join(skerry.games()))
    pack = skerry.game(slug, path).pack
    base = flatten(published(slug).version(pack.version).data)
    console.print(words("pack-fine", path=path, slug=slug), highlight=False)
    warn_of_unread(console, pack, words)
    if not pack.changes:
        console.print(words("pack-same", version=pack.version))
        return
    table = plain_table(words.heads("pack-columns"))
    for key, value in pack.changes.items():
        table.add_row(Text(key), Text(str(base.get(key, "–"))), Text(str(value)))
    console.print(titled(words("pack-differs", version=pack.version, count=len(pack.changes)), table))
