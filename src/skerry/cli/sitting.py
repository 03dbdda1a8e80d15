"""A game at the terminal: its record so far, who plays which seat, and what was reported."""

from collections.abc import Iterable
from typing import Final

import skerry
from skerry import bots
from skerry.kernel.driver import ends_undo
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
        self.seed = seed
        self.chances = sum(1 for state, _ in record.plies() if state.to_move == CHANCE)
        self.state, self.journal = self._replayed()
        self._rng = Rng(seed)
        self._bots = {seat: bots.bot(bot, seed + seat) for seat in range(record.seats) if seat not in self.people}

    def over(self) -> bool:
        return self.state.to_move == OVER

    def play(self, move: Move) -> None:
        """A move of a person; IllegalMove says why not."""
        self.state.play(move)
        self.record.add(move)

    def advance(self) -> None:
        """Chance, forced moves and bots, until a person has a choice or the game is over."""
        while True:
            for move in skerry.advance(self.state, self._drawn):
                self.record.add(move)
            if self.over() or self.state.to_move in self.people:
                return
            self.play(bots.ask(self._bots[self.state.to_move], self.state, self._rng))

    def undo(self, seat: int) -> bool:
        """Back to the last choice of this seat, unless something new was seen or someone else has chosen since."""
        back = self._last_choice(seat)
        if back is None:
            return False
        del self.record.moves[back:]
        self.state, self.journal = self._replayed()
        return True

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What was reported to this seat."""
        return [event for event in self.journal[since:] if event.seen_by(seat)]

    def seen_before(self, seat: int) -> int:
        """How much had been reported when the seat last had a choice: what came after is news to it."""
        plies = enumerate(self.record.plies())
        choices = [number for number, (state, _) in plies if state.to_move == seat and len(state.moves()) > 1]
        return len(replayed(self.record, choices[-1])[1]) if choices else 0

    def _last_choice(self, seat: int) -> int | None:
        back: int | None = None
        for number, (state, move) in enumerate(self.record.plies()):
            if ends_undo(state, move, seat):
                back = None
            elif state.to_move == seat and len(state.moves()) > 1:
                back = number
        return back

    def _drawn(self, state: State) -> Move:
        self.chances += 1
        return state.draw(Rng(self.seed + SPREAD * self.chances))

    def _replayed(self) -> tuple[State, list[Event]]:
        """The position, with a journal of everything that led to it."""
        return replayed(self.record, len(self.record.moves))


def replayed(record: Record, count: int) -> tuple[State, list[Event]]:
    """The position after this many moves, and what was reported on the way there."""
    state = record.state(0)
    journal: list[Event] = []
    state.journal = journal
    for word in record.moves[:count]:
        state.play(record.game.move(word))
    return state, journal
