"""Means and shares with 95 % intervals, for games that are not independent because they were played on the same luck.

Games of one luck are a cluster: only what differs from luck to luck counts as chance. A mean has the interval of
Student's t with a degree of freedom less than deals. A share, such as a win rate, has Wilson's interval for the
number of independent games that would be worth as much as these (the design effect), also with Student's t.

Look at seventy intervals of 95 %, and three or four miss the truth by chance. Where many are looked at together they
are therefore wider (Bonferroni): all of them hold at once with 95 %. None reaches beyond what is possible.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from scipy.special import stdtrit

DOUBT: Final = 0.05
"""How often an interval, or one of those that are looked at together, may miss the truth."""
GAIN: Final = 4.0
"""Pairing may make a game worth more than an independent one, but no more than this many."""


class Estimate(NamedTuple):
    """A value with its 95 % interval, and what it rests on."""

    value: float
    low: float
    high: float
    games: int
    freedom: int = 0
    """Degrees of freedom: the number of deals less one."""

    def among(self, looks: int, least: float = -math.inf, most: float = math.inf) -> "Estimate":
        """The same as one of several that are looked at together, within what is possible."""
        wider = student(self.freedom, looks) / student(self.freedom) if self.freedom else 1.0
        low, high = (self.value + (end - self.value) * wider for end in (self.low, self.high))
        return self._replace(low=max(low, least), high=min(high, most))

    def above(self, bound: float) -> bool:
        """Is it surely above this?"""
        return self.low > bound

    def below(self, bound: float) -> bool:
        return self.high < bound


def student(freedom: int, looks: int = 1) -> float:
    """The quantile of Student's t, both sides, so that this many intervals hold together with 95 %."""
    return float(stdtrit(freedom, 1 - DOUBT / 2 / looks)) if freedom >= 1 else math.inf


def mean(values: Sequence[float], lucks: Sequence[int]) -> Estimate:
    """The mean of the games, deals being the clusters."""
    numbers = np.asarray(values, dtype=float)
    if not len(numbers):
        return Estimate(math.nan, -math.inf, math.inf, 0)
    middle = float(numbers.mean())
    variance, clusters = _variance(numbers, lucks)
    reach = student(clusters - 1) * math.sqrt(variance) if clusters > 1 else math.inf
    return Estimate(middle, middle - reach, middle + reach, len(numbers), clusters - 1)


def share(values: Sequence[float], lucks: Sequence[int], looks: int = 1) -> Estimate:
    """The mean of wins, parts of wins and losses: between 0 and 1, and so is its interval."""
    numbers = np.asarray(values, dtype=float)
    if not len(numbers):
        return Estimate(math.nan, 0.0, 1.0, 0)
    middle = float(numbers.mean())
    variance, clusters = _variance(numbers, lucks)
    worth = _worth(middle, variance, clusters, len(numbers))
    return Estimate(middle, *wilson(middle, worth, clusters, looks), len(numbers), clusters - 1)


def _worth(middle: float, variance: float, clusters: int, games: int) -> float:
    """How many independent games these are worth. All won or all lost says nothing of that: then each luck is one."""
    if middle in {0.0, 1.0}:
        return clusters
    most = games * GAIN
    return most if variance <= 0 else min(most, middle * (1 - middle) / variance)


def wilson(middle: float, games: float, clusters: int, looks: int = 1) -> tuple[float, float]:
    """Wilson's interval for a share of these independent games, from these clusters."""
    t = student(clusters - 1, looks)
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
