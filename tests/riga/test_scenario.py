"""Positions written by hand: every key and every refusal."""

from typing import Any

import pytest

import skerry
from skerry import CHANCE, ScenarioError, SetUpError
from skerry.games.riga.goods import counts
from skerry.games.riga.state import Riga
from skerry.kernel.testing import words
from tests.random_games import play_to_the_end
from tests.riga.conformance import pieces, suite
from tests.riga.table import RIGA, built, goods, hand, riga

RIGA_BUILDINGS = {"riga_buildings": True}


# --- when -------------------------------------------------------------------------------------------------------------


def test_nothing_but_a_table_is_a_summer_turn_of_seat_0_in_year_1() -> None:
    g = riga(rows=["3 wine"])

    assert (g.seats, g.year, g.to_move, g.start_player) == (2, 1, 0, 0)
    assert g.heading() == "year 1 summer, seat 0"
    assert words(g) == ["take-row 1"]


def test_there_are_as_many_seats_as_players_or_as_said() -> None:
    assert riga({}, {}, {}).seats == 3
    assert riga({}, seats=4).seats == 4


def test_the_turns_to_come_follow_from_season_start_player_and_turn() -> None:
    g = riga(seats=3, season="autumn", year=2, start_player=1, turn=0, rows=["3 wine"])

    assert g.heading() == "year 2 autumn, seat 0"
    assert g.view(None)["order"] == [["autumn", 2], ["autumn", 1]]
    summer = riga(seats=3, start_player=1, turn=2, rows=["3 wine"])
    assert summer.view(None)["order"] == [["summer", 0], ["autumn", 0], ["autumn", 2], ["autumn", 1]]


def test_variants_are_chosen_by_name() -> None:
    assert riga(variants=RIGA_BUILDINGS).view(0)["players"][1]["riga_unbuilt"] == [
        "riga-monastery",
        "riga-school",
        "riga-storehouse",
        "riga-exchange-office",
    ]
    assert riga().view(0)["players"][1]["riga_unbuilt"] == []


def test_a_set_up_may_begin_at_its_beginning_or_later() -> None:
    beginning = riga(season="set-up", seats=3)
    choosing = riga({"goods": "2 cloth"}, {"goods": "3 grain"}, season="set-up", step="choose-start")
    drawing = riga(season="set-up", step="start-buildings", start_player=1)

    assert words(beginning) == ["provisional-start 0", "provisional-start 1", "provisional-start 2"]
    assert (choosing.to_move, words(choosing)) == (1, ["choose-start 0", "choose-start 1"])
    assert (drawing.to_move, len(words(drawing)), drawing.start_player) == (CHANCE, 48, 1)


def test_spring_is_just_before_new_supplies() -> None:
    g = riga(season="spring", year=4)

    assert g.year == 4
    assert words(g) == ["draw cloth", "draw glass", "draw wine", "draw grain"]


def test_winter_is_just_before_the_hand_limit() -> None:
    g = riga({}, {"goods": "7 wine"}, season="winter", year=2, start_player=1)

    assert (g.year, g.to_move, words(g)) == (2, 1, ["discard wine"])


def test_a_turn_with_an_empty_display_begins_with_building() -> None:
    """RIG-R8."""
    assert riga().view(0)["phase"] == "build"


@pytest.mark.parametrize(
    ("scenario", "phase"),
    [
        ({}, "take"),
        ({"phase": "build"}, "build"),
        ({"builds": 1}, "build"),
        ({"players": [{"built": ["visby-inn fresh"]}]}, "build"),
        ({"paying": ["visby-treasury"], "players": [{"goods": "2 wine"}]}, "build"),
    ],
)
def test_the_phase_follows_from_what_is_under_way(scenario: dict[str, Any], phase: str) -> None:
    assert RIGA.scenario({"rows": ["3 wine"], **scenario}).view(0)["phase"] == phase


def test_buildings_built_in_this_turn_are_counted() -> None:
    assert riga(builds=2).view(0)["builds_left"] == 1
    assert riga({"built": ["visby-inn fresh"]}).view(0)["builds_left"] == 2
    assert riga({"built": ["visby-inn fresh"]}, builds=3).view(0)["builds_left"] == 0


def test_at_the_end_of_a_turn_only_charging_is_left() -> None:
    g = riga({"goods": "3 grain", "built": ["riga-exchange-office"]}, phase="end", variants=RIGA_BUILDINGS)

    assert words(g) == ["charge grain", "skip"]


# --- what lies where --------------------------------------------------------------------------------------------------


