"""Records stepped through, whole or at one point, with everything or as one seat saw it."""

from pathlib import Path

import pytest

from tests.cli.command import printed, refused

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "riga-3-seats.skerry"


def test_a_record_is_stepped_through_turn_by_turn() -> None:
    output = printed(f"replay {RECORD}", "", "", "q")

    assert "set-up" in output
    assert "year 1 spring" in output
    assert "year 1 summer" in output
    assert "year 1 autumn" not in output


def test_the_table_can_be_shown_between_turns() -> None:
    assert "Goods on display" in printed(f"replay {RECORD}", "", "t", "q")
    assert "Goods on display" not in printed(f"replay {RECORD}", "", "q")


def test_the_end_of_input_ends_a_replay() -> None:
    assert "year 1 spring" not in printed(f"replay {RECORD}")


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.skerry")), ids=lambda path: path.stem)
def test_every_golden_record_is_shown_whole(record: Path) -> None:
    for lang in ("en", "de"):
        assert printed(f"replay {record} --all --lang {lang}")


def test_the_whole_record_ends_with_the_result() -> None:
    assert "Result" in printed(f"replay {RECORD} --all")


def test_a_seat_sees_less_than_the_record_holds() -> None:
    everything = printed(f"replay {RECORD} --all").splitlines()
    seen = printed(f"replay {RECORD} --all --seat 1").splitlines()
    hidden = [line for line in everything if " draws " in line]

    assert len(hidden) > len([line for line in seen if " draws " in line]) > 0


def test_a_position_is_shown_after_so_many_moves_as_a_seat_saw_it() -> None:
    assert "Your hand:" in printed(f"replay {RECORD} --at 60 --seat 1")
    assert "Your hand:" not in printed(f"replay {RECORD} --at 60")


def test_wrong_files_points_and_seats_are_refused() -> None:
    Path("letter.txt").write_bytes(b"\xff\xfe")

    assert "Can’t read" in refused("replay letter.txt")
    assert "Can’t read" in refused("replay missing.txt")
    assert "no position after move 99999" in refused(f"replay {RECORD} --at 99999")
    assert refused(f"replay {RECORD} --seat 7") == "There is no seat 7. Seats are numbered 0 to 2."
