"""The end of a game turn (HAI-89 to HAI-92, HAI-96, HAI-99 to HAI-112): ten steps."""

from typing import Any

import pytest

from skerry.kernel.testing import agreed, offered, play, refused, said, summed, told, words
from tests.haithabu.conformance import cubes, order_cards
from tests.haithabu.table import goods, haithabu, market, orders, owners, play_on, player, points, price, silver

KINDS = ["mead", "cloth", "pottery", "tools", "weapons", "spices"]
QUIET_PRICES = ["roll 3"] * 6
"""Dice that leave all prices of levels 1 to 10 where they are."""


# --- steps 1 and 2 ----------------------------------------------------------------------------------------------------


def test_the_steps_come_in_their_order() -> None:
    """HAI-99: powers, re-supply, prices, storage, new orders, and the next turn."""
    full = {"warehouse": "11 mead", "characters": ["seer"]}
    g = haithabu(full, {}, stage="turn-change", turn=4)
    stages = []

    while g.view(None)["stage"] != "turn":
        stages.append(g.view(None)["stage"])
        play(g, words(g)[-1])

    assert list(dict.fromkeys(stages)) == ["year-end", "powers", "resupply", "prices", "storage", "orders"]
    assert g.heading() == "turn 5 phase 1, seat 0"


def test_the_log_tells_when_a_turn_change_begins() -> None:
    """HAI-99."""
    g = haithabu({}, {}, phase=3)
    g.journal = []

    play_on(g, "resupply")

    assert "Spring, year 1 is over: all orders move one space." in told(g)


def test_every_order_moves_one_space() -> None:
    """HAI-100: a card that leaves the last space has failed, and its goods go to the supply."""
    mine = ["order-20: pottery", "", "order-21", "", "order-24: cloth"]
    g = haithabu({"orders": mine}, {"orders": ["order-22"]}, stage="turn-change")

    assert orders(g) == ["", "order-20: pottery", "", "order-21", ""]
    assert orders(g, 1) == ["", "order-22", "", "", ""]
    assert g.view(None)["orders_gone"][-1] == "order-24"
    assert (market(g, "cloth")["in_supply"], points(g)) == (13, 5)
    assert [order["turns_left"] for order in player(g)["orders"] if order] == [4, 2]
    assert cubes(g) == cubes(haithabu({}, {}))


def test_safe_markers_are_taken_off() -> None:
    """HAI-16, HAI-101: they protect during one game turn."""
    g = haithabu({"characters": ["seer safe"]}, {"characters": ["trader safe"]}, stage="turn-change")

    assert not any(card["safe"] for card in g.view(None)["characters"])
    assert owners(g) == {"seer": 0, "trader": 1}


# --- step 3 -----------------------------------------------------------------------------------------------------------


def test_in_turn_four_characters_may_be_returned_for_points() -> None:
    """HAI-18, HAI-102: in turn order; two points each, at once; kept cards bring nothing."""
    g = haithabu({"characters": ["trader", "landlord"]}, {"characters": ["supplier"]}, stage="year-end", start_player=1)
    g.journal = []

    assert (g.to_move, words(g)) == (1, ["cash-in supplier", "done"])
    play(g, "done")
    assert (g.to_move, words(g)) == (0, ["cash-in trader", "cash-in landlord", "done"])
    assert refused(g, "cash-in supplier") == "HAI-102"
    assert refused(g, "dismiss trader") == "HAI-102"
    play(g, "cash-in landlord")
    assert words(g) == ["cash-in trader", "done"]
    play(g, "done")

    assert (points(g), points(g, 1)) == (7, 5)
    assert owners(g) == {"trader": 0, "supplier": 1}
    assert g.view(None)["stage"] == "resupply"
    assert told(g) == ["seat 0 returns the character Landlord for 2 victory points."]


def test_all_characters_may_be_returned() -> None:
    """HAI-102: then nothing more is asked of this player."""
    g = haithabu({"characters": ["trader"]}, {}, stage="year-end")

    play(g, "cash-in trader")

    assert (points(g), owners(g), g.view(None)["stage"]) == (7, {}, "resupply")