def test_rows_and_buildings_lie_on_display_in_their_order() -> None:
    g = riga(rows=["2 wine, grain", "cloth"], new=["visby-inn"], old=["danzig-inn", "visby-bank"])

    assert g.view(0)["rows"] == [["wine", "wine", "grain"], ["cloth"]]
    assert (g.view(0)["new"], g.view(0)["old"]) == (["visby-inn"], ["danzig-inn", "visby-bank"])


def test_what_is_named_nowhere_lies_in_the_draw_piles() -> None:
    g = riga({"goods": "2 wine"}, goods_discard="3 grain", building_discard=["visby-inn"])

    assert counts(g.goods_pile) == [8, 10, 10, 11]
    assert counts(g.goods_discard) == [0, 0, 0, 3]
    assert (len(g.building_pile), g.view(0)["building_discard"]) == (47, 1)


def test_if_a_draw_pile_is_written_out_the_rest_lies_on_the_discard_pile() -> None:
    g = riga({"goods": "2 wine"}, goods_pile="cloth", building_pile=["visby-inn"], building_discard=["visby-bank"])

    assert counts(g.goods_pile) == [1, 0, 0, 0]
    assert counts(g.goods_discard) == [7, 10, 10, 14]
    assert (len(g.building_pile), len(g.building_discard)) == (1, 47)


def test_a_draw_pile_may_be_written_out_as_empty() -> None:
    g = riga(goods_pile="", building_pile=[])

    assert (g.goods_pile, g.building_pile) == (0, [])
    assert len(g.building_discard) == 48


def test_hands_are_what_is_said_of_them() -> None:
    g = riga({"goods": "wine", "secret_goods": "2 cloth", "buildings": ["visby-inn"], "taken": ["visby-bank"]})

    assert goods(g, 0) == {"cloth": 2, "wine": 1}
    assert hand(g, 0) == ["visby-inn", "visby-bank"]


def test_buildings_of_a_tableau_carry_marks() -> None:
    tableau = ["visby-crane used", "riga-school merchant", "riga-exchange-office charged", "danzig-guildhall fresh"]
    g = riga({"built": tableau}, variants=RIGA_BUILDINGS)

    shown = g.view(0)["players"][0]
    assert built(g, 0) == ["visby-crane used", "riga-school", "riga-exchange-office", "danzig-guildhall fresh"]
    assert (shown["built"][1]["side"], shown["built"][2]["ducats"]) == ("merchant", 8)
    assert shown["riga_unbuilt"] == ["riga-monastery", "riga-storehouse"]
    assert shown["merchants"] == 3


def test_what_is_fresh_does_not_work_and_what_is_used_is_spent() -> None:
    used = riga({"built": ["visby-treasury used", "danzig-treasury"]}, phase="build")
    fresh = riga({"built": ["visby-treasury fresh"]}, phase="build")

    assert words(used) == ["use treasury", "end"]
    assert words(fresh) == ["end"]


def test_the_mark_of_use_belongs_to_the_building_that_carries_it() -> None:
    g = riga({"built": ["visby-treasury", "danzig-treasury used"]}, phase="build")

    g.play(RIGA.move("use treasury"))

    assert built(g, 0) == ["visby-treasury used", "danzig-treasury used"]


def test_a_position_written_by_hand_has_all_pieces() -> None:
    """RIG-02, RIG-03."""
    g = riga(
        {"goods": "2 wine", "secret_goods": "cloth", "buildings": ["visby-inn"], "built": ["riga-school knight"]},
        {"taken": ["visby-bank"], "built": ["visby-crane used"]},
        variants=RIGA_BUILDINGS,
        rows=["3 grain"],
        new=["danzig-inn"],
        goods_discard="2 glass",
        looking_goods="cloth",
        phase="build",
    )
    new_game = RIGA.start(2, RIGA_BUILDINGS)
    assert isinstance(new_game, Riga)

    assert pieces(g) == pieces(new_game)


