"""Leases: which tables this worker holds. Nobody else writes there, however long it slept.

A lease stands in the row of its table: who holds it, and an epoch that grows whenever somebody takes it. What is
written names the epoch in the same statement, so that a worker that has lost its lease can't write, whatever it
believes. Clocks decide only how soon a table is taken from a worker that is gone: a worker says every second that it
is there, and one that has not been heard of for some is deleted by those who want its tables.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
import psycopg
from psycopg import AsyncConnection

from skerry.server.jobs import Elsewhere, NotRead, StoreError
from skerry.server.postgres import Database
from skerry.server.store import Holder

log = logging.getLogger(__name__)

BEAT: Final = 1.0
GONE_AFTER: Final = 3.0
"""Seconds of silence, by the clock of the database."""
LET_GO_WITHIN: Final = 1.5
"""For another worker to finish what it began at a table."""
CHANNEL: Final = "skerry"

REGISTER: Final = """
    WITH before AS (DELETE FROM workers WHERE post = %s AND post <> '')
    INSERT INTO workers (post, thinks) VALUES (%s, %s) RETURNING id
"""
"""The worker that was in this place before is gone, so nobody waits for it to be missed."""
HEARD: Final = "UPDATE workers SET heard = clock_timestamp() WHERE id = %s RETURNING id"
LEAVE: Final = "DELETE FROM workers WHERE id = %s"
BURY: Final = """
    DELETE FROM workers WHERE heard < clock_timestamp() - make_interval(secs => %s)
    AND id = (SELECT holder FROM tables WHERE id = %s)
"""
TAKE: Final = """
    UPDATE tables SET holder = %s, epoch = epoch + 1
    WHERE id = %s AND (holder IS NULL OR holder = %s OR NOT EXISTS (SELECT FROM workers WHERE workers.id = holder))
    RETURNING epoch
