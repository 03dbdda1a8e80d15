"""Travel (PIR-22 to PIR-32): whose turn, where to, home."""

from typing import Any

import pytest

import skerry
from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.pirate_haven.table import HAVEN, QUIET, fame, haven, island, play_on, player

SPOTS = {"1": "tavern", "2": "resource 2", "3": "sloop", "4": "rum", "6": "navy 3", "8": "treasure 6"}


def test_all_wait_at_the_start_and_depart_in_the_order_of_their_places() -> None:
    """PIR-22, PIR-23, PIR-R8: seat 2, then 0, then 1, however far the first ones went."""
    g = haven(seats=3, order=[2, 0, 1], map=QUIET, spots={"1": "tavern", "2": "resource 2", "8": "navy 3"})

    assert {p["state"] for p in g.view(None)["players"]} == {"waiting"}
    turns = []
    for word in ("sail 1", "sail 8", "sail 2"):
        turns.append(g.to_move)
        play(g, word)
        if "discard" in words(g):
            play(g, "discard")

    assert turns == [2, 0, 1]
    assert g.to_move == 2, "then the rearmost Ship moves"
    assert (player(g, 0)["state"], player(g, 0)["path"], player(g, 0)["place"]) == ("map", 8, None)


def test_the_lowest_path_number_is_closest_to_the_start() -> None:
    """PIR-23: 3 before 4 before 8."""
    g = haven({"at": 8}, {"at": 4}, {"at": 3}, map=QUIET)

    assert g.to_move == 2


def test_a_ship_sails_to_any_later_free_spot_or_off_the_map() -> None:
    """PIR-24, PIR-26: not to where it is, not back, not to an occupied or an empty spot."""
    g = haven({"at": 2}, {"at": 4}, map=QUIET, spots={"1": "tavern", "3": "sloop", "6": "navy 3"})

    assert words(g) == ["sail 3", "sail 6", "sail 12", "sail 14", "leave"]
    assert refused(g, "sail 1") == refused(g, "sail 2") == "PIR-24"
    assert refused(g, "sail 4") == "PIR-26"
    assert refused(g, "sail 5") == "PIR-19"
    assert refused(g, "sail 17") == "PIR-20"


def test_refusals_say_why() -> None:
    """PIR-19, PIR-20, PIR-24, PIR-26."""
    g = haven({"at": 2}, {"at": 4}, map=QUIET)

    assert said(g, "sail 4") == "seat 1’s Ship is already on spot 4 (PIR-26)."
    assert said(g, "sail 1") == "You can only sail forward, and spot 1 isn’t ahead of you (PIR-24)."
    assert said(g, "sail 17") == "There is no spot 17: the Map ends at spot 16 (PIR-20)."
    assert said(g, "sail 5") == "There is nothing on spot 5 this round. Choose a spot where something lies (PIR-19)."


def test_other_ships_may_be_passed() -> None:
    """PIR-25, PIR-R27: then the one that was passed is rearmost."""
    g = haven({"at": 2}, {"at": 4}, map=QUIET, spots={"6": "navy 3"})

    play(g, "sail 6", "discard")

    assert g.to_move == g.view(None)["turn"] == 1


def test_a_player_who_is_still_rearmost_takes_another_turn() -> None:
    """PIR-27: any number of times."""
    g = haven({"at": 1}, {"at": 8}, map=QUIET, spots={"2": "resource 2", "3": "sloop", "4": "rum"})

    for word in ("sail 2", "sail 3", "sail 4"):
        assert g.to_move == 0
        play(g, word)
        if "discard" in words(g):
            play(g, "discard")

    assert g.to_move == 0


def test_each_landing_uses_one_spot_and_leaves_the_others() -> None:
    """PIR-28: what was passed stays for those behind, and what was used is gone."""
    g = haven({}, {}, map=QUIET, spots=SPOTS)

    play(g, "sail 3", "discard")

    assert g.to_move == 1
    assert offered(g, "sail") == ["1", "2", "4", "6", "8", "12", "14"]
    assert g.view(None)["spots"][2]["ship"] == 0


