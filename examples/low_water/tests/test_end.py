"""The end of the game (LOW-20, LOW-21)."""

from typing import Any

import pytest
from table import carrying, home, low_water

from skerry import OVER
from skerry.kernel.testing import play


def test_after_the_third_ebb_the_game_is_over() -> None:
    """LOW-2, LOW-20."""
    g = low_water(carrying("amber"), home(landed=["copper"]), ebb=3)

    play(g, "home", "land amber")

    assert g.to_move == OVER
    assert g.scores() == [8, 3]
    assert g.winners() == [0]
    assert g.outcome()["points"][0] == {"cargo": 5, "last_boat": 3, "total": 8}


@pytest.mark.parametrize(
    ("players", "winners", "ranks"),
    [
        ([{"landed": ["amber"]}, {"landed": ["copper"]}], [0], [1, 2]),
        ([{"landed": ["amber"], "lost": 3}, {"landed": ["amber"], "lost": 2}], [1], [2, 1]),
        ([{"landed": ["amber"]}, {"landed": ["amber"]}, {}], [0, 1], [1, 1, 3]),
        ([{"last_boats": 1}, {"landed": ["copper"]}, {"landed": ["powder"]}], [0, 1], [1, 1, 3]),
    ],
)
def test_most_points_win_then_fewest_cards_lost(
    players: list[dict[str, Any]], winners: list[int], ranks: list[int]
) -> None:
    """LOW-21."""
    g = low_water(*players, step="over")

    assert g.winners() == g.outcome()["winners"] == winners
    assert g.outcome()["ranks"] == ranks


def test_before_the_end_nobody_has_won() -> None:
    """LOW-20."""
    assert low_water(carrying("amber")).winners() == []
