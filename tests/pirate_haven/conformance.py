"""The pieces of Pirate Haven and the bound of its games, for everything that runs the conformance suite."""

from skerry.games.pirate_haven.components import ALL_TREASURE, BONUS, DIE, colour_of
from skerry.games.pirate_haven.state import PirateHaven
from skerry.games.testing import Suite
from tests.pirate_haven.table import HAVEN

BOUND = 1500
"""More plies than any game takes: the longest of many thousand random ones had fewer than a third of them."""


def pieces(g: PirateHaven) -> dict[str, object]:
    """All tiles by type, all dice by colour and the Rum, wherever they lie, and all Map tiles."""
    tiles = [g.deck[tile] + g.box[tile] for tile in range(len(g.components.tiles))]
    unlaid = [tile for tile in range(len(g.components.map_tiles)) if g.unlaid >> tile & 1]
    assert g.heights == [sum(g.deck[tile] for tile in kind) for kind in g.components.of_kind], "heights of the decks"
    rest = [g.pool[sort] + g.box[len(tiles) + sort] for sort in range(4)]
    for top in g.tops:
        if top >= 0:
            tiles[top] += 1
    on_islands = [thing for lying in (*g.island, *g.dice) for thing in lying]
    for thing in [*[found & (BONUS - 1) for found in g.content], *on_islands, g.landed]:
        if 0 < thing < DIE:
            tiles[thing - 1] += 1
        elif 0 < thing < ALL_TREASURE:
            rest[colour_of(thing)] += 1
    return {"tiles": tiles, "dice and rum": rest, "map": sorted([*g.laid, *unlaid])}


def suite(every: int = 1) -> Suite:
    """The conformance suite for the published pack, with all checks on every n-th ply."""
    return Suite("pirate_haven", pieces=pieces, dice={"roll": 6}, bound=BOUND, hidden=False, every=every, of=HAVEN)
