"""`skerry languages`: what there is, how far it is, and a folder to begin a new language in."""

from pathlib import Path

import pytest

from skerry.games import translations
from skerry.words.languages import ELSEWHERE
from skerry.words.rooms import look_again
from tests.cli.command import printed, refused


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    return tmp_path


def again() -> None:
    look_again()
    translations.look_again()


def test_every_language_is_listed_with_how_far_it_is() -> None:
    lines = printed("languages --lang en").splitlines()

    assert [line.split() for line in lines[2:4]] == [["en", "English", "100", "%"], ["de", "Deutsch", "100", "%"]]


def test_a_new_language_begins_with_nothing_and_grows_text_by_text(folder: Path) -> None:
    printed(f"languages pl --begin {folder}")
    again()
    assert translations.share("pl") == 0

    riga = folder / "pl" / "riga.ftl"
    text = riga.read_text(encoding="utf-8")
    assert "# ask-take = Take one building or one whole row of goods." in text
    assert "# pack-good-cloth-name = Cloth" in text
    riga.write_text(text.replace("# ask-take = Take", "ask-take = Weź"), encoding="utf-8")
    again()

    assert 0 < translations.share("pl") < 0.01
    assert "ask-take" not in translations.missing("pl")["riga"]
    assert f"riga: {len(translations.missing('pl')['riga'])} texts are missing." in printed("languages pl --lang en")


def test_a_folder_that_is_there_is_not_written_over(folder: Path) -> None:
    (folder / "pl").mkdir()

    assert "already exists" in refused(f"languages pl --begin {folder} --lang en")


@pytest.fixture(autouse=True)
def _afterwards(monkeypatch: pytest.MonkeyPatch) -> object:
    yield
    monkeypatch.undo()
    again()
