"""The rules of a game to look up, read from its ledger in docs/rules."""

import difflib
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

import skerry
from skerry import SkerryError
from skerry.cli.sheets import plain_table
from skerry.cli.texts import Words

# An entry begins with its id in bold, as a paragraph of its own, in a list or in a table.
BEGINNING: Final = re.compile(r"^(?:- |\| )?\*\*(?:[A-Z]{3}-)?([A-Z]?\d+)\b")
CITED: Final = re.compile(r"\b[A-Z]{3}-([A-Z]?\d+)((?:(?:, | to |–|/| and )(?:[A-Z]{3}-)?[A-Z]?\d+\b)*)")
FURTHER: Final = re.compile(r"(, | to |–|/| and )(?:[A-Z]{3}-)?([A-Z]?\d+)")


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

    def first_sentence(self) -> str:
        """Without the id in front of it."""
        text = " ".join(self.plain.split()).removeprefix("- ").split(" ", maxsplit=1)[1]
        ends = [end.end() for end in re.finditer(r"[.?](?= |$)", text)]
        long_enough = [end for end in ends if end > len("Trading Office (Kontor).")]
        return text[: long_enough[0]] if long_enough else text

    def cites(self) -> set[str]:
        """The ids named in the text, those of ranges too."""
        found: set[str] = set()
        for first, rest in CITED.findall(self.markdown):
            before = first
            found.add(first)
            for joint, number in FURTHER.findall(rest):
                found.update(_between(before, number) if joint in (" to ", "–") else [number])
                before = number
        return found - {self.number}


def _between(first: str, last: str) -> list[str]:
    kind = first.rstrip("0123456789")
    low, high = first.removeprefix(kind), last.removeprefix(kind)
    if not (low.isdigit() and high.isdigit()):
        return [last]
    return [f"{kind}{number:0{len(low)}}" for number in range(int(low), int(high) + 1)]


class Ledger:
    """All entries of a game's ledger, in their order."""

    def __init__(self, slug: str) -> None:
        path = folder() / f"{slug}.md"
        if not path.is_file():
            known = ", ".join(sorted(file.stem for file in folder().glob("*.md")))
            raise SkerryError(f"There are no rules of {slug!r}; there are those of: {known}.")
        text = path.read_text(encoding="utf-8")
        self.prefix = re.findall(r"\b[A-Z]{3}(?=-\d)", text)[0]
        self.entries = {entry.number: entry for entry in _entries(text)}

    def id(self, number: str) -> str:
        return f"{self.prefix}-{number}"

    def entry(self, wanted: str) -> Entry:
        """By its id: RIG-41, rig-41 and 41 are the same."""
        number = wanted.upper().removeprefix(f"{self.prefix}-")
        for known in (number, number.zfill(2)):
            if known in self.entries:
                return self.entries[known]
        near = difflib.get_close_matches(number, list(self.entries), n=3)
        hint = f" Did you mean {' or '.join(self.id(known) for known in near)}?" if near else ""
        raise RuleNotFound(f"There is no rule {self.id(number)}.{hint}")

    def about(self, rule: Entry) -> list[Entry]:
        """Rulings, decisions and examples that cite the rule or that it cites."""
        cited = rule.cites()
        return [
            entry
            for entry in self.entries.values()
            if not entry.is_rule() and entry is not rule and (entry.number in cited or rule.number in entry.cites())
        ]

    def search(self, text: str) -> list[Entry]:
        return [entry for entry in self.entries.values() if text.casefold() in entry.plain.casefold()]

    def rules(self) -> list[Entry]:
        return [entry for entry in self.entries.values() if entry.is_rule()]


def folder() -> Path:
    """An installed Skerry has the ledgers in itself, where setup.py put them; a checkout has them in its docs."""
    package = Path(skerry.__file__).parent
    shipped = package / "rules"
    return shipped if shipped.is_dir() else package.parents[1] / "docs" / "rules"


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


# --- on the screen ----------------------------------------------------------------------------------------------------


def show_rule(console: Console, ledger: Ledger, wanted: str, words: Words) -> None:
    """One rule with everything that belongs to it."""
    rule = ledger.entry(wanted)
    console.print(Text(rule.chapter, style="dim"))
    console.print(Markdown(_as_paragraph(rule)))
    others = ledger.about(rule)
    if others:
        console.print(Text("\n" + words("rule-about", rule=ledger.id(rule.number)), style="bold"))
    for other in others:
        console.print()
        console.print(Markdown(_as_paragraph(other)))


def _as_paragraph(entry: Entry) -> str:
    if entry.markdown.startswith("|"):
        return " – ".join(part.strip() for part in entry.markdown.strip("|").split("|"))
    return entry.markdown.removeprefix("- ")


def show_rules(console: Console, ledger: Ledger, entries: list[Entry]) -> None:
    """A line for each entry."""
    table = plain_table(("", ""))
    for entry in entries:
        table.add_row(Text(ledger.id(entry.number), style="cyan"), Text(entry.first_sentence()))
    table.columns[0].no_wrap = True
    console.print(table)
