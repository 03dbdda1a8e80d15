"""Hints: what a bot would do at the decision of a seat, worked out in another process and told to that seat alone."""

import asyncio
import secrets
from typing import Final

from skerry.server import wire
from skerry.server.house import House, Room
from skerry.server.refusals import Refused
from skerry.server.table import Table
from skerry.server.thinking import Advised, Doubt

DESCENTS: Final = 200
SECONDS: Final = 4.0
"""Longer nobody waits for a hint; the last moves that are told of may take another moment."""


async def hint(house: House, table: str, seat: int, lang: str) -> wire.Hint:
    """The best moves of the seat that is asked, in the words of the table."""
    async with house.at(table) as (room, found):
        check(found, seat)
        rows, work = found.rows, thinking(house, room, found)
    advised = await asyncio.shield(work)
    async with house.at(table) as (_, found):
        if found.rows != rows:
            raise Refused("changed")
        return told(found, advised, lang)


def check(found: Table, seat: int) -> None:
    if not found.row.hints:
        raise Refused("no-hints")
    found.check_held(seat)
    found.check_turn(seat, None)


def thinking(house: House, room: Room, found: Table) -> asyncio.Task[Advised]:
    """The work for this decision; asked for twice it is done once, unless it failed."""
    if room.hint is not None and room.hint[0] == found.rows and not failed(room.hint[1]):
        return room.hint[1]
    words = tuple(word.move.word for word in found.words)
    doubt = Doubt(found.row.record, words, found.state.to_move, secrets.randbits(60), DESCENTS, SECONDS)
    work = house.begin(house.thinkers.advise(doubt))
    room.hint = (found.rows, work)
    return work


def failed(work: asyncio.Task[Advised]) -> bool:
    return work.done() and (work.cancelled() or work.exception() is not None)


def told(found: Table, advised: Advised, lang: str) -> wire.Hint:
    alone = found.state.seats == 1
    tips = [
        wire.Tip(word, found.game.label(found.game.move(word), lang, found.names), None if alone else percent(chance))
        for word, chance in advised.tips
    ]
    return wire.Hint(found.noticed[found.state.to_move], tips)


def percent(chance: float) -> int:
    return round(100 * chance)
