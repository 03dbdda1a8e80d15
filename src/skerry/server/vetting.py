"""Files from outside are tried out before there is a table with them: a pack, a start position.

They are parsed, checked, drawn and played to the end a few times in a process of its own, which has a deadline and
little memory and can be killed. The server never parses such a file. It gets the head of a record as Skerry writes it,
small and shallow, which this process has read and played just as the server will; or else a sentence that says why the
file cannot be used.

A head that was tried out says so in its first line, a comment. Tables of older versions lack it, and one of them may
hold a pack that nobody can draw; so such a head is tried out when its table is first loaded, and the answer is
remembered while the server runs. Tables without files of their own pay for nothing of this.
"""

import hashlib
import logging
import os
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

import skerry
from skerry import Record, Rng, SetUpError, SkerryError, bots
from skerry.kernel import toml
from skerry.kernel.errors import TooNested
from skerry.server.refusals import Explained, Refused
from skerry.server.replays import replay_position
from skerry.server.seen import Look, position
from skerry.server.store import Kept, SeatRow, TableRow
from skerry.server.table import Table, head_of
from skerry.server.workers import Died, NotStarted, TooLate, WorkError, Workers
from skerry.words.languages import languages

log = logging.getLogger(__name__)

T = TypeVar("T")
Asked = TypeVar("Asked")

PROCESSOR: Final = 20.0
"""Seconds of the processor for one file. Published packs take up to three on the interpreted build."""
WITHIN: Final = 40.0
"""Seconds for one file. On a busy machine the process gets a tenth of a core, since those who play come first: what was
not done by then may be done another time, and nothing is said against the file."""
MEMORY: Final = 1024**3
"""Bytes of address space for the process. A published pack takes less than half of it."""
MOST_WAITING: Final = 4
"""Files that wait for the process; more are sent away, so that nobody waits for minutes."""
MOST_REMEMBERED: Final = 10_000
"""Heads of older versions whose outcome is remembered."""

MOST_HEAD: Final = 100_000
"""Characters of a head: the server reads it again whenever the table is loaded, and everyone waits meanwhile."""
SLOWEST: Final = 2.0
"""Seconds of the processor for a bot, which thinks elsewhere."""
SLOWEST_HEAD: Final = 0.5
"""The same for reading a head, for which everybody waits, though only when the table is loaded."""
SLOWEST_LOOK: Final = 0.2
"""The same for one look at the table, for which everybody waits at every move. Published packs take 0.01."""
ATTEMPTS: Final = 3
"""A busy machine makes a single look slow now and then, as it did for three of 20,000 files in an attack."""
GAMES: Final = 3
MOST_REFUSALS: Final = 40
"""Words of the alphabet that are asked about at a position, fitting or not."""
MOST_PICKS: Final = 3
"""Parts of one choice that are picked."""
MOST_SAID: Final = 600
"""Characters of a sentence about a file."""

NO_TIME: Final = "no-time-for-file"
"""The key of the refusal for lack of time."""

MARK: Final = "# tried out 1\n"
"""The number is raised when files are tried out more strictly than before."""
OWN: Final = re.compile(r"^(?:change|start)[ .=]", re.MULTILINE)
"""A head that carries a pack or a start position."""


class Files(msgspec.Struct, frozen=True):
    """A table that someone wants with files of their own. The variants are JSON, as they came."""

    game: str
    seats: int
    variants: bytes
    pack: str | None
    scenario: str | None


class Usable(msgspec.Struct, frozen=True):
    """The head of the table's record."""

    head: str


class Unusable(msgspec.Struct, frozen=True):
    """Why not: the key of the refusal, and what is wrong in each language."""

    key: str
    problem: dict[str, str]

    def sentence(self, lang: str) -> str:
        return self.problem[lang]


class Vetting:
    """One process that tries files out, started when it is first needed. Close it at the end."""

    def __init__(self) -> None:
        self._workers = Workers(1, MEMORY, gives_way=True)
        self._outcomes: OrderedDict[bytes, bool] = OrderedDict()

    async def vet(self, files: Files) -> Record:
        """The record of a table with these files, without moves. Refused if there can be no such table."""
        if self._workers.waiting >= MOST_WAITING:
            raise Refused("busy-with-files")
        found = await self._ask(vet, files)
        if isinstance(found, Unusable):
            raise Explained(found.key, found)
        return Record.parse(found.head)

    async def check(self, head: str) -> None:
        """Refused if a table with this head cannot be loaded safely."""
        if head.startswith(MARK) or not OWN.search(head):
            return
        key = hashlib.sha256(head.encode()).digest()
        if key not in self._outcomes:
            self._outcomes[key] = await self._is_usable(head)
            if len(self._outcomes) > MOST_REMEMBERED:
                self._outcomes.popitem(last=False)
        if not self._outcomes[key]:
            raise Refused("unreadable")

    async def _is_usable(self, head: str) -> bool:
        try:
            return isinstance(await self._ask(vet_head, head), Usable)
        except Refused as error:
            if error.key == NO_TIME:
                raise  # the next time it may go better
            return False

    async def _ask(self, work: Callable[[Asked], Usable | Unusable], asked: Asked) -> Usable | Unusable:
        try:
            return await self._tried(work, asked)
        except (TooLate, NotStarted) as error:
            log.info("There was no time to try out a file from outside. %s", error)
            raise Refused(NO_TIME) from error
        except WorkError as error:
            log.info("A file from outside could not be tried out. %s", error)
            raise Refused("file-breaks") from error

    async def _tried(self, work: Callable[[Asked], Usable | Unusable], asked: Asked) -> Usable | Unusable:
        """If memory runs out, that may be the fault of files before this one: a fresh process tries once more."""
        try:
            return await self._workers.do(work, asked, within=WITHIN, processor=PROCESSOR)
        except Died:
            return await self._workers.do(work, asked, within=WITHIN, processor=PROCESSOR)

    def close(self) -> None:
        self._workers.close()


