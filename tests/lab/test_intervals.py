"""Intervals on data whose right answer is known."""

import math

import numpy as np
import pytest

from skerry.lab.intervals import Estimate, mean, share, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984), (10**6, 1.960)]
)
def test_the_quantiles_of_student_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.002)


def test_nothing_is_known_from_one_luck() -> None:
    assert math.isinf(student(0))
    assert mean([3.0, 4.0], [1, 1])[:3] == (3.5, -math.inf, math.inf)
    assert share([1.0, 0.0], [1, 1])[:3] == (0.5, 0.0, 1.0)


def test_without_clusters_a_share_has_wilsons_interval() -> None:
    """40 of 100: Wilson's interval is 0.309 to 0.498; Student's t widens it a little."""
    found = share([1.0] * 40 + [0.0] * 60, range(100))

    assert (found.low, found.high) == pytest.approx((0.309, 0.498), abs=0.003)
    assert wilson(0.4, 100, 10**6) == pytest.approx((0.3094, 0.4980), abs=0.0001)


def test_all_won_is_not_the_same_as_certain() -> None:
    """Ten of ten: the rule of three says above 0.7."""
    found = share([1.0] * 10, range(10))

    assert found.value == 1.0
    assert 0.6 < found.low < 0.75
    assert found.high == 1.0


def test_games_that_repeat_each_other_count_once() -> None:
    """Four seatings of a deal with the same winner are worth one game."""
    wins = [1.0, 0.0] * 25
    once = share(wins, range(50))
    four_times = share([win for win in wins for _ in range(4)], [luck for luck in range(50) for _ in range(4)])

    assert four_times[:3] == pytest.approx(once[:3])


def test_games_that_balance_each_other_are_worth_more_than_independent_ones() -> None:
    """The first seat always wins: in every deal each bot wins once. The share is nearly certain."""
    balanced = share([1.0, 0.0] * 50, [luck for luck in range(50) for _ in range(2)])
    independent = share([1.0, 0.0] * 50, range(100))

    assert balanced.high - balanced.low < 0.6 * (independent.high - independent.low)


def test_a_mean_has_students_interval_over_deals() -> None:
    """Mean 3, standard deviation 1.5811 of five deals: 3 ± 2.776 · 0.7071."""
    found = mean([1, 2, 3, 4, 5], range(5))

    assert found[:3] == pytest.approx((3.0, 3 - 1.963, 3 + 1.963), abs=0.001)


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_95_of_100_intervals_have_the_truth_in_them(alike: float) -> None:
    """Deals of two games with the same result at times, half of the time, always; 2000 experiments of 40 deals."""
    rng = np.random.default_rng(7)
    truth, lucks = 0.3, [luck for luck in range(40) for _ in range(2)]

    within = 0
    for _ in range(2000):
        first = rng.random(40) < truth
        second = np.where(rng.random(40) < alike, first, rng.random(40) < truth)
        found = share(np.stack([first, second], axis=1).ravel().astype(float).tolist(), lucks)
        within += found.low <= truth <= found.high

    assert 0.93 <= within / 2000 <= 0.985


def test_many_intervals_hold_together() -> None:
    """70 true differences of nothing, 400 experiments: in 95 of 100, not one of them seems to be something."""
    rng = np.random.default_rng(3)
    alone = together = 0
    for _ in range(400):
        found = [mean(rng.normal(size=30).tolist(), range(30)) for _ in range(70)]
        alone += any(one.above(0) or one.below(0) for one in found)
        together += any(one.among(70).above(0) or one.among(70).below(0) for one in found)

    assert alone / 400 > 0.9
    assert together / 400 < 0.09


def test_no_interval_reaches_beyond_what_is_possible() -> None:
    found = Estimate(0.53, 0.04, 1.02, 25, freedom=24).among(50, -1.0, 1.0)

    assert found.low == pytest.approx(-0.36, abs=0.02)
    assert found.high == 1.0
    assert Estimate(0.0, -math.inf, math.inf, 1).among(9, -1.0, 1.0)[1:3] == (-1.0, 1.0)


def test_an_estimate_is_surely_above_only_with_its_whole_interval() -> None:
    found = share([1.0] * 60 + [0.0] * 40, range(100))

    assert found.above(0.45)
    assert not found.above(0.55)
    assert found.below(0.75)
    assert not found.below(0.65)
