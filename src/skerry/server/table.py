"""A table: its seats, the words said at it, and the position they lead to. No clock, no disk, no network.

How it was set up and its history say everything. These two are the table.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from skerry import IllegalMove, Record
from skerry.games.voyages import voyage
from skerry.kernel.choices import continues
from skerry.kernel.course import Course, Word
from skerry.kernel.errors import Reason, UnknownMove
from skerry.kernel.fairness import FairChance, commitment
from skerry.kernel.moves import Move
from skerry.kernel.state import CHANCE, OVER, Event, State
from skerry.kernel.voyage import Bearing, bearing
from skerry.server import keys
from skerry.server.consequence import BY_CHANCE, BY_OTHERS, SHOWS
from skerry.server.drafts import Drafts
from skerry.server.history import (
    Entry,
    HandedOver,
    Happened,
    Inherited,
    Renamed,
    Said,
    Seated,
    TakenBack,
    Undone,
    in_force,
)
from skerry.server.names import usual_name
from skerry.server.refusals import Explained, Refused
from skerry.server.store import Kept, Remark, SeatRow, TableRow
from skerry.server.telling import Teller, Telling
from skerry.server.wire import Mark

MOST_ENTRIES: Final = 5000
"""From then on nothing is taken back: games come to an end by themselves, only with undo could they go on for ever."""
Viewer = int | None
"""A seat, or None: a spectator."""


class OtherRules(Refused):
    """The rules have changed since, and the game cannot play by the old ones: its words would mean something else."""

    def __init__(self, kept: Kept, head: Record) -> None:
        key = "other-rules" if kept.table.over else "other-rules-unfinished"
        record = f"/api/tables/{kept.table.id}/record" if kept.table.over else ""
        rules = {"old": head.rules, "new": head.game.rules_version}
        super().__init__(key, game=head.game.title, record=record, **rules)
        self.address = record
        self.kept = kept
        self.head = head
        self.seats = list(kept.seats)
        for entry in kept.history:
            change_seats(self.seats, entry.event)

    def record(self) -> Record:
        """The whole game. Before its end nobody can tell who heard what, so that then nobody gets it."""
        if not self.kept.table.over:
            raise self
        return record_of(self.head, self.kept.table, self.seats, in_force(self.kept.history), over=True)


class Table:
    """A table as its history has it. What changes it returns what is to be kept, and nobody may see it before that."""

    def __init__(self, kept: Kept) -> None:
        self.row: TableRow = kept.table
        self.seats: list[SeatRow] = list(kept.seats)
        self.chat: list[Remark] = kept.chat
        self.head = Record.parse(kept.table.record)
        self.game = self.head.game
        if not self.game.plays_by(self.head.rules):
            raise OtherRules(kept, self.head)
        self.commitment = commitment(kept.table.secret)
        self.course = Course(self.head.state(0))
        self.drafts = Drafts(self.course)
        self.voyage = voyage(self.game.slug) if self.head.voyage else None
        self.course_of_voyage = [] if self.voyage is None else self.voyage.course
        self.entries = 0
        """How much has happened: the number of what happens next."""
        self.handed_over_by = [0] * self.head.seats
        """How often each seat was handed to a bot."""
        self.keys: set[str] = set()
        self.tellers: dict[object, Teller] = {}
        self.tellings: dict[object, Telling] = {}
        """The log as far as it was put into words, for everyone who reads it in a way of their own."""
        self.marks: dict[str, list[Mark]] = {}
        """Where turns began, in each language in which a finished game was looked at again."""
        self.noticed: dict[Viewer, int] = dict.fromkeys([None, *range(self.head.seats)], 0)
        for entry in kept.history:
            self._take_in(entry)

    # --- asking -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def words(self) -> list[Word]:
        """Those that are in force."""
        return self.course.words

    @property
    def events(self) -> list[Event]:
        """What the game has reported."""
        return self.course.journal

    @property
    def names(self) -> list[str]:
        return names_of(self.seats)

    @property
    def begun(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.state.to_move == OVER

    @property
    def status(self) -> str:
        if self.over:
            return "over"
        return "running" if self.begun else "waiting"

    def spoken(self) -> tuple[str, ...]:
        """The words that are in force, as a bot that thinks about the position is told them."""
        return tuple(word.move.word for word in self.words)

    def record(self) -> Record:
        """The whole game; the secret of its chance only after the end."""
        return record_of(self.head, self.row, self.seats, self.spoken(), self.over)

    def heard_by(self, viewer: Viewer) -> str:
        """The record as far as this viewer has heard it, without a start written by hand: hidden cards stand in it."""
        head = Record(
            self.game,
            self.head.seats,
            self.head.variants,
            self.names,
            commitment=self.commitment,
            rules=self.head.rules,
            voyage=self.head.voyage,
        )
        return head.text() + "\n".join(self.record().seen_by(viewer)) + "\n"

    def bot_to_move(self) -> str:
        """The bot that must think now, or nothing."""
        seat = self.state.to_move
        return self.seats[seat].bot if self.begun and seat >= 0 else ""

    def bearing(self) -> Bearing | None:
        """Where a first voyage is on its course; None where none is sailed."""
        return None if self.voyage is None else bearing(self.course_of_voyage, self.words)

    def scripted(self) -> str:
        """What chance or an opponent says now on the course of a first voyage; "" where nothing is scripted."""
        found = self.bearing()
        if found is None or not found.on_course or found.said == len(self.course_of_voyage):
            return ""
        return self.course_of_voyage[found.said]

    def has_people(self) -> bool:
        return not all(seat.bot for seat in self.seats)

    def handed_over(self, viewer: Viewer) -> bool:
        """Does a bot play for this person?"""
        return viewer is not None and self.seats[viewer].kind == "person" and self.seats[viewer].bot != ""

    # --- playing ------------------------------------------------------------------------------------------------

    def begin(self, now: float) -> list[Entry]:
        """What happens before the first choice, once all seats are taken."""
        return self._go_on(now)

    def play(self, seat: int, words: list[str], at: int | None, key: str, now: float) -> list[Entry]:
        """Words of a seat, all of them or none, and what follows. The same message twice is one: nothing happens."""
        if key and key in self.keys:
            return []
        self.check_turn(seat, at)
        moves = [self.move(word) for word in words]
        entries, spoken, noticed = self.entries, len(self.words), self.noticed.copy()
        try:
            said = self._say_all(seat, moves, key, now)
        except Refused:
            self.course.return_to(spoken)
            self.entries, self.noticed = entries, noticed
            self.keys.discard(key)
            raise
        return [*said, *self._go_on(now)]

    def _say_all(self, seat: int, moves: list[Move], key: str, now: float) -> list[Entry]:
        """One after the other. What is forced in between may be said or left out.

        There may be more only while the seat is asked again, and could take back what it has said or goes on with the
        same choice. Otherwise it would learn something from the refusal of a later word, and nothing would have been
        said.
        """
        said: list[Entry] = []
        bound = False
        while moves:
            asked, legal = self.state.pending, self.course.moves()
            if said and len(legal) == 1 and legal[0] is not moves[0]:
                said.append(self._say(legal[0], "", now))
            else:
                said.append(self._say_legal(moves[0], "" if said else key, now))
                moves = moves[1:]
            word = self.words[-1]
            bound = bound or word.undone_by != seat
            if moves and (self.state.to_move != seat or (bound and not continues(asked, self.state))):
                raise Refused("not-together", word=word.move.word)
        return said

    def move(self, word: str) -> Move:
        """The move with this word."""
        try:
            return self.game.move(word)
        except UnknownMove as error:
            raise Refused("unknown-word", word=word) from error

    def pick(self, seat: int, word: str, count: int | None, at: int | None) -> None:
        """A part of a choice, so often from now on or once more; only a draft of this seat, which nobody notices."""
        self.check_turn(seat, at)
        self.drafts.pick(seat, self.move(word), count)

    def put_back(self, seat: int, word: str, at: int | None) -> None:
        """A part that was picked, once, or without a word all of them."""
        self.check_turn(seat, at)
        self.drafts.put_back(seat, self.move(word) if word else None)

    def undo(self, seat: int, whole: bool, at: int | None, key: str, now: float) -> list[Entry]:
        """Back to the seat's last choice, or to its first in this turn, as far as that is fair."""
        if key and key in self.keys:
            return []
        self.check_running()
        self._check_at(seat, at)
        if self.entries >= MOST_ENTRIES:
            raise Refused("too-many-undos")
        choices = self.undoable(seat)
        if not choices:
            raise Refused("nothing-to-undo")
        back = choices[-1] if whole else self.last_choice(choices)
        return [self._happens(Undone(seat, back.number), key, now)]

    def undoable(self, seat: int) -> list[Word]:
        """The choices of one turn that this seat may take back, the last one first."""
        return [] if self.entries >= MOST_ENTRIES else self.course.undoable(seat, self.row.inherited)

    def last_choice(self, choices: Sequence[Word]) -> Word:
        """Of choices that can be taken back, the last one first: the last one, or if that has many parts, its first."""
        begins = self.words[self.course.beginning(choices[0])].number
        return [word for word in choices if word.number >= begins][-1]

    def undo_stop(self, seat: int) -> str:
        """Why a seat that is asked cannot take back all that it chose in this turn; "" if it can.

        Words that it was not to notice are no reason that could be told.
        """
        if self.state.to_move != seat:
            return ""
        latest = list(self._latest(seat))
        stop = next((at for at, word in enumerate(latest) if word.undone_by != seat), len(latest))
        if not any(word.choice and word.seat == seat for word in latest[stop:]):
            return ""
        last = latest[stop]
        if last.seat == seat:
            return SHOWS
        if last.seat == CHANCE:
            return BY_CHANCE
        return BY_OTHERS if last.noticed_by(seat) else ""

    def _latest(self, seat: int) -> Iterator[Word]:
        """The words of this turn, the last one first; of a turn that is everyone's, those since another seat's."""
        turn = self.state.turn()
        for word in reversed(self.words[self.row.inherited :]):
            if word.turn != turn or (turn.seat != seat and word.seat not in (seat, CHANCE)):
                return
            yield word

    def check_held(self, seat: int) -> None:
        """A person whose seat is handed over takes it back before they play."""
        if self.handed_over(seat):
            raise Refused("handed-over")

    def check_running(self) -> None:
        """Has the game begun, and is it not over?"""
        if not self.begun:
            raise Refused("not-begun")
        if self.over:
            raise Refused("over")

    def check_turn(self, seat: int, at: int | None) -> None:
        """Is this seat asked, and does it know the position?"""
        self.check_running()
        if self.state.to_move != seat:
            raise Refused("not-your-turn")
        self._check_at(seat, at)

    def _check_at(self, seat: int, at: int | None) -> None:
        """Two tabs, or a click on a board that has changed: what was meant is not what would happen."""
        if at is not None and at != self.noticed[seat]:
            raise Refused("changed")

    def _go_on(self, now: float) -> list[Entry]:
        """Chance and forced words, until a seat has a choice or the game is over."""
        return [self._say(move, "", now) for move in self._forced()]

    def _forced(self) -> Iterator[Move]:
        chance = FairChance(self.row.secret, [seat.salt for seat in self.seats])
        while not self.over:
            if self.state.to_move == CHANCE:
                yield self._scripted_draw() or chance.outcome(self.state, self._drawn())
            else:
                moves = self.course.moves()
                if len(moves) > 1:
                    return
                yield moves[0]

    def _drawn(self) -> int:
        """How often chance has decided at this table."""
        return sum([word.seat == CHANCE for word in self.words[self.row.inherited :]])

    def _scripted_draw(self) -> Move | None:
        """What a first voyage has chance draw here, if that can be drawn."""
        word = self.scripted()
        return next((move for move in self.course.moves() if move.word == word), None)

    def _say_legal(self, move: Move, key: str, now: float) -> Entry:
        """A word from outside."""
        try:
            self.course.check(move)
        except IllegalMove as error:
            reason = Reason(self.game.say, error.message, self.names)
            raise Explained("not-allowed", reason, error.message.rule) from error
        return self._say(move, key, now)

    def _say(self, move: Move, key: str, now: float) -> Entry:
        said = Said(self.state.to_move, move.word)
        self._carry_out(move, self.entries)
        return self._entered(said, key, now)

    # --- history ------------------------------------------------------------------------------------------------

    def _take_in(self, entry: Entry) -> None:
        """Something that happened before."""
        if isinstance(entry.event, Said | Inherited):
            move = self.game.move(entry.event.word)
            self.course.check(move)
            self._carry_out(move, entry.number)
        else:
            self._change(entry.event)
        self.entries = entry.number + 1
        if entry.key:
            self.keys.add(entry.key)

    def _happens(self, event: Happened, key: str, now: float) -> Entry:
        """Something else than a word."""
        self._change(event)
        return self._entered(event, key, now)

    def _entered(self, event: Happened, key: str, now: float) -> Entry:
        entry = Entry(self.entries, now, key, event)
        self.entries += 1
        if key:
            self.keys.add(key)
        return entry

    def _carry_out(self, move: Move, number: int) -> None:
        seat = self.state.to_move
        word = self.course.say(move, number, self.seats[seat].bot if seat >= 0 else "")
        for viewer in self.noticed:
            self.noticed[viewer] += word.noticed_by(viewer)

    def _change(self, event: Happened) -> None:
        if isinstance(event, Undone):
            self._return_to(event.to)
        elif isinstance(event, HandedOver):
            self.handed_over_by[event.seat] += 1
        change_seats(self.seats, event)

    def _return_to(self, number: int) -> None:
        """The words from this one on are no longer in force. Who noticed none of them does not notice this either."""
        undone = self.course.take_back(next(word for word in self.words if word.number == number))
        self.drafts.end()
        for viewer in self.noticed:
            self.noticed[viewer] += any(word.noticed_by(viewer) for word in undone)

    # --- seats --------------------------------------------------------------------------------------------------

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused("no-seat", seat=number)
        return self.seats[number]

    def opened_by(self, held: Sequence[str]) -> list[int]:
        """The seats these keys open."""
        return keys.opened([seat.digest for seat in self.seats], held)

    def sit_down(self, seat: int, name: str, digest: str, salt: str, now: float) -> list[Entry]:
        """Someone takes a seat. With the last one the game begins."""
        entries = [self._happens(Seated(seat, digest, salt), "", now)]
        if name != self.seats[seat].name:
            entries.append(self._happens(Renamed(seat, name), "", now))
        return entries + (self.begin(now) if self.begun else [])

    def hand_over(self, seat: int, bot: str, now: float) -> list[Entry]:
        """A bot plays for someone. Twice is as good as once."""
        return [] if self.seats[seat].bot == bot else [self._happens(HandedOver(seat, bot), "", now)]

    def take_seat_back(self, seat: int, now: float) -> list[Entry]:
        """The person of a seat plays again. Twice is as good as once."""
        return [self._happens(TakenBack(seat), "", now)] if self.handed_over(seat) else []


