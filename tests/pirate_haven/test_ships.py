"""Ships and their instant abilities (PIR-63 to PIR-70)."""

from typing import Any

import pytest

import skerry
from skerry.games.pirate_haven.state import PirateHaven
from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.pirate_haven.table import QUIET, haven, income, island, player


def buying(ship: str, tiles: dict[str, str], **joan: Any) -> PirateHaven:
    """Seat 0 has landed on a Ship and may buy it."""
    g = haven({"island": tiles, "income": 12, **joan}, {"at": 16}, order=[1, 0], map=QUIET, spots={"3": ship})
    play(g, "sail 3")
    return g


@pytest.mark.parametrize(
    ("ship", "number", "spots", "rum"),
    [
        ("sloop", 1, 0, 1),
        ("schooner", 2, 1, 0),
        ("brigantine", 3, 1, 0),
        ("corvette", 4, 1, 0),
        ("galleon", 5, 2, 0),
        ("man-of-war", 6, 1, 0),
    ],
)
def test_a_ship_has_its_strength_and_free_die_spots(ship: str, number: int, spots: int, rum: int) -> None:
    """PIR-34, PIR-45, PIR-65, PIR-66, PIR-67, PIR-68, PIR-69, PIR-70: no Ship has locked spots."""
    g = haven({"island": {"sea-1": ship}})

    assert player(g)["strength"] == player(g)["island"][0]["capacity"] == number
    assert [die["locked"] for die in player(g)["island"][0]["dice"]] == [False] * spots
    assert player(g)["rum"] == rum


# --- reroll or move ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ship", "tiles", "dice"),
    [
        ("sloop", {"sea-1": "navy 2", "sea-2": "navy 4"}, ["sea-1", "sea-2"]),
        ("schooner", {"land-1": "shipyard: resource 2, treasure 1"}, ["land-1 1"]),
        ("brigantine", {"land-1": "shipyard: resource 2, treasure 1"}, ["land-1 2"]),
    ],
)
def test_each_ship_handles_dice_of_its_colour(ship: str, tiles: dict[str, str], dice: list[str]) -> None:
    """PIR-65, PIR-66, PIR-67, PIR-63 (PIR-D10): reroll or move one of them, or decline."""
    g = buying(ship, tiles)

    play(g, "buy sea-6")

    assert offered(g, "reroll") == offered(g, "move") == dice
    assert "decline" in words(g)
    assert said(g, "decline") == ""


def test_what_a_die_shows_and_can_show_is_said_before_it_is_handled() -> None:
    """PIR-64: the Shipyard holds 5; a red die shows 6 at most."""
    yellow = buying("brigantine", {"land-8": "shipyard: rum, treasure 2"})
    red = buying("sloop", {"sea-1": "navy 5"})

    play(yellow, "buy sea-6")
    play(red, "buy sea-6")

    assert said(yellow, "reroll land-8 2") == said(yellow, "move land-8 2") == "it shows 2, and its spot allows up to 5"
    assert said(red, "reroll sea-1") == said(red, "move sea-1") == "it shows 5, and its spot allows up to 6"


@pytest.mark.parametrize("ship", ["sloop", "schooner", "brigantine", "corvette", "galleon", "man-of-war"])
def test_without_a_fitting_die_nothing_is_asked(ship: str) -> None:
    """PIR-63, PIR-69, PIR-70 (PIR-D10, PIR-D12): the turn is over."""
    g = buying(ship, {})

    play(g, "buy sea-6")

    assert g.turns == 2


def test_an_ability_may_be_declined_and_is_gone_then() -> None:
    """PIR-63, PIR-R14."""
    g = buying("sloop", {"sea-1": "navy 2"})

    play(g, "buy sea-6", "decline")

    assert g.turns == 2
    assert island(g)["sea-1"] == "navy 2"
    assert refused(g, "reroll sea-1") == "PIR-24"


def test_only_the_own_island_is_touched() -> None:
    """PIR-63, PIR-R14: the dice of others are not offered."""
    g = haven(
        {"island": {"sea-1": "navy 2"}},
        {"at": 16, "island": {"sea-2": "navy 5"}},
        order=[1, 0],
        map=QUIET,
        spots={"3": "sloop"},
    )

    play(g, "sail 3", "buy sea-6")

    assert offered(g, "reroll") == ["sea-1"]
    assert refused(g, "reroll sea-2") == "PIR-65"


def test_a_reroll_must_be_accepted_even_if_it_is_worse() -> None:
    """PIR-64, PIR-R32 (PIR-D16): each face equally likely."""
    g = buying("sloop", {"sea-1": "navy 5"})

    play(g, "buy sea-6", "reroll sea-1")
    assert [(move.word, weight) for move, weight in g.chances()] == [(f"roll {n}", 1) for n in range(1, 7)]
    play(g, "roll 1")

    assert island(g)["sea-1"] == "navy 1"
    assert g.turns == 2, "one die, one of the two effects"


