"""Pirate Haven, designed by Alexandros Kapidakis."""

from skerry.games.pirate_haven import about, board, guide, scenario, setup, sheet, view
from skerry.games.pirate_haven.bot import Knowledge, Weights
from skerry.games.pirate_haven.components import PUBLISHED, Components
from skerry.games.pirate_haven.house import OLDER_RULES, house_variants
from skerry.games.pirate_haven.observation import PirateHavenObservation
from skerry.games.pirate_haven.state import heading
from skerry.games.pirate_haven.text import Texts
from skerry.games.pirate_haven.views import PirateHavenView
from skerry.kernel.game import Game, Variant
from skerry.kernel.pack import Pack

__all__ = ["PUBLISHED", "make"]


def make(pack: Pack) -> Game:
    """Pirate Haven with a pack."""
    components = Components(pack)
    texts = Texts(pack)
    first_player = Variant("first_player", setup.DRAWN, (setup.DRAWN, setup.FIRST_SEAT))
    return Game(
        slug="pirate_haven",
        title="Pirate Haven",
        rules_version=2,
        seats=components.seats,
        variants={variant.name: variant for variant in [first_player, *house_variants()]},
        pack=pack,
        alphabet=components.words.alphabet,
        set_up=lambda game, seats, variants: setup.set_up(game, components, seats, variants),
        position=lambda game, data: scenario.position(game, components, data),
        view_type=PirateHavenView,
        view=view.view,
        resample=lambda state, seat, rng: state.copy(),  # nothing is hidden (section 5 of the ledger)
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
        observation=PirateHavenObservation(components),
        longest=600,
        older_rules=OLDER_RULES,
    )
