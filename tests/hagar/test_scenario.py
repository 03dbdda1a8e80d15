"""Positions of Hägar written by hand: every key and every refusal."""

from typing import Any

import pytest

from skerry import CHANCE, OVER, Record, ScenarioError, SetUpError
from skerry.kernel.testing import play, words
from tests.hagar.conformance import pieces, suite
from tests.hagar.table import HAGAR, hagar
from tests.random_games import play_to_the_end

ONE = ["coaster-01 0 0 0"]
TWO = ["coaster-01 0 0 0", "coaster-03 1 0 180"]


# --- what a scenario says ---------------------------------------------------------------------------------------------


def test_nothing_said_is_the_first_turn_of_two_players() -> None:
    g = hagar()

    assert (g.seats, g.to_move, g.view(None)["turn"]) == (2, CHANCE, 0)
    assert len(words(g)) == 12
    assert pieces(g) == {"coasters": list(range(12)), "hagars": [4, 4], "gold": 2}


def test_whose_turn_it_is_follows_from_the_coasters_and_the_start() -> None:
    """HAG-13."""
    assert hagar(map=TWO, start_player=1).view(None)["turn"] == 1
    assert hagar(map=TWO, turn=1).view(None)["start_player"] == 1
    assert hagar(map=ONE, turn=1).view(None)["start_player"] == 0
    assert hagar(map=ONE, fresh="coaster-01", turn=1).view(None)["start_player"] == 1
    assert hagar(map=ONE, seats=3, start_player=2).view(None)["turn"] == 0


def test_every_decision_can_be_reached() -> None:
    """HAG-D1 to HAG-D5, and the four chances."""
    phases = [
        hagar(step="set-up", seats=3, rolling=[0, 2], rolls=[4, 1, 0]).view(None)["phase"],
        hagar(map=ONE).view(None)["phase"],
        hagar(map=ONE, drawn="coaster-03").view(None)["phase"],
        hagar(map=ONE, drawn="coaster-03", cell="0 1").view(None)["phase"],
        hagar(map=ONE, fresh="coaster-01").view(None)["phase"],
        hagar(map=ONE, rolled=1).view(None)["phase"],
        hagar({"hagars": ["coaster-01 nw"]}, map=ONE, rolled=1, turn=0, lifted="coaster-01 nw").view(None)["phase"],
    ]

    assert phases == ["roll", "draw", "lay", "turn", "token", "move", "to"]
    assert hagar(map=ONE, rolled=1, step="over").to_move == OVER


def test_rolls_for_the_start_go_on_where_they_were() -> None:
    """HAG-05, HAG-R3: seat 1 is out, seat 2 has not rolled again yet."""
    g = hagar(step="set-up", seats=3, rolling=[0, 2], rolls=[4, 1, 0])

    assert g.view(None)["turn"] == 2
    g.play(g.game.move("roll 5"))
    assert g.view(None)["start_player"] == 2


def test_the_final_round_goes_on_with_the_player_whose_turn_it_is() -> None:
    """HAG-43."""
    g = hagar(map=ONE, rolled=1, seats=3, start_player=1, turn=0)

    assert [g.to_move, *_pass(g)] == [0, 1, OVER]


def _pass(g: Any) -> list[int]:
    found = []
    while g.to_move != OVER:
        g.play(g.game.move("pass"))
        found.append(g.to_move)
    return found


def test_tokens_that_are_not_named_lie_before_their_players() -> None:
    """HAG-03."""
    g = hagar({"hagars": ["coaster-01 nw"]}, {"gold": ["coaster-01 se"]}, map=ONE)

    left = [(player["hagars_left"], player["gold_left"]) for player in g.view(None)["players"]]
    assert left == [(3, 1), (4, 0)]


def test_offences_follow_from_the_map() -> None:
    """HAG-34: the coasters are named in the order in which they were laid."""
    beers = ["coaster-02 0 0 0", "coaster-06 1 0 180"]
    g = hagar(map=beers, variants={"honky_tonk": True})

    assert [player["offences"] for player in g.view(None)["players"]] == [0, 1]


