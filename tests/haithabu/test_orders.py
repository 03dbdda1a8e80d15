"""Orders (HAI-70 to HAI-80, HAI-86 to HAI-88, HAI-95): the display, spaces D, E and H."""

from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.haithabu.conformance import cubes
from tests.haithabu.table import goods, haithabu, market, orders, player, points, price, silver

DISPLAY = [f"order-0{number}" for number in range(1, 9)]
SUPPLIER = {"characters": ["supplier"]}


# --- space D ----------------------------------------------------------------------------------------------------------


def test_space_d_gives_a_good_and_an_order_or_a_point() -> None:
    """HAI-70, HAI-71: the good first, then an order must be taken."""
    g = haithabu({}, {}, space="D", market={"tools": 0})

    assert words(g) == [
        "point",
        *[f"take-good {kind}" for kind in ("mead", "cloth", "pottery", "weapons", "spices")],
        "nothing",
    ]
    assert refused(g, "order upper-1") == "HAI-71"
    assert refused(g, "sell-one mead") == "HAI-70"
    play(g, "take-good spices")
    assert words(g) == [f"order {row}-{column}" for row in ("upper", "lower") for column in range(1, 5)]
    assert refused(g, "nothing") == "HAI-71"
    assert refused(g, "point") == "HAI-71"


def test_a_point_may_be_taken_instead() -> None:
    """HAI-70."""
    g = haithabu({}, {}, space="D")
    g.journal = []

    play(g, "point")

    assert (points(g), g.to_move) == (6, 1)
    assert told(g)[0] == "seat 0 takes 1 victory point."


def test_the_free_good_comes_from_the_market_and_lifts_the_price() -> None:
    """HAI-72: it costs nothing; one level, or two if it was the last; never from the supply."""
    g = haithabu({}, {}, space="D", market={"mead": 2, "cloth": 1, "pottery": 0})
    assert said(g, "take-good mead") == "new price 4; an order comes next"
    assert said(g, "take-good cloth") == "new price 10; an order comes next"
    assert refused(g, "take-good pottery") == "HAI-72"

    g.journal = []
    play(g, "take-good cloth")
    assert told(g) == ["seat 0 takes 1 Cloth from the market for free.", "New prices: Cloth 10."]
    assert (goods(g, "warehouse"), silver(g), price(g, "cloth"), market(g, "cloth")["in_market"]) == (
        "cloth",
        250,
        10,
        0,
    )
    assert price(g, "mead") == 3


def test_without_an_order_or_a_good_only_the_point_is_left() -> None:
    """HAI-71, HAI-R34."""
    g = haithabu({}, {}, space="D", display=[], order_deck=[])
    assert words(g) == ["point", "nothing"]
    assert refused(g, "take-good mead") == "HAI-71"

    nothing = dict.fromkeys(("mead", "cloth", "pottery", "tools", "weapons", "spices"), 0)
    g = haithabu({}, {}, space="D", market=nothing)
    assert words(g) == ["point", "nothing"]


def test_space_d_may_be_used_for_nothing() -> None:
    """HAI-22."""
    g = haithabu({}, {}, space="D")
    g.journal = []

    play(g, "nothing")

    assert (points(g), g.to_move) == (5, 1)
    assert told(g)[0] == "seat 0 takes no action on D, Order and good."


# --- taking an order --------------------------------------------------------------------------------------------------


def test_an_order_of_the_upper_row_is_replaced_from_the_deck() -> None:
    """HAI-73, HAI-74, HAI-R48: the other columns stay."""
    g = haithabu({}, {}, space="H")

    assert offered(g, "order") == [f"{row}-{column}" for row in ("upper", "lower") for column in range(1, 5)]
    play(g, "order upper-2")
    assert words(g)[0] == "turn-up order-09"
    assert len(words(g)) == 40
    play(g, "turn-up order-33")

    assert g.view(None)["display"] == ["order-01", "order-33", *DISPLAY[2:]]
    assert g.view(None)["order_deck"] == 39
    assert orders(g) == ["order-02", "", "", "", ""]


