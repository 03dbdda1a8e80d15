"""The command line of the benchmark: options, the tables, the goals and the JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bench.figures import Candidate
from bench.goals import Goal, ratio
from bench.report import main, micros, rounded
from tests.bench.rows import candidate, missing, search

REFERENCE = "openspiel-gin-rummy-cpp"
GOAL = Goal("game against peer, times", 9, lambda results: ratio(results, "game", REFERENCE))


def rows() -> list[Candidate]:
    return [
        candidate("game", 1_000, 1_300, 1_200, group="skerry", copies=500_000),
        candidate(REFERENCE, 100, 130, 120),
        missing("gone", "Left out: it is not there."),
    ]


def run(tmp_path: Path, *arguments: str, candidates: Sequence[Candidate] | None = None) -> dict[str, Any]:
    path = tmp_path / "folder" / "bench.json"
    shown = main(candidates or rows(), [GOAL], [*arguments, "--json", str(path)])
    assert shown == 0
    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return report


def lines(capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    return [line.split() for line in capsys.readouterr().out.splitlines()]


def test_the_table_has_the_median_of_every_row_and_its_ratio(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")

    run(tmp_path)

    shown = lines(capsys)
    assert ["game", "1,200", "10", "120", "600", "0", "25%"] in shown
    assert [REFERENCE, "120", "1", "12.0", "60.0", "0", "25%"] in shown


def test_copies_goals_notes_and_what_was_left_out_stand_below(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")

    run(tmp_path)

    text = capsys.readouterr().out
    assert ["game", "500,000", "2.00", "250,000", "4.00"] in [line.split() for line in text.splitlines()]
    assert "game against peer, times: goal ≥ 9, reached 10.0: met\n" in text
    assert "game: note of game\n" in text
    assert "gone: Left out: it is not there.\n" in text


def test_the_json_has_every_round(tmp_path: Path) -> None:
    report = run(tmp_path, "--seconds", "0.5")

    assert report["seconds"] == 0.5
    assert report["rounds"] == 3
    assert report["skipped"] == {"gone": "Left out: it is not there."}
    assert report["goals"] == [{"what": GOAL.what, "wanted": 9, "at_most": False, "reached": 10}]
    first, second = report["candidates"]
    assert first["all_rounds"] == [1_000, 1_300, 1_200]
    assert (first["ratio"], first["copies_per_second"], first["resamples_per_second"]) == (10, 500_000, 250_000)
    assert (second["ratio"], second["copies_per_second"]) == (1, None)


def test_searches_have_a_table_of_their_own_and_are_compared_with_the_one_beside_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = search("game-search", 5_000, 3_000, 4_000, beside="game-ismcts")
    found = [*rows(), ours, search("game-ismcts", 50, 30, 40, beside="game-ismcts"), search("peer-mcts", 7, 7, 7)]

    report = run(tmp_path, candidates=found)

    shown = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["game-search", "4,000", "100", "50%"] in shown
    assert ["game-ismcts", "40.0", "1", "50%"] in shown
    assert ["peer-mcts", "7.00", "–", "0%"] in shown
    assert [(row["name"], row["ratio"]) for row in report["candidates"][2:]] == [
        ("game-search", 100),
        ("game-ismcts", 1),
        ("peer-mcts", None),
    ]
    assert report["candidates"][2]["all_rounds"] == [5_000, 3_000, 4_000]


@pytest.mark.parametrize("pattern", ["game", "skerry", "ga*"])
def test_only_takes_names_groups_and_patterns(tmp_path: Path, pattern: str) -> None:
    report = run(tmp_path, "--only", pattern, "--rounds", "1")

    measured = [row["name"] for row in report["candidates"]]
    assert measured == ["game"]
    assert report["goals"] == [{"what": GOAL.what, "wanted": 9, "at_most": False, "reached": None}]


def test_without_the_reference_there_is_no_ratio_and_no_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")

    run(tmp_path, "--only", "game")

    text = capsys.readouterr().out
    assert ["game", "1,200", "–", "120", "600", "0", "25%"] in [line.split() for line in text.splitlines()]
    assert "goal" not in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--only", "nothing"], "--only nothing matches no candidate"),
        (["--reference", "nothing"], "--reference nothing is no candidate"),
        (["--seconds", "0"], "0 is not more than 0"),
        (["--rounds", "0"], "0 is not 1 or more"),
    ],
)
def test_a_wrong_option_is_refused_in_a_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(rows(), [GOAL], arguments)

    assert complaint in capsys.readouterr().err


def test_numbers_are_shown_with_three_figures() -> None:
    assert [rounded(rate) for rate in (1_234_567, 123.4, 12.34, 1.234, 0)] == ["1,230,000", "123", "12.3", "1.23", "0"]
    assert micros(2_000_000) == "0.50"