def test_leaving_is_always_possible_even_as_the_first_move() -> None:
    """PIR-29, PIR-30: from the left Direction tile, and when nothing is left ahead."""
    first = haven(seats=2, map=QUIET, spots=SPOTS)
    assert "leave" in words(first)

    nothing_ahead = haven({"at": 15}, {"at": 16}, map=QUIET)
    assert words(nothing_ahead) == ["leave"]


def test_turns_are_counted_anew_in_every_round() -> None:
    """PIR-27, PIR-08."""
    g = haven({}, {}, map=QUIET)
    assert g.view(None)["turns"] == 1

    play(g, "leave")
    assert g.view(None)["turns"] == 2
    play(g, "leave")
    play_on(g, "travel", 2)

    assert (g.view(None)["turns"], g.heading()) == (1, "round 2 turn 1, seat 0")


def test_the_first_home_takes_the_first_place() -> None:
    """PIR-29, PIR-31: arrival is the order of the next departure."""
    g = haven({"at": 5}, {"at": 3}, {"at": 4}, map=QUIET)

    play(g, "leave", "leave", "leave")

    assert g.view(None)["turn"] == 1
    assert [player(g, seat)["place"] for seat in range(3)] == [3, 1, 2]
    assert [player(g, seat)["state"] for seat in range(3)] == ["waiting"] * 3, "of the next round"


def test_a_player_who_is_home_takes_no_more_turns() -> None:
    """PIR-29, PIR-32: the one who is alone goes on until leaving."""
    g = haven({"at": 1}, map=QUIET, home=[1], order=[0, 1], spots={"2": "resource 1", "4": "rum"})

    assert player(g, 1)["state"] == "home"
    play(g, "sail 2", "sail 4")
    assert g.to_move == 0
    play(g, "leave")

    assert g.view(None)["round"] == 2


def test_travel_ends_when_all_are_home() -> None:
    """PIR-32."""
    g = haven({"at": 16}, map=QUIET, home=[1, 2], seats=3)

    play(g, "leave")

    assert (g.to_move, g.view(None)["phase"], g.view(None)["round"]) == (skerry.CHANCE, "map", 2)


def test_joan_buys_the_tavern_and_travels_again() -> None:
    """PIR-E3, PIR-E4: Income falls from 9 to 7, the Navigator is unlocked, and the 6 becomes a 5; then Mark moves."""
    joan = {"income": 9, "island": {"land-1": "navigator"}}
    g = haven(
        joan, {"at": 7}, {"at": 16}, order=[1, 2, 0], round=3, map=QUIET[:5], spots={"1": "tavern", "10": "treasure 6"}
    )

    assert g.to_move == 0
    play(g, "sail 1", "buy land-2")
    assert player(g)["income"] == 7
    assert g.to_move == 0
    play(g, "sail 10")
    assert words(g) == ["place land-1", "place land-2", "discard"]
    play(g, "place land-1")

    assert island(g) == {"land-1": "navigator: treasure 5", "land-2": "tavern"}
    assert g.to_move == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_of_round_4_are_worth_fame(seats: int) -> None:
    """PIR-E9, PIR-90, PIR-R34: 5, 3, 1 and nothing, in the order of arrival, with any number of players."""
    g = haven(seats=seats, round=4, map=QUIET, order=[1, 0, *range(2, seats)])

    play(g, *["leave"] * seats)

    assert g.to_move == skerry.OVER
    assert [fame(g, seat)["direction"] for seat in [1, 0, *range(2, seats)]] == [5, 3, 1, 0][:seats]