@pytest.mark.parametrize("turn", [1, 2, 3, 5, 6, 7])
def test_in_other_turns_characters_are_not_returned(turn: int) -> None:
    """HAI-102."""
    g = haithabu({"characters": ["trader"]}, {}, stage="turn-change", turn=turn)

    assert g.view(None)["stage"] == "resupply"


# --- step 4 -----------------------------------------------------------------------------------------------------------


def test_owners_use_their_powers_in_turn_order_each_once() -> None:
    """HAI-103, HAI-R28: a player's own powers in any order."""
    g = haithabu(
        {"characters": ["seer", "stevedore"], "warehouse": "mead, cloth"},
        {"characters": ["start-player", "carpenter"]},
        stage="powers",
    )

    assert g.to_move == 0
    assert words(g) == [
        *[f"price {kind} {way}" for kind in KINDS for way in ("up", "down")],
        "carry mead",
        "carry cloth",
        "done",
    ]
    play(g, "carry cloth")
    assert refused(g, "carry mead") == "HAI-103"
    assert said(g, "carry mead") == "You’ve already used Stevedore in this turn change (HAI-103)."
    play(g, "price spices down")
    assert g.to_move == 1
    assert words(g)[:2] == ["be-start-player", "buy-from wagon-20"]
    assert refused(g, "price mead up") == "HAI-103"
    assert refused(g, "hire trader") == "HAI-103"
    play(g, "done")
    assert g.view(None)["stage"] == "resupply"


def test_the_turn_order_of_the_ending_turn_counts() -> None:
    """HAI-R28."""
    g = haithabu({"characters": ["seer"]}, {"characters": ["start-player"]}, stage="powers", start_player=1)

    assert silver(g, 1) == 260
    assert g.to_move == 0


def test_a_character_of_the_last_action_can_be_used() -> None:
    """HAI-R29: hired in the last action of the turn."""
    g = haithabu({}, {}, phase=3, start_player=1, active=0, space="B")

    play(g, "hire seer")

    assert "price mead up" in words(g)


def test_the_start_player_card_brings_silver_and_the_first_place() -> None:
    """HAI-89, HAI-112, HAI-R27: together; the new start player begins the next turn."""
    g = haithabu({}, {"characters": ["start-player"]}, stage="powers")
    g.journal = []

    assert words(g) == ["be-start-player", "done"]
    assert said(g, "be-start-player") == "10 silver, and you go first in the next game turn"
    play(g, "be-start-player")
    assert (silver(g, 1), g.view(0)["next_start_player"], g.view(0)["start_player"]) == (260, 1, 0)
    assert told(g) == ["seat 1 will be the next start player and gets 10 silver."]
    play_on(g, "turn")
    assert (g.to_move, g.view(0)["start_player"], g.view(0)["next_start_player"]) == (1, 1, -1)


def test_the_first_seat_too_may_become_start_player() -> None:
    """HAI-89, HAI-112."""
    g = haithabu({"characters": ["start-player"]}, {}, stage="powers", start_player=1)

    play(g, "be-start-player")
    play_on(g, "turn")

    assert (g.to_move, g.view(0)["start_player"]) == (0, 0)


def test_the_start_player_card_may_be_left_unused() -> None:
    """HAI-98, HAI-112, HAI-R27: then the start player stays the same, and there is no silver."""
    g = haithabu({}, {"characters": ["start-player"]}, stage="powers")

    play(g, "done")
    play_on(g, "turn")

    assert (g.to_move, silver(g, 1)) == (0, 250)


def test_who_is_start_player_already_uses_the_card_without_being_asked() -> None:
    """HAI-89."""
    g = haithabu({"characters": ["start-player"]}, {}, stage="powers")

    assert (silver(g), g.view(0)["stage"], g.view(0)["next_start_player"]) == (260, "resupply", 0)