def test_scenarios_know_the_words_of_their_pack() -> None:
    game = skerry.game("riga", RIGA.pack.data)

    assert game.scenario({"rows": ["wine"]}).view(0)["rows"] == [["wine"]]


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        ({"seats": 5}, "seats: expected a whole number from 2 to 4, not 5"),
        ({"seats": 2, "players": [{}, {}, {}]}, "players: 3 players are described, but there are only 2 seats"),
        (
            {"season": "monsoon"},
            "season: expected 'set-up', 'spring', 'summer', 'autumn' or 'winter', not 'monsoon'",
        ),
        ({"year": 9}, "year: expected a whole number from 1 to 8, not 9"),
        ({"start_player": 2}, "start_player: expected a whole number from 0 to 1, not 2"),
        ({"turn": 2}, "turn: expected a whole number from 0 to 1, not 2"),
        ({"season": "winter", "turn": 1}, "turn: nobody has a turn in winter"),
        (
            {"season": "set-up", "step": "end"},
            "step: expected 'beginning', 'choose-start' or 'start-buildings', not 'end'",
        ),
        (
            {"season": "set-up", "players": [{"goods": "wine"}]},
            "players: nobody has anything at the start of the set-up",
        ),
        ({"phase": "sleep"}, "phase: expected 'take', 'build' or 'end', not 'sleep'"),
        (
            {"phase": "take", "players": [{"built": ["visby-inn fresh"]}]},
            "phase: you can build only after taking cards (RIG-28)",
        ),
        ({"phase": "end", "looking_goods": "wine"}, "phase: nothing can be under way at the end of a turn"),
        ({"builds": 4}, "builds: expected a whole number from 0 to 3, not 4"),
        (
            {"builds": 0, "players": [{"built": ["visby-inn fresh"]}]},
            "builds: expected a whole number from 1 to 3, not 0",
        ),
        (
            {"players": [{"built": [f"{city}-inn fresh" for city in ("visby", "tallinn", "stockholm", "danzig")]}]},
            "builds: at most 3 buildings per turn (RIG-33)",
        ),
        ({"yaer": 1}, "yaer: there is no such key; did you mean 'year'?"),
        ({"season": "winter", "turns": 1}, "turns: there is no such key; did you mean 'turn'?"),
        ({"players": [{"gods": "wine"}]}, "players[0].gods: there is no such key; did you mean 'goods'?"),
        ({"players": [{"goods": 3}]}, "players[0].goods: expected a string, not 3"),
        ({"players": {"goods": "wine"}}, "players: expected a list of tables, not {'goods': 'wine'}"),
        ({"rows": ["2 rum"]}, "rows[0]: expected a number and one of cloth, glass, wine, grain, not '2 rum'"),
        ({"rows": ["two wine"]}, "rows[0]: expected a number and one of cloth, glass, wine, grain, not 'two wine'"),
        ({"rows": ["2 red wine"]}, "rows[0]: expected a number and one of cloth, glass, wine, grain, not '2 red wine'"),
        ({"rows": ["wine", ""]}, "rows[1]: a row must have at least one good"),
        ({"rows": ["wine"] * 5}, "rows: with 2 players there are at most 4 rows (RIG-16)"),
        ({"rows": ["9 cloth"]}, "rows[0]: there are only 8 cloth in the game"),
        ({"goods_pile": "8 cloth", "players": [{"goods": "cloth"}]}, "goods_pile: there are only 8 cloth in the game"),
        ({"new": ["visby-hut"]}, "new: there is no building 'visby-hut'"),
        ({"old": ["visby-inn"], "new": ["visby-inn"]}, "old: visby-inn is already in new"),
        (
            {"new": ["visby-inn"], "players": [{"taken": ["visby-inn"]}]},
            "players[0].taken: visby-inn is already in new",
        ),
        (
            {"new": ["visby-inn", "visby-bank", "visby-crane"], "old": ["visby-lodge", "danzig-inn"]},
            "new: with 2 players there are at most 4 buildings (RIG-24)",
        ),
        (
            {"building_pile": ["visby-inn"], "building_discard": ["visby-inn"]},
            "building_pile: visby-inn is already in building_discard",
        ),
        ({"new": ["riga-school"]}, "new: riga-school lies in front of its owner until it is built (RIG-03)"),
        (
            {"players": [{"built": ["riga-monastery"]}]},
            "players[0].built: riga-monastery needs variants.riga_buildings = true",
        ),
        (
            {"players": [{"built": ["riga-monastery", "riga-monastery"]}], "variants": RIGA_BUILDINGS},
            "players[0].built: riga-monastery is already built",
        ),
        ({"players": [{"built": [""]}]}, "players[0].built: there is no building ''"),
        ({"players": [{"built": ["visby-lodge used"]}]}, "players[0].built: visby-lodge cannot be 'used' here"),
        ({"players": [{"built": ["visby-crane charged"]}]}, "players[0].built: visby-crane cannot be 'charged' here"),
        ({"players": [{"built": ["visby-crane knight"]}]}, "players[0].built: visby-crane cannot be 'knight' here"),
        ({"players": [{}, {"built": ["visby-crane fresh"]}]}, "players[1].built: visby-crane cannot be 'fresh' here"),
        (
            {"season": "winter", "players": [{"built": ["visby-crane fresh"]}]},
            "players[0].built: visby-crane cannot be 'fresh' here",
        ),
        (
            {"players": [{"built": ["visby-crane fresh used"]}]},
            "players[0].built: visby-crane cannot be fresh and used at once",
        ),
        (
            {"players": [{"built": ["visby-crane used used"]}]},
            "players[0].built: visby-crane cannot be used and used at once",
        ),
        (
            {"players": [{"built": ["visby-crane fresh", "visby-inn"]}]},
            "players[0].built: visby-inn was built before the fresh buildings, so name it before them",
        ),
        (
            {"players": [{"built": ["riga-school"]}], "variants": RIGA_BUILDINGS},
            "players[0].built: say whether the School shows a knight or a merchant: 'riga-school knight'",
        ),
        (
            {"paying": ["visby-inn", "danzig-inn"]},
            "paying: buildings of different cities cannot be paid together (RIG-41)",
        ),
        (
            {"paying": ["visby-inn"], "players": [{"goods": "wine"}]},
            "paying: the player cannot pay for these buildings (RIG-37)",
        ),
        (
            {"paying": ["visby-treasury", "visby-bank"], "builds": 2, "players": [{"goods": "9 wine"}]},
            "paying: at most 3 buildings per turn (RIG-33)",
        ),
        (
            {"paying": ["visby-inn"], "looking_goods": "wine"},
            "paying: only one of paying, looking and looking_goods can be under way",
        ),
        (
            {"looking": [f"visby-{kind}" for kind in ("inn", "bank", "crane", "lodge", "archive", "treasury")]},
            "looking: at most 5 buildings are drawn (RIG-64)",
        ),
        ({"looking_goods": "4 wine"}, "looking_goods: at most 3 goods are drawn (RIG-72)"),
        ({"rows": ["wine", "grain"], "swapped": [1]}, "swapped: a Monastery swaps goods of two rows (RIG-75)"),
        ({"rows": ["wine", "grain"], "swapped": [1, 1]}, "swapped: a Monastery swaps goods of two rows (RIG-75)"),
        ({"rows": ["wine", "grain"], "swapped": [1, 3]}, "swapped: there is no row 3"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(scenario: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        RIGA.scenario(scenario)

    assert str(refused.value) == sentence


def test_what_is_under_way_in_a_turn_means_nothing_outside_of_one() -> None:
    with pytest.raises(ScenarioError, match=r"^paying: there is no such key; you can use players, seats, "):
        RIGA.scenario({"season": "winter", "paying": ["visby-inn"]})


def test_variants_that_do_not_exist_are_refused() -> None:
    with pytest.raises(SetUpError, match=r"Riga has no variant 'gales'\. Choose one of: riga_buildings"):
        RIGA.scenario({"variants": {"gales": True}})


# --- the rest is out of the game --------------------------------------------------------------------------------------


def test_the_rest_can_be_out_of_the_game() -> None:
    g = riga({"goods": "wine"}, {"buildings": ["visby-inn"]}, rows=["2 cloth"], new=["visby-bank"], rest="out")

    assert (g.goods_pile, g.goods_discard, g.building_pile, g.building_discard) == (0, 0, [], [])
    assert words(g) == ["take-building visby-bank", "take-row 1"]


def test_piles_that_are_named_are_there_though_the_rest_is_out() -> None:
    g = riga(rest="out", goods_pile="2 wine", goods_discard="grain", building_pile=["visby-inn"])

    view = g.view(None)
    assert (view["goods_pile"], view["building_pile"], view["building_discard"]) == (2, 1, 0)
    assert {good: number for good, number in view["goods_discard"].items() if number} == {"grain": 1}


@pytest.mark.parametrize("seed", range(2))
def test_without_the_rest_a_game_goes_on_to_its_end(seed: int) -> None:
    player = {"goods": "3 cloth, 2 wine", "buildings": ["visby-inn", "danzig-lodge"]}
    g = riga(player, {"goods": "grain"}, season="spring", year=6, rows=["2 cloth"], rest="out")

    play_to_the_end(suite(every=5), g, seed)


def test_the_set_up_needs_all_pieces() -> None:
    with pytest.raises(ScenarioError) as refused:
        riga(season="set-up", rest="out")

    assert str(refused.value) == "rest: the set-up needs all the pieces"
