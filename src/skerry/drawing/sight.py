"""What the board of a game is drawn from: a seat's view, its moves, the language and the names of the players."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from skerry.drawing.parts import Sight
from skerry.drawing.pieces import Choice


class Seen(Protocol):
    """What every view has."""

    @property
    def seats(self) -> int: ...

    @property
    def you(self) -> int | None: ...


class Words(Protocol):
    """The texts of a game in one language, by their names."""

    def __call__(self, key: str, **values: object) -> str: ...

    def has(self, key: str) -> bool: ...


class Room(Protocol):
    """Where the texts of a game stand."""

    def words(self, lang: str, *groups: str) -> Words: ...


class Texts(Hashable, Protocol):
    """What puts moves into words."""

    @property
    def room(self) -> Room: ...

    def label(self, move: Any, lang: str, names: list[str]) -> str: ...


class Size:
    """What depends on the layout, in units of the drawing. A game adds its own measures."""

    def __init__(self, *, narrow: bool, width: float, margin: float, gap: float) -> None:
        self.narrow = narrow
        self.width = width
        self.margin = margin
        self.gap = gap
        self.inside = width - 2 * margin


T = TypeVar("T", bound=Texts)
V = TypeVar("V", bound=Seen)
Z = TypeVar("Z", bound=Size)
V_co = TypeVar("V_co", bound=Seen, covariant=True)


class Glance(Protocol[V_co]):
    """Who looks (`kernel/board.py`)."""

    @property
    def view(self) -> V_co: ...

    @property
    def moves(self) -> Sequence[Any]: ...

    @property
    def lang(self) -> str: ...

    @property
    def names(self) -> list[str]: ...

    @property
    def narrow(self) -> bool: ...

    @property
    def picks(self) -> Mapping[str, tuple[int, int]]: ...


class BoardSight(Sight, Generic[T, V, Z]):
    """A view with everything that is asked of it while it is drawn, and the measures of the drawing."""

    def __init__(self, texts: T, glance: Glance[V], size: Z, *alike: Hashable) -> None:
        """Besides texts, language and layout, `alike` is what else all that is fixed follows from."""
        super().__init__(texts, glance.lang, glance.narrow, *alike)
        self.texts = texts
        self.view = glance.view
        self.moves = {move.word: move for move in glance.moves}
        self.picks = glance.picks
        self.lang = glance.lang
        self.word = texts.room.words(glance.lang, "board", "sheet")
        self.size = size
        self.players = glance.names
        self.mine = [seat == self.view.you for seat in range(self.view.seats)]
        """Of every seat, whether it is yours: what is drawn for all others is the same."""

    def choice(self, *candidates: str, wish: str = "") -> Choice | None:
        """The first of these words that is legal, or the one a player might want to say and may not."""
        for word in candidates:
            if word in self.moves:
                label = self.texts.label(self.moves[word], self.lang, self.players)
                return Choice(word, label, picks=self.picks.get(word))
        return Choice(wish, "", legal=False) if wish else None
