"""How an ebb begins and ends (LOW-1 to LOW-5, LOW-20)."""

import pytest
from table import CARGO, GAME, carrying, home, low_water

import skerry
from skerry.kernel.testing import play, words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_crews_play_and_seat_0_begins(seats: int) -> None:
    """LOW-1, LOW-3."""
    g = GAME.start(seats)

    skerry.advance(g, skerry.Rng(1))

    assert (g.view(None)["ebb"], g.view(None)["water"], g.to_move) == (1, 0, 0)
    assert [player["place"] for player in g.view(None)["players"]] == ["reef"] * seats
    with pytest.raises(skerry.SetUpError, match="for 2 to 4 players"):
        GAME.start(5)


def test_every_crew_draws_two_cards_that_only_it_sees() -> None:
    """LOW-4, LOW-5."""
    g = GAME.start(2)

    assert words(g) == [f"draw {cargo}" for cargo in CARGO]
    assert [weight for _, weight in g.chances()] == [8, 16, 7, 8, 5]
    assert g.audience(GAME.move("draw amber")) == 0
    play(g, "draw amber", "draw rope", "draw cask", "draw cask")

    assert [player["hand"] for player in g.view(0)["players"]] == [["amber", "rope"], None]
    assert [player["hand"] for player in g.view(1)["players"]] == [None, ["cask", "cask"]]
    assert [player["cards"] for player in g.view(None)["players"]] == [2, 2]


def test_the_next_ebb_begins_when_no_crew_is_on_the_reef() -> None:
    """LOW-2, LOW-3, LOW-4, LOW-20: with all cards, no water, and the crew that has the fewest points."""
    g = low_water(carrying(), home(), home(landed=["amber"]), water=30)

    play(g, "home")

    assert g.view(None)["ebb"] == 2
    assert (g.view(None)["water"], g.view(None)["deck"]) == (0, 44)
    assert g.view(None)["turn"] == g.view(None)["beginner"] == 1
    assert {player["place"] for player in g.view(None)["players"]} == {"reef"}


def test_among_several_with_the_fewest_points_the_next_after_the_last_beginner_begins() -> None:
    """LOW-3."""
    g = low_water(carrying(), home(), home(), home(), turn=0, beginner=1)

    play(g, "home")

    assert g.view(None)["beginner"] == 2


def test_cards_that_left_a_hand_are_open() -> None:
    """LOW-5."""
    g = low_water(carrying("amber", "rope"), carrying(), throwing="sloop")

    play(g, "throw amber")

    assert g.view(1)["seen"] == {"amber": 1, "copper": 0, "powder": 0, "rope": 0, "cask": 0}
