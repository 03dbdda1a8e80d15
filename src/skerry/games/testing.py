"""The conformance suite over a game that is installed: with its ledger, its records and its first voyage."""

from collections.abc import Callable, Mapping
from typing import Any

from skerry.games import game
from skerry.games.ledger import Ledger
from skerry.games.records import Record
from skerry.games.voyages import voyage
from skerry.kernel.game import Game
from skerry.kernel.testing import Conformance, check_voyage


class Suite(Conformance):
    """All checks of a game, by its slug; `of` is the same game with another pack."""

    def __init__(
        self,
        slug: str,
        *,
        pieces: Callable[[Any], object],
        dice: Mapping[str, int],
        bound: int | None = None,
        hidden: bool = True,
        every: int = 1,
        of: Game | None = None,
    ) -> None:
        super().__init__(
            game(slug) if of is None else of,
            Record,
            pieces=pieces,
            rules=Ledger(slug).ids(),
            dice=dice,
            bound=bound,
            hidden=hidden,
            every=every,
        )

    def check_all(self, games: int = 3) -> None:
        """Random games, then all sentences, and the first voyage, if there is one."""
        super().check_all(games)
        course = voyage(self.game.slug)
        if course is not None:
            check_voyage(self.game, course)
