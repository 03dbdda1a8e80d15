"""The house: all tables, and what is done at them.

Everything that touches a table holds its lock, from reading the position to the moves being on disk. So two who act at
once are served one after the other, and nobody is shown what might yet be lost.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec

from skerry import Record, bots
from skerry.drawing.parts import KEPT, Unfinished
from skerry.server import bot_turns, invitations, keys, wire
from skerry.server.budgets import Budgets, Sockets, on_account
from skerry.server.company import Notice
from skerry.server.fellows import Fellows
from skerry.server.history import Entry, Inherited
from skerry.server.jobs import Conflict, Damaged, Elsewhere, Lost, Unclear
from skerry.server.metrics import Metrics
from skerry.server.names import shown, usual_name
from skerry.server.outlook import outlook
from skerry.server.pictures import Pictures
from skerry.server.refusals import MovedAway, Refused
from skerry.server.room import Room, only_whole
from skerry.server.seen import Look
from skerry.server.standing import Standing, old_standing, standing
from skerry.server.store import Kept, Remark, SeatRow, Store, TableRow
from skerry.server.table import OtherRules, Table, head_of
from skerry.server.thinking import Advised, Thinkers
from skerry.server.vetting import Vetting, marked
from skerry.server.watchers import Watcher

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_IN_MEMORY: Final = 500
"""Tables kept ready; others are replayed from their history when somebody comes back to them."""
MOST_STANDINGS: Final = 20_000
"""Tables of which lists remember how they stand; they are small."""
MOST_SAID: Final = 1000
"""Lines of chat at one table."""
SLICE: Final = 0.005
MOST_SLICES: Final = 200
"""Seconds for which a board is drawn without letting others come in between, and how often."""
MOST_TABLES: Final = 100_000
"""Tables kept at all; nobody can fill the disk with them."""


class House:
    """All tables of a server."""

    def __init__(
        self, store: Store, thinkers: Thinkers, *, budgets: Budgets | None = None, fellows: Fellows | None = None
    ) -> None:
        self.store = store
        self.fellows = fellows
        """The workers beside this one; None if it has all tables."""
        self.thinkers = thinkers
        self.vetting = Vetting()
        self.pictures = Pictures()
        self.budgets = budgets or Budgets()
        self.sockets = Sockets()
        self.company = store.company(self)
        self.metrics = Metrics()
        self.tables_kept = 0
        """As counted last for the metrics."""
        self.closing = False
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._standings: OrderedDict[str, Standing] = OrderedDict()
        self.reviewing: dict[str, str] = {}
        """Finished games that are being looked at again in the background, and who asked for that."""
        self.hinting: dict[asyncio.Task[Advised], str] = {}
        """Hints that are being worked out, and who asked for them."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def will_close(self) -> None:
        """Load balancers that ask are told that this server is not ready; all else goes on."""
        self.closing = True

    async def close(self) -> None:
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self.vetting.close()
        self.pictures.close()

    # --- tables -------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[tuple[Room, Table]]:
        """A table, for as long as its lock is held. When it is let go, a bot whose turn it is begins to think."""
        async with self.room(table) as room:
            if not self.has(table):
                raise Elsewhere("Another worker has the table, and those who ask for it go there.")
            epoch = await self.store.hold(table)
            if room.table is None or room.epoch != epoch:
                room.table, room.epoch = await self._read(table), epoch
            with only_whole(room):
                yield room, room.table
            bot_turns.wake(self, table, room)
        self._forget_old()

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """The place of a table, there or not, for as long as its lock is held."""
        room = self._rooms.setdefault(table, Room(self._onlookers_wait))
        self._rooms.move_to_end(table)
        room.users += 1
        try:
            async with room.lock:
                self._standings.pop(table, None)
                yield room
        finally:
            self.company.changed(table)
            room.put_away()
            room.users -= 1
            if room.table is None and not room.users and room.is_empty():
                self._rooms.pop(table, None)

    def has(self, table: str) -> bool:
        """Is it one of the tables of this worker?"""
        return self.fellows is None or self.fellows.has(table)

    async def _read(self, table: str) -> Table:
        try:
            kept = await self.store.load(table)
        except Damaged as error:
            raise Refused("unreadable") from error
        if kept is None:
            raise Refused("no-table")
        await self.vetting.check(kept.table.record)
        try:
            return Table(kept)
        except OtherRules:
            raise
        except Exception as error:  # a game of another package may fail in any way, and lists go on without its tables
            log.exception("A table cannot be read.")
            raise Refused("unreadable") from error

    def _forget_old(self) -> None:
        """Tables nobody looks at leave the memory, those that were left alone longest first."""
        for table, room in list(self._rooms.items()):
            if len(self._rooms) <= MOST_IN_MEMORY:
                return
            if not room.watchers and not room.users and room.thinking is None:
                del self._rooms[table]

    async def standing(self, table: str) -> Standing:
        """How a table stands. Lists ask for many tables again and again, and most have not changed since."""
        if table not in self._standings:
            try:
                async with self.at(table) as (_, found):
                    self._standings[table] = stands = as_it_stands(found)
            except OtherRules as old:
                self._standings[table] = stands = old_standing(old)
            if len(self._standings) > MOST_STANDINGS:
                self._standings.popitem(last=False)
            return stands
        return self._standings[table]

    async def standing_elsewhere(self, table: str) -> Standing:
        """Of a table that another server may have, as it was when it was read; it is not held for that."""
        try:
            return as_it_stands(await self._read(table))
        except OtherRules as old:
            return old_standing(old)

    async def notice(self, table: str) -> Notice | None:
        """What others are told of a table that is in memory here."""
        room = self._rooms.get(table)
        if room is None:
            return None
        async with room.lock:  # what is not written yet is nobody's business
            if room.table is None:
                return None
            with contextlib.suppress(Refused):
                return Notice(as_it_stands(room.table), sorted(room.online()), room.is_empty())
        return None

    def in_memory(self) -> int:
        """How many tables are kept ready."""
        return sum(room.table is not None for room in self._rooms.values())

    def online(self, table: str) -> set[int]:
        """The seats whose people are there."""
        room = self._rooms.get(table)
        return set() if room is None else room.online()

    def is_empty(self, table: str) -> bool:
        room = self._rooms.get(table)
        return room is None or room.is_empty()

    async def make(
        self,
        record: Record,
        seats: Sequence[SeatRow],
        *,
        words: Sequence[str] = (),
        listed: bool = False,
        chat: bool = True,
        hints: bool | None = None,
        owner: str = "",
    ) -> tuple[str, str]:
        """A new table; its id and the key of its owner, unless the owner of another one has it.

        Files of its own have been tried out before, now or for the table that the record comes from.
        """
        if await self.store.count() >= MOST_TABLES:
            raise Refused("too-many-tables")
        now = time.time()
        table = keys.new_table() if self.fellows is None else self.fellows.new_table()
        key = keys.new_key()
        row = TableRow(
            id=table,
            made=now,
            record=marked(head_of(record)),
            secret=keys.new_secret(),
            owner=owner or keys.digest(key),
            listed=listed,
            chat=chat,
            inherited=len(words),
            hints=one_person(seats) if hints is None else hints,
        )
        history = [Entry(number, now, "", Inherited(word)) for number, word in enumerate(words)]
        made = Table(Kept(row, list(seats), history, []))
        if made.begun:
            history += made.begin(now)
        await self.store.make(msgspec.structs.replace(row, over=made.over), seats, history)
        async with self.at(table):
            return table, key

    async def let_go(self, table: str) -> None:
        """Another server is asked for this table. What was begun here is done first."""
        async with self.room(table) as room:
            room.move_away()
            await self.store.let_go(table)

    async def lost_all(self) -> None:
        """This server was taken to be gone: its tables may be at others by now."""
        for room in list(self._rooms.values()):
            async with room.lock:
                room.move_away()

    async def delete(self, table: str) -> None:
        async with self.room(table) as room:
            await self.store.hold(table)
            await self.writing(room, self.store.delete(table))
            room.close()

    async def delete_left(self, table: str) -> None:
        """One that was left alone for long, unless somebody has come back to it."""
        async with self.room(table) as room:
            if await self.writing(room, self.store.delete_left(table)):
                room.close()

    async def owner(self, table: str) -> str:
        """The digest of the owner's key; for tables, too, that cannot be read any more."""
        kept = await self.store.load(table)
        if kept is None:
            raise Refused("no-table")
        return kept.table.owner

    async def change(self, table: str, **settings: object) -> None:
        """Other settings of a table."""
        async with self.at(table) as (room, found):
            await self.change_row(room, found, **settings)

    async def change_row(self, room: Room, found: Table, **settings: object) -> None:
        """The same, for callers that hold the lock."""
        row = msgspec.structs.replace(found.row, **settings)
        await self.writing(room, self.store.change(row))
        found.row = row
        room.show()

    # --- seats --------------------------------------------------------------------------------------------------

    async def take_seat(self, table: str, seat: int, held: Sequence[str], sent: wire.SitDown) -> str:
        """Someone with the key of a seat, or an invitation to it, sits down; the key it has now. Twice is as once."""
        return await self.whole(self._take_seat(table, seat, held, sent))

    async def _take_seat(self, table: str, seat: int, held: Sequence[str], sent: wire.SitDown) -> str:
        async with self.at(table) as (room, found):
            row = found.seat(seat)
            key = invitations.key_of(row, held, sent.key or "")
            if not row.taken:
                await self._sit_down(room, found, row, keys.digest(key), sent)
            return key

    async def join(self, table: str, digest: str, sent: wire.TakeSeat) -> int:
        """Someone takes a free seat; which one."""
        return await self.whole(self._join(table, digest, sent))

    async def _join(self, table: str, digest: str, sent: wire.TakeSeat) -> int:
        async with self.at(table) as (room, found):
            for seat in found.seats:
                if seat.digest == digest:
                    return seat.seat
            free = [seat for seat in found.seats if seat.free]
            if not free:
                raise Refused("no-free-seat")
            await self._sit_down(room, found, free[0], digest, sent)
            return free[0].seat

    async def _sit_down(self, room: Room, found: Table, row: SeatRow, digest: str, sent: wire.TakeSeat) -> None:
        entries = found.sit_down(
            row.seat, shown(sent.name) or row.name or usual_name(row.seat), digest, sent.salt, time.time()
        )
        await self.writing(room, self.store.add(found.row.id, entries, found.over))
        self.called(room, [row.seat])
        room.show()

    def called(self, room: Room, seats: Sequence[int]) -> None:
        """The people of these seats ask over HTTP; for callers that hold the lock."""
        room.call(seats)
        self._visited(room)
        if room.lapsing is None:
            room.lapsing = self.begin(self._lapse(room))

    async def _lapse(self, room: Room) -> None:
        """Until nobody is there by HTTP alone: a person who goes silent is shown to have gone."""
        try:
            while (wait := room.presence.changes_in()) is not None:
                await asyncio.sleep(wait)
                async with room.lock:
                    if room.table is not None:
                        room.show()
                        self.company.changed(room.table.row.id)
        finally:
            room.lapsing = None

    def _visited(self, room: Room) -> None:
        """The lobby shows tables at which there is somebody now and then."""
        if room.table is not None and room.table.row.listed:
            self.company.visited(room.table.row.id)

    # --- playing ------------------------------------------------------------------------------------------------

    async def play(self, table: str, seat: int, sent: wire.Play) -> None:
        key = own_key(seat, sent.key)
        await self.whole(self._act(table, seat, lambda found, now: found.play(seat, sent.all_words, sent.at, key, now)))

    async def undo(self, table: str, seat: int, sent: wire.Undo) -> None:
        key = own_key(seat, sent.key)
        await self.whole(self._act(table, seat, lambda found, now: found.undo(seat, sent.whole, sent.at, key, now)))

    async def pick(self, table: str, seat: int, sent: wire.Pick) -> None:
        """Nobody but this seat is shown anything, and nothing is written."""
        async with self.at(table) as (room, found):
            found.check_held(seat)
            found.pick(seat, sent.word, sent.count, sent.at)
            room.show_seat(seat)

    async def put_back(self, table: str, seat: int, sent: wire.PutBack) -> None:
        async with self.at(table) as (room, found):
            found.check_held(seat)
            found.put_back(seat, sent.word, sent.at)
            room.show_seat(seat)

    async def whole(self, doing: Coroutine[Any, Any, T]) -> T:
        """What was begun is done to its end, even if its visitor hangs up: the others wait to be shown it."""
        return await asyncio.shield(self.begin(on_account(doing)))

    async def _act(self, table: str, seat: int, action: Callable[[Table, float], list[Entry]]) -> None:
        """What a person does at their seat."""
        came = perf_counter()
        async with self.at(table) as (room, found):
            found.check_held(seat)
            entries = action(found, time.time())
            if entries:
                await self.writing(room, self.store.add(table, entries, found.over))
                room.show(self.metrics.moved("person", came))

    async def writing(self, room: Room, written: Awaitable[T]) -> T:
        """Wait until it is on disk. If it does not get there, the table in memory is no longer the one that is kept."""
        try:
            return await written
        except (Lost, Unclear) as error:
            room.move_away()
            raise MovedAway("elsewhere" if isinstance(error, Lost) else "unclear") from error
        except Conflict as error:
            room.table = None
            raise Refused("changed") from error
        except BaseException:
            room.table = None
            raise

    async def say(self, table: str, seat: int, sent: wire.Chat) -> None:
        """A line of chat; the same message twice is one line."""
        await self.whole(self._say(table, seat, sent))

    async def _say(self, table: str, seat: int, sent: wire.Chat) -> None:
        async with self.at(table) as (room, found):
            if not found.row.chat:
                raise Refused("no-chat")
            key = own_key(seat, sent.key)
            if key and any(remark.key == key for remark in found.chat):
                return
            if len(found.chat) >= MOST_SAID:
                raise Refused("chat-full", most=MOST_SAID)
            text = shown(sent.text)
            if not text:
                return
            remark = Remark(len(found.chat), seat, text, key or keys.new_key(), time.time())
            await self.writing(room, self.store.say(table, remark))
            found.chat.append(remark)
            room.show()

    # --- watching -----------------------------------------------------------------------------------------------

    async def watch(self, table: str, watcher: Watcher) -> None:
        await self._draw_in_slices(table, watcher.look)
        async with self.at(table) as (room, _):
            room.come(watcher)
            self._visited(room)

    async def stop_watching(self, table: str, watcher: Watcher) -> None:
        room = self._rooms.get(table)
        if room is None or watcher not in room.watchers:
            return
        async with room.lock:
            room.go(watcher)
            self._visited(room)
        self.company.changed(table)

    async def _draw_in_slices(self, table: str, look: Look) -> None:
        """Until all parts of what this look shows are there, so that they can be put together at once."""
        await self.drawn(table, lambda room, _: room.seen(look), plays=look.viewer is not None)

    async def drawn(self, table: str, draw: Callable[[Room, Table], T], *, plays: bool = False) -> T:
        """What is drawn of a table. That may take long the first time. Its parts are kept, and between them others have
        their turn; those who don't play at the table wait until nobody's move is on its way."""
        for _ in range(MOST_SLICES):
            await (asyncio.sleep(0) if plays else self.budgets.precedence.turn())
            async with self.at(table) as (room, found):
                with contextlib.suppress(Unfinished), KEPT.slice(SLICE):
                    return draw(room, found)
        async with self.at(table) as (room, found):
            return draw(room, found)

    def _onlookers_wait(self, room: Room) -> None:
        if room.showing is None:
            room.showing = self.begin(self._show_onlookers(room))

    async def _show_onlookers(self, room: Room) -> None:
        """One way of looking after the other; those who play may come in between."""
        try:
            while room.behind:
                await self.budgets.precedence.turn()
                async with room.lock:
                    with only_whole(room):
                        room.show_onlookers()
        except Exception:
            log.exception("A table cannot be shown.")
        finally:
            room.showing = None

    async def caught_up(self, table: str, watcher: Watcher) -> None:
        """Wait until an onlooker has been shown all that has happened."""
        room = self._rooms.get(table)
        if room is not None and watcher in room.behind and room.showing is not None:
            await asyncio.shield(room.showing)

    async def show_to(self, table: str, watcher: Watcher) -> None:
        """After they chose to look in another way."""
        await self._draw_in_slices(table, watcher.look)
        async with self.at(table) as (room, _):
            watcher.show(room.seen(watcher.look))

    async def why(self, table: str, seat: int, word: str, lang: str) -> wire.Why:
        """What a move would do for this seat, or why it is refused."""
        async with self.at(table) as (_, found):
            if found.state.to_move != seat:
                raise Refused("not-your-turn")
            move = found.move(word)
            state = found.drafts.shown(seat)
            message = state.explain(move)
            text = "" if message is None else found.game.say(message, lang, found.names)
            return wire.Why(word, text, "" if message is None else message.rule, move in state.moves())

    async def preview(self, table: str, look: Look, word: str) -> wire.Preview:
        """What a legal move would change for this seat; nothing for any other word, such as one that comes too late."""

        def draw(room: Room, found: Table) -> wire.Preview:
            move = found.move(word)
            state = found.drafts.shown(look.viewer)
            if not found.begun or state.to_move != look.viewer or move not in state.moves():
                return wire.Preview(word, [], {})
            return outlook(found, look, move, room.seen(look).seen.board)

        return await self.drawn(table, draw, plays=True)

    async def look(self, table: str, look: Look) -> wire.Position:
        await self._draw_in_slices(table, look)
        async with self.at(table) as (room, _):
            shown = room.seen(look)
            if not room.watchers:
                room.drawings.forget()  # hundreds of tables lie in memory at which nobody looks
            return shown.seen.whole()

    # --- work that goes on by itself --------------------------------------------------------------------------------

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Until it is done or the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def as_it_stands(found: Table) -> Standing:
    """For lists, which go on without a table whose game fails."""
    try:
        return standing(found)
    except Exception as error:
        log.exception("A table cannot be listed.")
        raise Refused("unreadable") from error


def own_key(seat: int, key: str) -> str:
    """A message's key is its sender's: another seat may well use the same one."""
    return f"{seat} {key}".replace("\0", " ") if key else ""  # a database keeps no zeros


def one_person(seats: Sequence[SeatRow]) -> bool:
    """Does one person play with bots? Then nobody is at a disadvantage if that one is given hints."""
    return sum(seat.kind == "person" for seat in seats) == 1


def bot_seat(seat: int, bot: str, name: str) -> SeatRow:
    """A seat that a bot plays."""
    if bot not in bots.names():
        raise Refused("no-bot", bot=bot)
    return SeatRow(seat, "bot", name, bot=bot, taken=True)
