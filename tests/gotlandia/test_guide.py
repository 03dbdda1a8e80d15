"""What newcomers are told at each question, and what a lobby says of Gotlandia."""

import re

import pytest

from skerry.kernel.errors import Message
from tests.gotlandia.table import GOTLANDIA, gotlandia
from tests.sentences import LANGUAGES


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
