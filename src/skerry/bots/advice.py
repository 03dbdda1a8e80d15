"""Advice: the best moves of a decision and everyone's chance of winning, as one seat can judge them.

A position in which another seat is to move is judged by the same search: all that the judging seat cannot know is dealt
anew, and the seat to move looks ahead in each of those deals. So a seat's chances at its own decisions and at those
of the others are measured alike, and a curve of them does not jump where the turn passes on.
"""

from typing import Final

from skerry.bots.search import Node, Search
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import State

MOST_TIPS: Final = 3
ENOUGH: Final = 6
"""A move is judged when it was tried at least once for this many descents."""


class Tip:
    """A move: how often it was tried, and the chance of winning after it."""

    def __init__(self, move: Move, visits: int, chance: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance


class Advice:
    """What a seat can say of a position: the best moves, if it is to move, and how likely each seat is to win."""

    def __init__(self, tips: list[Tip], chances: list[float]) -> None:
        self.tips = tips
        self.chances = chances


class Judge(Search):
    """A tree in the eyes of one seat, whichever is to move."""

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        super().__init__(state, rng)
        self.seat = seat
        self.first: Move | None = None
        """The move that every descent has to begin with."""
        self.won = [0.0] * state.seats

    def values(self, state: State) -> list[float]:
        values = super().values(state)
        for seat, value in enumerate(values):
            self.won[seat] += value
        return values

    def select(self, node: Node, state: State) -> Move:
        chosen = super().select(node, state)
        return chosen if self.first is None or node is not self.root else self.first

    def chances(self) -> list[float]:
        """How often each seat won in the descents so far."""
        return [won / self.root.visits for won in self.won]

    def tried(self, move: Move, visits: int, until: float) -> Tip:
        """A move of the root, after this many tries at least. From then on every descent begins with it."""
        self.first = move
        edge = self.root.edges[move.id]
        if edge.visits == 0:
            self.grow(self.root.visits + 1, float("inf"))  # without any try nothing could be said, however late it is
        self.grow(self.root.visits + max(0, visits - edge.visits), until)
        return Tip(self.state.game.alphabet[move.id], edge.visits, edge.mean())

    def most_tried(self) -> list[Move]:
        """The moves that the tree came back to most often."""
        moves = self.state.moves()
        moves.sort(key=lambda move: -self.root.edges[move.id].visits)
        return moves[:MOST_TIPS]


def advise(state: State, seat: int, seed: int, descents: int, until: float, also: Move | None = None) -> Advice:
    """What a seat can say of a position in which some seat is to move, from what it knows.

    The tips are those for its own decision, the best first; `also` names a move that stands among them in any case. The
    same seed and number of descents give the same advice if there is time until this moment of `time.perf_counter`.
    """
    rng = Rng(seed)
    judge = Judge(state.resample(seat, rng), seat, rng)
    judge.grow(descents, until)
    chances = judge.chances()
    moves = judge.most_tried() if state.to_move == seat else []
    if also is not None and all(move.id != also.id for move in moves):
        moves.append(also)
    tips = [judge.tried(move, max(1, descents // ENOUGH), until) for move in moves]
    tips.sort(key=lambda tip: (-tip.chance, -tip.visits))
    return Advice(tips, chances)
