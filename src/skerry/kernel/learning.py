"""Playing for programs that learn: what a game was worth, and many games side by side in one loop."""

from array import array
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from skerry.kernel.moves import Move
from skerry.kernel.observation import Observation
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER, State

POINTS_ALONE: Final = 100
"""Alone there is nobody to beat, so the points count; this many of them are worth 1."""
TOGETHER: Final = 16
"""Sixteen games move before their observations are written: the processor's caches are too small for the code of the
rules and of the observations at once, and for the positions of all games."""
LEAST_ALONE: Final = -1.0
MOST_ALONE: Final = 3.0


def rewards(state: State) -> list[float]:
    """What the game was worth to each seat; nothing before the end.

    Every loser pays 1 / (seats - 1), and the winners share that evenly: a single winner gets 1, and all together get
    0. A single player gets a hundredth of the points.
    """
    seats = state.seats
    if state.to_move != OVER:
        return [0.0] * seats
    if seats == 1:
        return [min(max(state.scores()[0] / POINTS_ALONE, LEAST_ALONE), MOST_ALONE)]
    winners = state.winners()
    stake = 1.0 / (seats - 1)
    prize = stake * (seats - len(winners)) / len(winners)
    return [prize if seat in winners else -stake for seat in range(seats)]


class ManyGames:
    """Games side by side. A step plays one move in each, up to the next choice of a seat.

    What there is to see is written into buffers, a row for each game, so that a learner makes no object for a step. A
    game that is over tells its rewards and points and begins anew in the same step, at one of the starts: they may
    differ in seats and variants, and each is as likely as the others.
    """

    def __init__(self, starts: list[State], observation: Observation[Any], count: int) -> None:
        self.starts = starts
        self.observation = observation
        self.count = count
        self.most_seats = max([start.seats for start in starts])
        self.alphabet: list[Move] = list(starts[0].game.alphabet)
        self.states: list[State] = []
        self.chances: list[Rng] = []
        self.finals: list[State | None] = [None] * count
        """How the last game of each row ended."""
        self.legal = BytesWriter()
        """The masks as they are written; `masks` gets them when all games have moved."""
        self.legal.write(bytes(count * len(self.alphabet)))
        self.offered: list[list[Move]] = [[]] * count
        """The legal moves of each row."""
        self.observations = bytearray(count * observation.size)
        self.masks = bytearray(count * len(self.alphabet))
        self.seats = bytearray(count)
        self.finished = bytearray(count)
        self.begun = array("i", [0]) * count
        self.ended = array("i", [0]) * count
        self.rewards = array("f", [0.0]) * (count * self.most_seats)
        self.points = array("i", [0]) * (count * self.most_seats)

    def reset(self, seed: int) -> None:
        """New games. Each has a chance of its own, so that it goes the same way however many there are."""
        self.chances = [Rng(seed + number) for number in range(self.count)]
        self.states = [self._begin(number) for number in range(self.count)]
        for number in range(self.count):
            self._clear(number)
            self._go_on(number)
            self._look(number)
        self.masks[:] = self.legal.getvalue()

    def step(self, actions: list[int]) -> None:
        """One move in every game; an action is the id of a legal move of the seat that is asked."""
        words = len(self.alphabet)
        for number in range(self.count):
            action = actions[number]
            if not 0 <= action < words or self.legal[number * words + action] == 0:
                raise ValueError(f"Action {action} is not a legal move in game {number}.")
        for first in range(0, self.count, TOGETHER):
            last = min(first + TOGETHER, self.count)
            for number in range(first, last):
                if self.finished[number]:
                    self._clear(number)
                self.states[number].apply(self.alphabet[actions[number]])
                self._go_on(number)
            for number in range(first, last):
                self._look(number)
        self.masks[:] = self.legal.getvalue()

    def kept(self) -> tuple[Any, ...]:
        """All of the games and what was written of them, to go on with elsewhere."""
        written = [bytes(self.observations), bytes(self.masks), bytes(self.seats), bytes(self.finished)]
        told = [self.begun[:], self.ended[:], self.rewards[:], self.points[:]]
        return self.states, self.chances, written, told

    def go_on_with(self, kept: tuple[Any, ...]) -> None:
        """The games of others like these. The buffers stay the same ones."""
        self.states, self.chances, written, told = kept
        self.observations[:], self.masks[:], self.seats[:], self.finished[:] = written
        self.begun[:], self.ended[:], self.rewards[:], self.points[:] = told
        for number, state in enumerate(self.states):
            self._mark(number, state.moves())

    def _begin(self, number: int) -> State:
        """A new game; one start only needs no chance."""
        start = self.chances[number].below(len(self.starts)) if len(self.starts) > 1 else 0
        self.begun[number] = start
        return self.starts[start].copy()

    def _clear(self, number: int) -> None:
        self.finished[number] = 0
        for place in range(number * self.most_seats, (number + 1) * self.most_seats):
            self.rewards[place] = 0.0
            self.points[place] = 0

    def _go_on(self, number: int) -> None:
        """Chance and moves without an alternative, up to a choice."""
        state, rng = self.states[number], self.chances[number]
        while True:
            seat = state.to_move
            if seat == CHANCE:
                state.apply(state.draw(rng))
            elif seat == OVER:
                self._finish(number, state)
                state = self.states[number]
            else:
                moves = state.moves()
                if len(moves) > 1:
                    break
                state.apply(moves[0])
        self.seats[number] = seat
        self._mark(number, moves)

    def _look(self, number: int) -> None:
        """Write down what the seat that is asked may know."""
        state = self.states[number]
        size = self.observation.size
        self.observations[number * size : (number + 1) * size] = self.observation.numbers(state, state.to_move)

    def _finish(self, number: int, state: State) -> None:
        self.finished[number] = 1
        self.finals[number] = state
        self.ended[number] = self.begun[number]
        place = number * self.most_seats
        won, points = rewards(state), state.scores()
        for seat in range(state.seats):
            self.rewards[place + seat] = won[seat]
            self.points[place + seat] = points[seat]
        self.states[number] = self._begin(number)

    def _mark(self, number: int, moves: list[Move]) -> None:
        """A 1 for every legal move."""
        row: i64 = number * len(self.alphabet)
        for move in self.offered[number]:
            self.legal[row + move.id] = 0
        for move in moves:
            self.legal[row + move.id] = 1
        self.offered[number] = moves
