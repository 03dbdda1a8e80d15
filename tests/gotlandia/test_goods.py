"""Producing, taking and selling: supply, threat, demand, Wisby's spaces."""

import pytest

from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.gotlandia.table import gotlandia, stock


def test_one_kind_brings_one_for_the_card_and_one_for_each_settled_district() -> None:
    """W2, GOT-76: three settled Forests, none threatened: 1 + 3."""
    g = gotlandia({"hand": ["forest"], "farmsteads": ["forsa", "endre"], "towers": ["fardhem"]}, {})

    assert said(g, "play forest produce") == "brings 4 Wood"
    play(g, "play forest produce")

    assert stock(g) == {"wood": 4}


def test_two_kinds_bring_nothing_for_the_card_itself() -> None:
    """W3, GOT-77, GOT-115: two Fields and a Forest, then up to one card."""
    g = gotlandia({"hand": ["smithy"], "farmsteads": ["halla", "hemse", "endre"]}, {})

    play(g, "play smithy produce")

    assert stock(g) == {"wood": 1, "grain": 2}
    assert words(g) == ["draw-cards one", "draw-cards stop"]


def test_the_setting_card_brings_what_the_own_districts_there_yield() -> None:
    """GOT-78, GOT-100: two Hills, a Forest and a Pasture of Rute; nothing for the card, nothing from elsewhere."""
    g = gotlandia(
        {"hand": ["setting-rute"], "farmsteads": ["farosund", "forsa", "bal", "lina"], "towers": ["faro"]}, {}
    )

    play(g, "play setting-rute produce")

    assert stock(g) == {"wood": 1, "sheep": 1, "stone": 2}


def test_threatened_farmsteads_are_left_out_when_producing_with_the_setting_card() -> None:
    """GOT-53, GOT-78: only inland Bal."""
    g = gotlandia(
        {"hand": ["setting-rute"], "farmsteads": ["farosund", "forsa", "bal"], "ships": []}, {}, pirates=["northeast"]
    )

    play(g, "play setting-rute produce")

    assert stock(g) == {"stone": 1}


def test_the_supply_gives_what_it_has() -> None:
    """GOT-16, GOT-04: two Wood are left; the rest is forfeited."""
    g = gotlandia({"hand": ["forest"], "farmsteads": ["forsa", "endre"]}, {"stock": "18 wood"})
    g.journal = []

    assert said(g, "play forest produce") == "brings 2 Wood"
    play(g, "play forest produce")

    assert stock(g) == {"wood": 2}
    assert told(g)[1] == "seat 0 produces 2 Wood."
    assert g.view(None)["supply"]["wood"] == 0


def test_silver_never_runs_short() -> None:
    """GOT-17, GOT-R19: more than the box holds is in play, and more comes."""
    g = gotlandia({"hand": ["novgorod", "hill"], "silver": 150}, {"silver": 150})

    play(g, "play novgorod take")

    assert stock(g) == {"silver": 155}


def test_taking_is_not_producing() -> None:
    """GOT-88, GOT-R44: threat and bonuses do not affect it; the Fishing hut takes 3 Grain."""
    g = gotlandia({"hand": ["fishing-hut", "hill"], "ships": [], "reputation": "herbalists"}, {}, pirates=["northeast"])

    g.journal = []
    play(g, "play fishing-hut take")

    assert stock(g) == {"grain": 3}
    assert told(g)[-1] == "seat 0 takes 3 Grain."


def test_one_basic_resource_of_choice_can_be_taken() -> None:
    """GOT-88, GOT-108, GOT-D23: only what is in supply, neither Tar nor Horse."""
    g = gotlandia({"hand": ["gotland"]}, {"stock": "20 grain"})

    play(g, "play gotland take")
    assert offered(g, "take") == ["wood", "sheep", "stone"]
    assert refused(g, "take tar") == "GOT-04"
    assert refused(g, "take grain") == "GOT-16"
    g.journal = []
    play(g, "take stone")

    assert stock(g) == {"stone": 1}
    assert told(g)[0] == "seat 0 takes 1 Stone."


def test_with_an_empty_supply_nothing_is_taken() -> None:
    """GOT-D23, GOT-R7: the action is still available."""
    g = gotlandia({"hand": ["gotland", "hill"]}, {"stock": "20 wood, 20 sheep, 20 grain, 20 stone"})

    play(g, "play gotland take")

    assert stock(g) == {}
    assert words(g) == ["play hill produce"]


# --- selling ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "silver"), [("wood", 4), ("sheep", 4), ("grain", 6), ("stone", 4), ("tar", 6), ("horse", 6)]
)
def test_prices(kind: str, silver: int) -> None:
    """GOT-79, GOT-44: 2 Silver for basic resources, 3 for Tar and Horse, 1 more in high demand (Grain)."""
    g = gotlandia({"hand": ["wisby", "hill"], "stock": f"3 {kind}"}, {})

    play(g, "play wisby sell", "number 2", *(["decline"] if silver > 2 else []))

    assert stock(g) == {kind: 1, "silver": silver}


def test_any_number_can_be_sold_but_at_least_one() -> None:
    """GOT-79, GOT-D22"""
    g = gotlandia({"hand": ["wisby"], "stock": "4 tar, wood"}, {})

    play(g, "play wisby sell")
    assert offered(g, "sell") == ["wood", "tar"]
    assert refused(g, "sell stone") == "GOT-79"
    play(g, "sell tar")

    assert offered(g, "number") == ["1", "2", "3", "4"]
    assert said(g, "number 5") == "You have only 4 to sell (GOT-79)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-79)."
    assert said(g, "number 3") == "brings 9 Silver"


def test_each_kind_is_sold_in_wisby_once_in_a_generation() -> None:
    """GOT-80, GOT-R40: seat 1 has sold Wood; the space is full for everyone, its occupant included."""
    g = gotlandia({"hand": ["wisby"], "stock": "wood, sheep, grain"}, {"played": ["wisby"]}, wisby={"wood": 1})

    play(g, "play wisby sell")

    assert offered(g, "sell") == ["sheep", "grain"]
    assert refused(g, "sell wood") == "GOT-80"


def test_with_all_spaces_taken_nothing_can_be_sold() -> None:
    """GOT-65, GOT-80"""
    g = gotlandia({"hand": ["wisby"], "stock": "wood"}, {"played": ["wisby"]}, wisby={"wood": 1})

    assert words(g) == ["play wisby take"]


@pytest.mark.parametrize(
    ("card", "kinds"), [("lubeck", ["wood", "stone", "tar"]), ("linkoping", ["sheep", "grain", "horse"])]
)
def test_the_hanse_buys_three_kinds_without_a_space(card: str, kinds: list[str]) -> None:
    """GOT-81, GOT-124, GOT-125: whatever stands in Wisby; high demand counts there too."""
    everything = "wood, sheep, grain, stone, tar, horse"
    g = gotlandia({"hand": [card], "stock": everything}, {"played": ["wisby"]}, wisby={"wood": 1}, neutral=[])

    play(g, f"play {card} sell")

    assert offered(g, "sell") == kinds
    assert refused(g, "sell grain" if card == "lubeck" else "sell wood") == "GOT-81"


def test_high_demand_counts_with_the_hanse_too() -> None:
    """GOT-81, GOT-79: Grain in high demand brings 3."""
    g = gotlandia({"hand": ["linkoping", "hill"], "stock": "2 grain"}, {})

    play(g, "play linkoping sell", "number 2")

    assert stock(g) == {"silver": 6}
