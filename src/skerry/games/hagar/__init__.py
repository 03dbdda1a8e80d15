"""Hägar: Auf zu neuen Ufern!, published by CARTingo."""

from typing import Any

from skerry.games.hagar import about, board, plan, scenario, setup, view
from skerry.games.hagar.board.legend import legend
from skerry.games.hagar.bot import Knowledge, Weights
from skerry.games.hagar.components import PUBLISHED, Components
from skerry.games.hagar.observation import HagarObservation
from skerry.games.hagar.sheet import Sheet
from skerry.games.hagar.state import Hagar, heading
from skerry.games.hagar.text import Texts
from skerry.games.hagar.view import tally
from skerry.games.hagar.views import HagarView
from skerry.kernel.errors import Message
from skerry.kernel.game import About, Game, Goal, Variant
from skerry.kernel.legend import Legend
from skerry.kernel.pack import Pack
from skerry.kernel.preview import Number
from skerry.kernel.rng import Rng
from skerry.kernel.sheet import Section

__all__ = ["PUBLISHED", "make"]


class HagarGame(Game):
    """Hägar with a pack."""

    def __init__(self, pack: Pack) -> None:
        self.components = Components(pack)
        self.texts = Texts(pack)
        super().__init__(
            slug="hagar",
            title="Hägar",
            rules_version=1,
            seats=self.components.seats,
            pack=pack,
            alphabet=self.components.words.alphabet,
            view_type=HagarView,
            texts=self.texts,
            boards=board.boards(self.texts),
            variants=[Variant("honky_tonk", False, (False, True))],
            knowledge=Knowledge(self.components, Weights()),
            observation=HagarObservation(self.components),
            longest=200,
        )

    def set_up(self, seats: int, variants: dict[str, Any]) -> Hagar:
        return setup.set_up(self, self.components, seats, variants)

    def position(self, data: dict[str, Any]) -> Hagar:
        return scenario.Reader(self, self.components, data).read()

    def view(self, state: Hagar, seat: int | None) -> HagarView:
        return view.view(state, seat)

    def resample(self, state: Hagar, seat: int, rng: Rng) -> Hagar:
        """Nothing that exists is hidden: what is not drawn yet has no order (section 5 of the ledger)."""
        return state.copy()

    def hides(self, state: Hagar) -> bool:
        """Nothing (section 5 of the ledger)."""
        return False

    def heading(self, state: Hagar) -> str:
        return heading(state)

    def tally(self, view: HagarView, seat: int) -> list[Number]:
        return tally(view, seat)

    def plan(self, view: HagarView, seat: int) -> list[Message]:
        return plan.plan(self.components, view, seat)

    def sheet(self, view: HagarView, lang: str, names: list[str]) -> list[Section]:
        return Sheet(self.texts, view, lang, names).sections()

    def goal(self, lang: str) -> Goal:
        return self.texts.goal_card(about.GOAL_PICTURES, lang)

    def legend(self, lang: str) -> Legend:
        return legend(self.texts, lang)

    def about(self, lang: str) -> About:
        return about.about(self.texts, lang)


make = HagarGame
