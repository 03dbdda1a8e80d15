"""Vehicles (HAI-61 to HAI-64, HAI-81 to HAI-83, HAI-91, HAI-92): buying on A, transport on F."""

from typing import Any

import pytest

from skerry.kernel.choices import choice_of
from skerry.kernel.testing import agreed, offered, play, refused, said, summed, told, words
from tests.haithabu.table import goods, haithabu, player, silver

STACKS = ["wagon-20", "wagon-30", "wagon-40", "ship-20", "ship-30", "ship-40"]
CARPENTER = {"characters": ["carpenter"]}


# --- space A ----------------------------------------------------------------------------------------------------------


def test_space_a_sells_one_wagon_and_one_ship() -> None:
    """HAI-61, HAI-62: top cards of any stacks, paid at once; never two of a sort."""
    g = haithabu({}, {}, space="A")
    g.journal = []

    assert words(g) == [f"buy-from {stack}" for stack in STACKS] + ["done"]
    play(g, "buy-from wagon-30")
    assert words(g)[0] == "show wagon-30-2"
    play(g, "show wagon-30-5")
    assert words(g) == ["buy-from ship-20", "buy-from ship-30", "buy-from ship-40", "done"]
    assert refused(g, "buy-from wagon-20") == "HAI-61"
    assert said(g, "buy-from wagon-20") == "You can buy only one wagon in one action (HAI-61)."
    play(g, "buy-from ship-20", "show ship-20-9")

    assert (player(g)["wagon"], player(g)["ship"], silver(g)) == ("wagon-30-1", "ship-20-1", 200)
    assert g.view(None)["stacks"][1] == {"stack": "wagon-30", "cost": 30, "known": ["wagon-30-5"], "count": 8}
    assert g.to_move == 1
    assert told(g)[0] == "seat 0 buys a 30-silver wagon (3 Mead, 3 any) for 30 silver."


def test_one_vehicle_or_none_may_be_bought() -> None:
    """HAI-22, HAI-61."""
    g = haithabu({}, {}, space="A")
    play(g, "buy-from ship-40", "show ship-40-2", "done")
    assert (player(g)["ship"], silver(g), g.to_move) == ("ship-40-1", 210, 1)

    g = haithabu({}, {}, space="A")
    g.journal = []
    play(g, "done")
    assert told(g) == ["seat 0 takes no action on A, Buy vehicles."]


def test_a_vehicle_on_the_mat_makes_way() -> None:
    """HAI-62, HAI-63, HAI-E6: a ship for 30 and a wagon for 20 cost 50; the old wagon leaves the game."""
    g = haithabu({"wagon": "wagon-40-3"}, {}, space="A")
    g.journal = []

    play(g, "buy-from ship-30", "show ship-30-2")
    assert said(g, "buy-from wagon-20").endswith("; replaces your 40-silver wagon (4 Pottery, 3 any)")
    play(g, "buy-from wagon-20")

    assert (silver(g), player(g)["wagon"], player(g)["ship"]) == (200, "wagon-20-1", "ship-30-1")
    assert g.view(None)["vehicles_gone"] == ["wagon-40-3"]
    assert "It replaces a 40-silver wagon (4 Pottery, 3 any)." in told(g)


def test_only_a_vehicle_of_the_same_sort_on_the_own_mat_makes_way() -> None:
    """HAI-63: said before the purchase."""
    g = haithabu({"ship": "ship-20-9"}, {"wagon": "wagon-40-3", "ship": "ship-40-1"}, space="A", active=1)

    assert said(g, "buy-from ship-30").endswith("; replaces your 40-silver ship (3 Mead, 4 any)")


def test_the_top_card_is_bought_also_where_more_are_known() -> None:
    """HAI-61, HAI-R30: those that a Carpenter left lie open."""
    g = haithabu({}, {}, space="A", stacks={"wagon-20": ["wagon-20-1", "wagon-20-6"]})

    assert said(g, "buy-from wagon-20") == "20-silver wagon (3 Mead, 2 any): costs 20 silver, leaves you 230"
    play(g, "buy-from wagon-20")

    assert player(g)["wagon"] == "wagon-20-1"


