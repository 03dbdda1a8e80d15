"""What the greedy bot knows of Hägar: positions in which one move is plainly right, and games against chance."""

from skerry.bots.match import play_match
from skerry.bots.testing import chosen, won_against_chance
from tests.hagar.table import HAGAR, hagar

TWO = ["coaster-01 0 0 0", "coaster-03 1 0 180"]
NOWHERE = 6


def test_in_the_final_round_it_moves_to_the_better_landscape() -> None:
    """HAG-45: from the water without a shield to the one that has one."""
    g = hagar({"hagars": ["coaster-01 sw"]}, map=TWO, rolled=NOWHERE, turn=0)

    assert chosen(g) == "move coaster-01 sw"


def test_in_the_final_round_it_does_not_leave_what_it_holds() -> None:
    g = hagar({"hagars": ["coaster-03 ne"]}, map=TWO, rolled=NOWHERE, turn=0)

    assert chosen(g) == "pass"


def test_it_breaks_a_majority_with_the_doubled_line() -> None:
    """HAG-58: in (0, 0) its Hägar counts 2, which ties the land; the two waters are not worth more."""
    g = hagar({"hagars": ["coaster-01 ne"]}, {"hagars": ["coaster-03 nw"]}, map=TWO, rolled=1, turn=0)

    assert chosen(g) == "move coaster-01 ne"


def test_it_wins_nearly_always_against_chance() -> None:
    assert won_against_chance(HAGAR, 8) >= 7


def test_alone_it_ranks_higher_than_chance() -> None:
    """HAG-65."""
    totals = {
        name: sum(play_match(HAGAR.start(1), [name], seed).scores()[0] for seed in range(3))
        for name in ("greedy", "random")
    }

    assert totals["greedy"] > 2 * totals["random"]
