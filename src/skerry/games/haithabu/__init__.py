"""Haithabu, designed by Wolfgang Heidenheim and Andreas Molter."""

from typing import Any

from skerry.games.haithabu import about, board, plan, scenario, setup, view
from skerry.games.haithabu.board.legend import legend
from skerry.games.haithabu.bot import Knowledge, Weights
from skerry.games.haithabu.components import PUBLISHED, Components
from skerry.games.haithabu.house import READINGS
from skerry.games.haithabu.observation import HaithabuObservation
from skerry.games.haithabu.setup import OPEN
from skerry.games.haithabu.sheet import Sheet
from skerry.games.haithabu.state import Haithabu, heading
from skerry.games.haithabu.text import Texts
from skerry.games.haithabu.view import tally
from skerry.games.haithabu.views import HaithabuView
from skerry.kernel.errors import Message
from skerry.kernel.game import About, Game, Goal, Variant
from skerry.kernel.house_rules import house_variants
from skerry.kernel.legend import Legend
from skerry.kernel.pack import Pack
from skerry.kernel.preview import Number
from skerry.kernel.rng import Rng
from skerry.kernel.sheet import Section

__all__ = ["PUBLISHED", "make"]


class HaithabuGame(Game):
    """Haithabu with a pack."""

    def __init__(self, pack: Pack) -> None:
        self.components = Components(pack)
        self.texts = Texts(pack)
        super().__init__(
            slug="haithabu",
            title="Haithabu",
            rules_version=1,
            seats=self.components.seats,
            pack=pack,
            alphabet=self.components.words.alphabet,
            view_type=HaithabuView,
            texts=self.texts,
            boards=board.boards(self.texts),
            variants=[
                Variant("dial_alignment", setup.RECOMMENDED, (setup.RECOMMENDED, setup.RANDOM)),
                Variant("silver_visibility", setup.OWNER, (setup.OWNER, setup.OPEN)),
                *house_variants(READINGS),
            ],
            knowledge=Knowledge(self.components, Weights()),
            observation=HaithabuObservation(self.components),
            longest=2_000,
        )

    def set_up(self, seats: int, variants: dict[str, Any]) -> Haithabu:
        return setup.set_up(self, self.components, seats, variants)

    def position(self, data: dict[str, Any]) -> Haithabu:
        return scenario.Reader(self, self.components, data).read()

    def view(self, state: Haithabu, seat: int | None) -> HaithabuView:
        return view.view(state, seat)

    def resample(self, state: Haithabu, seat: int, rng: Rng) -> Haithabu:
        """Silver follows from what was announced (section 5 of the ledger)."""
        return state.copy()

    def hides(self, state: Haithabu) -> bool:
        """The silver, unless it is played with open silver (HAI-29)."""
        return bool(state.variants["silver_visibility"] != OPEN)

    def heading(self, state: Haithabu) -> str:
        return heading(state)

    def tally(self, view: HaithabuView, seat: int) -> list[Number]:
        return tally(view, seat)

    def sheet(self, view: HaithabuView, lang: str, names: list[str]) -> list[Section]:
        return Sheet(self.texts, view, lang, names).sections()

    def plan(self, view: HaithabuView, seat: int) -> list[Message]:
        return plan.plan(view, seat)

    def legend(self, lang: str) -> Legend:
        return legend(self.texts, lang)

    def goal(self, lang: str) -> Goal:
        return self.texts.goal_card(about.GOAL_PICTURES, lang)

    def about(self, lang: str) -> About:
        return about.about(self.texts, lang)


make = HaithabuGame
