"""The bot that looks to the end of its own turn and no further."""

from heapq import heappop, heappush
from typing import Final

from skerry.bots.base import Bot
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, State

POSITIONS: Final = 300
"""How many positions are looked at for one decision before the best line found so far is good enough."""
SAMPLES: Final = 4
"""How often dice or cards are drawn to estimate what a chance is worth."""


class GreedyBot(Bot):
    """Plays the first move of the turn that leads to the best position, as the game's own knowledge sees it."""

    def __init__(self, seed: int) -> None:
        super().__init__("greedy")
        self.rng = Rng(seed)

    def choose(self, state: State) -> Move:
        moves = state.moves()
        return moves[0] if len(moves) == 1 else OwnTurn(state, self.rng).first_move(state)


class Line:
    """Moves of the own turn: the first of them and the position they lead to."""

    def __init__(self, first: Move, state: State) -> None:
        self.first = first
        self.state = state


class OwnTurn:
    """A search through the rest of a seat's turn. The most promising lines are followed first.

    The turn is over when another seat is to move or another line of the record begins.
    """

    def __init__(self, state: State, rng: Rng) -> None:
        self.seat = state.to_move
        self.heading = state.heading()
        self.rng = rng
        self.left = POSITIONS
        self.open: list[tuple[float, int, Line]] = []  # a heap begins with the smallest: the worth is negated
        self.best: Move | None = None
        self.best_worth = 0.0

    def first_move(self, state: State) -> Move:
        """The first move of the best line; of equal lines any."""
        for move in shuffled(state.moves(), self.rng):
            self.follow(move, move, state)
        while self.open and self.left > 0:
            line = heappop(self.open)[2]
            for move in line.state.moves():
                self.follow(line.first, move, line.state)
        if self.best is None:
            return self.open[0][2].first
        return self.best

    def follow(self, first: Move, move: Move, state: State) -> None:
        """Play one more move of a line: it ends there, or stays open with the worth it promises."""
        after = self.played(state, move)
        if after.to_move == CHANCE and after.heading() == self.heading:
            self.end(first, self.expected_worth(after))
        elif self.over(after):
            self.end(first, self.worth(after))
        else:
            heappush(self.open, (-self.worth(after), self.left, Line(first, after)))

    def end(self, first: Move, worth: float) -> None:
        if self.best is None or worth > self.best_worth:
            self.best = first
            self.best_worth = worth

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
        return state.to_move != self.seat or state.heading() != self.heading

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
        return worth(state, self.seat)


def worth(state: State, seat: int) -> float:
    """What a position is worth for a seat: the game's own knowledge, or the lead in points."""
    evaluate = state.game.evaluate
    if evaluate is not None:
        return evaluate(state, seat)
    scores = state.scores()
    mine = scores.pop(seat)
    return float(mine - max(scores)) if scores else float(mine)


def shuffled(moves: list[Move], rng: Rng) -> list[Move]:
    """The moves in any order, each equally likely."""
    for i in range(len(moves) - 1, 0, -1):
        j = rng.below(i + 1)
        moves[i], moves[j] = moves[j], moves[i]
    return moves
