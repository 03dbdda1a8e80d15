"""Text on a drawing: width, breaks, fitting."""

import re
from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest
from fontTools.ttLib import TTFont

from skerry.drawing.lettering import LEAST, fitted, paragraph, shortened, width_of, words, wrapped

TEXT = "Final scoring: 2 points for each set of 1 merchant and 1 knight, 3 sets at most."


def test_wide_letters_count_more_than_narrow_ones_and_bold_more_than_plain() -> None:
    assert width_of("mmm", 12) > 2 * width_of("iii", 12)
    assert width_of("mmm", 12, bold=True) > width_of("mmm", 12)
    assert width_of("mmm", 24) == pytest.approx(2 * width_of("mmm", 12))


SAID = re.compile(r"(?m)^[a-z][\w-]* = ([^{\n]{3,60})$")
ENLARGED = 1.07
"""What server/static/fonts.css says."""


@pytest.mark.parametrize("bold", [False, True])
def test_what_is_said_is_about_as_wide_in_our_typeface_as_was_measured(*, bold: bool) -> None:
    """Every short text of every language: none is wider, and hardly any has much more room than it needs."""
    font = TTFont(str(files("font_source_sans_pro") / "files" / f"SourceSansPro-{'Bold' if bold else 'Regular'}.ttf"))
    letters, advances, unit = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    languages = (files("skerry") / "languages" / lang for lang in ("en", "de"))
    said = [text for folder in languages for file in folder.iterdir() for text in SAID.findall(file.read_text("utf-8"))]
    assert len(said) > 2000

    measured = {}
    for text in said:
        if all(ord(letter) in letters for letter in text):
            wide = sum(advances[letters[ord(letter)]][0] for letter in text) / unit * ENLARGED
            measured[text] = wide * 12 / width_of(text, 12, bold=bold)

    assert max(measured.values()) < 1.02, max(measured, key=lambda text: measured[text])
    assert sum(measured.values()) / len(measured) > 0.9


def test_a_text_is_broken_between_words_into_lines_that_fit() -> None:
    lines = wrapped(TEXT, 150, 12, 9)

    assert " ".join(lines) == TEXT
    assert len(lines) > 2
    assert all(width_of(line, 12) <= 150 for line in lines)


def test_what_does_not_fit_into_the_lines_ends_in_an_ellipsis() -> None:
    lines = wrapped(TEXT, 150, 12, 2)

    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert all(width_of(line, 12) <= 150 for line in lines)


def test_a_word_that_is_too_long_by_itself_is_shortened() -> None:
    assert wrapped("Donaudampfschifffahrt", 40, 12, 3) == [shortened("Donaudampfschifffahrt", 40, 12)]
    assert width_of(shortened("Donaudampfschifffahrt", 40, 12), 12) <= 40


def test_a_fitted_text_keeps_its_size_if_there_is_room() -> None:
    assert str(fitted("Bank", 4, 9, 100, 14)) == str(words("Bank", 4, 9, 14))


def test_a_fitted_text_becomes_smaller_before_it_is_squeezed_and_shortened() -> None:
    natural = width_of("Exchange Office", 14)

    smaller = ET.fromstring(str(fitted("Exchange Office", 0, 0, natural * 0.9, 14)))
    assert smaller.text == "Exchange Office"
    assert LEAST < float(smaller.get("font-size", "")) < 14
    assert smaller.get("textLength") is None

    squeezed = ET.fromstring(str(fitted("Exchange Office", 0, 0, natural * 0.72, 14)))
    assert (squeezed.text, float(squeezed.get("font-size", ""))) == ("Exchange Office", LEAST)
    assert float(squeezed.get("textLength", "")) == pytest.approx(natural * 0.72, abs=0.01)

    cut = ET.fromstring(str(fitted("Exchange Office", 0, 0, natural * 0.4, 14)))
    assert float(cut.get("font-size", "")) == LEAST
    assert (cut.text or "").endswith("…")


def test_a_paragraph_has_its_lines_below_each_other() -> None:
    read = ET.fromstring(str(paragraph(["one", "two"], 5, 10, 12, 14)))

    assert [(line.text, line.get("x"), line.get("y")) for line in read] == [("one", "5", "10"), ("two", "5", "24")]
