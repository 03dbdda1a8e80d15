"""Minimal covers (RIG-D11, RIG-R11): payments from which no item can be left out.

The eight payment items stand in canonical order: four functions, the Exchange Office first, then the four kinds of
goods. Their counts and their values are packed like goods, eight bits for each item.
"""

from typing import Final

from mypy_extensions import i64

from skerry.games.riga.moves import ITEMS
from skerry.kernel.moves import Move

NOTHING_PAID: Final = 1000
"""The smallest item of a payment that has not begun: larger than any item."""
ONE_ITEM: Final = [1 << (8 * item) for item in range(ITEMS)]


def of_item(packed: i64, item: i64) -> i64:
    """The count or the value of one item."""
    return (packed >> (item * 8)) & 255


def covered(values: i64, counts: i64, item: i64, owed: i64, smallest: i64) -> bool:
    """Can items from `item` on complete a minimal cover of `owed` > 0 whose smallest item so far is `smallest`?"""
    rest: i64 = 0
    largest: i64 = 0
    i: i64 = item
    while i < ITEMS:
        if of_item(counts, i) > 0:
            value: i64 = of_item(values, i)
            rest += value * of_item(counts, i)
            largest = max(largest, value)
        i += 1
    if rest < owed:
        return False
    if smallest >= largest:
        return True  # the excess of a cover without superfluous items is smaller than each of them
    i = item
    while i < ITEMS:
        if fits(values, counts, i, owed, smallest):
            return True
        i += 1
    return False


def fits(values: i64, counts: i64, item: i64, owed: i64, smallest: i64) -> bool:
    """Does this item come next in at least one minimal cover that begins with what was paid (RIG-D11)?"""
    value: i64 = of_item(values, item)
    if value == 0 or of_item(counts, item) == 0:
        return False
    smallest = min(smallest, value)
    if value >= owed:
        return value - owed < smallest
    one: i64 = ONE_ITEM[item]
    return covered(values, counts - one, item, owed - value, smallest)


def next_items(words: list[Move], values: i64, counts: i64, item: i64, owed: i64, smallest: i64) -> list[Move]:
    """The words for every item that comes next in at least one minimal cover, in canonical order (RIG-D11)."""
    found: list[Move] = []
    skipped: i64 = ITEMS - len(words)
    i: i64 = item
    while i < ITEMS:
        if fits(values, counts, i, owed, smallest):
            found.append(words[i - skipped])
        i += 1
    return found


def not_next(values: i64, counts: i64, item: i64, first: i64, owed: i64) -> str:
    """Why an item that is there does not come next: the order, or it would be superfluous. A text key."""
    if item < first:
        return "no.too-late"
    later: i64 = 0
    i: i64 = item
    while i < ITEMS:
        later += of_item(values, i) * of_item(counts, i)
        i += 1
    return "no.too-early" if later < owed else "no.superfluous"