@pytest.mark.parametrize(("silver", "doubtful"), [(20, False), (19, True)])
@pytest.mark.parametrize("cost", [20, 10])
def test_a_vehicle_that_takes_a_loan_is_dimmed(silver: int, cost: int, doubtful: bool) -> None:
    """HAI-32, HAI-62, HAI-92: also one that a Carpenter picks at half price."""
    own: dict[str, Any] = {"silver": silver - 20 + cost} | (CARPENTER if cost == 10 else {})
    g = haithabu(own, {}, space="A")

    told = g.explain(g.game.move("buy-from wagon-20"))

    assert told is not None
    assert told.doubtful == doubtful


def test_an_empty_stack_stays_empty() -> None:
    """HAI-64: after its last card nothing is shown."""
    g = haithabu({}, {}, space="A", stacks={"wagon-20": ["wagon-20-4"]}, below={"wagon-20": [], "ship-20": []})
    assert "buy-from ship-20" not in words(g)
    assert said(g, "buy-from ship-20") == "There’s no 20-silver ship left: the stack is empty (HAI-64)."

    play(g, "buy-from wagon-20")

    assert g.view(None)["stacks"][0] == {"stack": "wagon-20", "cost": 20, "known": [], "count": 0}
    assert words(g) == ["buy-from ship-30", "buy-from ship-40", "done"]


def test_only_what_can_be_paid_is_offered() -> None:
    """HAI-32, HAI-D10: without silver and markers the worker does nothing by itself."""
    g = haithabu({"silver": 30, "loans": 16}, {}, space="A")
    assert words(g) == ["buy-from wagon-20", "buy-from wagon-30", "buy-from ship-20", "buy-from ship-30", "done"]
    assert refused(g, "buy-from ship-40") == "HAI-32"
    play(g, "buy-from wagon-20", "show wagon-20-2")
    assert g.to_move == 1

    g = haithabu({"silver": 19, "loans": 16}, {}, space="A")
    assert g.to_move == 1


# --- the Carpenter ----------------------------------------------------------------------------------------------------


def test_the_carpenter_picks_one_of_three_at_half_price() -> None:
    """HAI-92, HAI-98, HAI-R30, HAI-E6: laid open for all; the others go back in the same order and stay known."""
    g = haithabu(CARPENTER, {}, space="A")

    assert said(g, "buy-from ship-30") == "pick one of the top 3 cards: costs 15 silver, leaves you 235"
    play(g, "buy-from ship-30", "show ship-30-4", "show ship-30-2")
    assert words(g) == ["take ship-30-1", "take ship-30-4", "take ship-30-2"]
    assert g.view(1)["action"]["looking"] == "ship-30"
    assert (
        said(g, "take ship-30-3")
        == "You can’t take the 30-silver ship (3 Pottery, 3 any): it isn’t among the cards you see (HAI-R30)."
    )
    assert said(g, "done") == "You must take one of these vehicles (HAI-R30)."
    assert said(g, "roll 1") == "You can’t play “roll 1” now (HAI-R30)."
    play(g, "take ship-30-4")

    assert (player(g)["ship"], silver(g)) == ("ship-30-4", 235)
    assert g.view(1)["stacks"][4]["known"] == ["ship-30-1", "ship-30-2"]
    assert g.view(1)["action"]["looking"] == ""
    play(g, "buy-from wagon-20", "show wagon-20-2", "show wagon-20-3", "take wagon-20-3")
    assert (player(g)["wagon"], silver(g), g.to_move) == ("wagon-20-3", 225, 1)


def test_the_carpenter_is_not_promised_the_top_card() -> None:
    """HAI-92, HAI-R30: one of three is picked next, of two if no more are left; what makes way is known already."""
    known, below = {"wagon-30": ["wagon-30-1"], "ship-20": ["ship-20-1"]}, {"wagon-30": ["wagon-30-2"], "ship-20": []}
    g = haithabu({**CARPENTER, "wagon": "wagon-20-1"}, {}, space="A", stacks=known, below=below)

    assert said(g, "buy-from wagon-40") == (
        "pick one of the top 3 cards: costs 20 silver, leaves you 230; replaces your 20-silver wagon (3 Mead, 2 any)"
    )
    assert said(g, "buy-from wagon-30").startswith("pick one of the top 2 cards: costs 15")
    assert said(g, "buy-from ship-20").startswith("20-silver ship (3 Mead, 2 any): costs 10"), "it is the only one"
    assert said(haithabu({}, {}, space="A"), "buy-from wagon-40").startswith("40-silver wagon (")


