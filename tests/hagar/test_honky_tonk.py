"""The honky-tonk bar rule (HAG-33 to HAG-37, HAG-66)."""

from typing import Any

import pytest

from skerry.kernel.testing import play, refused, said, told, words
from tests.hagar.table import designed, hagar

ON = {"honky_tonk": True}
BEER = "coaster-02 0 0 0"
BEERS = (2, 6, 8, 11)
LAND = designed(**{f"c{number:02}": {"fields": "LLLL", "beer": number in BEERS} for number in range(1, 13)})
"""Coasters with nothing but land, so that all of them match everywhere."""


def offences(g: Any) -> list[int]:
    return [player["offences"] for player in g.view(None)["players"]]


def lay_beer(variants: dict[str, bool], cell: str) -> Any:
    """Seat 1, in the north, lays coaster-08; the beer of seat 0 lies in the middle."""
    g = hagar(map=[BEER], variants=variants, drawn="coaster-08", turn=1, game=LAND)
    g.journal = []
    play(g, cell, "turn 180")
    return g


def marked(g: Any) -> dict[tuple[int, int], bool]:
    """Where the coaster in hand may go, and whether that would be an offence."""
    return {tuple(place["cell"]): place["offence"] for place in g.view(None)["hand"]["places"]}


def test_without_the_option_nothing_is_an_offence() -> None:
    """HAG-33."""
    g = lay_beer({}, "lay 1 0")

    assert offences(g) == [0, 0]
    assert "Two beers" not in "".join(told(g))


@pytest.mark.parametrize("cell", ["lay 1 0", "lay 0 1"])
def test_a_second_beer_in_the_row_or_column_is_an_offence(cell: str) -> None:
    """HAG-34."""
    g = lay_beer(ON, cell)

    assert offences(g) == [0, 1]
    assert "There are now two beers in one row or column: seat 1 will owe the winner a beer." in told(g)


def test_coasters_and_gaps_in_between_make_no_difference() -> None:
    """HAG-34: the beer comes to lie in the row of the first, with a coaster and a gap between them."""
    between = ["coaster-01 1 0 0", "coaster-03 1 -1 0", "coaster-04 2 -1 0", "coaster-05 3 -1 0"]
    g = hagar(map=[BEER, *between], variants=ON, drawn="coaster-06", turn=1, game=LAND)
    assert marked(g)[3, 0] is True

    play(g, "lay 3 0", "turn 180")

    assert offences(g) == [0, 1]


def test_a_beer_in_another_row_and_column_is_no_offence() -> None:
    """HAG-34."""
    g = hagar(map=[BEER, "coaster-03 1 0 180"], variants=ON, drawn="coaster-06", turn=0, game=LAND)
    assert marked(g)[1, 1] is False
    assert marked(g)[2, 0] is True

    play(g, "lay 1 1", "turn 0")

    assert offences(g) == [0, 0]


def test_coasters_without_a_glass_never_offend() -> None:
    """HAG-34: neither do they offend nor are they offended against."""
    plain = hagar(map=[BEER], variants=ON, drawn="coaster-03", turn=1, game=LAND)
    beer = hagar(map=["coaster-03 0 0 0"], variants=ON, drawn="coaster-02", turn=0, game=LAND)

    assert set(marked(plain).values()) == set(marked(beer).values()) == {False}


def test_an_offence_is_one_beer_however_many_it_conflicts_with() -> None:
    """HAG-35, HAG-R11: the new beer lies in the column of one and in the row of another."""
    both = [BEER, "coaster-03 0 1 180", "coaster-11 1 1 0"]
    g = hagar(map=both, variants=ON, drawn="coaster-06", turn=1, game=LAND)
    assert offences(g) == [0, 0]

    play(g, "lay 1 0", "turn 180")

    assert offences(g) == [0, 1]


def test_offences_of_a_player_add_up() -> None:
    """HAG-35: who laid the earlier coaster owes nothing."""
    row = [BEER, "coaster-06 1 0 180", "coaster-03 1 1 0", "coaster-08 2 0 180"]

    assert offences(hagar(map=row, variants=ON, start_player=0, game=LAND)) == [0, 2]


