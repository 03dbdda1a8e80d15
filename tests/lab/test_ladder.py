"""The page of the ladder, and when a step is high enough."""

from pathlib import Path

import pytest

from skerry.lab import ladder, plans
from skerry.lab.intervals import Estimate
from tests.lab.played import played


@pytest.mark.parametrize(
    ("pair", "seats", "rate", "enough"),
    [
        (("greedy", "random"), 2, (0.94, 0.90, 0.97), False),
        (("greedy", "random"), 2, (0.95, 0.90, 0.97), True),
        (("strong", "casual"), 2, (0.64, 0.60, 0.70), False),
        (("strong", "casual"), 2, (0.65, 0.60, 0.70), True),
        (("strong", "casual"), 4, (0.40, 0.26, 0.50), True),
        (("strong", "casual"), 4, (0.40, 0.24, 0.50), False),
        (("strong", "casual"), 4, (0.37, 0.30, 0.50), False),
        (("greedy", "random"), 4, (0.40, 0.26, 0.50), True),
        (("grandmaster", "master"), 2, (0.60, 0.50, 0.70), True),
        (("grandmaster", "master"), 4, (0.29, 0.26, 0.33), False),
        (("grandmaster", "master"), 4, (0.30, 0.26, 0.34), True),
        (("master", "greedy"), 2, (0.79, 0.70, 0.85), False),
        (("master", "greedy"), 2, (0.80, 0.70, 0.85), True),
        (("master", "greedy"), 3, (0.59, 0.50, 0.65), False),
        (("master", "greedy"), 3, (0.60, 0.50, 0.65), True),
    ],
)
def test_a_step_is_high_enough(
    pair: tuple[str, str], seats: int, rate: tuple[float, float, float], enough: bool
) -> None:
    assert ladder.high_enough(*pair, seats, Estimate(*rate, 100)) is enough


def test_nothing_is_asked_of_pairs_that_are_no_steps() -> None:
    close = Estimate(0.5, 0.4, 0.6, 100)

    assert ladder.verdict("expert", "strong", 2, close) == "too close"
    assert ladder.verdict("strong", "greedy", 2, close) == ""


def test_the_page_has_ratings_and_steps_for_every_table_and_its_command(tmp_path: Path) -> None:
    steps = plans.ladders(["hagar"], ["random", "greedy"], games=2, seed=1)
    results = [played(plan, tmp_path / name) for name, plan in steps.items()]

    page = ladder.page(results, "make ladder")
    early = ladder.page(results, "make ladder", [ladder.table_name(plan) for plan in steps.values()])

    assert "Still to be played: Hägar with 2 seats, Hägar with 3 seats. The same command goes on.\n" in early
    assert "Made by `make ladder`" in page
    assert [line for line in page.splitlines() if line.startswith("## ")] == [
        "## Hägar, 2 seats", "## Hägar, 2 seats, house rules", "## Hägar, 3 seats", "## Hägar, 3 seats, house rules",
    ]  # fmt: skip
    assert "Still to be played" not in page
    assert page.count("| greedy – random | ") == 4
    assert page.count("\n| greedy | ") == page.count("\n| random | ") == 4
