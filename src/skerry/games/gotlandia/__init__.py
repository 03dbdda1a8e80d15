"""Gotlandia, designed by Anton Daniel Jensen and Frederik Jensen."""

from skerry.games.gotlandia import about, board, guide, memory, scenario, setup, sheet, view
from skerry.games.gotlandia.bot import Knowledge, Weights
from skerry.games.gotlandia.components import PUBLISHED, Components
from skerry.games.gotlandia.effects import VOCABULARY
from skerry.games.gotlandia.house import house_variants
from skerry.games.gotlandia.observation import GotlandiaObservation
from skerry.games.gotlandia.state import heading
from skerry.games.gotlandia.text import Texts
from skerry.games.gotlandia.views import GotlandiaView
from skerry.kernel.game import Game
from skerry.kernel.pack import Pack

__all__ = ["PUBLISHED", "make"]


def make(pack: Pack) -> Game:
    """Gotlandia with a pack."""
    components = Components(pack, VOCABULARY)
    texts = Texts(pack)
    house = house_variants(components)
    boards = board.Boards(texts, pack)
    game = Game(
        slug="gotlandia",
        title="Gotlandia",
        rules_version=2,
        seats=components.seats,
        variants=setup.variants(components),
        pack=pack,
        alphabet=components.words.alphabet,
        set_up=lambda game, seats, variants: setup.set_up(game, components, seats, variants),
        position=lambda game, data: scenario.position(game, components, data),
        view_type=GotlandiaView,
        view=view.view,
        resample=memory.resample,
        say=texts.say,
        heading=heading,
        tell=texts.tell,
        label=texts.label,
        sheet=lambda seen, lang, names: sheet.sheet(texts, house, seen, lang, names),
        board=boards.board,
        board_assets=boards.assets,
        unplaced=board.unplaced,
        about=lambda lang: about.about(game, pack, lang),
        guide=guide.guide,
        knowledge=Knowledge(components, Weights()),
        observation=GotlandiaObservation(components),
        longest=2_000,
    )
    return game
