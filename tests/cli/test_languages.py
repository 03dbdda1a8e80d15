"""`skerry languages`: what there is, how far it is, and a folder to begin a new language in."""

import re
from pathlib import Path

import pytest

from skerry.games import translations
from skerry.words.languages import ELSEWHERE
from skerry.words.rooms import look_again
from tests.cli.command import printed, refused

GUIDE = Path(__file__).parents[2] / "docs" / "translate.md"


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


def test_the_guide_for_translators_shows_texts_that_can_be_used(folder: Path) -> None:
    """Its examples in the places it names, after the first step; what it says to run finds nothing wrong."""
    printed(f"languages pl --begin {folder}")
    head, *texts = re.findall("```fluent\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    (folder / "pl" / "language.ftl").write_text(head, encoding="utf-8")
    with (folder / "pl" / "riga.ftl").open("a", encoding="utf-8") as riga:
        riga.write("\n".join(texts))
    again()

    assert translations.share("pl") > 0
    assert "can’t be used" not in printed("languages pl --lang en")
    assert "Polski" in printed("languages --lang en")


def test_a_text_that_cannot_be_used_is_told(folder: Path) -> None:
    (folder / "pl").mkdir()
    (folder / "pl" / "riga.ftl").write_text(
        "ask-take = Weź { $row }.\n# ask-keep\n ask-build = Buduj.\n", encoding="utf-8"
    )
    again()

    told = printed("languages pl --lang en").partition("These texts can’t be used, so they are shown in English:\n")[2]
    assert f"{folder}/pl/riga.ftl: ask-take: it has $row, and the English text no value" in told
    assert f"{folder}/pl/riga.ftl:3: " in told


@pytest.fixture(autouse=True)
def _afterwards(monkeypatch: pytest.MonkeyPatch) -> object:
    yield
    monkeypatch.undo()
    again()
