"""The first voyage can be sailed by the rules, and says something at each step."""

from table import GAME

from skerry.games.voyages import voyage
from skerry.kernel.testing import check_voyage


def test_the_first_voyage_can_be_sailed() -> None:
    course = voyage("low_water")

    assert course is not None
    check_voyage(GAME, course)
