"""What bots know of Low Water: positions in which one move is plainly right, and games against chance."""

from table import GAME, carrying, home, low_water

import skerry
from skerry import Rng, bots
from skerry.bots.match import play_match


def asked(g: skerry.State, name: str = "greedy") -> str:
    return bots.ask(bots.bot(name, seed=1), g, Rng(1)).word


def test_with_the_flood_at_the_door_it_rows_home() -> None:
    g = low_water(carrying("amber", "amber"), carrying("copper"), water=29)

    assert asked(g) == "home"


def test_with_an_empty_boat_and_much_time_it_hauls() -> None:
    assert asked(low_water(carrying(), carrying())).startswith("haul")


def test_it_throws_away_what_is_worth_least() -> None:
    g = low_water(carrying("amber", "amber", "rope"), home(), throwing="sloop")

    assert asked(g) == "throw rope"


def test_it_wins_nearly_always_against_chance() -> None:
    won = 0
    for seed in range(20):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += names.index("greedy") in play_match(GAME.start(2), names, seed).winners()

    assert won >= 17


def test_the_search_plays_too() -> None:
    g = low_water(carrying("amber", "amber"), carrying("copper"), water=30)

    assert asked(g, "expert") == "home"
