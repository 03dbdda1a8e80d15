"""Where tables are kept: what a store is asked for, and what it holds. `sqlite_store.py` is one.

Whatever was answered for is kept. Nobody gets an answer before that, so nobody ever sees a move that a crash could take
back. A StoreError says that the store cannot be used, a Conflict that somebody else has written what comes next.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from skerry.server.history import Entry


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: as it was set up where it is kept, as it is now where a table has it."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    digest: str = ""
    salt: str = ""
    taken: bool = False
    invitation: str = ""

    @property
    def free(self) -> bool:
        """May anyone sit down here?"""
        return not (self.taken or self.digest or self.invitation)


class Remark(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    text: str
    key: str
    time: float


class Judged(msgspec.Struct, frozen=True):
    """What a seat thought of a position of a finished game."""

    at: int
    seat: int
    advised: str


class TableRow(msgspec.Struct, frozen=True):
    """What does not change of a table, and its few settings."""

    id: str
    made: float
    record: str
    secret: str
    owner: str
    listed: bool
    chat: bool
    inherited: int = 0
    over: bool = False
    rematch: str = ""
    hints: bool = False


class Kept(msgspec.Struct, frozen=True):
    """A table with everything that belongs to it."""

    table: TableRow
    seats: list[SeatRow]
    history: list[Entry]
    chat: list[Remark]


class Store(Protocol):
    """All tables of a server. Open it before use and close it at the end."""

    def start(self) -> None: ...

    def close(self) -> None:
        """After everything that was asked for is done."""

    async def check(self) -> None:
        """A StoreError if moves could not be kept now."""

    # --- writing ------------------------------------------------------------------------------------------------

    async def make(self, table: TableRow, seats: Iterable[SeatRow], history: Iterable[Entry]) -> None:
        """A new table."""

    async def add(self, table: str, history: Sequence[Entry], over: bool) -> None:
        """What happened, all of it or nothing; Conflict if there already is something with these numbers or keys."""

    async def say(self, table: str, remark: Remark) -> None: ...

    async def judge(self, table: str, judged: Judged) -> None: ...

    async def change(self, table: TableRow) -> None:
        """Other settings."""

    async def delete(self, table: str) -> None: ...

    async def ran(self, minutes: int) -> int:
        """A server has run for so long; how many minutes servers have run over these tables in all."""

    async def left_alone(self, minutes: int) -> list[str]:
        """The ids of tables at which nothing happened while servers ran for so long."""

    async def delete_left(self, table: str) -> bool:
        """Unless something happened at it after all; whether it was deleted."""

    # --- reading ------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        """A table with all that belongs to it, or None if there is none."""

    async def judged(self, table: str) -> list[Judged]:
        """All that was worked out of a finished game so far."""

    async def count(self) -> int:
        """How many tables there are."""