def test_an_order_of_the_lower_row_lets_the_upper_one_slide_down() -> None:
    """HAI-74, HAI-R48."""
    g = haithabu({}, {}, space="H")
    g.journal = []

    play(g, "order lower-3", "turn-up order-40")

    assert g.view(None)["display"] == [
        "order-01",
        "order-02",
        "order-40",
        "order-04",
        "order-05",
        "order-06",
        "order-03",
        "order-08",
    ]
    assert orders(g)[0] == "order-07"
    assert told(g)[0] == "seat 0 takes an order (1 Mead, 1 Cloth, 1 Pottery, 1 Tools: 6 points, 40 silver)."


def test_without_cards_the_display_has_gaps() -> None:
    """HAI-110, HAI-R33, HAI-R34: the upper space stays empty; if the card below is taken, the lower one too."""
    g = haithabu({}, {}, display=DISPLAY, order_deck=[], dial="A", to_place=["own", "neutral"])

    play(g, "worker D", "take-good mead", "order lower-1")
    assert g.view(None)["display"] == ["", *DISPLAY[1:4], "order-01", *DISPLAY[5:]]
    play(g, "neutral D", "take-good mead", "order lower-1")
    assert g.view(None)["display"] == ["", *DISPLAY[1:4], "", *DISPLAY[5:]]

    play(g, "worker D", "take-good mead")
    assert "order upper-1" not in words(g)
    assert said(g, "order lower-1") == "There’s no order in the lower row, place 1 (HAI-R34)."


def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    """HAI-110, HAI-R33 (HAI-C8)."""
    pile = ["order-10", "order-11", "order-12"]
    g = haithabu({}, {}, space="H", display=DISPLAY, order_deck=[], order_discard=pile)
    g.journal = []

    play(g, "order upper-4")

    assert words(g) == [f"turn-up {order}" for order in pile]
    assert {weight for _, weight in g.chances()} == {1}
    assert g.view(None)["order_discard"] == []
    assert "The discarded orders are shuffled into a new deck of 3 cards." in told(g)


def test_a_deck_with_cards_is_not_mixed_with_the_discard_pile() -> None:
    """HAI-110."""
    g = haithabu({}, {}, space="H", display=DISPLAY, order_deck=["order-20"], order_discard=["order-10"])

    play(g, "order upper-4")

    assert words(g) == ["turn-up order-20"]
    assert g.view(None)["order_discard"] == ["order-10"]


def test_a_new_order_pushes_the_others_up_to_the_first_gap() -> None:
    """HAI-75, HAI-E9: cards on spaces 1 and 5: the first moves to 2, the last stays; a cloth costs one level more."""
    g = haithabu({"orders": ["order-20: pottery", "", "", "", "order-21: mead"]}, {}, space="D")

    play(g, "take-good cloth", "order upper-1", "turn-up order-30")

    assert orders(g) == ["order-01", "order-20: pottery", "", "", "order-21: mead"]
    assert (goods(g, "warehouse"), price(g, "cloth")) == ("cloth", 8)


def test_a_start_order_is_pushed_like_any_other() -> None:
    """HAI-75."""
    g = haithabu({"orders": ["start-order-1"]}, {}, space="H")

    play(g, "order upper-1")

    assert orders(g)[:2] == ["order-01", "start-order-1"]

    g = haithabu({"orders": ["order-20", "order-21", "order-22", "order-23", "start-order-1"]}, {}, space="H")
    play(g, "order upper-1")
    assert "start-order-1" in g.view(None)["orders_gone"]


def test_cards_behind_the_first_gap_stay() -> None:
    """HAI-75."""
    g = haithabu({"orders": ["order-20", "", "order-21"]}, {}, space="H")

    play(g, "order upper-1")

    assert orders(g) == ["order-01", "order-20", "order-21", "", ""]


def test_an_empty_first_space_takes_the_order_and_nothing_moves() -> None:
    """HAI-75."""
    g = haithabu({"orders": ["", "order-20", "order-21"]}, {}, space="H")

    play(g, "order upper-1")

    assert orders(g) == ["order-01", "order-20", "order-21", "", ""]


