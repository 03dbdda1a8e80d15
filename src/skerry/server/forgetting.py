"""Somebody wants to be forgotten: their name at a table and what they said there are deleted, and the game is kept.

The holder of a seat's key does that at the table, an operator for people who have lost theirs.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path

from skerry.kernel.errors import SkerryError
from skerry.server import keys
from skerry.server.history import Renamed
from skerry.server.house import House
from skerry.server.names import usual_name
from skerry.server.refusals import Refused
from skerry.server.store import Kept, SeatRow, Store
from skerry.server.stores import is_database, open_store
from skerry.server.table import change_seats


async def forget(house: House, table: str, seat: int, held: Sequence[str]) -> None:
    """Also at a table that can only be kept, since its rules have changed. Twice is as good as once."""
    await house.whole(_forget(house, table, seat, held))


async def _forget(house: House, table: str, seat: int, held: Sequence[str]) -> None:
    async with house.room(table) as room:
        await house.store.hold(table)
        kept = await house.store.load(table)
        if kept is None:
            raise Refused("no-table")
        if seat not in keys.opened([row.digest for row in seats_of(kept)], held):
            raise Refused("not-yours")
        await house.writing(room, house.store.forget(table, seat, usual_name(seat)))
        room.move_away()
    with contextlib.suppress(Refused):
        await house.standing(table)  # others are told the new name at once


def seats_of(kept: Kept) -> list[SeatRow]:
    """As they are now."""
    seats = list(kept.seats)
    for entry in kept.history:
        change_seats(seats, entry.event)
    return seats


def forget_named(where: Path | str, table: str, name: str) -> None:
    """Everyone of this name at a table, for an operator. Servers over the same database may go on."""
    if not is_database(where) and not Path(where).is_file():
        raise SkerryError("no-tables", source=where)
    asyncio.run(_forget_named(open_store(where), table, name))


async def _forget_named(store: Store, table: str, name: str) -> None:
    await store.start()
    try:
        await store.hold(table)
        kept = await store.load(table)
        if kept is None:
            raise SkerryError("no-table-there", table=table)
        called = names_of_people(kept)
        seats = [seat for seat, names in called.items() if name in names]
        if not seats:
            known = ", ".join(dict.fromkeys(known for names in called.values() for known in names))
            raise SkerryError("no-name-there", name=name, names=known)
        for seat in seats:
            await store.forget(table, seat, usual_name(seat))
    finally:
        await store.close()


def names_of_people(kept: Kept) -> dict[int, list[str]]:
    """Of each seat that is a person's every name it ever had."""
    called = {row.seat: [row.name] if row.name else [] for row in kept.seats if row.kind == "person"}
    for entry in kept.history:
        if isinstance(entry.event, Renamed) and entry.event.seat in called:
            called[entry.event.seat].append(entry.event.name)
    return called
