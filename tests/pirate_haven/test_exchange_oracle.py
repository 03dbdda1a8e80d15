"""Exchanges against a model by brute force: at any point of a turn means at any point (PIR-52 to PIR-55, PIR-R12)."""

import pytest

from skerry import Rng
from tests.pirate_haven.oracle import differences, played, random_position
from tests.pirate_haven.table import haven


@pytest.mark.parametrize("order", ["bonus-first", "either-order"])
def test_a_turn_ends_in_all_ways_of_the_text_and_in_no_others(order: str) -> None:
    """PIR-54, PIR-55, PIR-R11, PIR-R12: `make soak` has ten thousand of these."""
    for seed in range(60):
        assert differences(random_position(Rng(seed), bonus_order=order)) == (set(), set()), f"seed {seed}"


def test_the_oracle_notices_what_one_direction_for_a_whole_turn_costs() -> None:
    """PIR-R12: the earlier rule, which is still there for games of that time, fails in one position of five."""
    positions = [random_position(Rng(seed), exchange="one-way") for seed in range(30)]

    found = [differences(g) for g in positions]

    assert sum(bool(one.missing) for one in found) >= 5
    assert not any(one.extra for one in found), "it forbids too much, and allows nothing else"


CORVETTE = {
    "map": ["trade-winds"],
    "spots": {"1": "corvette"},
    "order": [1, 0],
    "players": [{"income": 12, "island": {"land-1": "quartermaster: treasure 3"}}, {"at": 9}],
}


@pytest.mark.parametrize(("exchange", "income"), [("any-time", 11), ("one-way", 10)])
def test_the_corvette_gives_back_what_was_given_before_it(exchange: str, income: int) -> None:
    """PIR-R12: with the Corvette and die 4 there is Income 11; with one direction for a whole turn only 10."""
    g = haven(**CORVETTE, variants={"exchange": exchange})

    ends = [end for end in played(g) if ("sea-1", "corvette") in end.tiles and end.dice[0][3] == 4]

    assert max(end.income for end in ends) == income
