"""Means and shares with 95 % intervals, for games that are not independent because they were played on the same luck.

Games of one luck are a cluster: only what differs from luck to luck counts as chance. A mean has the interval of
Student's t with as many degrees of freedom as lucks but one. A share, such as a win rate, has Wilson's interval for the
number of independent games that would be worth as much as these (the design effect), also with Student's t.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

NORMAL: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""
SMALL: Final = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
"""The quantiles of Student's t for which the series of Fisher is too coarse."""
GAIN: Final = 4.0
"""Pairing may make a game worth more than an independent one, but no more than so many."""


class Estimate(NamedTuple):
    """A value with its 95 % interval, and what it rests on."""

    value: float
    low: float
    high: float
    games: int

    def above(self, bound: float) -> bool:
        """Is it surely above this?"""
        return self.low > bound

    def below(self, bound: float) -> bool:
        return self.high < bound


def student(freedom: int) -> float:
    """The quantile of Student's t for 95 %, both sides, from one degree of freedom."""
    if freedom < 1:
        return math.inf
    if freedom in SMALL:
        return SMALL[freedom]
    z = NORMAL
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def mean(values: Sequence[float], lucks: Sequence[int]) -> Estimate:
    """The mean of the games, lucks being the clusters."""
    numbers = np.asarray(values, dtype=float)
    if not len(numbers):
        return Estimate(math.nan, -math.inf, math.inf, 0)
    middle = float(numbers.mean())
    variance, clusters = _variance(numbers, lucks)
    reach = student(clusters - 1) * math.sqrt(variance) if clusters > 1 else math.inf
    return Estimate(middle, middle - reach, middle + reach, len(numbers))


def share(values: Sequence[float], lucks: Sequence[int]) -> Estimate:
    """The mean of wins, parts of wins and losses: between 0 and 1, and so is its interval."""
    numbers = np.asarray(values, dtype=float)
    if not len(numbers):
        return Estimate(math.nan, 0.0, 1.0, 0)
    middle = float(numbers.mean())
    variance, clusters = _variance(numbers, lucks)
    return Estimate(middle, *wilson(middle, _worth(middle, variance, clusters, len(numbers)), clusters), len(numbers))


def _worth(middle: float, variance: float, clusters: int, games: int) -> float:
    """How many independent games these are worth. All won or all lost says nothing of that: then each luck is one."""
    if middle in {0.0, 1.0}:
        return clusters
    most = games * GAIN
    return most if variance <= 0 else min(most, middle * (1 - middle) / variance)


def wilson(middle: float, games: float, clusters: int) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games, from so many clusters."""
    t = student(clusters - 1)
    if math.isinf(t):
        return 0.0, 1.0
    square = t * t / games
    centre = (middle + square / 2) / (1 + square)
    reach = t / (1 + square) * math.sqrt(middle * (1 - middle) / games + square / (4 * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def _variance(numbers: "np.ndarray[tuple[int], np.dtype[np.float64]]", lucks: Sequence[int]) -> tuple[float, int]:
    """The variance of the mean, and how many clusters there are."""
    _, cluster = np.unique(np.asarray(lucks), return_inverse=True)
    sums = np.bincount(cluster, weights=numbers - numbers.mean())
    count = len(sums)
    if count < 2:
        return math.inf, count
    return float((sums**2).sum() / len(numbers) ** 2 * count / (count - 1)), count