def test_known_cards_are_not_drawn_again() -> None:
    """HAI-R30: two are known, so one more is laid open; then the top is known without a draw."""
    g = haithabu(CARPENTER, {}, space="A", stacks={"wagon-20": ["wagon-20-5", "wagon-20-6"]})

    play(g, "buy-from wagon-20")
    assert len(words(g)) == 7
    play(g, "show wagon-20-1", "take wagon-20-5")

    assert g.view(None)["stacks"][0] == {
        "stack": "wagon-20",
        "cost": 20,
        "known": ["wagon-20-6", "wagon-20-1"],
        "count": 8,
    }
    assert words(g)[0] == "buy-from ship-20"


def test_a_small_stack_shows_the_carpenter_what_is_left() -> None:
    """HAI-R30: fewer than three cards."""
    g = haithabu(CARPENTER, {}, space="A", below={"wagon-40": ["wagon-40-8", "wagon-40-9"]})

    play(g, "buy-from wagon-40", "show wagon-40-9")
    assert words(g) == ["take wagon-40-8", "take wagon-40-9"]
    play(g, "take wagon-40-9")
    assert g.view(None)["stacks"][2]["known"] == ["wagon-40-8"]


def test_half_the_cost_is_enough_with_the_carpenter() -> None:
    """HAI-92: 10, 15, 20."""
    g = haithabu({"silver": 15, "loans": 16, **CARPENTER}, {}, space="A")

    assert words(g) == ["buy-from wagon-20", "buy-from wagon-30", "buy-from ship-20", "buy-from ship-30", "done"]


def test_the_carpenter_works_for_its_owner_only() -> None:
    """HAI-92."""
    g = haithabu({}, CARPENTER, space="A")

    play(g, "buy-from wagon-20")

    assert (silver(g), player(g)["wagon"]) == (230, "wagon-20-1")


# --- space F ----------------------------------------------------------------------------------------------------------


def test_a_vehicle_moves_goods_to_the_trading_post() -> None:
    """HAI-81, HAI-83, HAI-E11: 2 mead and 3 pottery by ship; then the ship leaves the game."""
    g = haithabu({"warehouse": "2 mead, 4 pottery, tools", "ship": "ship-20-7"}, {}, space="F")
    g.journal = []

    assert words(g) == ["use ship", "nothing"]
    assert said(g, "use ship") == "20-silver ship (2 Mead, 3 any); gone after this trip"
    play(g, "use ship", "load mead 2", "load pottery 3")

    assert (goods(g, "warehouse"), goods(g, "post"), player(g)["ship"]) == ("pottery, tools", "2 mead, 3 pottery", "")
    assert g.view(None)["vehicles_gone"] == ["ship-20-7"]
    assert g.to_move == 1
    assert told(g)[:3] == [
        "seat 0 carries 2 Mead to the trading post.",
        "seat 0 carries 3 Pottery to the trading post.",
        "The 20-silver ship (2 Mead, 3 any) has made its trip and leaves the game.",
    ]


def test_a_vehicle_and_its_load_are_picked_together_in_any_order() -> None:
    """HAI-81, HAI-82: however many words say it, it is one choice, and *load 3* counts as three goods."""
    g = haithabu({"warehouse": "2 mead, 4 pottery, tools", "ship": "ship-20-7"}, {}, space="F")
    choice = choice_of(g)
    assert choice is not None
    vehicle, three = (
        choice.draft([g.game.move(word) for word in words])
        for words in (["use ship"], ["use ship", "load pottery 1", "load mead 1", "load pottery 1"])
    )

    assert vehicle is not None
    assert three is not None
    assert [(offer.move.word, offer.most) for offer in vehicle.offers()] == [
        ("use ship", 1), ("load mead 1", 2), ("load pottery 1", 3), ("load tools 1", 1)
    ]  # fmt: skip
    assert three.words[0].word == "use ship"
    assert three.words[-1].word == "done"
    assert sorted(move.word for move in three.words[1:-1]) == ["load mead 1", *["load pottery 1"] * 2]