def change_seats(seats: list[SeatRow], event: Happened) -> None:
    """Who sits where after this, under which name, and who plays for them."""
    if isinstance(event, Seated):
        change_seat(seats, event.seat, digest=event.digest, salt=event.salt, taken=True)
    elif isinstance(event, Renamed):
        change_seat(seats, event.seat, name=event.name)
    elif isinstance(event, HandedOver):
        change_seat(seats, event.seat, bot=event.bot)
    elif isinstance(event, TakenBack):
        change_seat(seats, event.seat, bot="")


def names_of(seats: Sequence[SeatRow]) -> list[str]:
    """What the players are called; someone who has not come yet has the usual name of the seat."""
    return [seat.name or usual_name(seat.seat) for seat in seats]


def change_seat(seats: list[SeatRow], seat: int, **changes: object) -> None:
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)


def record_of(head: Record, row: TableRow, seats: Sequence[SeatRow], words: Sequence[str], over: bool) -> Record:
    """The game of a table; the secret of its chance only after the end."""
    return Record(
        head.game,
        head.seats,
        head.variants,
        names_of(seats),
        words,
        start=head.start,
        commitment=commitment(row.secret),
        secret=row.secret if over else None,
        salts=[seat.salt for seat in seats] if over else None,
        inherited=row.inherited,
        rules=head.rules,
        voyage=head.voyage,
    )


def head_of(record: Record) -> str:
    """The head of a record as text: everything but names, moves and chance."""
    head = Record(
        record.game, record.seats, record.variants, start=record.start, rules=record.rules, voyage=record.voyage
    )
    return head.text()
