"""Which words show the others something: undo stops there. The suite checks on random games that no other word does."""

import pytest

from skerry.games.riga.state import Riga
from tests.riga.table import play, riga

INN = "visby-inn"


def shows(g: Riga, word: str) -> bool:
    move = g.game.move(word)
    assert move in g.moves()
    return g.reveals(move)


def test_taking_shows_nothing_new() -> None:
    """RIG-29: rows and display lie open, whatever is in the hand."""
    g = riga({"secret_goods": "wine", "buildings": [INN]}, rows=["5 grain"], new=["visby-bank"])

    assert not shows(g, "take-row 1")
    assert not shows(g, "take-building visby-bank")


def test_what_chance_brings_shows_something() -> None:
    """RIG-17: no good that was turned up is turned down again."""
    assert shows(riga(season="spring"), "draw wine")


def test_a_building_that_only_its_owner_knew_is_shown_when_it_is_built() -> None:
    """RIG-38."""
    g = riga({"goods": "6 wine", "buildings": [INN], "taken": ["visby-bank"]}, phase="build")

    assert shows(g, f"build {INN}")
    assert not shows(g, "build visby-bank")
    assert not shows(g, "end")
    play(g, "build visby-bank")
    assert shows(g, f"add {INN}")
    assert not shows(g, "pay")
    play(g, "pay")
    assert not shows(g, "pay wine")


def test_a_building_taken_openly_is_known_when_it_is_built() -> None:
    """RIG-29, RIG-32."""
    g = riga({"goods": "6 wine"}, new=[INN])
    play(g, f"take-building {INN}")

    assert not shows(g, f"build {INN}")


def test_what_stays_after_a_building_was_put_away_face_down_is_no_longer_known() -> None:
    """RIG-51: the others cannot tell which one went."""
    g = riga({"goods": "5 wine", "taken": [INN, "visby-bank"]}, {"taken": ["visby-lodge"]}, season="winter")
    assert not g.shows(0, g.components.buildings.index(INN))

    play(g, "discard-building visby-bank")

    assert g.shows(0, g.components.buildings.index(INN))
    assert not g.shows(1, g.components.buildings.index("visby-lodge"))


@pytest.mark.parametrize(("secret", "told"), [("", False), ("cloth", True)])
def test_goods_kept_from_a_treasury_are_shown_by_what_is_paid_and_discarded(secret: str, told: bool) -> None:
    """RIG-72, RIG-R28: the others do not know what was kept, so not what can be paid or must be discarded."""
    hand = {"goods": "3 wine", "secret_goods": secret, "taken": [INN]}
    g = riga({**hand, "built": ["visby-crane"]}, phase="build", variants={"riga_buildings": True})
    h = riga({**hand, "built": ["riga-exchange-office"]}, phase="end", variants={"riga_buildings": True})
    i = riga({**hand, "goods": "6 wine"}, season="winter")

    assert shows(g, "build riga-school") == told
    assert shows(g, f"build {INN}") == told
    play(g, f"build {INN}")
    assert shows(g, f"crane {INN}") == told
    play(g, f"crane {INN}")
    assert shows(g, "pay wine") == told
    assert shows(h, "charge wine") == told
    assert shows(i, "discard wine") == told


def test_goods_kept_from_a_treasury_before_a_reshuffle_are_shown_too() -> None:
    """RIG-20, RIG-R28: whose of the two owners they are is not known."""
    g = riga({"goods": "wine", "secret_goods": "cloth", "taken": [INN]}, {"secret_goods": "grain"}, goods_pile="")
    g.refill_goods()
    assert g.secret == (0, 0)

    assert g.has_secret_goods(0)
