"""The Income phase and the cube (PIR-08 to PIR-14)."""

import pytest

import skerry
from skerry.kernel.testing import play, refused, words
from tests.pirate_haven.table import QUIET, haven, income, island, play_on, player, start


def test_a_game_has_four_rounds_of_income_map_and_travel() -> None:
    """PIR-08, PIR-83: a player who always leaves at once has been home four times."""
    g = start(2)
    phases: list[tuple[int, str]] = []

    while g.to_move != skerry.OVER:
        table = g.view(None)
        if phases[-1:] != [(table["round"], table["phase"])]:
            phases.append((table["round"], table["phase"]))
        play(g, words(g)[-1])

    rounds = [(number, phase) for number in (1, 2, 3, 4) for phase in ("map", "travel")]
    assert phases == [(0, "set-up"), *rounds]
    assert g.view(None)["phase"] == "end"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_round_everybody_has_6(seats: int) -> None:
    """PIR-E1, PIR-09, PIR-11: six printed white squares, and nothing to decide."""
    g = haven(seats=seats, phase="map")

    assert g.to_move == skerry.CHANCE
    assert [income(g, seat) for seat in range(seats)] == [6] * seats


def test_income_counts_white_pips_and_printed_squares() -> None:
    """PIR-10, PIR-R2: 3 pips, 1 on the Storehouse, 2 on the Plantation, 1 on the Carpenter, and 6 on the board."""
    tiles = {"land-1": "storehouse: resource 1", "land-2": "plantation: resource 2", "land-3": "carpenter"}
    g = haven({"island": tiles}, phase="map", round=2)

    assert player(g)["resources"] == 6 + 3 + 1 + 2 + 1
    assert income(g) == 12


def test_joan_has_9_in_round_3_whatever_was_left() -> None:
    """PIR-E2, PIR-12: 9 Resources, 5 Income left from round 2."""
    g = haven({"island": {"land-1": "plantation: resource 1"}, "income": 5}, phase="map", round=3)

    assert income(g) == 9


def test_resources_are_unlimited_but_income_ends_at_12() -> None:
    """PIR-11: 15 Resources."""
    g = haven({"island": {"land-1": "plantation: resource 6", "land-2": "storehouse"}}, phase="map", round=2)

    assert (player(g)["resources"], income(g)) == (15, 12)


def test_the_squares_of_the_board_are_never_covered() -> None:
    """PIR-R3, PIR-10: with every spot full they still count."""
    land = dict.fromkeys([f"land-{n}" for n in range(1, 4)], "workshop") | {"land-4": "tavern", "land-5": "tavern"}
    sea = {f"sea-{n}": "navy 1" for n in range(1, 8)}
    g = haven({"island": land | sea | {"land-6": "tavern", "land-7": "shipyard", "land-8": "shipyard"}}, phase="map")

    assert income(g) == 6


def test_new_resources_count_from_the_next_income_phase() -> None:
    """PIR-13, PIR-38: buying a Plantation for 6 and placing a white die leaves the cube at 0 until the next round."""
    g = haven({}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "plantation", "2": "resource 4"})

    play(g, "sail 1", "buy land-1")
    assert income(g) == 0
    play(g, "sail 2", "place land-1")

    assert (income(g), player(g)["next_income"]) == (0, 12)


def test_income_never_goes_below_nothing() -> None:
    """PIR-14, PIR-35: what is not there cannot be paid."""
    g = haven({"income": 1}, {"at": 16}, map=QUIET, spots={"1": "tavern", "2": "resource 1"}, order=[1, 0])

    play(g, "sail 1")

    assert g.to_move == 0, "the tile was discarded without a question"
    assert (income(g), island(g)) == (1, {})


@pytest.mark.parametrize(("before", "after"), [(4, 6), (10, 12), (11, 12), (12, 12)])
def test_a_gain_stops_at_12(before: int, after: int) -> None:
    """PIR-14, PIR-R4, PIR-50: two-Income."""
    g = haven({"income": before}, {"at": 16}, order=[1, 0], map=["el-dorado-passage"])

    play(g, "sail 1")

    assert income(g) == after


def test_two_income_leaves_white_dice_alone() -> None:
    """PIR-E7, PIR-50: a white die of 3 and Income 4."""
    tiles = {"land-1": "plantation: resource 3"}
    g = haven({"income": 4, "island": tiles}, {"at": 16}, order=[1, 0], map=["el-dorado-passage"])

    play(g, "sail 1")

    assert (income(g), island(g)) == (6, tiles)


def test_every_round_begins_with_new_income() -> None:
    """PIR-12: Income left over is lost, Resources bought before count."""
    g = haven({"income": 11, "island": {"land-1": "storehouse"}}, {"at": 1}, order=[1, 0], map=QUIET)

    play(g, "leave", "leave")

    assert (g.view(None)["round"], income(g, 0), income(g, 1)) == (2, 7, 6)


def test_nobody_else_pays_or_gains() -> None:
    """PIR-13: a purchase of one leaves the Income of the others."""
    g = haven({}, {}, {}, map=QUIET, spots={"1": "tavern"})

    play(g, "sail 1", "buy land-1")

    assert [income(g, seat) for seat in range(3)] == [4, 6, 6]


def test_the_phases_follow_each_other_without_a_question() -> None:
    """PIR-09: between two rounds there is only chance."""
    g = haven({}, {}, map=QUIET)

    play(g, "leave", "leave")
    play_on(g, "travel", 2)

    assert g.to_move == 0
    assert refused(g, "discard") == "PIR-24"
