"""What newcomers are told at each question, and what a lobby says of Pirate Haven."""

import pytest

from tests.pirate_haven.table import HAVEN, haven
from tests.sentences import LANGUAGES


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
def test_what_a_house_rule_means_is_one_sentence(lang: str) -> None:
    house = [name for name, variant in HAVEN.variants.items() if variant.house]
    said = [choice for name in house for choice in HAVEN.about(lang).choices[name]]

    assert house == ["bonus_order", "navy_ranking", "exchange"]
    assert all(choice.endswith(".") and choice.count(".") == 1 for choice in said)
