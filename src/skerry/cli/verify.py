"""Fair chance: whether the draws of a record follow from what its table committed itself to."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from skerry import Record, SkerryError
from skerry.cli.sheets import plain_table
from skerry.cli.texts import CliPhrases
from skerry.kernel.fairness import Verdict, check, commitment
from skerry.kernel.notation import toml


def verified(record: Record, console: Console, words: CliPhrases) -> bool:
    """Check a record, and tell what was found."""
    if record.commitment is None:
        raise SkerryError("cli/no-commitment")
    if record.voyage:
        raise SkerryError("cli/voyage-is-scripted")
    if record.secret is None:
        raise SkerryError("cli/no-secret", commitment=record.commitment)
    verdict = check(record)
    for line in _findings(record, record.secret, verdict, words):
        console.print(Text(line), soft_wrap=True)
    if record.salts:
        console.print(_salts(record, words))
        console.print(Text(words("compare-salts")))
    return verdict.fair()


def _findings(record: Record, secret: str, verdict: Verdict, words: CliPhrases) -> Iterator[str]:
    """A sentence for each thing that is wrong, or the one that nothing is; and what was not looked at."""
    if verdict.fair():
        yield words("draws-follow", draws=verdict.draws, commitment=record.commitment)
    if not verdict.committed:
        yield words("secret-wrong", commitment=record.commitment, own=commitment(secret))
    if verdict.wrong:
        yield words("draws-wrong", wrong=len(verdict.wrong), draws=verdict.draws)
    for draw in verdict.wrong:
        yield words("draw-wrong", ply=draw.ply, drawn=draw.drawn, expected=draw.expected)
    if record.inherited:
        yield words("inherited", count=record.inherited)


def _salts(record: Record, words: CliPhrases) -> Table:
    """What each seat added, quoted as in the record, since a salt may be any text."""
    names = record.names or [words("seat", seat=seat) for seat in range(record.seats)]
    table = plain_table(words.heads("salts-columns"))
    for name, salt in zip(names, record.salts):
        table.add_row(Text(name), Text(toml(salt), overflow="fold"))
    return table
