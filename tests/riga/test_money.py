"""Money functions: Bank, Trading Office and Inn (RIG-63, RIG-67, RIG-73), and several of them (RIG-R34, RIG-R36)."""

import pytest

from skerry.kernel.testing import play, refused, said, words
from tests.riga.table import built, riga


def ducats(*tableau: str) -> int:
    """What the money functions of a tableau are worth in seat 0's turn: the purchasing power without goods (RIG-37)."""
    g = riga({"built": list(tableau)}, variants={"riga_buildings": True})
    power: int = g.view(0)["players"][0]["power"]["visby"]
    return power


def test_a_bank_gives_two_ducats_for_each_merchant_and_they_remain() -> None:
    """RIG-63: four merchants of two Guildhalls make 8 ducats, and four merchants they stay."""
    g = riga(
        {"buildings": ["danzig-archive"], "built": ["visby-bank", "tallinn-guildhall", "stockholm-guildhall"]},
        phase="build",
    )

    play(g, "build danzig-archive")
    assert said(g, "pay bank") == "pays 8"
    play(g, "pay bank")

    assert built(g, 0)[0] == "visby-bank used"
    assert g.view(0)["players"][0]["merchants"] == 4


def test_an_inn_gives_two_ducats_for_each_knight_and_they_remain() -> None:
    """RIG-73: three knights of Fortress and Treasury make 6 ducats, and three knights they stay."""
    g = riga(
        {"buildings": ["danzig-treasury"], "built": ["visby-inn", "visby-fortress", "visby-treasury"]}, phase="build"
    )

    play(g, "build danzig-treasury")
    assert said(g, "pay inn") == "pays 6"
    play(g, "pay inn")

    assert built(g, 0)[0] == "visby-inn used"
    assert g.view(0)["players"][0]["knights"] == 4  # the new Treasury shows one more


def test_a_trading_office_gives_four_ducats_once() -> None:
    """RIG-67: 4 ducats, and its merchant counts for a Bank before and after."""
    assert ducats("visby-trading-office") == 4
    assert ducats("visby-trading-office", "visby-bank") == 4 + 2
    assert ducats("visby-trading-office used", "visby-bank") == 2


def test_several_banks_or_inns_each_count_all_anew() -> None:
    """RIG-R36: two Banks with two merchants give 4 + 4 in one payment; so do two Inns with two knights."""
    assert ducats("visby-guildhall", "visby-bank", "danzig-bank") == 8
    assert ducats("visby-fortress", "visby-inn", "danzig-inn") == 8

    tableau = ["visby-guildhall", "visby-bank", "danzig-bank"]
    g = riga({"buildings": ["danzig-archive"], "built": tableau}, phase="build")
    play(g, "build danzig-archive", "pay bank", "pay bank")
    assert built(g, 0) == ["visby-guildhall", "visby-bank used", "danzig-bank used", "danzig-archive fresh"]


@pytest.mark.parametrize(
    ("tableau", "moves", "marked"),
    [
        (["tallinn-bank", "visby-bank", "visby-guildhall"], ["build danzig-treasury", "pay bank"], "tallinn-bank used"),
        (
            ["tallinn-bank used", "visby-bank", "visby-guildhall"],
            ["build danzig-treasury", "pay bank"],
            "visby-bank used",
        ),
        (["tallinn-inn", "visby-inn", "visby-fortress"], ["build danzig-treasury", "pay inn"], "tallinn-inn used"),
        (["tallinn-crane", "visby-crane"], ["build danzig-treasury", "crane danzig-treasury"], "tallinn-crane used"),
        (["tallinn-treasury", "visby-treasury"], ["use treasury"], "tallinn-treasury used"),
        (["tallinn-builders-yard", "visby-builders-yard"], ["use builders-yard"], "tallinn-builders-yard used"),
        (
            ["tallinn-trading-office", "visby-trading-office"],
            ["build danzig-treasury", "pay trading-office"],
            "tallinn-trading-office used",
        ),
    ],
)
def test_equal_functions_are_offered_once_and_the_one_built_first_is_marked(
    tableau: list[str], moves: list[str], marked: str
) -> None:
    """RIG-R34: of several Banks, Inns, Cranes, Yards, Treasuries or Trading Offices the first that is unused."""
    g = riga({"goods": "2 wine, cloth", "buildings": ["danzig-treasury"], "built": tableau}, phase="build")

    for word in moves:
        assert words(g).count(word) == 1
        play(g, word)

    assert [b for b in built(g, 0) if b.endswith(" used") and b not in tableau] == [marked]


def test_merchants_of_the_batch_being_paid_do_not_count() -> None:
    """RIG-55, dead end 6: a Guildhall in a joint payment does not raise the Bank that pays for it."""
    g = riga(
        {"goods": "3 wine", "buildings": ["visby-guildhall", "visby-treasury"], "built": ["danzig-bank"]}, phase="build"
    )

    play(g, "build visby-guildhall")

    assert words(g) == ["pay wine"]  # 15 ducats of goods; the Treasury would make 16, and the Bank gives nothing
    assert refused(g, "pay bank") == "RIG-R35"
