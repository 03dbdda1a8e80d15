"""Long thoughts in a queue in the database: workers put them there, `skerry think` takes them on any machine.

Nobody is told that there is something to do: thinkers look ten times a second, and workers look for answers as often. A
thought takes seconds, so that is soon enough, and it costs no commit that others would have to wait for.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from skerry import bots
from skerry.bots.advice import advise
from skerry.kernel.errors import SkerryError
from skerry.kernel.rng import Rng
from skerry.server.jobs import StoreError
from skerry.server.lanes import MOST_AT_ONCE, timed
from skerry.server.leases import GONE_AFTER, Leases
from skerry.server.posing import head_without_start, posed, position
from skerry.server.postgres import Database
from skerry.server.thinking import AdviceQuestion, Advised, Question, replayed, why_of
from skerry.server.workers import Died, TooLate, WorkError, Workers

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 0.1
STARTED_WITHIN: Final = 30.0
"""Seconds that a thought may wait for a thinker beyond the time it may take; then the worker does without."""

ASK: Final = """
    INSERT INTO thoughts (asker, caller, posed, seconds, due) VALUES (%s, %s, %s, %s, %s + greatest(
        (SELECT coalesce(max(due), 0) FROM thoughts WHERE caller = %s),
        (SELECT coalesce(max(due), 0) FROM thoughts WHERE begun IS NOT NULL)
    )) RETURNING id
"""
"""Due when its caller would have had its cost as an equal share, as in `lanes.py`."""
TAKE: Final = """
    UPDATE thoughts SET begun = clock_timestamp(), thinker = %s, tries = tries + 1 WHERE id = (
        SELECT id FROM thoughts AS one
        WHERE answer IS NULL AND failed IS NULL AND tries < 2
        AND (begun IS NULL OR NOT EXISTS (SELECT FROM workers WHERE workers.id = one.thinker))
        AND (
            SELECT count(*) FROM thoughts AS other
            WHERE other.caller = one.caller AND begun IS NOT NULL AND answer IS NULL AND failed IS NULL
        ) < %s
        ORDER BY due, id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, posed, seconds
"""
ANSWER: Final = "UPDATE thoughts SET answer = %s, failed = %s WHERE id = %s AND thinker = %s"
COLLECT: Final = """
    DELETE FROM thoughts WHERE id = ANY(%s) AND (answer IS NOT NULL OR failed IS NOT NULL)
    RETURNING id, answer, failed
"""
GIVE_UP: Final = "DELETE FROM thoughts WHERE id = %s"
ANYONE: Final = """
    SELECT coalesce(sum(thinks), 0)::int FROM workers
    WHERE heard > clock_timestamp() - make_interval(secs => %s)
"""
SWEEP: Final = """
    WITH gone AS (DELETE FROM workers WHERE heard < clock_timestamp() - make_interval(secs => %s) AND thinks > 0)
    DELETE FROM thoughts WHERE asker NOT IN (SELECT id FROM workers)
"""


class Posed(msgspec.Struct, frozen=True):
    """What is asked, with nothing in it that the seat may not know."""

    head: str
    position: str
    seat: int
    seed: int
    bot: str = ""
    """Which bot chooses a move; "" if advice is wanted."""
    descents: int = 0
    seconds: float = 0.0
    also: str = ""


def posed_as(question: Question | AdviceQuestion) -> Posed:
    """Replayed here, where its words are known anyway."""
    state = replayed(question.head, question.words)
    head = head_without_start(question.head)
    if isinstance(question, Question):
        seat = state.to_move
        return Posed(head, posed(state, seat, question.seed), seat, question.seed, question.bot)
    return Posed(
        head, posed(state, question.seat, question.seed), question.seat, question.seed,
        descents=question.descents, seconds=question.seconds, also=question.also,
    )  # fmt: skip


def thought(text: str) -> str:
    """In a process of a thinker: the answer as JSON."""
    asked = msgspec.json.decode(text, type=Posed)
    state = position(asked.head, asked.position)
    if asked.bot:
        return msgspec.json.encode(bots.ask(bots.bot(asked.bot, asked.seed), state, Rng(asked.seed)).word).decode()
    also = state.game.move(asked.also) if asked.also else None
    until = time.perf_counter() + asked.seconds
    advice = advise(state, asked.seat, asked.seed, asked.descents, until, also)
    tips = tuple((tip.move.word, tip.chance) for tip in advice.tips)
    return msgspec.json.encode(Advised(tips, tuple(advice.chances), why_of(advice))).decode()


class Asking:
    """The worker's side: it stands where its own processes would be."""

    def __init__(self, database: Database, leases: Leases, mark: Callable[[str], Awaitable[str]]) -> None:
        self._database = database
        self._leases = leases
        self._mark = mark
        self._awaited: dict[int, asyncio.Future[str]] = {}
        self._collecting: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._awaited)

    async def do(self, work: Callable[[Any], Any], asked: Any, *, caller: str, cost: float, within: float) -> Any:
        """As a lane does; `work` says what is wanted, and is done elsewhere."""
        text = msgspec.json.encode(await asyncio.to_thread(posed_as, asked)).decode()
        try:
            if not (await self._database.read(ANYONE, GONE_AFTER))[0][0]:
                raise Died("There is no thinker.")
            mark = await self._mark(caller)
            number = (await self._database.write(ASK, self._leases.me, mark, text, within, cost, mark))[0][0]
        except StoreError as error:
            raise Died("The thinkers cannot be reached.") from error
        answer = await self._answer(number, within)
        return msgspec.json.decode(answer, type=str if isinstance(asked, Question) else Advised)

    async def _answer(self, number: int, within: float) -> str:
        self._awaited[number] = asyncio.get_running_loop().create_future()
        if self._collecting is None or self._collecting.done():
            self._collecting = asyncio.create_task(self._collect())
        try:
            async with asyncio.timeout(within + STARTED_WITHIN):
                return await self._awaited[number]
        except TimeoutError as error:
            raise TooLate(f"No thinker answered within {within + STARTED_WITHIN:g} seconds.") from error
        finally:
            del self._awaited[number]
            await self._give_up(number)

    async def _give_up(self, number: int) -> None:
        with contextlib.suppress(StoreError):
            await self._database.write(GIVE_UP, number)

    async def _collect(self) -> None:
        """As long as anything is waited for."""
        while self._awaited:
            await asyncio.sleep(LOOK_EVERY)
            with contextlib.suppress(StoreError):
                for number, answer, failed in await self._database.write(COLLECT, list(self._awaited)):
                    waits = self._awaited.get(number)
                    if waits is None or waits.done():
                        continue
                    if failed is None:
                        waits.set_result(answer)
                    else:
                        waits.set_exception(WorkError(failed))

    def close(self) -> None:
        for waits in self._awaited.values():
            waits.cancel()


