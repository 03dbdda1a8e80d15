"""Pirates and what they score (PIR-71 to PIR-79)."""

from typing import Any

import pytest

import skerry
from skerry.games.pirate_haven.state import PirateHaven
from skerry.kernel.testing import play
from tests.pirate_haven.table import fame, haven, player


def pirates(tiles: dict[str, str], **joan: Any) -> int:
    """The Fame of the Pirates on this Island after the last round."""
    g = haven({"island": tiles, **joan}, phase="end")
    settle(g)
    return fame(g)["pirates"]


def settle(g: PirateHaven) -> None:
    while g.to_move != skerry.OVER:
        play(g, g.moves()[0].word)


@pytest.mark.parametrize(
    ("tile", "number", "locked", "printed"),
    [
        ("smuggler", 1, [], {"rum": 1}),
        ("carpenter", 2, [], {"resource": 1}),
        ("master-builder", 3, [True], {}),
        ("quartermaster", 4, [False], {}),
        ("navigator", 5, [True], {}),
        ("treasurer", 6, [True], {}),
    ],
)
def test_a_pirate_has_its_number_its_die_spots_and_its_symbols(
    tile: str, number: int, locked: list[bool], printed: dict[str, int]
) -> None:
    """PIR-72, PIR-73, PIR-74, PIR-75, PIR-76, PIR-77."""
    g = haven({"island": {"land-1": tile}})
    spot = player(g)["island"][4]

    assert spot["capacity"] == number
    assert [die["locked"] for die in spot["dice"]] == locked
    assert (player(g)["rum"], player(g)["resources"]) == (printed.get("rum", 0), 6 + printed.get("resource", 0))


def test_a_smuggler_scores_each_ship_beside_a_building_once() -> None:
    """PIR-72, PIR-R15: sea-5 touches two Buildings, sea-1 one, sea-6 none; the Navy die is no Ship."""
    tiles = {
        "land-8": "smuggler",
        "land-1": "tavern",
        "land-2": "tavern",
        "land-5": "storehouse",
        "sea-1": "sloop",
        "sea-5": "galleon",
        "sea-6": "schooner",
        "sea-2": "navy 1",
    }
    assert pirates(tiles) == 3 * 2


def test_a_ship_beside_a_pirate_or_on_a_diagonal_does_not_count() -> None:
    """PIR-72, PIR-79: sea-1 is beside land-1 only."""
    assert pirates({"land-1": "smuggler", "land-2": "tavern", "sea-1": "sloop"}) == 0


def test_a_carpenter_scores_half_of_all_capacities_rounded_down() -> None:
    """PIR-73, PIR-R17: 3 for the Workshop, 2 + 1 for its neighbour; a Distillery makes it 10, a Storehouse 7."""
    assert pirates({"land-8": "carpenter", "land-1": "workshop", "land-2": "tavern", "land-6": "distillery"}) == 5
    assert pirates({"land-8": "carpenter", "land-1": "workshop", "land-2": "tavern", "land-6": "storehouse"}) == 3


def test_a_master_builder_scores_different_numbers_of_buildings() -> None:
    """PIR-74, PIR-78, PIR-R17: two Taverns are one type, and a raised Tavern is no Workshop."""
    tiles = {"land-8": "master-builder", "land-1": "tavern", "land-2": "tavern", "land-3": "workshop"}
    assert pirates(tiles) == 2 * 2

    every = ["storehouse", "tavern", "workshop", "distillery", "shipyard", "plantation"]
    all_types = {f"land-{n}": tile for n, tile in enumerate(every, start=1)} | {"land-8": "master-builder"}
    assert pirates(all_types) == 12


def test_a_quartermaster_scores_dice_around_it_and_on_it() -> None:
    """PIR-75, PIR-R25, PIR-79: any colour, not Rum, not on a diagonal."""
    tiles = {
        "land-1": "quartermaster: treasure 4",
        "land-2": "shipyard: resource 1, treasure 2",
        "land-3": "tavern: rum, treasure 1",
        "sea-1": "navy 1",
        "sea-4": "galleon: treasure 3",
        "land-4": "plantation: resource 6",
    }
    assert pirates(tiles) == 2 * (1 + 2 + 1 + 1 + 1)


def test_a_navigator_scores_types_of_ships_and_different_navy_numbers() -> None:
    """PIR-76, PIR-78: Sloop, Galleon (twice) and the numbers 2 and 3 (twice)."""
    sea = {
        "sea-1": "sloop",
        "sea-2": "galleon",
        "sea-3": "galleon",
        "sea-4": "navy 2",
        "sea-5": "navy 3",
        "sea-6": "navy 3",
    }

    assert pirates({"land-8": "navigator"} | sea) == 2 + 2


def test_a_treasurer_scores_the_income_left() -> None:
    """PIR-77, PIR-R16: what the cube shows, not the Resources."""
    assert pirates({"land-1": "treasurer", "land-2": "plantation"}, income=7) == 7
    assert pirates({"land-1": "treasurer", "land-2": "treasurer"}, income=7) == 14


def test_giving_treasure_on_the_last_turn_pays_with_a_treasurer() -> None:
    """PIR-R16: a pip of Fame becomes 2 Income."""
    joan = {"income": 4, "island": {"land-1": "treasurer", "land-2": "shipyard: treasure 3"}, "at": 15}
    g = haven(joan, {"at": 16}, round=4)
    before = fame(g)["total"]

    play(g, "give land-2 1")

    assert fame(g)["total"] == before + 1


def test_each_copy_scores_by_itself_and_for_its_owner_only() -> None:
    """PIR-71, PIR-79: neighbourhoods end at the shore."""
    tiles = {"land-8": "smuggler", "land-7": "smuggler", "land-1": "tavern", "sea-1": "sloop"}
    g = haven({"island": tiles}, {"island": {"land-8": "smuggler", "sea-1": "sloop"}}, phase="end")

    assert (fame(g, 0)["pirates"], fame(g, 1)["pirates"]) == (6, 0)


def test_discarded_navy_dice_no_longer_count() -> None:
    """PIR-71, PIR-85: the 5 is not covered by a strength of 3 and leaves; the 2 stays beside the Quartermaster."""
    tiles = {
        "land-1": "quartermaster",
        "sea-1": "navy 5",
        "sea-4": "navy 2",
        "sea-2": "brigantine",
        "land-8": "navigator",
    }
    g = haven({"island": tiles}, phase="end")

    play(g, "discard-navy sea-1")

    assert fame(g)["pirates"] == 2 * 1 + (1 + 1)


def test_the_fame_of_each_pirate_can_be_seen_at_any_time() -> None:
    """PIR-84, PIR-91: live, for the board."""
    g = haven(
        {"island": {"land-1": "smuggler", "land-2": "tavern", "sea-2": "sloop", "land-3": "treasurer"}, "income": 5}
    )
    shown = {spot["id"]: spot.get("fame") for spot in player(g)["island"] if spot["lies"]}

    assert shown == {"land-1": 3, "land-2": 0, "sea-2": 0, "land-3": 5}
    assert fame(g)["pirates"] == 8
