"""Where tables are kept: what a store is asked for, and what it holds. There are two, `sqlite_store.py` for one server
and `postgres_store.py` for many.

Only the server that holds a table writes there (docs/decisions/0141). Whatever was answered for is kept. Nobody gets
an answer before that, so nobody ever sees a move that a crash could take back. A StoreError says that the store cannot
be used, a Conflict that somebody else has written what comes next.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from skerry.server.history import Entry

if TYPE_CHECKING:
    from skerry.server.company import Company, Tables
    from skerry.server.thinking import Thinking


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


class Holder(Protocol):
    """Who holds tables while others may come to want them."""

    async def let_go(self, table: str) -> None:
        """Another server wants this table: finish what was begun there, and let the store know."""

    async def lost_all(self) -> None:
        """All tables may be held by others by now."""


class Store(Protocol):
    """All tables of a server. Open it before use and close it at the end."""

    async def start(self, holder: Holder | None = None) -> None:
        """Before it is asked for anything; the holder is told when others want its tables."""

    async def close(self) -> None:
        """After everything that was asked for is done; nothing is held any more."""

    async def leads(self) -> bool:
        """Is it up to this server to do what is to be done once for all tables?"""

    async def hold(self, table: str) -> int:
        """From now on only this server writes at the table. The number changes whenever another one may have written
        there since; Elsewhere if one does."""

    async def let_go(self, table: str) -> None:
        """Others may write there from now on."""

    def company(self, tables: "Tables") -> "Company":
        """How servers over these tables agree with each other."""

    def thoughts(self) -> "Thinking | None":
        """Where others think for this server; None if nobody can."""

    async def check(self) -> None:
        """A StoreError if moves could not be kept now."""

    # --- writing, at tables that are held; Lost if one is held no longer ------------------------------------------

    async def make(self, table: TableRow, seats: Iterable[SeatRow], history: Iterable[Entry]) -> None:
        """A new table, held from the beginning."""

    async def add(self, table: str, history: Sequence[Entry], over: bool) -> None:
        """What happened, all of it or nothing; Conflict if there already is something with these numbers or keys."""

    async def say(self, table: str, remark: Remark) -> None: ...

    async def judge(self, table: str, judged: Judged) -> None: ...

    async def change(self, table: TableRow) -> None:
        """Other settings."""

    async def delete(self, table: str) -> None: ...

    async def forget(self, table: str, seat: int, name: str) -> None:
        """Every name that a seat ever had becomes this one, and what was said there is gone. Lines stay, since they
        are numbered, but there is nothing in them."""

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

    async def tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
