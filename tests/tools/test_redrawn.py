"""What is drawn anew, and why: counted by function, with what had changed."""

from typing import Any

import pytest

from skerry.drawing import parts
from skerry.drawing.layout import Picture
from skerry.drawing.parts import Sight, Way
from skerry.drawing.svg import el
from tools import redrawn


class Scene(Sight):
    """Two numbers."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__()
        self.one = one
        self.other = other


def both(s: Scene) -> Picture:
    return Picture(el("text", str(s.one), str(s.other)), 1, 1)


def outer(s: Scene) -> Picture:
    return s.kept(both)


def test_it_says_what_had_changed() -> None:
    noticed = redrawn.Noticing()
    for numbers in ((1, 2), (1, 3), (1, 3), (4, 2)):
        noticed.drawn(Scene(*numbers), both, ())

    assert noticed.reasons == {"test_redrawn.both": {redrawn.NEW: 1, "other": 1, "one": 1}}


def test_time_is_told_of_the_function_that_took_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Any = iter(range(100))
    monkeypatch.setattr(redrawn, "process_time", lambda: next(clock))
    noticed = redrawn.Noticing()
    monkeypatch.setattr(parts, "KEPT", noticed)

    noticed.drawn(Scene(1, 2), outer, ())

    assert noticed.seconds == {"test_redrawn.outer": 2, "test_redrawn.both": 1}


def test_a_path_reads_like_the_code() -> None:
    points = Way().to("field", "view").to("field", "players").to("item", 1).to("field", "points")

    assert redrawn.named(points) == "view.players[1].points"
    assert redrawn.named(Way().to("field", "moves").to("has", "take-row 2")) == "moves has take-row 2"


def test_every_function_that_drew_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert redrawn.main(["hagar"]) == 0

    told = capsys.readouterr().out
    assert "panels.hand" in told
    assert "ms of drawing for each, with everyone looking." in told
