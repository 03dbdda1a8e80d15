"""Your plan in Pirate Haven: strength, die spots, Rum, Navy and Resources that are lacking."""

from typing import Any

from tests.pirate_haven.table import HAVEN, haven


def plan(*islands: dict[str, str], **scenario: Any) -> list[str]:
    players = [{"island": tiles} for tiles in (islands if len(islands) > 1 else [*islands, {}])]
    g = haven(*players, **scenario)
    return [HAVEN.say(message, "en", ["Ann", "Ben"]) for message in HAVEN.plan(g.seen_by(0), 0)]


def test_an_empty_island_lacks_die_spots_and_resources() -> None:
    """PIR-11, PIR-40."""
    assert plan({}) == [
        "You have no open die spot: dice and Rum need a tile with one",
        "You’ll begin the next round with 6 Income: you’re 6 Resources short of the most there is, 12",
    ]
    assert plan({}, round=4) == ["You have no open die spot: dice and Rum need a tile with one"]


def test_navy_that_the_ships_do_not_cover_comes_first() -> None:
    """PIR-85: a Sloop has strength 1."""
    assert plan({"sea-1": "navy 5", "sea-2": "sloop"})[0] == (
        "Your Navy dice total 5, and your Ships have a strength of 1: you’re 4 short of keeping all the dice"
    )
    assert "strength" not in plan({"sea-1": "navy 5", "sea-2": "galleon"})[0]


def test_locked_die_spots_name_the_tile_that_opens_them() -> None:
    """PIR-45, PIR-57, PIR-58."""
    buildings = plan({"land-1": "workshop", "land-2": "plantation"})
    pirates = plan({"land-1": "treasurer"})

    assert "2 die spots on your Buildings are locked: a Storehouse opens them" in buildings
    assert "1 die spot on your Pirates is locked: a Tavern opens it" in pirates
    assert not any("locked" in line for line in plan({"land-1": "workshop", "land-2": "storehouse"}))


def test_a_set_of_rum_that_was_begun_says_what_is_missing() -> None:
    """PIR-88."""
    assert "3 more Rum make a full set: 15 Fame instead of 3" in plan({"land-1": "tavern: rum, rum"})
    full = {"land-1": "tavern: rum, rum", "land-2": "shipyard: rum, rum", "land-3": "distillery"}
    assert not any("Rum make" in line for line in plan(full))


def test_the_navy_of_others_counts_as_far_as_their_ships_cover_it() -> None:
    """PIR-85, PIR-86: equal sums are ranked by the number of dice, and equal numbers share."""
    mine = {"sea-1": "navy 3", "sea-2": "galleon"}
    covered = {"sea-1": "navy 5", "sea-2": "galleon"}

    assert "Ben has more Navy: you’re 3 pips short of the 20 Fame for the most" in plan(mine, covered)
    equal = {"sea-1": "navy 1", "sea-2": "navy 2", "sea-3": "galleon"}
    assert "Ben has more Navy: you’re 1 pip short of the 20 Fame for the most" in plan(mine, equal)
    assert not any("more Navy" in line for line in plan(covered, mine))
    assert not any("more Navy" in line for line in plan(mine, {"sea-1": "navy 6", "sea-2": "sloop"}))


def test_nothing_is_lacking_any_more_at_the_end() -> None:
    assert plan({"sea-1": "navy 2", "sea-2": "navy 3", "sea-3": "schooner"}, phase="end") == []
    assert plan({}, {}, round=4, home=[0], order=[0, 1]) == []
