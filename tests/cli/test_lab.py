"""`skerry lab`: plans from the command line, results in a folder, sentences for what does not work."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from skerry import Record
from skerry.games import published
from skerry.kernel.pack import differences
from skerry.lab.folder import Results
from tests.cli.command import printed, refused


def test_a_match_leaves_its_results_a_report_and_a_table() -> None:
    shown = printed("lab match hagar random greedy --games 2 --jobs 1 --to results")

    assert Results(Path("results")).games()["rotation"].to_list() == [0, 1]
    assert Path("results/report.html").is_file()
    assert "The report is in results/report.html" in shown
    assert "Hägar 2" in shown


def test_the_same_command_finds_its_own_folder_again() -> None:
    printed("lab tournament hagar --bot random --bot greedy --games 2 --jobs 1")
    (folder,) = Path("lab").iterdir()
    before = {path: path.stat().st_mtime_ns for path in folder.glob("*.parquet")}

    printed("lab tournament hagar --bot random --bot greedy --games 2 --jobs 1")

    assert list(Path("lab").iterdir()) == [folder]
    assert {path: path.stat().st_mtime_ns for path in folder.glob("*.parquet")} == before


def test_every_game_of_the_results_can_be_printed_and_read_as_a_record() -> None:
    printed("lab match hagar random --seats 2 --games 1 --jobs 1 --to results")

    record = Record.parse(printed("lab record results 0"))

    assert record.state().scores() == [seat["points"] for seat in Results(Path("results")).games()["seat"][0]]
    assert (
        refused("lab record results 7")
        == "There is no game 7 in results, or it hasn’t been played yet. Games are numbered 0 to 0."
    )


def test_a_ladder_has_a_folder_for_each_table_and_a_page_for_all() -> None:
    printed("lab ladder hagar riga --bot random --bot greedy --games 1 --jobs 1 --to results --page ladder.md")

    page = Path("ladder.md").read_text(encoding="utf-8")
    assert [title in page for title in ("## Hägar, 3 seats", "## Riga, 4 seats")] == [True, True]
    tables = ["hagar-2", "hagar-3", "riga-2", "riga-3", "riga-4"]
    assert [name for name in tables if not Results(Path("results") / name).finished()] == []


def test_a_balance_report_knows_which_points_are_expected() -> None:
    printed("lab balance hagar --bot random --seats 2 --games 2 --scores 0-40 --jobs 1 --to balance")

    assert Results(Path("balance")).plan.expected == (0, 40)


def test_a_study_changes_the_pack() -> None:
    printed("lab study riga --vary building.crane.cost=10 --bot random --games 1 --jobs 1 --to study")

    changes = [one.setting.changes for one in Results(Path("study")).plan.line_ups]
    assert changes[0] == {}
    assert changes[1]["building.visby-crane.cost"] == 10


def in_toml(value: Any) -> str:
    """A value of a pack, in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {in_toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(in_toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def test_a_pack_that_rests_on_an_older_version_is_played_with_that() -> None:
    """Without its version only what differs from the older one would be played, with the newest for the rest."""
    data = published("gotlandia").changed(2, {"decoration.gothic-portal.vp": 5}).data
    text = "".join(f"{json.dumps(key)} = {in_toml(value)}\n" for key, value in data.items())
    Path("old.toml").write_text(text, encoding="utf-8")
    printed("lab match gotlandia random --seats 2 --games 1 --jobs 1 --pack old.toml --to results")

    pack = Results(Path("results")).record(0).game.pack
    assert pack.version == 2
    assert pack.changes == differences(published("gotlandia").version(2).data, pack.data)
    assert pack.changes == {"decoration.gothic-portal.vp": 5}
    assert Results(Path("results")).manifest.packs == {"gotlandia": 2}
    report = Path("results/report.html").read_text(encoding="utf-8")
    assert "<h2>Gotlandia, version 2 of the pack, 2 seats</h2>" in report


def test_a_study_of_a_pack_of_ones_own_leaves_out_what_that_has() -> None:
    newest = published("riga").newest().read_text(encoding="utf-8")
    dear = re.sub(r'(id = "visby-crane".*?cost = )12', r"\g<1>13", newest, count=1, flags=re.DOTALL)
    Path("mine.toml").write_text(dear, encoding="utf-8")
    study = "lab study riga --bot random --games 1 --jobs 1 --pack mine.toml --vary building.visby-crane.cost="

    assert refused(f"{study}13") == "The pack already has these values. Choose others to see what they change."
    printed(f"{study}12 --to study")
    changes = [one.setting.changes for one in Results(Path("study")).plan.line_ups]
    assert changes == [{"building.visby-crane.cost": 13}, {"building.visby-crane.cost": 12}]


def test_a_report_can_be_written_again_in_german() -> None:
    printed("lab match hagar random --seats 2 --games 1 --jobs 1 --to results")

    assert "Der Bericht liegt in results/report.html" in printed("lab report results --lang de")
    assert "Woher die Punkte kommen" in Path("results/report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("lab match chess random", "There is no game 'chess'"),
        ("lab match riga hal random", "There is no bot 'hal'"),
        ("lab match riga random greedy --backend slurm", "There is no backend 'slurm'"),
        ("lab balance riga --scores many", "Give the points as LOW-HIGH, for example 30-60, not 'many'."),
        ("lab study riga --vary building.visby-crame.cost=8", "expected a path in the pack, such as building.visby"),
        ("lab study riga --vary building.visby-crane.cost=-8", "building.visby-crane.cost is -8; expected"),
        ("lab study riga --vary numbers.hand_limit=5 --bot a --bot b --bot c", "Name one bot, or two"),
        ("lab tournament riga --bot random", "A tournament needs at least two different bots."),
        ("lab report nowhere", "nowhere isn’t a results folder"),
    ],
)
def test_what_does_not_work_is_told_in_a_sentence(arguments: str, sentence: str) -> None:
    assert sentence in refused(arguments)


def test_a_player_without_the_labs_packages_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("skerry.lab", "skerry.cli.laboratory"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "joblib", None)

    told = refused("lab match riga random")

    assert told == "The lab needs the package joblib. Install it with pip install 'skerry[lab]'."
