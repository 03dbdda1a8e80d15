"""Tic-tac-toe: the smallest game the kernel carries. Read it before you write a game of your own.

TTT-1: Two seats in turn mark an empty cell of nine, seat 0 with a cross, seat 1 with a nought.
TTT-2: Whoever has three marks in a line wins. If the board is full and there is no such line, the game is a draw.
"""

from typing import Any, Final

from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Alphabet, Move
from skerry.kernel.pack import Pack
from skerry.kernel.rng import Rng
from skerry.kernel.scenario import ScenarioTable
from skerry.kernel.state import OVER, Decision, State, Turn
from skerry.kernel.views import Outcome, Points, Variants, View

# --- components: the words that can be said, and the board ------------------------------------------------------------

ALPHABET: Final = Alphabet()
MARK: Final = ALPHABET.family("mark", ["1", "2", "3", "4", "5", "6", "7", "8", "9"])

# A set of cells is a number with a bit for each cell, so that what would have to be searched for is looked up.
CELL: Final = [1 << cell for cell in range(9)]
FULL: Final = 0o777
LINES: Final = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]
HAS_LINE: Final = [any(cells & line == line for line in LINES) for cells in range(FULL + 1)]
EMPTY: Final = [[MARK[cell] for cell in range(9) if not cells & CELL[cell]] for cells in range(FULL + 1)]

# --- rules ------------------------------------------------------------------------------------------------------------


class TicTacToe(State):
    """A position: the cells that each seat has marked."""

    def __init__(self, game: Game, seats: int, variants: dict[str, Any], like: "TicTacToe | None" = None) -> None:
        super().__init__(game, seats, variants, like)
        self.crosses: int = like.crosses if like else 0
        self.noughts: int = like.noughts if like else 0

    def copy(self) -> "TicTacToe":
        return TicTacToe(self.game, self.seats, self.variants, self)

    def turn(self) -> Turn:
        """Marks alternate, so their number says which turn it is and whose (TTT-1)."""
        marked = (self.crosses | self.noughts).bit_count()
        return Turn(marked + 1, marked % 2)

    def scores(self) -> list[int]:
        return [int(HAS_LINE[self.crosses]), int(HAS_LINE[self.noughts])]

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        return [seat for seat, score in enumerate(self.scores()) if score == max(self.scores())]

    def result(self) -> Outcome:
        points = tuple([Points(total=score) for score in self.scores()])
        ranks = tuple([1 if seat in self.winners() else 2 for seat in (0, 1)])
        return Outcome(points=points, ranks=ranks, winners=tuple(self.winners()))


class Mark(Decision[TicTacToe]):
    """Mark an empty cell (TTT-1); three in a line win (TTT-2)."""

    def moves(self, g: TicTacToe) -> list[Move]:
        return EMPTY[g.crosses | g.noughts][:]

    def choose(self, g: TicTacToe, move: Move) -> None:
        if self.seat == 0:
            g.crosses |= CELL[move.index]
            won = HAS_LINE[g.crosses]
        else:
            g.noughts |= CELL[move.index]
            won = HAS_LINE[g.noughts]
        if not won and g.crosses | g.noughts != FULL:
            g.then(TURNS[1 - self.seat])

    def refusal(self, g: TicTacToe, move: Move) -> Message:
        return Message("taken", {"cell": move.index + 1}, "TTT-1")


# A step holds no part of a position, so all positions share these two.
TURNS: Final = [Mark(0), Mark(1)]


# --- what a seat sees, what it cannot know, and any position by hand --------------------------------------------------


class TicTacToeView(View, frozen=True):
    """What a seat may know, besides what is in every view."""

    board: tuple[str, ...]
    """The rows, each with three signs: X, O, or a dot for an empty cell."""
    to_move: int
    """The seat that is to mark a cell; -2 after the end."""


# --- words, and the game as a whole -----------------------------------------------------------------------------------

TEXTS: Final = {
    "en": {
        "Mark": "Mark an empty cell.",
        "waiting": "{name} is to mark a cell.",
        "taken": "Cell {cell} has been marked already ({rule}).",
        "over": "The game is over.",
        "foreign-word": "{word} is no word of this game.",
    },
    "de": {
        "Mark": "Zeichne in ein leeres Feld.",
        "waiting": "{name} zeichnet in ein Feld.",
        "taken": "In Feld {cell} ist schon ein Zeichen ({rule}).",
        "over": "Das Spiel ist zu Ende.",
        "foreign-word": "{word} ist kein Wort dieses Spiels.",
    },
}


class TicTacToeGame(Game):
    """The game. Nothing is printed on its components, so its pack is empty."""

    def __init__(self) -> None:
        super().__init__(
            slug="tictactoe",
            title="Tic-tac-toe",
            rules_version=1,
            seats=range(2, 3),
            pack=Pack("tictactoe", 1, {}, {}),
            alphabet=ALPHABET,
            view_type=TicTacToeView,
        )

    def set_up(self, seats: int, variants: dict[str, Any]) -> TicTacToe:
        """An empty board; seat 0 begins."""
        g = TicTacToe(self, seats, variants)
        g.then(TURNS[0])
        g.settle()
        return g

    def position(self, data: dict[str, Any]) -> TicTacToe:
        """`board` has the rows as in a view. Seat 0 began, so the marks say who is to move."""
        read = ScenarioTable(data)
        rows = read.texts("board") or ["...", "...", "..."]
        read.finish()
        board = "".join(rows)
        if [len(row) for row in rows] != [3, 3, 3] or set(board) - set("XO."):
            raise read.refuse("board", f"expected three rows of three signs, each X, O or a dot, not {rows}")
        to_move = board.count("X") - board.count("O")
        if to_move not in (0, 1):
            raise read.refuse("board", "expected as many X as O, or one X more")
        marks = [sum([CELL[cell] for cell in range(9) if board[cell] == sign]) for sign in "XO"]
        if HAS_LINE[marks[to_move]]:
            raise read.refuse("board", f"{'XO'[to_move]} has a line, so {'OX'[to_move]} could not mark a cell after it")
        g = TicTacToe(self, 2, {})
        g.crosses, g.noughts = marks
        if not HAS_LINE[marks[1 - to_move]] and "." in board:
            g.then(TURNS[to_move])
        g.settle()
        return g

    def view(self, state: TicTacToe, seat: int | None) -> TicTacToeView:
        """Everything, for everybody."""
        over = state.to_move == OVER
        signs = ["X" if state.crosses & cell else "O" if state.noughts & cell else "." for cell in CELL]
        return TicTacToeView(
            game="tictactoe",
            seats=2,
            you=seat,
            variants=Variants(),
            over=over,
            outcome=state.result() if over else None,
            board=tuple(["".join(signs[row : row + 3]) for row in (0, 3, 6)]),
            to_move=state.to_move,
        )

    def resample(self, state: TicTacToe, seat: int, rng: Rng) -> TicTacToe:
        """Nothing is hidden, so there is nothing to deal anew."""
        return state.copy()

    def hides(self, state: TicTacToe) -> bool:
        """Nothing, so two people at one screen see the same board."""
        return False

    def say(self, message: Message, lang: str, names: list[str]) -> str:
        """A message as a sentence; seats are called by their names."""
        values = {**message.values, "rule": message.rule}
        if "seat" in values:
            values["name"] = names[int(str(values["seat"]))]
        return TEXTS[lang][message.key].format(**values)


make = TicTacToeGame
