"""Low Water holds to the kernel's contract, for every number of crews."""

import pytest
from table import GAME, carrying, low_water

import skerry
from low_water.state import LowWater
from low_water.text import Texts
from skerry.games.ledger import Ledger
from skerry.kernel.testing import Conformance


def pieces(g: LowWater) -> list[int]:
    """How many cards there are of each kind, wherever they lie."""
    return [sum(lying) for lying in zip(g.deck, g.seen, *g.hands, strict=True)]


def test_low_water_conforms() -> None:
    """Random games with every number of crews, all checks in every position, and then all sentences."""
    Conformance(
        GAME,
        skerry.Record,
        pieces=pieces,
        rules=Ledger("low_water").ids(),
        dice={"roll": 6},
        wording=Texts(GAME.pack),
    ).check_all(games=1)


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
