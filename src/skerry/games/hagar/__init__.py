"""Hägar: Auf zu neuen Ufern!, published by CARTingo."""

from skerry.games.hagar import about, board, guide, scenario, setup, sheet, view
from skerry.games.hagar.bot import Knowledge, Weights
from skerry.games.hagar.components import PUBLISHED, Components
from skerry.games.hagar.observation import HagarObservation
from skerry.games.hagar.state import Hagar, heading
from skerry.games.hagar.text import Texts
from skerry.games.hagar.views import HagarView
from skerry.kernel.game import Game, Variant
from skerry.kernel.pack import Pack
from skerry.kernel.rng import Rng

__all__ = ["PUBLISHED", "make"]


def make(pack: Pack) -> Game:
    """Hägar with a pack."""
    components = Components(pack)
    texts = Texts(pack)
    return Game(
        slug="hagar",
        title="Hägar",
        rules_version=1,
        seats=components.seats,
        variants={"honky_tonk": Variant("honky_tonk", False, (False, True))},
        pack=pack,
        alphabet=components.words.alphabet,
        set_up=lambda game, seats, variants: setup.set_up(game, components, seats, variants),
        position=lambda game, data: scenario.position(game, components, data),
        view_type=HagarView,
        view=view.view,
        resample=resample,
        say=texts.say,
        heading=heading,
        tell=texts.tell,
        label=texts.label,
        sheet=lambda seen, lang, names: sheet.sheet(texts, seen, lang, names),
        board=lambda seen, moves, lang, names, narrow, bare: board.board(
            texts, seen, moves, lang, names, narrow=narrow, bare=bare
        ),
        board_assets=board.FRAME.assets,
        unplaced=board.unplaced,
        about=lambda lang: about.about(pack, lang),
        guide=guide.guide,
        knowledge=Knowledge(components, Weights()),
        observation=HagarObservation(components),
        longest=200,
    )


def resample(g: Hagar, seat: int, rng: Rng) -> Hagar:
    """Nothing that exists is hidden: what is not drawn yet has no order (section 5 of the ledger)."""
    return g.copy()
