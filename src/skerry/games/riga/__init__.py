"""Riga, designed by Stefan Risthaus, published by OSTIA-Spiele."""

from typing import Any

from skerry.games.riga import memory, setup
from skerry.games.riga.components import PUBLISHED, Components
from skerry.kernel.game import Game, Variant
from skerry.kernel.pack import Pack


def make(pack: Pack) -> Game:
    """Riga with a pack."""
    components = Components(pack)
    return Game(
        slug="riga",
        title="Riga",
        rules_version=1,
        seats=components.seats,
        variants={"riga_buildings": Variant("riga_buildings", False, (False, True))},
        pack=pack,
        alphabet=components.words.alphabet,
        set_up=lambda game, seats, variants: setup.set_up(game, components, seats, variants),
        position=lambda game, data: setup.set_up(game, components, 2, {}),
        view=lambda g, seat: {},
        resample=memory.resample,
        say=lambda m, l, n: "",
    )
