"""Rules on the screen: one with everything that belongs to it, or a list."""

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from skerry.cli.sheets import plain_table
from skerry.cli.texts import CliPhrases
from skerry.games.ledger import Entry, Ledger


def show_rule(console: Console, ledger: Ledger, wanted: str, words: CliPhrases) -> None:
    """One rule with everything that belongs to it."""
    rule = ledger.entry(wanted)
    console.print(Text(rule.chapter, style="dim"))
    show_entry(console, ledger, rule, words)
    others = ledger.about(rule)
    if others:
        console.print(Text("\n" + words("rule-about", rule=ledger.id(rule.number)), style="bold"))
    for other in others:
        console.print()
        show_entry(console, ledger, other, words)


def show_entry(console: Console, ledger: Ledger, entry: Entry, words: CliPhrases) -> None:
    """Its text, which names the other readings of a ruling; that there are any is said first."""
    if ledger.is_debatable(entry):
        console.print(Text(words("rule-debatable"), style="yellow"))
    console.print(Markdown(entry.by_itself()))


def show_rules(console: Console, ledger: Ledger, entries: list[Entry]) -> None:
    """A line for each entry."""
    table = plain_table(("", ""))
    for entry in entries:
        table.add_row(Text(ledger.id(entry.number), style="cyan"), Text(entry.first_sentence()))
    table.columns[0].no_wrap = True
    console.print(table)
