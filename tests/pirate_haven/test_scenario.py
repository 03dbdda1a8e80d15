"""Positions written by hand: every key and every refusal."""

from typing import Any

import pytest

import skerry
from skerry import CHANCE, ScenarioError, SetUpError
from skerry.kernel.testing import words
from tests.pirate_haven.conformance import pieces, suite
from tests.pirate_haven.table import HAVEN, QUIET, haven, income, island, player, start
from tests.random_games import play_to_the_end

WHOLE = pieces(start(2))


# --- when -------------------------------------------------------------------------------------------------------------


def test_nothing_but_a_table_is_the_first_turn_of_seat_0_in_round_1() -> None:
    g = haven(map=QUIET)

    assert (g.seats, g.round_number, g.to_move) == (2, 1, 0)
    assert g.heading() == "round 1 turn 1, seat 0"
    assert words(g) == ["sail 12", "sail 14", "leave"]


def test_there_are_as_many_seats_as_players_or_as_said() -> None:
    assert haven({}, {}, {}).seats == 3
    assert haven({}, seats=4).seats == 4


def test_the_phases_begin_where_they_should() -> None:
    """PIR-08."""
    assert words(haven(phase="set-up")) == ["first 0", "first 1"]
    assert words(haven(phase="set-up", variants={"first_player": "first-seat"}))[0] == "turn-up storehouse"
    laying = haven(phase="map", round=3)
    assert (laying.to_move, laying.round_number, len(words(laying))) == (CHANCE, 3, 13)
    assert haven(phase="end").to_move == skerry.OVER


def test_the_turn_follows_from_where_the_ships_are() -> None:
    """PIR-23."""
    assert haven({}, {}, {}, order=[2, 1, 0]).to_move == 2
    assert haven({"at": 4}, {"at": 3}, {}, order=[0, 1, 2]).to_move == 2
    assert haven({"at": 4}, {"at": 3}, {"at": 9}).to_move == 1
    assert haven({"at": 4}, {}, {"at": 9}, home=[1]).to_move == 0


def test_the_next_round_follows_when_all_are_home() -> None:
    """PIR-32."""
    g = haven(home=[1, 0])

    assert (g.round_number, g.heading()) == (2, "round 2 map")
    assert [player(g, seat)["place"] for seat in range(2)] == [2, 1]


def test_marks_of_the_turn_are_kept() -> None:
    """PIR-54."""
    tiles = {"land-1": "shipyard: treasure 3, treasure 3"}
    g = haven({"island": tiles}, {"at": 9}, order=[1, 0], map=QUIET, gave=["land-1 1"], gained=["land-1 2"])

    assert words(g)[-2:] == ["give land-1 1", "add land-1 2"]
    assert g.heading() == "round 1 turn 1, seat 0"


def test_a_reroll_waits_for_chance() -> None:
    """PIR-D16."""
    g = haven({"at": 3, "island": {"sea-1": "navy 2"}}, {"at": 9}, rerolling="sea-1")

    assert (g.to_move, words(g)[0]) == (CHANCE, "roll 1")


# --- what lies where --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "scenario",
    [
        {},
        {"spots": {"1": "tavern", "8": "treasure 3", "6": "rum"}},
        {"players": [{"island": {"land-1": "tavern: rum, treasure 1", "sea-1": "navy 4"}}]},
        {"decks": {"building": "2 tavern"}, "pool": {"rum": 3}, "tops": {"ship": "galleon"}},
        {"landed": "navy 3", "players": [{"at": 2}, {"at": 9}]},
        {"phase": "map"},
    ],
)
def test_pieces_add_up(scenario: dict[str, Any]) -> None:
    g = haven(**scenario) if "players" not in scenario else HAVEN.scenario(scenario)

    assert pieces(g) == WHOLE  # type: ignore[arg-type]


def test_income_is_what_the_phase_would_give_unless_said() -> None:
    """PIR-11."""
    g = haven({"island": {"land-1": "plantation"}}, {"income": 3}, {})

    assert [income(g, seat) for seat in range(3)] == [8, 3, 6]


def test_an_island_comes_back_as_it_was_written() -> None:
    tiles = {
        "sea-1": "navy 4",
        "land-1": "tavern: empty, rum",
        "land-3": "storehouse: resource 1",
        "land-4": "distillery",
    }

    assert island(haven({"island": tiles})) == tiles


def test_the_same_position_whatever_the_order_of_the_words() -> None:
    """PIR-44: a Workshop named before or after its neighbour raises it."""
    tiles = {"land-1": "workshop", "land-2": "tavern: treasure 3"}

    one, other = haven({"island": tiles}), haven({"island": dict(reversed(tiles.items()))})

    assert one.view(None) == other.view(None)


def test_a_deck_written_out_leaves_the_rest_in_the_box() -> None:
    """PIR-R6."""
    g = haven(decks={"pirate": "treasurer, 2 smuggler"}, tops={"pirate": "treasurer"})
    deck = g.view(None)["decks"][2]

    assert (deck["top"], deck["count"], deck["below"]) == ("treasurer", 3, {"smuggler": 2})
    assert g.view(None)["box"]["carpenter"] == 3


