"""What a balance report points at."""

import pytest

from skerry.lab import findings
from skerry.lab.findings import Finding
from skerry.lab.intervals import Estimate
from skerry.lab.measures import Use
from tests.lab.test_measures import made_up

EVEN: list[list[tuple[str, int, list[str]]]] = [[("x", 2, []), ("x", 1, [])], [("x", 1, []), ("x", 2, [])]]


def keys(found: list[Finding]) -> list[str]:
    return [finding.key for finding in found]


def test_seats_that_win_their_share_are_not_mentioned() -> None:
    assert keys(list(findings.seats(made_up(*EVEN * 20)))) == []


def test_a_seat_more_than_three_points_off_is_mentioned_and_sure_only_with_enough_games() -> None:
    few = list(findings.seats(made_up(*EVEN * 2, EVEN[0])))
    many = list(findings.seats(made_up(*EVEN * 20, *EVEN[:1] * 40)))

    assert [(one.key, one.values["seat"], one.sure) for one in few] == [("seat-off", 0, False), ("seat-off", 1, False)]
    assert [one.sure for one in many] == [True, True]


@pytest.mark.parametrize(
    ("rate", "lift", "key"),
    [
        (0.01, (0.0, -0.1, 0.1), "almost-never"),
        (0.99, (0.0, -0.1, 0.1), "almost-always"),
        (0.50, (0.3, 0.2, 0.4), "worth-much"),
        (0.50, (-0.3, -0.4, -0.2), "worth-little"),
    ],
)
def test_choices_that_are_no_choices_are_mentioned(rate: float, lift: tuple[float, float, float], key: str) -> None:
    use = Use("build a", 500, rate, Estimate(*lift, 500))

    assert keys(list(findings.choice("build", use, may_be_rare=False))) == [key]
    assert keys(list(findings.choice("build", use._replace(seats=50), may_be_rare=False))) == []


def test_a_choice_whose_worth_is_not_sure_is_not_mentioned() -> None:
    use = Use("build a", 500, 0.5, Estimate(0.3, 0.05, 0.55, 500))

    assert keys(list(findings.choice("build", use, may_be_rare=False))) == []


def test_a_component_that_few_meet_is_not_called_worthless() -> None:
    use = Use("visby-crane", 500, 0.01, Estimate(0.0, -0.1, 0.1, 500))

    assert keys(list(findings.choice("building", use, may_be_rare=True))) == []


def test_points_outside_of_what_is_expected_are_mentioned() -> None:
    table = made_up(*EVEN * 20)

    assert keys(list(findings.scores(table, (0, 5)))) == []
    assert keys(list(findings.scores(table, None))) == []
    (found,) = findings.scores(table, (2, 5))
    assert found.values["value"] == 0.5
    assert found.sure


def test_a_runaway_is_mentioned_when_the_leader_at_half_time_nearly_always_wins() -> None:
    """Made-up games have the points the other way round in the middle: with three equal seats, never so."""
    never = made_up(*EVEN * 5)
    always = never._replace(games=never.games.with_columns(course=never.games["course"].list.tail(1)))

    assert keys(list(findings.runaway(never))) == []
    assert keys(list(findings.runaway(always))) == ["runaway"]


def test_only_games_between_equal_bots_are_judged() -> None:
    uneven: list[tuple[str, int, list[str]]] = [("a", 2, []), ("b", 1, [])]

    assert findings.findings(made_up(*[uneven] * 30), None) == []
