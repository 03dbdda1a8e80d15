"""What newcomers are told at each question, and what a lobby says of Riga."""

from tests.riga.table import RIGA, riga


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


def test_the_riga_buildings_are_left_out_or_taken() -> None:
    """RIG-03"""
    about = RIGA.about("en")

    assert about.variants["riga_buildings"] == "Riga buildings"
    assert dict(zip(RIGA.variants["riga_buildings"].choices, about.choices["riga_buildings"], strict=True)) == {
        False: "without",
        True: "with",
    }