def test_goods_are_loaded_in_the_order_in_which_they_are_picked() -> None:
    """HAI-82: the ship has two places for Mead and three for any goods."""
    g = haithabu({"warehouse": "mead, 2 pottery, tools", "ship": "ship-20-7"}, {}, space="F")
    play(g, "use ship")

    assert agreed(g, "load tools 1", "load mead 1") == ["load tools 1", "load mead 1", "done"]
    assert agreed(g, "load mead 1", "load tools 1") == ["load mead 1", "load tools 1", "done"]
    assert summed(g, "load pottery 1", "load tools 1") == "2 goods loaded, 1 place of any kind left."


def test_named_kinds_have_their_places_and_share_the_others() -> None:
    """HAI-82: a wagon for 3 mead and 2 of any kind takes up to 5 mead, or 2 of another kind."""
    g = haithabu({"warehouse": "6 mead, 3 cloth, tools", "wagon": "wagon-20-1"}, {}, space="F")
    play(g, "use wagon")

    assert words(g) == [
        *[f"load mead {count}" for count in range(1, 6)],
        *[f"load cloth {count}" for count in range(1, 3)],
        "load tools 1",
    ]
    assert refused(g, "load mead 6") == "HAI-82"
    assert refused(g, "load mead 7") == "HAI-81"
    assert refused(g, "load cloth 3") == "HAI-82"
    assert refused(g, "load tools 2") == "HAI-81"
    assert refused(g, "load spices 1") == "HAI-81"
    assert refused(g, "use wagon") == "HAI-82"
    play(g, "load mead 4")
    assert words(g) == ["load mead 1", "load cloth 1", "load tools 1", "done"]
    play(g, "load cloth 1")
    assert (goods(g, "post"), g.to_move) == ("4 mead, cloth", 1)


def test_places_for_a_named_kind_stay_when_others_fill_the_rest() -> None:
    """HAI-82, HAI-E12: 1 mead and 1 weapons on two places for any goods; the named pottery still fits."""
    g = haithabu({"warehouse": "mead, weapons, 5 pottery", "ship": "ship-20-3"}, {}, space="F")

    play(g, "use ship", "load mead 1", "load weapons 1")

    assert words(g) == ["load pottery 1", "load pottery 2", "load pottery 3", "done"]
    assert g.view(1)["action"]["using"] == "ship"
    assert g.view(1)["action"]["loaded"]["weapons"] == 1
    play(g, "done")
    assert goods(g, "post") == "mead, weapons"


def test_a_vehicle_with_two_named_kinds() -> None:
    """HAI-82: 2 cloth, 2 spices and 2 of any kind."""
    g = haithabu({"warehouse": "5 cloth, 5 spices", "ship": "ship-30-7"}, {}, space="F")
    play(g, "use ship", "load cloth 3")

    assert words(g) == ["load cloth 1", "load spices 1", "load spices 2", "load spices 3", "done"]


def test_fewer_goods_may_be_moved_but_not_none() -> None:
    """HAI-82, HAI-R32: a vehicle is used only if at least one good moves."""
    g = haithabu({"warehouse": "5 mead", "wagon": "wagon-20-1"}, {}, space="F")
    play(g, "use wagon")

    assert refused(g, "done") == "HAI-R32"
    play(g, "load mead 1", "done")
    assert (goods(g, "warehouse"), goods(g, "post"), player(g)["wagon"]) == ("4 mead", "mead", "")
    assert g.view(None)["action"]["using"] == ""


def test_without_vehicle_or_goods_the_worker_does_nothing() -> None:
    """HAI-R31, HAI-R32: the vehicle stays; the Stevedore needs one."""
    g = haithabu({"wagon": "wagon-20-1"}, {}, space="F")
    assert (g.to_move, player(g)["wagon"]) == (1, "wagon-20-1")

    g = haithabu({"warehouse": "mead", "characters": ["stevedore"]}, {}, dial="F")
    g.journal = []
    play(g, "worker F")
    assert (g.to_move, goods(g, "warehouse")) == (1, "mead")
    assert told(g)[1] == "seat 0 takes no action on F, Transport."


def test_a_vehicle_need_not_be_used() -> None:
    """HAI-22, HAI-D17."""
    g = haithabu({"warehouse": "mead", "wagon": "wagon-20-1"}, {}, space="F")
    g.journal = []

    assert refused(g, "use ship") == "HAI-81"
    assert refused(g, "done") == "HAI-81"
    play(g, "nothing")
    assert told(g) == ["seat 0 takes no action on F, Transport."]
    assert player(g)["wagon"] == "wagon-20-1"