class Thinker:
    """The other side: `skerry think`, on any machine. As many processes as it has cores to give."""

    def __init__(self, url: str, count: int) -> None:
        self.database = Database(url)
        self.leases = Leases(self.database, thinks=count)
        self._workers = Workers(count)
        self._free = asyncio.Semaphore(count)
        self._thinking: set[asyncio.Task[None]] = set()

    async def run(self, stop: asyncio.Event) -> None:
        """Until it is stopped; what it has begun then is taken by others."""
        await self.database.start()
        await self.leases.start(None)
        try:
            while not stop.is_set():
                with contextlib.suppress(StoreError):
                    await self._take_all()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(stop.wait(), LOOK_EVERY)
        finally:
            for task in self._thinking:
                task.cancel()
            self._workers.close()
            await self.leases.close()

    async def _take_all(self) -> None:
        """As much as there is and can be thought at once."""
        while not self._free.locked():
            found = await self.database.write(TAKE, self.leases.me, MOST_AT_ONCE)
            if not found:
                return
            await self._free.acquire()
            task = asyncio.create_task(self._think(*found[0]))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    async def _think(self, number: int, text: str, within: float) -> None:
        me, answer, failed = self.leases.me, None, None
        try:
            answer, _ = await self._workers.do(timed, (thought, text), within=within)
        except SkerryError as error:
            failed = str(error)
            log.warning("A thought came to nothing. %s", error)
        finally:
            self._free.release()
        with contextlib.suppress(StoreError):
            await self.database.write(ANSWER, answer, failed, number, me)
