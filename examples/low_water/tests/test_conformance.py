"""Low Water holds to the kernel's contract, for every number of crews."""

from pathlib import Path

import pytest
from table import GAME, carrying, low_water

from low_water.state import LowWater
from skerry.games.testing import Suite, uncited


def pieces(g: LowWater) -> list[int]:
    """How many cards there are of each kind, wherever they lie."""
    return [sum(lying) for lying in zip(g.deck, g.seen, *g.hands, strict=True)]


def test_low_water_conforms() -> None:
    """Random games with every number of crews, all checks in every position; then all sentences, and the voyage."""
    Suite("low_water", pieces=pieces, dice={"roll": 6}).check_all(games=1)


def test_every_rule_has_a_test_that_cites_it() -> None:
    assert uncited("low_water", Path(__file__).parent) == []


def test_all_cards_are_counted() -> None:
    """LOW-4."""
    assert pieces(low_water(carrying("amber"))) == [8, 16, 7, 8, 5]


@pytest.mark.parametrize(
    ("word", "reveals"), [("haul sloop", False), ("rope sloop", True), ("home", True), ("powder", True)]
)
def test_undo_stops_where_a_card_is_shown(word: str, reveals: bool) -> None:
    """LOW-5, LOW-D1."""
    g = low_water(carrying("rope", "powder"), carrying())

    assert g.reveals(GAME.move(word)) is reveals