def test_everyone_uses_the_vehicles_of_the_own_mat() -> None:
    """HAI-81: the ship of another is none, and the wagon is loaded."""
    g = haithabu({"ship": "ship-20-1"}, {"warehouse": "mead", "wagon": "wagon-20-1"}, space="F", active=1)
    assert said(g, "use ship") == "You have no ship (HAI-81)."

    mine = {"warehouse": "mead", "wagon": "wagon-20-1", "ship": "ship-40-1"}
    g = haithabu({}, mine, space="F", active=1)
    play(g, "use ship")
    assert g.prompt(1).values["vehicle"] == "ship-40-1"


def test_wagon_or_ship_is_used_not_both() -> None:
    """HAI-81."""
    mine = {"warehouse": "9 mead", "wagon": "wagon-20-1", "ship": "ship-20-1"}
    g = haithabu(mine, {}, space="F")

    assert words(g) == ["use wagon", "use ship", "nothing"]
    play(g, "use wagon", "load mead 5")
    assert (g.to_move, player(g)["ship"], goods(g, "post")) == (1, "ship-20-1", "5 mead")


def test_the_stevedore_moves_two_more_goods_of_any_kind() -> None:
    """HAI-91, HAI-E11."""
    mine = {"warehouse": "2 mead, 4 pottery, tools", "ship": "ship-20-7", "characters": ["stevedore"]}
    g = haithabu(mine, {}, space="F")

    play(g, "use ship", "load mead 2", "load pottery 4", "load tools 1")

    assert goods(g, "post") == "2 mead, 4 pottery, tools"


def test_the_stevedores_places_are_counted() -> None:
    """HAI-91: five places on the ship and two more, so of nine mead seven."""
    g = haithabu({"warehouse": "9 mead", "ship": "ship-20-7", "characters": ["stevedore"]}, {}, space="F")
    play(g, "use ship")

    assert offered(g, "load") == [f"mead {count}" for count in range(1, 8)]
    assert g.prompt(0).values["spare"] == 5


def test_the_space_of_a_used_vehicle_is_free_at_once() -> None:
    """HAI-83: with the other worker a new one is bought, and nothing makes way."""
    mine = {"warehouse": "mead", "wagon": "wagon-20-1"}
    g = haithabu(mine, {}, space="F", to_place=["neutral"], dial="A")

    play(g, "use wagon", "load mead 1", "neutral A")

    assert said(g, "buy-from wagon-20") == "20-silver wagon (3 Cloth, 2 any): costs 20 silver, leaves you 230"


def test_the_stevedore_of_another_does_not_help() -> None:
    """HAI-91: five places, not seven."""
    g = haithabu({"warehouse": "9 mead", "ship": "ship-20-7"}, {"characters": ["stevedore"]}, space="F")
    play(g, "use ship")

    assert offered(g, "load") == [f"mead {count}" for count in range(1, 6)]


def test_a_trading_post_takes_any_number_during_the_turn() -> None:
    """HAI-42."""
    g = haithabu({"warehouse": "5 mead", "post": "9 cloth", "wagon": "wagon-20-1"}, {}, space="F")

    play(g, "use wagon", "load mead 5")

    assert goods(g, "post") == "5 mead, 9 cloth"


def test_both_workers_may_buy_a_wagon() -> None:
    """HAI-61: one of a sort in each action; the first makes way."""
    g = haithabu({}, {}, to_place=["own", "neutral"], dial="A")
    play(g, "worker A", "buy-from wagon-20", "show wagon-20-2", "done", "neutral A")

    play(g, "buy-from wagon-30")

    assert player(g)["wagon"] == "wagon-30-1"


def test_a_second_transport_begins_empty() -> None:
    """HAI-82."""
    mine = {"warehouse": "9 mead", "wagon": "wagon-20-1", "ship": "ship-20-7"}
    g = haithabu(mine, {}, to_place=["own", "neutral"], dial="F")

    play(g, "worker F", "use wagon", "load mead 4", "done", "neutral F", "use ship")

    assert offered(g, "load") == [f"mead {count}" for count in range(1, 6)]
