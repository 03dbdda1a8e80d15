"""What newcomers are told at each question, and what a lobby says of Hägar."""

import pytest

from tests.hagar.table import HAGAR, hagar
from tests.sentences import LANGUAGES


def test_only_those_who_are_asked_are_guided() -> None:
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-03", turn=0)

    assert HAGAR.guide(g.prompt(0), "en").startswith("At least one field of your coaster")
    assert HAGAR.guide(g.prompt(0), "de").startswith("Mindestens ein Feld deines Bierdeckels")
    assert HAGAR.guide(g.prompt(1), "en") == ""


def test_a_lobby_can_say_what_hagar_is_and_whose() -> None:
    english, german = (HAGAR.about(lang) for lang in ("en", "de"))

    assert english.minutes == german.minutes == "10–20"
    assert english.credit == "Published by CARTingo in 2017."
    assert german.credit == "Erschienen 2017 bei CARTingo."
    assert english.summary.startswith("Lead your Vikings")
    assert german.summary.startswith("Mit deinen Wikingern")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_before_the_game_has_a_name(lang: str) -> None:
    """HAG-33."""
    about = HAGAR.about(lang)

    assert list(about.variants) == list(about.choices) == list(HAGAR.variants) == ["honky_tonk"]
    assert about.variants["honky_tonk"] == {"en": "Honky-tonk bar rule", "de": "Spelunkenregel"}[lang]
    assert len(set(about.choices["honky_tonk"])) == 2