def test_a_card_returned_in_step_three_changes_nothing() -> None:
    """HAI-112, HAI-R27."""
    g = haithabu({}, {"characters": ["start-player"]}, stage="year-end")

    play(g, "cash-in start-player")

    assert g.view(0)["stage"] == "resupply"
    play_on(g, "turn")
    assert (g.to_move, silver(g, 1)) == (0, 250)


def test_the_seer_moves_one_price_by_one_level() -> None:
    """HAI-90: up or down, where the marker can move."""
    prices = {"cloth": 4, "weapons": 36}
    g = haithabu({"characters": ["seer"]}, {}, stage="powers", prices=prices)
    assert {"price cloth down", "price weapons up"} <= set(words(g))

    g = haithabu({"characters": ["seer"]}, {}, stage="powers", prices={"mead": 1, "spices": 50})
    g.journal = []

    assert "price mead down" not in words(g)
    assert "price spices up" not in words(g)
    assert said(g, "price mead down") == "The price of Mead can’t move any further (HAI-39)."
    assert said(g, "price spices up") == "The price of Spices can’t move any further (HAI-39)."
    assert said(g, "price cloth up") == "new price 8"
    assert said(g, "price cloth down") == "new price 4"
    play(g, "price cloth up")
    assert (price(g, "cloth"), g.view(0)["stage"]) == (8, "resupply")
    assert told(g) == ["seat 0 uses the Seer to change the price of Cloth.", "New prices: Cloth 8."]


def test_the_seer_may_lower_a_price() -> None:
    """HAI-90."""
    g = haithabu({"characters": ["seer"]}, {}, stage="powers")

    play(g, "price tools down")

    assert price(g, "tools") == 9


def test_the_stevedore_moves_one_good_without_a_vehicle() -> None:
    """HAI-91, HAI-R31."""
    g = haithabu({"characters": ["stevedore"], "warehouse": "2 mead"}, {}, stage="powers")

    g.journal = []

    assert words(g) == ["carry mead", "done"]
    assert said(g, "carry cloth") == "There’s no Cloth in your warehouse (HAI-91)."
    play(g, "carry mead")
    assert (goods(g, "warehouse"), goods(g, "post"), g.view(0)["stage"]) == ("mead", "mead", "resupply")
    assert told(g) == ["seat 0 carries 1 Mead to the trading post."]


def test_a_stevedore_without_goods_is_not_asked() -> None:
    """HAI-91, HAI-D22."""
    g = haithabu({"characters": ["stevedore"], "post": "mead"}, {}, stage="powers")

    assert g.view(0)["stage"] == "resupply"


def test_the_carpenter_buys_one_vehicle_at_double_price() -> None:
    """HAI-63, HAI-92, HAI-R30: 40, 60, 80; the visible top card, without choice among three; no loan."""
    mine = {"characters": ["carpenter"], "silver": 79, "wagon": "wagon-40-9"}
    g = haithabu(mine, {}, stage="powers", below={"ship-20": []})

    assert words(g) == ["buy-from wagon-20", "buy-from wagon-30", "buy-from ship-30", "done"]
    assert said(g, "buy-from wagon-40") == "You need 80 silver of your own for that, and you have 79 (HAI-R30)."
    assert refused(g, "buy-from ship-20") == "HAI-64"
    assert said(g, "buy-from wagon-30").endswith(
        "costs 60 silver, leaves you 19; replaces your 40-silver wagon (2 Weapons, 2 Spices, 3 any)"
    )
    play(g, "buy-from wagon-30", "show wagon-30-2")
    assert (player(g)["wagon"], silver(g), player(g)["loans"]) == ("wagon-30-1", 19, 0)
    assert g.view(0)["stage"] == "resupply"


@pytest.mark.parametrize(("have", "stacks"), [(39, 0), (40, 2), (59, 2), (60, 4), (80, 6)])
def test_the_carpenter_needs_silver_in_hand(have: int, stacks: int) -> None:
    """HAI-92, HAI-R1."""
    g = haithabu({"characters": ["carpenter"], "silver": have}, {"characters": ["seer"]}, stage="powers")

    assert len(offered(g, "buy-from")) == stacks
    assert g.to_move == (0 if stacks else 1)


