"""The check of the chances to win: who said what, and which parts came true."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.taught import taught
from tools import calibration
from tools.calibration import Said


@pytest.fixture(autouse=True)
def networks(tmp_path: Path) -> Iterator[None]:
    with taught(tmp_path):
        yield


def test_chances_that_come_true_are_within_their_intervals_and_others_are_not() -> None:
    honest = [Said(place / 100, float(game < place)) for place in range(1, 100, 2) for game in range(100)]
    boasting = [Said(min(1.0, said.chance + 0.3), said.won) for said in honest]

    right, wrong = [[part.right for part in calibration.parts(said)] for said in (honest, boasting)]

    assert len(right) == len(wrong) == calibration.PARTS
    assert all(right)
    assert not all(wrong)


def test_one_position_of_each_game_is_asked_and_the_winner_is_known() -> None:
    said = [calibration.told(("hagar", number)) for number in range(12)]

    assert all(0 <= one.chance <= 1 for one in said)
    assert {one.won for one in said} <= {0.0, 0.5, 1 / 3, 1.0}
    assert [calibration.told(("hagar", number)) for number in range(12)] == said


def test_the_command_tells_every_part_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    calibration.main(["--game", "hagar", "--games", "30", "--jobs", "1", "--to", str(tmp_path / "chances.svg")])

    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("hagar: ")
    assert len(told) == 1 + calibration.PARTS
    assert (tmp_path / "chances.svg").read_text().count("<svg") == 1
