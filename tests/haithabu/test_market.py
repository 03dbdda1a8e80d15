"""Trading (HAI-34 to HAI-48, HAI-68, HAI-69, HAI-84, HAI-85, HAI-93): market, space C, space G, the Trader."""

import pytest

import skerry
from skerry.kernel.testing import agreed, offered, play, refused, said, summed, told, words
from tests.haithabu.table import goods, haithabu, market, points, price, silver

TRADER = {"characters": ["trader"]}


# --- buying on the market ---------------------------------------------------------------------------------------------


def test_goods_are_bought_at_the_current_price_and_it_rises() -> None:
    """HAI-35, HAI-36, HAI-42, HAI-47, HAI-E3: four cloth at 4 cost 16, then it is 6; 11 goods are allowed now."""
    g = haithabu({"warehouse": "7 mead"}, {}, prices={"cloth": 4})
    g.journal = []

    play(g, "worker cloth")
    assert (
        said(g, "buy 4")
        == "Cloth for 16 silver, leaves you 234; 1 too many for your warehouse at the turn change; new price 6"
    )
    play(g, "buy 4")

    assert (silver(g), price(g, "cloth"), goods(g, "warehouse")) == (234, 6, "7 mead, 4 cloth")
    assert (market(g, "cloth")["in_market"], market(g, "cloth")["in_supply"]) == (7, 13)
    assert told(g)[1:] == ["seat 0 buys 4 Cloth for 16 silver.", "New prices: Cloth 6."]


def test_buying_the_last_cube_of_the_market_lifts_the_price_by_two_levels() -> None:
    """HAI-36."""
    g = haithabu({}, {}, space="mead", market={"mead": 3})

    assert said(g, "buy 2").endswith("new price 4")
    assert said(g, "buy 3").endswith("new price 5")
    play(g, "buy 3")
    assert (price(g, "mead"), market(g, "mead")["in_market"]) == (5, 0)


def test_cubes_of_the_supply_are_bought_after_those_of_the_market() -> None:
    """HAI-37, HAI-41, HAI-R11: in one action at one price; two levels in all."""
    g = haithabu({}, {}, space="mead", market={"mead": 3})

    play(g, "buy 5")

    assert (silver(g), price(g, "mead"), goods(g, "warehouse")) == (235, 5, "5 mead")
    assert (market(g, "mead")["in_market"], market(g, "mead")["in_supply"]) == (0, 19)


def test_an_empty_market_sells_from_the_supply() -> None:
    """HAI-37, HAI-41."""
    g = haithabu({}, {}, space="mead", market={"mead": 0})

    play(g, "buy 1")

    assert (price(g, "mead"), market(g, "mead")["in_supply"]) == (5, 23)


def test_any_number_can_be_bought_as_long_as_there_is_a_cube() -> None:
    """HAI-41, HAI-47: those in market and supply together."""
    g = haithabu({"silver": 1000, "warehouse": "20 mead"}, {}, space="mead", market={"mead": 1})
    assert words(g) == ["nothing", "buy 1", "buy 2", "buy 3", "buy 4"]
    assert said(g, "buy 5") == "There’s only 4 Mead left to buy (HAI-41)."

    g = haithabu({"warehouse": "24 mead"}, {}, {}, active=0)
    play(g, "worker mead")
    assert g.to_move == 1


def test_a_kind_that_is_nowhere_cannot_be_bought() -> None:
    """HAI-41: not on the market and not on space G."""
    g = haithabu({"warehouse": "20 mead", "post": "4 mead"}, {}, space="mead")
    assert words(g) == ["nothing", "sell 1", "sell 2", "sell 3", "sell 4"]
    assert said(g, "buy 1") == "There’s no Mead left, in the market or in the general supply (HAI-41)."

    g = haithabu({"warehouse": "24 mead"}, {}, space="G")
    assert "mead" not in offered(g, "buy-one")
    assert refused(g, "buy-one mead") == "HAI-41"


# --- selling on the market --------------------------------------------------------------------------------------------


