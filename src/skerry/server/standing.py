"""How a table stands, as lists show it: who sits there, whose turn it is, how it ended."""

from collections.abc import Container, Sequence

import msgspec

from skerry import bots
from skerry.kernel.state import NO_SEAT, OVER
from skerry.server import keys, wire
from skerry.server.store import SeatRow
from skerry.server.table import OtherRules, Table, Viewer
from skerry.server.texts import texts
from skerry.words.languages import languages


class Standing(msgspec.Struct, frozen=True):
    """It follows from the history of a table and stays true until someone does something there."""

    table: str
    game: str
    title: str
    made: float
    status: str
    seats: tuple[SeatRow, ...]
    asked: int
    """The seat whose decision it is; others may not know."""
    told: int | None
    """The seat that others are told of."""
    ending: dict[str, str] = {}
    """Language → what is announced instead of who won: of games played alone."""
    winners: tuple[int, ...] = ()
    points: int = 0
    rules: tuple[int, int] = (0, 0)
    """The rules it was played by and those of today, if they are others."""
    record: str = ""
    """Where the record of such a table is, if its game was over."""
    listed: bool = False
    plays: tuple[str, ...] = ()
    """The bot that plays for each seat; "" where none does."""

    def opened_by(self, held: Sequence[str]) -> list[int]:
        """The seats these keys open."""
        return keys.opened([seat.digest for seat in self.seats], held)


def standing(table: Table) -> Standing:
    winners = tuple(table.state.winners()) if table.over else ()
    ending = table.state.ending()
    told = table.state.awaited()
    return Standing(
        table=table.row.id,
        game=table.game.slug,
        title=table.game.title,
        made=table.row.made,
        status=table.status,
        seats=tuple(table.seats),
        plays=tuple(bots.playing_as(seat.bot, table.game) for seat in table.seats),
        asked=table.state.to_move,
        told=None if told == NO_SEAT else told,
        ending={} if ending is None else {lang: table.game.say(ending, lang, table.names) for lang in languages()},
        winners=winners,
        points=table.state.scores()[winners[0]] if winners else 0,
        listed=table.row.listed,
    )


def old_standing(old: OtherRules) -> Standing:
    """Of a table that is only kept, since its game has got other rules: nobody is asked anything there."""
    return Standing(
        table=old.kept.table.id,
        game=old.head.game.slug,
        title=old.head.game.title,
        made=old.kept.table.made,
        status="other-rules",
        seats=tuple(old.seats),
        plays=tuple(seat.bot for seat in old.seats),
        asked=OVER,
        told=None,
        rules=(old.head.rules, old.head.game.rules_version),
        record=old.address,
    )


def whose_turn(stands: Standing, viewer: Viewer) -> int | None:
    """Whom this viewer believes to be asked: themselves if they are, else what everyone is told."""
    if stands.status != "running":
        return None
    return viewer if viewer == stands.asked else stands.told


def seat_infos(stands: Standing, viewer: Viewer, online: Container[int]) -> list[wire.SeatInfo]:
    turn = whose_turn(stands, viewer)
    return [
        wire.SeatInfo(
            seat.seat, seat.name, seat.kind, seat.bot, seat.taken, seat.kind == "bot" or seat.seat in online,
            seat.seat == turn, stands.plays[seat.seat],
        )
        for seat in stands.seats
    ]  # fmt: skip


def result(stands: Standing, lang: str) -> str:
    """How it ended, in a sentence; or why it does not go on."""
    words = texts(lang)
    if stands.status == "other-rules":
        old, new = stands.rules
        return words("seen.other-rules" if stands.record else "seen.other-rules-unfinished", old=old, new=new)
    if stands.ending:
        return stands.ending[lang]
    if not stands.winners:
        return words("seen.lost")
    names = words("seen.and").join(stands.seats[seat].name for seat in stands.winners)
    key = "seen.wins" if len(stands.winners) == 1 else "seen.win"
    return words(key, names=names, points=stands.points)


def table_info(stands: Standing, own: Sequence[int], online: Container[int], lang: str) -> wire.TableInfo:
    """A table in a list of someone who has these seats."""
    viewer = stands.asked if stands.asked in own else (own[0] if own else None)
    turn = whose_turn(stands, viewer)
    return wire.TableInfo(
        table=stands.table,
        game=stands.game,
        title=stands.title,
        status=stands.status,
        seats=seat_infos(stands, viewer, online),
        made=stands.made,
        free=sum(1 for seat in stands.seats if seat.free),
        my_turn=turn is not None and turn in own and not stands.seats[turn].bot,
        turn_name="" if turn is None else stands.seats[turn].name,
        result=result(stands, lang) if stands.status in {"over", "other-rules"} else "",
        record=stands.record,
    )
