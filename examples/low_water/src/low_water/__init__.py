"""Low Water: crews salvage three wrecks before the flood comes back. docs/add-a-game.md tells how it was made."""

from typing import Any

from low_water import board, memory, scenario, setup, view
from low_water.bot import Knowledge
from low_water.components import PUBLISHED, SEATS, Components
from low_water.legend import legend
from low_water.observation import LowWaterObservation
from low_water.sheet import Sheet
from low_water.state import LowWater, heading
from low_water.text import Texts
from low_water.view import tally
from low_water.views import LowWaterView
from skerry.kernel.game import About, Game
from skerry.kernel.legend import Legend
from skerry.kernel.pack import Pack
from skerry.kernel.preview import Number
from skerry.kernel.rng import Rng
from skerry.kernel.sheet import Section

__all__ = ["PUBLISHED", "make"]


class LowWaterGame(Game):
    """Low Water with a pack."""

    def __init__(self, pack: Pack) -> None:
        self.components = Components(pack)
        self.texts = Texts(pack)
        super().__init__(
            slug="low_water",
            title="Low Water",
            rules_version=1,
            seats=SEATS,
            pack=pack,
            alphabet=self.components.words.alphabet,
            view_type=LowWaterView,
            texts=self.texts,
            boards=board.boards(self.texts),
            knowledge=Knowledge(self.components),
            observation=LowWaterObservation(self.components),
            longest=400,
        )

    def set_up(self, seats: int, variants: dict[str, Any]) -> LowWater:
        return setup.set_up(self, self.components, seats, variants)

    def position(self, data: dict[str, Any]) -> LowWater:
        return scenario.Reader(self, self.components, data).read()

    def view(self, state: LowWater, seat: int | None) -> LowWaterView:
        return view.view(state, seat)

    def resample(self, state: LowWater, seat: int, rng: Rng) -> LowWater:
        return memory.resample(state, seat, rng)

    def heading(self, state: LowWater) -> str:
        return heading(state)

    def tally(self, view: LowWaterView, seat: int) -> list[Number]:
        return tally(view, seat)

    def sheet(self, view: LowWaterView, lang: str, names: list[str]) -> list[Section]:
        return Sheet(self.texts, view, lang, names).sections()

    def legend(self, lang: str) -> Legend:
        return legend(self.texts, lang)

    def about(self, lang: str) -> About:
        box = self.texts.entries.meta
        return self.texts.about(lang, minutes=f"{box.minutes_min}–{box.minutes_max}", designer=box.designer)


make = LowWaterGame
