"""What bots know of Low Water: positions in which one move is plainly right, and games against chance."""

from table import GAME, carrying, home, low_water

from skerry.bots.testing import chosen, won_against_chance


def test_with_the_flood_at_the_door_it_rows_home() -> None:
    g = low_water(carrying("amber", "amber"), carrying("copper"), water=29)

    assert chosen(g) == "home"


def test_with_an_empty_boat_and_much_time_it_hauls() -> None:
    assert chosen(low_water(carrying(), carrying())).startswith("haul")


def test_it_throws_away_what_is_worth_least() -> None:
    g = low_water(carrying("amber", "amber", "rope"), home(), throwing="sloop")

    assert chosen(g) == "throw rope"


def test_it_wins_nearly_always_against_chance() -> None:
    assert won_against_chance(GAME, 20) >= 17


def test_the_search_plays_too() -> None:
    g = low_water(carrying("amber", "amber"), carrying("copper"), water=30)

    assert chosen(g, "expert") == "home"
