"""What newcomers are told at each question, and what a lobby says of Riga."""

import re

import pytest

from skerry.kernel.errors import Message
from tests.riga.table import RIGA, riga
from tests.sentences import LANGUAGES, guides_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(guides_of(RIGA)))
def test_a_guide_is_two_to_four_sentences(key: str, lang: str) -> None:
    said = RIGA.guide(Message(key), lang)

    assert 2 <= len(re.findall(r"[.?](?: |$)", said)) <= 4
    assert not re.search(r"[{}\[\]|]|  ", said)


def test_only_those_who_are_asked_are_guided() -> None:
    g = riga({}, {}, rows=["glass, cloth"])

    assert RIGA.guide(g.prompt(0), "en").startswith("Each turn starts with taking")
    assert RIGA.guide(g.prompt(0), "de").startswith("In jedem Zug nimmst du zuerst etwas")
    assert RIGA.guide(g.prompt(1), "en") == ""


def test_a_lobby_can_say_what_riga_is_and_whose() -> None:
    english, german = (RIGA.about(lang) for lang in ("en", "de"))

    assert english.minutes == german.minutes == "30–50"
    assert english.credit == "Designed by Stefan Risthaus, published by OSTIA-Spiele in 2017."
    assert german.credit == "Ein Spiel von Stefan Risthaus, erschienen 2017 bei OSTIA-Spiele."
    assert english.summary.startswith("You are a merchant")
    assert german.summary.startswith("Du bist Hansekaufmann")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_before_the_game_has_a_name(lang: str) -> None:
    about = RIGA.about(lang)

    assert list(about.variants) == list(about.choices) == list(RIGA.variants)
    for name, variant in RIGA.variants.items():
        assert about.variants[name]
        assert len(set(about.choices[name])) == len(variant.choices)


def test_the_riga_buildings_are_left_out_or_taken() -> None:
    """RIG-03"""
    about = RIGA.about("en")

    assert about.variants["riga_buildings"] == "Riga buildings"
    assert dict(zip(RIGA.variants["riga_buildings"].choices, about.choices["riga_buildings"], strict=True)) == {
        False: "without",
        True: "with",
    }