# --- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        ({"maps": []}, "maps: there is no such key; did you mean 'map'?"),
        ({"players": [{"gold": ["coaster-01 nw"], "goldx": 1}], "map": ONE}, "players[0].goldx: there is no such key"),
        ({"players": [{}] * 4}, "seats: expected a whole number from 1 to 3, not 4"),
        ({"players": [{}] * 3, "seats": 2}, "players: 3 players are described, but there are only 2 seats"),
        ({"map": ["coaster-01 0 0"]}, "map[0]: 'coaster-01 0 0' is not a coaster, x, y and a rotation"),
        ({"map": ["coaster-01 0 0 45"]}, "map[0]: 'coaster-01 0 0 45' is not a coaster, x, y and a rotation"),
        ({"map": ["coaster-99 0 0 0"]}, "map[0]: there is no coaster 'coaster-99'"),
        ({"map": ["coaster-01 1 0 0"]}, "map[0]: the first coaster lies at 0 0, every other one beside an earlier one"),
        ({"map": [*ONE, "coaster-03 1 1 0"]}, "map[1]: the first coaster lies at 0 0, every other one beside"),
        ({"map": [*ONE, "coaster-03 0 0 0"]}, "map[1]: the first coaster lies at 0 0, every other one beside"),
        ({"map": [*ONE, "coaster-01 0 1 0"]}, "map[1]: coaster-01 is already on the map"),
        ({"map": [*ONE, "coaster-03 x 1 0"]}, "map[1]: 'x 1' isn’t a cell you can reach"),
        ({"map": [*ONE, "coaster-03 40 1 0"]}, "map[1]: '40 1' isn’t a cell you can reach"),
        (
            {"map": ["coaster-02 0 0 90"]},
            "map[0]: the glass of coaster-02 points to seat 0, who laid it: south, rotation 0 (HAG-22)",
        ),
        ({"map": ONE, "turn": 0, "start_player": 0}, "turn: after 1 turn it is the turn of seat 1 (HAG-13)"),
        ({"map": ONE, "drawn": "coaster-01"}, "drawn: coaster-01 is already on the map"),
        (
            {"map": ONE, "drawn": "coaster-03", "fresh": "coaster-01"},
            "drawn: this turn’s coaster is already there",
        ),
        ({"map": ONE, "drawn": "coaster-03", "cell": "3 3"}, "cell: coaster-03 can’t be laid there"),
        ({"map": ONE, "fresh": "coaster-03"}, "fresh: coaster-03 is not on the map"),
        (
            {"map": ONE, "fresh": "coaster-01", "players": [{"hagars": ["coaster-01 nw"]}]},
            "fresh: there is already a token on coaster-01 (HAG-26)",
        ),
        ({"map": ONE, "step": "final"}, "rolled: say what the starting player rolled"),
        ({"map": ONE, "rolled": 7}, "rolled: expected a whole number from 1 to 6, not 7"),
        ({"map": ONE, "rolled": 1, "lifted": "coaster-01 nw"}, "lifted: seat 1 has no Hägar there (HAG-47)"),
        (
            {"map": ONE, "players": [{"hagars": ["coaster-01 nw", "coaster-01 nw"]}]},
            "players[0].hagars: there is already a token on coaster-01 nw (HAG-29)",
        ),
        (
            {"map": ONE, "players": [{"gold": ["coaster-01 nw", "coaster-01 ne"]}]},
            "players[0].gold: seat 0 has no more of them (HAG-03)",
        ),
        (
            {"map": ONE, "players": [{"gold": ["coaster-01 up"]}]},
            "players[0].gold: expected a coaster and one of nw, ne, sw, se, not 'coaster-01 up'",
        ),
        ({"map": ONE, "players": [{"gold": ["coaster-03 nw"]}]}, "players[0].gold: coaster-03 is not on the map"),
        ({"step": "set-up", "map": ONE}, "step: nothing is on the table during the set-up"),
        ({"step": "set-up", "seats": 1}, "step: someone who plays alone starts without rolling (HAG-05)"),
        ({"step": "set-up", "rolling": [1, 0]}, "rolling: expected seats from 0 to 1 in order, not [1, 0]"),
        ({"step": "set-up", "rolls": [7, 0]}, "rolls: expected 2 rolls of the die, 0 for those who have not rolled"),
        ({"step": "turns", "rolled": 1}, "rolled: there is no such key"),
    ],
)
def test_a_position_that_cannot_be_is_refused(scenario: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        HAGAR.scenario(scenario)

    assert str(refused.value).startswith(sentence)


def test_a_hagar_that_has_nowhere_to_go_cannot_be_lifted() -> None:
    """HAG-46."""
    with pytest.raises(ScenarioError) as refused:
        hagar({"hagars": ["coaster-01 sw"]}, map=ONE, rolled=1, turn=0, lifted="coaster-01 sw")

    assert str(refused.value) == "lifted: no field of its kind is free (HAG-46)"


def test_who_has_no_token_left_has_none_to_put_on_a_fresh_coaster() -> None:
    """HAG-31."""
    own = {"hagars": [f"coaster-03 {corner}" for corner in ("nw", "ne", "sw", "se")]}
    with pytest.raises(ScenarioError) as refused:
        hagar({**own, "gold": ["coaster-04 nw"]}, map=[*TWO, "coaster-04 2 0 0"], fresh="coaster-01", turn=0)

    assert str(refused.value) == "fresh: seat 0 has no token left to put on it (HAG-31)"


def test_there_are_no_more_coasters_than_the_game_has() -> None:
    """HAG-04: alone, nine."""
    names = ["01", "03", "04", "05", "07", "09", "10", "12"]
    full = [f"coaster-{name} {x} 0 0" for x, name in enumerate(names)] + ["coaster-02 -1 0 0"]

    for scenario, where in (
        ({"map": [*full, "coaster-06 -2 0 0"]}, "map[9]"),
        ({"map": full, "drawn": "coaster-06"}, "drawn"),
    ):
        with pytest.raises(ScenarioError) as refused:
            hagar(seats=1, **scenario)
        assert refused.value.where == where


def test_a_variant_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetUpError):
        hagar(variants={"beer": True})