def test_goods_are_sold_from_the_trading_post_only() -> None:
    """HAI-43, HAI-48: not from the warehouse and not from orders."""
    g = haithabu({"warehouse": "3 cloth", "post": "2 cloth", "orders": ["order-01: cloth"]}, {}, space="cloth")

    assert offered(g, "sell") == ["1", "2"]
    assert said(g, "sell 3") == "You don’t have that much Cloth in your trading post (HAI-43)."
    play(g, "sell 2")
    assert (silver(g), goods(g, "post"), goods(g, "warehouse")) == (262, "", "3 cloth")
    assert market(g, "cloth")["in_market"] == 13


def test_the_price_falls_by_one_level_however_many_are_sold() -> None:
    """HAI-38."""
    for count in (1, 5):
        g = haithabu({"post": "5 cloth"}, {}, space="cloth", prices={"cloth": 8})
        assert said(g, f"sell {count}") == f"Cloth for {8 * count} silver, so you have {250 + 8 * count}; new price 6"
        play(g, f"sell {count}")
        assert price(g, "cloth") == 6


def test_selling_into_an_empty_market_brings_two_points() -> None:
    """HAI-44, HAI-48, HAI-E4: three mead at 4 bring 12 silver and 2 points; the price becomes 3."""
    g = haithabu({"post": "3 mead"}, {}, space="mead", prices={"mead": 4}, market={"mead": 0})
    g.journal = []

    assert (
        said(g, "sell 3") == "Mead for 12 silver, so you have 262; 2 victory points for the empty market; new price 3"
    )
    play(g, "sell 3")

    assert (silver(g), points(g), price(g, "mead")) == (262, 7, 3)
    assert told(g)[:3] == [
        "seat 0 sells 3 Mead for 12 silver.",
        "seat 0 gets 2 victory points for selling Mead into an empty market.",
        "New prices: Mead 3.",
    ]


def test_a_market_with_one_cube_is_not_empty() -> None:
    """HAI-44."""
    g = haithabu({"post": "3 mead"}, {}, space="mead", market={"mead": 1})

    play(g, "sell 3")

    assert points(g) == 5


# --- scales -----------------------------------------------------------------------------------------------------------


def test_a_marker_never_leaves_its_scale() -> None:
    """HAI-39."""
    g = haithabu({"post": "mead"}, {}, space="mead", prices={"mead": 1})
    play(g, "sell 1")
    assert price(g, "mead") == 1
    play(g, "worker mead", "buy 1")
    assert price(g, "mead") == 2

    g = haithabu({}, {}, space="mead", prices={"mead": 9}, market={"mead": 1})
    play(g, "buy 1")
    assert price(g, "mead") == 10

    g = haithabu({}, {}, space="mead", prices={"mead": 10})
    play(g, "buy 1")
    assert price(g, "mead") == 10


def test_a_shift_beyond_the_scale_counts_as_its_last_level() -> None:
    """HAI-40, HAI-R12: the marker does not move by it."""
    g = haithabu({"post": "mead", **TRADER}, {}, space="C", prices={"mead": 9})
    assert said(g, "sell-one mead").startswith("Mead for 10 silver,")

    g = haithabu({"post": "mead"}, {}, space="C", prices={"mead": 10})
    assert said(g, "sell-one mead").startswith("Mead for 10 silver,")

    g = haithabu(TRADER, {}, space="G", prices={"mead": 2, "cloth": 2})
    assert said(g, "buy-one mead").startswith("Mead for 1 silver,")
    assert said(g, "buy-one cloth").startswith("Cloth for 2 silver,")
    assert (price(g, "mead"), price(g, "cloth")) == (2, 2)


# --- not both ---------------------------------------------------------------------------------------------------------


def test_nobody_buys_and_sells_the_same_kind_in_one_phase() -> None:
    """HAI-45, HAI-R8: bought on the market, so not sold with the other worker; other kinds may be."""
    g = haithabu({"post": "2 mead, 2 cloth"}, {}, to_place=["own", "neutral"])
    play(g, "worker mead", "buy 1")

    play(g, "neutral mead")
    assert offered(g, "sell") == []
    assert refused(g, "sell 1") == "HAI-45"
    assert said(g, "sell 1") == "You’ve bought Mead this month, so you can’t sell any (HAI-45)."
    assert g.view(1)["action"]["bought"] == ["mead"]


