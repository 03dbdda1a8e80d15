"""What everybody sees (section 5 of the ledger, and what a board needs)."""

import json

import pytest

import skerry
from skerry import Rng
from skerry.kernel.testing import play
from tests.pirate_haven.table import HAVEN, QUIET, haven, player, start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_see_the_same(seats: int) -> None:
    """Section 5: there is no private information, so a view differs only in who looks."""
    g, rng = start(seats), Rng(seats)
    while g.to_move != skerry.OVER:
        seen = {json.dumps({**g.view(seat), "you": None}, sort_keys=True) for seat in (None, *range(seats))}
        assert len(seen) == 1
        moves = g.moves()
        g.apply(g.draw(rng) if g.to_move < 0 else moves[rng.below(len(moves))])


def test_every_word_is_heard_by_all() -> None:
    """Section 5: what one seat may know of a record is the record."""
    record = skerry.Record("pirate_haven", seats=2)
    g, rng = record.state(), Rng(1)
    for _ in range(120):
        if g.to_move == skerry.OVER:
            break
        moves = g.moves()
        move = g.draw(rng) if g.to_move < 0 else moves[rng.below(len(moves))]
        record.add(move)
        g.play(move)

    assert record.seen_by(0) == record.seen_by(1) == record.seen_by(None) == record.moves


def test_the_order_below_the_tops_is_nobodys_knowledge() -> None:
    """Section 5: only how many tiles of each type are left can be seen; a copy dealt anew is the position itself."""
    g = haven(seats=2, tops={"ship": "galleon"})
    deck = g.view(None)["decks"][1]

    assert (deck["top"], deck["count"], sum(deck["below"].values())) == ("galleon", 16, 15)
    assert g.resample(0, Rng(1)).view(0) == g.view(0)


def test_locked_and_free_die_spots_can_be_told_apart() -> None:
    """PIR-45: and what each could hold."""
    spots = player(haven({"island": {"land-1": "plantation: treasure 6", "land-2": "tavern"}}))["island"]

    assert spots[4]["dice"] == [
        {"lies": "treasure 6", "locked": False, "limit": 6, "full": True},
        {"lies": "", "locked": True, "limit": 6, "full": False},
    ]
    assert (spots[4]["capacity"], spots[4]["raised"]) == (6, 0)


def test_a_raised_capacity_can_be_seen() -> None:
    """PIR-44: with the bonus that raised it."""
    spots = {s["id"]: s for s in player(haven({"island": {"land-1": "workshop", "sea-1": "sloop"}}))["island"]}

    assert (spots["sea-1"]["capacity"], spots["sea-1"]["raised"]) == (2, 1)


def test_what_a_tile_would_be_on_each_empty_spot_can_be_seen_before_it_is_bought() -> None:
    """PIR-44, PIR-59: the capacity that it would have there, and the tiles that it would raise."""
    tiles = {"land-1": "workshop", "land-4": "tavern", "sea-1": "sloop"}
    g = haven({"island": tiles, "income": 8}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "workshop"})
    assert not [spot for spot in player(g)["island"] if "offer" in spot]

    play(g, "sail 1")
    offers = {spot["id"]: spot["offer"] for spot in player(g)["island"] if "offer" in spot}

    assert list(offers) == ["land-2", "land-3", "land-5", "land-6", "land-7", "land-8"]
    assert offers["land-2"] == {"capacity": 4, "raised": 1, "raises": ["land-1", "land-4"]}
    assert offers["land-5"] == {"capacity": 3, "raised": 0, "raises": ["land-4"]}
    assert offers["land-8"] == {"capacity": 3, "raised": 0, "raises": []}


def test_the_die_that_is_moved_can_be_seen() -> None:
    """PIR-64."""
    g = haven({"island": {"sea-1": "brigantine", "land-1": "tavern: treasure 2"}}, {}, bought="sea-1", turn=0)

    assert g.view(None)["moving"] == ""
    play(g, "move land-1 1")
    assert g.view(None)["moving"] == "land-1 1"


def test_what_was_exchanged_in_a_turn_can_be_seen() -> None:
    """PIR-54."""
    tiles = {"land-1": "shipyard: treasure 4, treasure 2"}
    g = haven({"island": tiles, "income": 6}, {"at": 16}, order=[1, 0], map=QUIET)

    play(g, "give land-1 1", "add land-1 2")

    assert (g.view(None)["gave"], g.view(None)["gained"]) == (["land-1 1"], ["land-1 2"])


def test_who_moves_after_leaving_can_be_seen() -> None:
    """PIR-23, PIR-29."""
    assert haven({"at": 2}, {"at": 4}, map=QUIET).view(None)["after_leaving"] == 1
    assert haven({"at": 2}, home=[1], order=[0, 1], map=QUIET).view(None)["after_leaving"] == -1


def test_what_was_landed_on_can_be_seen_until_it_is_settled() -> None:
    """PIR-33, PIR-63."""
    g = haven({"island": {"sea-1": "navy 3"}}, {"at": 16}, order=[1, 0], map=QUIET, spots={"3": "sloop"})

    play(g, "sail 3")
    assert (g.view(None)["landed"], g.view(None)["docked"]) == ("sloop", "")
    play(g, "buy sea-7")
    assert (g.view(None)["landed"], g.view(None)["docked"]) == ("", "sea-7")
    play(g, "decline")
    assert (g.view(None)["landed"], g.view(None)["docked"]) == ("", "")


@pytest.mark.parametrize(
    ("scenario", "heading"),
    [
        ({"phase": "set-up"}, "set-up"),
        ({"phase": "map", "round": 2}, "round 2 map"),
        ({"round": 3}, "round 3 turn 1, seat 0"),
        ({"phase": "end"}, "end"),
    ],
)
def test_a_record_has_a_line_for_every_turn(scenario: dict[str, object], heading: str) -> None:
    """PIR-08, PIR-27: consecutive turns of one seat are lines of their own."""
    assert HAVEN.scenario(scenario).heading() == heading
