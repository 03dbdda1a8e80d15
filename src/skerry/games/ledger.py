"""The rules of a game to look up, read from its ledger: docs/rules has ours, a plug-in has its own, rules.md."""

import difflib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from skerry.games import BUILT_IN, folder, game
from skerry.kernel.errors import SetUpError, SkerryError

# Every id of a game begins with the same three letters.
PREFIX: Final = re.compile(r"\b[A-Z]{3}(?=-[A-Z]?\d)")
# An entry begins with its id in bold, as a paragraph of its own, in a list or in a table.
BEGINNING: Final = re.compile(r"^(?:- |\| )?\*\*(?:[A-Z]{3}-)?([A-Z]?\d+)\b")

# An id and those that follow it, such as "RIG-16 to 21, 24".
CITED: Final = re.compile(r"\b([A-Z]{3})-([A-Z]?\d+)((?:(?:, | to |–|/| and )(?:[A-Z]{3}-)?[A-Z]?\d+\b)*)")
FURTHER: Final = re.compile(r"(, | to |–|/| and )([A-Z]{3}-)?([A-Z]?\d+)")

# The sentence in which a ruling names the readings it was chosen from.
ALTERNATIVES: Final = re.compile(r"\*?\b[Aa]lternatives\b(?: are\b|[^:.]*:).*?\.(?=\s|$)", re.DOTALL)
# What a ruling names as code; a dot within a name stands where a variant has an underscore.
NAMED: Final = re.compile(r"`([a-z][a-z_.]*)")


class RuleNotFound(SkerryError):
    """There is no rule with this id."""


class Entry:
    """A rule, a ruling, a decision or an example."""

    def __init__(self, number: str, chapter: str, markdown: str) -> None:
        self.number = number
        """Without the prefix of the game: 41, R9, D3, E2."""
        self.chapter = chapter
        self.markdown = markdown
        self.plain = re.sub(r"[*`|]+", "", markdown)

    def is_rule(self) -> bool:
        return self.number[0].isdigit()

    def is_ruling(self) -> bool:
        return self.number.startswith("R")

    def alternatives(self) -> re.Match[str] | None:
        """Where a ruling names the readings it was chosen from."""
        return ALTERNATIVES.search(self.by_itself()) if self.is_ruling() else None

    def first_sentence(self) -> str:
        """Without the id in front of it."""
        text = " ".join(self.plain.split()).removeprefix("- ").split(" ", maxsplit=1)[1]
        ends = [end.end() for end in re.finditer(r"[.?](?= |$)", text)]
        long_enough = [end for end in ends if end > len("Trading Office (Kontor).")]
        return text[: long_enough[0]] if long_enough else text

    def cites(self) -> set[str]:
        """The numbers of the entries named in the text, those of ranges too."""
        return {rule.partition("-")[2] for rule in cited(self.markdown)} - {self.number}

    def by_itself(self) -> str:
        """The Markdown as it stands without the list or the table that the entry is taken from."""
        first, *more = self.markdown.split("\n")
        if first.startswith("|"):
            first = " – ".join(cell.strip() for cell in first.strip("|").split("|"))
        return "\n".join([first.removeprefix("- "), *more])


def cited(text: str) -> set[str]:
    """The ids named in a text, those of ranges too."""
    found: set[str] = set()
    for prefix, first, rest in CITED.findall(text):
        before = first
        found.add(f"{prefix}-{first}")
        for joint, other, number in FURTHER.findall(rest):
            numbers = _between(before, number) if joint in (" to ", "–") else [number]
            found.update(f"{other or prefix + '-'}{one}" for one in numbers)
            before = number
    return found


def _between(first: str, last: str) -> list[str]:
    kind = first.rstrip("0123456789")
    low, high = first.removeprefix(kind), last.removeprefix(kind)
    if not (low.isdigit() and high.isdigit()):
        return [last]
    return [f"{kind}{number:0{len(low)}}" for number in range(int(low), int(high) + 1)]


