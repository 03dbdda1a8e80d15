"""What it costs to show a move to everyone: whole games, and two builds in turn."""

from pathlib import Path

import pytest

import skerry
from bench import looks
from bench.looks import Shown, ratio, shown


def test_a_whole_game_is_shown_to_everyone_and_is_the_same_every_time() -> None:
    first, again = shown("hagar"), shown("hagar")

    assert first.moves == again.moves > 10
    assert first.ms > 0
    assert 0 < first.bytes < 20_000


def test_builds_are_compared_round_by_round() -> None:
    ours = [Shown(10, ms, 1.0) for ms in (2.0, 6.0, 3.0)]
    others = [Shown(10, ms, 1.0) for ms in (4.0, 10.0, 6.0)]

    assert ratio(ours, others) == 0.5


def test_another_build_is_asked_in_turn_with_this_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = str(Path(skerry.__file__).parents[1])
    asked: list[str] = []

    def played(build: str, game: str) -> Shown:
        asked.append(build)
        return Shown(7, 3.0 if build == here else 4.0, 1900.0)

    monkeypatch.setattr(looks, "shown_by", played)

    assert looks.main(["riga", "--rounds", "2", "--beside", "before"]) == 0
    assert asked == [here, "before"] * 2
    assert "0.75" in capsys.readouterr().out
