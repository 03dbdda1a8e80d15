"""What the ledger's section 7 says a map of Gotland must be like, for every version that was published."""

from itertools import chain
from typing import Any

import pytest

from skerry.games.gotlandia.components import PUBLISHED

Table = dict[str, Any]
EVERY = pytest.mark.parametrize("version", sorted(PUBLISHED.files))


def tables(version: int, kind: str) -> dict[str, Table]:
    """All tables of a kind by their ids."""
    return {table["id"]: table for table in PUBLISHED.version(version).data[kind]}


def start_terrains(setting: Table, districts: dict[str, Table]) -> frozenset[str]:
    return frozenset(districts[name]["terrain"] for name in setting["start"])


@EVERY
def test_21_districts_lie_in_six_settings_of_three_or_four(version: int) -> None:
    districts, settings = tables(version, "district"), tables(version, "setting")

    assert sorted(chain.from_iterable(setting["districts"] for setting in settings.values())) == sorted(districts)
    assert sorted(len(setting["districts"]) for setting in settings.values()) == [3, 3, 3, 4, 4, 4]
    for name, setting in settings.items():
        assert all(districts[district]["setting"] == name for district in setting["districts"])


@EVERY
def test_a_setting_is_one_piece_with_one_harbour_and_its_own_direction(version: int) -> None:
    districts, settings = tables(version, "district"), tables(version, "setting")

    for setting in settings.values():
        inside = [districts[district] for district in setting["districts"]]
        assert reached(setting["harbour"], districts, set(setting["districts"])) == set(setting["districts"])
        assert [district["id"] for district in inside if district["harbour"]] == [setting["harbour"]]
        assert all(district["directions"] == [setting["direction"]] for district in inside if district["coastal"])


def reached(first: str, districts: dict[str, Table], within: set[str]) -> set[str]:
    """All districts that one comes to from the first without leaving these."""
    found: set[str] = set()
    near = {first}
    while near:
        found |= near
        near = {other for name in near for other in districts[name]["neighbours"] if other in within} - found
    return found


@EVERY
def test_borders_have_two_sides_and_leave_no_district_alone(version: int) -> None:
    districts = tables(version, "district")

    for name, district in districts.items():
        assert district["neighbours"]
        assert all(name in districts[other]["neighbours"] for other in district["neighbours"])


@EVERY
def test_homes_begin_with_different_terrains_and_opposite_ones_share_none(version: int) -> None:
    districts, settings = tables(version, "district"), tables(version, "setting")
    pairs = {name: start_terrains(setting, districts) for name, setting in settings.items()}

    assert len(set(pairs.values())) == 6
    for name, setting in settings.items():
        assert settings[setting["opposite"]]["opposite"] == name
        assert len(pairs[name] | pairs[setting["opposite"]]) == 4
        first, second = setting["start"]
        assert first == setting["harbour"]
        assert second in districts[first]["neighbours"]


@EVERY
def test_the_troll_born_find_a_forest_whoever_plays(version: int) -> None:
    """GOT-155: one that nobody begins in, in every pair and in either trio."""
    districts, settings = tables(version, "district"), tables(version, "setting")
    forests = [name for name, one in districts.items() if one["terrain"] == "forest" and not one["start"]]
    with_forest = {districts[name]["setting"] for name in forests}

    for name, setting in settings.items():
        assert with_forest & {name, setting["opposite"]}
        assert with_forest & {other for other, one in settings.items() if one["trio"] == setting["trio"]}


@EVERY
def test_all_terrains_are_common_and_some_districts_lie_inland(version: int) -> None:
    districts = tables(version, "district").values()
    terrains = [district["terrain"] for district in districts]

    assert {name: terrains.count(name) for name in set(terrains)} == {"forest": 6, "pasture": 5, "field": 5, "hill": 5}
    assert sum(not district["coastal"] for district in districts) == 6
