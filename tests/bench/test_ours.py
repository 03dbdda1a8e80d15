"""Our own rows: measured in a process of their own, each in the build it is meant for."""

from __future__ import annotations

from pathlib import Path

import pytest

import skerry
from bench import ours, worker
from bench.figures import CHANCE, MissingPackageError
from bench.ours import COMPILED, COUNTED, INTERPRETED, OUR_ROWS, figure, measured
from skerry import OVER, Rng

TALLY = {"games": 2, "decisions": 20, "forced": 6, "chance": 8, "seconds": 2.0}
COPIED = {"copies_per_second": 1000.0, "resamples_per_second": 500.0}


@pytest.mark.parametrize("loop", ["in-the-kernel", "from-python"])
@pytest.mark.parametrize("game", ["riga", "tictactoe"])
def test_the_interpreted_build_is_measured_whatever_build_runs_here(game: str, loop: str) -> None:
    row = measured(0.02, "row", INTERPRETED, game, loop)

    assert row.decisions_per_second > row.games_per_second > 0
    assert (row.chance_per_second > 0) is (game == "riga")
    assert row.forced_per_second > 0
    assert (row.copies_per_second is not None) is (loop == "in-the-kernel")
    assert row.note.startswith("interpreted, loop in ")


@pytest.mark.parametrize("loop", ["vector", "vector-bytes", "pettingzoo"])
def test_environments_for_learning_are_measured_too(loop: str) -> None:
    row = measured(0.02, "row", INTERPRETED, "hagar", loop)

    assert row.decisions_per_second > 0
    assert row.note.startswith(f"interpreted, {ours.LOOPS[loop]}")


def test_both_loops_play_the_same_games() -> None:
    """The same seed, the same words: the loop in the kernel counts what the loop in Python sees."""
    start = skerry.game("riga").start(3)
    kernel = worker.in_the_kernel(1e-9, start, 2)
    rng = Rng(worker.SEED)

    trails = [worker.play_from_python(start.copy(), rng) for _ in range(2)]

    widths = trails[0] + trails[1]
    assert (kernel.games, kernel.chance, kernel.forced) == (2, widths.count(CHANCE), widths.count(1))
    assert kernel.decisions == len([width for width in widths if width > 1])


def test_copies_are_made_of_positions_in_the_middle_of_a_game() -> None:
    start = skerry.game("riga").start(3)

    state = worker.middle(start, 1)

    assert state.to_move != OVER
    assert state.view(None)["year"] in range(3, 8)
    assert start.view(None)["year"] == 0


def test_what_was_found_becomes_a_row() -> None:
    found = {"compiled": False, "tally": TALLY, "copied": COPIED}

    row = figure("row", INTERPRETED, "tictactoe", "in-the-kernel", found)

    assert (row.decisions_per_second, row.copies_per_second, row.resamples_per_second) == (10, 1000, 500)
    assert row.note == "interpreted, loop in the kernel; the ninth mark is a forced move"


def test_a_compiled_row_that_ran_interpreted_is_left_out() -> None:
    found = {"compiled": False, "tally": TALLY, "copied": {}}

    with pytest.raises(MissingPackageError, match="it needs a C compiler such as gcc"):
        figure("row", COMPILED, "riga", "in-the-kernel", found)


def test_a_build_that_is_not_there_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ours, "ROOT", tmp_path)

    with pytest.raises(MissingPackageError, match="Left out: build/bench is not there; make bench builds it"):
        measured(0.02, "row", tmp_path / "build" / "bench", "riga", "in-the-kernel")


def test_a_measurement_that_fails_says_which_and_why() -> None:
    with pytest.raises(RuntimeError, match=r"The measurement of row failed:\n(.*\n)*.*There is no game 'chess'"):
        measured(0.02, "row", INTERPRETED, "chess", "in-the-kernel")


def test_every_game_is_measured_compiled_and_interpreted() -> None:
    assert [row.name for row in OUR_ROWS] == [
        f"skerry-{game}{way}"
        for game in ("riga", "hagar", "pirate-haven", "haithabu", "gotlandia", "tictactoe")
        for way in ("", "-py", "-interpreted")
    ] + [
        f"skerry-{game}{way}"
        for game in ("riga", "hagar", "pirate-haven", "haithabu", "gotlandia")
        for way in ("-vector", "-vector-bytes", "-pettingzoo")
    ]


def test_every_game_there_is_has_its_rows() -> None:
    assert set(skerry.games()) <= set(COUNTED)
