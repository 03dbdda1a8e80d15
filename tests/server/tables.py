"""Tables for the tests: made without a disk, with a secret that is known here."""

from typing import Any

import skerry
from skerry import Record
from skerry.kernel.moves import Move
from skerry.server.history import Entry
from skerry.server.store import Kept, SeatRow, TableRow
from skerry.server.table import Table, head_of

SECRET = "5e" * 32


def kept(
    seats: int = 2, history: tuple[Entry, ...] = (), secret: str = SECRET, game: str = "riga", **wanted: Any
) -> Kept:
    """A table at which everyone sits."""
    record = Record(game, seats, **wanted)
    row = TableRow("table", 0.0, head_of(record), secret, "owner", listed=False, chat=True)
    people = [SeatRow(seat, "person", f"Seat {seat}", digest=f"key {seat}", taken=True) for seat in range(seats)]
    return Kept(row, people, list(history), [])


def new_table(seats: int = 2, secret: str = SECRET, **wanted: Any) -> Table:
    """The same at its first choice."""
    table = Table(kept(seats, secret=secret, **wanted))
    table.begin(0.0)
    return table


def play(table: Table, *words: str) -> list[Entry]:
    """These words, one after the other, each by the seat that is to move."""
    return [entry for word in words for entry in table.play(table.state.to_move, [word], None, "", 0.0)]


def words(table: Table) -> list[str]:
    return [move.word for move in table.state.moves()]


def any_move(table: Table, rng: skerry.Rng) -> Move:
    moves = table.state.moves()
    return moves[rng.below(len(moves))]
