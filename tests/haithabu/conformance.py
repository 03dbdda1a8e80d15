"""The pieces of Haithabu and the bound of its games, for everything that runs the conformance suite."""

from skerry.games.haithabu.components import KINDS
from skerry.games.haithabu.moves import MAT_SPACES
from skerry.games.haithabu.state import COLOURS, NEUTRAL, NEUTRAL_WORKER, Haithabu
from skerry.games.testing import Suite
from tests.haithabu.table import HAITHABU

BOUND = 4000
"""More plies than any game takes: the longest of many thousand random ones had fewer than a third of them."""


def bits(number: int) -> list[int]:
    return [index for index in range(number.bit_length()) if number >> index & 1]


def cubes(g: Haithabu) -> list[int]:
    """HAI-03: all cubes of each kind, wherever they lie."""
    counts = [g.market[kind] + g.supply[kind] for kind in range(KINDS)]
    for store in (g.warehouse, g.post):
        for at, count in enumerate(store):
            counts[at % KINDS] += count
    for goods in g.on_card:
        for kind, count in enumerate(goods):
            counts[kind] += count
    assert min([*g.market, *g.supply, *g.warehouse, *g.post]) >= 0, "there are fewer than no goods"
    return counts


def order_cards(g: Haithabu) -> list[int]:
    """Each card lies in one place: deck, discard pile, display, a mat, filled, or out of the game."""
    piles = [bits(pile) for pile in (g.deck, g.discard, g.orders_gone, *g.filled)]
    lying = [order for order in [*g.display, *g.orders] if order >= 0]
    return sorted([order for pile in piles for order in pile] + lying)


def vehicle_cards(g: Haithabu) -> list[int]:
    """Each card lies in one place: in its stack, known or not, on a mat, or out of the game."""
    unseen = bits(g.unseen)
    for stack, height in enumerate(g.heights):
        assert len([card for card in unseen if g.components.stack_of[card] == stack]) == height, "height of a stack"
        assert height == 0 or g.known[stack] or g.stage == 0 or g.to_move < 0, "the top of a stack is not known"
    known = [card for stack in g.known for card in stack]
    return sorted(unseen + known + [card for card in g.vehicle if card >= 0] + bits(g.vehicles_gone))


def workers(g: Haithabu) -> list[int]:
    """By colour: in hand or in the inn, on the dial, on the market, and a neutral one that is hired and not placed."""
    found = []
    for colour in range(COLOURS):
        on_market = sum(g.on_market[kind * COLOURS + colour] for kind in range(KINDS))
        found.append(g.idle[colour] + g.on_dial[colour].bit_count() + on_market)
    found[NEUTRAL] += 1 if g.to_place & NEUTRAL_WORKER else 0
    assert min(g.idle) >= 0, "there are fewer than no workers"
    return found


def pieces(g: Haithabu) -> dict[str, object]:
    """Cubes, silver, loan markers, cards and workers."""
    assert min(g.silver) >= 0, "someone has less than no silver"
    assert g.markers >= 0, "there are fewer than no loan markers"
    assert len(g.on_card) == g.seats * MAT_SPACES
    return {
        "cubes": cubes(g),
        "silver": sum(g.silver) + g.bank,
        "loans": g.markers + sum(g.loans),
        "orders": order_cards(g),
        "vehicles": vehicle_cards(g),
        "workers": workers(g),
    }


def suite(every: int = 1) -> Suite:
    """The conformance suite for the published pack, with all checks on every n-th ply."""
    return Suite("haithabu", pieces=pieces, dice={"roll": 6}, bound=BOUND, hidden=False, every=every, of=HAITHABU)
