"""Special actions on the Map (PIR-47 to PIR-51)."""

from typing import Any

import pytest

from skerry.kernel.testing import play, refused, said, told, words
from tests.pirate_haven.table import HAVEN, QUIET, haven, income, island

ALONE = {"order": [1, 0]}
EL_DORADO = ["el-dorado-passage"]  # two-Income on spot 1, all-Treasure on spot 8
TRADE_WINDS = ["trade-winds"]  # a Ship with one-Income on spot 1, all-Navy on spot 8
SMUGGLERS = ["smugglers-cove"]  # a Building with one-Treasure on spot 1, Rum on spot 8
SKULL = ["skull-island"]  # a Pirate with one-Navy on spot 1, Treasure on spot 8


@pytest.mark.parametrize(
    ("map_tiles", "word", "player", "vain"),
    [
        (EL_DORADO, "sail 1", {}, ""),
        (EL_DORADO, "sail 1", {"income": 12}, "income-cap"),
        (EL_DORADO, "sail 8", {}, "dice"),
        (EL_DORADO, "sail 8", {"island": {"land-1": "tavern: treasure 1"}}, ""),
        (TRADE_WINDS, "sail 8", {}, "dice"),
        (TRADE_WINDS, "sail 8", {"island": {"sea-2": "navy 1"}}, ""),
        (TRADE_WINDS, "sail 8", {"island": {"sea-2": "navy 6"}}, "dice"),
    ],
)
def test_the_table_says_when_a_special_action_would_raise_nothing(
    map_tiles: list[str], word: str, player: dict[str, Any], vain: str
) -> None:
    """PIR-47, PIR-48, PIR-50."""
    g = haven(player, {"at": 16}, **ALONE, map=map_tiles)

    told = g.explain(HAVEN.move(word))

    assert told is not None
    assert (told.values["vain"], told.doubtful) == (vain, vain != "")


def test_a_special_action_without_effect_can_be_landed_on() -> None:
    """PIR-47: nothing happens, the turn is over."""
    g = haven({}, {"at": 16}, **ALONE, map=EL_DORADO)

    play(g, "sail 8")

    assert (income(g), island(g), g.view(None)["landed"]) == (6, {}, "")
    assert g.turns == 2


def test_all_treasure_raises_every_yellow_die_within_its_limit() -> None:
    """PIR-48: the die at its limit stays, white dice are not meant."""
    tiles = {
        "land-1": "tavern: treasure 1, treasure 2",
        "land-2": "plantation: resource 3",
        "sea-6": "galleon: treasure 4",
    }
    g = haven({"island": tiles}, {"at": 16}, **ALONE, map=EL_DORADO)

    play(g, "sail 8")

    assert island(g) == tiles | {"land-1": "tavern: treasure 2, treasure 2", "sea-6": "galleon: treasure 5"}


def test_all_navy_raises_every_red_die_up_to_6() -> None:
    """PIR-48: none may be left out."""
    g = haven(
        {"island": {"sea-1": "navy 6", "sea-2": "navy 1", "sea-3": "navy 5"}}, {"at": 16}, **ALONE, map=TRADE_WINDS
    )

    play(g, "sail 8")

    assert island(g) == {"sea-1": "navy 6", "sea-2": "navy 2", "sea-3": "navy 6"}


def test_only_dice_that_are_raised_are_told() -> None:
    """PIR-48: the one at its limit stays as it is."""
    g = haven({"island": {"land-1": "tavern: treasure 2, treasure 1"}}, {"at": 16}, **ALONE, map=EL_DORADO)
    g.journal = []

    play(g, "sail 8")

    assert told(g)[1:] == ["seat 0 raises the die on land spot B2 (2) to 2."]


def test_one_treasure_is_done_first_and_must_be_done() -> None:
    """PIR-49, PIR-R10, PIR-R11 (PIR-D6): a die of choice below its limit; then the tile is bought or discarded."""
    tiles = {"land-1": "tavern: treasure 1, treasure 2", "land-2": "plantation: treasure 3"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, map=SMUGGLERS, spots={"1": "storehouse"})

    play(g, "sail 1")
    assert words(g) == ["raise land-1 1", "raise land-2 1"]
    assert refused(g, "raise land-1 2") == refused(g, "raise land-3 1") == refused(g, "discard") == "PIR-49"
    assert (
        said(g, "raise land-1 2") == "The die on land spot B2 (2) already shows the most it can on its spot (PIR-49)."
    )
    assert (
        said(g, "raise land-3 1")
        == "You have no such die on land spot B3 (1). You need this kind: Treasure die (PIR-49)."
    )
    assert said(g, "raise land-2 1") == "the die goes up to 4"
    play(g, "raise land-2 1")

    assert island(g)["land-2"] == "plantation: treasure 4"
    assert "discard" in words(g)
    assert "buy land-3" in words(g)


