"""The pieces of Riga and the bound of its games, for everything that runs the conformance suite."""

from collections import Counter

from skerry.games.riga.goods import counts
from skerry.games.riga.state import Riga
from skerry.games.testing import Suite

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


def suite(every: int = 1) -> Suite:
    """The conformance suite for the published pack, with all checks on every n-th ply."""
    return Suite("riga", pieces=pieces, dice={}, bound=BOUND, every=every)
