"""Set-up (PIR-01 to PIR-07): Islands, decks, pool, and who is first."""

from collections import Counter

import pytest

import skerry
from skerry.games.pirate_haven.setup import FIRST_SEAT
from skerry.kernel.testing import play, told, words
from tests.pirate_haven.table import HAVEN, island, start

TOPS = ["turn-up storehouse", "turn-up sloop", "turn-up smuggler"]


def test_two_to_four_players_can_play() -> None:
    """PIR-01, PIR-93: 2 to 4 players; there is no solo game."""
    assert [start(seats).seats for seats in HAVEN.seats] == [2, 3, 4]

    for seats in (0, 1, 5):
        with pytest.raises(skerry.SetUpError, match=f"Pirate Haven is for 2 to 4 players, not {seats}"):
            start(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pieces_are_used_with_every_number_of_players(seats: int) -> None:
    """PIR-01, PIR-05, PIR-06: three decks of 16, and a pool of 8 white, 12 yellow, 12 red dice and 12 Rum."""
    g = start(seats)

    table = g.view(None)

    assert [sum(deck["below"].values()) for deck in table["decks"]] == [16, 16, 16]
    assert table["pool"] == {"resource": 8, "treasure": 12, "navy": 12, "rum": 12}
    assert table["box"] == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_islands_are_alike_and_empty(seats: int) -> None:
    """PIR-02: no tiles, no dice, no Rum; 8 land and 7 sea spots for everybody."""
    g = start(seats)

    for seat in range(seats):
        spots = g.view(None)["players"][seat]["island"]
        assert island(g, seat) == {}
        assert Counter(spot["sea"] for spot in spots) == {False: 8, True: 7}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_under_way_before_the_first_turn(seats: int) -> None:
    """PIR-08: no turn has begun, nothing was landed on, bought or exchanged, and no bonus is open."""
    table = start(seats, first_player=FIRST_SEAT).view(None)

    assert (table["phase"], table["round"], table["turn"], table["turns"]) == ("set-up", 0, 0, 0)
    assert (table["landed"], table["docked"], table["open_bonus"]) == ("", "", "")
    assert (table["gave"], table["gained"]) == ([], [])
    assert [deck["top"] for deck in table["decks"]] == ["", "", ""]
    assert not any(spot["open"] for spot in table["spots"])
    assert {player["income"] for player in table["players"]} == {0}, "before the first Income phase"


def test_all_map_tiles_lie_face_down() -> None:
    """PIR-03: none is laid before the first Map phase, and any can come first."""
    g = start(2)

    assert g.view(None)["map"] == []
    play(g, "first 0", *TOPS)
    assert len(words(g)) == 13
    assert {weight for _, weight in g.chances()} == {1}


def test_each_kind_has_its_own_deck_with_a_visible_top() -> None:
    """PIR-05 (PIR-D2): Buildings, Ships and Pirates; a type is as likely as it has copies."""
    g = start(2)
    play(g, "first 0")

    copies = [3, 3, 3, 3, 2, 2]
    for kind, top in zip(("building", "ship", "pirate"), TOPS, strict=True):
        of_kind = [f"turn-up {tile['id']}" for tile in HAVEN.pack.data["tile"] if tile["kind"] == kind]
        assert [(move.word, weight) for move, weight in g.chances()] == list(zip(of_kind, copies, strict=True))
        play(g, top)

    decks = g.view(None)["decks"]
    assert [(deck["top"], deck["count"]) for deck in decks] == [("storehouse", 16), ("sloop", 16), ("smuggler", 16)]
    assert decks[0]["below"]["storehouse"] == 2


def test_tiles_are_turned_up_as_often_as_they_have_copies() -> None:
    """PIR-05 (PIR-D2): a hundred times 16 draws."""
    g, rng = start(2, first_player=FIRST_SEAT), skerry.Rng(1)

    drawn = Counter(g.draw(rng) for _ in range(1600))

    assert all(0.8 < drawn[move] / (100 * copies) < 1.25 for move, copies in g.chances())


def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    """PIR-07, PIR-R1 (PIR-D1): seat 2 is first, then 3, 0 and 1."""
    g = start(4)
    assert [(move.word, weight) for move, weight in g.chances()] == [(f"first {seat}", 1) for seat in range(4)]

    play(g, "first 2")

    assert g.view(None)["turn"] == 2
    assert [player["place"] for player in g.view(None)["players"]] == [3, 4, 1, 2]
    assert {player["state"] for player in g.view(None)["players"]} == {"waiting"}


def test_the_table_may_agree_on_the_first_player() -> None:
    """PIR-R1: then the first seat begins, and nothing is drawn."""
    g = start(3, first_player=FIRST_SEAT)

    assert words(g)[0].startswith("turn-up")
    assert [player["place"] for player in g.view(None)["players"]] == [1, 2, 3]


def test_the_left_direction_tile_shows_its_front_before_the_last_round() -> None:
    """PIR-04: the places bring no Fame yet."""
    g = start(2)
    play(g, "first 0", *TOPS)

    assert g.view(None)["last_round"] is False
    assert [fame["fame"]["direction"] for fame in g.view(None)["players"]] == [0, 0]


def test_the_set_up_is_told() -> None:
    """PIR-07, PIR-05, PIR-11."""
    g = start(2)
    g.journal = []

    play(g, "first 1", *TOPS)

    assert told(g) == [
        "seat 1 goes first in round 1.",
        "On top of the decks: Storehouse, Sloop and Smuggler.",
        "Round 1 begins.",
        "seat 0 starts the round with 6 Income from 6 Resources.",
        "seat 1 starts the round with 6 Income from 6 Resources.",
    ]