def test_one_navy_raises_a_red_die_of_choice() -> None:
    """PIR-49 (PIR-D7): below 6."""
    g = haven(
        {"island": {"sea-1": "navy 6", "sea-2": "navy 1", "sea-3": "navy 5"}},
        {"at": 16},
        **ALONE,
        map=SKULL,
        spots={"1": "smuggler"},
    )

    play(g, "sail 1")
    assert words(g) == ["raise sea-2", "raise sea-3"]
    play(g, "raise sea-3", "discard")

    assert island(g) == {"sea-1": "navy 6", "sea-2": "navy 1", "sea-3": "navy 6"}


def test_one_income_helps_to_pay() -> None:
    """PIR-49, PIR-R11: 3 and 1 pay for a Corvette."""
    g = haven({"income": 3}, {"at": 16}, **ALONE, map=TRADE_WINDS, spots={"1": "corvette"})

    play(g, "sail 1", "buy sea-1")

    assert (income(g), island(g)) == (0, {"sea-1": "corvette"})


def test_the_bonus_may_be_had_without_the_tile() -> None:
    """PIR-49, PIR-R11: the tile is discarded like any other."""
    g = haven({}, {"at": 16}, **ALONE, map=TRADE_WINDS, spots={"1": "corvette"})

    play(g, "sail 1", "discard")

    assert (income(g), g.view(None)["box"]) == (7, {"corvette": 1})


def test_a_bonus_without_effect_goes_straight_to_the_tile() -> None:
    """PIR-47, PIR-49: no yellow die below its limit."""
    g = haven(
        {"island": {"land-1": "tavern: treasure 2"}}, {"at": 16}, **ALONE, map=SMUGGLERS, spots={"1": "storehouse"}
    )

    play(g, "sail 1")

    assert words(g)[-1] == "discard"


def test_an_empty_tile_spot_with_a_bonus_brings_the_bonus_alone() -> None:
    """PIR-R35, PIR-19: then the turn is over."""
    tiles = {"land-1": "plantation: treasure 3", "sea-1": "navy 2"}
    g = haven({"island": tiles, "income": 5}, {"at": 16}, **ALONE, map=[*SMUGGLERS, *TRADE_WINDS, *SKULL])

    play(g, "sail 1", "raise land-1 1")
    assert g.turns == 2
    play(g, "sail 2")
    assert (g.turns, income(g)) == (3, 6)
    play(g, "sail 3", "raise sea-1")

    assert (g.turns, island(g)) == (4, {"land-1": "plantation: treasure 4", "sea-1": "navy 3"})


def test_rum_must_be_placed_if_it_can_be() -> None:
    """PIR-51 (PIR-D14): on an available die spot; capacity does not matter."""
    tiles = {"land-1": "storehouse", "land-2": "distillery", "land-3": "tavern: treasure 1, treasure 1"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, map=QUIET, spots={"4": "rum"})

    play(g, "sail 4")
    assert words(g) == ["place land-1", "place land-2"]
    assert refused(g, "discard") == refused(g, "leave") == "PIR-51"
    assert said(g, "discard") == "You must place the Rum as long as you have a die spot for it (PIR-51)."
    assert refused(g, "place land-3") == "PIR-40"
    g.journal = []
    play(g, "place land-1")

    assert (island(g)["land-1"], g.view(None)["landed"]) == ("storehouse: rum", "")
    assert told(g)[0] == "seat 0 places Rum on land spot B2."


def test_rum_without_room_goes_to_the_box() -> None:
    """PIR-51, PIR-R26: landing is allowed."""
    g = haven({}, {"at": 16}, **ALONE, map=QUIET, spots={"4": "rum"})

    play(g, "sail 4")

    assert g.view(None)["box"] == {"rum": 1}
    assert g.turns == 2


def test_rum_fills_its_die_spot_for_good() -> None:
    """PIR-51: nothing that touches dice touches it."""
    tiles = {"land-1": "shipyard: rum, treasure 2"}
    g = haven({"island": tiles, "income": 8}, {"at": 16}, **ALONE, map=EL_DORADO, spots={"10": "brigantine"})

    assert words(g)[-2:] == ["give land-1 2", "add land-1 2"]
    play(g, "sail 8")
    assert island(g)["land-1"] == "shipyard: rum, treasure 3"
    play(g, "sail 10", "buy sea-6")

    assert words(g) == ["reroll land-1 2", "move land-1 2", "decline", "give land-1 2", "add land-1 2"]


@pytest.mark.parametrize(
    ("scenario", "line"),
    [
        ({"map": EL_DORADO}, "seat 0 gains 2 Income and now has 8."),
        ({"map": QUIET, "spots": {"1": "tavern"}}, "seat 0 sails to spot 1: Tavern."),
        (
            {"map": SMUGGLERS, "spots": {"1": "tavern"}},
            "seat 0 sails to spot 1: Tavern. Bonus: Add 1 pip to one Treasure die you have placed, within capacity.",
        ),
    ],
)
def test_special_actions_are_told(scenario: dict[str, object], line: str) -> None:
    """PIR-49, PIR-50."""
    g = haven({}, {"at": 16}, **ALONE, **scenario)
    g.journal = []

    play(g, "sail 1")

    assert line in told(g)
