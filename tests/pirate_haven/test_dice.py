"""Landing on a die; capacity and locked die spots (PIR-39 to PIR-46)."""

import pytest

from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.pirate_haven.table import QUIET, capacity, haven, income, island, player

ALONE = {"order": [1, 0], "map": QUIET}


def test_a_die_is_taken_for_nothing_or_discarded() -> None:
    """PIR-39 (PIR-D13): at the number it shows."""
    tiles = {"land-1": "plantation"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, spots={"8": "treasure 4"})

    play(g, "sail 8")
    assert words(g) == ["place land-1", "discard"]
    taken, discarded = g.copy(), g.copy()
    play(taken, "place land-1")
    play(discarded, "discard")

    assert (island(taken), income(taken)) == ({"land-1": "plantation: treasure 4"}, 8)
    assert taken.view(None)["landed"] == discarded.view(None)["landed"] == ""
    assert (island(discarded), discarded.view(None)["box"]) == (tiles, {"treasure": 1})


@pytest.mark.parametrize(("spot", "die"), [("2", "resource 3"), ("8", "treasure 3"), ("6", "navy 3")])
def test_a_die_without_a_place_is_discarded_without_a_question(spot: str, die: str) -> None:
    """PIR-39: no tiles for white and yellow, no empty sea for red."""
    sea = {f"sea-{n}": "navy 1" for n in range(1, 8)} if die == "navy 3" else {}
    g = haven({"island": sea}, {"at": 16}, **ALONE, spots={spot: die})

    play(g, f"sail {spot}")

    assert g.view(None)["box"] == {die.split(maxsplit=1)[0]: 1}
    assert "leave" in words(g)


def test_dice_need_a_die_spot_that_is_neither_locked_nor_occupied() -> None:
    """PIR-40, PIR-45: the Tavern is full, the Distillery locked, the Carpenter has none."""
    tiles = {"land-1": "tavern: treasure 1, rum", "land-2": "distillery", "land-3": "carpenter", "land-4": "shipyard"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, spots={"8": "treasure 4"})

    play(g, "sail 8")

    assert words(g) == ["place land-4", "discard"]
    assert refused(g, "place land-1") == refused(g, "place land-2") == refused(g, "place land-3") == "PIR-40"
    assert said(g, "place land-1") == "The tile on land spot B2 has no open die spot left (PIR-40)."
    assert said(g, "place land-8") == "You have no tile on land spot D4 (PIR-40)."


@pytest.mark.parametrize(("tile", "shows"), [("storehouse", 1), ("tavern", 2), ("workshop", 3), ("shipyard", 4)])
def test_a_die_is_cut_to_the_capacity_and_never_raised(tile: str, shows: int) -> None:
    """PIR-41: a 4 on capacities 1, 2, 3 and 5; the player may choose the smaller tile."""
    g = haven({"island": {"land-1": tile, "land-8": "plantation"}}, {"at": 16}, **ALONE, spots={"8": "treasure 4"})

    play(g, "sail 8")
    lost = f"; {4 - shows} {'pip is' if shows == 3 else 'pips are'} lost" if shows < 4 else ""
    assert said(g, "place land-1") == f"it will show {shows}{lost}"
    play(g, "place land-1")

    assert island(g)["land-1"] == f"{tile}: treasure {shows}"


def test_a_red_die_fills_any_empty_sea_spot_whatever_the_strength() -> None:
    """PIR-42: no Ships are needed yet, and no limit holds."""
    g = haven({"island": {"sea-3": "sloop"}}, {"at": 16}, **ALONE, spots={"6": "navy 6"})

    play(g, "sail 6")

    assert offered(g, "place") == ["sea-1", "sea-2", "sea-4", "sea-5", "sea-6", "sea-7"]
    assert refused(g, "place land-1") == refused(g, "place sea-3") == "PIR-42"
    assert said(g, "place sea-1") == "Navy 6, strength of your Ships 1: 5 too many so far"
    assert said(g, "place land-1") == "Navy dice go on sea spots, not on land spot B2 (PIR-42)."
    assert said(g, "place sea-3") == "Something already lies on sea spot D1 (PIR-42)."
    play(g, "place sea-1")
    assert island(g) == {"sea-1": "navy 6", "sea-3": "sloop"}


def test_the_table_says_that_red_dice_are_covered() -> None:
    """PIR-42, PIR-85: 2 and 3 are less than a Man-of-War covers."""
    tiles = {"sea-1": "navy 2", "sea-3": "man-of-war"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, spots={"6": "navy 3"})

    play(g, "sail 6")

    assert said(g, "place sea-2") == "Navy 5, strength of your Ships 6"
    assert (g.prompt(0).key, said(g, "discard")) == ("ask.place-navy", "")


def test_only_placing_and_discarding_answer_a_die() -> None:
    """PIR-39, PIR-55: no Treasure is exchanged here."""
    g = haven({"island": {"land-1": "shipyard: treasure 2"}}, {"at": 16}, **ALONE, spots={"8": "treasure 4"})

    play(g, "sail 8")

    assert (words(g), g.prompt(0).key) == (["place land-1", "discard"], "ask.place-die")
    assert refused(g, "give land-1 1") == refused(g, "add land-1 1") == "PIR-55"
    assert refused(g, "leave") == "PIR-39"


def test_one_die_spot_on_any_ship_is_room_enough() -> None:
    """PIR-39, PIR-40: also that of the first sea spot."""
    g = haven({"island": {"sea-1": "schooner"}}, {"at": 16}, **ALONE, spots={"8": "treasure 4"})

    play(g, "sail 8")
    assert words(g) == ["place sea-1", "discard"]
    play(g, "place sea-1")

    assert island(g) == {"sea-1": "schooner: treasure 2"}