def test_powers_of_others_are_not_offered() -> None:
    """HAI-103."""
    g = haithabu({"characters": ["trader", "imposter"]}, {}, stage="powers")

    assert g.view(0)["stage"] == "resupply"


# --- steps 5 and 6 ----------------------------------------------------------------------------------------------------


def test_new_goods_come_by_two_dice_and_prices_fall() -> None:
    """HAI-104, HAI-E14: 2 and 4: two mead, two cloth, one pottery, one tools; each of the four falls one level."""
    g = haithabu({}, {}, stage="resupply")
    g.journal = []

    assert words(g) == [f"roll {pips}" for pips in range(1, 7)]
    play(g, "roll 2", "roll 4")

    assert [market(g, kind)["in_market"] for kind in KINDS] == [12, 13, 13, 14, 14, 15]
    assert [market(g, kind)["in_supply"] for kind in KINDS] == [12, 11, 11, 10, 10, 9]
    assert [price(g, kind) for kind in KINDS] == [2, 4, 8, 9, 20, 30]
    assert told(g) == [
        "The dice show 2 and 4.",
        "New in the market: 2 Mead, 2 Cloth, 1 Pottery and 1 Tools.",
        "New prices: Mead 2, Cloth 4, Pottery 8 and Tools 9.",
    ]
    assert g.view(None)["action"]["dice"] == []


def test_a_six_brings_a_cube_of_every_kind() -> None:
    """HAI-104."""
    g = haithabu({}, {}, stage="resupply")

    play(g, "roll 6", "roll 1")

    assert [market(g, kind)["in_market"] for kind in KINDS] == [12, 12, 13, 14, 15, 16]


def test_a_supply_that_is_too_small_gives_what_it_has() -> None:
    """HAI-105, HAI-R42: one cube, one level down; a kind that received none keeps its price."""
    g = haithabu({}, {}, stage="resupply", market={"mead": 23, "cloth": 24})

    play(g, "roll 2", "roll 2")

    assert (market(g, "mead")["in_market"], price(g, "mead")) == (24, 2)
    assert (market(g, "cloth")["in_market"], price(g, "cloth")) == (24, 6)


def test_prices_change_by_a_die_for_each_kind() -> None:
    """HAI-106, HAI-E15: weapons at 32 and a 4: 28; spices at 10 and a 6: 15."""
    g = haithabu({}, {}, stage="prices", prices={"weapons": 32, "spices": 10})
    g.journal = []

    play(g, "roll 3", "roll 3", "roll 3", "roll 3", "roll 4")
    assert (price(g, "weapons"), price(g, "spices")) == (28, 10)
    play(g, "roll 6")

    assert [price(g, kind) for kind in KINDS] == [3, 6, 10, 12, 28, 15]
    assert told(g)[0] == "Price dice: Mead 3, Cloth 3, Pottery 3, Tools 3 and Weapons 4."


@pytest.mark.parametrize(
    ("levels", "changes"),
    [([1, 2, 3], [0, 0, 0, 1, 1, 1]), ([4, 5, 6, 7], [-1, -1, 0, 0, 1, 1]), ([8, 9, 10], [0, 0, 0, -1, -1, -1])],
)
def test_the_price_change_table(levels: list[int], changes: list[int]) -> None:
    """HAI-106, HAI-R43: by the level of the moment, each kind on its own."""
    for level in levels:
        for pips, change in enumerate(changes, start=1):
            g = haithabu({}, {}, stage="prices", prices={"mead": level})
            play(g, f"roll {pips}")
            assert price(g, "mead") == level + change


def test_the_table_is_read_after_the_new_goods() -> None:
    """HAI-R43: mead falls from level 4 to 3, where a 5 lifts it; a roll of 2 no longer lowers it."""
    g = haithabu({}, {}, stage="resupply", prices={"mead": 4})

    play(g, "roll 1", "roll 1", "roll 2")

    assert price(g, "mead") == 3


# --- step 7 -----------------------------------------------------------------------------------------------------------


