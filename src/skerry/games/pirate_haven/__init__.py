"""Pirate Haven, designed by Alexandros Kapidakis."""

from typing import Any

from skerry.games.pirate_haven import about, board, plan, scenario, setup, view
from skerry.games.pirate_haven.board.legend import legend
from skerry.games.pirate_haven.bot import Knowledge, Weights
from skerry.games.pirate_haven.components import PUBLISHED, Components
from skerry.games.pirate_haven.house import OLDER_RULES, house_variants
from skerry.games.pirate_haven.observation import PirateHavenObservation
from skerry.games.pirate_haven.sheet import Sheet
from skerry.games.pirate_haven.state import PirateHaven, heading
from skerry.games.pirate_haven.text import Texts
from skerry.games.pirate_haven.view import tally
from skerry.games.pirate_haven.views import PirateHavenView
from skerry.kernel.errors import Message
from skerry.kernel.game import About, Game, Goal, Variant
from skerry.kernel.legend import Legend
from skerry.kernel.pack import Pack
from skerry.kernel.preview import Number
from skerry.kernel.rng import Rng
from skerry.kernel.sheet import Section

__all__ = ["PUBLISHED", "make"]


class PirateHavenGame(Game):
    """Pirate Haven with a pack."""

    def __init__(self, pack: Pack) -> None:
        self.components = Components(pack)
        self.texts = Texts(pack)
        super().__init__(
            slug="pirate_haven",
            title="Pirate Haven",
            rules_version=2,
            seats=self.components.seats,
            pack=pack,
            alphabet=self.components.words.alphabet,
            view_type=PirateHavenView,
            texts=self.texts,
            boards=board.boards(self.texts),
            variants=[Variant("first_player", setup.DRAWN, (setup.DRAWN, setup.FIRST_SEAT)), *house_variants()],
            knowledge=Knowledge(self.components, Weights()),
            observation=PirateHavenObservation(self.components),
            longest=600,
            older_rules=OLDER_RULES,
        )

    def set_up(self, seats: int, variants: dict[str, Any]) -> PirateHaven:
        return setup.set_up(self, self.components, seats, variants)

    def position(self, data: dict[str, Any]) -> PirateHaven:
        return scenario.Reader(self, self.components, data).read()

    def view(self, state: PirateHaven, seat: int | None) -> PirateHavenView:
        return view.view(state, seat)

    def resample(self, state: PirateHaven, seat: int, rng: Rng) -> PirateHaven:
        """Nothing is hidden (section 5 of the ledger)."""
        return state.copy()

    def hides(self, state: PirateHaven) -> bool:
        """Nothing (section 5 of the ledger)."""
        return False

    def heading(self, state: PirateHaven) -> str:
        return heading(state)

    def tally(self, view: PirateHavenView, seat: int) -> list[Number]:
        return tally(view, seat)

    def plan(self, view: PirateHavenView, seat: int) -> list[Message]:
        return plan.plan(self.components, view, seat)

    def sheet(self, view: PirateHavenView, lang: str, names: list[str]) -> list[Section]:
        return Sheet(self.texts, view, lang, names).sections()

    def goal(self, lang: str) -> Goal:
        return self.texts.goal_card(about.GOAL_PICTURES, lang)

    def legend(self, lang: str) -> Legend:
        return legend(self.texts, lang)

    def about(self, lang: str) -> About:
        return about.about(self.texts, lang)


make = PirateHavenGame
