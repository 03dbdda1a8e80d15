"""Haithabu, designed by Wolfgang Heidenheim and Andreas Molter."""

from skerry.games.haithabu import about, board, guide, scenario, setup, sheet, view
from skerry.games.haithabu.bot import Knowledge, Weights
from skerry.games.haithabu.components import PUBLISHED, Components
from skerry.games.haithabu.house import READINGS
from skerry.games.haithabu.observation import HaithabuObservation
from skerry.games.haithabu.state import heading
from skerry.games.haithabu.text import Texts
from skerry.games.haithabu.views import HaithabuView
from skerry.kernel.game import Game, Variant
from skerry.kernel.house_rules import house_variants
from skerry.kernel.pack import Pack

__all__ = ["PUBLISHED", "make"]


def make(pack: Pack) -> Game:
    """Haithabu with a pack."""
    components = Components(pack)
    texts = Texts(pack)
    variants = [
        Variant("dial_alignment", setup.RECOMMENDED, (setup.RECOMMENDED, setup.RANDOM)),
        Variant("silver_visibility", setup.OWNER, (setup.OWNER, setup.OPEN)),
        *house_variants(READINGS),
    ]
    return Game(
        slug="haithabu",
        title="Haithabu",
        rules_version=1,
        seats=components.seats,
        variants={variant.name: variant for variant in variants},
        pack=pack,
        alphabet=components.words.alphabet,
        set_up=lambda game, seats, variants: setup.set_up(game, components, seats, variants),
        position=lambda game, data: scenario.position(game, components, data),
        view_type=HaithabuView,
        view=view.view,
        resample=lambda state, seat, rng: state.copy(),  # silver follows from what was announced (section 5)
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
        observation=HaithabuObservation(components),
        longest=2_000,
    )