def test_who_sold_a_kind_cannot_buy_it() -> None:
    """HAI-45: sold on the market, so neither the market nor space G sells it."""
    g = haithabu({"post": "2 mead"}, {}, to_place=["own", "neutral"], dial="G")
    play(g, "worker mead", "sell 1")

    market_again, space_g = g.copy(), g.copy()
    play(market_again, "neutral mead")
    assert words(market_again) == ["nothing", "sell 1"]
    assert said(market_again, "buy 1") == "You’ve sold Mead this month, so you can’t buy any (HAI-45)."
    play(space_g, "neutral G")
    assert "mead" not in offered(space_g, "buy-one")
    assert refused(space_g, "buy-one mead") == "HAI-45"


def test_the_ban_holds_between_spaces_of_the_dial() -> None:
    """HAI-45, HAI-R8: bought on G, so neither C nor H sells it; sold on C, so G does not sell it to them."""
    g = haithabu({"post": "2 mead, cloth"}, {}, to_place=["own", "neutral"], dial="G")
    play(g, "worker G", "buy-one mead", "done", "neutral H")
    assert offered(g, "sell-one") == ["cloth"]
    assert refused(g, "sell-one mead") == "HAI-45"

    g = haithabu({"post": "2 mead, cloth"}, {}, space="C", bought=["mead"])
    assert words(g) == ["sell-one cloth", "done"]
    assert refused(g, "sell-one mead") == "HAI-45"

    g = haithabu({"post": "2 mead, cloth"}, {}, to_place=["neutral"], space="C", dial="G")
    play(g, "sell-one mead", "done", "neutral G")
    assert offered(g, "buy-one") == ["cloth", "pottery", "tools", "weapons", "spices"]


def test_the_ban_ends_with_the_phase() -> None:
    """HAI-45: each player has one turn in a phase."""
    g = haithabu({"post": "2 mead"}, {"post": "mead"})
    play(g, "worker mead", "buy 1")
    assert g.view(None)["action"]["bought"] == []

    play(g, "worker mead")
    assert offered(g, "sell") == ["1"]
    play(g, "sell 1", "worker mead", "sell 2")
    assert goods(g, "post") == ""


def test_a_free_good_is_not_bought() -> None:
    """HAI-45, HAI-R9: taken on D, mead can still be sold; the Trader has nothing to do with it."""
    g = haithabu({"post": "mead", **TRADER}, {}, to_place=["own", "neutral"], dial="A")

    play(g, "worker D", "take-good mead", "order upper-1", "turn-up order-09", "neutral mead", "sell 1")

    assert silver(g) == 250 + 5


# --- space C ----------------------------------------------------------------------------------------------------------


def test_space_c_sells_one_level_dearer() -> None:
    """HAI-68, HAI-69: each at one level above its marker; then each kind sold falls one level."""
    g = haithabu({"post": "mead, cloth, pottery"}, {}, space="C")
    g.journal = []

    assert words(g) == ["sell-one mead", "sell-one cloth", "sell-one pottery", "done"]
    play(g, "sell-one mead", "sell-one cloth", "sell-one pottery")

    assert silver(g) == 250 + 4 + 8 + 13
    assert [price(g, kind) for kind in ("mead", "cloth", "pottery", "tools")] == [2, 4, 8, 12]
    assert told(g)[0] == "seat 0 sells 1 Mead for 4 silver."
    assert g.to_move == 1


def test_space_c_sells_up_to_three_alike_at_one_price() -> None:
    """HAI-35, HAI-68: the marker moves once, at the end."""
    g = haithabu({"post": "5 cloth"}, {}, space="C")

    play(g, "sell-one cloth", "sell-one cloth")
    assert price(g, "cloth") == 6
    play(g, "sell-one cloth")

    assert (silver(g), price(g, "cloth"), goods(g, "post"), g.to_move) == (274, 4, "2 cloth", 1)


@pytest.mark.parametrize(
    ("silver", "stored", "doubtful"), [(16, "6 mead", False), (15, "6 mead", True), (16, "7 mead", True)]
)
def test_a_purchase_that_takes_a_loan_or_fills_the_warehouse_too_much_is_dimmed(
    silver: int, stored: str, doubtful: bool
) -> None:
    """HAI-32, HAI-36, HAI-107: four cloth cost 16, and ten goods are kept."""
    g = haithabu({"silver": silver, "warehouse": stored}, {}, prices={"cloth": 4})
    play(g, "worker cloth")

    told = g.explain(g.game.move("buy 4"))

    assert told is not None
    assert told.doubtful == doubtful


