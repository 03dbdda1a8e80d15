"""The course of a game: the words in force, the position they lead to, and what a seat may take back.

Everyone who lets people play needs it, whatever the game is kept in: the table of a server, the terminal.
"""

from skerry.kernel.choices import continues
from skerry.kernel.driver import ends_undo
from skerry.kernel.moves import Move
from skerry.kernel.state import EVERYONE, OVER, Event, State


class Word:
    """A word that is in force: who said it, who heard it, who may take it back.

    The position it was said in is not kept: hundreds of them for each game would be most of what a server remembers,
    and saying the words again takes less than a millisecond.
    """

    __slots__ = (
        "asked",
        "audience",
        "bot",
        "choice",
        "goes_on",
        "journal",
        "move",
        "number",
        "seat",
        "silent",
        "turn",
        "undone_by",
    )

    def __init__(
        self, move: Move, number: int, bot: str, before: State, choice: bool, journal: int, last: "Word | None"
    ) -> None:
        self.move = move
        self.asked = before.pending
        """The decision that it answers."""
        self.goes_on = last is not None and continues(last.asked, before)
        """Does it belong to the same choice of many parts as the word before it?"""
        self.number = number
        """What the keeper of the game knows it by."""
        self.bot = bot
        """The bot that chose it for its seat, or nothing."""
        self.journal = journal
        """How many events had been told before."""
        self.seat = before.to_move
        self.turn = before.turn()
        self.choice = choice
        self.undone_by = None if ends_undo(before, move, before.to_move) else before.to_move
        self.audience = before.audience(move)
        self.silent = before.silent(move)

    def noticed_by(self, viewer: int | None) -> bool:
        """Does this viewer know that something was said?"""
        return self.audience in (EVERYONE, viewer) or not self.silent


class Course:
    """A game on its way. Legal moves are worked out once for each position."""

    def __init__(self, start: State) -> None:
        self._start = start
        self.words: list[Word] = []
        self.journal: list[Event] = []
        self.state = start.copy()
        self.state.journal = self.journal
        self._moves: list[Move] | None = None
        self._before: list[State] = []
        """The positions before the last words, as long as one seat may take all of them back."""

    def moves(self) -> list[Move]:
        """What is legal now."""
        if self._moves is None:
            self._moves = self.state.moves()
        return self._moves

    def check(self, move: Move) -> None:
        """IllegalMove unless it is legal now."""
        if move not in self.moves():
            raise self.state.illegal(move)

    def say(self, move: Move, number: int = 0, bot: str = "") -> Word:
        """One more word, which is known to be legal: it was checked, is the only one, or chance has drawn it."""
        choice = self.state.to_move >= 0 and len(self.moves()) > 1
        last = self.words[-1] if self.words else None
        word = Word(move, number, bot, self.state, choice, len(self.journal), last)
        self._remember(word)
        self.state.apply(move)
        self.words.append(word)
        self._moves = None
        return word

    def position(self, at: int) -> State:
        """After this many words, to look at or to play on."""
        state = self._start.copy()
        for word in self.words[:at]:
            state.apply(word.move)
        return state

    def undoable(self, seat: int, since: int = 0) -> list[Word]:
        """The choices of one turn that this seat may take back, the last one first; the first words stay.

        At the end hands are laid open, so nothing is taken back any more.
        """
        found: list[Word] = []
        if self.state.to_move == OVER:
            return found
        for word in reversed(self.words[since:]):
            if word.undone_by != seat:
                break
            if word.choice:
                if found and word.turn != found[0].turn:
                    break
                found.append(word)
        return found

    def beginning(self, word: Word) -> int:
        """Where the choice of many parts begins that this word belongs to."""
        at = self.words.index(word)
        while at > 0 and self.words[at].goes_on:
            at -= 1
        return at

    def take_back(self, word: Word) -> list[Word]:
        """This word and all that came after it are no longer in force; these words."""
        return self.return_to(self.words.index(word))

    def return_to(self, at: int) -> list[Word]:
        """Only the first words are in force; those that no longer are."""
        undone = self.words[at:]
        if undone:
            first = len(self.words) - len(self._before)
            self.state = self._before[at - first] if at >= first else self.position(at)
            del self._before[max(at - first, 0) :], self.words[at:], self.journal[undone[0].journal :]
            self.state.journal = self.journal
            self._moves = None
        return undone

    def _remember(self, word: Word) -> None:
        """The position before a word that may be taken back; what others may no longer take back is forgotten."""
        if not self.words or word.undone_by != self.words[-1].undone_by:
            self._before.clear()
        if word.undone_by is not None:
            self._before.append(self.state.copy())
