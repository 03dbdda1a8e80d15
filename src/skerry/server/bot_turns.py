"""Bots at their tables: one that is asked thinks in another process, and plays what it found."""

import asyncio
import logging
import secrets
import time
from time import perf_counter
from typing import TYPE_CHECKING, Final

from skerry import bots
from skerry.server.callers import caller
from skerry.server.jobs import Elsewhere, StoreError
from skerry.server.refusals import MovedAway, Refused
from skerry.server.room import Room, only_whole
from skerry.server.table import Table
from skerry.server.thinking import Question

if TYPE_CHECKING:
    from skerry.server.house import House

log = logging.getLogger(__name__)

TRY_AGAIN: Final = 5.0
"""Seconds until a bot that could not play tries again."""


def wake(house: "House", table: str, room: Room) -> None:
    """For callers that hold the lock: a bot whose turn it is begins to think."""
    if room.bot_may_think() and room.thinking is None:
        room.thinking = house.begin(let_bots_play(house, table, room))


async def let_bots_play(house: "House", table: str, room: Room) -> None:
    """Bot after bot, until a person is to move or the game is over.

    A table asks one question at a time, and `lanes.py` shares the processes out among those who cause them.
    """
    try:
        while room.table is not None and room.bot_may_think():
            await let_bot_play(house, table, room.table)
    except MovedAway:
        pass  # it goes on where people come to the table
    except StoreError:
        house.begin(wake_later(house, table))
    except Exception:
        log.exception("A bot could not play; it tries again.")
        house.begin(wake_later(house, table))
    finally:
        room.thinking = None


async def wake_later(house: "House", table: str) -> None:
    await asyncio.sleep(TRY_AGAIN)
    try:
        async with house.at(table):
            pass
    except (Refused, Elsewhere):
        pass
    except StoreError:
        house.begin(wake_later(house, table))


async def let_bot_play(house: "House", table: str, found: Table) -> None:
    """While it thinks the table may be left, played on or taken back; then what it found is of no use."""
    seat, words = found.state.to_move, found.spoken()
    question = Question(
        found.row.record, words, found.bot_to_move(), secrets.randbits(60), caller(table), bots.learned(found.game)
    )
    word = found.scripted() or await thought(house, question)
    came = perf_counter()
    async with house.room(table) as room:
        if room.table is not found or found.spoken() != words or found.bot_to_move() != question.bot:
            return
        legal = [move.word for move in found.course.moves()]
        with only_whole(room):
            chosen = word if word in legal else secrets.choice(legal)
            entries = found.play(seat, [chosen], None, "", time.time())
            await house.writing(room, house.store.add(table, entries, found.over))
            room.show(house.metrics.moved("bot", came))


async def thought(house: "House", question: Question) -> str:
    """The bot's word; "" if it found none, so that no table waits for ever."""
    try:
        return await house.thinkers.answer(question)
    except Exception:
        log.exception("The bot %s found no move.", question.bot)
        return ""
