"""The end of a generation: hands are revealed, the family grows, treasure is buried, the table is cleared."""

from typing import Any

import pytest

from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import agreed, offered, play, refused, said, summed, told, words
from tests.gotlandia.table import food, gotlandia, play_on, player, show_hands, stock


def hands(*players: dict[str, Any], **scenario: Any) -> Gotlandia:
    """The actions are over and all hands lie open."""
    g = gotlandia(*players, phase="hands", **scenario)
    if g.to_move >= 0:
        show_hands(g)
    return g


def test_all_reveal_their_hands_before_anybody_grows() -> None:
    """GOT-171: in turn order, then each grows and buries in turn order."""
    g = gotlandia({"hand": ["hill", "field"]}, {"hand": ["gotland"]}, phase="hands", start_player=1)

    assert words(g) == ["show gotland"]
    play(g, "show gotland")
    assert [one["card"] for one in g.view(0)["players"][1]["hand"]] == ["gotland"]
    assert "hand" not in g.view(1)["players"][0]
    play(g, "show field", "show hill")

    assert [one["card"] for one in g.view(None)["players"][0]["hand"]] == ["field", "hill"]
    assert words(g)[-1] == "done"
    assert g.to_move == 0


def test_food_is_added_up_and_every_copy_counts() -> None:
    """GOT-172, GOT-101: two Forests feed one each for the one settled Forest."""
    g = hands({"hand": ["forest", "forest", "hill"], "silver": 1}, {})

    assert player(g)["food"] == 2
    assert player(g)["needed"] == 2
    assert player(g)["workers"] == 3


def test_growth_is_compulsory_and_one_worker_at_most() -> None:
    """GOT-173, GOT-R49: far more Food than needed brings one worker."""
    g = hands({"hand": ["gotland", "gotland", "forest", "hill"], "farmsteads": ["forsa"], "silver": 1}, {})

    assert player(g)["workers"] == 3


def test_with_five_workers_nothing_happens() -> None:
    """GOT-173, GOT-14"""
    g = hands({"hand": ["gotland", "gotland", "hill"], "workers": 5, "stock": "3 grain", "silver": 1}, {})

    assert player(g)["workers"] == 5
    assert words(g)[0] == "bury silver"


def test_a_shortfall_may_be_paid_in_grain() -> None:
    """GOT-174, GOT-R49: all of it or nothing."""
    g = hands({"hand": ["gotland"], "farmsteads": ["bal", "faro", "lina"], "stock": "3 grain"}, {})

    assert words(g) == ["feed", "decline"]
    assert g.view(None)["asked"]["grain"] == 2
    paid, declined = g.copy(), g
    paid.journal = []
    play(paid, "feed")
    play(declined, "decline")

    assert (stock(paid), player(paid)["workers"]) == ({"grain": 1}, 3)
    assert told(paid)[:2] == ["seat 0 pays 2 Grain to feed the family.", "seat 0 gains a worker and now has 3."]
    assert (stock(declined), player(declined)["workers"]) == ({"grain": 3}, 2)


def test_too_little_grain_is_not_asked_for() -> None:
    """GOT-174, GOT-175: no growth costs nothing."""
    g = hands({"hand": ["gotland"], "farmsteads": ["bal", "faro", "lina"], "stock": "grain"}, {})

    assert player(g)["workers"] == 2
    assert stock(g) == {"grain": 1}
    assert g.view(None)["phase"] == "events"


def test_food_with_pirates_in_numbers() -> None:
    """W9, GOT-172, GOT-54, GOT-56, GOT-174, GOT-176: 2 + 1 for four settlements; one short."""
    g = hands(
        {
            "farmsteads": ["halla", "eke", "bal"],
            "towers": ["dede"],
            "ships": ["west", "east"],
            "hand": ["field", "baltic-sea"],
            "stock": "grain",
            "silver": 1,
        },
        {"ships": []},
        pirates=["southwest", "east"],
    )

    assert (player(g)["food"], player(g)["needed"], player(g)["short"], player(g)["bury"]) == (3, 4, 1, 1)
    play(g, "feed")
    assert player(g)["workers"] == 3
    assert g.view(None)["asked"] == {"ask": "bury", "seat": 0, "left": 1}


