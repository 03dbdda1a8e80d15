"""Positions by hand and packs of one's own: what cannot be is refused with a sentence."""

from typing import Any

import pytest
from table import CARGO, GAME, low_water

import skerry
from skerry.kernel.testing import words


def test_a_position_may_be_written_as_toml() -> None:
    g = GAME.scenario('water = 25\nturn = 1\nplayers = [{}, { hand = ["rope"], wreck = "brig" }]')

    assert words(g) == ["haul sloop", "rope sloop", "home"]
    assert g.view(None)["players"][1]["wreck"] == "brig"


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        ({"water": 32}, "water: expected a whole number from 0 to 31"),
        ({"players": [{"hand": ["gold"]}]}, "hand: expected cargo such as amber"),
        ({"players": [{"hand": ["copper"] * 8}]}, "a boat holds 7 cards, not 8"),
        ({"players": [{"hand": ["cask"] * 6}]}, "the game has only 5 cards 'cask'"),
        ({"players": [{"place": "home"}]}, "seat 0 isn’t on the reef"),
        ({"players": [{"place": "home", "hand": ["rope"]}]}, "only a crew on the reef can carry cards"),
        ({"players": [{}] * 3, "seats": 2}, "3 players are described, but there are only 2 seats"),
        ({"throwing": "sloop"}, "seat 0 has no card to throw"),
        ({"weather": "fair"}, "weather: there is no such key"),
    ],
)
def test_a_position_that_cannot_be_is_refused(scenario: dict[str, Any], problem: str) -> None:
    with pytest.raises(skerry.ScenarioError) as refused:
        GAME.scenario(scenario)

    assert problem in str(refused.value)


def test_a_pack_of_ones_own_changes_the_game() -> None:
    game = skerry.game("low_water", changes={"numbers.ebbs": 1})

    assert game.start(2).view(None)["ebbs"] == 1


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("numbers.boat", 0, "numbers.boat is 0; expected a whole number from 2 to 20"),
        ("cargo.cask.use", "rope", "expected 'rope' once"),
        ("wreck.sloop.throws", 2, "wreck.sloop.throws is 2"),
        ("wreck.sloop.draws", 1, "wreck.sloop.throws is 1; expected fewer cards than the wreck lets you draw"),
        ("numbers.first_cards", 10, "numbers.first_cards is 10; expected a whole number from 0 to 7"),
    ],
)
def test_a_pack_that_cannot_be_is_refused(path: str, value: object, problem: str) -> None:
    with pytest.raises(skerry.PackError) as refused:
        skerry.game("low_water", changes={path: value})

    assert problem in str(refused.value)


def test_there_must_be_cards_for_all_crews() -> None:
    with pytest.raises(skerry.PackError, match="at least 12 cards for 4 crews"):
        skerry.game("low_water", changes={f"cargo.{cargo}.count": 1 for cargo in CARGO})


def test_unnamed_parts_take_their_default() -> None:
    assert low_water().seats == 2
