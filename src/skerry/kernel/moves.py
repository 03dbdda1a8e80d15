"""Moves: the interned words of a game's alphabet."""

import difflib
from collections.abc import Sequence

from skerry.kernel.errors import UnknownMove


class Move:
    """One word of an alphabet, such as "take-row 2". There is one object for each word; compare moves with `is`."""

    def __init__(self, number: int, word: str, family: "Family", index: int) -> None:
        self.id = number
        self.word = word
        self.family = family
        self.index = index

    def __repr__(self) -> str:
        return f"<{self.word}>"


class Family:
    """Moves that say the same of different things: `take-row 1`, `take-row 2`, … A family of one has no argument.

    Quiet moves pass, discard or do nothing: they are offered last, and not much is made of them.
    """

    def __init__(self, name: str, quiet: bool = False) -> None:
        self.name = name
        self.quiet = quiet
        self.moves: list[Move] = []

    def __getitem__(self, index: int) -> Move:
        return self.moves[index]

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def only(self) -> Move:
        """The word of a family without arguments."""
        assert len(self.moves) == 1, f"the family {self.name} has {len(self.moves)} words"
        return self.moves[0]


class Alphabet:
    """Every move of one game with one pack, in a fixed order that never depends on the position."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self._by_word: dict[str, Move] = {}

    def family(self, name: str, arguments: Sequence[str] = ("",), quiet: bool = False) -> Family:
        """Declare the words `name argument`, one for each argument."""
        family = Family(name, quiet)
        for index, argument in enumerate(arguments):
            word = f"{name} {argument}" if argument else name
            assert word not in self._by_word, f"the word {word!r} is declared twice"
            move = Move(len(self.moves), word, family, index)
            family.moves.append(move)
            self.moves.append(move)
            self._by_word[word] = move
        return family

    def move(self, word: str) -> Move:
        """The move with this text; spaces around and between its parts may be more than one."""
        known = self._by_word.get(" ".join(word.split()))
        if known is None:
            raise UnknownMove(word, difflib.get_close_matches(word, list(self._by_word), n=3))
        return known
