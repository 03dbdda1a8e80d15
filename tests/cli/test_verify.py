"""Fair chance checked from the command line, and by the program that docs/fairness.md gives to those who trust none."""

import re
import sys
from pathlib import Path

import pytest

from tests.cli.command import printed, refused, skerry

GOLDEN = Path(__file__).parents[1] / "golden"
FAIR = GOLDEN / "riga-fair-chance.skerry"
TEXT = FAIR.read_text(encoding="utf-8")
PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
EXCHANGED = "draw-building stockholm-fortress", "draw-building visby-archive"
COMMITMENT = re.findall('commitment = "(.*)"', TEXT)[0]


def changed(old: str, new: str) -> str:
    """The fair record with one thing changed, where it stands last; its file name."""
    before, found, after = TEXT.rpartition(old)
    assert found
    Path("changed.skerry").write_text(before + new + after, encoding="utf-8")
    return "changed.skerry"


def unfair(record: str, lang: str = "en") -> list[str]:
    """The lines about a record that is found unfair."""
    result = skerry(f"verify {record} --lang {lang}")
    assert result.exit_code == 1, result.output
    assert result.stderr == ""
    return result.stdout.splitlines()


def test_a_fair_record_is_found_fair() -> None:
    output = printed(f"verify {FAIR}")

    assert output.startswith(f"Fair: all 154 draws follow from the commitment {COMMITMENT}.\n")
    assert re.search(r'Ben +"e2705d1bc8493fa6175d0c82eb94a63f"', output)
    assert re.search(r'Cleo +""', output)
    assert "this should be the commitment you saw" in output


def test_in_german_too() -> None:
    output = printed(f"verify {FAIR} --lang de")

    assert output.startswith(f"Fair: Alle 154 Ziehungen folgen aus der Festlegung {COMMITMENT}.\n")
    assert "Diese Festlegung hast du vor der Partie gesehen" in output


def test_a_line_is_not_broken_so_that_the_commitment_can_be_copied() -> None:
    assert COMMITMENT in printed(f"verify {FAIR}", env={"COLUMNS": "40"})


def test_a_changed_word_is_named_with_the_right_one() -> None:
    record = changed(*EXCHANGED)

    assert unfair(record)[:2] == [
        "Not fair: 1 of 154 draws doesn’t follow from the secret and the salts.",
        "Move 373 is “draw-building visby-archive”, but should be “draw-building stockholm-fortress”.",
    ]
    assert unfair(record, "de")[:2] == [
        "Nicht fair: 1 von 154 Ziehungen folgt nicht aus Geheimnis und Salz.",
        "Zug 373 ist „draw-building visby-archive“, müsste aber „draw-building stockholm-fortress“ sein.",
    ]


def test_a_changed_salt_is_found() -> None:
    lines = unfair(changed("e2705d1b", "e2705d1c"))

    wrong = re.findall(r"Not fair: (\d+) of 154 draws", lines[0])
    assert int(wrong[0]) > 50
    assert sum(line.startswith("Move ") for line in lines) == int(wrong[0])


def test_a_wrong_commitment_is_found() -> None:
    record = changed(COMMITMENT, "5f3a")

    english, german = unfair(record), unfair(record, "de")

    assert english[0] == f"Not fair: the secret doesn’t match the commitment 5f3a; its own would be {COMMITMENT}."
    assert german[0] == f"Nicht fair: Das Geheimnis passt nicht zur Festlegung 5f3a; zu ihm gehört {COMMITMENT}."
    assert not any("follow" in line for line in english)


def test_inherited_moves_are_named_as_not_checked() -> None:
    lines = unfair(changed("\n\n[moves]", "\ninherited = 1\n\n[moves]"))

    assert "of 153" in lines[0]
    assert "The first move comes from another game and wasn’t checked." in lines


def test_a_record_without_salts_or_names_is_checked_too() -> None:
    names, salts = (re.findall(f"{key} = .*\n", TEXT)[0] for key in ("names", "salts"))

    assert not any("Salt" in line for line in unfair(changed(salts, "")))
    assert 'Seat 2  ""' in printed(f"verify {changed(names, '')}")


def test_a_record_without_a_commitment_is_told_so() -> None:
    assert refused(f"verify {GOLDEN / 'riga-2-seats.skerry'}").startswith("This record has no commitment: the table")
    assert refused(f"verify {GOLDEN / 'riga-2-seats.skerry'} --lang de").startswith("Diese Aufzeichnung enthält keine")


def test_a_record_that_keeps_its_secret_is_told_so() -> None:
    secret = re.findall("secret = .*\n", TEXT)[0]

    sentence = refused(f"verify {changed(secret, '')}")

    assert sentence.startswith("This record doesn’t contain the secret")
    assert sentence.endswith(f"The commitment is {COMMITMENT}.")
    assert refused("verify changed.skerry --lang de").startswith("Diese Aufzeichnung enthält das Geheimnis nicht")


def test_a_damaged_record_is_refused() -> None:
    assert refused(f"verify {changed('secret = ', 'secrets = ')}").startswith(
        "line 9, 'secrets': a header has no such key"
    )
    assert "Can’t read" in refused("verify missing.skerry")


# --- the page ---------------------------------------------------------------------------------------------------------


def own_check(record: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the program in the page prints about a record."""
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    monkeypatch.setattr(sys, "argv", ["check.py", record])
    exec(program, {})
    return capsys.readouterr().out.splitlines()


def test_the_program_in_the_page_finds_the_fair_record_fair(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert own_check(str(FAIR), monkeypatch, capsys) == ["The secret fits the commitment.", "154 draws looked at."]


def test_the_program_in_the_page_finds_what_was_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = changed(*EXCHANGED)
    assert own_check(record, monkeypatch, capsys)[1] == (
        "Move 373: draw-building visby-archive, expected draw-building stockholm-fortress!"
    )

    record = changed(COMMITMENT, "5f3a")
    assert own_check(record, monkeypatch, capsys)[0] == "The secret does not fit the commitment!"


def test_the_program_in_the_page_leaves_inherited_moves_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = changed("\n\n[moves]", "\ninherited = 406\n\n[moves]")

    assert own_check(record, monkeypatch, capsys) == ["The secret fits the commitment.", "0 draws looked at."]


def test_what_the_page_shows_is_what_is_printed() -> None:
    shown = [line.rstrip() for line in re.findall(r"```\n(?:\$ .*\n)?(.*?)```", PAGE, re.DOTALL)[0].splitlines()]
    problems = [line for line in PAGE.splitlines() if line.startswith(("Not fair: ", "Move "))]

    assert [line.rstrip() for line in printed(f"verify {FAIR}").splitlines()][: len(shown)] == shown
    assert unfair(changed(*EXCHANGED))[: len(problems)] == problems
