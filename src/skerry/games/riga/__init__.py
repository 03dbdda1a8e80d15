"""Riga, designed by Stefan Risthaus, published by OSTIA-Spiele."""

from typing import Any

from skerry.games.riga import about, board, memory, plan, scenario, setup, view
from skerry.games.riga.board.legend import legend
from skerry.games.riga.bot import Knowledge, Weights
from skerry.games.riga.components import PUBLISHED, Components
from skerry.games.riga.house import READINGS
from skerry.games.riga.observation import RigaObservation
from skerry.games.riga.sheet import Sheet
from skerry.games.riga.state import Riga, heading
from skerry.games.riga.text import Texts
from skerry.games.riga.view import tally
from skerry.games.riga.views import RigaView
from skerry.kernel.errors import Message
from skerry.kernel.game import About, Game, Goal, Variant
from skerry.kernel.house_rules import house_variants
from skerry.kernel.legend import Legend
from skerry.kernel.pack import Pack
from skerry.kernel.preview import Number
from skerry.kernel.rng import Rng
from skerry.kernel.sheet import Section

__all__ = ["PUBLISHED", "make"]


class RigaGame(Game):
    """Riga with a pack."""

    def __init__(self, pack: Pack) -> None:
        self.components = Components(pack)
        self.texts = Texts(pack)
        super().__init__(
            slug="riga",
            title="Riga",
            rules_version=1,
            seats=self.components.seats,
            pack=pack,
            alphabet=self.components.words.alphabet,
            view_type=RigaView,
            texts=self.texts,
            boards=board.boards(self.texts),
            variants=[Variant("riga_buildings", False, (False, True)), *house_variants(READINGS)],
            knowledge=Knowledge(self.components, Weights()),
            observation=RigaObservation(self.components),
            longest=1_000,
        )

    def set_up(self, seats: int, variants: dict[str, Any]) -> Riga:
        return setup.set_up(self, self.components, seats, variants)

    def position(self, data: dict[str, Any]) -> Riga:
        return scenario.Reader(self, self.components, data).read()

    def view(self, state: Riga, seat: int | None) -> RigaView:
        return view.view(state, seat)

    def resample(self, state: Riga, seat: int, rng: Rng) -> Riga:
        return memory.resample(state, seat, rng)

    def heading(self, state: Riga) -> str:
        return heading(state)

    def tally(self, view: RigaView, seat: int) -> list[Number]:
        return tally(view, seat)

    def plan(self, view: RigaView, seat: int) -> list[Message]:
        return plan.plan(self.components, view, seat)

    def sheet(self, view: RigaView, lang: str, names: list[str]) -> list[Section]:
        return Sheet(self.texts, view, lang, names).sections()

    def goal(self, lang: str) -> Goal:
        return self.texts.goal_card(about.GOAL_PICTURES, lang)

    def legend(self, lang: str) -> Legend:
        return legend(self.texts, lang)

    def about(self, lang: str) -> About:
        return about.about(self.texts, lang)


make = RigaGame
