"""The pieces of Riga and the bound of its games, for everything that runs the conformance suite."""

from collections import Counter

import skerry
from skerry.games.ledger import Ledger
from skerry.games.riga.goods import counts
from skerry.games.riga.state import Riga
from skerry.games.riga.text import Texts
from skerry.kernel.testing import Conformance

BOUND = 2000
"""More plies than any game takes: the longest of many thousand random ones had fewer than half of them."""


def pieces(g: Riga) -> dict[str, object]:
    """All goods by kind and all building cards, wherever they lie."""
    packed = [g.goods_pile, g.goods_discard, *g.rows, *g.goods]
    goods = [sum(kind) for kind in zip(*[counts(part) for part in packed])]
    for kind in g.looking_goods:
        goods[kind] += 1
    buildings = Counter([*g.building_pile, *g.building_discard, *g.new, *g.old, *g.batch, *g.looking])
    for seat in range(g.seats):
        buildings.update([*g.held[seat], *g.built[seat], *g.unbuilt[seat]])
    return {"goods": goods, "buildings": sorted(buildings.items())}


def suite(every: int = 1) -> Conformance:
    """The conformance suite for the published pack, with all checks on every so many plies."""
    game = skerry.game("riga")
    return Conformance(
        game,
        skerry.Record,
        pieces=pieces,
        rules=Ledger("riga").ids(),
        dice={},
        wording=Texts(game.pack),
        bound=BOUND,
        hidden=True,
        every=every,
    )
