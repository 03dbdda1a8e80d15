"""The end of a round, of the game, and scoring (PIR-80 to PIR-92)."""

from typing import Any

import pytest

import skerry
from skerry.games.pirate_haven.scoring import navy_prizes
from skerry.kernel.testing import offered, play, refused, said, summed, told, words
from tests.pirate_haven.table import QUIET, fame, haven, island


def after_the_last_round(*islands: dict[str, str], **scenario: Any) -> skerry.State:
    return haven(*[{"island": tiles} for tiles in islands], phase="end", **scenario)


# --- the end of a round -----------------------------------------------------------------------------------------------


def test_what_is_left_on_the_map_goes_to_the_box() -> None:
    """PIR-80, PIR-R6, PIR-R18: tiles, dice and Rum."""
    g = haven({}, {}, map=QUIET, spots={"1": "storehouse", "2": "resource 3", "4": "rum", "8": "treasure 1"})

    play(g, "leave", "leave")

    assert g.view(None)["box"] == {"storehouse": 1, "resource": 1, "treasure": 1, "rum": 1}
    assert not any(spot["open"] for spot in g.view(None)["spots"])


def test_nothing_comes_back_from_the_box() -> None:
    """PIR-81, PIR-R6: what was discarded is not in its deck any more."""
    g = haven({}, {}, map=QUIET, spots={"1": "tavern"}, decks={"building": "2 plantation"})

    play(g, "sail 1", "discard", "leave", "leave")

    assert g.view(None)["box"]["tavern"] == 3
    assert g.view(None)["decks"][0] == {
        "kind": "building",
        "top": "plantation",
        "count": 2,
        "below": {"plantation": 1},
    }


def test_after_round_4_the_game_ends() -> None:
    """PIR-83."""
    g = haven({}, {}, round=4, map=QUIET)

    play(g, "leave", "leave")

    assert g.to_move == skerry.OVER
    assert words(g) == []


def test_after_round_4_everyone_is_asked_about_the_navy_in_the_order_of_arrival() -> None:
    """PIR-83, PIR-85, PIR-R22: seat 1 came home first, then 2, then 0."""
    uncovered = {"island": {"sea-1": "navy 2", "sea-2": "navy 1", "sea-4": "sloop"}}
    g = haven(uncovered, uncovered, uncovered, round=4, map=QUIET, order=[1, 2, 0])

    play(g, "leave", "leave", "leave")
    order = []
    while g.to_move != skerry.OVER:
        assert words(g) == ["discard-navy sea-1", "discard-navy sea-2"]
        order.append(g.to_move)
        play(g, "discard-navy sea-1")

    assert order == [1, 2, 0]


# --- the Navy check ---------------------------------------------------------------------------------------------------


def test_red_pips_must_be_covered_by_the_strength_of_ships() -> None:
    """PIR-85 (PIR-D15): 9 pips, strength 5: one die at a time, until covered."""
    g = after_the_last_round({"sea-1": "navy 2", "sea-2": "navy 3", "sea-3": "navy 4", "sea-4": "galleon"})

    assert words(g) == ["discard-navy sea-1", "discard-navy sea-2", "discard-navy sea-3"]
    assert said(g, "discard-navy sea-1") == "leaves you a Navy of 7, still 2 too many"
    assert said(g, "discard-navy sea-3") == "leaves you a Navy of 5, which your Ships cover"
    assert refused(g, "discard-navy sea-4") == refused(g, "leave") == "PIR-85"
    assert said(g, "discard-navy sea-4") == "You have no Navy die on sea spot A2 (PIR-85)."
    play(g, "discard-navy sea-3")

    assert g.to_move == skerry.OVER
    assert island(g) == {"sea-1": "navy 2", "sea-2": "navy 3", "sea-4": "galleon"}


