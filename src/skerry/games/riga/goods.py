"""Goods as one number: eight bits for each of the four kinds. A hand, a row or a pile of goods is then a single value.

Prices are packed the same way, so that what goods are worth is a short sum of products. Profiles asked for this: lists
of counts cost more to read, to change and to copy.
"""

from typing import Final

from mypy_extensions import i64

KINDS: Final = 4
BITS: Final = 8
"""For each kind."""
EVERY_ONE: Final = (1 << BITS) - 1
"""Masks the goods of the first kind."""
ONE: Final = [1, 1 << 8, 1 << 16, 1 << 24]
"""One good of each kind."""


def count(goods: i64, kind: i64) -> int:
    """How many goods of a kind there are."""
    return int((goods >> (kind * 8)) & 255)


def total(goods: i64) -> int:
    """How many goods there are."""
    return int((goods & 255) + ((goods >> 8) & 255) + ((goods >> 16) & 255) + ((goods >> 24) & 255))


def worth(goods: i64, prices: i64) -> int:
    """What goods are worth at these prices."""
    return int(
        (goods & 255) * (prices & 255)
        + ((goods >> 8) & 255) * ((prices >> 8) & 255)
        + ((goods >> 16) & 255) * ((prices >> 16) & 255)
        + ((goods >> 24) & 255) * ((prices >> 24) & 255)
    )


def pack(counts: list[int]) -> int:
    """Counts by kind as one number."""
    return counts[0] + (counts[1] << 8) + (counts[2] << 16) + (counts[3] << 24)


def counts(goods: int) -> list[int]:
    """The counts by kind."""
    return [count(goods, kind) for kind in range(KINDS)]


def nth(goods: i64, n: i64) -> int:
    """The kind of the n-th good, in the order of the kinds: a card drawn with n at random."""
    kind = 0
    while n >= (goods & 255):
        n -= goods & 255
        goods >>= 8
        kind += 1
    return kind