def test_a_card_pushed_beyond_the_last_space_has_failed() -> None:
    """HAI-03, HAI-76: its goods go to the supply, and it leaves the game; no points are lost."""
    mine = ["order-20", "order-21", "order-22", "order-23: mead", "order-24: 2 cloth, spices"]
    g = haithabu({"orders": mine}, {"orders": ["order-25"]}, {}, space="H")
    g.journal = []

    assert said(g, "order upper-1") == (
        "order (2 Mead, 2 Cloth: 4 points, 40 silver); you lose the order (3 Cloth, 2 Spices: 6 points, 70 silver)"
    )
    play(g, "order upper-1")

    assert orders(g) == ["order-01", "order-20", "order-21", "order-22", "order-23: mead"]
    assert g.view(None)["orders_gone"][-1] == "order-24"
    assert (market(g, "cloth")["in_supply"], market(g, "spices")["in_supply"], points(g)) == (13, 9, 5)
    assert told(g)[1] == "seat 0 loses an order (3 Cloth, 2 Spices: 6 points, 70 silver): it falls off the mat."


def test_start_orders_of_the_display_bring_no_goods() -> None:
    """HAI-77."""
    g = haithabu({}, {}, space="H", display=["start-order-1"])

    play(g, "order upper-1")

    assert (orders(g)[0], goods(g, "warehouse")) == ("start-order-1", "")


# --- space H ----------------------------------------------------------------------------------------------------------


def test_space_h_gives_an_order_and_a_sale_in_either_order() -> None:
    """HAI-86, HAI-87, HAI-88: the good at the current price."""
    g = haithabu({"post": "cloth, 2 tools"}, {}, space="H")
    assert words(g) == [
        "point",
        *[f"order {row}-{column}" for row in ("upper", "lower") for column in range(1, 5)],
        "sell-one cloth",
        "sell-one tools",
        "nothing",
    ]
    order_first, sale_first = g.copy(), g.copy()

    play(order_first, "order upper-1", "turn-up order-09")
    assert words(order_first) == ["sell-one cloth", "sell-one tools", "done"]
    assert said(order_first, "order upper-2") == "You get one order and one sale, or else 1 victory point (HAI-86)."
    assert said(order_first, "point") == "You get one order and one sale, or else 1 victory point (HAI-86)."
    assert said(order_first, "buy 1") == "You can’t play “buy 1” now (HAI-86)."
    assert order_first.prompt(0).key == "ask.sale"
    play(order_first, "sell-one tools")
    play(sale_first, "sell-one tools")
    assert words(sale_first) == [f"order {row}-{column}" for row in ("upper", "lower") for column in range(1, 5)] + [
        "done"
    ]
    assert said(sale_first, "sell-one tools") == "You get one order and one sale, or else 1 victory point (HAI-86)."
    assert sale_first.prompt(0).key == "ask.order-or-done"
    play(sale_first, "order upper-1", "turn-up order-09")

    for after in (order_first, sale_first):
        assert (silver(after), goods(after, "post"), price(after, "tools")) == (262, "cloth, tools", 9)
        assert (orders(after)[0], after.to_move) == ("order-01", 1)


def test_the_last_order_of_the_display_may_be_a_start_order() -> None:
    """HAI-88, HAI-R34: after the sale it is offered."""
    g = haithabu({"post": "mead"}, {}, space="H", display=["start-order-1"])

    play(g, "sell-one mead")

    assert words(g) == ["order upper-1", "done"]


def test_each_half_of_space_h_may_be_left_out() -> None:
    """HAI-88."""
    g = haithabu({"post": "cloth"}, {}, space="H")
    order_only, sale_only, nothing = g.copy(), g.copy(), g.copy()

    play(order_only, "order upper-1", "turn-up order-09", "done")
    assert (order_only.to_move, goods(order_only, "post")) == (1, "cloth")
    play(sale_only, "sell-one cloth", "done")
    assert (sale_only.to_move, orders(sale_only)) == (1, [""] * 5)
    nothing.journal = []
    play(nothing, "nothing")
    assert (nothing.to_move, silver(nothing)) == (1, 250)
    assert told(nothing)[0] == "seat 0 takes no action on H, Order and sale."


