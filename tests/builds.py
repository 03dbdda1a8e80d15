"""How the two builds divide what would say the same on both: all of it is tested, and nothing costly twice."""

from collections.abc import Sequence
from typing import TypeVar

import skerry

T = TypeVar("T")


def share(of_both: Sequence[T]) -> Sequence[T]:
    """Every other one: the first, the third and so on for the compiled build, the rest for the interpreted one."""
    return of_both[0 if skerry.COMPILED else 1 :: 2]


def fewer(of_both: Sequence[T], every: int) -> Sequence[T]:
    """All of them for the compiled build; the first and every n-th after it for the interpreted one.

    The same moves take ten times as long there.
    """
    return of_both if skerry.COMPILED else of_both[::every]
