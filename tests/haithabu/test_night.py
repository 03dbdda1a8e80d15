"""The night side (HAI-49 to HAI-60): dice and events."""

import pytest

from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.haithabu.table import goods, haithabu, market, owners, player, points, silver

NIGHT = {"space": "D", "event": "to-come"}


# --- dice -------------------------------------------------------------------------------------------------------------


def test_by_day_nothing_else_happens() -> None:
    """HAI-49, HAI-50: the alternatives of the space are asked at once."""
    g = haithabu(seats=2)

    play(g, "worker A")

    assert words(g)[0] == "buy-from wagon-20"


def test_at_night_an_event_is_rolled_before_the_action() -> None:
    """HAI-51, HAI-54, HAI-R16: the space is chosen before, its alternative after the event."""
    g = haithabu(seats=2)
    g.journal = []

    play(g, "worker D")
    assert words(g) == ["one-die", "two-dice"]
    play(g, "one-die")
    assert words(g) == [f"roll {pips}" for pips in range(1, 7)]
    assert {weight for _, weight in g.chances()} == {1}
    play(g, "roll 3")

    assert "point" in words(g)
    assert told(g)[1:] == ["The dice show 3.", "Fog: Nothing happens."]


def test_the_event_comes_even_if_nothing_is_done() -> None:
    """HAI-22, HAI-R17: an action that is impossible does not spare the event."""
    g = haithabu({"silver": 0}, {})

    play(g, "worker E", "roll 2")

    assert (points(g), g.to_move) == (3, 1)


def test_a_second_die_may_be_paid() -> None:
    """HAI-52, HAI-53, HAI-E5: 20 silver; of 2 and 3 she picks Fog."""
    g = haithabu({"characters": ["trader"]}, {}, **NIGHT)
    g.journal = []

    play(g, "two-dice", "roll 2", "roll 3")
    assert silver(g) == 230
    assert words(g) == ["pick 2", "pick 3"]
    assert said(g, "pick 2").startswith("Return one of your characters")
    assert refused(g, "pick 4") == "HAI-53"
    assert g.view(1)["action"]["dice"] == [2, 3]
    play(g, "pick 3")

    assert owners(g) == {"trader": 0}
    assert told(g)[:2] == ["seat 0 pays 20 silver for a second die.", "The dice show 2 and 3."]
    assert g.view(1)["action"]["dice"] == []


def test_equal_dice_leave_no_choice() -> None:
    """HAI-53."""
    g = haithabu({}, {}, **NIGHT)

    play(g, "two-dice", "roll 3", "roll 3")

    assert "point" in words(g)


def test_the_second_die_takes_silver_in_hand() -> None:
    """HAI-52, HAI-R1: no loan for it; with 19 silver one die is rolled."""
    g = haithabu({"silver": 19}, {}, **NIGHT)
    assert words(g)[0] == "roll 1"

    g = haithabu({"silver": 20}, {}, **NIGHT)
    assert words(g) == ["one-die", "two-dice"]
    assert refused(g, "pick 1") == "HAI-51"


def test_the_seer_always_rolls_two_dice_for_nothing() -> None:
    """HAI-52, HAI-90, HAI-98, HAI-R18, HAI-E5."""
    g = haithabu({"characters": ["seer"]}, {}, **NIGHT)

    play(g, "roll 2", "roll 3")

    assert (words(g), silver(g)) == (["pick 2", "pick 3"], 250)


def test_the_seers_roll_stands_though_she_is_lost_by_it() -> None:
    """HAI-R44."""
    g = haithabu({"characters": ["seer"]}, {}, **NIGHT)

    play(g, "roll 2", "roll 2")

    assert owners(g) == {}
    assert "point" in words(g)


def test_the_action_happens_in_the_situation_after_the_event() -> None:
    """HAI-54: the storm takes the only vehicle, so there is nothing to transport."""
    g = haithabu({"warehouse": "3 mead", "wagon": "wagon-20-1"}, {}, space="F", event="storm")

    assert g.to_move == 1
    assert goods(g, "warehouse") == "3 mead"


# --- Viking Games -----------------------------------------------------------------------------------------------------


