"""Hints: what a bot would do at the decision of a seat, worked out in another process and told to that seat alone."""

import asyncio
import logging
import secrets
from typing import Final

from skerry.server import wire
from skerry.server.callers import caller
from skerry.server.house import House
from skerry.server.refusals import Refused
from skerry.server.room import Room
from skerry.server.table import Table
from skerry.server.texts import texts
from skerry.server.thinking import AdviceQuestion, Advised, Why
from skerry.server.workers import WorkError

log = logging.getLogger(__name__)

DESCENTS: Final = 200
SECONDS: Final = 4.0
"""Longer nobody waits for a hint; the last moves that are told of may take another moment."""
MOST_HINTS: Final = 4
"""Hints being worked out at once for one caller: people of a household who play at several tables."""


async def hint(house: House, table: str, seat: int, lang: str) -> wire.Hint:
    """The best moves of the seat that is asked, in the words of the table."""
    async with house.at(table) as (room, found):
        check(found, seat)
        words, work = found.spoken(), thinking(house, room, found)
    advised = await worked_out(work)
    async with house.at(table) as (_, found):
        if found.spoken() != words:
            raise Refused("changed")
        return told(found, advised, lang)


async def worked_out(work: asyncio.Task[Advised]) -> Advised:
    try:
        return await asyncio.shield(work)
    except WorkError as error:
        log.warning("A hint could not be worked out. %s", error)
        raise Refused("no-hint-found") from error
    except asyncio.CancelledError:
        if work.cancelled():
            raise Refused("changed") from None
        raise


def check(found: Table, seat: int) -> None:
    if not found.row.hints:
        raise Refused("no-hints")
    found.check_held(seat)
    found.check_turn(seat, None)


def thinking(house: House, room: Room, found: Table) -> asyncio.Task[Advised]:
    """The work for this decision; asked for twice it is done once, unless it failed. A table has one at a time."""
    words = found.spoken()
    if room.hint is not None:
        if room.hint[0] == words and not failed(room.hint[1]):
            return room.hint[1]
        room.hint[1].cancel()
    asking = caller(found.row.id)
    if sum(other == asking for other in house.hinting.values()) >= MOST_HINTS:
        raise Refused("too-many-hints", most=MOST_HINTS)
    question = AdviceQuestion(
        found.row.record, words, found.state.to_move, secrets.randbits(60), DESCENTS, SECONDS, caller=asking
    )
    work = house.begin(house.thinkers.advise(question))
    house.hinting[work] = asking
    work.add_done_callback(house.hinting.pop)
    room.hint = (words, work)
    return work


def failed(work: asyncio.Task[Advised]) -> bool:
    return work.done() and (work.cancelled() or work.exception() is not None)


def told(found: Table, advised: Advised, lang: str) -> wire.Hint:
    alone = found.state.seats == 1
    tips = [
        wire.Tip(word, called(found, word, lang), None if alone else percent(chance)) for word, chance in advised.tips
    ]
    if advised.why is not None:
        tips[0].why = reason(found, advised.why, lang)
    return wire.Hint(found.noticed[found.state.to_move], tips)


def called(found: Table, word: str, lang: str) -> str:
    """A move in full: nothing beside a hint says what it is about."""
    return found.game.full_label(found.state, found.game.move(word), lang, found.names)


def reason(found: Table, why: Why, lang: str) -> str:
    """What the best move brings, in a few words."""
    words = texts(lang)
    if why.source:
        return words("hint-brings", points=why.points, source=found.game.source(why.source, lang))
    return words("hint-takes", points=why.points, name=found.names[why.seat])


def percent(chance: float) -> int:
    return round(100 * chance)
