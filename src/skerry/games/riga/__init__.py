"""Riga, designed by Stefan Risthaus, published by OSTIA-Spiele."""

from skerry.games.riga import about, board, guide, memory, scenario, setup, sheet, view
from skerry.games.riga.bot import Knowledge, Weights
from skerry.games.riga.components import PUBLISHED, Components
from skerry.games.riga.house import READINGS
from skerry.games.riga.observation import RigaObservation
from skerry.games.riga.state import heading
from skerry.games.riga.text import Texts
from skerry.games.riga.views import RigaView
from skerry.kernel.game import Game, Variant
from skerry.kernel.house_rules import house_variants
from skerry.kernel.pack import Pack

__all__ = ["PUBLISHED", "make"]


def make(pack: Pack) -> Game:
    """Riga with a pack."""
    components = Components(pack)
    texts = Texts(pack)
    riga_buildings = Variant("riga_buildings", False, (False, True))
    return Game(
        slug="riga",
        title="Riga",
        rules_version=1,
        seats=components.seats,
        variants={variant.name: variant for variant in [riga_buildings, *house_variants(READINGS)]},
        pack=pack,
        alphabet=components.words.alphabet,
        set_up=lambda game, seats, variants: setup.set_up(game, components, seats, variants),
        position=lambda game, data: scenario.position(game, components, data),
        view_type=RigaView,
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
        unplaced=board.unplaced,
        about=lambda lang: about.about(pack, lang),
        guide=guide.guide,
        knowledge=Knowledge(components, Weights()),
        observation=RigaObservation(components),
        longest=1_000,
    )
