"""A turn (RIG-28 to RIG-33, RIG-44): taking, building, when buildings begin to work."""

from typing import Any

import pytest

import skerry
from skerry.kernel.testing import play, refused, said, words
from tests.riga.table import RIGA, built, goods, hand, riga

FIVE_KINDS = ["archive", "bank", "builders-yard", "fortress", "guildhall"]


# --- phase A: take ----------------------------------------------------------------------------------------------------


def test_a_turn_is_taking_and_then_building() -> None:
    """RIG-28: nothing is built before something was taken, and nothing is taken afterwards."""
    g = riga({"goods": "2 cloth", "buildings": ["danzig-bank"]}, rows=["3 wine", "5 grain"], new=["visby-bank"])

    assert g.view(None)["phase"] == "take"
    assert refused(g, "build danzig-bank") == "RIG-30"
    play(g, "take-row 1")

    assert g.view(None)["phase"] == "build"
    assert words(g) == ["build danzig-bank", "end"]
    assert refused(g, "take-row 1") == refused(g, "take-building visby-bank") == "RIG-29"


def test_a_turn_offers_every_building_and_every_row_once() -> None:
    """RIG-29: new buildings, old buildings, whole rows, nothing else."""
    g = riga(rows=["3 wine", "5 grain"], new=["visby-bank", "visby-inn"], old=["danzig-bank"])

    assert words(g) == [
        "take-building visby-bank",
        "take-building visby-inn",
        "take-building danzig-bank",
        "take-row 1",
        "take-row 2",
    ]
    assert refused(g, "take-row 3") == refused(g, "take-building visby-lodge") == "RIG-29"
    assert refused(g, "keep wine") == "RIG-29"


@pytest.mark.parametrize(
    ("building", "new", "old"),
    [("visby-bank", ["visby-inn"], ["danzig-bank"]), ("danzig-bank", ["visby-bank", "visby-inn"], [])],
)
def test_a_building_taken_goes_into_the_hand(building: str, new: list[str], old: list[str]) -> None:
    """RIG-29: exactly one, a new one or an old one."""
    g = riga({"goods": "wine"}, rows=["3 wine"], new=["visby-bank", "visby-inn"], old=["danzig-bank"])

    play(g, f"take-building {building}")

    assert g.view(None)["phase"] == "build"
    assert hand(g, 0) == [building]
    assert (g.view(None)["new"], g.view(None)["old"]) == (new, old)
    assert goods(g, 0) == {"wine": 1}
    assert g.view(None)["rows"] == [["wine"] * 3]


def test_a_row_taken_goes_into_the_hand_completely() -> None:
    """RIG-29: all its cards, and only its cards."""
    g = riga({"goods": "wine"}, rows=["3 wine", "cloth, wine, grain", "5 grain"])

    play(g, "take-row 2")

    assert goods(g, 0) == {"cloth": 1, "wine": 2, "grain": 1}
    assert g.view(None)["rows"] == [["wine"] * 3, ["grain"] * 5]


def test_a_player_is_told_what_taking_brings() -> None:
    """RIG-29, RIG-54: the goods of a row with their base value, the card of a building, the text of a function."""
    g = riga({"built": ["visby-treasury"]}, rows=["cloth, 2 wine"], new=["visby-bank"])

    assert said(g, "take-row 1") == "1 cloth and 2 wine, base value 11"
    assert said(g, "take-building visby-bank").startswith("costs 10, 4 points.")
    assert "3 goods" in said(g, "use treasury")


def test_when_a_row_is_taken_the_others_close_up() -> None:
    """RIG-R42: rows keep their order and are counted from 1; `take-row 2` is now what was row 3."""
    g = riga(rows=["3 wine", "cloth, glass", "5 grain"])

    play(g, "take-row 2", "end")
    assert words(g) == ["take-row 1", "take-row 2"]
    play(g, "take-row 2")

    assert goods(g, 1) == {"grain": 5}


def test_taking_is_compulsory() -> None:
    """RIG-30: even the last row that nobody wants; it cannot be declined."""
    g = riga(rows=["5 grain"])

    assert words(g) == ["take-row 1"]
    assert refused(g, "end") == "RIG-30"


def test_during_a_turn_the_hand_may_hold_any_number_of_cards() -> None:
    """RIG-30: nobody is stopped from taking, and nothing is discarded before winter."""
    g = riga({"goods": "4 cloth, 5 wine", "buildings": ["visby-inn"]}, rows=["5 grain"])

    play(g, "take-row 1", "end")

    assert goods(g, 0) == {"cloth": 4, "wine": 5, "grain": 5}
    assert (g.view(None)["season"], g.to_move) == ("summer", 1)


