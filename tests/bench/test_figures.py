"""What is counted: decisions, forced moves, chance, games, and the CPU-seconds they took."""

from __future__ import annotations

import pytest

from bench import figures
from bench.figures import CHANCE, Tally, play_for


def test_a_choice_of_two_is_a_decision_and_a_choice_of_one_is_forced() -> None:
    tally = Tally()

    tally.count([2, 1, CHANCE, 7, CHANCE, CHANCE])

    assert (tally.games, tally.decisions, tally.forced, tally.chance) == (1, 2, 1, 3)


def test_a_figure_is_the_tally_per_second() -> None:
    figure = Tally(games=2, decisions=30, forced=5, chance=8, seconds=0.5).figure("row", "note", 100.0, 50.0)

    assert (figure.games_per_second, figure.decisions_per_second) == (4, 60)
    assert (figure.forced_per_second, figure.chance_per_second) == (10, 16)
    assert (figure.copies_per_second, figure.resamples_per_second) == (100, 50)


def test_games_are_played_until_the_time_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch takes a second on this clock, and what was begun is finished."""
    clock = iter(range(100))
    monkeypatch.setattr(figures, "process_time", lambda: float(next(clock)))

    tally = play_for(2.5, lambda: [3, 1], games_per_look=4)

    assert (tally.seconds, tally.games, tally.decisions, tally.forced) == (3, 12, 12, 12)
