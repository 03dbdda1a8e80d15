"""Spring (RIG-22 to RIG-26): old buildings leave, those left over become old, new ones are turned up."""

from typing import Any

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, words
from tests.riga.table import other_buildings, riga

FULL = "cloth, glass"  # a complete row, worth 9


def spring(*players: dict[str, Any], **scenario: Any) -> Riga:
    """The beginning of a spring."""
    return riga(*players, season="spring", **scenario)


def display(g: Riga) -> tuple[list[str], list[str]]:
    """The new and the old buildings."""
    return g.view(None)["new"], g.view(None)["old"]


def test_old_buildings_are_put_face_down_on_the_discard_pile() -> None:
    """RIG-22, RIG-23, RIG-24: step A, then what was new becomes old, then new ones come."""
    full = [FULL] * 4
    g = spring(rows=full, new=["visby-inn"], old=["danzig-inn", "danzig-bank"], year=3)

    assert display(g) == ([], ["visby-inn"])
    assert g.view(None)["building_discard"] == 2
    play(g, "draw-building visby-lodge", "draw-building tallinn-lodge", "draw-building visby-bank")

    assert display(g) == (["visby-lodge", "tallinn-lodge", "visby-bank"], ["visby-inn"])
    assert g.view(None)["building_pile"] == 48 - 6
    assert g.view(None)["season"] == "summer"


def test_old_buildings_can_be_taken_like_new_ones_after_the_separator_moved() -> None:
    """RIG-23, RIG-29: what is left over stays on offer for a second year."""
    g = spring(rows=[FULL] * 4, new=["visby-inn", "visby-bank", "danzig-inn"], year=2)

    play(g, "draw-building visby-lodge")

    assert words(g)[:4] == [
        "take-building visby-lodge",
        "take-building visby-inn",
        "take-building visby-bank",
        "take-building danzig-inn",
    ]


def test_with_all_buildings_left_over_no_new_one_comes() -> None:
    """RIG-24: new and old together are P+2, so there is no room above the separator."""
    left = ["visby-inn", "visby-bank", "danzig-inn", "danzig-bank"]
    g = spring(rows=[FULL] * 4, new=left, year=2)

    assert g.view(None)["season"] == "summer"

    assert display(g) == ([], left)
    assert g.view(None)["building_discard"] == 0


def test_each_building_of_the_pile_is_equally_likely_to_be_turned_up() -> None:
    """RIG-24 (RIG-C3): and each comes once."""
    g = spring(rows=[FULL] * 4, building_pile=["visby-inn", "visby-bank", "danzig-inn"])

    assert {(move.word, weight) for move, weight in g.chances()} == {
        ("draw-building visby-inn", 1),
        ("draw-building visby-bank", 1),
        ("draw-building danzig-inn", 1),
    }
    play(g, "draw-building visby-bank")

    assert sorted(words(g)) == ["draw-building danzig-inn", "draw-building visby-inn"]


def test_an_empty_building_pile_is_refilled_from_its_discard_pile() -> None:
    """RIG-25: the old buildings just removed are in it."""
    named = ["visby-inn", "visby-bank", "danzig-inn", "danzig-bank"]
    piles = {"building_pile": ["visby-inn"], "building_discard": ["visby-bank"], "old": ["danzig-inn", "danzig-bank"]}
    g = spring({}, {"built": other_buildings(*named)}, rows=[FULL] * 4, **piles)

    play(g, "draw-building visby-inn")

    assert sorted(words(g)) == [
        "draw-building danzig-bank",
        "draw-building danzig-inn",
        "draw-building visby-bank",
    ]
    assert (g.view(None)["building_pile"], g.view(None)["building_discard"]) == (3, 0)


def test_the_building_discard_pile_waits_until_the_draw_pile_is_empty() -> None:
    """RIG-25."""
    g = spring(rows=[FULL] * 4, building_pile=["visby-inn"])

    assert words(g) == ["draw-building visby-inn"]

    assert g.view(None)["building_discard"] == 47


def test_if_both_building_piles_are_empty_the_display_stays_short() -> None:
    """RIG-25: no more buildings come into play for the moment."""
    built = {"built": other_buildings("visby-inn", "visby-bank")}
    g = spring({}, built, rows=[FULL] * 4, old=["visby-inn"])

    play(g, "draw-building visby-bank", "draw-building visby-inn")

    assert display(g) == (["visby-bank", "visby-inn"], [])
    assert g.view(None)["season"] == "summer"


def test_a_building_is_on_offer_for_two_years_and_the_first_leave_in_the_third_spring() -> None:
    """RIG-22, RIG-23, RIG-26: two players take the four rows of each year and no building."""
    g = spring()
    seen = []
    for year in (1, 2, 3):
        while g.to_move == skerry.CHANCE:
            play(g, words(g)[0])
        seen.append((*display(g), g.view(None)["building_discard"]))
        while g.view(None)["year"] == year:
            play(g, "take-row 1" if "take-row 1" in words(g) else words(g)[-1])

    first, second, third = seen
    assert (len(first[0]), first[1:]) == (4, ([], 0))
    assert second == ([], first[0], 0)
    assert (len(third[0]), third[1:]) == (4, ([], 4))
    assert not set(third[0]) & set(first[0])