def test_what_was_taken_is_not_replaced_before_next_spring() -> None:
    """RIG-31: the next player finds less."""
    g = riga(rows=["3 wine", "5 grain"], new=["visby-bank"], old=["danzig-bank"])

    play(g, "take-building visby-bank", "end")
    assert words(g) == ["take-building danzig-bank", "take-row 1", "take-row 2"]
    play(g, "take-row 1", "end")

    assert words(g) == ["take-building danzig-bank", "take-row 1"]


@pytest.mark.parametrize(
    ("word", "kind", "values"),
    [
        ("take-building visby-bank", "took-building", {"building": "visby-bank"}),
        ("take-row 1", "took-row", {"row": 1, "goods": ["cloth", "wine", "wine"]}),
    ],
)
def test_cards_taken_are_seen_by_all(word: str, kind: str, values: dict[str, object]) -> None:
    """RIG-32: word and event are open, with what was taken."""
    g = riga(rows=["cloth, 2 wine"], new=["visby-bank"])
    g.journal = []

    assert g.audience(RIGA.move(word)) == skerry.EVERYONE
    play(g, word)

    told = [(event.kind, event.values, event.audience) for event in g.journal]
    assert told == [(kind, values, skerry.EVERYONE)]


def test_if_the_display_is_empty_the_turn_begins_with_building() -> None:
    """RIG-R8: the first player takes the last row, the second has phase B only, with functions as always."""
    second = {"goods": "2 cloth", "buildings": ["danzig-bank"], "built": ["visby-treasury", "visby-builders-yard"]}
    g = riga({}, second, rows=["5 grain"])

    play(g, "take-row 1", "end")

    assert (g.to_move, g.view(None)["phase"]) == (1, "build")
    assert words(g) == ["build danzig-bank", "use treasury", "use builders-yard", "end"]


@pytest.mark.parametrize(
    ("display", "only"),
    [
        ({"rows": ["grain"]}, "take-row 1"),
        ({"new": ["visby-bank"]}, "take-building visby-bank"),
        ({"old": ["visby-bank"]}, "take-building visby-bank"),
    ],
)
def test_as_long_as_anything_lies_there_it_must_be_taken(display: dict[str, Any], only: str) -> None:
    """RIG-R8, RIG-30: a single row, new building or old building."""
    g = riga(**display, phase="build")

    play(g, "end")

    assert words(g) == [only]


def test_treasury_and_yard_may_be_used_before_taking() -> None:
    """RIG-28, RIG-R37: the player has still to take afterwards."""
    g = riga({"built": ["visby-treasury", "visby-builders-yard"]}, rows=["5 grain"])
    assert words(g) == ["take-row 1", "use treasury", "use builders-yard"]

    play(g, "use treasury", "draw wine", "draw wine", "draw cloth", "keep wine")
    assert words(g) == ["take-row 1", "use builders-yard"]
    play(g, "use builders-yard", *(f"draw-building danzig-{b}" for b in FIVE_KINDS), "keep-none")

    assert words(g) == ["take-row 1"]
    assert refused(g, "use treasury") == "RIG-57"
    assert refused(g, "use monastery") == "RIG-54"
    assert g.view(None)["phase"] == "take"


def test_the_monastery_cannot_be_used_while_building() -> None:
    """RIG-28, RIG-75: its moment is before taking."""
    g = riga({"built": ["riga-monastery"]}, rows=["3 wine", "5 grain", "3 wine"], variants={"riga_buildings": True})
    assert "use monastery" in words(g)

    play(g, "take-row 1")

    assert words(g) == ["end"]
    assert refused(g, "use monastery") == "RIG-75"


def test_treasury_and_yard_may_be_used_while_building() -> None:
    """RIG-28, RIG-R37: also when three buildings were built in this turn."""
    g = riga({"built": ["visby-treasury", "visby-builders-yard"]}, phase="build", builds=3)
    assert words(g) == ["use treasury", "use builders-yard", "end"]

    play(g, "use treasury", "draw wine", "draw wine", "draw cloth", "keep cloth")

    assert words(g) == ["use builders-yard", "end"]
    assert refused(g, "use treasury") == "RIG-57"
    assert refused(g, "use monastery") == "RIG-75"


