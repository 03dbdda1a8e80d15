"""Which words show the others something: undo stops there. The suite checks on random games that no other word does."""

import pytest

from skerry.games.riga.state import Riga
from skerry.kernel.testing import play
from tests.riga.table import riga

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


@pytest.mark.parametrize("building", ["riga-monastery", "riga-school", "riga-storehouse", "riga-exchange-office"])
def test_that_riga_buildings_are_there_is_known_before_they_are_built(building: str) -> None:
    """RIG-03, RIG-43: each player has one of each, built or unbuilt."""
    g = riga({"goods": "8 cloth"}, phase="build", variants={"riga_buildings": True})

    assert not shows(g, f"build {building}")


def test_what_another_player_took_openly_would_not_be_known_in_this_hand() -> None:
    """RIG-32, RIG-51, RIG-64: seat 1 put the Inn away; should it come to seat 0 from a Builders' Yard, nobody knows."""
    g = riga({}, {"taken": [INN], "goods": "6 grain"}, season="winter")
    inn = g.components.buildings.index(INN)
    assert not g.shows(1, inn)

    play(g, f"discard-building {INN}")

    assert g.shows(0, inn)


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


def test_keeping_a_good_of_a_treasury_shows_the_rest() -> None:
    """RIG-72: the goods not kept are discarded openly. Of a Builders' Yard all stays hidden (RIG-64)."""
    g = riga(phase="build", looking_goods="wine, 2 grain")
    h = riga(phase="build", looking=[INN])

    assert shows(g, "keep wine")
    assert not shows(h, f"keep-building {INN}")
    assert not shows(h, "keep-none")


def test_goods_kept_by_one_player_alone_are_known_after_a_reshuffle() -> None:
    """RIG-20, RIG-R28: all others have been seen, so counting tells you what is missing."""
    g = riga({"built": ["visby-treasury"]}, {"secret_goods": "cloth, 2 wine"}, phase="build", goods_pile="")
    assert g.has_secret_goods(1)

    play(g, "use treasury")

    assert not g.has_secret_goods(1)


def test_goods_kept_before_and_after_a_reshuffle_are_known_when_they_are_paid() -> None:
    """RIG-20, RIG-38: from seat 1 both have come to light; the glass of seat 2 has not."""
    g = riga(
        {"built": ["tallinn-treasury"]},
        {"secret_goods": "wine", "built": ["danzig-treasury"], "buildings": ["danzig-archive"]},
        {"secret_goods": "glass"},
        phase="build",
        goods_pile="",
    )
    play(g, "use treasury", *["draw grain"] * 3, "keep grain", "end")
    play(g, "use treasury", "draw cloth", *["draw grain"] * 2, "keep cloth")

    play(g, "build danzig-archive", "pay cloth", "pay wine")

    assert [g.has_secret_goods(seat) for seat in range(3)] == [True, False, True]


def test_goods_kept_from_a_treasury_before_a_reshuffle_are_shown_too() -> None:
    """RIG-20, RIG-R28: whose of the two owners they are is not known."""
    g = riga({"goods": "wine", "secret_goods": "cloth", "taken": [INN]}, {"secret_goods": "grain"}, goods_pile="")
    g.refill_goods()
    assert g.secret == (0, 0)

    assert g.has_secret_goods(0)
