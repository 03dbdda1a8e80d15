"""Tic-tac-toe: the smallest game the kernel can carry, and what it costs. Read it before you write a game of your own."""

from typing import Any, Final

from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Alphabet, Move
from skerry.kernel.pack import Pack
from skerry.kernel.rng import Rng
from skerry.kernel.state import OVER, THE_END, Decision, State, Step

EMPTY: Final = -1
LINES: Final = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(9)]

ALPHABET: Final = Alphabet()
MARK: Final = ALPHABET.family("mark", [str(cell + 1) for cell in range(9)])


class TicTacToe(State):
    """Nine cells, the winner if there is one."""

    def __init__(
        self, game: Game, agenda: list[Step[Any]], pending: Decision[Any], cells: list[int], free: int, winner: int
    ) -> None:
        super().__init__(game, 2, {}, agenda, pending)
        self.cells = cells
        self.free = free
        self.winner = winner

    def copy(self) -> "TicTacToe":
        return TicTacToe(self.game, self.agenda[:], self.pending, self.cells[:], self.free, self.winner)

    def scores(self) -> list[int]:
        return [int(self.winner == seat) - int(self.winner == 1 - seat) for seat in range(2)]

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        return [self.winner] if self.winner != EMPTY else [0, 1]

    def outcome(self) -> dict[str, Any]:
        return {"winners": self.winners()}


class Mark(Decision[TicTacToe]):
    """Mark an empty cell; three in a line win."""

    def moves(self, g: TicTacToe) -> list[Move]:
        return [MARK.moves[cell] for cell in range(9) if g.cells[cell] == EMPTY]

    def choose(self, g: TicTacToe, move: Move) -> None:
        g.cells[move.index] = self.seat
        g.free -= 1
        if self.wins(g, move.index):
            g.winner = self.seat
        elif g.free:
            g.then(TURNS[1 - self.seat])

    def wins(self, g: TicTacToe, cell: int) -> bool:
        for a, b, c in THROUGH[cell]:
            if g.cells[a] == self.seat and g.cells[b] == self.seat and g.cells[c] == self.seat:
                return True
        return False

    def refusal(self, g: TicTacToe, move: Move) -> Message:
        return Message("taken", {"cell": move.index + 1}, "TTT-1")


TURNS: Final = [Mark(0), Mark(1)]


def set_up(game: Game, seats: int, variants: dict[str, Any]) -> TicTacToe:
    """An empty board; seat 0 begins."""
    return TicTacToe(game, [], TURNS[0], [EMPTY] * 9, 9, EMPTY)


def position(game: Game, data: dict[str, Any]) -> TicTacToe:
    """Any position: `cells`, a list of nine seats or -1, and `to_move`."""
    cells = list(data.get("cells", [EMPTY] * 9))
    return TicTacToe(game, [], TURNS[data.get("to_move", 0)], cells, cells.count(EMPTY), EMPTY)


def view(g: TicTacToe, seat: int | None) -> dict[str, Any]:
    return {"cells": g.cells[:], "to_move": g.to_move}


def resample(g: TicTacToe, seat: int, rng: Rng) -> TicTacToe:
    """Nothing is hidden."""
    return g.copy()