# --- phase B: build ---------------------------------------------------------------------------------------------------


def test_up_to_three_buildings_may_be_built_in_a_turn() -> None:
    """RIG-33: the fourth has to wait although it could be paid."""
    held = ["danzig-treasury", "danzig-bank", "visby-treasury", "tallinn-inn"]
    g = riga({"goods": "6 cloth, 6 glass", "buildings": held}, phase="build")

    play(g, "build danzig-treasury", "pay", "pay glass")
    assert words(g) == ["build danzig-bank", "build visby-treasury", "build tallinn-inn", "end"]
    play(g, "build danzig-bank", "pay glass", "pay glass")
    assert words(g) == ["build visby-treasury", "build tallinn-inn", "end"]
    play(g, "build visby-treasury", "pay glass", "pay glass")

    assert words(g) == ["end"]
    assert refused(g, "build tallinn-inn") == "RIG-33"
    assert hand(g, 0) == ["tallinn-inn"]


def test_none_need_be_built() -> None:
    """RIG-33: `end` is always there."""
    g = riga({"goods": "2 cloth", "buildings": ["danzig-bank"]}, phase="build")
    assert words(g) == ["build danzig-bank", "end"]

    play(g, "end")

    assert hand(g, 0) == ["danzig-bank"]
    assert g.to_move == 1


def test_a_player_is_told_what_building_costs_and_what_they_have() -> None:
    """RIG-33, RIG-34, RIG-37: of `end` there is nothing to say."""
    g = riga({"goods": "2 cloth", "buildings": ["danzig-bank"], "built": ["visby-treasury"]}, phase="build")

    assert said(g, "build danzig-bank") == "costs 8; you can pay 10 in Danzig"
    assert "3 goods" in said(g, "use treasury")
    assert said(g, "end") == ""


def test_only_buildings_in_hand_can_be_built() -> None:
    """RIG-33: neither one on display nor one of another player."""
    g = riga({"goods": "6 cloth"}, {"buildings": ["danzig-bank"]}, new=["danzig-inn"], phase="build")

    assert words(g) == ["end"]
    assert refused(g, "build danzig-bank") == refused(g, "build danzig-inn") == "RIG-33"
    assert refused(g, "skip") == "RIG-33"


def test_a_building_taken_in_this_turn_may_be_built() -> None:
    """RIG-33."""
    g = riga({"goods": "2 cloth"}, new=["danzig-bank"])

    play(g, "take-building danzig-bank", "build danzig-bank", "pay cloth", "pay cloth")

    assert built(g, 0) == ["danzig-bank fresh"]
    assert hand(g, 0) == []


# --- fresh and active -------------------------------------------------------------------------------------------------


def test_nothing_on_a_building_works_in_the_turn_in_which_it_was_built() -> None:
    """RIG-44: a Trading Office just built pays nothing, and its merchant does not fill the Bank."""
    held = ["tallinn-trading-office", "danzig-bank"]
    player = {"goods": "3 cloth, glass", "buildings": held, "built": ["visby-bank"]}
    g = riga(player, rows=["grain"], phase="build")

    play(g, "build tallinn-trading-office", "pay cloth", "pay cloth", "pay cloth")

    assert built(g, 0) == ["visby-bank", "tallinn-trading-office fresh"]
    assert g.view(0)["players"][0]["power"]["danzig"] == 6
    assert words(g) == ["end"]


def test_from_the_next_turn_on_everything_on_it_works() -> None:
    """RIG-44, RIG-R17: 6 for the glass, 4 for the Trading Office, 2 for the Bank with its merchant."""
    held = ["tallinn-trading-office", "danzig-bank"]
    player = {"goods": "3 cloth, glass", "buildings": held, "built": ["visby-bank"]}
    g = riga(player, season="autumn", rows=["grain"], phase="build", start_player=1, turn=0)

    play(g, "build tallinn-trading-office", "pay cloth", "pay cloth", "pay cloth", "end")

    assert built(g, 0) == ["visby-bank", "tallinn-trading-office"]
    assert g.view(0)["players"][0]["power"]["danzig"] == 12


def test_a_building_is_fresh_only_for_its_own_turn() -> None:
    """RIG-44, RIG-R17: the mark is gone when the next player's turn begins."""
    g = riga({"built": ["danzig-bank fresh"]}, phase="build")
    assert built(g, 0) == ["danzig-bank fresh"]

    play(g, "end")

    assert g.to_move == 1
    assert built(g, 0) == ["danzig-bank"]
