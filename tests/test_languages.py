"""Our languages: no text is missing, left over or the same as in English by accident."""

import re

import pytest

from skerry import SetUpError, bots
from skerry.games.translations import missing, rooms, shares, to_translate
from skerry.words.languages import PACKAGE
from skerry.words.rooms import Room
from tools import check_languages

OURS = sorted(path.name for path in PACKAGE.iterdir() if path.name != "en")
ALIKE = {
    *("undo", "table", "log", "help", "quit"),  # typed in a terminal, whatever the language
    *("Bonus", "Chat", "Gold", "Hand", "Hägars", "Land", "Name", "Rum", "neutral", "normal"),
    *("Setting", "Settings"),  # the six parts of Gotland
    *("La", "N", "NW", "SW", "W"),  # short for Land, and for directions
    *("true", "false"),  # as TOML has them
    *("BOT", "NAME", "URL"),  # what the help calls what you type
}
"""What is the same word in two languages."""


@pytest.mark.parametrize("lang", OURS)
def test_no_text_is_missing(lang: str) -> None:
    assert {room: names for room, names in missing(lang).items() if names} == {}
    assert shares()[lang] == 1


@pytest.mark.parametrize("lang", OURS)
@pytest.mark.parametrize("room", rooms())
def test_no_text_is_left_over(lang: str, room: str) -> None:
    names = {name for name in Room(room).spoken(lang).names() if not name.startswith("-")}

    assert names - set(to_translate(room)) == set()


@pytest.mark.parametrize("lang", OURS)
@pytest.mark.parametrize("room", rooms())
def test_no_text_was_left_in_english(lang: str, room: str) -> None:
    there = Room(room).spoken(lang).names()
    alike = [name for name, text in to_translate(room).items() if text.split() == there[name].split()]
    texts = {name: there[name].partition("=")[2] for name in alike if not name.startswith("pack-")}
    said = {name: re.sub(r"\{.*?\}|[A-Z]{3}-\w+", "", text) for name, text in texts.items()}

    assert [name for name, text in said.items() if not set(re.findall(r"[^\W\d_]+", text)) <= ALIKE] == []


def test_there_are_all_the_texts_that_there_were() -> None:
    assert sum(len(to_translate(room)) for room in rooms()) > 2500


def test_all_languages_are_in_order() -> None:
    assert check_languages.mistakes([]) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_cannot_be_set_up_is_told_in_the_language_of_the_reader(lang: str) -> None:
    with pytest.raises(SetUpError) as refused:
        bots.bot("hal", seed=1)

    assert (
        refused.value.sentence(lang)
        == {
            "en": f"There is no bot 'hal'. Choose one of: {', '.join(bots.names())}.",
            "de": f"Einen Bot 'hal' gibt es nicht. Zur Wahl stehen: {', '.join(bots.names())}.",
        }[lang]
    )