def with_links(text: str, link: Callable[[str, str], str]) -> str:
    """A text in which every id became a link, made of what is shown of it and of the whole id."""

    def links(cited: re.Match[str]) -> str:
        prefix, first, rest = cited.groups()

        def further(more: re.Match[str]) -> str:
            joint, other, number = more.groups("")
            return joint + link(f"{other}{number}", f"{other or prefix + '-'}{number}")

        return link(f"{prefix}-{first}", f"{prefix}-{first}") + FURTHER.sub(further, rest)

    return CITED.sub(links, text)


class Ledger:
    """All entries of a game's ledger, in their order."""

    def __init__(self, slug: str) -> None:
        path = ledger_file(slug)
        if not path.is_file():
            title = game(slug).title
            raise SetUpError("no-rules-file", title=title)
        text = path.read_text(encoding="utf-8")
        named = PREFIX.search(text)
        self.prefix = named[0] if named else ""
        self.entries = {entry.number: entry for entry in _entries(text)}
        self.variants = [name for name, variant in game(slug).variants.items() if variant.offered]

    def id(self, number: str) -> str:
        return f"{self.prefix}-{number}"

    def ids(self) -> set[str]:
        """Of all entries."""
        return {self.id(number) for number in self.entries}

    def entry(self, wanted: str) -> Entry:
        """By its id: RIG-41, rig-41 and 41 are the same."""
        number = wanted.upper().removeprefix(f"{self.prefix}-")
        for known in (number, number.zfill(2)):
            if known in self.entries:
                return self.entries[known]
        near = difflib.get_close_matches(number, list(self.entries), n=3)
        raise RuleNotFound("no-rule", id=self.id(number), near=[self.id(known) for known in near])

    def about(self, rule: Entry) -> list[Entry]:
        """Rulings, decisions and examples that cite the rule or that it cites."""
        cited = rule.cites()
        return [
            entry
            for entry in self.entries.values()
            if not entry.is_rule() and entry is not rule and (entry.number in cited or rule.number in entry.cites())
        ]

    def choices(self, entry: Entry) -> list[str]:
        """The variants that can turn a ruling round; the ruling names them."""
        named = {name.replace(".", "_") for name in NAMED.findall(entry.markdown)}
        return [name for name in self.variants if entry.is_ruling() and name in named]

    def is_debatable(self, entry: Entry) -> bool:
        """Is it a ruling with other readings, told in its text or open to choice?"""
        return entry.alternatives() is not None or bool(self.choices(entry))

    def search(self, text: str) -> list[Entry]:
        return [entry for entry in self.entries.values() if text.casefold() in entry.plain.casefold()]

    def rules(self) -> list[Entry]:
        return [entry for entry in self.entries.values() if entry.is_rule()]


def has_rules(slug: str) -> bool:
    """Has the game a ledger? A plug-in may come without one."""
    return ledger_file(slug).is_file()


def ledger_file(slug: str) -> Path:
    return shipped("rules", "rules") / f"{slug}.md" if slug in BUILT_IN else folder(slug) / "rules.md"


def shipped(here: str, in_docs: str) -> Path:
    """An installed Skerry has these documents in itself, where setup.py put them; a checkout has them in its docs."""
    package = Path(__file__).parents[1]
    inside = package / here
    return inside if inside.is_dir() else package.parents[1] / "docs" / in_docs


def _entries(text: str) -> list[Entry]:
    """An entry goes on to the next one or to the next heading."""
    entries: list[Entry] = []
    chapter, number = "", ""
    lines: list[str] = []

    def close() -> None:
        if number:
            entries.append(Entry(number, chapter, "\n".join(lines).strip()))

    for line in text.splitlines():
        begins = BEGINNING.match(line)
        if begins or line.startswith(("#", "---")):
            close()
            number, lines = (begins[1] if begins else ""), []
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        lines.append(line)
    close()
    return entries
