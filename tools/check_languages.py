"""Checks every language file: what cannot be read or told is found here and not at the table.

Run by `make check`. A folder given as an argument is checked like those of the package, for translators and plug-ins:
`python tools/check_languages.py ~/languages`. A text that is missing is no mistake, since it is told in English.
"""

import ast as python
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from skerry.games import BUILT_IN
from skerry.games.translations import to_translate
from skerry.kernel import errors
from skerry.kernel.errors import SkerryError
from skerry.kernel.speaking import SOURCE
from skerry.server.texts import FOR_SCRIPTS
from skerry.words.compiling import Message, NotUnderstood, compiled, parsed
from skerry.words.languages import PACKAGE, languages
from skerry.words.rooms import HEADER, Room, entries, habits, header
from skerry.words.scripts import for_script

PLUG_INS = Path(__file__).parents[1] / "examples"
HOMES = {path.parent.name: path for path in sorted(PLUG_INS.glob("*/src/*/languages"))}
"""By plug-in: where its own languages lie."""

TERMS = {
    "de/riga": {"Grundwert": "Basiswert"},
    "de/gotlandia": {
        "gefragt": "hohe Nachfrage",
        "Versammlung": "Thing",
        "Startspielermarke": "Startspielermarker",
    },
}
"""By language and room: what a rulebook calls by its own word and nothing else, as a regular expression → that word."""


class Checked:
    """A file of a language beside the source of the same room."""

    def __init__(self, path: Path, source: Path, room: str) -> None:
        self.path = path
        self.tag = path.parent.name
        self.room = room
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
                yield f"it needs {told(message.needs)}, and in English {told(known)}"
        elif not name.startswith("pack-"):
            yield "there is no such text"

    def plurals(self, entry: ast.Message) -> Iterator[str]:
        """A number is told in every plural form of the language, or by the usual variant."""
        known = {*habits(self.tag).forms(), "none"}
        for select in selects(entry.value):
            words = {one.key.name for one in select.variants if isinstance(one.key, ast.Identifier)}
            odd = {word for word in words & {"zero", "one", "two", "few", "many"} if word not in known}
            if odd:
                yield f"the language has no plural form {told(odd)}"

    def other_words(self, text: str) -> Iterator[str]:
        """Words for what the rulebook calls something else."""
        for word, own in TERMS.get(f"{self.tag}/{self.room}", {}).items():
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


def told(names: "set[str] | frozenset[str]") -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no value"


# --- refusals ---------------------------------------------------------------------------------------------------------

ERRORS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, SkerryError)}
REFUSING = {*ERRORS, "RuleNotFound", "Unplayable", "StoreError", "WorkError", "require", "refuse"}
"""What is called with the key of a sentence and its values."""
PATHS = {"src/skerry": "refusals", "examples/low_water/src": "low_water"}


def unfilled() -> Iterator[str]:
    """Refusals in the code that lack a value their sentence needs, or that give one it does not know."""
    for folder, room in PATHS.items():
        for path in sorted((PLUG_INS.parent / folder).rglob("*.py")):
            for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, python.Call) and name_of(node.func) in REFUSING:
                    yield from (f"{path}:{node.lineno}: {wrong}" for wrong in wrong_call(node, room))


def wrong_call(call: python.Call, home: str) -> Iterator[str]:
    keys = [one.value for one in call.args if isinstance(one, python.Constant) and isinstance(one.value, str)]
    for key in keys:
        room, _, own = key.rpartition("/")
        texts = Room(room or "refusals", PACKAGE if room != home else HOMES[home])
        if not texts.has(own):
            if room:
                yield f"there is no text {key!r}"
            continue
        given = {one.arg for one in call.keywords}
        needed = {need.partition(":")[0] for need in texts.needs(own, SOURCE)}
        if None not in given and given != needed:
            yield f"{key!r} needs {told(needed)} and is given {told({str(one) for one in given})}"


def name_of(called: python.expr) -> str:
    return called.id if isinstance(called, python.Name) else called.attr if isinstance(called, python.Attribute) else ""


# --- all of it --------------------------------------------------------------------------------------------------------


def files(folder: Path, home: Path) -> Iterator[Checked]:
    """All files of the languages in a folder; the source may be another folder."""
    for path in sorted(folder.glob("*/*.ftl")):
        if path.stem != HEADER:
            yield Checked(path, home / SOURCE / path.name, path.stem)


def mistakes(folders: list[Path]) -> list[str]:
    homes = {path: path for path in [PACKAGE, *HOMES.values()]}
    checked = [one for folder in [*homes, *folders] for one in files(folder, homes.get(folder, PACKAGE))]
    return [*[mistake for one in checked for mistake in one.mistakes()], *unfilled()]


if __name__ == "__main__":
    found = mistakes([Path(argument) for argument in sys.argv[1:]])
    print("\n".join(found) or f"The language files are in order: {', '.join(languages())}.")
    sys.exit(bool(found))