def test_surplus_goods_go_to_the_supply_by_choice() -> None:
    """HAI-107, HAI-42, HAI-E3: more than 10 in the warehouse, then in the trading post; then the fee."""
    g = haithabu({"warehouse": "8 mead, 4 cloth", "post": "11 spices"}, {}, stage="storage")
    g.journal = []

    assert words(g) == ["return warehouse mead", "return warehouse cloth"]
    assert g.prompt(0).data() == {"key": "ask.warehouse-full", "values": {"count": 2}, "rule": "HAI-107"}
    assert said(g, "return post spices") == "Return a good from the other place (HAI-107)."
    assert said(g, "return warehouse tools") == "There’s no Tools in your warehouse (HAI-107)."
    assert said(g, "loan") == "You can’t play “loan” now (HAI-107)."
    play(g, "return warehouse cloth", "return warehouse mead")
    assert words(g) == ["return post spices"]
    assert g.prompt(0).data() == {"key": "ask.post-full", "values": {"count": 1}, "rule": "HAI-107"}
    play(g, "return post spices")

    assert (goods(g, "warehouse"), goods(g, "post"), silver(g)) == ("7 mead, 3 cloth", "10 spices", 230)
    assert market(g, "cloth")["in_supply"] == 24 - 11 - 3
    assert told(g) == [
        "seat 0 returns 1 Cloth from the warehouse.",
        "seat 0 returns 1 Mead from the warehouse.",
        "seat 0 returns 1 Spices from the trading post.",
        "seat 0 pays a warehouse fee of 20 silver.",
    ]


def test_ten_goods_are_not_too_many() -> None:
    """HAI-107: goods in the trading post and on orders cost nothing and orders count for no limit."""
    mine = {"warehouse": "10 mead", "post": "10 cloth", "orders": ["order-25: 3 cloth"]}
    g = haithabu(mine, {}, stage="storage")

    assert (silver(g), g.view(0)["stage"]) == (230, "orders")


def test_the_administrator_pays_no_fees_and_holds_fifteen() -> None:
    """HAI-96, HAI-98."""
    mine = {"warehouse": "16 mead", "post": "15 cloth", "characters": ["administrator"]}
    g = haithabu(mine, {}, stage="storage")
    assert player(g)["warehouse_limit"] == player(g)["post_limit"] == 15

    play(g, "return warehouse mead")

    assert (silver(g), goods(g, "warehouse"), goods(g, "post")) == (250, "15 mead", "15 cloth")
    assert player(g)["fee"] == 0


def test_only_who_owns_the_administrator_now_is_spared() -> None:
    """HAI-R45: enticed away in the last action, it helps its new owner."""
    g = haithabu(
        {"warehouse": "5 mead"},
        {"warehouse": "5 mead", "characters": ["administrator"]},
        phase=3,
        start_player=1,
        active=0,
        space="B",
    )
    play(g, "entice administrator", "roll 3", "roll 3", *QUIET_PRICES)

    assert (silver(g), silver(g, 1)) == (240, 250)


def test_players_settle_their_stores_in_turn_order() -> None:
    """HAI-R40: from the start player of the ending turn."""
    full = {"warehouse": "11 mead"}
    g = haithabu(full, full, {}, stage="storage", start_player=1)

    assert g.to_move == 1
    play(g, "return warehouse mead")
    assert g.to_move == 0


def test_what_is_picked_at_the_turn_change_is_added_up() -> None:
    """HAI-102, HAI-107, HAI-R36: two points for each card; two silver less for each good, 150 more for a loan."""
    year_end = haithabu({"characters": ["trader", "landlord", "carpenter"]}, {}, stage="year-end")
    fee = haithabu({"warehouse": "3 mead, 2 cloth", "silver": 5}, {}, stage="storage")

    assert summed(year_end, "cash-in trader", "cash-in landlord", "cash-in carpenter") == "6 victory points in all."
    assert summed(fee, "return warehouse mead") == "The fee is then 8 silver, and you have 5."
    assert summed(fee, "return warehouse mead", "loan") == "The fee is then 8 silver, and you have 155."


