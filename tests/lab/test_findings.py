"""What a balance report points at."""

from skerry.lab import findings
from skerry.lab.findings import Finding
from skerry.lab.intervals import Estimate
from skerry.lab.measures import Use
from tests.lab.test_measures import Seated, made_up

EVEN: list[Seated] = [[("x", 2, []), ("x", 1, [])], [("x", 1, []), ("x", 2, [])]]


def keys(found: list[Finding]) -> list[str]:
    return [finding.key for finding in found]


def test_seats_that_win_their_share_are_not_mentioned() -> None:
    assert keys(list(findings.seats(made_up(*EVEN * 20)))) == []


def test_a_seat_more_than_three_points_off_is_mentioned_and_sure_only_with_enough_games() -> None:
    few = list(findings.seats(made_up(*EVEN * 2, EVEN[0])))
    many = list(findings.seats(made_up(*EVEN * 20, *EVEN[:1] * 40)))

    assert [(one.key, one.values["seat"], one.sure) for one in few] == [("seat-off", 0, False), ("seat-off", 1, False)]
    assert [one.sure for one in many] == [True, True]


def use(name: str, rate: float, lift: tuple[float, float, float], seats: int = 500) -> Use:
    return Use(name, seats, rate, Estimate(*lift, seats, freedom=500))


def test_words_that_are_no_choice_are_named_with_how_many_choose_them() -> None:
    nothing = (0.0, -0.1, 0.1)
    words = [use("pay wood", 0.01, nothing), use("pay silver", 0.5, nothing), use("end", 0.99, nothing)]

    found = list(findings.extremes(words))

    assert [(one.key, one.choices) for one in found] == [
        ("almost-never", ["pay wood 1.0%"]),
        ("almost-always", ["end 99.0%"]),
    ]


def test_what_goes_with_winning_or_losing_is_named_with_its_worth_the_greatest_first() -> None:
    some = [use("a", 0.5, (0.2, 0.15, 0.25)), use("b", 0.5, (0.3, 0.2, 0.4)), use("c", 0.5, (-0.3, -0.4, -0.2))]

    found = list(findings.worth(some))

    assert [(one.key, one.choices) for one in found] == [
        ("worth-much", ["b +30 (+18 … +42)", "a +20 (+14 … +26)"]),
        ("worth-little", ["c -30 (-42 … -18)"]),
    ]


def test_a_choice_is_not_mentioned_if_its_worth_is_small_or_only_sure_when_looked_at_alone() -> None:
    """Among 200 choices an interval is 1.8 times as wide."""
    others = [use(f"o{number}", 0.5, (0.0, -0.1, 0.1)) for number in range(199)]

    assert keys(list(findings.worth([use("a", 0.5, (0.08, 0.07, 0.09))]))) == []
    assert keys(list(findings.worth([use("a", 0.5, (0.3, 0.1, 0.5))]))) == ["worth-much"]
    assert keys(list(findings.worth([use("a", 0.5, (0.3, 0.1, 0.5)), *others]))) == []


def test_what_few_seats_did_or_left_is_not_mentioned_however_sure_it_looks() -> None:
    assert keys(list(findings.worth([use("a", 0.01, (0.5, 0.4, 0.6))]))) == []
    assert keys(list(findings.worth([use("a", 0.99, (0.5, 0.4, 0.6))]))) == []


def test_what_few_seats_could_choose_is_not_mentioned() -> None:
    few = [use("a", 0.0, (0.0, -0.1, 0.1), seats=50), use("b", 0.5, (0.3, 0.2, 0.4), seats=50)]

    assert keys([*findings.extremes(few), *findings.worth(few)]) == []


def test_a_component_is_named_once_with_the_event_that_tells_most() -> None:
    table = made_up(*[[("x", 2, ["build a"]), ("x", 1, [])], [("x", 1, []), ("x", 2, ["build a"])]] * 4)

    assert [use.name for use in findings.things(table)] == ["a (built)"]


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
    unequal: list[Seated] = [[("a", 2, []), ("b", 1, [])]] * 30

    assert findings.findings(made_up(*unequal), None) == []
