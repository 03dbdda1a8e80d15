"""Ships, raids, pirates sunk and placed, the assembly."""

import pytest

from skerry.kernel.testing import asked, offered, play, refused, said, told, words
from tests.gotlandia.table import gotlandia, pirates, player, points, ships, stock


def test_a_ship_is_built_in_the_direction_of_a_settled_harbour() -> None:
    """GOT-82, GOT-R66, GOT-10: a coastal district without a Harbour does not help; a pirate there does not matter."""
    g = gotlandia(
        {"hand": ["baltic-sea"], "farmsteads": ["farosund", "eke"], "towers": ["klintehamn"], "stock": "wood, sheep"},
        {},
        pirates=["west"],
    )

    play(g, "play baltic-sea build-ship")
    assert offered(g, "ship") == ["northeast", "west"]
    assert asked(g) == "Where do you build the ship? Choose the direction of one of your Harbours."
    assert refused(g, "ship southwest") == "GOT-R66"
    assert refused(g, "pass") == "GOT-82"
    play(g, "ship northeast")

    assert ships(g) == {"northeast": 2}
    assert stock(g) == {}
    assert player(g)["reserve"]["ships"] == 1


def test_silver_may_stand_for_one_resource_of_a_ship() -> None:
    """GOT-75, GOT-82: the only way to pay is carried out without a question."""
    g = gotlandia({"hand": ["baltic-sea", "hill"], "stock": "sheep", "silver": 2}, {})

    play(g, "play baltic-sea build-ship")

    assert ships(g) == {"northeast": 2}
    assert stock(g) == {}


@pytest.mark.parametrize("card", ["kalmar", "shipyard"])
def test_a_ship_can_be_placed_in_any_direction_for_free(card: str) -> None:
    """GOT-97, GOT-127, GOT-120: without a Harbour."""
    g = gotlandia({"hand": [card, "hill"], "farmsteads": ["bal"]}, {}, variants={"advanced_crafts": True})

    play(g, f"play {card} place-ship")
    assert len(offered(g, "ship")) == 6
    assert asked(g) == "In which direction do you place the ship?"
    assert refused(g, "pass") == "GOT-97"
    play(g, "ship west")

    assert ships(g) == {"northeast": 1, "west": 1}


def test_without_a_ship_in_reserve_none_can_be_placed() -> None:
    """GOT-14, GOT-97"""
    g = gotlandia({"hand": ["kalmar"], "ships": ["west", "west", "west"]}, {})

    assert refused(g, "play kalmar place-ship") == "GOT-14"


# --- raids ------------------------------------------------------------------------------------------------------------