def test_what_is_picked_to_sell_or_buy_is_added_up() -> None:
    """HAI-35, HAI-68, HAI-84: at one level above the markers on C and one below on G; they move at the end."""
    sale = haithabu({"post": "2 mead, cloth, pottery"}, {}, space="C")
    purchase = haithabu({"silver": 250}, {}, space="G", market={"mead": 2}, prices={"mead": 4, "cloth": 6})

    assert summed(sale, "sell-one mead", "sell-one cloth") == "12 silver in all, so you have 262."
    assert summed(sale, "sell-one mead", "sell-one mead") == "8 silver in all, so you have 258."
    assert summed(purchase, "buy-one mead", "buy-one cloth") == "7 silver in all, which leaves you 243."


def test_what_is_picked_after_a_first_good_is_no_more_than_the_rest_of_the_action() -> None:
    """HAI-93, HAI-R15: with a pack in which the Trader helps with two goods, one more after the first."""
    game = skerry.game("haithabu", version=1, changes={"character.trader.goods_per_action": 2})
    trader = {"characters": ["trader"], "post": "3 mead"}
    sale, purchase = (game.scenario({"space": space, "players": [trader, {}]}) for space in ("C", "G"))
    assert summed(sale, *["sell-one mead"] * 3) == "14 silver in all, so you have 264."
    assert summed(purchase, *["buy-one mead"] * 3) == "4 silver in all, which leaves you 246."
    play(sale, "sell-one mead")
    play(purchase, "buy-one mead")

    assert summed(sale, *["sell-one mead"] * 2) == "9 silver in all, so you have 264."
    assert summed(purchase, *["buy-one mead"] * 2) == "3 silver in all, which leaves you 246."


def test_goods_are_sold_and_bought_in_the_order_in_which_they_are_picked() -> None:
    """HAI-68, HAI-84: which comes first is the player's choice, and so it is told."""
    sale = haithabu({"post": "mead, cloth, tools"}, {}, space="C")
    purchase = haithabu({}, {}, space="G")

    assert agreed(sale, "sell-one tools", "sell-one mead") == ["sell-one tools", "sell-one mead", "done"]
    assert agreed(purchase, "buy-one cloth", "buy-one mead") == ["buy-one cloth", "buy-one mead", "done"]


def test_what_can_be_traded_on_the_market_is_named_in_full() -> None:
    """HAI-47, HAI-48."""
    g = haithabu({"post": "2 cloth"}, {}, space="cloth", market={"cloth": 2})

    named = [g.game.full_label(g, g.game.move(word), "en", []) for word in ("buy 1", "buy 2", "sell 2", "nothing")]

    assert named == ["Buy 1 Cloth", "Buy 2 Cloth", "Sell 2 Cloth", "Do nothing"]


def test_goods_are_all_alike_or_all_different() -> None:
    """HAI-68, HAI-84, HAI-R13: two of one kind and one of another is not allowed."""
    g = haithabu({"post": "3 mead, 2 cloth, pottery"}, {}, space="C")
    play(g, "sell-one mead")
    assert offered(g, "sell-one") == ["mead", "cloth", "pottery"]
    alike, different = g.copy(), g.copy()

    play(alike, "sell-one mead")
    assert words(alike) == ["sell-one mead", "done"]
    assert refused(alike, "sell-one cloth") == "HAI-R13"
    play(different, "sell-one cloth")
    assert words(different) == ["sell-one pottery", "done"]
    assert said(different, "sell-one mead") == "The goods must be all alike or all different (HAI-R13)."


def test_a_sale_on_c_may_stop_early_and_ends_when_nothing_is_left() -> None:
    """HAI-68, HAI-D13."""
    g = haithabu({"post": "2 mead"}, {}, space="C")
    play(g, "sell-one mead", "done")
    assert (silver(g), price(g, "mead"), g.to_move) == (254, 2, 1)

    g = haithabu({"post": "mead"}, {}, space="C")
    play(g, "sell-one mead")
    assert (price(g, "mead"), g.to_move) == (2, 1)

    g = haithabu({"post": "mead"}, {}, space="C")
    g.journal = []
    play(g, "done")
    assert (silver(g), price(g, "mead")) == (250, 3)
    assert told(g) == ["seat 0 takes no action on C, Sell dear."]


