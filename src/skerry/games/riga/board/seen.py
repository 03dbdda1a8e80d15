"""What a board is drawn from: a seat's view, its legal moves, and the names of things."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from skerry.drawing.pieces import Choice, symbol
from skerry.drawing.svg import Element
from skerry.games.riga.board.geometry import Geometry
from skerry.games.riga.board.words import WORDS
from skerry.games.riga.text import LANGUAGES, Texts
from skerry.kernel.moves import Move


def signed(number: int) -> str:
    """A number with a minus sign as it is printed."""
    return str(number).replace("-", "−")


class Seen:
    """A view with everything that is asked of it while it is drawn."""

    def __init__(
        self,
        texts: Texts,
        view: Mapping[str, Any],
        moves: Sequence[Move],
        lang: str,
        players: list[str],
        *,
        narrow: bool,
    ) -> None:
        self.texts = texts
        self.names = texts.names
        self.view = view
        self.moves = {move.word: move for move in moves}
        self.lang = lang
        self.players = players
        self.size = Geometry(view["seats"], narrow=narrow)
        self.you: Mapping[str, Any] | None = None if view["you"] is None else view["players"][view["you"]]

    # --- words ----------------------------------------------------------------------------------------------------

    def word(self, key: str, **values: object) -> str:
        return WORDS[key][LANGUAGES.index(self.lang)].format(**values)

    def about(self, building: str, marks: Iterable[str] = ()) -> str:
        """A building explained: name, marks, cost, points, function, rule."""
        name = ", ".join([self.names.building(building, self.lang), *marks])
        return f"{name}: {self.texts.card(building, self.lang)} ({self.names.cards[building]['rule']})"

    # --- choices --------------------------------------------------------------------------------------------------

    def choice(self, *candidates: str, wish: str = "") -> Choice | None:
        """The first of these words that is legal, or the one a player might want to say and may not."""
        for word in candidates:
            if word in self.moves:
                return Choice(word, self.texts.label(self.moves[word], self.lang, self.players))
        return Choice(wish, "", legal=False) if wish else None

    def asked(self, family: str) -> bool:
        """Is a word of this family legal that names something?"""
        return any(word.startswith(f"{family} ") for word in self.moves)

    # --- things ---------------------------------------------------------------------------------------------------

    def colour(self, city: str) -> str:
        return f"of-{self.names.cities[city]['color']}"

    def crest(self, city: str, size: float, x: float = 0, y: float = 0) -> Element:
        return symbol(f"riga-{city}", size, x, y, f"crest {self.colour(city)}")

    def prices(self, city: str) -> Mapping[str, int]:
        """What goods pay you in a city, or what is printed for those who only watch."""
        prices: Mapping[str, int] = self.names.cities[city]["values"] if self.you is None else self.you["prices"][city]
        return prices

    def pays(self) -> bool:
        """Are you paying?"""
        return bool(self.view["batch"]) and self.view["turn"] == self.view["you"]

    def city_of_batch(self) -> str:
        return str(self.names.cards[self.view["batch"][0]]["city"])
