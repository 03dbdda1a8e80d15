"""What a board is drawn from: a seat's view, its legal moves, the names of things, and the measures of the drawing."""

from collections.abc import Sequence
from typing import Final

from low_water.text import ROOM, Texts
from low_water.views import Crew, LowWaterView
from skerry.drawing.parts import Sight
from skerry.drawing.pieces import Choice
from skerry.kernel.moves import Move

WIDE: Final = 1280
NARROW: Final = 390


class Scene(Sight):
    """A view with everything that is asked of it while it is drawn."""

    FIXED = Sight.FIXED | {"narrow", "width", "margin", "inside", "gap", "letters", "title", "sign"}

    def __init__(
        self,
        texts: Texts,
        view: LowWaterView,
        moves: Sequence[Move],
        lang: str,
        players: list[str],
        *,
        narrow: bool,
    ) -> None:
        super().__init__(texts, lang, narrow)
        self.texts = texts
        self.view = view
        self.moves = {move.word: move for move in moves}
        self.lang = lang
        self.word = ROOM.words(lang, "board", "sheet")
        self.players = players
        self.narrow = narrow
        self.width = NARROW if narrow else WIDE
        self.margin = 6 if narrow else 10
        self.inside = self.width - 2 * self.margin
        self.gap = 8 if narrow else 10
        self.letters = 14 if narrow else 18
        self.title = 16 if narrow else 22
        self.sign = 24 if narrow else 32

    @property
    def you(self) -> Crew | None:
        """The player who looks; None for a spectator."""
        you = self.view.you
        return None if you is None else self.view.players[you]

    def name(self, thing: str) -> str:
        """A wreck or a kind of cargo."""
        return str(self.texts.prints[thing]["name"][self.lang])

    def choice(self, word: str, *, wish: bool = False) -> Choice | None:
        """The word if it is legal; or as a wish that the page can explain, if the seat is asked something."""
        if word in self.moves:
            return Choice(word, self.texts.label(self.moves[word], self.lang, self.players))
        return Choice(word, "", legal=False) if wish and self.moves else None