def test_space_c_pays_points_for_each_empty_market() -> None:
    """HAI-44, HAI-69, HAI-R14: once for each kind; the second cube finds the first one there."""
    empty = {"mead": 0, "cloth": 0, "pottery": 1}
    g = haithabu({"post": "mead, cloth, pottery"}, {}, space="C", market=empty)
    play(g, "sell-one mead", "sell-one cloth", "sell-one pottery")
    assert points(g) == 5 + 2 + 2

    g = haithabu({"post": "3 mead"}, {}, space="C", market=empty)
    play(g, "sell-one mead", "sell-one mead", "sell-one mead")
    assert points(g) == 5 + 2


def test_the_trader_adds_a_level_on_space_c() -> None:
    """HAI-40, HAI-69, HAI-93, HAI-E7: weapons at 20: three bring 28 each, 84 in all, and the price becomes 16."""
    g = haithabu({"post": "3 weapons", **TRADER}, {}, space="C")

    play(g, "sell-one weapons", "sell-one weapons", "sell-one weapons")

    assert (silver(g), price(g, "weapons")) == (334, 16)


# --- space G ----------------------------------------------------------------------------------------------------------


def test_space_g_buys_one_level_cheaper() -> None:
    """HAI-84, HAI-85, HAI-E13: 5 + 12 + 16 = 33, and each price rises one level."""
    g = haithabu({}, {}, space="G", prices={"mead": 6, "cloth": 14, "weapons": 20})
    g.journal = []

    play(g, "buy-one mead", "buy-one cloth")
    assert (price(g, "mead"), price(g, "cloth")) == (6, 14)
    play(g, "buy-one weapons")

    assert (silver(g), goods(g, "warehouse")) == (217, "mead, cloth, weapons")
    assert [price(g, kind) for kind in ("mead", "cloth", "weapons")] == [7, 16, 24]
    assert told(g)[0] == "seat 0 buys 1 Mead for 5 silver."


def test_space_g_buys_one_to_three_alike_or_different() -> None:
    """HAI-84, HAI-R13, HAI-D19."""
    g = haithabu({}, {}, space="G")
    assert words(g) == [f"buy-one {kind}" for kind in ("mead", "cloth", "pottery", "tools", "weapons", "spices")] + [
        "done"
    ]

    play(g, "buy-one mead", "buy-one mead")
    assert words(g) == ["buy-one mead", "done"]
    assert refused(g, "buy-one cloth") == "HAI-R13"
    play(g, "buy-one mead")
    assert (silver(g), price(g, "mead"), g.to_move) == (244, 4, 1)


def test_space_g_buys_from_the_supply_when_the_market_is_empty() -> None:
    """HAI-41, HAI-85, HAI-R10: counting cubes bought before in the action; two levels of rise."""
    g = haithabu({}, {}, space="G", market={"mead": 1, "cloth": 0})
    play(g, "buy-one mead", "buy-one mead", "done")
    assert (price(g, "mead"), market(g, "mead")["in_market"], market(g, "mead")["in_supply"]) == (5, 0, 22)

    g = haithabu({"warehouse": "23 cloth"}, {}, space="G")
    play(g, "buy-one cloth")
    assert "cloth" not in offered(g, "buy-one")


def test_on_space_g_too_the_last_cube_of_the_market_lifts_the_price_by_two_levels() -> None:
    """HAI-36, HAI-85: said before the good is chosen."""
    g = haithabu({}, {}, space="G", market={"mead": 2, "cloth": 1})

    assert said(g, "buy-one mead") == "Mead for 2 silver, leaves you 248; new price 4"
    assert said(g, "buy-one cloth") == "Cloth for 4 silver, leaves you 246; new price 10"


