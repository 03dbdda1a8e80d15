"""What is looked at when the attacks are over: the games of honest people, and the log of the server."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from skerry import SkerryError
from skerry.server import history as events
from skerry.server.history import Said, Seated
from skerry.server.keys import digest
from tools.kill_soak import Violation, compare, compare_record, read
from tools.players import Party
from tools.served import Served

TOKEN = re.compile(r"[A-Za-z0-9_-]{8,}")
LONGEST_LINE = 1000
"""Characters of a line of the log; a longer one holds something that was asked for."""
DRAWN = 6
"""Words of chance shorter than this might stand anywhere."""


async def games_gone_wrong(where: Path | str, parties: Sequence[Party]) -> list[str]:
    """Everything that was confirmed is in the file once, in its place; nobody was shown anything else."""
    wrong = [f"{party.kind}: {problem}" for party in parties for problem in party.problems]
    for party, kept in (await read(where, parties)).items():
        try:
            compare(party, kept, [])
        except Violation as violation:
            wrong.append(str(violation))
    return wrong


async def records_gone_wrong(served: Served, where: Path | str, parties: Sequence[Party]) -> list[str]:
    """The records of finished games, as anyone can download them, are whole and fair."""
    over = [party for party in parties if party.over]
    wrong = []
    async with served.client() as client:
        for party, kept in (await read(where, over)).items():
            try:
                await compare_record(client, party, compare(party, kept, []))
            except (Violation, SkerryError) as problem:
                wrong.append(str(problem))
    return wrong


class Secrets:
    """All that must not stand in a log, as the file or the database of the tables has it."""

    def __init__(self, where: Path | str) -> None:
        with closing(connected(where)) as tables:
            self.secrets = column(tables, "SELECT secret FROM tables")
            self.tables = column(tables, "SELECT id FROM tables")
            self.digests = column(tables, "SELECT digest FROM seats") | column(tables, "SELECT owner FROM tables")
            history = [events.read(text) for text in column(tables, "SELECT event FROM history")]
        seated = [event for event in history if isinstance(event, Seated)]
        self.digests |= {event.digest for event in seated}
        self.salts = {event.salt for event in seated if len(event.salt) > DRAWN}
        drawn = {event.word for event in history if isinstance(event, Said) and event.seat < 0}
        self.drawn = {word for word in drawn if len(word) > DRAWN}

    def found_in(self, line: str) -> Iterator[str]:
        """The kinds of secrets in a line."""
        for token in TOKEN.findall(line):
            if token in self.secrets:
                yield "the secret of a table's chance"
            if token in self.salts:
                yield "a salt"
            if token in self.tables:
                yield "the id of a table"
            if token in self.digests or digest(token) in self.digests:
                yield "a key"
        if any(word in line for word in self.drawn):
            yield "a card that was drawn"


def connected(where: Path | str) -> Any:
    """The tables to be read, in whichever of the two they are."""
    if isinstance(where, Path):
        return sqlite3.connect(f"file:{where}?mode=ro", uri=True)
    return psycopg.connect(where)


def column(tables: Any, query: str) -> set[str]:
    return {value for (value,) in tables.execute(query) if value}


def log_gone_wrong(log: str, secrets: Secrets) -> list[str]:
    """Errors of the server, and anything that is nobody's business."""
    wrong = []
    for line in log.splitlines():
        if line.startswith("Traceback"):
            wrong.append("the log has a traceback")
        if len(line) > LONGEST_LINE:
            wrong.append(f"the log has a line of {len(line):,} characters")
        wrong += [f"the log has {what}" for what in secrets.found_in(line)]
    return wrong