@pytest.mark.parametrize(("rolled", "shows"), [(1, 1), (3, 3), (6, 3)])
def test_a_rerolled_die_is_cut_to_the_capacity_of_its_tile(rolled: int, shows: int) -> None:
    """PIR-64: on a Workshop."""
    g = buying("brigantine", {"land-6": "workshop: treasure 2"})

    play(g, "buy sea-6", "reroll land-6 1", f"roll {rolled}")

    assert island(g)["land-6"] == f"workshop: treasure {shows}"


def test_the_cube_does_not_move_when_a_white_die_changes() -> None:
    """PIR-66, PIR-13."""
    g = buying("schooner", {"land-6": "plantation: resource 1"})

    play(g, "buy sea-6", "reroll land-6 1", "roll 6")

    assert (income(g), player(g)["resources"]) == (10, 14)


def test_a_red_die_moves_to_another_empty_sea_spot() -> None:
    """PIR-64 (PIR-D11): its number stays."""
    g = buying("sloop", {"sea-1": "navy 5", "sea-2": "galleon"})

    play(g, "buy sea-6", "move sea-1")
    assert words(g) == ["to sea-3", "to sea-4", "to sea-5", "to sea-7"]
    assert refused(g, "to sea-2") == refused(g, "to land-1") == refused(g, "to sea-1") == "PIR-42"
    assert refused(g, "decline") == "PIR-64"
    assert said(g, "to sea-7") == "it will show 5"
    play(g, "to sea-7")

    assert island(g) == {"sea-2": "galleon", "sea-6": "sloop", "sea-7": "navy 5"}


def test_a_die_moves_to_another_tile_and_is_cut_there() -> None:
    """PIR-64, PIR-R31 (PIR-D11): the new Ship included, the same tile not."""
    tiles = {"land-1": "shipyard: treasure 5", "land-6": "tavern: treasure 1, rum", "land-8": "plantation"}
    g = buying("brigantine", tiles)

    play(g, "buy sea-6", "move land-1 1")
    assert words(g) == ["to sea-6", "to land-8"]
    assert said(g, "to land-8") == "it will show 5"
    assert refused(g, "to land-1") == "PIR-R31"
    assert refused(g, "to land-6") == refused(g, "to land-2") == "PIR-40"
    assert said(g, "to sea-6") == "it will show 3; 2 pips are lost"
    play(g, "to sea-6")

    assert island(g) == tiles | {"land-1": "shipyard", "sea-6": "brigantine: treasure 3"}


def test_a_die_that_has_nowhere_to_go_can_only_be_rerolled() -> None:
    """PIR-64: no dead ends."""
    sea = {f"sea-{n}": "navy 1" for n in range(1, 7)}
    g = buying("sloop", sea)

    play(g, "buy sea-7")

    assert offered(g, "move") == []
    assert refused(g, "move sea-1") == "PIR-64"


def test_the_spot_a_die_has_left_is_free_again() -> None:
    """PIR-46, PIR-40: dice move by an ability only, and the die spot is filled again from the first one on."""
    g = haven(
        {"island": {"land-1": "shipyard: treasure 2, treasure 4", "land-6": "plantation"}, "income": 12},
        {"at": 16},
        order=[1, 0],
        map=QUIET,
        spots={"3": "brigantine", "8": "treasure 5"},
    )

    play(g, "sail 3", "buy sea-6", "move land-1 1", "to land-6")
    assert offered(g, "give") == offered(g, "add") == ["land-1 2", "land-6 1"]
    play(g, "sail 8", "place land-1")

    assert island(g)["land-1"] == "shipyard: treasure 5, treasure 4"
    assert island(g)["land-6"] == "plantation: treasure 2"


def test_a_die_lowered_before_may_be_rerolled() -> None:
    """PIR-R32: nothing forbids giving a pip first."""
    g = buying("brigantine", {"land-1": "shipyard: treasure 2"}, income=5)

    play(g, "buy sea-6", "give land-1 1", "reroll land-1 1", "roll 5")

    assert (island(g)["land-1"], income(g)) == ("shipyard: treasure 5", 4)


# --- the Corvette -----------------------------------------------------------------------------------------------------


def test_a_corvette_raises_all_dice_beside_it_within_their_limits() -> None:
    """PIR-68, PIR-R24: all colours; a die one below its limit gains 1; those further away and Rum are not meant."""
    tiles = {
        "land-2": "shipyard: treasure 4, resource 1",
        "land-5": "tavern: treasure 2, rum",
        "sea-3": "navy 5",
        "sea-6": "navy 1",
        "land-1": "tavern: treasure 1",
        "sea-2": "navy 2",
    }
    g = buying("corvette", tiles)

    play(g, "buy sea-5")
    assert words(g)[:2] == ["use", "decline"]
    assert said(g, "use") == "adds 6 pips in all"
    play(g, "use")

    assert island(g) == tiles | {
        "land-2": "shipyard: treasure 5, resource 3",
        "sea-3": "navy 6",
        "sea-6": "navy 3",
        "sea-5": "corvette",
    }
    assert g.turns == 2


