"""What a translator, or the author of a refusal, may get wrong is found by the check and told with its place."""

from pathlib import Path

import pytest

from tools import check_languages

FEW = """log-built =
    { $lost ->
        [few] { $seat } baut { BARE($buildings) } in { $city } für { $cost }.
       *[other] { $seat } baut { BARE($buildings) } in { $city } für { $cost } und { $lost }.
    }
"""
TEXTS = {
    "no-eq Text": "Expected token",
    "ask-take = Nimm { $row }.": "ask-take: it has $row, and the English text no value",
    "ask-swap-with = Gegen { $good }?": "ask-swap-with: it has $good, and the English text $good, $row",
    "ask-taken = Nimm.": "ask-taken: there is no such text",
    "ask-take = Nimm.\nask-take = Nimm noch etwas.": "ask-take: this name stands twice",
    "ask-take = Nimm { -card }.": "ask-take: there is no term -card",
    "ask-take = Nimm { NUMBER(1) }.": "ask-take: NUMBER takes one value, such as NUMBER($count)",
    FEW: "log-built: the language has no plural form $few",
}


@pytest.mark.parametrize("text", TEXTS)
def test_a_mistake_in_a_file_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "riga.ftl").write_text(f"{text}\n", encoding="utf-8")

    assert [TEXTS[text] in mistake for mistake in check_languages.mistakes([tmp_path])] == [True]


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        (
            "riga",
            "ask-charge-more = Wirf { $owed } Grundwert ab.",
            "ask-charge-more: the rulebook does not say 'Grundwert'",
        ),
        ("gotlandia", "sheet-demand = gefragt", "sheet-demand: the rulebook does not say 'gefragt' but 'hohe Nachfr"),
    ],
)
def test_a_word_that_is_not_the_one_of_the_rulebook_is_told(tmp_path: Path, game: str, text: str, told: str) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / f"{game}.ftl").write_text(f"{text}\n", encoding="utf-8")

    assert [told in mistake for mistake in check_languages.mistakes([tmp_path])] == [True]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ('SetUpError("no-game", slug=1)', "'no-game' needs $known, $slug and is given $slug"),
        ('SetUpError("no-game", slug=1, known=2, more=3)', "is given $known, $more, $slug"),
        ('PackError("key", 1, "riga/wrong-rwo", number=1)', "there is no text 'riga/wrong-rwo'"),
    ],
)
def test_a_refusal_that_lacks_a_value_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, told: str
) -> None:
    (tmp_path / "code.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(check_languages, "PATHS", {str(tmp_path): "refusals"})

    assert [told in mistake for mistake in check_languages.unfilled()] == [True]