def test_viking_games_bring_a_gift_from_each_other_player() -> None:
    """HAI-55, HAI-R21: from the left; a good of warehouse or trading post, 10 silver or a point, as the giver likes."""
    giver = {"warehouse": "mead, 2 cloth", "post": "spices", "orders": ["order-01: mead"]}
    g = haithabu({"silver": 100}, giver, {}, {"warehouse": "mead"}, space="D", event="viking-games")
    g.journal = []

    assert g.to_move == 1
    assert words(g) == [
        "give warehouse mead",
        "give warehouse cloth",
        "give post spices",
        "give silver",
        "give point",
    ]
    assert refused(g, "give warehouse tools") == "HAI-R21"
    assert refused(g, "return post spices") == "HAI-55"
    assert g.view(2)["action"]["event"] == "viking-games"
    play(g, "give post spices")
    assert g.to_move == 2
    play(g, "give silver")
    assert g.to_move == 3
    play(g, "give point")

    assert (goods(g, "warehouse"), silver(g), points(g)) == ("spices", 110, 6)
    assert (goods(g, "post", 1), silver(g, 2), points(g, 3)) == ("", 240, 4)
    assert g.to_move == 0
    assert told(g) == [
        "seat 1 gives seat 0 1 Spices from the trading post.",
        "seat 2 gives seat 0 10 silver.",
        "seat 3 gives seat 0 1 victory point.",
    ]
    assert g.view(2)["action"]["event"] == ""


def test_a_good_may_come_from_the_warehouse() -> None:
    """HAI-R21."""
    g = haithabu({}, {"warehouse": "2 cloth"}, space="D", event="viking-games")

    play(g, "give warehouse cloth")

    assert (goods(g, "warehouse"), goods(g, "warehouse", 1)) == ("cloth", "cloth")


def test_silver_is_given_only_from_hand_and_a_point_always() -> None:
    """HAI-R1, HAI-R21, HAI-R23: no loan for a gift; a point is given even from 0."""
    g = haithabu({}, {"silver": 9, "points": 0}, space="D", event="viking-games")
    assert words(g) == ["give point"]
    assert said(g, "give silver") == "You need 10 silver of your own for that, and you have 9 (HAI-R21)."
    play(g, "give point")
    assert (points(g), points(g, 1)) == (6, -1)

    g = haithabu({}, {"silver": 10}, space="D", event="viking-games")
    assert words(g) == ["give silver", "give point"]


# --- Assassination ----------------------------------------------------------------------------------------------------


def test_assassination_takes_a_character_by_choice() -> None:
    """HAI-56, HAI-R19: a safe marker gives no protection and is taken off; the card can be hired at once."""
    g = haithabu(
        {"characters": ["seer", "trader safe"]}, {"characters": ["landlord"]}, space="B", event="assassination"
    )
    g.journal = []

    assert words(g) == ["dismiss seer", "dismiss trader"]
    assert refused(g, "dismiss landlord") == "HAI-56"
    assert refused(g, "hire landlord") == "HAI-56"
    play(g, "dismiss trader")
    assert owners(g) == {"seer": 0, "landlord": 1}
    assert not g.view(None)["characters"][4]["safe"]
    assert told(g) == ["seat 0 loses the character Trader."]
    assert "hire trader" in words(g)


def test_the_only_character_is_lost_without_a_question() -> None:
    """HAI-56."""
    g = haithabu({"characters": ["trader safe"]}, {"characters": ["seer"]}, space="D", event="assassination")

    assert owners(g) == {"seer": 1}
    assert (g.to_move, points(g)) == (0, 5)


def test_without_a_character_two_points_are_lost() -> None:
    """HAI-56, HAI-R23: also below zero."""
    g = haithabu({"points": 1}, {"characters": ["seer"]}, space="D", event="assassination")

    assert (points(g), owners(g)) == (-1, {"seer": 1})


# --- Fog and Buy Drinks -----------------------------------------------------------------------------------------------


