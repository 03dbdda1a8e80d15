"""How much of the server one visitor may use.

All tables are drawn by one process, so its time is what there is to share out. What a request or a message costs is
measured, not guessed: the seconds for which it kept everybody else waiting. A visitor who spends more than
their share waits until the rest has come in, or is told when to ask again.
"""

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from time import monotonic, thread_time
from types import coroutine
from typing import Any, Final, TypeVar

from skerry.server.precedence import Precedence
from skerry.server.refusals import Refused
from skerry.server.visitors import ADDRESS, THIS_MACHINE, Place, places_of

T = TypeVar("T")

VISITOR: Final = (0.25, 3.0)
"""A quarter of the server's time for one address, and three seconds at once if it asked for little before."""
CONNECTION: Final = (0.05, 0.5)
"""The same for what one socket asks to be shown or explained."""
MODEST: Final = (3.0, 0.3)
"""A visitor is modest who has used less than a tenth of the last three seconds or so."""
QUANTUM: Final = 0.002
"""Seconds that one who is not modest may use before they have to stand in line again."""
MOST_VISITORS: Final = 10_000
"""Addresses whose spending is remembered; of more, those are forgotten that have been quiet for longest."""
MOST_SOCKETS: Final = 100
"""Open sockets of one address: enough for a school class at one router."""
MOST_SOCKETS_HERE: Final = 5000
"""The same for this machine, where a web server in front may not say for whom it asks."""
MOST_AT_A_TABLE: Final = 600


class Budget:
    """Seconds to spend: `share` of them come in every second, and at most `saved` are kept for later."""

    def __init__(self, share: float, saved: float) -> None:
        self.share = share
        self.saved = saved
        self.spent = 0.0
        """All that was ever spent."""
        self._left = saved
        self._lately = 0.0
        self._when = monotonic()
        self._line = asyncio.Lock()

    def spend(self, seconds: float) -> None:
        """Also more than there is: what something costs is known only afterwards."""
        now = monotonic()
        self._left = min(self.saved, self._left + (now - self._when) * self.share) - seconds
        self._lately = self._lately * math.exp((self._when - now) / MODEST[0]) + seconds
        self._when = now
        self.spent += seconds

    def wait(self) -> float:
        """Seconds until all that was spent has come in."""
        self.spend(0.0)
        return max(0.0, -self._left / self.share)

    async def turn(self, deposit: float) -> float:
        """Wait until all is paid for. Those who have to wait go on one by one and leave a deposit, or a hundred sockets
        would all go on at the moment when there is enough for one. How much was left."""
        if not self.wait():
            return 0.0
        async with self._line:
            while wait := self.wait():  # noqa: ASYNC110  others may spend in the meantime, so it may take longer
                await asyncio.sleep(wait)
            self.spend(deposit)
        return deposit

    def modest(self) -> bool:
        """Was little asked for of late?"""
        self.spend(0.0)
        return self._lately < MODEST[1]

    def rested(self) -> bool:
        """Has at least half come in of what can be saved?"""
        self.spend(0.0)
        return self._left >= self.saved / 2


class Budgets:
    """Of every address that asked lately. This machine itself has none: it may use all the time there is."""

    def __init__(self, share: float = VISITOR[0], saved: float = VISITOR[1]) -> None:
        self.precedence = Precedence()
        self._share = share
        self._saved = saved
        self._of: OrderedDict[str, Budget] = OrderedDict()

    def of(self, host: str | None) -> Budget | None:
        """With IPv6 that of the largest network: nobody gets more time by having more addresses."""
        place = places_of(host)[-1]
        if place == THIS_MACHINE:
            return None
        budget = self._of.setdefault(place.name, Budget(self._share, self._saved))
        self._of.move_to_end(place.name)
        if len(self._of) > MOST_VISITORS:
            self._of.popitem(last=False)
        return budget


def check(budget: Budget | None) -> None:
    """Refuse visitors who have overspent."""
    if budget is not None and (wait := budget.wait()):
        error = Refused("share-used", seconds=math.ceil(wait))
        error.again_after = math.ceil(wait)
        raise error


# --- measuring --------------------------------------------------------------------------------------------------------

PAYING: ContextVar[Budget | None] = ContextVar("PAYING", default=None)
"""Who pays for what is being done."""


async def paid_by(budget: Budget | None, work: Coroutine[Any, Any, T]) -> T:
    """Do it at the cost of this budget."""
    if budget is None:
        return await work
    before = PAYING.set(budget)
    try:
        return await _measured(work, budget.spend)
    finally:
        PAYING.reset(before)