def test_the_trader_helps_with_as_many_goods_as_the_card_says() -> None:
    """HAI-93, HAI-R15: with a pack in which it is one, only the first good is cheaper."""
    game = skerry.game("haithabu", version=1, changes={"character.trader.goods_per_action": 1})
    g = game.scenario({"space": "mead", "players": [{"characters": ["trader"]}, {}]})

    asked = game.say(g.prompt(0), "en", ["Ann", "Ben"])
    play(g, "buy 3")

    assert asked.startswith("Mead: buy at 2 each or sell at 4 each (the first 1; after that, 3 each).")
    assert silver(g) == 250 - 2 - 2 * 3

    g = game.scenario({"space": "mead", "players": [{"characters": ["trader"], "silver": 5, "loans": 16}, {}]})
    assert offered(g, "buy") == ["1", "2"]


def test_one_by_one_the_trader_helps_with_no_more_goods_either() -> None:
    """HAI-93, HAI-R15: on space C the first mead sells two levels dearer, the second one level, as for everybody."""
    game = skerry.game("haithabu", version=1, changes={"character.trader.goods_per_action": 1})
    g = game.scenario({"space": "C", "players": [{"characters": ["trader"], "post": "2 mead"}, {}]})

    play(g, "sell-one mead")
    first = silver(g) - 250
    play(g, "sell-one mead")

    assert (first, silver(g) - 250 - first) == (5, 4)


def test_without_the_trader_the_market_asks_with_one_price() -> None:
    """HAI-46, HAI-47."""
    g = haithabu({}, {}, space="mead")

    asked = g.game.say(g.prompt(0), "en", ["Ann", "Ben"])

    assert asked == "Mead: buy at 3 each or sell at 3 each. You have 250 silver."


def test_space_g_ends_when_nothing_can_be_paid_any_more() -> None:
    """HAI-D19, HAI-32: without markers only what the silver covers is listed."""
    g = haithabu({"silver": 6, "loans": 16}, {}, space="G")

    assert words(g) == ["buy-one mead", "buy-one cloth", "done"]
    assert refused(g, "buy-one spices") == "HAI-32"
    assert refused(g, "buy-one pottery") == "HAI-32"  # of which market and supply have as many
    play(g, "buy-one cloth")
    assert words(g) == ["buy-one mead", "done"]
    play(g, "buy-one mead")
    assert (silver(g), price(g, "mead"), price(g, "cloth"), g.to_move) == (0, 4, 8, 1)


def test_buying_nothing_on_g_moves_no_price() -> None:
    """HAI-22."""
    g = haithabu(seats=2, space="G")
    g.journal = []

    play(g, "done")

    assert told(g) == ["seat 0 takes no action on G, Buy cheap."]
    assert price(g, "mead") == 3


def test_the_trader_takes_a_further_level_off_on_space_g() -> None:
    """HAI-40, HAI-85, HAI-93."""
    g = haithabu(TRADER, {}, space="G")

    play(g, "buy-one spices", "done")

    assert (silver(g), price(g, "spices")) == (230, 35)


# --- the Trader on the market -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "cost"), [(1, 4), (6, 24), (7, 30), (10, 48)])
def test_the_trader_buys_six_goods_one_level_lower(count: int, cost: int) -> None:
    """HAI-93, HAI-98, HAI-R15: all others at the ordinary price; cloth at 6 costs 4."""
    g = haithabu(TRADER, {}, space="cloth")

    play(g, f"buy {count}")

    assert (silver(g), price(g, "cloth")) == (250 - cost, 8)


@pytest.mark.parametrize(("count", "gain"), [(1, 8), (6, 48), (7, 54), (9, 66)])
def test_the_trader_sells_six_goods_one_level_higher(count: int, gain: int) -> None:
    """HAI-93, HAI-R15."""
    g = haithabu({"post": "9 cloth", **TRADER}, {}, space="cloth")

    play(g, f"sell {count}")

    assert (silver(g), price(g, "cloth")) == (250 + gain, 4)


@pytest.mark.parametrize(("have", "most"), [(3, 0), (4, 1), (23, 5), (24, 6), (29, 6), (30, 7), (107, 19), (108, 20)])
def test_the_traders_owner_can_pay_for_more(have: int, most: int) -> None:
    """HAI-93: six cloth at 4, the rest at 6."""
    g = haithabu({"silver": have, "loans": 16, "post": "cloth", **TRADER}, {}, space="cloth")

    assert len(offered(g, "buy")) == most


