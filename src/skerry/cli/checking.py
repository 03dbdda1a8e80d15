"""What can be wrong in the files of a language: what cannot be read, lacks a value, or has one too many."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from fluent.syntax import FluentParser, ast

from skerry.games import BUILT_IN
from skerry.games.translations import to_translate
from skerry.kernel.speaking import SOURCE
from skerry.server.texts import FOR_SCRIPTS
from skerry.words.compiling import Message, NotUnderstood, compiled, parsed
from skerry.words.rooms import HEADER, entries, habits, header
from skerry.words.scripts import for_script

NO_TERMS: Final[Mapping[str, str]] = MappingProxyType({})


class Checked:
    """A file of a language beside the source of the same room."""

    def __init__(self, path: Path, source: Path, terms: Mapping[str, str] = NO_TERMS) -> None:
        self.path = path
        self.terms = terms
        self.tag = path.parent.name
        self.room = room = path.stem
        self.entries = entries(path)
        printed = to_translate(room) if room in BUILT_IN else {}
        self.source = {**printed, **(entries(source) if source.is_file() else {})}

    def mistakes(self) -> Iterator[str]:
        yield from self.unread()
        for name, text in self.entries.items():
            if not name.startswith("-"):
                yield from (f"{self.path}: {name}: {wrong}" for wrong in self.wrong(name, text))

    def unread(self) -> Iterator[str]:
        """What is no Fluent, and names that stand twice."""
        text = self.path.read_text(encoding="utf-8")
        names: set[str] = set()
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                yield f"{self.path}:{line}: {entry.annotations[0].message}"
            elif isinstance(entry, ast.Message):
                if entry.id.name in names:
                    yield f"{self.path}: {entry.id.name}: this name stands twice"
                names.add(entry.id.name)

    def wrong(self, name: str, text: str) -> Iterator[str]:
        try:
            message = compiled(text, habits(self.tag), self.term)
        except NotUnderstood as error:
            yield str(error)
            return
        if self.tag != SOURCE:
            yield from self.against_source(name, message)
        if self.room == "server" and name.startswith(FOR_SCRIPTS):
            yield from not_for_scripts(message)
        yield from self.plurals(message.entry)
        yield from self.other_words(text)

    def against_source(self, name: str, message: Message) -> Iterator[str]:
        if name in self.source:
            known = compiled(self.source[name], habits(SOURCE), self.source_term).needs
            if known != message.needs:
                yield f"it has {values(message.needs)}, and the English text {values(known)}"
        elif not name.startswith("pack-"):
            yield "there is no such text"

    def plurals(self, entry: ast.Message) -> Iterator[str]:
        """A number is told in every plural form of the language, or by the usual variant."""
        known = {*habits(self.tag).forms(), "none"}
        for select in selects(entry.value):
            words = {one.key.name for one in select.variants if isinstance(one.key, ast.Identifier)}
            odd = {word for word in words & {"zero", "one", "two", "few", "many"} if word not in known}
            if odd:
                yield f"the language has no plural form {values(odd)}"

    def other_words(self, text: str) -> Iterator[str]:
        """Words for what the rulebook calls something else."""
        for word, own in self.terms.items():
            if found := re.search(rf"\b{word}\b", text, re.IGNORECASE):
                yield f"the rulebook does not say {found[0]!r} but {own!r}"

    def term(self, name: str) -> ast.Term:
        return term({**header(self.tag), **self.entries}, name)

    def source_term(self, name: str) -> ast.Term:
        return term({**header(SOURCE), **self.source}, name)


def not_for_scripts(message: Message) -> Iterator[str]:
    """What the page could not say in the browser."""
    try:
        for_script(message)
    except NotUnderstood as error:
        yield str(error)


def term(known: dict[str, str], name: str) -> ast.Term:
    entry = parsed(known[f"-{name}"]) if f"-{name}" in known else None
    if not isinstance(entry, ast.Term):
        raise NotUnderstood(f"there is no term -{name}")
    return entry


def selects(node: object) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.Pattern):
        for element in node.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                yield element.expression
                for variant in element.expression.variants:
                    yield from selects(variant.value)


def values(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no value"


def files(folder: Path) -> list[Path]:
    """All files of the languages in a folder but those that say what the language is."""
    return [path for path in sorted(folder.glob("*/*.ftl")) if path.stem != HEADER]
