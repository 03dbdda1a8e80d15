"""The pieces of Hägar and the bound of its games, for everything that runs the conformance suite."""

from skerry.games.hagar.landscapes import GOLD_TOKEN, NOTHING
from skerry.games.hagar.state import Hagar
from skerry.games.testing import Suite

BOUND = 200
"""More plies than any game takes, unless start rolls are tied more often than chance will ever have it."""


def pieces(g: Hagar) -> dict[str, object]:
    """All coasters and all tokens, wherever they lie."""
    laid = [coaster for coaster, cell in enumerate(g.cell_of) if cell != NOTHING]
    coasters = sorted([*g.unseen, *laid, *([] if g.hand == NOTHING else [g.hand])])
    hagars = [g.hagars_left[seat] + g.tokens.count(seat) for seat in range(g.seats)]
    return {"coasters": coasters, "hagars": hagars, "gold": sum(g.gold_left) + g.tokens.count(GOLD_TOKEN)}


def suite(every: int = 1) -> Suite:
    """The conformance suite for the published pack, with all checks on every n-th ply."""
    return Suite("hagar", pieces=pieces, dice={"roll": 6}, bound=BOUND, hidden=False, every=every)