def test_cards_and_surplus_go_back_in_the_order_in_which_they_are_picked() -> None:
    """HAI-102, HAI-107: which comes first is the player's choice, and so it is told."""
    year_end = haithabu({"characters": ["trader", "landlord"]}, {}, stage="year-end")
    surplus = haithabu({"warehouse": "6 mead, 6 cloth"}, {}, stage="storage")

    for picks in (["trader", "landlord"], ["landlord", "trader"]):
        cards = [f"cash-in {card}" for card in picks]
        assert agreed(year_end, *cards) == cards
    for picks in (["mead", "cloth"], ["cloth", "mead"]):
        surplus_goods = [f"return warehouse {kind}" for kind in picks]
        assert agreed(surplus, *surplus_goods) == surplus_goods


def test_the_surplus_of_each_store_is_a_choice_by_itself() -> None:
    """HAI-107: the warehouse first, then the trading post."""
    g = haithabu({"warehouse": "11 mead", "post": "11 cloth"}, {}, stage="storage")

    assert agreed(g, "return warehouse mead") == ["return warehouse mead"]
    play(g, "return warehouse mead")
    assert words(g) == ["return post cloth"]


def test_a_fee_that_cannot_be_paid_takes_a_loan_or_goods() -> None:
    """HAI-30, HAI-107, HAI-R36: step by step until the silver covers the fee of what is left."""
    g = haithabu({"warehouse": "3 mead, 2 cloth", "post": "tools", "silver": 7}, {}, stage="storage")
    assert words(g) == ["return warehouse mead", "return warehouse cloth", "loan"]
    assert g.prompt(0).values == {"cost": 10, "silver": 7}
    assert said(g, "return warehouse mead") == "the fee drops to 8 silver"
    assert said(g, "loan") == "150 silver now; repay 200 or lose 10 points at the end"
    assert said(g, "return post tools") == "Return a good from the other place (HAI-R36)."
    assert said(g, "return warehouse spices") == "There’s no Spices in your warehouse (HAI-R36)."
    assert said(g, "done") == "You can’t play “done” now (HAI-R36)."
    by_goods, by_loan = g.copy(), g.copy()

    play(by_goods, "return warehouse mead", "return warehouse cloth")
    assert by_goods.view(None)["last_change"]["returned"] == [[0, "mead"], [0, "cloth"]]
    assert (silver(by_goods), goods(by_goods, "warehouse"), player(by_goods)["loans"]) == (1, "2 mead, cloth", 0)
    play(by_loan, "loan")
    assert (silver(by_loan), goods(by_loan, "warehouse"), player(by_loan)["loans"]) == (147, "3 mead, 2 cloth", 1)


def test_without_markers_a_fee_takes_goods() -> None:
    """HAI-32, HAI-R36: and with enough silver nothing may be returned."""
    g = haithabu({"warehouse": "mead", "silver": 1, "loans": 16}, {}, stage="storage")
    assert words(g) == ["return warehouse mead"]
    assert said(g, "loan") == "There are no loans left (HAI-32)."
    play(g, "return warehouse mead")
    assert (silver(g), goods(g, "warehouse")) == (1, "")

    g = haithabu({"warehouse": "mead", "silver": 2}, {}, stage="storage")
    assert (silver(g), g.view(0)["stage"]) == (0, "orders")


# --- steps 8 to 10 ----------------------------------------------------------------------------------------------------


def test_workers_return() -> None:
    """HAI-23, HAI-108: neutral ones to the inn."""
    g = haithabu({"workers": ["A", "mead", "mead"]}, {"workers": ["A", "B", "C"]}, stage="orders", neutral=["A"])

    assert [player(g, seat)["workers"] for seat in (0, 1)] == [3, 3]
    assert g.view(None)["inn"] == 1
    assert not any(space["workers"] or space["neutral"] for space in g.view(None)["dial"] + g.view(None)["market"])


