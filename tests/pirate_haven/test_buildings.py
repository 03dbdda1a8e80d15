"""Buildings (PIR-56 to PIR-62)."""

from typing import Any

import pytest

from tests.pirate_haven.table import HAVEN, capacity, fame, haven, player

TILES = {tile["id"]: tile for tile in HAVEN.pack.data["tile"]}


@pytest.mark.parametrize(
    ("tile", "number", "free", "locked", "printed"),
    [
        ("storehouse", 1, 1, 0, {"resource": 1}),
        ("tavern", 2, 2, 0, {"treasure": 1}),
        ("workshop", 3, 1, 1, {}),
        ("distillery", 4, 0, 1, {"rum": 1}),
        ("shipyard", 5, 2, 0, {}),
        ("plantation", 6, 1, 1, {"resource": 2}),
    ],
)
def test_a_building_has_its_number_its_die_spots_and_its_symbols(
    tile: str, number: int, free: int, locked: int, printed: dict[str, int]
) -> None:
    """PIR-57, PIR-58, PIR-59, PIR-60, PIR-61, PIR-62."""
    g = haven({"island": {"land-1": tile}})
    spot: dict[str, Any] = player(g)["island"][4]

    assert spot["capacity"] == number
    opens_itself = tile == "storehouse"
    assert [die["locked"] for die in spot["dice"]] == [False] * free + [not opens_itself] * locked
    assert player(g)["resources"] == 6 + printed.get("resource", 0)
    assert player(g)["rum"] == printed.get("rum", 0)
    assert fame(g)["treasure"] == printed.get("treasure", 0)


def test_a_workshop_raises_all_tiles_beside_it_but_not_itself() -> None:
    """PIR-59, PIR-79: Buildings, Pirates and Ships; not those on a diagonal."""
    tiles = {"land-1": "workshop", "land-2": "navigator", "land-3": "tavern", "sea-1": "sloop", "sea-4": "schooner"}
    g = haven({"island": tiles | {"land-4": "storehouse", "sea-2": "galleon"}})

    raised = {spot: capacity(g, spot) for spot in ("land-1", "land-2", "land-3", "sea-1", "sea-4", "land-4", "sea-2")}

    assert raised == {"land-1": 3, "land-2": 6, "land-3": 3, "sea-1": 2, "sea-4": 3, "land-4": 1, "sea-2": 5}


def test_workshops_add_up_and_raise_each_other() -> None:
    """PIR-56, PIR-59: two beside each other hold 4, a tile between two of them gains 2."""
    pair = haven({"island": {"land-1": "workshop", "land-2": "workshop"}})
    between = haven({"island": {"land-3": "workshop", "land-5": "workshop", "land-4": "storehouse"}})

    assert (capacity(pair, "land-1"), capacity(pair, "land-2")) == (4, 4)
    assert capacity(between, "land-4") == 3


def test_a_shipyard_raises_ships_only_and_adds_up() -> None:
    """PIR-56, PIR-61: with a Workshop beside the same Ship, too."""
    g = haven({"island": {"land-2": "shipyard", "land-5": "shipyard", "sea-5": "sloop", "land-4": "tavern"}})
    mixed = haven({"island": {"land-2": "shipyard", "land-5": "workshop", "sea-5": "sloop", "land-4": "tavern"}})

    assert (capacity(g, "sea-5"), capacity(g, "land-4")) == (3, 2)
    assert (capacity(mixed, "sea-5"), capacity(mixed, "land-4")) == (3, 3)


@pytest.mark.parametrize("order", [["land-2", "sea-2"], ["sea-2", "land-2"]])
def test_it_does_not_matter_which_came_first(order: list[str]) -> None:
    """PIR-44, PIR-61: bonuses work at once, for what is there and for what comes."""
    tiles = {"land-2": "shipyard", "sea-2": "man-of-war"}
    g = haven({"island": {spot: tiles[spot] for spot in order}})

    assert capacity(g, "sea-2") == 7


@pytest.mark.parametrize("tile", ["smuggler", "tavern"])
def test_other_tiles_raise_nothing(tile: str) -> None:
    """PIR-44, PIR-59, PIR-61: whatever number stands on them."""
    g = haven({"island": {"sea-2": "man-of-war", "land-2": tile}})

    assert capacity(g, "sea-2") == 6


def test_a_second_storehouse_brings_its_resource_and_nothing_more() -> None:
    """PIR-56, PIR-57: the locked spot was open already."""
    one = haven({"island": {"land-1": "storehouse", "land-2": "distillery: rum"}})
    two = haven({"island": {"land-1": "storehouse", "land-2": "distillery: rum", "land-3": "storehouse"}})

    assert (player(one)["resources"], player(two)["resources"]) == (7, 8)
    assert player(one)["island"][5] == player(two)["island"][5]


@pytest.mark.parametrize("tile", ["distillery", "plantation", "galleon", "man-of-war"])
def test_some_tiles_have_no_ability(tile: str) -> None:
    """PIR-60, PIR-62, PIR-69, PIR-70."""
    assert (TILES[tile]["ability"], TILES[tile]["amount"]) == ("none", 0)
