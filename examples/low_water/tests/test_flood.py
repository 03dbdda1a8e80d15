"""The flood (LOW-18, LOW-19)."""

import pytest
from table import GAME, carrying, home, low_water

from skerry.kernel.testing import play, words


@pytest.mark.parametrize(("seats", "mark"), [(2, 32), (3, 42), (4, 52)])
def test_the_mark_depends_on_the_number_of_crews(seats: int, mark: int) -> None:
    """LOW-18."""
    assert GAME.start(seats).view(None)["flood"] == mark


def test_at_the_mark_all_on_the_reef_are_caught_and_no_further_die_is_rolled() -> None:
    """LOW-18, LOW-19: in turn, beginning with the crew whose turn it is."""
    g = low_water(carrying("amber"), carrying("rope"), home(), turn=1, water=32)

    play(g, "haul brig", "draw copper", "draw copper", "roll 4", "roll 6")

    assert words(g) == ["lose copper"]
    assert [player["hand"] for player in g.view(2)["players"]] == [None, ["copper", "copper", "rope"], []]
    play(g, "lose copper", "lose copper", "lose rope", "lose amber")
    assert g.view(None)["ebb"] == 2
    assert [player["lost"] for player in g.view(None)["players"]] == [1, 3, 0]


def test_one_step_below_the_mark_nothing_happens() -> None:
    """LOW-18."""
    g = low_water(carrying("amber"), carrying("rope"), throwing="sloop", water=26)

    play(g, "throw amber", "roll 5")

    assert (g.view(0)["water"], g.to_move) == (31, 1)


def test_a_laden_boat_can_be_caught_on_its_way() -> None:
    """LOW-15, LOW-18."""
    g = low_water(carrying(*["copper"] * 5), home(), water=30)

    play(g, "home", "roll 2", *["lose copper"] * 5)

    assert g.scores() == [0, 0]


def test_powder_is_lost_if_its_crew_is_caught() -> None:
    """LOW-14, LOW-18: nobody is left on the reef for it to harm."""
    g = low_water(carrying(*["copper"] * 5, "powder"), carrying(), water=30)

    play(g, "powder", "roll 2", *["lose copper"] * 5)

    assert g.view(None)["ebb"] == 2


def test_a_cask_saves_the_rest_but_is_no_last_boat() -> None:
    """LOW-19, LOW-17, LOW-R2: one cask is given up, a second one is landed."""
    g = low_water(carrying("amber", "cask", "cask"), home(), throwing="sloop", water=30)

    play(g, "throw amber", "roll 3")
    assert words(g) == ["cling"]
    play(g, "cling", "land cask")

    assert g.scores() == [1, 0]
    assert g.view(None)["players"][0]["lost"] == 0
