"""Leavers: the seat of someone who has gone is handed to a bot, and back to them when they return.

The seat stays the person's: name, key and cards. The bot is told what any bot on that seat would be told, and nobody
else learns anything by it.
"""

import time
from collections.abc import Sequence
from typing import Final

from skerry import bots
from skerry.server import keys
from skerry.server.history import Entry
from skerry.server.house import House
from skerry.server.refusals import Refused
from skerry.server.room import Room
from skerry.server.store import SeatRow
from skerry.server.table import Table

MOST_HANDED_OVER: Final = 200
"""How often people may hand their own seat over: the history is to come to an end. Others wait each time."""
AWAY: Final = 300.0
"""Seconds after which others may hand someone's seat over."""


async def hand_over(house: House, table: str, seat: int, held: Sequence[str], bot: str) -> None:
    """A bot plays for someone, until they take their seat back. Twice is as good as once."""
    if bot not in bots.names():
        raise Refused("no-bot", bot=bot)
    await house.whole(_hand_over(house, table, seat, held, bot))


async def _hand_over(house: House, table: str, seat: int, held: Sequence[str], bot: str) -> None:
    async with house.at(table) as (room, found):
        row = found.seat(seat)
        check_right(found, held)
        found.check_running()
        if row.kind == "bot":
            raise Refused("always-bot")
        if seat not in found.opened_by(held):
            check_gone(room, row)
        elif found.handed_over_by[seat] >= MOST_HANDED_OVER:
            raise Refused("too-often-handed-over")
        await keep(house, room, found, found.hand_over(seat, bot, time.time()))


def check_right(found: Table, held: Sequence[str]) -> None:
    """The players at the table, and its owner."""
    if not found.opened_by(held) and not any(keys.fits(key, found.row.owner) for key in held):
        raise Refused("not-yours")


def check_gone(room: Room, row: SeatRow) -> None:
    """Everyone at the table waits the same time for somebody else, its owner too: the owner may well play."""
    if row.seat in room.online():
        raise Refused("still-there", name=row.name)
    if room.away(row.seat) < AWAY:
        raise Refused("not-away-long", name=row.name, minutes=round(AWAY / 60))


async def take_back(house: House, table: str, seat: int, held: Sequence[str]) -> None:
    """The holder of the key of a seat has it back from the bot."""
    await house.whole(_take_back(house, table, seat, held))


async def _take_back(house: House, table: str, seat: int, held: Sequence[str]) -> None:
    async with house.at(table) as (room, found):
        found.seat(seat)
        if seat not in found.opened_by(held):
            raise Refused("not-yours")
        await keep(house, room, found, found.take_seat_back(seat, time.time()))


async def keep(house: House, room: Room, found: Table, entries: Sequence[Entry]) -> None:
    if entries:
        await house.writing(room, house.store.add(found.row.id, entries, found.over))
        room.show()
