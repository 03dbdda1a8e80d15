"""What can be made of the rest of a turn: the lines that a seat can play before anyone else comes in."""

from heapq import heappop, heappush
from typing import Any, Final

from skerry.kernel.knowledge import Knowledge
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, State

SAMPLES: Final = 4
"""How often dice or cards are drawn to estimate what a chance is worth."""


class Line:
    """Moves of the own turn: the first of them and the position they lead to."""

    def __init__(self, first: Move, state: State) -> None:
        self.first = first
        self.state = state


class OwnTurn:
    """The rest of a seat's turn. The most promising lines are followed first, until this many positions were looked at.

    The turn is over when another seat is to move or another turn begins. One that finishes what it starts has no
    eyes for a move that does nothing, as long as there is another.
    """

    def __init__(self, state: State, rng: Rng, positions: int, *, finishes: bool = False) -> None:
        self.state = state
        self.seat = state.to_move
        self.turn = state.turn()
        self.rng = rng
        self.left = positions
        self.finishes = finishes
        self.knowledge: Knowledge[Any] = state.game.knowledge
        self.moves = self.looked_at(state)
        """What may be chosen."""
        self.open: list[tuple[float, int, Line]] = []  # a heap begins with the smallest: the worth is negated
        self.ended: dict[int, float] = {}
        """First move → what the best line is worth that ended."""
        self.look()

    def worths(self) -> list[float]:
        """What each of these moves is worth with the best line behind it; where none ended, what the best promises."""
        promised: dict[int, float] = {}
        for worth, _, line in self.open:
            promised[line.first.id] = max(-worth, promised.get(line.first.id, -worth))
        found: list[float] = []
        for move in self.moves:
            ended = self.ended.get(move.id)
            found.append(promised[move.id] if ended is None else ended)
        return found

    def best(self) -> Move:
        """The move that is worth the most."""
        worths = self.worths()
        return self.moves[worths.index(max(worths))]

    def looked_at(self, state: State) -> list[Move]:
        moves = state.moves()
        if not self.finishes or state.to_move != self.seat:
            return moves
        return [move for move in moves if not self.knowledge.idles(state, move)] or moves

    def look(self) -> None:
        for move in self.moves:
            self.follow(move, move, self.state)
        while self.open and self.left > 0:
            line = heappop(self.open)[2]
            for move in self.looked_at(line.state):
                self.follow(line.first, move, line.state)

    def follow(self, first: Move, move: Move, state: State) -> None:
        """Play one more move of a line: it ends there, or stays open with the worth it promises."""
        after = self.played(state, move)
        if after.to_move == CHANCE and after.turn() == self.turn:
            self.end(first, self.expected_worth(after))
        elif self.over(after):
            self.end(first, self.worth(after))
        else:
            heappush(self.open, (-self.worth(after), self.left, Line(first, after)))

    def end(self, first: Move, worth: float) -> None:
        self.ended[first.id] = max(worth, self.ended.get(first.id, worth))

    def played(self, state: State, move: Move) -> State:
        """The position after a move and those of the own turn that it forces."""
        after = state.copy()
        after.apply(move)
        while not self.over(after):
            moves = after.moves()
            if len(moves) > 1:
                break
            after.apply(moves[0])
        return after

    def over(self, state: State) -> bool:
        return state.to_move != self.seat or state.turn() != self.turn

    def expected_worth(self, state: State) -> float:
        """The worth of a position in which chance has the word, from a few draws and the best answer to each."""
        total = 0.0
        for _ in range(SAMPLES):
            drawn = state.copy()
            while drawn.to_move == CHANCE:
                drawn.apply(drawn.draw(self.rng))
            total += self.worth(drawn) if self.over(drawn) else self.best_answer(drawn)
        return total / SAMPLES

    def best_answer(self, state: State) -> float:
        return max([self.worth(self.played(state, move)) for move in state.moves()])

    def worth(self, state: State) -> float:
        self.left -= 1
        return self.knowledge.evaluate(state, self.seat)