def test_food_for_settings_counts_those_where_something_is_not_blocked() -> None:
    """GOT-R18, GOT-118: Lina is blocked, so Kräklinge does not count; for points it does."""
    g = gotlandia({"hand": ["fishing-hut"], "farmsteads": ["lina", "bal"], "ships": []}, {}, pirates=["east"])

    assert food(g, "fishing-hut") == 1
    assert player(g)["points"]["cards"] == 2
    assert player(g)["settled_settings"] == 2


# --- burying ----------------------------------------------------------------------------------------------------------


def test_what_is_picked_to_bury_is_counted() -> None:
    """GOT-176"""
    g = hands({"hand": ["smithy"], "silver": 5, "farmsteads": ["bal", "faro", "lina"]}, {})

    assert summed(g, "bury smithy") == "1 of 2 chosen."
    assert summed(g, "bury silver", "bury smithy") == "2 of 2 chosen."


def test_what_is_picked_to_bury_is_buried_in_that_order() -> None:
    """GOT-176: and so it is told."""
    g = hands({"hand": ["smithy"], "silver": 5, "farmsteads": ["bal", "faro", "lina"]}, {})

    for picks in (["bury silver", "bury smithy"], ["bury smithy", "bury silver"]):
        assert agreed(g, *picks)[:2] == picks


def test_each_symbol_buries_one_silver_or_one_card() -> None:
    """GOT-176, GOT-177, GOT-178, GOT-R50: Smithy has two symbols; buried Silver scores and is safe."""
    g = hands({"hand": ["smithy"], "silver": 5, "farmsteads": ["bal", "faro", "lina"]}, {})

    assert g.view(None)["asked"]["left"] == 2
    play(g, "bury silver", "bury smithy")

    assert (stock(g), player(g)["buried_silver"], player(g)["buried"]) == ({"silver": 4}, 1, ["smithy"])


def test_a_card_from_discard_pile_played_cards_or_hand_can_be_buried() -> None:
    """GOT-178: each distinct name once; Setting and basic cards too; what is under the board is not offered again."""
    g = hands(
        {
            "hand": ["home"],
            "played": ["setting-rute", "forest"],
            "discard": ["forest", "wisby"],
            "buried": ["roma"],
            "farmsteads": ["bal", "faro", "lina"],
        },
        {},
    )

    assert offered(g, "bury") == ["setting-rute", "forest", "home", "wisby"]
    assert said(g, "bury roma") == "You have no Roma among your face-up cards (GOT-178)."
    assert refused(g, "bury silver") == "GOT-176"
    play(g, "bury setting-rute")

    assert player(g)["buried"] == ["setting-rute", "roma"]
    assert player(g)["discard"] == ["forest", "wisby", "forest", "home"]


def test_of_equal_cards_the_one_in_the_discard_pile_is_buried_first() -> None:
    """GOT-R70: then one that was played, then one of the hand."""
    three = {"hand": ["stud", "smithy"], "played": ["stud"], "discard": ["stud"], "farmsteads": ["bal", "faro", "lina"]}
    g = hands(three, {})

    play(g, "bury stud")
    assert (player(g)["discard"], len(player(g)["played"]), player(g)["hand_count"]) == ([], 1, 2)
    play(g, "bury stud")

    assert player(g)["buried"] == ["stud", "stud"]
    assert player(g)["discard"] == ["stud", "smithy"]


def test_burying_a_card_of_the_hand_does_not_cancel_its_symbols() -> None:
    """GOT-R51: Quarry buried with its first symbol still has its second."""
    g = hands({"hand": ["quarry"], "silver": 1, "farmsteads": ["bal", "faro", "lina"]}, {})

    play(g, "bury quarry")

    assert g.view(None)["asked"]["left"] == 1
    assert words(g) == ["bury silver", "done"]


def test_who_is_done_forgoes_the_rest() -> None:
    """GOT-176, GOT-D38"""
    g = hands({"hand": ["smithy"], "silver": 5, "farmsteads": ["bal", "faro", "lina"]}, {})

    play(g, "done")

    assert g.view(None)["phase"] == "events"
    assert stock(g) == {"silver": 5}