def test_what_the_dice_that_are_picked_leave_is_said_before_they_are_discarded() -> None:
    """PIR-85: 9 pips less 2 and 3, beside a Galleon's strength of 5."""
    g = after_the_last_round({"sea-1": "navy 2", "sea-2": "navy 3", "sea-3": "navy 4", "sea-4": "galleon"})

    assert summed(g, "discard-navy sea-1") == "That leaves a Navy of 7; your Ships have strength 5."
    assert summed(g, "discard-navy sea-1", "discard-navy sea-2") == (
        "That leaves a Navy of 4; your Ships have strength 5."
    )


def test_more_may_be_discarded_than_needed() -> None:
    """PIR-85, PIR-R23: the 5 alone would be covered, and so is the 2."""
    g = after_the_last_round({"sea-1": "navy 2", "sea-2": "navy 5", "sea-4": "galleon"})

    assert words(g) == ["discard-navy sea-1", "discard-navy sea-2"]
    assert said(g, "discard-navy sea-2") == "leaves you a Navy of 2, which your Ships cover"
    play(g, "discard-navy sea-2")

    assert (g.to_move, island(g)) == (skerry.OVER, {"sea-1": "navy 2", "sea-4": "galleon"})


def test_equal_sums_are_covered_and_nothing_may_be_discarded_then() -> None:
    """PIR-85: 5 pips, strength 5."""
    g = after_the_last_round({"sea-1": "navy 2", "sea-2": "navy 3", "sea-4": "galleon"})

    assert g.to_move == skerry.OVER


def test_the_choice_may_be_a_bad_one() -> None:
    """PIR-R23: a die that is not enough is followed by another."""
    g = after_the_last_round({"sea-1": "navy 1", "sea-2": "navy 5", "sea-3": "navy 5", "sea-4": "galleon"})

    play(g, "discard-navy sea-1")
    assert offered(g, "discard-navy") == ["sea-2", "sea-3"]
    play(g, "discard-navy sea-2")

    assert (g.to_move, fame(g)["navy"]) == (skerry.OVER, 20)


@pytest.mark.parametrize("ships", [{}, {"sea-4": "sloop"}])
def test_without_enough_strength_for_any_die_all_go_without_asking(ships: dict[str, str]) -> None:
    """PIR-85: no Ships, or the smallest die exceeds them."""
    g = after_the_last_round({"sea-1": "navy 2", "sea-2": "navy 3"} | ships)

    assert g.to_move == skerry.OVER
    assert island(g) == ships
    assert g.view(None)["box"] == {"navy": 2}


def test_strength_counts_its_bonuses() -> None:
    """PIR-85, PIR-44: a Sloop beside a Shipyard covers 2."""
    g = after_the_last_round({"sea-1": "navy 2", "sea-2": "sloop", "land-2": "shipyard"})

    assert fame(g)["navy"] == 20


def test_players_discard_in_the_order_of_their_places() -> None:
    """PIR-85, PIR-R22: seat 1 was first home."""
    uncovered = {"sea-1": "navy 2", "sea-2": "navy 1", "sea-4": "sloop"}
    g = after_the_last_round(uncovered, uncovered, home=[1, 0])

    assert g.to_move == g.view(None)["turn"] == 1
    play(g, "discard-navy sea-1")
    assert g.to_move == g.view(None)["turn"] == 0
    play(g, "discard-navy sea-1")
    assert g.to_move == skerry.OVER


# --- the Navy ranking -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("navy", "prizes"),
    [
        ([[6], [5], [4], [3]], [20, 10, 5, 0]),
        ([[3], [6]], [10, 20]),
        ([[6], [3, 3], [1], []], [10, 20, 5, 0]),  # more dice rank higher
        ([[], []], [0, 0]),  # PIR-R19
        ([[4], [], []], [20, 0, 0]),
        ([[6], [6], [1]], [15, 15, 5]),
        ([[6], [5], [5], [1]], [20, 7, 7, 0]),
        ([[6], [6], [6], [1]], [11, 11, 11, 0]),
        ([[6], [6], [6], [6]], [8, 8, 8, 8]),
        ([[6], [5], [4], [4]], [20, 10, 2, 2]),
        ([[6], [6]], [15, 15]),
    ],
)
def test_the_navy_brings_20_10_and_5(navy: list[list[int]], prizes: list[int]) -> None:
    """PIR-86, PIR-87, PIR-R19, PIR-R20, PIR-R34: ties go to more dice, then the prizes are shared and rounded down."""
    assert navy_prizes([20, 10, 5], navy, everyone=False) == prizes


