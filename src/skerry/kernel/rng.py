"""A small random generator of our own: the same stream in the interpreted and in the compiled build."""

from typing import Any, Final

from mypy_extensions import i64

# Marsaglia's multiply-with-carry, period about 2**62. The multiplier stays below 2**31, so no product leaves 63 bits.
MULTIPLIER: Final[i64] = 2131995753
LOW_32: Final[i64] = 0xFFFFFFFF
THIRTY_TWO: Final[i64] = 32


class Rng:
    """Random numbers from a seed, for drivers and search; the rules never hold one."""

    def __init__(self, seed: int) -> None:
        low, carry = _scramble(seed)
        self._low: i64 = low
        self._carry: i64 = carry

    def bits32(self) -> i64:
        """The next 32 random bits."""
        product: i64 = self._low * MULTIPLIER + self._carry
        self._low = product & LOW_32
        self._carry = product >> THIRTY_TWO
        return self._low ^ self._carry

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (n at most 2**30)."""
        limit: i64 = n
        return int((self.bits32() * limit) >> THIRTY_TWO)

    def weighted(self, weights: list[int]) -> int:
        """The place of one of these weights, each as likely as it is heavy; together they weigh something."""
        return place_of(self.below(sum(weights)), weights)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy goes on with the same numbers."""
        return _going_on, (int(self._low), int(self._carry))


def place_of(number: int, weights: list[int]) -> int:
    """Where a number lies that is below their sum, if the weights are laid end to end."""
    place = 0
    while number >= weights[place]:
        number -= weights[place]
        place += 1
    return place


def _scramble(seed: int) -> tuple[int, int]:
    """Spread neighbouring seeds far apart (two rounds of splitmix64), away from the generator's fixed points."""
    x = seed & 0xFFFFFFFFFFFFFFFF
    for _ in range(2):
        x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 31
    return x & 0xFFFFFFFF, 1 + (x >> 33) % 2131995751


def _going_on(low: int, carry: int) -> Rng:
    rng = Rng(0)
    rng._low = low
    rng._carry = carry
    return rng