def test_after_an_order_without_goods_space_h_is_done() -> None:
    """HAI-88, HAI-D20: and after a sale without an order on display."""
    g = haithabu({}, {}, space="H")
    play(g, "order upper-1", "turn-up order-09")
    assert g.to_move == 1

    g = haithabu({"post": "cloth"}, {}, space="H", display=[])
    assert words(g) == ["point", "sell-one cloth", "nothing"]
    assert refused(g, "order upper-1") == "HAI-R34"
    assert refused(g, "sell-one mead") == "HAI-43"
    assert refused(g, "done") == "HAI-86"
    play(g, "sell-one cloth")
    assert g.to_move == 1


def test_space_h_may_give_a_point() -> None:
    """HAI-86."""
    g = haithabu({"post": "cloth"}, {}, space="H")

    play(g, "point")

    assert (points(g), goods(g, "post"), g.to_move) == (6, "cloth", 1)


def test_the_trader_and_an_empty_market_help_on_space_h() -> None:
    """HAI-44, HAI-87, HAI-93: one level higher, and 2 points."""
    g = haithabu({"post": "cloth", "characters": ["trader"]}, {}, space="H", market={"cloth": 0}, display=[])

    assert (
        said(g, "sell-one cloth")
        == "Cloth for 8 silver, so you have 258; 2 victory points for the empty market; new price 4"
    )
    play(g, "sell-one cloth")

    assert (silver(g), points(g), price(g, "cloth")) == (258, 7, 4)


# --- space E ----------------------------------------------------------------------------------------------------------


def test_goods_are_put_on_orders_that_ask_for_them() -> None:
    """HAI-78: any number onto one or more cards, only kinds that are missing; they stay there."""
    g = haithabu({"post": "2 mead, 2 tools", "orders": ["order-25", "", "order-04: mead"]}, {}, space="E")
    g.journal = []

    assert words(g) == ["put 1 mead", "fill 3", "put 3 mead", "put 3 tools", "done"]
    assert said(g, "put 1 mead") == "order (2 Mead, 4 Cloth: 6 points, 40 silver): 5 goods still missing"
    assert said(g, "put 3 tools").endswith(": 2 goods still missing")
    assert refused(g, "put 1 tools") == "HAI-78"
    assert refused(g, "put 2 mead") == "HAI-78"
    assert refused(g, "put 1 cloth") == "HAI-43"
    assert refused(g, "fill 1") == "HAI-78"
    assert refused(g, "fill 2") == "HAI-78"
    assert refused(g, "point") == "HAI-78"
    assert said(g, "fill 2") == "You have no order on space 2 (HAI-78)."
    play(g, "put 1 mead", "put 3 tools")
    assert orders(g) == ["order-25: mead", "", "order-04: mead, tools", "", ""]
    assert told(g) == [
        "seat 0 puts Mead on an order (2 Mead, 4 Cloth: 6 points, 40 silver).",
        "seat 0 puts Tools on an order (2 Mead, 2 Tools: 4 points, 60 silver).",
    ]
    play(g, "done")
    assert (goods(g, "post"), g.to_move) == ("mead, tools", 1)


def test_goods_are_put_on_a_start_order() -> None:
    """HAI-78."""
    g = haithabu({"orders": ["start-order-1"], "post": "mead"}, {}, space="E")

    assert words(g) == ["put 1 mead", "done"]


def test_a_card_accepts_only_as_many_as_are_missing() -> None:
    """HAI-78."""
    g = haithabu({"post": "3 mead", "orders": ["order-25: mead, 3 cloth"]}, {}, space="E")

    play(g, "put 1 mead")

    assert (goods(g, "post"), orders(g)[0], g.to_move) == ("2 mead", "order-25: 2 mead, 3 cloth", 1)


def test_goods_of_the_warehouse_are_not_delivered() -> None:
    """HAI-78."""
    g = haithabu({"warehouse": "2 mead, 4 cloth", "orders": ["order-25"]}, {}, space="E")

    assert (g.to_move, orders(g)[0]) == (1, "order-25")


