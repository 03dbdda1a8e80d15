"""Rounds in turn, medians, and ratios of what met the same minutes."""

from __future__ import annotations

import pytest

from bench.harness import measure, paired_ratio, result_of
from tests.bench.rows import candidate, missing, result


def test_candidates_take_turns() -> None:
    seen: list[tuple[int, str]] = []

    measure([candidate("a", 1, 2), candidate("b", 3, 4)], 1.0, 2, lambda number, one: seen.append((number, one.name)))

    assert seen == [(1, "a"), (1, "b"), (2, "a"), (2, "b")]


def test_the_figure_is_the_median_round_and_of_two_the_slower() -> None:
    assert result("a", 30, 10, 20).figure.decisions_per_second == 20
    assert result("a", 30, 10).figure.decisions_per_second == 10


def test_the_spread_is_a_share_of_the_median() -> None:
    assert result("a", 30, 10, 20).spread == pytest.approx(1.0)


def test_what_cannot_be_measured_is_left_out_with_its_sentence() -> None:
    rows = measure([missing("gone", "Left out: it is not there."), candidate("a", 1, 2)], 1.0, 2, lambda *_: None)

    assert [(row.skipped, len(row.rounds)) for row in rows] == [("Left out: it is not there.", 0), ("", 2)]


def test_a_ratio_compares_round_with_round() -> None:
    """The machine was slow in the second round: both rows show it, the ratio does not."""
    ours, theirs = result("ours", 100, 20, 90), result("theirs", 10, 2, 9)

    assert paired_ratio(ours, theirs) == pytest.approx(10)
    assert paired_ratio(ours, result("gone")) is None


def test_a_row_is_found_by_its_name_if_it_was_measured() -> None:
    rows = [result("a", 1), result("b")]

    assert result_of(rows, "a") is rows[0]
    assert result_of(rows, "b") is None
    assert result_of(rows, "c") is None
