"""A table: its seats, the words said at it, and the position they lead to. No clock, no disk, no network.

The rows of a table say everything: each is a word that was said, or an undo that names the row it returns to. Whoever
has the rows has the table.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from skerry import Record
from skerry.kernel.driver import ends_undo
from skerry.kernel.errors import UnknownMove
from skerry.kernel.fairness import FairChance, commitment
from skerry.kernel.moves import Move
from skerry.kernel.state import CHANCE, EVERYONE, OVER, Event, State
from skerry.server import keys
from skerry.server.refusals import Explained, Refused
from skerry.server.store import Kept, Ply, Said, SeatRow, TableRow
from skerry.server.telling import Telling
from skerry.server.wire import Mark

UNDO: Final = re.compile(r"undo (\d+)")
TURN_OF: Final = re.compile(r", seat (\d+)$")
"""How a heading names whose turn it is; other headings belong to nobody's turn."""
MOST_ROWS: Final = 5000
"""From then on nothing is taken back: games come to an end by themselves, only with undo could rows go on for ever."""
Viewer = int | None
"""A seat, or None: a spectator."""


class Word:
    """A word that is in force: who said it, who heard it, who may take it back.

    The position it was said in is not kept: hundreds of them for each table would be most of what a server remembers,
    and saying the words again takes less than a millisecond.
    """

    __slots__ = ("audience", "choice", "heading", "journal", "move", "row", "seat", "silent", "undone_by")

    def __init__(self, row: int, move: Move, before: State, journal: int) -> None:
        self.row = row
        self.move = move
        self.journal = journal
        """How many events had been told before."""
        self.seat = before.to_move
        self.heading = before.heading()
        self.choice = before.to_move >= 0 and len(before.moves()) > 1
        self.undone_by = None if ends_undo(before, move, before.to_move) else before.to_move
        self.audience = before.audience(move)
        self.silent = before.silent(move)

    def noticed_by(self, viewer: Viewer) -> bool:
        """Does this viewer know that something was said?"""
        return self.audience in (EVERYONE, viewer) or not self.silent


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

    def record(self) -> Record:
        """The whole game. Before its end nobody can tell who heard what, so that then nobody gets it."""
        if not self.kept.table.over:
            raise self
        words = [ply.word for ply in in_force(self.kept.plies)]
        return record_of(self.head, self.kept.table, self.kept.seats, words, over=True)


