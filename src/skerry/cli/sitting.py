"""A game at the terminal: its record so far, who plays which seat, and what was reported."""

from collections.abc import Iterable
from typing import Final

from skerry import bots
from skerry.kernel.course import Course
from skerry.kernel.moves import Move
from skerry.kernel.record import Record
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER, Event, State

SPREAD: Final = 1_000_003
"""Between the seeds of two chances, so that those of neighbouring games do not meet."""


class Sitting:
    """People on some seats, a bot on each of the others. Chance comes from the seed: leaving does not change it."""

    def __init__(self, record: Record, people: Iterable[int], bot: str, seed: int) -> None:
        self.record = record
        self.game = record.game
        self.names = record.names
        self.people = sorted(set(people))
        self.bot = bot
        self.plays = bots.playing_as(bot, record.game)
        self.seed = seed
        self.course = Course(record.state(0))
        for _, move in record.plies():
            self.course.say(move)
        self.chances = sum(word.seat == CHANCE for word in self.course.words)
        self._rng = Rng(seed)
        self._bots = {seat: bots.bot(bot, seed + seat) for seat in range(record.seats) if seat not in self.people}

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def journal(self) -> list[Event]:
        """Everything that was reported."""
        return self.course.journal

    def over(self) -> bool:
        return self.state.to_move == OVER

    def play(self, move: Move) -> None:
        """A move of a person; IllegalMove says why not."""
        self.course.check(move)
        self._say(move)

    def advance(self) -> None:
        """Chance, forced moves and bots, until a person has a choice or the game is over."""
        while not self.over():
            if self.state.to_move == CHANCE:
                move = self._drawn()
            elif len(self.course.moves()) == 1:
                move = self.course.moves()[0]
            elif self.state.to_move in self.people:
                return
            else:
                move = bots.ask(self._bots[self.state.to_move], self.state, self._rng)
            self._say(move)

    def undo(self, seat: int) -> bool:
        """Back to the last choice of this seat, unless something new was seen or someone else has chosen since."""
        choices = self.course.undoable(seat)
        if not choices:
            return False
        self.course.take_back(choices[0])
        del self.record.moves[len(self.course.words) :]
        return True

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What was reported to this seat."""
        return [event for event in self.journal[since:] if event.seen_by(seat)]

    def seen_before(self, seat: int) -> int:
        """How much had been reported when the seat last had a choice: what came after is news to it."""
        choices = [word for word in self.course.words if word.choice and word.seat == seat]
        return choices[-1].journal if choices else 0

    def _say(self, move: Move) -> None:
        self.course.say(move)
        self.record.add(move)

    def _drawn(self) -> Move:
        self.chances += 1
        return self.state.draw(Rng(self.seed + SPREAD * self.chances))
