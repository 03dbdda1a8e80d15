"""What newcomers are told at each question, and what a lobby says of Pirate Haven."""

import re

import pytest

from skerry.kernel.errors import Message
from tests.pirate_haven.table import HAVEN, haven
from tests.sentences import LANGUAGES, guides_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(guides_of(HAVEN)))
def test_a_guide_is_two_to_four_sentences(key: str, lang: str) -> None:
    said = HAVEN.guide(Message(key), lang)

    assert 2 <= len(re.findall(r"[.?](?: |$)", said)) <= 4
    assert not re.search(r"[{}\[\]|]|  ", said)


def test_only_those_who_are_asked_are_guided() -> None:
    g = haven(seats=2)

    assert HAVEN.guide(g.prompt(0), "en").startswith("You may sail to any spot ahead")
    assert HAVEN.guide(g.prompt(0), "de").startswith("Du darfst zu jedem Feld vor dir segeln")
    assert HAVEN.guide(g.prompt(1), "en") == ""


def test_a_lobby_can_say_what_pirate_haven_is_and_whose() -> None:
    english, german = (HAVEN.about(lang) for lang in ("en", "de"))

    assert english.credit == "Designed by Alexandros Kapidakis."
    assert german.credit == "Ein Spiel von Alexandros Kapidakis."
    assert english.summary.startswith("You are pirates racing along a map")
    assert german.summary.startswith("Als Piraten segelt ihr um die Wette")
    assert english.minutes == german.minutes == "", "the rulebook does not say"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_before_the_game_has_a_name(lang: str) -> None:
    """PIR-R1, PIR-R11, PIR-R12, PIR-R19."""
    about = HAVEN.about(lang)

    assert list(about.variants) == list(about.choices) == list(HAVEN.variants)
    for name, variant in HAVEN.variants.items():
        assert len(set(about.choices[name])) == len(variant.choices) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_house_rule_means_is_one_sentence(lang: str) -> None:
    house = [name for name, variant in HAVEN.variants.items() if variant.house]
    said = [choice for name in house for choice in HAVEN.about(lang).choices[name]]

    assert house == ["bonus_order", "navy_ranking", "exchange"]
    assert all(choice.endswith(".") and choice.count(".") == 1 for choice in said)