@pytest.mark.parametrize(("card", "bury"), [("shipyard", 1), ("armoury", 1), ("village", 1), ("treasury", 2)])
def test_how_often_a_card_buries(card: str, bury: int) -> None:
    """GOT-R50: n symbols are n separate buryings."""
    g = gotlandia({"hand": [card]}, {}, variants={"advanced_crafts": True})

    assert player(g)["bury"] == bury


# --- clean-up ---------------------------------------------------------------------------------------------------------


def test_the_table_is_cleared() -> None:
    """GOT-179: workers back, cards discarded, demand over, spaces free."""
    g = hands(
        {"hand": ["gotland"], "played": ["wisby", "roma"], "farmsteads": ["bal", "faro"]},
        {"hand": ["roma"], "farmsteads": ["eke", "burgsvik"]},
        wisby={"wood": 0},
        roma=0,
        pirates=["east"],
    )
    view = g.view(None)

    assert player(g)["discard"] == ["wisby", "roma", "gotland"]
    assert (player(g)["bench"], player(g)["workers"]) == (2, 2)
    assert (player(g)["hand_count"], player(g)["played"]) == (0, [])
    assert (view["demand"], view["generation"]) == ([], "")
    assert view["wisby"] == dict.fromkeys(["wood", "sheep", "grain", "stone", "tar", "horse"])
    assert view["roma"] is None
    assert [d["id"] for d in view["directions"] if d["pirate"]] == ["east"]


def test_a_worker_that_stood_in_wisby_lies_on_the_card_of_the_next_generation() -> None:
    """GOT-179, GOT-62: Wisby is played again, this time without selling."""
    discard = ["setting-rute", "2 forest", "pasture", "field", "hill", "home", "2 baltic-sea", "2 gotland", "roma"]
    g = hands({"played": ["wisby"], "deck": [], "discard": discard}, {}, wisby={"wood": 0})
    play_on(g, "draw")

    while g.view(None)["phase"] == "draw":
        play(g, "draw wisby" if "draw wisby" in words(g) else words(g)[0])
    play(g, "play wisby take")

    assert player(g)["played"] == [{"card": "wisby", "worker": True}]


def test_a_new_worker_is_on_the_bench_in_the_next_generation() -> None:
    """GOT-173, GOT-179"""
    g = hands({"hand": ["gotland"], "farmsteads": ["bal"]}, {})

    assert (player(g)["bench"], player(g)["workers"]) == (3, 3)


def test_a_century_ends_when_its_cards_are_used_up() -> None:
    """GOT-180: after the fourth generation of the 1100s the 1200s begin."""
    g = hands({"towers": ["bal"]}, {}, number=4)

    assert g.view(None)["century"] == "1200s"
    assert player(g)["points"]["buildings"] == 1
    assert offered(g, "generation")[0].startswith("1200")
    third = hands({"towers": ["bal"]}, {}, number=3)
    assert third.view(None)["century"] == "1100s"
    assert player(third)["points"]["buildings"] == 0


def test_the_black_death_ends_its_century() -> None:
    """GOT-180: unused cards of the 1300s are not played; the game is over."""
    g = hands({"towers": ["bal"]}, {}, century="1300s", generation="1300-black-death", number=1)

    assert g.view(None)["over"]
    assert g.view(None)["phase"] == "over"
    peace = hands({"towers": ["bal"]}, {}, century="1300s", generation="1300-peace", number=1)
    assert not peace.view(None)["over"]


def test_a_new_worker_is_on_the_bench_at_once() -> None:
    """GOT-173: before the cards are cleared away."""
    own = {"hand": ["gotland", "roma", "hill"], "home": "rute", "played": ["field"], "workers": 2}
    g = gotlandia(own, {}, phase="hands")
    before = (player(g)["bench"], player(g)["workers"])

    show_hands(g)

    assert offered(g, "bury")
    assert (player(g)["bench"], player(g)["workers"]) == (before[0] + 1, before[1] + 1)


def test_growing_and_burying_begin_with_the_starting_player() -> None:
    """GOT-171, GOT-R38, GOT-71"""
    g = hands({"hand": ["hill"], "silver": 1}, {"hand": ["hill"], "silver": 1}, start_player=1)

    assert g.to_move == 1
    play(g, "done")
    assert g.to_move == 0
