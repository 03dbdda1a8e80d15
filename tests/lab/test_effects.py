"""What a change does: differences luck by luck."""

import polars as pl
import pytest

from skerry.lab.effects import effect, effects
from skerry.lab.folder import Results


def test_an_effect_is_the_mean_difference_on_the_same_luck_in_standard_deviations_too() -> None:
    before, now = [10.0, 20.0, 30.0, 40.0], [12.0, 22.0, 31.0, 43.0]
    own = pl.DataFrame({"luck": [0, 1, 2, 3], "points": before, "points_now": now})

    found = effect("more", "greedy", "points", own)

    assert (found.base, found.difference.value) == (25.0, 2.0)
    assert found.size == pytest.approx(2 / 12.909944)
    assert found.difference.above(0), "on the same luck even four games are enough"


def test_a_study_measures_both_strengths_and_the_gap_between_them(study: Results) -> None:
    found = effects(study)

    assert {effect.label for effect in found} == {"numbers.hand_limit=3"}
    assert {effect.bots for effect in found} == {"random", "greedy", "greedy against random"}
    assert {effect.measure for effect in found if effect.bots == "greedy against random"} == {"skill_gap"}
    assert {"points", "margin", "turns", "first_seat", "from seals"} <= {effect.measure for effect in found}


def test_points_by_source_add_up_to_the_points(study: Results) -> None:
    greedy = {one.measure: one for one in effects(study) if one.bots == "greedy"}

    parts = sum(one.difference.value for name, one in greedy.items() if name.startswith("from "))
    assert parts == pytest.approx(greedy["points"].difference.value)


def test_a_small_hand_costs_points(study: Results) -> None:
    """With three cards to keep over the winter, greedy cannot save for anything."""
    points = next(one for one in effects(study) if (one.bots, one.measure) == ("greedy", "points"))

    assert points.difference.value < 0