@pytest.mark.parametrize(
    ("navy", "prizes"),
    [
        ([[5], []], [20, 10]),
        ([[3], [], [4]], [10, 5, 20]),
        ([[], [2], []], [7, 20, 7]),
        ([[], [], [1], []], [5, 5, 20, 5]),
        ([[], []], [15, 15]),
    ],
)
def test_without_a_navy_die_one_can_come_second_if_everyone_is_ranked(navy: list[list[int]], prizes: list[int]) -> None:
    """PIR-R19, PIR-87: as a house rule; those who have none share the prizes of their ranks."""
    assert navy_prizes([20, 10, 5], navy, everyone=True) == prizes


@pytest.mark.parametrize(("ranking", "second"), [("with-dice", 0), ("everyone", 10)])
def test_whether_the_second_needs_a_navy_die_is_a_house_rule(ranking: str, second: int) -> None:
    """PIR-R19: seat 1 has a Navy die, but no Ship that covers it, so that it is discarded."""
    covered, uncovered = {"sea-1": "navy 5", "sea-2": "galleon"}, {"sea-1": "navy 1"}
    g = after_the_last_round(covered, uncovered, variants={"navy_ranking": ranking})

    assert [points["navy"] for points in g.outcome()["points"]] == [20, second]


def test_with_two_players_the_second_gets_10() -> None:
    """PIR-86, PIR-R34."""
    strong = {"sea-1": "navy 5", "sea-2": "galleon"}
    weak = {"sea-1": "navy 4", "sea-2": "galleon"}
    g = after_the_last_round(weak, strong)

    assert [fame(g, seat)["navy"] for seat in range(2)] == [10, 20]


# --- Rum, Treasure, sums ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 16), (9, 25), (10, 30)]
)
def test_rum_is_worth_its_sets(count: int, worth: int) -> None:
    """PIR-E6, PIR-88, PIR-R30: full sets of five first, then the rest."""
    spots = ["land-1", "land-2", "land-3", "sea-6", "sea-5"]
    tiles = ["tavern", "tavern", "tavern", "galleon", "galleon"]
    here = [min(max(count - 2 * number, 0), 2) for number in range(5)]
    g = haven({"island": {spot: f"{tile}: {', '.join(['rum'] * n)}" for spot, tile, n in zip(spots, tiles, here)}})

    assert fame(g)["rum"] == worth


def test_printed_rum_counts_too() -> None:
    """PIR-88: Distillery, Sloop, Smuggler and one token."""
    g = haven({"island": {"land-1": "distillery", "sea-1": "sloop", "land-2": "smuggler", "land-3": "tavern: rum"}})

    assert fame(g)["rum"] == 10


def test_treasure_is_worth_its_pips() -> None:
    """PIR-89, PIR-R29: yellow pips and printed Treasure, also under dice; white pips are none."""
    g = haven({"island": {"land-1": "tavern: treasure 2, treasure 1", "land-2": "shipyard: resource 4, treasure 5"}})

    assert fame(g)["treasure"] == 2 + 1 + 5 + 1


def test_fame_has_five_sources() -> None:
    """PIR-84, PIR-91: Navy, Rum, Treasure, Direction, Pirates, and their sum."""
    tiles = {
        "land-1": "tavern: treasure 2, rum",
        "land-2": "master-builder",
        "sea-1": "man-of-war",
        "sea-2": "navy 4",
    }
    g = haven({"island": tiles}, {}, phase="end", home=[1, 0])

    assert g.outcome()["points"][0] == {
        "navy": 20,
        "rum": 1,
        "treasure": 3,
        "direction": 3,
        "pirates": 2,
        "total": 29,
    }
    assert g.scores() == [29, 5]


