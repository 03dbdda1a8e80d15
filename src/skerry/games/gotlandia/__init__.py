"""Gotlandia, designed by Anton Daniel Jensen and Frederik Jensen."""

from typing import Any

from skerry.games.gotlandia import about, board, memory, plan, scenario, setup, view
from skerry.games.gotlandia.board.legend import legend
from skerry.games.gotlandia.bot import Knowledge, Weights
from skerry.games.gotlandia.components import PUBLISHED, Components
from skerry.games.gotlandia.effects import VOCABULARY
from skerry.games.gotlandia.house import house_variants
from skerry.games.gotlandia.observation import GotlandiaObservation
from skerry.games.gotlandia.sheet import Sheet
from skerry.games.gotlandia.state import Gotlandia, heading
from skerry.games.gotlandia.text import Texts
from skerry.games.gotlandia.view import tally
from skerry.games.gotlandia.views import GotlandiaView
from skerry.kernel.errors import Message
from skerry.kernel.game import About, Game, Goal
from skerry.kernel.legend import Legend
from skerry.kernel.pack import Pack
from skerry.kernel.preview import Number
from skerry.kernel.rng import Rng
from skerry.kernel.sheet import Section

__all__ = ["PUBLISHED", "make"]


class GotlandiaGame(Game):
    """Gotlandia with a pack."""

    def __init__(self, pack: Pack) -> None:
        self.components = Components(pack, VOCABULARY)
        self.texts = Texts(pack)
        self.house = house_variants(self.components)
        self.drawn = board.IslandBoards(self.texts)
        super().__init__(
            slug="gotlandia",
            title="Gotlandia",
            rules_version=2,
            seats=self.components.seats,
            pack=pack,
            alphabet=self.components.words.alphabet,
            view_type=GotlandiaView,
            texts=self.texts,
            boards=self.drawn,
            variants=setup.variants(self.components),
            knowledge=Knowledge(self.components, Weights()),
            observation=GotlandiaObservation(self.components),
            longest=2_000,
        )

    def set_up(self, seats: int, variants: dict[str, Any]) -> Gotlandia:
        return setup.set_up(self, self.components, seats, variants)

    def position(self, data: dict[str, Any]) -> Gotlandia:
        return scenario.Reader(self, self.components, data).read()

    def view(self, state: Gotlandia, seat: int | None) -> GotlandiaView:
        return view.view(state, seat)

    def resample(self, state: Gotlandia, seat: int, rng: Rng) -> Gotlandia:
        return memory.resample(state, seat, rng)

    def heading(self, state: Gotlandia) -> str:
        return heading(state)

    def tally(self, view: GotlandiaView, seat: int) -> list[Number]:
        return tally(view, seat)

    def sheet(self, view: GotlandiaView, lang: str, names: list[str]) -> list[Section]:
        return Sheet(self.texts, self.house, view, lang, names).sections()

    def plan(self, view: GotlandiaView, seat: int) -> list[Message]:
        return plan.plan(self.texts.names, view, seat)

    def legend(self, lang: str) -> Legend:
        return legend(self.texts, self.drawn.frame, lang)

    def goal(self, lang: str) -> Goal:
        return self.texts.goal_card(about.GOAL_PICTURES, lang)

    def about(self, lang: str) -> About:
        return about.about(self.texts, self.house, lang)


make = GotlandiaGame
