"""What Low Water says beyond what the conformance suite looks at: guide, log, lobby and ledger."""

from table import GAME, carrying, low_water

from skerry.games import folder
from skerry.kernel.testing import play, told


def test_who_is_asked_is_guided() -> None:
    assert GAME.guide(low_water(carrying()).prompt(0), "de").startswith("Ferne Wracks")
    assert GAME.guide(low_water(carrying()).prompt(1), "en") == ""


def test_the_log_gathers_cards() -> None:
    g = low_water(carrying("amber", "rope", "rope"), carrying())
    g.journal = []

    play(g, "home", "land amber", "land rope", "land rope")

    assert told(g) == ["seat 0 rows home.", "seat 0 lands Amber, Rope and Rope for 7 points."]


def test_a_lobby_can_say_what_it_is() -> None:
    english, german = (GAME.about(lang) for lang in ("en", "de"))

    assert english.minutes == german.minutes == "10–15"
    assert english.summary.startswith("Three wrecks")
    assert german.credit.startswith("Von the Skerry authors")


def test_rules_and_pack_say_the_same() -> None:
    """The tables of the ledger are those of the pack."""
    ledger = (folder("low_water") / "rules.md").read_text(encoding="utf-8")

    for card in GAME.pack.data["cargo"]:
        assert f"| {card['id']} | {card['count']} | {card['value']} |" in ledger
    for wreck in GAME.pack.data["wreck"]:
        numbers = " | ".join(str(wreck[key]) for key in ("draws", "throws", "dice", "room"))
        assert f"| {wreck['id']} | {numbers} |" in ledger
