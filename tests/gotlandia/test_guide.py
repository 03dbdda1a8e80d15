"""What newcomers are told at each question, and what a lobby says of Gotlandia."""

import re

import pytest

from skerry.kernel.errors import Message
from tests.gotlandia.table import GOTLANDIA, gotlandia
from tests.sentences import LANGUAGES, guides_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(guides_of(GOTLANDIA)))
def test_a_guide_is_two_to_four_sentences(key: str, lang: str) -> None:
    said = GOTLANDIA.guide(Message(key), lang)

    assert 2 <= len(re.findall(r"[.?](?: |$)", said)) <= 4
    assert not re.search(r"[{}\[\]|]|  ", said)


def test_only_those_who_are_asked_are_guided() -> None:
    g = gotlandia({"hand": ["hill"]}, {})

    assert GOTLANDIA.guide(g.prompt(0), "en").startswith("Each of your workers plays one card")
    assert GOTLANDIA.guide(g.prompt(0), "de").startswith("Jeder deiner Arbeiter spielt eine Karte")
    assert GOTLANDIA.guide(g.prompt(1), "en") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_says_what_each_reputation_is_good_for(lang: str) -> None:
    """GOT-36: it is chosen before anything has happened. Of those of other packs nothing is known."""
    entries = GOTLANDIA.pack.data["reputation"]

    usual = GOTLANDIA.guide(Message("ask.keep", {"reputations": ["unheard-of"]}), lang)
    said = [GOTLANDIA.guide(Message("ask.keep", {"reputations": [one["id"]]}), lang) for one in entries]

    assert usual == GOTLANDIA.guide(Message("ask.keep"), lang)
    assert all(re.fullmatch(r" [^:]+: .+\.", guide.removeprefix(usual)) for guide in said)
    assert len(set(said)) == len(entries)


def test_a_lobby_can_say_what_gotlandia_is_and_whose() -> None:
    english, german = (GOTLANDIA.about(lang) for lang in ("en", "de"))

    assert english.credit == "Designed by Anton Daniel Jensen and Frederik Jensen."
    assert german.credit == "Ein Spiel von Anton Daniel Jensen und Frederik Jensen."
    assert english.summary.startswith("You lead a family on the medieval island of Gotland")
    assert german.summary.startswith("Du führst eine Familie auf der mittelalterlichen Insel Gotland")
    assert english.minutes == german.minutes == "120–180"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_before_the_game_has_a_name(lang: str) -> None:
    """GOT-37, GOT-194, GOT-195, and the rulings that can be turned round."""
    about = GOTLANDIA.about(lang)

    assert list(about.variants) == list(about.choices) == list(GOTLANDIA.variants)
    assert len(set(about.variants.values())) == len(GOTLANDIA.variants)
    for name, choices in about.choices.items():
        assert len(set(choices)) == len(GOTLANDIA.variants[name].choices) == 2