class Table:
    """A table as its rows have it. What changes it returns the rows to be kept, and nobody may see it before that."""

    def __init__(self, kept: Kept) -> None:
        self.row: TableRow = kept.table
        self.seats: list[SeatRow] = kept.seats
        self.chat: list[Said] = kept.chat
        self.head = Record.parse(kept.table.record)
        self.game = self.head.game
        if not self.game.plays_by(self.head.rules):
            raise OtherRules(kept, self.head)
        self.commitment = commitment(kept.table.secret)
        self.words: list[Word] = []
        self.before: dict[int, State] = {}
        """The positions before the last words, by their rows, as long as one seat may take all of them back."""
        self.rows = 0
        self.keys: set[str] = set()
        self.events: list[Event] = []
        self.tellings: dict[object, Telling] = {}
        """The log as far as it was put into words, for everyone who reads it in a way of their own."""
        self.marks: dict[str, list[Mark]] = {}
        """Where turns began, in each language in which a finished game was looked at again."""
        self.state = self.head.state(0)
        self.state.journal = self.events
        self.noticed: dict[Viewer, int] = dict.fromkeys([None, *range(self.head.seats)], 0)
        for ply in kept.plies:
            self._take_in(ply)

    # --- asking -------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

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

    def position(self, at: int) -> State:
        """After so many words, to look at or to play on."""
        state = self.head.state(0)
        for word in self.words[:at]:
            state.apply(word.move)
        return state

    def record(self) -> Record:
        """The whole game; the secret of its chance only after the end."""
        words = [word.move.word for word in self.words]
        return record_of(self.head, self.row, self.seats, words, self.over)

    def heard_by(self, viewer: Viewer) -> str:
        """The record as far as this viewer has heard it, without a start written by hand: hidden cards stand in it."""
        head = Record(
            self.game,
            self.head.seats,
            self.head.variants,
            self.names,
            commitment=self.commitment,
            rules=self.head.rules,
        )
        return head.text() + "\n".join(self.record().seen_by(viewer)) + "\n"

    def bot_to_move(self) -> str:
        """The bot that must think now, or nothing."""
        seat = self.state.to_move
        return self.seats[seat].bot if self.begun and seat >= 0 else ""

    def has_people(self) -> bool:
        return not all(seat.bot for seat in self.seats)

    def handed_over(self, viewer: Viewer) -> bool:
        """Does a bot play for this person?"""
        return viewer is not None and self.seats[viewer].kind == "person" and self.seats[viewer].bot != ""

    # --- playing ------------------------------------------------------------------------------------------------

    def begin(self, now: float) -> list[Ply]:
        """What happens before the first choice, once all seats are taken."""
        return self._go_on(now)

    def play(self, seat: int, word: str, at: int | None, key: str, now: float) -> list[Ply]:
        """A word of a seat, and what follows from it. The same message twice is one move: no rows."""
        if key and key in self.keys:
            return []
        self.check_turn(seat, at)
        move = self.move(word)
        if move not in self.state.moves():
            raise self._not_allowed(move)
        first = self._say(seat, move, key, now)
        return [first, *self._go_on(now)]

    def move(self, word: str) -> Move:
        """The move with this word."""
        try:
            return self.game.move(word)
        except UnknownMove as error:
            raise Refused("unknown-word", word=word) from error

    def _not_allowed(self, move: Move) -> Explained:
        message = self.state.explain(move)
        assert message is not None, "a refused move has a reason"
        return Explained("not-allowed", lambda lang: self.game.say(message, lang, self.names), message.rule)

    def undo(self, seat: int, whole: bool, at: int | None, key: str, now: float) -> list[Ply]:
        """Back to the seat's last choice, or to its first in this turn, as far as that is fair."""
        if key and key in self.keys:
            return []
        self.check_running()
        self._check_at(seat, at)
        if self.rows >= MOST_ROWS:
            raise Refused("too-many-undos")
        choices = self.undoable(seat)
        if not choices:
            raise Refused("nothing-to-undo")
        back = choices[-1] if whole else choices[0]
        ply = Ply(self.rows, seat, f"undo {back.row}", key, now)
        self._take_in(ply)
        return [ply]

    def undoable(self, seat: int) -> list[Word]:
        """The choices of one turn that this seat may take back, the last one first.

        At the end hands are laid open, so nothing is taken back any more.
        """
        found: list[Word] = []
        if self.over or self.rows >= MOST_ROWS:
            return found
        for word in reversed(self.words[self.row.inherited :]):
            if word.undone_by != seat:
                break
            if word.choice:
                if found and word.heading != found[0].heading:
                    break
                found.append(word)
        return found

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

    def _go_on(self, now: float) -> list[Ply]:
        """Chance and forced words, until a seat has a choice or the game is over."""
        return [self._say(seat, move, "", now) for seat, move in self._forced()]

    def _forced(self) -> Iterator[tuple[int, Move]]:
        chance = FairChance(self.row.secret, [seat.salt for seat in self.seats])
        drawn = sum(word.seat == CHANCE for word in self.words[self.row.inherited :])
        while not self.over:
            if self.state.to_move == CHANCE:
                yield CHANCE, chance.outcome(self.state, drawn)
                drawn += 1
            else:
                moves = self.state.moves()
                if len(moves) > 1:
                    return
                yield self.state.to_move, moves[0]

    def _say(self, seat: int, move: Move, key: str, now: float) -> Ply:
        ply = Ply(self.rows, seat, move.word, key, now)
        self._take_in(ply)
        return ply

    # --- rows ---------------------------------------------------------------------------------------------------

    def _take_in(self, ply: Ply) -> None:
        """Carry one row out."""
        undo = UNDO.fullmatch(ply.word)
        if undo:
            self._return_to(int(undo[1]))
        else:
            self._carry_out(self.game.move(ply.word))
        self.rows += 1
        if ply.key:
            self.keys.add(ply.key)

    def _carry_out(self, move: Move) -> None:
        word = Word(self.rows, move, self.state, len(self.events))
        self._remember(word)
        self.state.play(move)
        self.words.append(word)
        for viewer in self.noticed:
            self.noticed[viewer] += word.noticed_by(viewer)

    def _remember(self, word: Word) -> None:
        """The position before a word that may be taken back; what others may no longer take back is forgotten."""
        if not self.words or word.undone_by != self.words[-1].undone_by:
            self.before.clear()
        if word.undone_by is not None:
            self.before[word.row] = self.state.copy()

    def _return_to(self, row: int) -> None:
        """The words from this row on are no longer in force. Who noticed none of them does not notice this either."""
        index = next(i for i, word in enumerate(self.words) if word.row == row)
        undone = self.words[index:]
        del self.words[index:]
        del self.events[undone[0].journal :]
        before = [self.before.pop(word.row, None) for word in undone]
        self.state = before[0] or self.position(index)
        self.state.journal = self.events
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

    def with_seat(self, row: SeatRow) -> None:
        self.seats[row.seat] = row


def ends_turn(state: State, move: Move) -> bool:
    """Is it someone else's turn after this move and what it forces? Nothing is drawn to find out.

    In the turn of a seat the others may have to answer something; that ends neither this turn nor one of theirs.
    """
    seat, heading = state.to_move, state.heading()
    turn = TURN_OF.search(heading)
    if turn and int(turn[1]) != seat:
        return False
    after = state.copy()
    after.apply(move)
    while after.to_move == seat and after.heading() == heading:
        moves = after.moves()
        if len(moves) > 1:
            return False
        after.apply(moves[0])
    return after.heading() != heading or (turn is None and after.to_move not in (seat, CHANCE))


def in_force(plies: Iterable[Ply]) -> list[Ply]:
    """The words that nobody took back."""
    said: list[Ply] = []
    for ply in plies:
        undo = UNDO.fullmatch(ply.word)
        while undo and said and said[-1].ply >= int(undo[1]):
            said.pop()
        if not undo:
            said.append(ply)
    return said


def record_of(head: Record, row: TableRow, seats: Sequence[SeatRow], words: Sequence[str], over: bool) -> Record:
    """The game of a table; the secret of its chance only after the end."""
    return Record(
        head.game,
        head.seats,
        head.variants,
        [seat.name for seat in seats],
        words,
        start=head.start,
        commitment=commitment(row.secret),
        secret=row.secret if over else None,
        salts=[seat.salt for seat in seats] if over else None,
        inherited=row.inherited,
        rules=head.rules,
    )


def head_of(record: Record) -> str:
    """The head of a record as text: everything but names, moves and chance."""
    bare = Record(record.game, record.seats, record.variants, start=record.start, rules=record.rules)
    return bare.text()
