"""A language that nobody speaks, made of the English texts: all letters have accents, every text is longer by 40 %, and
it counts like Polish. Whatever a page shows without accents does not come from a language file."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from skerry.games.translations import rooms, to_translate
from skerry.words.rooms import HEADER

TAG = "xa"
LOCALE = "pl"
FORMS = ("one", "few", "many")
LONGER = 0.4
ACCENTS = str.maketrans(
    "aceinorsuyzACEINORSUYZdghjkltwDGHJKLTW", "âčęîñôŕšûýžÂČĘÎÑÔŔŠÛÝŽďğĥĵķľţŵĎĞĤĴĶĽŢŴ"
)  # fmt: skip
LETTERS = re.compile(r"[^\W\d_]+")
KEPT = re.compile(r"(\b[A-Z]{3}-[A-Z]?\d+\b|<[^>]*>|&\w+;|\{\w*\}|--?[a-z]+|https?:\S+|\S+\.(?:md|toml|skerry)\b|\|)")
"""What is no word: ids of rules, marks, places, options, addresses, files, and what parts the heads of tables."""
QUOTED = re.compile("“[^”]*”")
"""A move as it stands in a record."""
PROPER = {"Skerry"}
"""Words that are the same in every language."""


def make(folder: Path) -> Path:
    """Writes the language into a folder."""
    place = folder / TAG
    place.mkdir(parents=True)
    header = f"name = Ẋåñü\nlocale = {LOCALE}\nnouns = large\n"
    (place / f"{HEADER}.ftl").write_text(header, encoding="utf-8")
    for room in rooms():
        entries = [translated(FluentParser(with_spans=False).parse_entry(text)) for text in to_translate(room).values()]
        texts = "".join(FluentSerializer().serialize_entry(entry) for entry in entries)
        (place / f"{room}.ftl").write_text(texts, encoding="utf-8")
    return folder


def translated(entry: ast.EntryType) -> ast.Message:
    assert isinstance(entry, ast.Message), entry
    assert entry.value is not None
    change(entry.value)
    return entry


def change(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = said(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            for variant in variants:
                change(variant.value)
            counted(variants)


def counted(variants: list[ast.Variant]) -> None:
    """Where English has two forms, four."""
    keys = [one.key.name for one in variants if isinstance(one.key, ast.Identifier)]
    if "one" in keys:
        usual = next(one for one in variants if one.default)
        for form in FORMS:
            if form not in keys:
                variants.insert(0, ast.Variant(ast.Identifier(form), usual.value))


def said(text: str) -> str:
    """A text with accents, and longer."""
    return "".join(part if KEPT.fullmatch(part) else LETTERS.sub(longer, part) for part in KEPT.split(text))


def longer(word: "re.Match[str]") -> str:
    letters = word[0].translate(ACCENTS)
    return letters + "ö" * round(len(letters) * LONGER)


def unspoken(text: str) -> list[str]:
    """The words of a text that have no accents, so that no language file has them."""
    words = LETTERS.findall(KEPT.sub(" ", QUOTED.sub(" ", text)))
    return [word for word in words if len(word) > 2 and word.isascii() and word not in PROPER]