def charge(seconds: float) -> None:
    """What another process has done, at the cost of the one who pays for what is being done here."""
    budget = PAYING.get()
    if budget is not None:
        budget.spend(seconds)


async def on_account(work: Coroutine[Any, Any, T]) -> T:
    """For a task of its own: the visitor who started it pays."""
    budget = PAYING.get()
    return await (work if budget is None else _measured(work, budget.spend))


@coroutine
def _measured(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """The work step by step, since others have their turn in between; waiting costs nothing."""
    step: Callable[[Any], Any] = work.send
    sent: Any = None
    while True:
        began = thread_time()
        try:
            awaited = step(sent)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            spend(thread_time() - began)
        try:
            step, sent = work.send, (yield awaited)
        except BaseException as error:  # noqa: BLE001  # whatever it is, it is meant for the work
            step, sent = work.throw, error


class Pace:
    """How fast a socket may go on asking. One that asks for too much waits; one that keeps asking is cut off."""

    def __init__(self, visitor: Budget | None, own: Budget, flood: float, precedence: Precedence | None = None) -> None:
        self.visitor = visitor
        self.own = own
        self.precedence = precedence or Precedence()
        self._flood = flood
        self._behind: float | None = None
        self._spent = 0.0
        """What this socket had spent when it rested last."""
        self._usual = 0.0
        """What its messages cost of late."""
        self._deposit = 0.0
        self._had_turn = 0.0
        """What the visitor had spent when this socket stood in line last."""

    async def asked(self, work: Coroutine[Any, Any, T]) -> T:
        """Something for this socket alone."""
        return await paid_by(self.own, paid_by(self.visitor, work))

    async def acted(self, work: Coroutine[Any, Any, T]) -> T:
        """Something at the table: the rules say how often, so it costs the socket nothing. A modest visitor goes
        before all who wait in line."""
        with self.precedence.move() if self.is_modest() else nullcontext():
            return await paid_by(self.visitor, work)

    def is_modest(self) -> bool:
        return self.visitor is None or self.visitor.modest()

    async def rest(self) -> None:
        """After every message: let others have their turn, and wait until it is paid for."""
        self._usual = max(self.own.spent - self._spent, self._usual / 2)
        self._spent = self.own.spent
        await asyncio.sleep(self.wait())
        if self.visitor is not None:
            self.visitor.spend(-self._deposit)
            self._deposit = await self.visitor.turn(self._usual)
            await self._stand_in_line(self.visitor)

    async def _stand_in_line(self, visitor: Budget) -> None:
        if not visitor.modest() and visitor.spent - self._had_turn > QUANTUM:
            await self.precedence.turn()
            self._had_turn = visitor.spent

    def wait(self) -> float:
        """Seconds until it is paid for. A socket that has overspent and takes no rest for so long never will."""
        wait = self.own.wait()
        if self.own.rested():
            self._behind = None
        elif wait and self._behind is None:
            self._behind = monotonic()
        elif wait and self._behind is not None and monotonic() - self._behind > self._flood:
            raise Refused("flooding")
        return wait


# --- sockets ----------------------------------------------------------------------------------------------------------


class Sockets:
    """How many are open, from where and at which tables."""

    def __init__(self) -> None:
        self._from: Counter[str] = Counter()
        self._at: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._at.total()

    @contextmanager
    def one_more(self, host: str | None, table: str) -> Iterator[None]:
        """For as long as it is open."""
        places = places_of(host)
        for place in places:
            if self._from[place.name] >= most_sockets(place):
                raise Refused("too-many-sockets", most=most_sockets(place))
        if self._at[table] >= MOST_AT_A_TABLE:
            raise Refused("table-crowded", most=MOST_AT_A_TABLE)
        self._from.update(place.name for place in places)
        self._at[table] += 1
        try:
            yield
        finally:
            for place in places:
                one_less(self._from, place.name)
            one_less(self._at, table)


def most_sockets(place: Place) -> int:
    """A network that may set up more tables than one address may also open more sockets."""
    return MOST_SOCKETS_HERE if place == THIS_MACHINE else MOST_SOCKETS * place.an_hour // ADDRESS[0]


def one_less(counted: Counter[str], key: str) -> None:
    """Nothing is remembered of those who have gone."""
    counted[key] -= 1
    if not counted[key]:
        del counted[key]