def test_the_display_moves_down_and_is_filled() -> None:
    """HAI-109: the lower row is discarded, the upper one slides down, the deck fills it from the left."""
    g = haithabu({}, {}, stage="orders")
    assert g.view(None)["display"] == ["", "", "", "", "order-01", "order-02", "order-03", "order-04"]
    assert g.view(None)["order_discard"] == ["order-05", "order-06", "order-07", "order-08"]

    play(g, "turn-up order-40", "turn-up order-39", "turn-up order-38", "turn-up order-37")

    assert g.view(None)["display"][:4] == ["order-40", "order-39", "order-38", "order-37"]
    assert g.view(None)["stage"] == "turn"


def test_when_the_deck_runs_out_the_discard_pile_is_shuffled() -> None:
    """HAI-110, HAI-R33: in the middle of filling the row."""
    g = haithabu({}, {}, stage="orders", order_deck=["order-40"])

    play(g, "turn-up order-40")

    assert words(g) == ["turn-up order-05", "turn-up order-06", "turn-up order-07", "turn-up order-08"]
    play(g, "turn-up order-07", "turn-up order-08", "turn-up order-05")
    assert (g.view(None)["order_deck"], g.view(None)["order_discard"]) == (1, [])


def test_gaps_of_the_display_slide_down_too() -> None:
    """HAI-109, HAI-R34: an empty upper space leaves the lower one empty; the upper row is filled if there is a card."""
    g = haithabu({}, {}, stage="orders", display=["", "order-02", "", "", "order-05"], order_deck=["order-40"])
    assert g.view(None)["order_discard"] == g.view(None)["last_change"]["swept"] == ["order-05"]
    assert order_cards(g) == list(range(len(g.components.orders)))

    play(g, "turn-up order-40")

    assert words(g) == ["turn-up order-05"]
    play(g, "turn-up order-05")
    assert g.view(None)["display"] == ["order-40", "order-05", "", "", "", "order-02", "", ""]


def test_the_next_game_turn_begins() -> None:
    """HAI-111: in step 10 both markers move; the dial only turns for the phase."""
    g = haithabu({}, {}, stage="orders", turn=3)
    before = g.view(None)["dial"][0]["position"]
    assert (g.view(None)["turn"], g.view(None)["phase"]) == (3, 3)
    g.journal = []

    play_on(g, "turn")

    assert (g.view(None)["turn"], g.view(None)["phase"]) == (4, 1)
    assert g.view(None)["dial"][0]["position"] == (before + 1) % 8
    assert told(g)[1] == "Winter, year 1 begins. seat 0 goes first."


def test_the_phase_marker_stays_on_the_third_month_until_the_last_step() -> None:
    """HAI-99, HAI-111: whether the turn change was played to or is a scenario."""
    played = haithabu(seats=2, phase=3, active=1, start_player=0)
    play(played, "worker mead", "nothing")
    written = haithabu(seats=2, stage="turn-change")

    for g in (played, written):
        while g.view(None)["stage"] != "turn":
            assert (g.view(None)["turn"], g.view(None)["phase"]) == (1, 3)
            play(g, words(g)[0])
        assert (g.view(None)["turn"], g.view(None)["phase"]) == (2, 1)


@pytest.mark.parametrize(
    ("moment", "left"),
    [
        ({"turn": 1}, [5, 4, 1]),
        ({"turn": 3}, [5, 4, 1]),
        ({"turn": 4}, [0, 4, 1]),
        ({"turn": 5}, [0, 0, 1]),
        ({"turn": 7}, [0, 0, 1]),
        ({"turn": 8, "phase": 3}, [0, 0, 0]),
        ({"turn": 6, "stage": "resupply"}, [0, 0, 1]),
        ({"turn": 7, "stage": "resupply"}, [0, 0, 0]),
    ],
)
def test_only_turn_changes_that_come_are_counted(moment: dict[str, Any], left: list[int]) -> None:
    """HAI-100, HAI-R35: the eighth game turn has none; 0 for an order that stays until the scoring."""
    g = haithabu({"orders": ["order-20", "order-21", "", "", "order-22"]}, {}, **moment)

    assert [order["turns_left"] for order in player(g)["orders"] if order] == left