def marked(head: str) -> str:
    """The head of a table whose files were tried out."""
    return MARK + head if OWN.search(head) else head


# --- in the process ---------------------------------------------------------------------------------------------------


class Unplayable(SkerryError):
    """A file that breaks no rule for files, and yet no table can stand it."""


def vet(files: Files) -> Usable | Unusable:
    """Files as someone sent them."""
    return tried_out(lambda: head_of(wanted_record(files)))


def vet_head(head: str) -> Usable | Unusable:
    """The head of a table that was kept by an older version."""
    return tried_out(lambda: head)


def tried_out(made: Callable[[], str]) -> Usable | Unusable:
    try:
        head = made()
        play_games(head)
    except TooNested as error:
        return unusable("too-nested", error)
    except SetUpError as error:
        return unusable("set-up", error)
    except SkerryError as error:
        return unusable("own-file", error)
    except MemoryError:
        os._exit(1)  # nothing can be relied on here any more
    return Usable(head)


def unusable(key: str, error: SkerryError) -> Unusable:
    return Unusable(key, {lang: shortened(error.sentence(lang)) for lang in languages()})


def shortened(sentence: str) -> str:
    return sentence if len(sentence) <= MOST_SAID else f"{sentence[:MOST_SAID]} …"


def wanted_record(files: Files) -> Record:
    """The game with its pack, and its start position if there is one."""
    game = skerry.game(files.game, None if files.pack is None else toml.parse(files.pack))
    start = None if files.scenario is None else toml.parse(files.scenario)
    variants = msgspec.json.decode(files.variants)
    return Record(game, files.seats, variants if variants or start is None else None, start=start)


def play_games(head: str) -> None:
    """A few games at random, with a look at the table every now and then, in every way a browser can ask for one."""
    if len(head) > MOST_HEAD:
        raise Unplayable("changes-too-much", length=len(head), most=MOST_HEAD)
    record = in_time(lambda: Record.parse(head), SLOWEST_HEAD)
    if record.rules != record.game.rules_version:
        return  # of such a table there is only the record
    for number in range(GAMES):
        table = Table(kept(head, record.seats, number))
        table.begin(0.0)
        if number == 0:
            look_around(table)
        play_game(table, Rng(number))
    look_around(table)


def kept(head: str, seats: int, number: int) -> Kept:
    """A table at which everyone sits; in every game chance is another one."""
    row = TableRow("", 0.0, head, f"{number:064x}", "", listed=False, chat=True)
    return Kept(row, [SeatRow(seat, "person", f"Seat {seat}", taken=True) for seat in range(seats)], [], [])


def play_game(table: Table, rng: Rng) -> None:
    """To the last word, and then back to the middle."""
    next_look = table.entries + 1
    while not table.over:
        if table.entries > table.game.longest:
            raise Unplayable("game-did-not-end", longest=table.game.longest)
        if table.entries >= next_look:
            look_closely(table, rng)
            next_look = table.entries * 3 // 2 + 1
        moves = table.course.moves()
        table.play(table.state.to_move, [moves[rng.below(len(moves))].word], None, "", 0.0)
    table.record().text()
    msgspec.json.encode(replay_position(table, len(table.words) // 2, Look(None, "en", narrow=False)))


def look_around(table: Table) -> None:
    """Everybody, in every language, on a phone and on a wide screen."""
    for viewer in (None, *range(table.head.seats)):
        for lang in languages():
            for narrow in (False, True):
                look(table, Look(viewer, lang, narrow))


def look_closely(table: Table, rng: Rng) -> None:
    """The seat to move and one other; what words would do, those that do not fit too; and what a bot thinks."""
    lang, narrow = languages()[rng.below(len(languages()))], rng.below(2) == 0
    state, game = table.state, table.game
    for viewer in (state.to_move, rng.below(state.seats)):
        look(table, Look(viewer, lang, narrow))
    pick_some(table, Look(state.to_move, lang, narrow), rng)
    for _ in range(MOST_REFUSALS):
        message = state.explain(game.alphabet[rng.below(len(game.alphabet))])
        if message is not None:
            game.say(message, lang, table.names)
    in_time(lambda: bots.ask(bots.bot(bots.USUAL, 1), state, Rng(1)), SLOWEST)


def pick_some(table: Table, how: Look, rng: Rng) -> None:
    """A few parts of a choice of many, with a look at what they come to."""
    for _ in range(MOST_PICKS):
        draft = table.drafts.of(how.viewer)
        offers = [] if draft is None else [offer for offer in draft.offers() if offer.picked < offer.most]
        if how.viewer is None or not offers:
            return
        table.pick(how.viewer, offers[rng.below(len(offers))].move.word, None, None)
        look(table, how)


def look(table: Table, how: Look) -> None:
    in_time(lambda: first_look(table, how), SLOWEST_LOOK)


def first_look(table: Table, how: Look) -> None:
    """What can be picked is found out anew, or only the first attempt would be slow."""
    table.drafts.put_away()
    msgspec.json.encode(position(table, how, set()))


def in_time(work: Callable[[], T], slowest: float) -> T:
    """Whatever the server does for everybody must not take it long. Only work that is slow every time is too slow."""
    for _ in range(ATTEMPTS):
        began = time.process_time()
        result = work()
        if time.process_time() - began <= slowest:
            return result
    raise Unplayable("too-long-to-draw")
