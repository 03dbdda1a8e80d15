"""What the sheets of all games begin with: a view, put down in one language and with the names of the players."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from skerry.kernel.house_rules import Readings, played_otherwise
from skerry.kernel.sheet import Section, by_player
from skerry.kernel.views import Outcome, View
from skerry.words.wording import Wording

T = TypeVar("T", bound=Wording)
V = TypeVar("V", bound=View)

Row = tuple[str, Sequence[object]]
"""What is counted, and how much of it each player has."""


class SheetWriter(Generic[T, V]):
    """Writes a view down as tables of words. A game subclasses it and says which `sections` there are."""

    def __init__(self, texts: T, view: V, lang: str, players: Sequence[str]) -> None:
        self.texts = texts
        self.view = view
        self.lang = lang
        self.players = players
        self.word = texts.room.words(lang, "sheet")

    def sections(self) -> list[Section]:
        raise NotImplementedError

    def heads(self, *keys: str) -> list[str]:
        """The heads of columns, by the names of their texts."""
        return [self.word(key) for key in keys]

    def agreed(self, readings: Readings) -> list[str]:
        """What the house rules say that are played otherwise than usual, each in a sentence."""
        word = self.texts.room.words(self.lang, "about")
        return [word(str(readings[name][1])) for name in played_otherwise(readings, self.view.variants)]

    def result_table(self, outcome: Outcome, *rows: Row, without: str = "") -> Section:
        """The points by source, but for one that this game was played without; then these rows."""
        points = [
            (self.texts.source(name, self.lang), of) for name, of in outcome.by_source().items() if name != without
        ]
        return by_player(self.word("result"), self.players, [*points, *rows])