def test_the_table_says_who_would_move_next() -> None:
    """PIR-23: before anything is decided."""
    g = haven({"at": 2}, {"at": 4}, map=QUIET, spots={"3": "sloop", "6": "navy 3"})

    assert said(g, "sail 3").endswith("; seat 0 moves next")
    assert said(g, "sail 6").startswith("Navy 3, takes up a sea spot; ")
    assert said(g, "sail 6").endswith("; seat 1 moves next")
    assert said(g, "leave") == "you take place 1; you lose 6 unspent Income; seat 1 moves next"
    assert said(haven({"at": 2}, {"at": 4}, map=QUIET, spots={"5": "galleon"}), "sail 5").endswith(
        "; seat 1 moves next"
    )
    turned = haven({"at": 4}, {"at": 2}, map=QUIET, spots={"3": "sloop"})
    assert said(turned, "sail 3").endswith("; seat 1 moves next")
    assert said(turned, "leave").endswith("; seat 0 moves next")
    assert [spot["next"] for spot in g.view(None)["spots"][:6]] == [None, None, 0, None, 1, 1]


def in_vain(path: int, thing: str, **player: Any) -> str:
    """What the table says of a spot on which something lies, if that would bring nothing now."""
    g = haven(player, {"at": 16}, order=[1, 0], map=QUIET, spots={str(path): thing})
    told = g.explain(HAVEN.move(f"sail {path}"))
    assert told is not None
    assert told.doubtful == (told.values["vain"] != "")
    return str(told.values["vain"])


def test_the_table_says_when_a_spot_would_bring_nothing() -> None:
    """PIR-33, PIR-36, PIR-39, PIR-42: it can be sailed to all the same."""
    full = {f"sea-{number}": f"navy {number % 6 + 1}" for number in range(1, 8)}

    assert in_vain(8, "treasure 3") == "room"
    assert in_vain(8, "treasure 3", island={"land-1": "tavern"}) == ""
    assert in_vain(6, "navy 3") == ""
    assert in_vain(6, "navy 3", island=full) == in_vain(3, "sloop", island=full) == "room"
    assert in_vain(3, "galleon", income=4) == "income"
    assert in_vain(3, "galleon", income=4, island={"land-1": "tavern: treasure 2"}) == ""
    assert in_vain(3, "galleon", income=5) == ""
    g = haven({}, {}, map=QUIET, spots={"2": "resource 3"})
    assert "; no room for it on your Island now; " in said(g, "sail 2")


def test_the_table_points_out_an_exchange_before_income_is_lost() -> None:
    """PIR-12, PIR-53: 5 Income would buy two pips."""
    g = haven({"at": 2, "income": 5, "island": {"land-1": "plantation: treasure 2"}}, {"at": 4}, map=QUIET)

    assert (
        said(g, "leave")
        == "you take place 1; you lose 5 unspent Income; you could still buy 2 Treasure; seat 1 moves next"
    )


def test_in_the_last_round_nothing_is_lost_and_places_bring_fame() -> None:
    """PIR-90, PIR-77."""
    g = haven({"at": 2}, map=QUIET, round=4, home=[1], order=[0, 1])

    assert said(g, "leave") == "you take place 2, worth 3 Fame; the round ends"


def test_a_turn_is_told() -> None:
    """PIR-24, PIR-29."""
    g = haven({}, {}, map=QUIET, spots=SPOTS)
    g.journal = []

    play(g, "sail 6", "place sea-1", "leave")

    assert told(g) == [
        "seat 0 sails to spot 6: Navy 3.",
        "seat 0 places Navy 3 on sea spot B1.",
        "seat 1 leaves the Map and takes place 1.",
    ]
    lines = g.game.tell(g.journal, "en", ["Ann", "Ben"])
    assert [(line.seat, line.rule) for line in lines] == [(0, "PIR-24"), (0, "PIR-42"), (1, "PIR-29")]


@pytest.mark.parametrize("spots", [{"1": "plantation"}, {}], ids=["too dear", "nothing"])
def test_a_bonus_is_worth_landing_for_whatever_lies_beside_it(spots: dict[str, str]) -> None:
    """PIR-19, PIR-49: a tile that is too dear, or nothing at all."""
    me = {"income": 1, "island": {"land-1": "shipyard: treasure 1"}}
    g = haven(me, {"at": 16}, order=[1, 0], map=["smugglers-cove"], spots=spots)

    told = g.explain(HAVEN.move("sail 1"))

    assert told is not None
    assert (told.values["vain"], told.doubtful) == ("", False)
