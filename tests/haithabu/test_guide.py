"""What newcomers are told at each question, and what a lobby says of Haithabu."""

import re

import pytest

from skerry.kernel.errors import Message
from tests.haithabu.table import HAITHABU, haithabu
from tests.sentences import LANGUAGES, guides_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(guides_of(HAITHABU)))
def test_a_guide_is_two_to_four_sentences(key: str, lang: str) -> None:
    said = HAITHABU.guide(Message(key), lang)

    assert 2 <= len(re.findall(r"[.?](?: |$)", said)) <= 4
    assert not re.search(r"[{}\[\]|]|  ", said)


def test_only_those_who_are_asked_are_guided() -> None:
    g = haithabu(seats=2)

    assert HAITHABU.guide(g.prompt(0), "en").startswith("Each month you place one worker")
    assert HAITHABU.guide(g.prompt(0), "de").startswith("Jeden Monat setzt du einen Arbeiter")
    assert HAITHABU.guide(g.prompt(1), "en") == ""


def test_a_lobby_can_say_what_haithabu_is_and_whose() -> None:
    english, german = (HAITHABU.about(lang) for lang in ("en", "de"))

    assert english.credit == "Designed by Wolfgang Heidenheim and Andreas Molter. Published by Spielworxx."
    assert german.credit == "Ein Spiel von Wolfgang Heidenheim und Andreas Molter, bei Spielworxx."
    assert english.summary.startswith("Trade in a Viking town")
    assert german.summary.startswith("Handel in einer Wikingerstadt")
    assert english.minutes == german.minutes == "90"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_before_the_game_has_a_name(lang: str) -> None:
    """HAI-07, HAI-29: how the dial begins, and who sees silver."""
    about = HAITHABU.about(lang)

    assert list(about.variants) == list(about.choices) == list(HAITHABU.variants)
    for name, variant in HAITHABU.variants.items():
        assert len(set(about.choices[name])) == len(variant.choices) == 2