def test_die_spots_of_one_tile_do_not_share_the_capacity() -> None:
    """PIR-43: a Galleon holds two fives."""
    tiles = {"sea-1": "galleon: treasure 5"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, spots={"8": "treasure 6"})

    play(g, "sail 8", "place sea-1")

    assert island(g) == {"sea-1": "galleon: treasure 5, treasure 5"}


def test_capacity_grows_with_workshops_and_for_ships_with_shipyards() -> None:
    """PIR-44: the Schooner on sea-5 lies beside land-2 and land-5."""
    g = haven({"island": {"sea-5": "schooner", "land-2": "workshop", "land-5": "shipyard", "land-4": "tavern"}})

    assert capacity(g, "sea-5") == 2 + 1 + 1
    assert capacity(g, "land-4") == 2 + 1, "land-4 lies beside both, but the Shipyard raises Ships only"
    assert player(g)["strength"] == 4


def test_growth_does_not_give_back_lost_pips() -> None:
    """PIR-44: a 6 cut to 2 stays a 2 when the capacity becomes 3."""
    g = haven({"island": {"land-1": "tavern"}}, {"at": 16}, **ALONE, spots={"1": "workshop", "8": "treasure 6"})
    play(g, "sail 1", "buy land-2")
    before = haven({"island": {"land-1": "tavern: treasure 2"}}, {"at": 16}, **ALONE, spots={"1": "workshop"})

    play(before, "sail 1", "buy land-2")

    assert (capacity(before, "land-1"), island(before)["land-1"]) == (3, "tavern: treasure 2")


def test_locked_spots_of_buildings_need_a_storehouse() -> None:
    """PIR-45, PIR-57, PIR-R28: for tiles placed before it and after it; a second one opens nothing more."""
    locked = haven(
        {"island": {"land-1": "distillery", "land-2": "navigator"}}, {"at": 16}, **ALONE, spots={"8": "treasure 4"}
    )
    opened = {"land-1": "distillery", "land-3": "storehouse: rum", "land-5": "workshop: rum", "land-2": "navigator"}
    unlocked = haven({"island": opened}, {"at": 16}, **ALONE, spots={"8": "treasure 4"})

    play(locked, "sail 8")
    play(unlocked, "sail 8")

    assert "discard" not in words(locked)
    assert words(unlocked) == ["place land-1", "place land-5", "discard"]


def test_locked_spots_of_pirates_need_a_tavern() -> None:
    """PIR-45, PIR-58, PIR-R28."""
    tiles = {"land-1": "distillery", "land-2": "navigator", "land-3": "treasurer", "land-4": "tavern: rum, rum"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, spots={"8": "treasure 4"})

    play(g, "sail 8")

    assert words(g) == ["place land-2", "place land-3", "discard"]


def test_a_tile_bought_after_the_storehouse_is_open_at_once() -> None:
    """PIR-R28."""
    tiles = {"land-1": "storehouse: rum"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, spots={"1": "distillery", "8": "treasure 4"})

    play(g, "sail 1", "buy land-2", "sail 8")

    assert words(g) == ["place land-2", "discard"]


def test_free_spots_are_filled_before_unlocked_ones() -> None:
    """PIR-40, section 4 of the ledger: choosing the tile is enough."""
    tiles = {"land-1": "storehouse: rum", "land-2": "plantation"}
    g = haven({"island": tiles}, {"at": 16}, **ALONE, spots={"2": "resource 2", "8": "treasure 4"})

    play(g, "sail 2", "place land-2", "sail 8", "place land-2")

    assert island(g)["land-2"] == "plantation: resource 2, treasure 4"


def test_no_die_shows_more_than_6() -> None:
    """PIR-46, PIR-R9: a Plantation between Workshops has a capacity of 8."""
    tiles = {"land-1": "workshop", "land-4": "workshop", "land-2": "plantation: treasure 6"}
    g = haven({"island": tiles}, {"at": 16}, order=[1, 0], map=["el-dorado-passage"])

    assert capacity(g, "land-2") == 8
    assert offered(g, "add") == []
    play(g, "sail 8")
    assert island(g)["land-2"] == "plantation: treasure 6"


def test_the_tavern_has_two_free_spots() -> None:
    """PIR-R13, PIR-58."""
    dice = player(haven({"island": {"land-1": "tavern"}}))["island"][4]["dice"]

    assert [die["locked"] for die in dice] == [False, False]


def test_a_die_is_told_with_what_it_loses() -> None:
    """PIR-41."""
    g = haven({"island": {"land-1": "tavern"}}, {"at": 16}, **ALONE, spots={"8": "treasure 4"})
    g.journal = []

    play(g, "sail 8", "place land-1")

    assert told(g)[-1] == "seat 0 places Treasure 4 on land spot B2. It loses 2 pips and shows 2."
    assert g.journal[-1].rule == "PIR-41"


@pytest.mark.parametrize(("spot", "thing", "rule"), [("4", "rum", "PIR-R26"), ("8", "treasure 4", "PIR-39")])
def test_what_has_no_place_is_told_with_its_rule(spot: str, thing: str, rule: str) -> None:
    """PIR-39, PIR-R26."""
    g = haven({}, {"at": 16}, **ALONE, spots={spot: thing})
    g.journal = []

    play(g, f"sail {spot}")

    assert told(g)[-1] == f"seat 0 discards {thing.capitalize()}."
    assert g.journal[-1].rule == rule