@pytest.mark.parametrize(("have", "most"), [(5, 0), (6, 1), (11, 1), (12, 2)])
def test_without_the_trader_the_price_is_that_of_the_marker(have: int, most: int) -> None:
    """HAI-47."""
    g = haithabu({"silver": have, "loans": 16, "post": "cloth"}, TRADER, space="cloth")

    assert len(offered(g, "buy")) == most


def test_the_question_says_at_which_prices_one_trades() -> None:
    """HAI-46, HAI-93."""
    g = haithabu({"post": "cloth", **TRADER}, {}, space="cloth")

    assert g.prompt(0).values == {"kind": "cloth", "cost": 4, "gain": 8, "helped": 6, "price": 6, "silver": 250}
    assert g.prompt(1).values == {"turn": 1, "phase": 1, "seat": 0}
    assert refused(g, "point") == "HAI-46"


# --- what is forgotten, and what is not -------------------------------------------------------------------------------


def test_what_was_sold_may_be_bought_in_the_next_phase() -> None:
    """HAI-45."""
    g = haithabu({"post": "mead"}, {})
    play(g, "worker mead", "sell 1", "worker cloth", "nothing")

    play(g, "worker mead", "buy 1")

    assert goods(g, "warehouse") == "mead"


def test_what_was_sold_on_h_is_not_bought() -> None:
    """HAI-45, HAI-R8: neither on G nor on the market."""
    g = haithabu({"post": "mead"}, {}, space="H", to_place=["neutral"], display=[], dial="G")
    play(g, "sell-one mead")
    on_g, on_market = g.copy(), g.copy()

    play(on_g, "neutral G")
    assert refused(on_g, "buy-one mead") == "HAI-45"
    play(on_market, "neutral mead")
    assert on_market.to_move == 1


def test_the_trader_of_another_does_not_help_on_the_dial() -> None:
    """HAI-93: on C, G and H."""
    g = haithabu({"post": "cloth"}, TRADER, space="C")
    assert said(g, "sell-one cloth").startswith("Cloth for 8 silver,")
    g = haithabu({}, TRADER, space="G")
    assert said(g, "buy-one cloth").startswith("Cloth for 4 silver,")
    g = haithabu({"post": "cloth"}, TRADER, space="H")
    assert said(g, "sell-one cloth").startswith("Cloth for 6 silver,")


def test_a_shifted_price_at_the_end_of_the_scale_is_paid_and_the_marker_moves_as_ever() -> None:
    """HAI-39, HAI-40, HAI-R12."""
    g = haithabu({"post": "mead", **TRADER}, {}, space="C", prices={"mead": 9})
    play(g, "sell-one mead")
    assert (silver(g), price(g, "mead")) == (260, 8)

    g = haithabu(TRADER, {}, space="G", prices={"mead": 2})
    play(g, "buy-one mead", "done")
    assert (silver(g), price(g, "mead")) == (249, 3)


def test_as_many_as_there_are_may_be_too_dear() -> None:
    """HAI-32, HAI-41: two are there, but neither silver nor a loan for both."""
    there = {"market": {"spices": 2}, "space": "spices"}
    g = haithabu({"silver": 40, "warehouse": "20 spices"}, {"warehouse": "2 spices", "loans": 16}, **there)

    assert words(g) == ["nothing", "buy 1"]
    assert refused(g, "buy 2") == "HAI-32"
    assert refused(g, "buy 3") == "HAI-41"


@pytest.mark.parametrize(
    ("count", "characters", "told"),
    [
        (2, [], "Cloth for 12 silver, leaves you 238; new price 8"),
        (4, [], "2 too many for your warehouse at the turn change; new price 8"),
        (4, ["administrator"], "Cloth for 24 silver, leaves you 226; new price 8"),
    ],
)
def test_a_purchase_says_what_the_warehouse_cannot_keep(count: int, characters: list[str], told: str) -> None:
    """HAI-107, HAI-96: before it is made."""
    g = haithabu({"warehouse": "8 mead", "characters": characters}, {}, space="cloth")

    assert said(g, f"buy {count}").endswith(told)