def test_a_full_order_is_scored_at_once() -> None:
    """HAI-03, HAI-79, HAI-80: goods to the supply, not to the market; the others do not move; it counts as filled."""
    mine = ["order-20", "order-25: 3 cloth", "order-21"]
    g = haithabu({"post": "2 mead, 2 cloth", "orders": mine}, {}, space="E")
    g.journal = []

    assert said(g, "fill 2") == "order (2 Mead, 4 Cloth: 6 points, 40 silver): you get 6 victory points and 40 silver"
    play(g, "fill 2")

    assert (points(g), silver(g), goods(g, "post")) == (11, 290, "cloth")
    assert orders(g) == ["order-20", "", "order-21", "", ""]
    assert player(g)["filled"] == ["order-25"]
    assert (market(g, "mead")["in_market"], market(g, "mead")["in_supply"]) == (10, 14)
    assert (market(g, "cloth")["in_market"], market(g, "cloth")["in_supply"]) == (11, 12)
    assert told(g) == [
        "seat 0 fills an order (2 Mead, 4 Cloth: 6 points, 40 silver) and gets 6 victory points and 40 silver."
    ]
    assert words(g) == ["put 3 cloth", "done"]
    assert cubes(g) == cubes(haithabu({}, {}))


def test_an_order_that_can_be_filled_may_be_served_partly() -> None:
    """HAI-D16: but the last good of a card is only put by filling it."""
    g = haithabu({"post": "2 mead, 2 tools", "orders": ["order-04: mead"]}, {}, space="E")

    assert words(g) == ["fill 1", "put 1 mead", "put 1 tools", "done"]
    play(g, "put 1 mead", "put 1 tools")
    assert words(g) == ["fill 1", "done"]
    assert said(g, "put 1 tools") == "This good completes the order on space 1. Fill the order instead (HAI-D16)."
    play(g, "fill 1")
    assert (points(g), g.to_move) == (9, 1)


def test_the_supplier_brings_more_for_each_order() -> None:
    """HAI-79, HAI-95, HAI-98, HAI-E10: 6 + 1 points and 40 + 10 silver; the first order stays with its goods."""
    mine = ["order-36", "", "order-25: mead, 4 cloth"]
    g = haithabu({"post": "mead, cloth, weapons", "orders": mine, **SUPPLIER}, {}, space="E")

    play(g, "put 1 cloth", "put 1 weapons")
    assert said(g, "fill 3").endswith("7 victory points and 50 silver")
    play(g, "fill 3")

    assert (points(g), silver(g), player(g)["filled"]) == (12, 300, ["order-25"])
    assert orders(g) == ["order-36: cloth, weapons", "", "", "", ""]
    assert market(g, "cloth")["in_supply"] == 24 - 11 - 1


def test_the_supplier_of_another_does_not_help() -> None:
    """HAI-95."""
    g = haithabu({"post": "2 mead, 4 cloth", "orders": ["order-25"]}, SUPPLIER, space="E")

    play(g, "fill 1")

    assert (points(g), silver(g)) == (11, 290)


def test_delivering_may_be_left() -> None:
    """HAI-22."""
    g = haithabu({"post": "mead", "orders": ["order-25"]}, {}, space="E")
    g.journal = []

    play(g, "done")

    assert (goods(g, "post"), g.to_move) == ("mead", 1)
    assert told(g) == ["seat 0 takes no action on E, Deliver."]


def test_a_delivery_that_stops_early_is_not_nothing() -> None:
    """HAI-22, HAI-78."""
    g = haithabu({"post": "2 mead", "orders": ["order-25"]}, {}, space="E")
    g.journal = []

    play(g, "put 1 mead", "done")

    assert (goods(g, "post"), g.to_move) == ("mead", 1)
    assert told(g) == ["seat 0 puts Mead on an order (2 Mead, 4 Cloth: 6 points, 40 silver)."]


def test_each_worker_on_h_may_take_an_order() -> None:
    """HAI-86: what the first one took does not count for the second."""
    g = haithabu({}, {}, to_place=["own", "neutral"], dial="E")
    play(g, "worker H", "order upper-1", "turn-up order-20")

    play(g, "neutral H", "order upper-2")

    assert orders(g)[:2] == ["order-02", "order-01"]
