"""Scoring (HAG-49 to HAG-62)."""

from typing import Any

import pytest

import skerry
from skerry import OVER
from skerry.kernel.testing import play, told
from tests.hagar.table import designed, hagar, landscape

TWO = ["coaster-01 0 0 0", "coaster-03 1 0 180"]
"""Land in (0, 0), (1, 0) and (2, 0) with two shields; forest in (1, 1), (2, 1) and (3, 1) with one; two waters."""
NOWHERE = 6
"""A number of the die that lies on neither coaster."""
THREE = {"seats": 3}


def final(*players: dict[str, Any], rolled: int = NOWHERE, game: Any = None, **scenario: Any) -> Any:
    """A position after the last action."""
    own = {} if game is None else {"game": game}
    return hagar(*players, **({"map": TWO} | scenario), rolled=rolled, step="over", **own)


def points(g: Any) -> list[tuple[int, int]]:
    """Gold and dominion points of each seat."""
    return [(one["gold"], one["dominions"]) for one in g.outcome()["points"]]


def test_the_tokens_are_scored_where_they_stand_after_the_last_action() -> None:
    """HAG-49, HAG-R26: the doubling too goes by the final positions."""
    g = hagar({"hagars": ["coaster-01 sw"]}, map=TWO, rolled=NOWHERE, turn=0)
    assert g.scores() == [0, 0]

    play(g, "move coaster-01 sw", "to coaster-03 ne")

    assert g.to_move == OVER
    assert g.scores() == [1, 0]
    doubled = hagar({"hagars": ["coaster-01 nw"]}, map=TWO, rolled=1, turn=0)
    play(doubled, "move coaster-01 nw", "to coaster-01 ne")
    assert landscape(doubled, 0, 0)["strength"] == [1, 0]


def test_each_landscape_is_scored_separately_and_all_is_added_up() -> None:
    """HAG-50: land 3, forest 3, and the water with a shield 1."""
    g = final({"hagars": ["coaster-01 nw", "coaster-01 se", "coaster-03 ne"]})

    assert points(g) == [(0, 7), (0, 0)]


def test_a_landscape_without_a_hagar_scores_nothing_for_anyone() -> None:
    """HAG-50: gold alone brings nothing, not even to the player who placed it."""
    assert points(final({"gold": ["coaster-01 nw"]})) == [(0, 0), (0, 0)]


def test_everyone_with_a_hagar_gets_all_the_gold() -> None:
    """HAG-51: sharing does not reduce it, more Hägars do not increase it."""
    game = designed(c10={"fields": "LLLL"})
    first, second = {"hagars": ["coaster-10 nw", "coaster-10 ne"]}, {"hagars": ["coaster-10 sw"]}
    g = final(first, second, {"gold": ["coaster-10 se"]}, map=["coaster-10 0 0 0"], game=game)

    assert points(g) == [(1, 0), (1, 0), (0, 0)]


def test_gold_is_what_is_printed_and_what_was_placed() -> None:
    """HAG-52, HAG-51: coaster-12 prints one between land and water; the player of the token gets nothing for it."""
    pair = ["coaster-12 0 0 0", "coaster-04 1 0 90"]
    g = final({"hagars": ["coaster-12 ne"]}, {"gold": ["coaster-04 nw"]}, map=pair)

    assert landscape(g, 1, 0)["fields"] == [[1, 0], [2, 0]]
    assert landscape(g, 1, 0)["gold"] == 2
    assert points(g) == [(2, 0), (0, 0)]


def test_one_printed_gold_pays_in_each_of_two_landscapes() -> None:
    """HAG-53, HAG-11."""
    g = final({"hagars": ["coaster-12 ne", "coaster-12 se"]}, map=["coaster-12 0 0 0"])

    assert points(g) == [(2, 0), (0, 0)]


def test_one_shield_makes_a_dominion_and_two_make_no_more_of_it() -> None:
    """HAG-54: the land has two shields, the forest one; both landscapes beside a shield are dominions."""
    g = final({"hagars": ["coaster-01 nw", "coaster-01 se"]})

    assert landscape(g, 0, 0)["shields"] == 2
    assert landscape(g, 1, 1)["shields"] == 1
    assert points(g) == [(0, 3 + 3), (0, 0)]


