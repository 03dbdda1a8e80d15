"""Rules on the screen: one with everything that belongs to it, or a list."""

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from skerry.cli.sheets import plain_table
from skerry.cli.texts import Words
from skerry.games.ledger import Entry, Ledger


def show_rule(console: Console, ledger: Ledger, wanted: str, words: Words) -> None:
    """One rule with everything that belongs to it."""
    rule = ledger.entry(wanted)
    console.print(Text(rule.chapter, style="dim"))
    console.print(Markdown(rule.by_itself()))
    others = ledger.about(rule)
    if others:
        console.print(Text("\n" + words("rule-about", rule=ledger.id(rule.number)), style="bold"))
    for other in others:
        console.print()
        console.print(Markdown(other.by_itself()))


def show_rules(console: Console, ledger: Ledger, entries: list[Entry]) -> None:
    """A line for each entry."""
    table = plain_table(("", ""))
    for entry in entries:
        table.add_row(Text(ledger.id(entry.number), style="cyan"), Text(entry.first_sentence()))
    table.columns[0].no_wrap = True
    console.print(table)
