"""The pieces of Gotlandia and the bound of its games, for everything that runs the conformance suite."""

from collections import Counter

from skerry.games.gotlandia.cards import bits
from skerry.games.gotlandia.state import Gotlandia
from skerry.games.testing import Suite
from skerry.kernel.game import Game

BOUND = 4000
"""More plies than any game takes: the longest of many thousand random ones had fewer than half of them."""


def pieces(g: Gotlandia) -> dict[str, object]:
    """All resources, Silver, pirates and cards, wherever they are; tokens never exceed what a player has."""
    check_tokens(g)
    check_what_is_derived(g)
    kinds = g.components.kinds
    resources = [g.supply[kind] + sum(g.stock[kind::kinds]) for kind in range(kinds)]
    return {
        "resources": resources,
        "silver": g.bank + sum(g.silver) + sum(g.buried_silver),
        "pirates": g.pirate_supply + bits(g.pirates) + sum(g.sunk),
        "cards": sorted(cards(g).items()),
        "reputations": len(g.components.reputations),
    }


def cards(g: Gotlandia) -> Counter[int]:
    """Action cards: of the players, in the piles, and those of Settings that nobody plays."""
    c = g.components
    found = Counter(card for seat in range(g.seats) for card in g.owned(seat))
    found.update(c.setting_card[setting] for setting in range(len(c.settings)) if setting not in g.home)
    found.update([card for unseen in g.unseen for card in unseen])
    for pile, top in enumerate(g.tops):
        if c.pile_card[pile] >= 0:
            found[c.pile_card[pile]] += g.below[pile] + (1 if top >= 0 else 0)
        elif top >= 0:
            found[top] += 1
    return found


def check_tokens(g: Gotlandia) -> None:
    """GOT-02, GOT-11, GOT-14: no more tokens than there are, one settlement each and one church in a district."""
    c = g.components
    all_churches = 0
    for seat in range(g.seats):
        farmsteads, towers, churches = g.farmsteads[seat], g.towers[seat], g.churches[seat]
        assert bits(farmsteads) <= c.farmsteads
        assert bits(towers) <= c.towers
        assert bits(churches) <= c.churches
        assert g.fleet(seat) <= c.ships
        assert 0 <= g.bench[seat] <= g.workers[seat] <= c.workers
        assert not farmsteads & towers
        assert not (farmsteads | towers) & churches
        assert not all_churches & churches
        all_churches |= churches
    assert min([*g.silver, *g.buried_silver, *g.stock, *g.supply, *g.ships, g.pirate_supply]) >= 0


def check_what_is_derived(g: Gotlandia) -> None:
    """Threat and adjacency are up to date, the known part of a hand is in it, and the piles hold what is unseen."""
    threat = 0
    for direction, coast in enumerate(g.components.coast):
        if g.pirates >> direction & 1 and not g.any_ship(direction):
            threat |= coast
    assert g.threat == threat
    for seat in range(g.seats):
        near = 0
        for district, neighbours in enumerate(g.components.neighbours):
            if g.settled(seat) >> district & 1:
                near |= neighbours
        assert g.near[seat] == near
        assert not Counter(g.known[seat]) - Counter(g.hand[seat])
    mixed = [pile for pile, card in enumerate(g.components.pile_card) if card < 0]
    assert sum(g.below[pile] for pile in mixed) == sum(len(unseen) for unseen in g.unseen)


def suite(every: int = 1, hidden: bool = True, game: Game | None = None) -> Suite:
    """The conformance suite for the published pack or for another, with all checks on every n-th ply."""
    return Suite("gotlandia", pieces=pieces, dice={}, bound=BOUND, hidden=hidden, every=every, of=game)