def test_the_most_hagars_conquer() -> None:
    """HAG-55: 2 to 1; one is enough if nobody else is there."""
    g = final({"hagars": ["coaster-01 nw", "coaster-01 ne"]}, {"hagars": ["coaster-03 nw", "coaster-03 sw"]})

    assert points(g) == [(0, 3), (0, 3)]
    assert landscape(g, 0, 0)["leader"] == 0
    assert landscape(g, 1, 1)["leader"] == 1


def test_a_tie_for_the_most_gives_the_fields_to_nobody() -> None:
    """HAG-56."""
    g = final({"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-03 nw"]})

    assert points(g) == [(0, 0), (0, 0)]
    assert landscape(g, 0, 0)["leader"] is None


def test_a_tie_for_a_dominion_is_told() -> None:
    """HAG-56: though a third player has no Hägar there; a dominion where nobody stands is not worth a word."""
    g = hagar({"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-03 nw"]}, map=TWO, rolled=NOWHERE, turn=0, seats=3)
    g.journal = []

    play(g, "pass")

    assert told(g)[1:] == [
        "No one conquers the 3 fields of land: the strongest players are tied.",
        "seat 0 has 0 points in all.",
        "seat 1 has 0 points in all.",
        "seat 2 has 0 points in all.",
        "The game is over. Winner: seat 0, seat 1 and seat 2.",
    ]


def test_a_third_player_does_not_move_up_when_two_are_tied() -> None:
    """HAG-56, HAG-R24: 2 to 2 to 1."""
    game = designed(c10={"fields": "LLLL", "shields": ["nw ne"]}, c12={"fields": "LLWW"})
    first, second = {"hagars": ["coaster-10 nw", "coaster-10 ne"]}, {"hagars": ["coaster-10 sw", "coaster-10 se"]}
    g = final(first, second, {"hagars": ["coaster-12 nw"]}, map=["coaster-10 0 0 0", "coaster-12 1 0 0"], game=game)

    assert points(g) == [(0, 0)] * 3


def test_all_others_get_only_the_gold() -> None:
    """HAG-57: the weaker player on a dominion, and everyone where there is no shield."""
    game = designed(c10={"fields": "LLLF", "shields": ["nw ne"], "gold": ["nw sw"]}, c12={"fields": "WWWW"})
    pair = ["coaster-10 0 0 0", "coaster-12 1 0 0"]
    first = {"hagars": ["coaster-10 nw", "coaster-10 ne"]}
    g = final(first, {"hagars": ["coaster-10 sw", "coaster-12 nw"]}, {"gold": ["coaster-12 ne"]}, map=pair, game=game)

    assert points(g) == [(1, 3), (1 + 1, 0), (0, 0)]


def test_a_hagar_on_the_doubled_line_counts_twice_for_the_majority() -> None:
    """HAG-58, HAG-R15: 2 to 2 instead of 1 to 2; gold and fields are not multiplied by it."""
    first, second = {"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-01 ne", "coaster-03 nw"]}

    assert points(final(first, second)) == [(0, 0), (0, 3)]
    assert points(final(first, second, rolled=1)) == [(0, 0), (0, 0)]
    assert points(final(first, rolled=1)) == [(0, 3), (0, 0)]
    assert points(final({"hagars": ["coaster-12 ne"]}, map=["coaster-12 0 0 0"], rolled=1)) == [(1, 0), (0, 0)]


def test_a_gold_token_on_the_doubled_line_counts_twice() -> None:
    """HAG-59."""
    first, second = {"hagars": ["coaster-03 nw"]}, {"gold": ["coaster-01 nw"]}

    assert points(final(first, second))[0] == (1, 3)
    assert points(final(first, second, rolled=1))[0] == (2, 3)
    assert points(final(first, {"gold": ["coaster-01 ne"]}, rolled=1))[0] == (1, 3)


