"""Bots think in processes of their own, so that no table waits for another. They never get the secret of chance."""

import functools
import logging
import os
import time
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

import msgspec

from skerry import Record, bots
from skerry.bots.advice import Advice, advise
from skerry.kernel.rng import Rng
from skerry.kernel.state import State
from skerry.server.lanes import Lane
from skerry.server.workers import WorkError

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

QUICK_COST: Final = 1.0
"""Seconds of a processor that a quick bot does not need, even in a new process that loads the game first."""
QUICK_WITHIN: Final = 10.0
LONG_COST: Final = 4.5
"""What a bot that searches allows itself."""
LONG_WITHIN: Final = 20.0
REVIEWS_WAIT: Final = 3.0
"""A review counts as this many times its cost: it stands behind moves and hints, and still gets on."""


class Question(msgspec.Struct, frozen=True):
    """A position in words, and who is asked."""

    head: str
    words: tuple[str, ...]
    bot: str
    seed: int
    caller: str = ""
    """Whose share of the processes it takes."""
    learned: bool = False
    """Is there a network for this game? Some bots are quick then."""


class AdviceQuestion(msgspec.Struct, frozen=True):
    """A position in words, and a seat that is asked what it thinks of it; also of a certain word, if one is named."""

    head: str
    words: tuple[str, ...]
    seat: int
    seed: int
    descents: int
    seconds: float
    also: str = ""
    caller: str = ""
    review: bool = False


class Why(msgspec.Struct, frozen=True):
    """The points that a move brings in the end: from a source, or because another seat has that many fewer."""

    points: int
    source: str
    seat: int


class Advised(msgspec.Struct, frozen=True):
    """What the seat thinks: good words with the chance of winning after each, and everyone's chance."""

    tips: tuple[tuple[str, float], ...]
    chances: tuple[float, ...]
    why: Why | None = None
    """What the best of the words brings."""


class Thinking(Protocol):
    """Where thoughts are thought: processes of one's own, or a queue for those of others."""

    @property
    def waiting(self) -> int: ...

    async def do(
        self, work: Callable[[Asked], Answer], asked: Asked, *, caller: str, cost: float, within: float
    ) -> Answer: ...

    def close(self) -> None: ...


class Thinkers:
    """The processes, started when first needed: a number for long thoughts, and one more for short ones.

    So a bot that answers in a moment never waits for one that looks ahead. Each thought has a deadline in seconds.
    """

    def __init__(
        self,
        count: int | None = None,
        *,
        quick: float = QUICK_WITHIN,
        long: float = LONG_WITHIN,
        elsewhere: Thinking | None = None,
    ) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self._quick_within = quick
        self._long_within = long
        self._quick = Lane(1)
        self._long: Thinking = elsewhere or Lane(self.count)

    @property
    def waiting(self) -> int:
        """How many thoughts no process has begun yet."""
        return self._quick.waiting + self._long.waiting

    async def answer(self, question: Question) -> str:
        """The bot's word. If it comes to none, a quick bot chooses for it."""
        try:
            if bots.is_quick(question.bot, question.learned):
                return await self._quickly(question, self._quick_within)
            return await self._long.do(
                think, question, caller=question.caller, cost=LONG_COST, within=self._long_within
            )
        except WorkError as error:
            log.warning("The bot %s did not answer, so a quick one chooses. %s", question.bot, error)
        stand_in = question.bot if question.bot in bots.QUICK else bots.STAND_IN
        return await self._quickly(msgspec.structs.replace(question, bot=stand_in), QUICK_WITHIN)

    async def _quickly(self, question: Question, within: float) -> str:
        return await self._quick.do(think, question, caller=question.caller, cost=QUICK_COST, within=within)

    async def advise(self, question: AdviceQuestion) -> Advised:
        """What a seat thinks of a position."""
        cost = question.seconds * (REVIEWS_WAIT if question.review else 1)
        return await self._long.do(advised, question, caller=question.caller, cost=cost, within=self._long_within)

    def close(self) -> None:
        self._quick.close()
        self._long.close()


def think(question: Question) -> str:
    """In a process of its own: the position from its words, then the one way to ask a bot."""
    state = replayed(question.head, question.words)
    bot = bots.bot(question.bot, question.seed)
    return bots.ask(bot, state, Rng(question.seed)).word


def advised(question: AdviceQuestion) -> Advised:
    """The same for a seat that wants to know what to do, or how it stands."""
    state = replayed(question.head, question.words)
    also = state.game.move(question.also) if question.also else None
    until = time.perf_counter() + question.seconds
    advice = advise(state, question.seat, question.seed, question.descents, until, also)
    return Advised(tuple((tip.move.word, tip.chance) for tip in advice.tips), tuple(advice.chances), why_of(advice))


def why_of(advice: Advice) -> Why | None:
    return None if advice.why is None else Why(advice.why.points, advice.why.source, advice.why.seat)


def replayed(head: str, words: tuple[str, ...]) -> State:
    record = _parsed(head)
    state = record.state(0)
    for word in words:
        state.apply(record.game.move(word))
    return state


@functools.lru_cache(maxsize=64)
def _parsed(head: str) -> Record:
    return Record.parse(head)