def test_fame_so_far_keeps_the_best_sum_that_is_covered() -> None:
    """PIR-R36, PIR-84, PIR-85: of 2, 3 and 4 with a strength of 6 the 2 and the 4 would stay, not the 3."""
    tiles = {"sea-1": "navy 2", "sea-2": "navy 3", "sea-3": "navy 4", "sea-4": "man-of-war", "land-8": "navigator"}
    g = haven({"island": tiles}, {"island": {"sea-1": "navy 6", "sea-2": "man-of-war"}})

    assert [fame(g, seat)["navy"] for seat in range(2)] == [20, 10]
    assert fame(g)["pirates"] == 1 + 2


def test_fame_so_far_keeps_the_first_of_equal_dice() -> None:
    """PIR-R36, PIR-75: of two threes with a strength of 3 the one beside the Quartermaster, on Sea 1, is counted."""
    g = haven({"island": {"land-1": "quartermaster", "sea-1": "navy 3", "sea-2": "navy 3", "sea-3": "brigantine"}})

    assert fame(g)["pirates"] == 2


def test_where_a_ship_waited_earns_nothing() -> None:
    """PIR-90: only the places home in round 4 do."""
    g = haven(seats=2, round=4, map=QUIET)

    assert [fame(g, seat)["direction"] for seat in range(2)] == [0, 0]


# --- the winner -------------------------------------------------------------------------------------------------------


def test_the_highest_total_wins() -> None:
    """PIR-92."""
    g = after_the_last_round({"land-1": "tavern: treasure 1"}, {"land-1": "plantation: treasure 6"})

    assert (g.scores(), g.winners(), g.outcome()["ranks"]) == ([5 + 2, 3 + 6], [1], [2, 1])


@pytest.mark.parametrize(("left", "winners"), [((4, 3), [0]), ((3, 4), [1]), ((4, 4), [0, 1])])
def test_a_tie_is_broken_by_income_and_else_shared(left: tuple[int, int], winners: list[int]) -> None:
    """PIR-92, PIR-R16, PIR-R21: 5 for the place against 3 and two pips."""
    joan = {"income": left[0]}
    mark = {"income": left[1], "island": {"land-1": "shipyard: treasure 2"}}
    g = haven(joan, mark, phase="end")

    assert g.scores() == [5, 5]
    assert g.winners() == winners
    assert g.outcome()["tie_break"] == "income"
    assert g.outcome()["ranks"] == [1 if seat in winners else 2 for seat in range(2)]


def test_without_a_tie_income_does_not_matter() -> None:
    """PIR-92."""
    g = haven({"income": 0}, {"income": 12}, phase="end")

    assert (g.scores(), g.winners(), g.outcome()["tie_break"]) == ([5, 3], [0], "")


def test_a_tie_behind_the_winner_needs_no_income() -> None:
    """PIR-92: 5 for the first place, and twice 3."""
    g = haven({}, {}, {"island": {"land-1": "shipyard: treasure 2"}}, phase="end")

    assert (g.scores(), g.winners(), g.outcome()["tie_break"]) == ([5, 3, 3], [0], "")


def test_nobody_has_won_before_the_end() -> None:
    """PIR-84: Fame can be counted at any time, but decides only in the end."""
    g = haven({"island": {"land-1": "tavern: treasure 2"}})

    assert (g.scores()[0], g.winners(), g.view(None)["outcome"]) == (3, [], None)


def test_the_end_is_told() -> None:
    """PIR-83, PIR-85."""
    g = haven({"at": 16, "island": {"sea-1": "navy 2", "sea-2": "navy 3"}}, home=[1], order=[0, 1], round=4, map=QUIET)
    g.journal = []

    play(g, "leave")

    assert told(g)[1:] == [
        "The last round is over, and the game ends.",
        "seat 0’s Ships can’t cover the whole Navy. seat 0 discards Navy dice showing 2 and 3.",
    ]
