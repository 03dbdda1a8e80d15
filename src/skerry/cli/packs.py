"""Component packs to look at and to check."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

import skerry
from skerry import PackError
from skerry.cli.sheets import plain_table, titled
from skerry.cli.texts import Words
from skerry.games import published
from skerry.kernel.pack import Pack, flatten, read_toml

# How a value's source is marked behind it; the rulebook needs no mark.
MARKS: Final = {"rulebook": "", "published": "ᵖ", "inferred": "ⁱ", "reconstructed": "ʳ"}


def show_pack(console: Console, pack: Pack, words: Words) -> None:
    """Every group of values as a table; each value is marked with its source."""
    console.print(Text(words("pack-of", slug=pack.slug, version=pack.version), style="bold"))
    console.print(Text(words("pack-marks"), style="dim"))
    single = {key: value for key, value in pack.data.items() if not isinstance(value, dict | list)}
    for group, values in [("", single), *pack.data.items()]:
        if isinstance(values, list):
            _show_list(console, group, values, pack.data.get(f"{group}_defaults", {}))
        elif isinstance(values, dict) and not group.endswith("_defaults"):
            _show_values(console, group, values)


def _show_list(console: Console, group: str, entries: list[dict[str, Any]], defaults: Mapping[str, Any]) -> None:
    """A row for each entry, a column for each of their keys."""
    rows = {entry["id"]: _marked(entry, defaults) for entry in entries}
    keys = list(dict.fromkeys(key for row in rows.values() for key in row))
    table = plain_table(keys)
    for row in rows.values():
        table.add_row(*[Text(row.get(key, "")) for key in keys])
    console.print(titled(f"[[{group}]]", table))


def _show_values(console: Console, group: str, values: Mapping[str, Any]) -> None:
    marked = _marked(values, {})
    if not marked:
        return
    table = plain_table(("", ""))
    for key, value in marked.items():
        table.add_row(Text(key), Text(value))
    console.print(titled(f"[{group}]" if group else "", table))


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
    files = published(slug).files
    return files[max(files)].read_text(encoding="utf-8")


def check_pack(console: Console, path: Path, words: Words) -> None:
    """PackError if the rules cannot work with it; else what differs from the published version."""
    data = read_toml(path)
    slug = data.get("slug")
    if slug not in skerry.games():
        raise PackError("slug", slug, f"the game this pack is for: {' or '.join(skerry.games())}")
    pack = skerry.game(slug, path).pack
    base = flatten(published(slug).version(pack.version).data)
    console.print(words("pack-fine", path=path, slug=slug), highlight=False)
    if not pack.changes:
        console.print(words("pack-same", version=pack.version))
        return
    table = plain_table(words.heads("pack-columns"))
    for key, value in pack.changes.items():
        table.add_row(Text(key), Text(str(base.get(key, "–"))), Text(str(value)))
    console.print(titled(words("pack-differs", version=pack.version, count=len(pack.changes)), table))