# --- fields by x and y ------------------------------------------------------------------------------------------------


def test_fields_may_be_given_as_views_have_them() -> None:
    by_name = hagar({"hagars": ["coaster-01 ne", "coaster-03 sw"]}, {"gold": ["coaster-03 se"]}, map=TWO)
    by_place = hagar({"hagars": [[1, 0], (2, 1)]}, {"gold": [[3, 1]]}, map=TWO)

    assert by_place.view(None) == by_name.view(None)


def test_the_field_of_a_lifted_hagar_may_be_given_so_too() -> None:
    g = hagar({"hagars": [[1, 0]]}, rolled=1, turn=0, map=TWO, lifted=[1, 0])

    assert words(g) == ["to coaster-01 nw", "to coaster-03 nw"]


def test_a_record_keeps_a_start_with_fields_by_x_and_y() -> None:
    start: dict[str, Any] = {"rolled": 1, "turn": 0, "map": TWO, "players": [{"hagars": [[1, 0]]}]}
    record = Record(game="hagar", seats=2, names=["Ada", "Bo"], moves=[], start=start)

    assert Record.parse(record.text()).state().view(None) == hagar(**start).view(None)


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ([5, 0], "players[0].hagars: no coaster of the map has the field (5, 0)"),
        ([1], "players[0].hagars: expected a string, or [x, y] in whole numbers, not [1]"),
        ([True, 0], "players[0].hagars: expected a string, or [x, y] in whole numbers, not [True, 0]"),
        ([0, 0], "players[0].hagars: there is already a token on (0, 0) (HAG-29)"),
    ],
)
def test_a_place_that_is_no_field_is_refused(place: list[Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        hagar({"hagars": ["coaster-01 nw", place]}, map=TWO)

    assert str(refused.value) == sentence


# --- no doubled line --------------------------------------------------------------------------------------------------


def test_it_can_be_said_that_no_line_counts_double() -> None:
    """HAG-42: the number of the die lies on no coaster of the map."""
    g = hagar({"hagars": ["coaster-01 ne"]}, line="none", turn=0, map=TWO)

    assert (g.view(None)["stage"], g.view(None)["line"]) == ("final", None)
    assert words(g) == ["move coaster-01 ne", "pass"]


def test_a_game_that_is_over_can_have_no_doubled_line() -> None:
    g = hagar({"hagars": ["coaster-01 ne"]}, step="over", line="none", map=TWO)

    assert g.to_move == OVER
    assert g.view(None)["line"] is None


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        ({"line": "none", "rolled": 1}, "line: rolled already says which line counts double"),
        ({"line": "x = 0"}, "line: expected 'none', not 'x = 0'"),
    ],
)
def test_a_line_that_cannot_be_said_is_refused(scenario: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        hagar(map=TWO, **scenario)

    assert str(refused.value) == sentence


def test_with_all_numbers_on_the_map_one_line_counts_double() -> None:
    """HAG-41."""
    c = hagar().components
    numbered = [name for name, number in zip(c.coasters, c.numbers, strict=True) if number]
    with pytest.raises(ScenarioError) as refused:
        hagar(map=[f"{name} {x} 0 0" for x, name in enumerate(numbered)], line="none")

    assert str(refused.value) == "line: all the numbers are on the map, so one line counts double (HAG-41)"


# --- the rest is out of the game --------------------------------------------------------------------------------------


def test_with_the_rest_out_the_drawn_coaster_is_the_last() -> None:
    """HAG-38."""
    g = hagar(map=ONE, drawn="coaster-03", rest="out")

    assert (g.view(None)["pile"], g.view(None)["unseen"]) == (0, [])
    play(g, "lay 1 0", "turn 180", "place hagar nw")
    assert words(g) == [f"roll {number}" for number in range(1, 7)]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_without_the_rest_a_game_goes_on_to_its_end(seats: int) -> None:
    g = hagar(map=ONE, drawn="coaster-03", seats=seats, rest="out")

    play_to_the_end(suite(), g, seats)


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        ({}, "rest: without a single coaster there is nothing to play with"),
        ({"step": "set-up"}, "rest: the set-up needs all the pieces"),
    ],
)
def test_what_cannot_be_played_without_the_rest_is_refused(scenario: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        hagar(rest="out", **scenario)

    assert str(refused.value) == sentence