def test_of_several_known_cards_the_carpenter_builds_the_top_one() -> None:
    """HAI-92, HAI-R30."""
    known = {"wagon-20": ["wagon-20-1", "wagon-20-6"]}
    g = haithabu({"characters": ["carpenter"]}, {}, stage="powers", stacks=known)

    play(g, "buy-from wagon-20")

    assert player(g)["wagon"] == "wagon-20-1"


def test_the_carpenter_builds_once_in_a_turn_change() -> None:
    """HAI-92, HAI-103: though there is silver for more."""
    g = haithabu({"characters": ["carpenter"], "silver": 500}, {}, stage="powers")

    play(g, "buy-from wagon-20", "show wagon-20-2")

    assert (g.view(0)["stage"], silver(g)) == ("resupply", 460)


def test_nobody_repays_at_the_turn_change() -> None:
    """HAI-R49."""
    g = haithabu({"characters": ["seer"], "silver": 500, "loans": 1}, {}, stage="powers")

    assert "repay" not in words(g)
    assert refused(g, "repay") == "HAI-103"


def test_the_administrator_of_another_holds_no_more_goods() -> None:
    """HAI-96: eleven goods are one too many."""
    g = haithabu({"warehouse": "11 mead"}, {"characters": ["administrator"]}, stage="storage")

    assert words(g) == ["return warehouse mead"]


def test_every_safe_marker_is_taken_off() -> None:
    """HAI-101: from all nine cards."""
    names = ["start-player", "seer", "stevedore", "carpenter", "trader", "landlord", "supplier", "administrator"]
    cards = [f"{name} safe" for name in (*names, "imposter")]
    g = haithabu({}, {"characters": cards}, stage="turn-change")

    assert [card["safe"] for card in g.view(None)["characters"]] == [False] * 9


def test_orders_move_before_powers_are_used() -> None:
    """HAI-99, HAI-100: on the mats of all three seats, while the Seer is asked."""
    cards = [{"orders": [f"order-2{seat}"]} for seat in range(3)]
    g = haithabu({**cards[0], "characters": ["seer"]}, *cards[1:], stage="turn-change")

    assert g.view(None)["stage"] == "powers"
    assert [orders(g, seat)[:2] for seat in range(3)] == [["", "order-20"], ["", "order-21"], ["", "order-22"]]


def test_the_view_tells_what_the_last_turn_change_did() -> None:
    """HAI-99 to HAI-110: step by step, each player in turn order from the start player on; anew in every turn."""
    mine = {"orders": ["order-20", "", "", "", "order-24"], "warehouse": "11 mead", "characters": ["trader", "seer"]}
    other = {"warehouse": "12 cloth", "characters": ["supplier"]}
    g = haithabu(mine, other, {"warehouse": "11 tools"}, stage="turn-change", turn=4, start_player=1)
    g.journal = []
    play(g, "cash-in supplier", "cash-in trader", "done", "price mead up")
    play(g, "roll 3", "roll 1", "roll 6", *["roll 3"] * 5)
    play(g, *["return warehouse cloth"] * 2, "return warehouse tools", "return warehouse mead")
    play(g, *[f"turn-up order-{number}" for number in ("09", "10", "11", "12")])

    shown = g.view(None)["last_change"]

    assert shown == {
        "turn": 4,
        "failed": [[0, "order-24"]],
        "cashed_in": [[1, "supplier"], [0, "trader"]],
        "powers": [[0, "seer"]],
        "dice": [3, 1],
        "arrived": {"mead": 2, "cloth": 1, "pottery": 1, "tools": 0, "weapons": 0, "spices": 0},
        "moved": {"mead": 1, "cloth": 0, "pottery": 0, "tools": 0, "weapons": 0, "spices": 0},
        "returned": [[1, "cloth"], [1, "cloth"], [2, "tools"], [0, "mead"]],
        "fees": [[1, 20], [2, 20], [0, 20]],
        "swept": ["order-05", "order-06", "order-07", "order-08"],
    }

    play_on(g, "resupply")
    assert g.view(None)["last_change"]["failed"] == []
