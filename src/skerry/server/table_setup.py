"""Setting a table up: from what was asked for to a record and its seats."""

from typing import Final

import msgspec

import skerry
from skerry import Record, SetUpError, bots
from skerry.games.voyages import voyage
from skerry.server import keys, wire
from skerry.server.house import House, bot_seat
from skerry.server.names import shown, usual_name
from skerry.server.refusals import Explained, Refused
from skerry.server.store import SeatRow
from skerry.server.vetting import Files

NOT_HERE: Final = {"friend", "open"}
"""Kinds of seats of people who will say themselves what they are called."""


async def make_table(house: House, wanted: wire.NewTable) -> wire.MadeTable:
    """A table as it was asked for."""
    record = await wanted_record(house, wanted)
    seats, made = wanted_seats(wanted.seats + opponents(record))
    table, owner = await house.make(record, seats, listed=wanted.listed, chat=wanted.chat, hints=wanted.hints)
    return await made_table(house, table, owner, made)


async def branch(house: House, table: str, wanted: wire.Branch) -> wire.MadeTable:
    """Play on from a position of a finished game: one seat for the visitor who asks, bots on the others."""
    async with house.at(table) as (_, found):
        if not found.over:
            raise Refused("not-over")
        found.seat(wanted.seat)
        record = found.record()
        if wanted.at >= len(record.moves):
            raise Refused("no-position", plies=len(record.moves))
    record.voyage = False
    bot = wanted.bot or bots.USUAL
    wishes = [
        wire.WantedSeat(kind="me" if seat == wanted.seat else "bot", name=name, bot=bot)
        for seat, name in enumerate(record.names)
    ]
    seats, made = wanted_seats(wishes)
    new, owner = await house.make(record, seats, words=record.moves[: wanted.at])
    return await made_table(house, new, owner, made)


async def rematch(house: House, table: str, host: str | None) -> str:
    """A new table with the same people on the same seats and the same keys; asked for twice, it is the same one."""
    async with house.at(table) as (room, found):
        if not found.over:
            raise Refused("not-over")
        if not found.row.rematch:
            await house.company.set_up(host)
            row, seats = found.row, [fresh(seat) for seat in found.seats]
            new, _ = await house.make(
                anew(found.head), seats, listed=row.listed, chat=row.chat, hints=row.hints, owner=row.owner
            )
            await house.change_row(room, found, rematch=new)
            if row.listed:
                await house.company.enter(new, host)
        return found.row.rematch


def anew(head: Record) -> Record:
    """The same set-up for a new game, by the rules of today whatever those of the old one were."""
    return Record(head.game, head.seats, head.variants, start=head.start)


def fresh(seat: SeatRow) -> SeatRow:
    """The same seat before the game. It keeps its key, so nobody has to be invited again."""
    bot = seat.kind == "bot"
    return SeatRow(seat.seat, seat.kind, seat.name, seat.bot if bot else "", seat.digest, taken=bot)


async def made_table(house: House, table: str, owner: str, seats: list[wire.MadeSeat]) -> wire.MadeTable:
    async with house.at(table) as (_, found):
        return wire.MadeTable(table, owner, found.commitment, seats)


async def wanted_record(house: House, wanted: wire.NewTable) -> Record:
    """The game with its variants. Files from outside are not even parsed here, but tried out elsewhere."""
    if wanted.game not in skerry.games():
        raise Refused("no-game", game=wanted.game)
    if wanted.voyage:
        return voyage_record(wanted.game, len(wanted.seats))
    if wanted.pack is not None or wanted.scenario is not None:
        variants = msgspec.json.encode(wanted.variants)
        files = Files(wanted.game, len(wanted.seats), variants, wanted.pack, wanted.scenario)
        return await house.vetting.vet(files)
    try:
        return Record(skerry.game(wanted.game), len(wanted.seats), wanted.variants)
    except SetUpError as error:
        raise Explained("set-up", error) from error


def opponents(record: Record) -> list[wire.WantedSeat]:
    """In a first voyage the newcomer takes one seat, and bots of the usual level take the others."""
    return [wire.WantedSeat(kind="bot") for _ in range(record.seats - 1)] if record.voyage else []


def voyage_record(game: str, seats: int) -> Record:
    """The first voyage of a game as a table is set up for it."""
    course = voyage(game)
    if course is None or seats != 1:
        raise Refused("no-voyage", game=skerry.game(game).title)
    return Record(game, course.seats, course.variants, start=course.start, voyage=True)


def wanted_seats(wanted: list[wire.WantedSeat]) -> tuple[list[SeatRow], list[wire.MadeSeat]]:
    """The seats as they are kept, and as the host is told of them, with their keys."""
    kept, made = [], []
    for number, seat in enumerate(wanted):
        name = shown(seat.name) or ("" if seat.kind in NOT_HERE else usual_name(number))
        key = keys.new_key() if seat.kind in {"me", "here", "friend"} else None
        digest = keys.digest(key) if key else ""
        if seat.kind == "bot":
            kept.append(bot_seat(number, seat.bot or bots.USUAL, name))
        elif seat.kind == "friend":
            kept.append(SeatRow(number, "person", name, invitation=digest))
        else:
            kept.append(SeatRow(number, "person", name, digest=digest))
        made.append(wire.MadeSeat(number, seat.kind, name, key))
    return kept, made
