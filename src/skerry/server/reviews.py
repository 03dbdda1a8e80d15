"""Finished games looked at again in the background: how everyone stood, and what else could have been done.

A game is asked about moment by moment, each in the eyes of one seat and from what it knew then. A table has one
question at a time, and it stands behind moves and hints, so nobody waits long for a review; each answer is kept, and a
review that was interrupted goes on where it stopped.
"""

import logging
from typing import Final, NamedTuple

import msgspec

from skerry.kernel.errors import SkerryError
from skerry.kernel.state import Turn
from skerry.server.callers import caller
from skerry.server.house import House
from skerry.server.refusals import Refused
from skerry.server.store import Judged
from skerry.server.table import Table
from skerry.server.thinking import AdviceQuestion, Advised

log = logging.getLogger(__name__)

MOST_TURNS: Final = 40
"""How many turns everyone's chances are worked out for; of a longer game, this many of them."""
DESCENTS: Final = 60
SECONDS: Final = 2.0
MOST_REVIEWS: Final = 2
"""Games that are looked at again at once for one caller."""


class Moment(NamedTuple):
    """After this many words, in the eyes of a seat; with the word that it said then, if that was a person's choice."""

    at: int
    seat: int
    played: str


def turns(found: Table) -> list[int]:
    """Where turns begin, at their first choice."""
    begins: list[int] = []
    last: Turn | None = None
    for at, word in enumerate(found.words):
        if word.choice and word.turn != last:
            last = word.turn
            begins.append(at)
    every = -(-len(begins) // MOST_TURNS)
    return begins[:: max(1, every)]


def moments(found: Table) -> list[Moment]:
    """All that is to be worked out: how everyone stood at each turn, and every choice a person made at this table."""
    played = {(at, seat): "" for at in turns(found) for seat in range(len(found.seats))}
    for at, word in enumerate(found.words):
        if at >= found.row.inherited and word.choice and not word.bot:
            played[at, word.seat] = word.move.word
    return [Moment(at, seat, word) for (at, seat), word in sorted(played.items())]


def check(found: Table) -> None:
    if len(found.seats) == 1:
        raise Refused("review-alone")
    if not found.over:
        raise Refused("not-over")


async def start(house: House, table: str) -> None:
    """Begin, or go on. Twice is as good as once."""
    async with house.at(table) as (_, found):
        check(found)
    if table not in house.reviewing:
        asking = caller(table)
        if sum(other == asking for other in house.reviewing.values()) >= MOST_REVIEWS:
            raise Refused("too-many-reviews", most=MOST_REVIEWS)
        house.reviewing[table] = asking
        house.begin(work(house, table, found))


async def work(house: House, table: str, found: Table) -> None:
    """Moment by moment, until all is worked out or the table is deleted."""
    try:
        known = await judged(house, table)
        for moment in moments(found):
            if (moment.at, moment.seat) not in known:
                advised = await house.thinkers.advise(advice_question(found, moment))
                text = msgspec.json.encode(advised).decode()
                await house.store.judge(table, Judged(moment.at, moment.seat, text))
    except SkerryError:
        log.exception("A review could not be kept.")
    finally:
        house.reviewing.pop(table, None)


def advice_question(found: Table, moment: Moment) -> AdviceQuestion:
    """The same for the same moment; the secret of the table has no part in it."""
    words = found.spoken()[: moment.at]
    seed = moment.at * len(found.seats) + moment.seat
    return AdviceQuestion(
        found.row.record, words, moment.seat, seed, DESCENTS, SECONDS, moment.played,
        caller=caller(found.row.id), review=True,
    )  # fmt: skip


async def judged(house: House, table: str) -> dict[tuple[int, int], Advised]:
    """What was worked out so far."""
    return {
        (row.at, row.seat): msgspec.json.decode(row.advised, type=Advised) for row in await house.store.judged(table)
    }
