"""Settling: where a card lets a family settle, what it costs, and the fee to others."""

from typing import Any

import pytest

import skerry
from skerry import OVER, Rng
from skerry.games.gotlandia.building import settle_targets
from skerry.games.gotlandia.components import SETTLE
from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import offered, play, random_move, refused, said, told, words
from tests.gotlandia.table import gotlandia, player, settled, stock

RICH: dict[str, Any] = {"stock": "2 wood, 2 grain", "silver": 9}


def settling(card: str, *others: dict[str, Any], **own: Any) -> Gotlandia:
    """Seat 0 has just chosen to settle with this card."""
    scenario = {key: own.pop(key) for key in ("neutral", "pirates", "variants") if key in own}
    g = gotlandia({"hand": [card], **RICH, **own}, *(others or ({},)), **scenario)
    number = [action for action in words(g) if action.startswith(f"play {card} settle")]
    play(g, number[0])
    return g


def test_settling_costs_wood_and_grain_and_a_farmstead_from_the_reserve() -> None:
    """GOT-01, GOT-72: in a district that is not settled by oneself."""
    g = settling("gotland", silver=0)

    assert refused(g, "settle farosund") == "GOT-02"
    play(g, "settle bal")

    assert stock(g) == {"wood": 1, "grain": 1}
    assert settled(g) == {"farosund": "farmstead", "forsa": "farmstead", "bal": "farmstead"}
    assert player(g)["reserve"]["farmsteads"] == 2


@pytest.mark.parametrize(
    ("card", "districts"),
    [
        ("gotland", ["faro", "bal", "lina", "lummelunda"]),
        ("forest", []),
        ("hill", ["bal", "lummelunda"]),
        ("pasture", ["faro", "lina"]),
        ("setting-rute", ["faro", "bal"]),
        ("stud", ["faro", "lina", "bandlunde", "burgsvik", "dede"]),
        (
            "fishing-hut",
            [
                "faro",
                "ostergarn",
                "lina",
                "bandlunde",
                "garde",
                "burgsvik",
                "eke",
                "hablingbo",
                "klintehamn",
                "banda",
                "stenkumla",
                "brissund",
                "lummelunda",
            ],
        ),
        ("orchard", ["faro", "bal", "lina", "lummelunda"]),
        ("quarry", ["faro", "bal", "lina", "lummelunda"]),
        (
            "skanor",
            [
                "faro",
                "ostergarn",
                "lina",
                "bandlunde",
                "garde",
                "burgsvik",
                "eke",
                "hablingbo",
                "klintehamn",
                "banda",
                "stenkumla",
                "brissund",
                "lummelunda",
            ],
        ),
    ],
)
def test_the_card_says_where(card: str, districts: list[str]) -> None:
    """GOT-73, GOT-05, GOT-06, GOT-R23: adjacent, of a terrain, in the Setting, any Pasture, any coastal district."""
    g = gotlandia({"hand": [card], **RICH}, {})
    settle = next((word for word in words(g) if word.startswith(f"play {card} settle")), "")

    if districts:
        play(g, settle)
        assert offered(g, "settle") == districts
    else:
        assert not settle


def test_adjacent_means_next_to_a_settlement_of_any_kind() -> None:
    """GOT-05, GOT-73: a tower counts; a district that touches none of the own ones does not."""
    g = settling("gotland", farmsteads=[], towers=["hemse"])

    assert offered(g, "settle") == ["bandlunde", "garde", "eke", "fardhem"]
    assert refused(g, "settle bal") == "GOT-73"


def test_a_field_next_door_is_legal_and_one_further_away_is_not() -> None:
    """W1, GOT-73, GOT-103: Halla is the only Field that Lina touches; a Pasture is none."""
    g = settling("field", farmsteads=["lina", "hemse"])

    assert offered(g, "settle") == ["halla", "eke"]
    assert refused(g, "settle banda") == "GOT-73"
    assert refused(g, "settle bandlunde") == "GOT-73"


def test_any_number_of_players_may_share_a_district() -> None:
    """GOT-02: with farmsteads and towers between them."""
    g = settling("gotland", {"towers": ["bal"]}, {"farmsteads": ["bal"]})

    play(g, "settle bal", "pay")

    there = next(d for d in g.view(None)["districts"] if d["id"] == "bal")
    assert [(one["seat"], one["kind"]) for one in there["settlements"]] == [
        (0, "farmstead"),
        (1, "tower"),
        (2, "farmstead"),
    ]


def test_the_fee_goes_to_each_other_player_and_to_the_supply_for_a_neutral_farmstead() -> None:
    """W7, GOT-74, GOT-75, GOT-R13, GOT-R21: 5 Silver in all when 2 stand for the Grain."""
    g = settling(
        "gotland",
        {"farmsteads": ["bal"], "silver": 0},
        {"towers": ["bal"], "farmsteads": [], "silver": 0},
        stock="wood",
        silver=5,
        neutral=["bal"],
        variants={},
    )

    assert said(g, "settle bal") == "plus a fee of 3 Silver"
    g.journal = []
    play(g, "settle bal")

    assert stock(g) == {}
    assert (stock(g, 1), stock(g, 2)) == ({"silver": 1}, {"silver": 1})
    assert "seat 0 pays 1 Silver for the neutral farmstead." in told(g)


