"""The soak of turns against brute force: a short run, and that it tells what differs."""

import pytest

from tests.pirate_haven.oracle import Differences, Haven
from tools import turn_soak


def test_a_run_without_differences_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert turn_soak.main(["--positions", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("4 turns of Pirate Haven, 0 with differences")


def test_a_difference_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    end = Haven(1, 2, (), ())
    monkeypatch.setattr(turn_soak, "differences", lambda g: Differences({end}, set()))

    said = turn_soak.difference((7, "bonus-first"))

    assert said == "seed 7, bonus-first: 1 ends are missing, 0 should not be there"