def test_fog_does_nothing() -> None:
    """HAI-57."""
    g = haithabu({"characters": ["seer"], "wagon": "wagon-20-1", "warehouse": "mead"}, {}, space="D", event="fog")

    assert (owners(g), points(g), silver(g), player(g)["wagon"]) == ({"seer": 0}, 5, 250, "wagon-20-1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drinks_cost_the_mead_price_for_each_player(seats: int) -> None:
    """HAI-01, HAI-58, HAI-R24: themselves included; the Trader does not change it, and there is no choice."""
    g = haithabu({"characters": ["trader"]}, seats=seats, prices={"mead": 5}, space="D", event="buy-drinks")

    assert (silver(g), points(g), g.to_move) == (250 - 5 * seats, 5, 0)
    assert market(g, "mead")["price"] == 5


def test_drinks_that_cannot_be_paid_cost_two_points() -> None:
    """HAI-58, HAI-R24: no loan, and nothing is paid; exactly enough is enough."""
    g = haithabu({"silver": 9}, {}, prices={"mead": 5}, space="D", event="buy-drinks")
    assert (silver(g), points(g), player(g)["loans"]) == (9, 3, 0)

    g = haithabu({"silver": 10}, {}, prices={"mead": 5}, space="D", event="buy-drinks")
    assert (silver(g), points(g)) == (0, 5)


def test_the_second_die_may_leave_too_little_for_the_drinks() -> None:
    """HAI-R25."""
    g = haithabu({"silver": 25}, {}, **NIGHT)
    g.journal = []

    play(g, "two-dice", "roll 4", "roll 4")

    assert (silver(g), points(g)) == (5, 3)
    assert told(g)[-1] == "seat 0 loses 2 victory points."


# --- Storm ------------------------------------------------------------------------------------------------------------


def test_a_storm_takes_a_vehicle_by_choice() -> None:
    """HAI-59, HAI-R20: it leaves the game and does not return to its stack."""
    g = haithabu({"wagon": "wagon-20-1", "ship": "ship-30-2"}, {}, space="D", event="storm")
    g.journal = []

    assert words(g) == ["give-up wagon", "give-up ship"]
    assert said(g, "give-up ship") == "you lose the 30-silver ship (3 Cloth, 3 any)"
    assert refused(g, "use ship") == "HAI-59"
    play(g, "give-up ship")
    assert (player(g)["wagon"], player(g)["ship"], points(g)) == ("wagon-20-1", "", 5)
    assert g.view(None)["vehicles_gone"] == ["ship-30-2"]
    assert g.view(None)["stacks"][4]["count"] == 8
    assert told(g) == ["seat 0 loses a 30-silver ship (3 Cloth, 3 any)."]


@pytest.mark.parametrize("vehicle", [{"wagon": "wagon-20-1"}, {"ship": "ship-20-1"}])
def test_the_only_vehicle_is_lost_without_a_question(vehicle: dict[str, str]) -> None:
    """HAI-59."""
    g = haithabu(vehicle, {"wagon": "wagon-20-2", "ship": "ship-20-2"}, space="D", event="storm")

    assert g.view(None)["vehicles_gone"] == list(vehicle.values())
    assert (player(g)["wagon"], player(g)["ship"], points(g)) == ("", "", 5)


def test_without_a_vehicle_a_storm_costs_two_points() -> None:
    """HAI-59."""
    g = haithabu({}, {"wagon": "wagon-20-2"}, space="D", event="storm")

    assert (points(g), player(g, 1)["wagon"]) == (3, "wagon-20-2")


# --- Time of Unrest ---------------------------------------------------------------------------------------------------


def test_in_a_time_of_unrest_all_others_return_a_good() -> None:
    """HAI-60, HAI-R22: from warehouse or trading post to the supply; the active player is not affected."""
    second, third = {"warehouse": "mead, cloth", "post": "2 spices"}, {"orders": ["order-01: mead"]}
    g = haithabu({"warehouse": "mead"}, second, third, {"post": "tools"}, space="D", event="time-of-unrest")
    g.journal = []

    assert g.to_move == 1
    assert words(g) == ["return warehouse mead", "return warehouse cloth", "return post spices"]
    assert refused(g, "return post mead") == "HAI-R22"
    assert refused(g, "give point") == "HAI-60"
    play(g, "return post spices")
    assert points(g, 2) == 3
    assert g.to_move == 3
    play(g, "return post tools")

    assert (goods(g, "warehouse"), points(g)) == ("mead", 5)
    assert (goods(g, "post", 1), goods(g, "post", 3)) == ("spices", "")
    assert market(g, "spices")["in_supply"] == 24 - 15 - 1
    assert told(g) == [
        "seat 1 returns 1 Spices from the trading post.",
        "seat 2 loses 2 victory points.",
        "seat 3 returns 1 Tools from the trading post.",
    ]
    assert offered(g, "take-good")


def test_goods_of_the_warehouse_may_be_returned_in_unrest() -> None:
    """HAI-60."""
    g = haithabu({}, {"warehouse": "2 mead"}, space="D", event="time-of-unrest")

    play(g, "return warehouse mead")

    assert (goods(g, "warehouse", 1), points(g, 1), market(g, "mead")["in_supply"]) == ("mead", 5, 13)


# --- whichever seat it is ---------------------------------------------------------------------------------------------


def test_the_first_of_two_dice_may_be_picked() -> None:
    """HAI-53, HAI-D4: then Assassination is carried out, not Fog."""
    g = haithabu({"characters": ["trader"]}, {}, **NIGHT)

    play(g, "two-dice", "roll 2", "roll 3", "pick 2")

    assert owners(g) == {}


def test_gifts_are_asked_for_from_the_left_of_the_active_player() -> None:
    """HAI-55, HAI-R21: seat 1 of three is active, seat 0 began; the gifts go to seat 1."""
    g = haithabu({"warehouse": "mead"}, {}, {"post": "cloth"}, active=1, space="D", event="viking-games")

    assert g.to_move == 2
    play(g, "give post cloth")
    assert g.to_move == 0
    play(g, "give warehouse mead")
    assert (goods(g, "warehouse", 1), g.to_move) == ("mead, cloth", 1)


def test_unrest_spares_the_active_player_and_not_the_start_player() -> None:
    """HAI-60, HAI-R22: from the left of seat 1, who is not affected."""
    full = {"warehouse": "2 mead"}
    g = haithabu(full, full, full, active=1, space="D", event="time-of-unrest")

    assert g.to_move == 2
    play(g, "return warehouse mead")
    assert g.to_move == 0
    play(g, "return warehouse mead")
    assert [goods(g, "warehouse", seat) for seat in range(3)] == ["mead", "2 mead", "mead"]
    assert g.to_move == 1


def test_the_seers_second_die_takes_no_silver() -> None:
    """HAI-90, HAI-R18: also without any; the Seer of another does not help."""
    g = haithabu({"silver": 0, "characters": ["seer"]}, {}, **NIGHT)
    play(g, "roll 2", "roll 3")
    assert words(g) == ["pick 2", "pick 3"]

    g = haithabu({}, {"characters": ["seer"]}, **NIGHT)
    assert words(g) == ["one-die", "two-dice"]


def test_an_assassination_picked_from_the_seers_dice_takes_the_seer() -> None:
    """HAI-R44: of 2 and 3 the 2 is picked, and the roll stands."""
    g = haithabu({"characters": ["seer"]}, {}, **NIGHT)

    play(g, "roll 2", "roll 3", "pick 2")

    assert owners(g) == {}
    assert "point" in words(g)


def test_the_table_remembers_the_last_event_and_whose_night_it_was() -> None:
    """HAI-53: a four means drinks."""
    g = haithabu({}, {}, {}, active=1, **NIGHT)
    assert g.view(None)["last_event"] is None

    play(g, "one-die", "roll 4")

    assert g.view(None)["last_event"] == {"seat": 1, "event": "buy-drinks"}


def test_a_good_that_is_not_there_is_named_with_its_place() -> None:
    """HAI-R21."""
    g = haithabu({}, {"warehouse": "3 mead, spices"}, space="D", event="viking-games")

    assert said(g, "give post cloth") == "There’s no Cloth in your trading post (HAI-R21)."
    assert said(g, "give warehouse cloth") == "There’s no Cloth in your warehouse (HAI-R21)."
