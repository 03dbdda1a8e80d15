"""Tables for the benchmark of the server, put straight into its file: games at every stage, four players each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import NamedTuple

import skerry
from skerry import Record, Rng
from skerry.server import keys
from skerry.server.history import Entry
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Kept, SeatRow, TableRow
from skerry.server.table import Table, head_of

SEATS = 4
DEEPEST = 120
"""Choices that were made at the table that has come furthest; a game of four random players has about 200."""


class Prepared(NamedTuple):
    """A table to be played at: its id and the keys of its seats."""

    number: int
    table: str
    keys: list[str]


def prepare(file: Path, tables: int) -> list[Prepared]:
    """A file with this many tables, from a game that has just begun to one that is well under way."""
    depths = [DEEPEST * number // tables for number in range(tables)]
    return asyncio.run(_prepare(file, "riga", SEATS, depths))


def prepare_new(file: Path, game: str, tables: int) -> list[Prepared]:
    """Tables of any game, with as many players as it allows, that have just begun."""
    return asyncio.run(_prepare(file, game, min(SEATS, skerry.game(game).seats.stop - 1), [0] * tables))


async def _prepare(file: Path, game: str, seats: int, depths: Sequence[int]) -> list[Prepared]:
    store = SqliteStore(file)
    await store.start()
    prepared = []
    for number, choices in enumerate(depths):
        kept, held = made(game, seats, number, choices)
        await store.make(kept.table, kept.seats, kept.history)
        prepared.append(Prepared(number, kept.table.id, held))
    await store.close()
    return prepared


def made(game: str, count: int, number: int, choices: int) -> tuple[Kept, list[str]]:
    """A table after this many random choices, and the keys of its seats."""
    held = [keys.new_key() for _ in range(count)]
    row = TableRow(
        id=keys.new_table(),
        made=time(),
        record=head_of(Record(game, count)),
        secret=f"{number:064x}",
        owner=keys.digest(keys.new_key()),
        listed=False,
        chat=True,
    )
    seats = [
        SeatRow(seat, "person", f"Seat {seat}", digest=keys.digest(key), taken=True) for seat, key in enumerate(held)
    ]
    table = Table(Kept(row, seats, [], []))
    return Kept(row, seats, played(table, choices, Rng(number)), []), held


def played(table: Table, choices: int, rng: Rng) -> list[Entry]:
    """Random play; the history it makes. Games may end before."""
    history = table.begin(time())
    for _ in range(choices):
        if table.over:
            break
        moves = table.state.moves()
        history += table.play(table.state.to_move, [moves[rng.below(len(moves))].word], None, "", time())
    return history