@pytest.mark.parametrize(
    ("coaster", "line", "gold"),
    [("c12", "nw sw", 1), ("c12", "nw ne", 2), ("c12", "sw se", 2), ("c10", "ne se", 2)],
)
def test_printed_gold_counts_twice_if_a_field_it_touches_is_on_the_line(coaster: str, line: str, gold: int) -> None:
    """HAG-59, HAG-R16: for every landscape it belongs to, one without a field on the line too, and never more than 2.

    The gold of coaster-12 lies between ne, land, and se, water; the last line runs through both of them.
    """
    coasters: dict[str, dict[str, Any]] = {"c10": {"fields": "LLLL"}, "c12": {"gold": ["ne se"]}}
    coasters[coaster]["die"] = (1, line)
    pair = ["coaster-12 0 0 0", "coaster-10 0 1 0"]
    g = final({"hagars": ["coaster-12 ne", "coaster-12 se"]}, map=pair, rolled=1, game=designed(**coasters))

    assert landscape(g, 1, 0)["gold"] == landscape(g, 1, 1)["gold"] == gold


def test_shields_fields_and_beers_are_never_doubled() -> None:
    """HAG-60: the whole western column lies on the line, and the land still has 3 fields and 2 shields."""
    g = final({"hagars": ["coaster-01 nw"]}, rolled=1)

    assert landscape(g, 0, 0)["shields"] == 2
    assert points(g) == [(0, 3), (0, 0)]
    beers = ["coaster-02 0 0 0", "coaster-06 1 0 180", "coaster-01 0 1 0"]
    g = final({"hagars": ["coaster-01 nw"]}, map=beers, variants={"honky_tonk": True}, rolled=1)
    assert g.view(None)["line"] == {"axis": "vertical", "at": 0}
    assert g.outcome()["beers"] == [0, 1]


def test_the_highest_total_wins() -> None:
    """HAG-61."""
    g = final({"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-03 ne"]})

    assert g.scores() == [3, 1]
    assert g.winners() == [0]
    assert g.outcome()["ranks"] == [1, 2]


def test_a_tie_is_won_by_all_who_share_it() -> None:
    """HAG-61: there is no tie-break."""
    g = final({"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-03 sw"]}, **THREE)

    assert g.scores() == [3, 3, 0]
    assert g.winners() == [0, 1]
    assert g.outcome()["ranks"] == [1, 1, 3]
    assert g.outcome()["tie_break"] == ""


def test_nobody_has_won_before_the_end() -> None:
    """HAG-49."""
    assert hagar({"hagars": ["coaster-01 nw"]}, map=TWO, rolled=1).winners() == []


def test_the_result_is_noted_with_gold_and_dominions_of_each_landscape() -> None:
    """HAG-62, HAG-R28: one game, one total for each player."""
    g = hagar(
        {"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-12 ne"]}, map=[*TWO, "coaster-12 0 -1 180"], rolled=NOWHERE
    )
    g.journal = []
    while g.to_move != OVER:
        play(g, "pass")

    assert g.outcome()["points"] == [
        {"gold": 1, "dominions": 4, "total": 5},
        {"gold": 0, "dominions": 0, "total": 0},
    ]
    assert told(g)[2:] == [
        "seat 0 conquers 4 fields of land: 4 points.",
        "seat 0 finds gold on 4 fields of land: 1 point.",
        "seat 0 has 5 points in all.",
        "seat 1 has 0 points in all.",
        "The game is over. Winner: seat 0.",
    ]
    by_landscape = [(one["gold_points"], one["dominion_points"]) for one in g.view(None)["landscapes"]]
    assert ([1, 0], [4, 0]) in by_landscape


def test_a_pack_says_what_gold_fields_and_the_line_are_worth() -> None:
    """HAG-51, HAG-55, HAG-58: 1 point each and twice, unless a pack says otherwise."""
    data = skerry.game("hagar").pack.data
    symbols = {
        **data["symbols"],
        "gold": {**data["symbols"]["gold"], "victory_points": 3},
        "shield": {**data["symbols"]["shield"], "victory_points_per_field": 2},
        "die_field": {**data["symbols"]["die_field"], "multiplier": 4},
    }
    game = skerry.game("hagar", {**data, "symbols": symbols})

    g = final({"hagars": ["coaster-03 nw"]}, {"gold": ["coaster-01 nw"]}, rolled=1, game=game)

    assert points(g) == [(3 * 4, 2 * 3), (0, 0)]
