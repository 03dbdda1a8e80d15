"""How late a search answers: that it is measured where there is something to choose, and by the clock."""

import time

import pytest

import skerry
from skerry import bots
from tools import lateness


def test_decisions_are_taken_from_a_whole_game_where_there_is_a_choice() -> None:
    found = lateness.choices("hagar", 2, wanted=10)

    assert 10 <= len(found) <= 20
    assert all(len(g.moves()) > 1 for g in found)


def test_whoever_answers_late_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(bot: bots.Bot, g: skerry.State, chance: skerry.Rng) -> skerry.Move:
        time.sleep(0.05)
        return g.moves()[0]

    monkeypatch.setattr(bots, "ask", slow)

    assert lateness.late(lateness.choices("riga", 2, 1)[0], seconds=0.02) >= 30


def test_two_seats_and_the_most_have_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert lateness.main(["--game", "riga", "--seconds", "0.01", "--decisions", "2"]) == 0

    lines = [line.split()[1:4:2] for line in capsys.readouterr().out.splitlines() if "riga" in line]
    assert lines == [["riga", "2"], ["riga", "4"]]
