"""Set-up (HAG-01 to HAG-06): players, seats, tokens, the pile, who starts."""

import pytest

import skerry
from skerry import CHANCE, SetUpError
from skerry.kernel.testing import play, told, words
from tests.hagar.table import HAGAR, hagar

ROLLS = [f"roll {face}" for face in range(1, 7)]


def test_hagar_is_for_one_to_three_players() -> None:
    """HAG-01."""
    assert list(HAGAR.seats) == [1, 2, 3]
    for seats in (0, 4):
        with pytest.raises(SetUpError):
            HAGAR.start(seats)


@pytest.mark.parametrize(("seats", "sides"), [(1, ["south"]), (2, ["south", "north"]), (3, ["south", "west", "east"])])
def test_players_sit_clockwise_at_sides_of_the_table(seats: int, sides: list[str]) -> None:
    """HAG-02, HAG-R2."""
    view = HAGAR.start(seats).view(0)

    assert [player["side"] for player in view["players"]] == sides


def test_the_sides_are_the_same_whoever_looks() -> None:
    """HAG-02: horizontal is west to east on this table for all."""
    g = hagar(map=["coaster-04 0 0 0"], rolled=4, seats=3)

    for seat in (0, 1, 2, None):
        assert g.view(seat)["line"] == {"axis": "horizontal", "at": 1}
        assert g.view(seat)["map"] == g.view(0)["map"]


@pytest.mark.parametrize(("seats", "hagars"), [(1, 4), (2, 4), (3, 3)])
def test_everyone_begins_with_hagars_and_one_gold(seats: int, hagars: int) -> None:
    """HAG-03, HAG-R19, HAG-R20: with three players one Hägar of each goes back into the box."""
    players = HAGAR.start(seats).view(None)["players"]

    assert [(player["hagars_left"], player["gold_left"]) for player in players] == [(hagars, 1)] * seats


def test_colours_are_the_tables_and_no_part_of_the_game() -> None:
    """HAG-03, HAG-R18"""
    assert "colour" not in " ".join(HAGAR.variants)


@pytest.mark.parametrize(("seats", "pile"), [(1, 9), (2, 12), (3, 12)])
def test_the_pile_has_all_coasters_or_nine_for_a_lone_player(seats: int, pile: int) -> None:
    """HAG-04, HAG-R20: three are out of the game unseen, so any of the twelve may still be drawn."""
    g = HAGAR.start(seats)

    assert g.view(0)["pile"] == pile
    assert len(g.view(0)["unseen"]) == 12


def test_the_highest_roll_starts() -> None:
    """HAG-05: every player rolls in the order of the seats."""
    g = hagar(step="set-up", seats=3)
    g.journal = []
    assert g.to_move == CHANCE
    assert words(g) == ROLLS

    play(g, "roll 3", "roll 5", "roll 4")

    assert g.view(None)["start_player"] == g.view(None)["turn"] == 1
    assert told(g)[:4] == [
        "seat 0 rolls a 3.",
        "seat 1 rolls a 5.",
        "seat 2 rolls a 4.",
        "seat 1 rolls highest and goes first.",
    ]


def test_only_players_tied_for_the_highest_roll_again() -> None:
    """HAG-05, HAG-R3: seat 1 is out, though it would have rolled higher the second time."""
    g = hagar(step="set-up", seats=3)
    g.journal = []

    play(g, "roll 6", "roll 2", "roll 6")
    assert g.view(None)["rolls"] == [0, 2, 0]
    assert g.view(None)["turn"] == 0
    play(g, "roll 1")
    assert g.view(None)["turn"] == 2
    play(g, "roll 1", "roll 4")
    assert g.view(None)["stage"] == "set-up"
    play(g, "roll 5")

    assert g.view(None)["start_player"] == 2
    assert told(g).count("seat 0 and seat 2 are tied and roll again.") == 2


def test_each_face_of_the_die_is_equally_likely() -> None:
    """HAG-05."""
    assert [(move.word, weight) for move, weight in HAGAR.start(2).chances()] == [(word, 1) for word in ROLLS]


def test_a_lone_player_starts_without_rolling() -> None:
    """HAG-05, HAG-63."""
    g = HAGAR.start(1)

    assert [move.word for move in g.moves()] == [f"draw coaster-{number:02}" for number in range(1, 13)]
    assert g.view(0)["start_player"] == 0
    assert g.view(0)["rolls"] == [0]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_nothing_lies_on_the_table_before_the_first_turn(seats: int) -> None:
    """HAG-06, HAG-R1: there is no board; the coasters will be it."""
    view = HAGAR.start(seats).view(None)

    assert view["map"] == view["tokens"] == view["landscapes"] == []


def test_the_honky_tonk_rule_is_agreed_on_before_the_game() -> None:
    """HAG-33: off unless it is asked for."""
    assert HAGAR.start(2).view(0)["variants"] == {"honky_tonk": False}
    assert skerry.game("hagar").start(2, {"honky_tonk": True}).view(0)["variants"] == {"honky_tonk": True}
