"""What is measured, on games made up so that the answer is known."""

import numpy as np
import polars as pl
import pytest

from skerry.lab import measures
from skerry.lab.folder import SEAT
from skerry.lab.measures import Sample
from skerry.lab.plan import Setting

Seated = list[tuple[str, int, list[str]]]
"""The seats of a game: each with its bot, its points and the words it chose."""


def made_up(*games: Seated) -> Sample:
    """Games, each with a deal of its own; "build a" and "build b" were offered to every seat."""
    rows = []
    for number, seats in enumerate(games):
        best = max(points for _, points, _ in seats)
        winners = [points == best for _, points, _ in seats]
        seat_rows = [
            {
                "seat": seat,
                "bot": bot,
                "points": points,
                "rank": 1 + sum(other > points for _, other, _ in seats),
                "won": winners[seat] / sum(winners),
                "sources": [{"source": "seals", "points": points - 1}, {"source": "none", "points": 0}],
                "words": [
                    {"word": word, "offered": 1, "chosen": int(word in chosen)} for word in ("build a", "build b")
                ],
                "things": [{"event": "built", "group": "building", "thing": w[6:], "times": 1} for w in chosen],
            }
            for seat, (bot, points, chosen) in enumerate(seats)
        ]
        course = [[0] * len(seats), [points for _, points, _ in reversed(seats)], [points for _, points, _ in seats]]
        rows.append({"bout": number, "line_up": 0, "luck": number, "seat": seat_rows, "course": course})
    frame = pl.DataFrame(rows, schema_overrides={"seat": pl.List(SEAT)})
    seated = frame.select("bout", "line_up", "luck", "seat").explode("seat").unnest("seat")
    return Sample(Setting("riga"), len(games[0]), frame.drop("seat"), seated)


DUEL = made_up(
    [("a", 9, []), ("b", 5, [])],
    [("b", 5, []), ("a", 7, [])],
    [("a", 3, []), ("b", 5, [])],
    [("b", 1, []), ("a", 1, [])],
)


def test_win_rates_are_per_seat_and_a_shared_win_is_half_a_win() -> None:
    rates = measures.win_rates(DUEL.seated)

    assert {bot: rate.value for bot, rate in rates.items()} == {"a": 0.625, "b": 0.375}


def test_games_of_a_bot_with_itself_are_not_in_its_win_rate() -> None:
    table = made_up([("a", 1, []), ("a", 2, [])], [("a", 1, []), ("b", 2, [])])

    assert {bot: rate.value for bot, rate in measures.win_rates(table.seated).items()} == {"b": 1.0, "a": 0.0}


def test_a_duel_is_seen_from_the_one_seat_against_copies() -> None:
    table = made_up(
        [("b", 1, []), ("b", 5, []), ("a", 2, [])],
        [("a", 1, []), ("b", 0, []), ("b", 0, [])],
        [("b", 3, []), ("a", 1, []), ("b", 1, [])],
    )

    found = measures.duels(table.seated)

    assert list(found) == [("a", "b")]
    assert found["a", "b"].value == pytest.approx(1 / 3)
    assert found["a", "b"].games == 3


def test_seats_are_compared_across_bots() -> None:
    first, second = measures.seat_shares(DUEL.seated)

    assert (first.value, second.value) == (0.375, 0.625)


def test_points_by_source_leave_out_what_never_gives_any() -> None:
    found = measures.points_by_source(DUEL.seated)

    assert set(found["source"]) == {"seals"}
    assert found.filter(pl.col("winner"))["points"].item() == pytest.approx((8 + 6 + 4 + 0 + 0) / 5)


def test_the_course_tells_how_often_the_leader_wins() -> None:
    """In the middle of these games the points are the other way round, so the leader there always loses."""
    table = made_up([("a", 9, []), ("b", 5, [])], [("b", 5, []), ("a", 7, [])])
    found = measures.course(table)

    assert found.leader_wins[measures.PARTS // 2] == 0.0
    assert found.leader_wins[-1] == 1.0
    assert found.lead[-1] == 3.0
    assert np.isnan(found.leader_wins[0])


def test_what_a_choice_is_worth_is_the_difference_of_those_who_could() -> None:
    """Of those who build a, three in four win; of the others, one in four."""
    table = made_up(
        *[[("x", 2, ["build a"]), ("x", 1, [])]] * 3,
        [("x", 1, ["build a"]), ("x", 2, [])],
        *[[("x", 1, []), ("x", 2, ["build a"])]] * 3,
        [("x", 2, []), ("x", 1, ["build a"])],
    )

    uses = {use.name: use for use in measures.word_uses(table.seated)["build"]}

    assert uses["build a"].lift.value == pytest.approx(0.5)
    assert uses["build a"].rate == 0.5
    assert uses["build b"].rate == 0.0
    assert np.isinf(uses["build b"].lift.high)


def test_a_strong_bots_taste_is_not_taken_for_worth() -> None:
    """a always builds and always wins, b never: that says nothing of the building."""
    table = made_up(*[[("a", 2, ["build a"]), ("b", 1, [])]] * 5)

    assert measures.word_uses(table.seated)["build"][0].lift.value == 0.0


def test_components_are_measured_against_all_seats() -> None:
    table = made_up(*[[("x", 2, ["build a"]), ("x", 1, [])], [("x", 1, []), ("x", 2, ["build a"])]] * 4)

    (use,) = measures.thing_uses(table.seated)["building", "built"]

    assert (use.name, use.seats, use.rate) == ("a", 16, 0.5)
    assert use.lift.value == pytest.approx(1.0)


def test_the_interval_of_a_difference_is_that_of_two_means() -> None:
    """Without clusters: the variance of a difference is the sum of both variances."""
    rng = np.random.default_rng(3)
    used = rng.random(400) < 0.4
    values = rng.random(400)

    found = measures.difference(used, values, np.arange(400, dtype=np.int32))

    reach = 1.96 * np.sqrt(values[used].var() / used.sum() + values[~used].var() / (~used).sum())
    assert found.value == pytest.approx(values[used].mean() - values[~used].mean())
    assert found.high - found.value == pytest.approx(reach, rel=0.02)


def test_a_group_of_one_is_not_sure_of_anything() -> None:
    used, values = np.array([True] + [False] * 99), np.array([1.0] + [0.0, 1.0, 0.0] * 33)

    found = measures.difference(used, values, np.arange(100, dtype=np.int32))

    assert not found.above(0)


def test_equal_games_are_those_of_one_bot() -> None:
    table = made_up([("a", 1, []), ("a", 2, [])], [("a", 1, []), ("b", 2, [])])

    assert table.equal().games["bout"].to_list() == [0]
    assert set(table.equal().seated["bout"]) == {0}
