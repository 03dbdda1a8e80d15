"""Low Water: crews salvage three wrecks before the flood comes back. docs/add-a-game.md tells how it was made."""

from low_water import about, board, guide, memory, scenario, setup, sheet, view
from low_water.bot import Knowledge
from low_water.components import PUBLISHED, SEATS, Components
from low_water.observation import LowWaterObservation
from low_water.state import heading
from low_water.text import Texts
from low_water.views import LowWaterView
from skerry.kernel.game import Game
from skerry.kernel.pack import Pack

__all__ = ["PUBLISHED", "make"]


def make(pack: Pack) -> Game:
    """Low Water with a pack."""
    components = Components(pack)
    texts = Texts(pack)
    return Game(
        slug="low_water",
        title="Low Water",
        rules_version=1,
        seats=SEATS,
        variants={},
        pack=pack,
        alphabet=components.words.alphabet,
        set_up=lambda game, seats, variants: setup.set_up(game, components, seats, variants),
        position=lambda game, data: scenario.position(game, components, data),
        view_type=LowWaterView,
        view=view.view,
        resample=memory.resample,
        say=texts.say,
        heading=heading,
        tell=texts.tell,
        label=texts.label,
        sheet=lambda seen, lang, names: sheet.sheet(texts, seen, lang, names),
        board=lambda seen, moves, lang, names, narrow, bare: board.board(
            texts, seen, moves, lang, names, narrow=narrow, bare=bare
        ),
        board_assets=board.FRAME.assets,
        unplaced=lambda moves: [],
        about=lambda lang: about.about(pack, lang),
        guide=guide.guide,
        knowledge=Knowledge(components),
        observation=LowWaterObservation(components),
        longest=400,
    )