"""
STILL: Final = "SELECT FROM tables WHERE id = %s AND holder = %s AND epoch = %s"
OLDEST: Final = "SELECT min(id) FROM workers WHERE heard > clock_timestamp() - make_interval(secs => %s)"
THERE: Final = "SELECT FROM tables WHERE id = %s"
RELEASE: Final = "UPDATE tables SET holder = NULL WHERE id = %s AND holder = %s AND epoch = %s"
NOTIFY: Final = "SELECT pg_notify(%s, %s)"


class Wanted(msgspec.Struct, frozen=True, tag_field="type", tag="wanted"):
    """A worker has been asked for a table that another one holds."""

    table: str


class Released(msgspec.Struct, frozen=True, tag_field="type", tag="released"):
    """Those who want this table may take it."""

    table: str


News = Wanted | Released
DECODER: Final[msgspec.json.Decoder[News]] = msgspec.json.Decoder(News)


class Leases:
    """Of one worker, from its start to its end."""

    def __init__(self, database: Database, post: str = "", thinks: int = 0) -> None:
        self.database = database
        self.post = post
        """The place of this worker on its machine, of which others know when it is free."""
        self.me = 0
        """The number of this worker; 0 before it is known."""
        self._thinks = thinks
        """How many thoughts of others can be thought here at once."""
        self._epochs: dict[str, int] = {}
        self._heard = 0.0
        """When the database last knew this worker, by a clock that nobody can set."""
        self._awaited: dict[str, asyncio.Event] = {}
        self._holder: Holder | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, holder: Holder | None) -> None:
        self._holder = holder
        await self._register()
        self._begin(self._beat())
        self._begin(self._listen())

    async def close(self) -> None:
        """What was asked for is done, then the worker is deleted: that frees all its tables at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.database.close(LEAVE, self.me)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- holding ------------------------------------------------------------------------------------------------

    def epoch(self, table: str) -> int:
        """The epoch in which it is held; -1 if it is not."""
        return self._epochs.get(table, -1)

    def made(self, table: str) -> None:
        """A new table is held by its maker."""
        self._epochs[table] = 1

    def forget(self, table: str) -> None:
        """Its epoch is over: what was sent before must not be written later."""
        self._epochs.pop(table, None)

    async def hold(self, table: str) -> int:
        """The epoch from now on, or Elsewhere; 0 if there is no such table.

        If it can't be held, nobody knows what was written there before: a message that is sent again is not refused.
        """
        try:
            return await self._hold(table)
        except (NotRead, Elsewhere):
            raise
        except StoreError as error:
            raise NotRead(str(error)) from error

    async def _hold(self, table: str) -> int:
        epoch = self._epochs.get(table)
        if epoch is not None and (self._is_known() or await self._still(table, epoch)):
            return epoch
        taken = await self._take(table)
        if taken is None and await self.database.read(THERE, table):
            taken = await self._take_from(table)
        return taken or 0

    def _is_known(self) -> bool:
        """Has nobody had reason to believe that this worker is gone?"""
        return time.monotonic() - self._heard < GONE_AFTER - BEAT / 2

    async def _still(self, table: str, epoch: int) -> bool:
        return bool(await self.database.read(STILL, table, self.me, epoch))

    async def _take(self, table: str) -> int | None:
        self.forget(table)
        me = self.me
        found = await self.database.write(TAKE, me, table, me)
        if not found or me != self.me:
            return None
        self._epochs[table] = int(found[0][0])
        return self._epochs[table]

    async def _take_from(self, table: str) -> int:
        """From a worker that is gone, or by asking the one that has it."""
        await self.database.write(BURY, GONE_AFTER, table)
        released = self._awaited.setdefault(table, asyncio.Event())
        try:
            if (taken := await self._take(table)) is not None:
                return taken
            await self._tell(Wanted(table))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(released.wait(), LET_GO_WITHIN)
        finally:
            self._awaited.pop(table, None)
        if (taken := await self._take(table)) is not None:
            return taken
        raise Elsewhere("Another server has the table and does not let go of it.")

    async def let_go(self, table: str) -> None:
        epoch = self._epochs.pop(table, None)
        if epoch is not None:
            await self.database.write(RELEASE, table, self.me, epoch)
        await self._tell(Released(table))

    async def _tell(self, news: News) -> None:
        """Never along with a move: it would make all commits stand in one line."""
        await self.database.write(NOTIFY, CHANNEL, msgspec.json.encode(news).decode())

    # --- being there --------------------------------------------------------------------------------------------

    async def _register(self) -> None:
        began = time.monotonic()
        self.me = int((await self.database.write(REGISTER, self.post, self.post, self._thinks))[0][0])
        self._heard = began

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(StoreError):  # the database has logged why
                await self.beat()

    async def leads(self) -> bool:
        """Of all that are there, one does what is to be done once: the oldest."""
        return bool((await self.database.read(OLDEST, GONE_AFTER))[0][0] == self.me)

    async def beat(self) -> None:
        """This worker is there. If others have given it up, it begins anew without any table."""
        began = time.monotonic()
        if await self.database.write(HEARD, self.me):
            self._heard = began
            return
        log.warning("This server was not heard of for so long that others may have its tables. It begins anew.")
        self._epochs.clear()
        await self._register()
        if self._holder is not None:
            await self._holder.lost_all()

    async def _listen(self) -> None:
        """To what others want, as long as the worker is there."""
        while True:
            with contextlib.suppress(psycopg.Error):
                async with await AsyncConnection.connect(**self.database.settings, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            await asyncio.sleep(BEAT)

    def _hear(self, payload: str) -> None:
        try:
            news = DECODER.decode(payload)
        except msgspec.DecodeError:
            return  # of a newer server
        if isinstance(news, Released):
            if news.table in self._awaited:
                self._awaited[news.table].set()
        elif news.table in self._epochs and news.table not in self._awaited:
            self._begin(self._give_up(news.table))

    async def _give_up(self, table: str) -> None:
        try:
            if self._holder is None:
                await self.let_go(table)
            else:
                await self._holder.let_go(table)
        except StoreError:
            pass
        except Exception:
            log.exception("A table that others want could not be let go of.")