# --- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        ({"islands": {}}, "islands: there is no such key"),
        ({"phase": "winter"}, "phase: expected 'set-up', 'map', 'travel' or 'end'"),
        ({"round": 5}, "round: expected a whole number from 1 to 4"),
        ({"phase": "end", "round": 2}, "round: expected a whole number from 4 to 4"),
        ({"phase": "set-up", "players": [{}]}, "players: during the set-up, no player has anything yet"),
        ({"players": [{}] * 5}, "seats: expected a whole number from 2 to 4"),
        ({"players": [{}] * 3, "seats": 2}, "players: 3 players are described, but there are only 2 seats"),
        ({"order": [0, 0]}, "order: expected different seats from 0 to 1"),
        ({"order": [0]}, "order: every seat must be named once"),
        ({"home": [2]}, "home: expected different seats"),
        ({"home": [0], "players": [{"at": 3}], "order": [0, 1]}, "home: seat 0 cannot be home and on the Map"),
        ({"phase": "map", "home": [0], "order": [0, 1]}, "home: nobody is home before Travel"),
        ({"phase": "end", "home": [1]}, "order: a waiting Ship sets off after all others"),
        ({"phase": "map", "players": [{"at": 1}]}, "players[0].at: wooden Ships are on the Map only while they travel"),
        ({"players": [{"at": 17}]}, "players[0].at: expected a whole number from 1 to 16"),
        ({"players": [{"at": 3}, {"at": 3}]}, "players: two wooden Ships cannot be on one spot (PIR-26)"),
        (
            {"players": [{}, {"at": 3}]},
            "order: a waiting Ship sets off after all others, in the order of the places (PIR-23)",
        ),
        ({"turn": 1}, "turn: seat 0 is closest to the start (PIR-23)"),
        ({"home": [0], "turn": 0, "landed": "tavern", "order": [0, 1]}, "turn: seat 0 is home (PIR-29)"),
        ({"landed": "tavern"}, "landed: seat 0 has not set off yet"),
        ({"landed": "tavern", "bought": "sea-1"}, "bought: landed is under way already"),
        (
            {"landed": "navy 2", "players": [{"at": 1}, {"at": 2}]},
            "landed: 'navy 2' doesn’t go on a spot for building",
        ),
        ({"bought": "sea-1"}, "bought: seat 0 has no Ship on 'sea-1'"),
        ({"moving": "land-1 1"}, "moving: seat 0 has no die on 'land-1 1'"),
        (
            {"moving": "land-1 1", "players": [{"island": {"land-1": "tavern: treasure 1, rum"}}]},
            "moving: the die has no place to go (PIR-64)",
        ),
        ({"gave": ["land-1 1"]}, "gave: seat 0 has no Treasure die on 'land-1 1'"),
        (
            {"gave": ["land-1 1"], "gained": ["land-1 1"], "players": [{"island": {"land-1": "tavern: treasure 1"}}]},
            "gained: a die gives or gains in a turn, not both (PIR-54)",
        ),
        ({"players": [{"island": {"land-9": "tavern"}}]}, "players[0].island.land-9: there is no such spot"),
        ({"players": [{"island": {"land-1": "sloop"}}]}, "Ships go to sea, Buildings and Pirates on land (PIR-36)"),
        ({"players": [{"island": {"land-1": "navy 2"}}]}, "expected a tile or, at sea, a Navy die such as 'navy 4'"),
        ({"players": [{"island": {"sea-1": "rum"}}]}, "expected a tile or, at sea, a Navy die such as 'navy 4'"),
        ({"players": [{"island": {"land-1": "castle"}}]}, "expected a tile, a die such as 'treasure 5', or 'rum'"),
        ({"players": [{"island": {"land-1": "tavern: treasure 3"}}]}, "is more than the tile can hold, 2 (PIR-41)"),
        ({"players": [{"island": {"land-1": "tavern: navy 1"}}]}, "'navy 1' doesn’t go on a die spot"),
        ({"players": [{"island": {"land-1": "distillery: rum"}}]}, "distillery has 0 die spots that are not locked"),
        ({"players": [{"income": 13}]}, "players[0].income: expected a whole number from 0 to 12"),
        ({"players": [{"ship": 3}]}, "players[0].ship: there is no such key"),
        ({"players": [{"island": dict.fromkeys(["land-1", "land-2", "land-3"], "plantation")}]}, "only 2 plantation"),
        ({"map": ["atlantis"]}, "map: there is no Map tile 'atlantis'"),
        ({"map": ["rum-cay", "rum-cay"]}, "map: expected at most 8 different Map tiles (PIR-16)"),
        ({"spots": {"17": "tavern"}}, "spots.17: expected a path number from 1 to 16"),
        ({"spots": {"1": "sloop"}}, "spots.1: 'sloop' doesn’t go on a spot for building"),
        ({"spots": {"14": "rum"}}, "spots.14: 'rum' doesn’t go on a spot for a special action"),
        ({"spots": {"1": "tavern"}, "players": [{"at": 1}, {"at": 2}]}, "spots.1: a wooden Ship is there"),
        (
            {"decks": {"building": "sloop"}},
            "decks.building: expected a number and one of the building tiles, not 'sloop'",
        ),
        ({"decks": {"building": "4 tavern"}}, "decks.building: there are only 3 tavern left"),
        ({"decks": {"building": ""}, "tops": {"building": "tavern"}}, "tops.building: this deck is empty"),
        ({"tops": {"building": "sloop"}}, "tops.building: expected 'storehouse'"),
        ({"pool": {"rum": 13}}, "pool.rum: expected a whole number from 0 to 12"),
        ({"pool": {"gold": 1}}, "pool.gold: there is no such key"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(scenario: dict[str, Any], problem: str) -> None:
    with pytest.raises(ScenarioError) as refusal:
        HAVEN.scenario(scenario)

    assert problem in str(refusal.value)


def test_there_are_only_so_many_dice_and_rum() -> None:
    """PIR-06: 12 Rum, 8 white dice."""
    tiles = {f"land-{n}": "tavern: rum, rum" for n in range(1, 4)} | {"sea-1": "galleon: rum, rum"}

    with pytest.raises(ScenarioError, match="there are only 3 tavern in the game"):
        haven({"island": tiles}, {"island": tiles})
    with pytest.raises(ScenarioError, match="there are only 12 navy dice in the game"):
        haven(
            {"island": {f"sea-{n}": "navy 1" for n in range(1, 8)}},
            {"island": {f"sea-{n}": "navy 1" for n in range(1, 8)}},
        )


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(SetUpError, match="Pirate Haven has no variant 'solo'"):
        haven(variants={"solo": True})


def test_rounds_of_a_scenario_come_to_an_end() -> None:
    """A position written by hand plays on like any other."""
    g = haven({"at": 4}, {"at": 3}, round=3, map=QUIET)
    rng = skerry.Rng(1)

    while g.to_move != skerry.OVER:
        moves = g.moves()
        g.play(g.draw(rng) if g.to_move < 0 else moves[rng.below(len(moves))])

    assert g.round_number == 4
    assert pieces(g) == WHOLE


# --- the rest is out of the game, and the rest of the spots is filled -------------------------------------------------


def test_the_rest_can_be_out_of_the_game() -> None:
    g = haven({}, {"at": 9, "island": {"land-1": "tavern: rum"}}, order=[1, 0], spots={"1": "tavern"}, rest="out")

    view = g.view(None)
    assert [deck["count"] for deck in view["decks"]] == [0, 0, 0]
    assert view["pool"] == {"resource": 0, "treasure": 0, "navy": 0, "rum": 0}
    assert pieces(g) == WHOLE


def test_decks_tops_and_pool_that_are_named_are_there_though_the_rest_is_out() -> None:
    g = haven(rest="out", decks={"building": "2 tavern"}, tops={"ship": "corvette"}, pool={"rum": 3})

    view = g.view(None)
    assert [(deck["top"], deck["count"]) for deck in view["decks"]] == [("tavern", 2), ("corvette", 1), ("", 0)]
    assert view["pool"] == {"resource": 0, "treasure": 0, "navy": 0, "rum": 3}
    assert pieces(g) == WHOLE


def test_the_rest_of_the_spots_can_be_filled() -> None:
    """PIR-18: tiles in the order of the pack, dice with 1 to 6 by turns."""
    g = haven({}, {"at": 9}, order=[1, 0], spots={"1": "tavern", "rest": "filled"}, tops={"building": "shipyard"})

    spots = g.view(None)["spots"]
    assert [spot["path"] for spot in spots if not spot["lies"]] == [9]
    assert [spots[path - 1]["lies"] for path in (1, 2, 3, 4, 8, 10)] == [
        *("tavern", "navy 1", "storehouse", "resource 1", "treasure 1", "treasure 2"),
    ]
    assert g.view(None)["decks"][0]["top"] == "shipyard"
    assert pieces(g) == WHOLE


def test_spots_are_filled_as_far_as_there_are_pieces() -> None:
    """PIR-19: the decks that are written out take all that there is."""
    deck = haven().view(None)["decks"][0]
    every = [deck["top"], *(f"{number} {tile}" for tile, number in deck["below"].items())]
    g = haven(spots={"rest": "filled"}, decks={"building": ", ".join(every)})

    spots = g.view(None)["spots"]
    assert {spot["asks"] for spot in spots if not spot["lies"]} == {"building"}
    assert pieces(g) == WHOLE


@pytest.mark.parametrize("spots", [{}, {"rest": "filled"}])
def test_without_the_rest_a_game_goes_on_to_its_end(spots: dict[str, str]) -> None:
    play_to_the_end(suite(every=5), haven(round=3, spots=spots, rest="out"), 1)


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        ({"phase": "set-up", "rest": "out"}, "rest: the set-up needs all the pieces"),
        ({"spots": {"rest": "full"}}, "spots.rest: expected 'empty' or 'filled', not 'full'"),
    ],
)
def test_a_rest_that_cannot_be_is_refused(scenario: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        haven(**scenario)

    assert str(refused.value) == sentence