def test_an_offence_is_legal_and_marked() -> None:
    """HAG-36, HAG-R11: the option adds no place and removes none."""
    with_rule, without = (
        hagar(map=[BEER, "coaster-03 1 0 180"], variants=variants, drawn="coaster-06", turn=0, game=LAND)
        for variants in (ON, {})
    )

    assert words(with_rule) == words(without)
    why = with_rule.explain(with_rule.game.move("lay 2 0")), without.explain(without.game.move("lay 2 0"))
    assert [message and message.rule for message in why] == ["HAG-34", "HAG-19"]
    assert said(with_rule, "lay 2 0").endswith(
        "There is another beer in this row or column, so you would owe the winner a beer"
    )
    assert said(without, "lay 2 0") == "possible turns: 0°"
    assert set(marked(without).values()) == {False}


def test_offences_do_not_count_when_a_match_is_looked_for() -> None:
    """HAG-36, HAG-21: matching places that offend still forbid all others."""
    beers = {"fields": "LLWW", "beer": True}
    game = designed(c02=beers, c06={"fields": "LLFF", "beer": True})
    g = hagar(map=[BEER], variants=ON, drawn="coaster-06", turn=0, seats=1, game=game)

    assert marked(g) == {(-1, 0): True, (1, 0): True}
    assert refused(g, "lay 0 1") == "HAG-22"


OWED = ["coaster-02 0 0 0", "coaster-06 1 0 180"]


def end(variants: dict[str, bool], **players: Any) -> dict[str, Any]:
    """The outcome of a game in which seat 1 committed an offence."""
    g = hagar(players.get("first", {}), players.get("second", {}), map=OWED, variants=variants, step="over", rolled=1)
    outcome: dict[str, Any] = g.outcome()
    return outcome


def test_a_debtor_who_loses_owes_the_winner_a_beer() -> None:
    """HAG-37: beers never change the points."""
    tokens = {"hagars": ["coaster-02 sw"]}
    result = end(ON, first=tokens)

    assert result["winners"] == [0]
    assert result["beers"] == [0, 1]
    assert result["points"] == end({}, first=tokens)["points"]


def test_the_beers_are_told_with_the_result() -> None:
    """HAG-37."""
    g = hagar({"hagars": ["coaster-02 sw"]}, map=OWED, variants=ON, rolled=1, turn=0, start_player=0)
    g.journal = []

    play(g, "pass")

    assert told(g)[-2:] == ["seat 1 owes 1 beer to seat 0.", "The game is over. Winner: seat 0."]


def test_a_debtor_who_wins_owes_nothing() -> None:
    """HAG-37."""
    result = end(ON, second={"hagars": ["coaster-02 sw"]})

    assert result["winners"] == [1]
    assert result["beers"] == [0, 0]


def test_a_debtor_who_wins_jointly_owes_nothing() -> None:
    """HAG-37, HAG-R11."""
    result = end(ON)

    assert result["winners"] == [0, 1]
    assert result["beers"] == [0, 0]


def test_joint_winners_share_the_same_number_of_beers() -> None:
    """HAG-37, HAG-R11: seats 0 and 2 win together; seat 1 owes one beer, not two."""
    g = hagar(map=["coaster-02 0 0 0", "coaster-06 1 0 90"], variants=ON, step="over", rolled=1, seats=3)
    assert g.outcome()["beers"] == [0, 0, 0]

    first, third = {"hagars": ["coaster-02 sw"]}, {"hagars": ["coaster-02 se"]}
    g = hagar(first, {}, third, map=["coaster-02 0 0 0", "coaster-06 1 0 90"], variants=ON, step="over", rolled=1)
    assert g.winners() == [0, 2]
    assert g.outcome()["beers"] == [0, 1, 0]


def test_alone_offences_are_counted_and_nothing_is_owed() -> None:
    """HAG-66, HAG-R11."""
    g = hagar(map=["coaster-02 0 0 0", "coaster-06 1 0 0"], variants=ON, step="over", rolled=1, seats=1)

    assert offences(g) == [1]
    assert g.outcome()["beers"] == [0]