def test_every_ship_takes_silver_without_a_question_if_no_pirate_is_in_reach() -> None:
    """GOT-83, GOT-R68, GOT-D25, GOT-D26: then it may sail; ring order from northeast."""
    g = gotlandia({"hand": ["baltic-sea", "hill"], "ships": ["west", "northeast"]}, {})

    play(g, "play baltic-sea raid")
    assert g.view(None)["asked"]["direction"] == "northeast"
    assert offered(g, "sail") == ["stay", "east", "northwest"]
    assert said(g, "sail west") == "Your ship can’t get to the West in one move (GOT-84)."
    assert said(g, "sail northeast") == "Your ship can’t get to the Northeast in one move (GOT-84)."
    play(g, "sail stay")
    assert g.view(None)["asked"]["direction"] == "west"
    play(g, "sail southwest")

    assert stock(g) == {"silver": 4}
    assert ships(g) == {"northeast": 1, "southwest": 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_ships_of_the_last_direction_raid_for_their_owner_only(seat: int) -> None:
    """GOT-83, GOT-R68: the ring ends in the northwest, where both have ships."""
    own = {"hand": ["baltic-sea", "hill"], "ships": ["northwest"], "silver": 0}
    g = gotlandia(own, own, turn=seat)
    g.journal = []

    play(g, "play baltic-sea raid")
    assert words(g) == ["sail stay", "sail northeast", "sail west"]
    play(g, "sail stay")

    assert (stock(g, seat)["silver"], stock(g, 1 - seat).get("silver", 0)) == (2, 0)
    assert told(g)[1:] == [f"seat {seat}’s ship in the Northwest plunders 2 Silver."]


@pytest.mark.parametrize("direction", ["northeast", "west"])
def test_a_ship_takes_silver_or_sinks_the_pirate_where_it_is(direction: str) -> None:
    """GOT-83, GOT-85, GOT-R37: a ship may take Silver even if a pirate is present."""
    g = gotlandia({"hand": ["baltic-sea", "hill"], "ships": [direction]}, {}, pirates=[direction])

    play(g, "play baltic-sea raid")
    name = direction.capitalize()
    assert asked(g) == f"Your ship in the {name} can take 2 Silver, or sink a pirate there or one direction away."
    assert offered(g, "raid") == ["silver", direction]
    assert said(g, "raid silver") == "brings 2 Silver"
    assert said(g, f"raid {direction}") == "worth 1 VP at the end; the ship can still sail"
    play(g, f"raid {direction}", "sail stay")

    assert pirates(g) == []
    assert points(g) == {"pirates": 1}
    assert stock(g) == {}


def test_a_ship_may_move_before_it_sinks_but_then_no_more() -> None:
    """GOT-84: to an adjacent direction, either before or after its effect."""
    g = gotlandia({"hand": ["baltic-sea", "hill"], "ships": ["west"]}, {}, pirates=["northwest", "east"])

    play(g, "play baltic-sea raid")
    assert offered(g, "raid") == ["silver", "northwest"]
    assert said(g, "raid northwest") == "worth 1 VP at the end; the ship sails to the Northwest"
    assert said(g, "raid east") == "Your ship can’t reach a pirate in the East (GOT-84)."
    g.journal = []
    play(g, "raid northwest")

    assert ships(g) == {"northwest": 1}
    assert player(g)["sunk"] == 1
    assert told(g) == [
        "seat 0 sails a ship from the West to the Northwest.",
        "seat 0 sinks the pirate in the Northwest.",
    ]
    assert words(g) == ["play hill produce"]


def test_a_ship_may_move_after_it_has_sunk_a_pirate() -> None:
    """GOT-84"""
    g = gotlandia({"hand": ["baltic-sea", "hill"], "ships": ["west"]}, {}, pirates=["west"])

    play(g, "play baltic-sea raid", "raid west", "sail southwest")

    assert ships(g) == {"southwest": 1}


def test_two_ships_cannot_sink_the_same_pirate() -> None:
    """GOT-R37, GOT-10: the second one finds none and takes Silver."""
    g = gotlandia({"hand": ["baltic-sea", "hill"], "ships": ["west", "west"]}, {}, pirates=["west"])

    play(g, "play baltic-sea raid", "raid west", "sail stay", "sail stay")

    assert player(g)["sunk"] == 1
    assert stock(g) == {"silver": 2}


def test_a_ship_that_sails_into_a_direction_still_to_come_does_not_act_again() -> None:
    """GOT-D24, GOT-R68: two ships act once each."""
    g = gotlandia({"hand": ["baltic-sea", "hill"], "ships": ["northeast", "east"]}, {})

    play(g, "play baltic-sea raid", "sail east", "sail stay")

    assert stock(g) == {"silver": 4}
    assert words(g) == ["play hill produce"]


# --- the assembly and other pirates -----------------------------------------------------------------------------------


def test_the_assembly_brings_the_token_and_sinks_any_pirate() -> None:
    """GOT-86, GOT-85, GOT-109: in any direction of choice."""
    g = gotlandia({"hand": ["hill"]}, {"hand": ["roma", "hill"]}, turn=1, pirates=["west", "east"])

    play(g, "play roma assembly")
    assert g.view(None)["start_player"] == 1
    assert offered(g, "sink") == ["east", "west"]
    assert refused(g, "sink northeast") == "GOT-85"
    play(g, "sink west")

    assert pirates(g) == ["east"]
    assert player(g, 1)["sunk"] == 1


def test_with_no_pirate_on_the_map_only_the_token_is_taken() -> None:
    """GOT-86, GOT-R39: also by its holder, who keeps it."""
    g = gotlandia({"hand": ["roma", "hill"]}, {})

    play(g, "play roma assembly")

    assert g.view(None)["start_player"] == 0
    assert player(g)["sunk"] == 0
    assert words(g) == ["play hill produce"]


def test_there_is_one_assembly_in_a_generation() -> None:
    """GOT-87, GOT-65"""
    g = gotlandia({"hand": ["roma"]}, {"played": ["roma"]}, roma=1)

    assert words(g) == ["play roma draw"]
    assert refused(g, "play roma assembly") == "GOT-87"


@pytest.mark.parametrize("card", ["kalmar", "rostock", "bergen", "memel"])
def test_after_some_raids_a_pirate_must_be_placed_where_there_is_none(card: str) -> None:
    """GOT-99, GOT-138, GOT-R35, GOT-R36: the raid is finished first; this never fights or raids."""
    g = gotlandia(
        {"hand": [card, "hill"], "ships": ["west"]},
        {"ships": ["southeast"]},
        pirates=["east"],
        variants={"advanced_trading": True},
    )

    play(g, f"play {card} raid", "sail stay")
    assert offered(g, "pirate") == ["northeast", "southeast", "southwest", "west", "northwest"]
    assert refused(g, "pirate east") == "GOT-99"
    assert asked(g) == "Place a pirate in a direction without one."
    assert said(g, "decline") == "You can’t skip this (GOT-138)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-138)."
    play(g, "pirate southeast")

    assert pirates(g) == ["east", "southeast"]
    assert ships(g, 1) == {"southeast": 1}
    assert stock(g) == {"silver": 2}


@pytest.mark.parametrize(
    "scenario",
    [
        {"pirates": ["northeast", "east", "southeast", "southwest", "west", "northwest"]},
        {"pirates": ["east"], "sunk": 29},
    ],
    ids=["all taken", "none left"],
)
def test_placing_is_skipped_if_it_cannot_be_done(scenario: dict[str, object]) -> None:
    """GOT-138, GOT-18: no direction without a pirate, or no pirate in supply."""
    sunk = scenario.pop("sunk", 0)
    g = gotlandia({"hand": ["kalmar", "hill"], "ships": ["west"], "sunk": sunk}, {}, **scenario)

    play(g, "play kalmar raid", *(["raid silver"] if len(pirates(g)) > 1 else []), "sail stay")

    assert words(g) == ["play hill produce"]


def test_per_ship_counts_all_ships_on_the_map() -> None:
    """GOT-139, GOT-126, GOT-134: Take counts those beside a pirate too, Food does not."""
    g = gotlandia({"hand": ["skanor", "hill"], "ships": ["west", "east"]}, {}, pirates=["west"])

    assert player(g)["hand"][1]["food"] == 2
    play(g, "play skanor take")

    assert stock(g) == {"grain": 4}
