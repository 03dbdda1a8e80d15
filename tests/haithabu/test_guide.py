"""What newcomers are told at each question, and what a lobby says of Haithabu."""

from tests.haithabu.table import HAITHABU, haithabu


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