def test_beautiful_daughters_pay_no_fee() -> None:
    """W7, GOT-142, GOT-R14: the 2 Silver in place of a resource are still paid."""
    g = settling(
        "gotland",
        {"farmsteads": ["bal"], "silver": 0},
        stock="wood",
        silver=5,
        neutral=["bal"],
        reputation="beautiful-daughters",
    )

    assert said(g, "settle bal") == ""
    play(g, "settle bal")

    assert stock(g) == {"silver": 3}
    assert stock(g, 1) == {}


def test_who_cannot_pay_cost_and_fee_together_cannot_settle_there() -> None:
    """GOT-74, GOT-R22: one Silver pays for the neutral farmstead in Lina, two would be needed with seat 1 there too."""
    g = settling("pasture", {"farmsteads": ["lina"]}, stock="wood, grain", silver=1)

    assert settled(g)["faro"] == "farmstead"
    g = gotlandia({"hand": ["pasture"], "stock": "wood", "silver": 2}, {}, pirates=["northeast"])
    assert "play pasture settle" in words(g)
    g = gotlandia({"hand": ["gotland"], "stock": "wood", "silver": 2, "farmsteads": ["forsa", "bal", "faro"]}, {})
    play(g, "play gotland settle")
    assert refused(g, "settle lina") == "GOT-74"


def test_silver_never_counts_twice() -> None:
    """GOT-74, GOT-75, section 4: with 2 Silver the fee leaves too little to stand for a resource."""
    g = settling("gotland", stock="wood, grain", silver=2)

    play(g, "settle lina")

    assert stock(g) == {"silver": 1}


def test_two_silver_may_stand_for_one_resource_never_for_both() -> None:
    """GOT-75, GOT-D17: all three ways are offered, in the order of the cost."""
    g = settling("gotland", stock="wood, grain", silver=9)

    play(g, "settle bal")
    assert words(g) == ["pay", "pay-silver wood", "pay-silver grain"]
    assert said(g, "pay-silver stone") == "You can’t pay that way (GOT-75)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-75)."
    assert said(g, "pay") == "costs 1 Wood and 1 Grain"
    assert said(g, "pay-silver wood") == "costs 1 Grain and 2 Silver"
    play(g, "pay-silver wood")

    assert stock(g) == {"wood": 1, "silver": 7}
    poor = gotlandia({"hand": ["gotland"], "silver": 9}, {})
    assert words(poor) == ["play gotland take"]


def test_a_lost_farmstead_can_be_placed_again() -> None:
    """GOT-15, GOT-14: replaced by a tower it is in reserve again."""
    g = gotlandia(
        {
            "hand": ["home", "gotland"],
            "farmsteads": ["farosund", "forsa", "faro", "bal", "lina"],
            "stock": "2 wood, grain, stone",
            "silver": 3,
        },
        {},
    )
    assert refused(g, "play gotland settle") == "GOT-14"

    play(g, "play home build-tower", "tower farosund", "pay")

    assert player(g)["reserve"]["farmsteads"] == 1
    assert "play gotland settle" in words(g)


@pytest.mark.parametrize(
    ("card", "like"), [("tannery", "gotland"), ("falsterbo", "fishing-hut")], ids=["tannery", "falsterbo"]
)
def test_where_two_advanced_cards_settle(card: str, like: str) -> None:
    """GOT-122, GOT-137, GOT-73: Tannery in adjacent districts, Falsterbo on any coast."""
    advanced = {"advanced_crafts": True, "advanced_trading": True}
    g, other = settling(card, variants=advanced), settling(like, variants=advanced)

    assert offered(g, "settle") == offered(other, "settle")
    assert ("settle hablingbo" in words(g)) == (card == "falsterbo")


def test_what_a_payment_costs_includes_the_fee() -> None:
    """GOT-74, GOT-75: one Silver for the neutral farmstead, with and without Silver in the place of a resource."""
    g = settling("gotland", stock="wood, grain", silver=9, neutral=["bal"])

    play(g, "settle bal")

    assert said(g, "pay") == "costs 1 Wood, 1 Grain and 1 Silver"
    assert said(g, "pay-silver grain") == "costs 1 Wood and 3 Silver"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_fee_is_looked_for_in_all_districts_at_once(seats: int) -> None:
    """GOT-52, GOT-72, GOT-74: the same districts as one by one, whatever Silver a seat has."""
    state, rng, dear = skerry.game("gotlandia").start(seats), Rng(seats), 0
    assert isinstance(state, Gotlandia)
    g = state
    while g.to_move != OVER:
        for seat in range(seats):
            poor = g.copy()
            poor.silver[seat] = rng.below(5)
            purse = poor.purse(seat, SETTLE)
            free = [d for d in range(len(g.components.districts)) if not (g.settled(seat) | g.threat) >> d & 1]
            affordable = [d for d in free if poor.fee(seat, d) <= purse]
            found = settle_targets(poor, seat, g.components.all_districts, adjacent=False)
            assert found == sum(1 << d for d in affordable)
            dear += purse >= 0 and len(affordable) < len(free)
        g.apply(random_move(g, rng))
    assert dear > 0
