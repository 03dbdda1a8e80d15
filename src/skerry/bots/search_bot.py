"""The bot that looks ahead."""

import time
from typing import Any

from skerry.bots.base import Bot
from skerry.bots.search import Node, Search
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import State, Turn
from skerry.kernel.views import View


class Expected:
    """The decision that a seat expects to face next, in the same turn, and the tree that has grown for it."""

    def __init__(self, seat: int, turn: Turn, moves: list[int], view: View, node: Node) -> None:
        self.seat = seat
        self.turn = turn
        self.moves = moves
        self.view = view
        self.node = node

    def __reduce__(self) -> tuple[Any, ...]:
        return Expected, (self.seat, self.turn, self.moves, self.view, self.node)

    def is_at(self, state: State) -> bool:
        """Is this the decision that was expected, with nothing new on the table?"""
        if state.to_move != self.seat or state.turn() != self.turn or ids(state) != self.moves:
            return False
        return state.seen_by(self.seat) == self.view


def ids(state: State) -> list[int]:
    """The legal moves by their numbers."""
    return [move.id for move in state.moves()]


class SearchBot(Bot):
    """Looks ahead: a number of descents for each decision, within a number of seconds.

    What it worked out for the next small decision of the same turn is kept for it.
    """

    def __init__(self, name: str, seed: int, descents: int, seconds: float) -> None:
        super().__init__(name)
        self.rng = Rng(seed)
        self.descents = descents
        self.seconds = seconds
        self.expected: Expected | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _going_on, (type(self), self.made_with(), self.rng, self.expected)

    def made_with(self) -> dict[str, Any]:
        """What another one of its kind is made with, but for the seed."""
        return {"name": self.name, "descents": self.descents, "seconds": self.seconds}

    def choose(self, state: State) -> Move:
        return self.searched(Search(state, self.rng, self.kept_for(state)), state, self.descents)

    def searched(self, search: Search, state: State, descents: int) -> Move:
        """The move that this many descents prefer."""
        search.grow(descents, time.perf_counter() + self.seconds)
        move = best_of(search.root, state.moves())
        self.expect(search, state.copy(), move)
        return move

    def kept_for(self, state: State) -> Node | None:
        """The tree that has grown for this decision, if it was expected."""
        expected = self.expected
        return expected.node if expected is not None and expected.is_at(state) else None

    def expect(self, search: Search, state: State, move: Move) -> None:
        """Keep the tree behind the move, if the same seat decides again before chance or anyone else comes in."""
        self.expected = None
        node = search.played(search.root, state, move)
        while state.to_move == search.seat:
            moves = state.moves()
            if len(moves) > 1:
                self.expected = Expected(search.seat, state.turn(), ids(state), state.seen_by(search.seat), node)
                return
            node = search.played(node, state, moves[0])


def best_of(root: Node, moves: list[Move]) -> Move:
    """The move that was tried most: the tree comes back to what does well."""
    best = moves[0]
    most = -1
    for move in moves:
        edge = root.edges.get(move.id)
        if edge is not None and edge.visits > most:
            best = move
            most = edge.visits
    return best


def _going_on(kind: type[SearchBot], made_with: dict[str, Any], rng: Rng, expected: Expected | None) -> SearchBot:
    bot = kind(seed=0, **made_with)
    bot.rng = rng
    bot.expected = expected
    return bot
