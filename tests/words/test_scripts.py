"""Texts for the scripts of a page: what they can say goes to the browser, and what they cannot is told in English."""

from pathlib import Path

import pytest

from skerry.cli.checking import Checked
from skerry.words.rooms import Room
from skerry.words.scripts import Text, for_scripts


def write(folder: Path, lang: str, text: str) -> Path:
    path = folder / lang / "server.ftl"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    return path


def in_german(folder: Path, english: str, german: str) -> Text:
    """The text js-free as the script of a German page gets it."""
    write(folder, "en", f"js-free = {english}\n")
    write(folder, "de", f"{german}\n")
    return for_scripts(Room("server", folder), "js-", "de")["free"]


@pytest.mark.parametrize(
    ("english", "german", "text"),
    [
        ("{ $name } is back.", "js-free = { $name } ist da.", "{name} ist da."),
        ("{ $count } free", "js-free = { NUMBER($count) } frei", [{"number": "count", "options": {}}, " frei"]),
        (
            "{ $share }",
            'js-free = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }',
            [{"number": "share", "options": {"style": "percent", "maximumFractionDigits": 1}}],
        ),
        (
            "{ $count } free",
            "js-free = { NUMBER($count) ->\n    [1.0] einer\n   *[other] { $count }\n }",
            [{"by": "count", "of": {"1": "einer", "other": "{count}"}, "default": "other"}],
        ),
        ("free", "-seat = Platz\n    .gender = m\njs-free = freier { -seat }", "freier Platz"),
        ("free", '-seat = { $what } Platz\njs-free = { -seat(what: "freier") }', "freier Platz"),
        (
            "{ $name } free",
            """
-seat = Platz
    .gender = m
js-free = { -seat.gender ->
    [m] { $name } frei{ 1 }er
   *[f] { $name } freie
 }""",
            "{name} frei1er",
        ),
    ],
)
def test_what_a_translator_may_write_goes_to_the_scripts(tmp_path: Path, english: str, german: str, text: Text) -> None:
    assert in_german(tmp_path, english, german) == text


CANNOT = ["{ DATETIME($when) }", "{ LIST($when) }", "{ -seat }", "{ -seat.gender ->\n   *[m] { $when }\n }"]
TERM = "-seat = { $what ->\n   *[other] Platz\n }\n    .gender = { $what }\n"


@pytest.mark.parametrize("german", CANNOT)
def test_what_scripts_cannot_say_is_said_in_english(tmp_path: Path, german: str) -> None:
    assert in_german(tmp_path, "{ $when }{ $what }", f"{TERM}js-free = {german}") == "{when}{what}"


@pytest.mark.parametrize("german", CANNOT)
def test_what_scripts_cannot_say_is_a_mistake_of_the_file(tmp_path: Path, german: str) -> None:
    text = f"{TERM}js-free = {german}{{ $when }}{{ $what }}\n"
    source, path = write(tmp_path, "en", "js-free = { $when }{ $what }\n"), write(tmp_path, "de", text)

    assert len(list(Checked(path, source).mistakes())) == 1


def test_what_scripts_cannot_say_in_english_either_is_only_named(tmp_path: Path) -> None:
    assert in_german(tmp_path, "{ DATETIME($when) }", "js-free = { DATETIME($when) }") == "js-free"