def test_a_corvette_is_told_die_by_die() -> None:
    """PIR-68: only of those that gain a pip."""
    g = buying("corvette", {"land-2": "tavern: treasure 2, resource 1", "sea-3": "navy 6", "sea-6": "navy 4"})
    g.journal = []

    play(g, "buy sea-5", "use")

    assert told(g)[1:] == [
        "seat 0 raises the die on land spot C2 (2) to 2.",
        "seat 0 raises the die on sea spot E2 to 6.",
    ]


def test_only_the_corvette_and_exchanges_are_asked_about() -> None:
    """PIR-68, PIR-55: and an exchange that is not possible says why."""
    g = buying("corvette", {"land-2": "shipyard: treasure 1"})

    play(g, "buy sea-5")

    assert words(g) == ["use", "decline", "add land-2 1"]
    assert refused(g, "give land-2 1") == "PIR-R9"
    assert refused(g, "leave") == "PIR-68"
    assert said(g, "decline") == ""
    assert said(g, "add land-2 1") == "the die goes up to 2, and you have 6 Income left"


def test_a_corvette_raises_all_or_none() -> None:
    """PIR-68, PIR-R14 (PIR-D12)."""
    g = buying("corvette", {"sea-3": "navy 1"})
    g.journal = []

    play(g, "buy sea-5", "decline")

    assert island(g)["sea-3"] == "navy 1"
    assert told(g)[-1] == "seat 0 doesn’t use the Ship’s ability."


def test_a_corvette_beside_full_dice_is_not_asked_about() -> None:
    """PIR-D12: a white die and a red one at their limits."""
    g = buying("corvette", {"sea-3": "navy 6", "land-2": "tavern: resource 2"})

    play(g, "buy sea-5")

    assert g.turns == 2


def test_beside_a_corvette_a_full_yellow_die_may_give_first() -> None:
    """PIR-D12, PIR-55, PIR-R12: give two pips for 4 Income and get them back."""
    g = buying("corvette", {"land-2": "shipyard: treasure 5"}, income=4)

    play(g, "buy sea-5")
    assert words(g) == ["use", "decline", "give land-2 1"]
    play(g, "give land-2 1", "give land-2 1", "use")

    assert (island(g)["land-2"], income(g)) == ("shipyard: treasure 5", 4)


def test_a_full_die_that_cannot_give_is_not_worth_a_question() -> None:
    """PIR-D12, PIR-R9: the Storehouse holds 1, and the last pip stays."""
    g = buying("corvette", {"land-2": "storehouse: treasure 1"})

    play(g, "buy sea-5")

    assert g.turns == 2


def test_at_12_income_a_full_die_beside_a_corvette_cannot_give_any_more() -> None:
    """PIR-D12, PIR-R4: another die gave until the cube was at the end of its track."""
    g = buying("corvette", {"land-2": "shipyard: treasure 5", "land-8": "plantation: treasure 3"})

    play(g, "buy sea-5", "give land-8 1")
    assert words(g) == ["use", "decline", "give land-2 1", "give land-8 1"]
    play(g, "give land-8 1")

    assert (income(g), g.turns) == (12, 2)


def test_after_an_exchange_the_corvette_is_asked_about_only_if_it_can_do_something() -> None:
    """PIR-R37, PIR-D12: the die was bought up to its limit, and may not give it back."""
    g = buying("corvette", {"land-2": "shipyard: treasure 4"}, income=6)

    play(g, "buy sea-5", "add land-2 1")

    assert g.turns == 2


def test_abilities_are_told() -> None:
    """PIR-64, PIR-68, PIR-R14."""
    g = buying("sloop", {"sea-1": "navy 5"})
    g.journal = []
    moved, declined = g.copy(), g.copy()
    moved.journal, declined.journal = [], []

    play(g, "buy sea-6", "reroll sea-1", "roll 2")
    play(moved, "buy sea-6", "move sea-1", "to sea-2")
    play(declined, "buy sea-6", "decline")

    assert told(g)[-1] == "seat 0 rerolls the die on sea spot B1: a 2. It now shows 2."
    assert told(moved)[-1] == "seat 0 moves the die from sea spot B1 to sea spot C1, where it shows 5."
    assert told(declined)[-1] == "seat 0 doesn’t use the Ship’s ability."


def test_chance_ends_what_can_be_taken_back() -> None:
    """PIR-64: a reroll shows something new, everything else is open."""
    g = buying("sloop", {"sea-1": "navy 5"})
    play(g, "buy sea-6")
    assert not any(g.reveals(move) for move in g.moves())

    play(g, "reroll sea-1")

    assert g.to_move == skerry.CHANCE
    assert g.reveals(g.game.move("roll 2"))
