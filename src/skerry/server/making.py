"""Setting a table up: from what was asked for to a record and its seats."""

import re
import time
import tomllib
from typing import Final

import skerry
from skerry import Record, SetUpError, SkerryError, bots
from skerry.kernel.game import Game, parse_scenario
from skerry.server import keys, presence, wire
from skerry.server.house import House, bot_seat
from skerry.server.names import shown
from skerry.server.refusals import Explained, Refused
from skerry.server.store import SeatRow

MOST_PARTS: Final = 20
NESTED: Final = re.compile(r"(?:[\[{][\s\w\"'=]*){20}")
"""Twenty brackets opened one in the other."""

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Edda", "Finn")


async def make_table(house: House, wanted: wire.NewTable) -> wire.MadeTable:
    """A table as it was asked for."""
    record = wanted_record(wanted)
    seats, made = wanted_seats(wanted.seats)
    table, owner = await house.make(record, seats, listed=wanted.listed, chat=wanted.chat, hints=wanted.hints)
    return await made_table(house, table, owner, made)


async def branch(house: House, table: str, wanted: wire.Branch) -> wire.MadeTable:
    """Play on from a position of a finished game: one seat for whoever asks, bots on the others."""
    async with house.at(table) as (_, found):
        if not found.over:
            raise Refused("not-over")
        found.seat(wanted.seat)
        record = found.record()
        if wanted.at >= len(record.moves):
            raise Refused("no-position", plies=len(record.moves))
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
            house.visitors.set_up(host, time.time())
            row, seats = found.row, [fresh(seat) for seat in found.seats]
            new, _ = await house.make(
                found.head, seats, listed=row.listed, chat=row.chat, hints=row.hints, owner=row.owner
            )
            await house.change_row(room, found, rematch=new)
            if row.listed:
                house.lobby.enter(new, host, presence.now())
        return found.row.rematch


def fresh(seat: SeatRow) -> SeatRow:
    """The same seat before the game. It keeps its key, so nobody has to be invited again."""
    bot = seat.kind == "bot"
    return SeatRow(seat.seat, seat.kind, seat.name, seat.bot if bot else "", seat.digest, taken=bot)


async def made_table(house: House, table: str, owner: str, seats: list[wire.MadeSeat]) -> wire.MadeTable:
    async with house.at(table) as (_, found):
        return wire.MadeTable(table, owner, found.commitment, seats)


def wanted_record(wanted: wire.NewTable) -> Record:
    """The game with its pack, variants and start position; what is wrong with them is told as a sentence."""
    if wanted.game not in skerry.games():
        raise Refused("no-game", game=wanted.game)
    try:
        game = wanted_game(wanted)
        start = None if wanted.scenario is None else parse_scenario(not_too_nested(wanted.scenario))
        variants = wanted.variants if wanted.variants or start is None else None
        return Record(game, len(wanted.seats), variants, start=start)
    except Refused:
        raise
    except SetUpError as error:
        raise Explained("set-up", error.sentence) from error
    except SkerryError as error:
        raise Explained("own-file", error.sentence) from error


def wanted_game(wanted: wire.NewTable) -> Game:
    if wanted.pack is None:
        return skerry.game(wanted.game)
    try:
        pack = tomllib.loads(not_too_nested(wanted.pack))
    except tomllib.TOMLDecodeError as error:
        raise Refused("own-file", problem=f"This is not TOML: {error}.") from error
    return skerry.game(wanted.game, pack)


def not_too_nested(text: str) -> str:
    """Reading keys of very many parts, or lists in lists in lists, would keep everybody waiting."""
    for line in text.splitlines():
        opened = line.count("[") + line.count("{")
        if line.partition("=")[0].count(".") > MOST_PARTS or (opened > MOST_PARTS and NESTED.search(line)):
            raise Refused("too-nested")
    return text


def wanted_seats(wanted: list[wire.WantedSeat]) -> tuple[list[SeatRow], list[wire.MadeSeat]]:
    """The seats as they are kept, and as whoever sets the table up is told of them, with their keys."""
    kept, made = [], []
    for number, seat in enumerate(wanted):
        name = shown(seat.name) or NAMES[number % len(NAMES)]
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
