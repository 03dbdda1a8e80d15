"""Functions in general (RIG-54 to RIG-61): when they work, how often, and what stays."""

import pytest

from skerry.kernel.testing import play, refused, said, words
from tests.riga.table import RIGA, built, goods, riga

DECK = [card["id"] for card in RIGA.pack.data["building"]]
THREE = ["tallinn-bank", "tallinn-inn", "tallinn-crane"]


def test_functions_may_be_used_at_any_moment_of_the_own_turn() -> None:
    """RIG-54: before taking, between taking and building, between two buildings, and when three are built."""
    treasuries = [f"{city}-treasury" for city in ("visby", "tallinn", "stockholm", "danzig")]
    g = riga(
        {"goods": "9 wine", "buildings": ["visby-archive"], "built": treasuries},
        rows=["2 cloth"],
        goods_pile="14 grain",
    )

    assert words(g) == ["take-row 1", "use treasury"]
    play(g, "use treasury", "draw grain", "draw grain", "draw grain", "keep grain")
    assert words(g) == ["take-row 1", "use treasury"]
    play(g, "take-row 1")
    assert words(g) == ["build visby-archive", "use treasury", "end"]
    play(g, "use treasury", "draw grain", "draw grain", "draw grain", "keep grain")
    play(g, "build visby-archive", "pay wine", "pay wine")
    assert words(g) == ["use treasury", "end"]
    play(g, "use treasury", "draw grain", "draw grain", "draw grain", "keep grain")

    assert goods(g, 0) == {"cloth": 2, "wine": 7, "grain": 3}
    assert built(g, 0)[:4] == [
        "visby-treasury used",
        "tallinn-treasury used",
        "stockholm-treasury used",
        "danzig-treasury",
    ]

    g = riga({"built": ["visby-treasury", "danzig-builders-yard"]}, phase="build", builds=3)
    assert words(g) == ["use treasury", "use builders-yard", "end"]


def test_nobody_uses_functions_in_the_turn_of_another() -> None:
    """RIG-54: seat 1 has a Treasury and a Trading Office, but seat 0 has the turn."""
    g = riga(
        {"goods": "wine", "buildings": ["visby-treasury"]},
        {"built": ["danzig-treasury", "danzig-trading-office", "danzig-crane"]},
        phase="build",
    )

    assert words(g) == ["end"]
    assert said(g, "use treasury") == "You have no Treasury that you could use now (RIG-54)."


def test_using_a_function_is_voluntary() -> None:
    """RIG-54: with everything unused the turn may end, and everything stays unused."""
    tableau = ["visby-treasury", "visby-builders-yard", "visby-crane", "visby-bank", "visby-guildhall"]
    g = riga({"built": tableau}, phase="build")

    play(g, "end")

    assert built(g, 0) == tableau


@pytest.mark.parametrize(
    ("function", "building"), [("treasury", "visby-treasury"), ("builders-yard", "visby-builders-yard")]
)
def test_a_fresh_function_cannot_be_used_and_works_from_the_next_turn_on(function: str, building: str) -> None:
    """RIG-55: not in the turn in which it was built, not even after it; in the player's next turn it does."""
    g = riga({"goods": "3 wine", "buildings": [building]}, phase="build", start_player=1, turn=0)
    play(g, f"build {building}")
    while "end" not in words(g):
        play(g, words(g)[0])

    assert words(g) == ["end"]
    name = "Treasury" if function == "treasury" else "Builders' Yard"
    assert said(g, f"use {function}") == f"You built {name} this turn. It works from your next turn on (RIG-55)."

    play(g, "end")

    assert g.view(0)["season"] == "autumn"
    assert words(g) == [f"use {function}", "end"]


def test_a_fresh_function_is_refused_before_a_payment_and_a_used_one_too() -> None:
    """RIG-55, RIG-57: an old Treasury is used and a new one is fresh; neither can be used."""
    g = riga({"built": ["visby-treasury used", "danzig-treasury fresh"]}, phase="build")
    assert words(g) == ["end"]
    assert refused(g, "use treasury") == "RIG-55"

    g = riga({"built": ["visby-treasury used"]}, phase="build")
    assert words(g) == ["end"]
    assert said(g, "use treasury") == "Treasury works only once, and you have used it (RIG-57)."

    g = riga({"built": ["visby-treasury used"]}, rows=["2 cloth"])
    assert words(g) == ["take-row 1"]
    assert refused(g, "use treasury") == "RIG-57"
    assert refused(g, "use builders-yard") == "RIG-54"


@pytest.mark.parametrize(
    ("fresh", "city", "good", "price"),
    [("visby-manufactory", "visby", "wine", 5), ("visby-market-hall", "visby", "cloth", 0)],
)
def test_fresh_manufactories_and_market_halls_change_no_price(fresh: str, city: str, good: str, price: int) -> None:
    """RIG-55: the prices of a Manufactory or Market Hall hold from the next turn on."""
    g = riga({"built": [f"{fresh} fresh"]}, phase="build")
    assert g.view(0)["players"][0]["prices"][city][good] == price

    g = riga({"built": [fresh]}, phase="build")
    assert g.view(0)["players"][0]["prices"][city][good] > price


def test_merchants_and_knights_of_fresh_buildings_do_not_count() -> None:
    """RIG-55, RIG-R40, dead end 6: a Guildhall built in a separate payment before leaves the Bank at 2 × 2 ducats."""
    g = riga(
        {
            "goods": "2 wine",
            "buildings": ["visby-guildhall", "danzig-treasury"],
            "built": ["danzig-bank", "tallinn-guildhall"],
        },
        phase="build",
    )
    play(g, "build visby-guildhall", "pay wine", "pay wine")

    assert g.view(0)["players"][0]["power"]["danzig"] == 4
    assert words(g) == ["end"]
    assert said(g, "build danzig-treasury") == "It costs 6 ducats, and you can pay 4 in Danzig (RIG-37)."
    assert g.view(0)["players"][0]["merchants"] == 4

    g = riga({"built": ["danzig-inn", "visby-fortress", "tallinn-fortress fresh"]}, phase="build")
    assert g.view(0)["players"][0]["power"]["danzig"] == 4


def test_functions_may_be_combined_in_one_payment() -> None:
    """RIG-56: Crane, Trading Office, Bank, Inn and grain together pay for the Trading Office of Stockholm, 18 ÷ 2."""
    tableau = ["visby-crane", "visby-trading-office", "visby-bank", "visby-inn", "visby-manufactory"]
    g = riga({"goods": "grain", "buildings": ["stockholm-trading-office"], "built": tableau}, phase="build")

    play(g, "build stockholm-trading-office", "crane stockholm-trading-office")
    assert g.view(0)["owed"] == 9
    for item in ["pay trading-office", "pay bank", "pay inn", "pay grain"]:
        assert words(g) == [item]
        play(g, item)

    marks = ["visby-crane used", "visby-trading-office used", "visby-bank used", "visby-inn used", "visby-manufactory"]
    assert built(g, 0) == [*marks, "stockholm-trading-office fresh"]


def test_a_used_function_keeps_its_points_and_its_symbols() -> None:
    """RIG-57, RIG-60: a Trading Office keeps 5 points and its merchant, a Treasury 3 points and its knight."""
    g = riga({"built": ["visby-trading-office used", "visby-treasury used", "danzig-bank", "danzig-inn"]})

    me = g.view(0)["players"][0]
    assert (me["merchants"], me["knights"], me["points"]) == (1, 1, 5 + 3 + 3 + 4)
    assert me["power"]["visby"] == 2 + 2  # the Bank and the Inn still count them


def test_a_used_function_is_only_marked() -> None:
    """RIG-58, RIG-R22: no card covers it; the building draw pile stays as it is, and everyone sees the mark."""
    g = riga({"goods": "grain", "buildings": ["visby-treasury"], "built": ["danzig-trading-office"]}, phase="build")
    pile = g.view(1)["building_pile"]

    play(g, "build visby-treasury", "pay trading-office", "pay grain")

    assert g.view(1)["building_pile"] == pile
    assert g.view(1)["players"][0]["built"][0] == {"id": "danzig-trading-office", "used": True, "fresh": False}


@pytest.mark.parametrize(
    ("building", "symbols", "moves", "gone"),
    [
        (
            "visby-bank",
            "tallinn-guildhall",
            ["build danzig-treasury", "pay bank", "pay wine"],
            "build stockholm-archive",
        ),
        ("visby-inn", "tallinn-fortress", ["build danzig-treasury", "pay inn", "pay wine"], "build stockholm-archive"),
        (
            "visby-trading-office",
            "tallinn-archive",
            ["build danzig-treasury", "pay trading-office", "pay wine"],
            "build stockholm-archive",
        ),
        (
            "visby-crane",
            "tallinn-archive",
            ["build danzig-treasury", "crane danzig-treasury", "pay wine"],
            "build stockholm-archive",
        ),
        ("visby-treasury", "tallinn-archive", ["use treasury", *3 * ["draw wine"], "keep wine"], "use treasury"),
        (
            "visby-builders-yard",
            "tallinn-archive",
            ["use builders-yard", *[f"draw-building tallinn-{kind}" for kind in ("bank", "inn", "crane")], "keep-none"],
            "use builders-yard",
        ),
    ],
)
def test_one_shot_functions_work_once(building: str, symbols: str, moves: list[str], gone: str) -> None:
    """RIG-57, RIG-59: Bank, Inn, Trading Office, Crane, Treasury, Builders' Yard; what they made possible is gone."""
    g = riga(
        {
            "goods": "glass, wine",
            "buildings": ["danzig-treasury", "stockholm-archive"],
            "built": [building, symbols],
        },
        {"built": [b for b in DECK if b not in ("danzig-treasury", "stockholm-archive", building, symbols, *THREE)]},
        phase="build",
    )
    assert gone in words(g)

    play(g, *moves)

    assert built(g, 0)[0] == f"{building} used"
    assert gone not in words(g)


def test_manufactory_and_market_hall_work_in_every_payment() -> None:
    """RIG-59, RIG-70, RIG-71: they are not one-shot; cloth pays 6 in Visby twice in the same turn."""
    tableau = ["visby-market-hall", "stockholm-manufactory"]
    g = riga(
        {"goods": "2 cloth, wine", "buildings": ["visby-treasury", "visby-archive"], "built": tableau}, phase="build"
    )

    play(g, "build visby-treasury", "pay", "pay cloth")
    assert g.view(0)["players"][0]["prices"]["visby"]["cloth"] == 6
    play(g, "build visby-archive", "pay cloth", "pay wine")

    assert built(g, 0) == [*tableau, "visby-treasury fresh", "visby-archive fresh"]


@pytest.mark.parametrize(
    ("building", "merchants", "knights"),
    [
        ("visby-guildhall", 2, 0),
        ("visby-trading-office", 1, 0),
        ("visby-trading-office used", 1, 0),
        ("visby-market-hall", 1, 0),
        ("riga-school merchant", 1, 0),
        ("visby-fortress", 0, 2),
        ("visby-manufactory", 0, 1),
        ("visby-treasury", 0, 1),
        ("visby-treasury used", 0, 1),
        ("riga-school knight", 0, 1),
        ("visby-archive", 0, 0),
        ("visby-lodge", 0, 0),
        ("visby-crane", 0, 0),
        ("visby-builders-yard", 0, 0),
        ("riga-storehouse", 0, 0),
    ],
)
def test_merchants_and_knights_are_counted_as_printed(building: str, merchants: int, knights: int) -> None:
    """RIG-60, RIG-65, RIG-66, RIG-67, RIG-70 to RIG-72, RIG-76: with a Bank and an Inn beside it, 2 ducats for each."""
    g = riga({"built": ["danzig-bank", "danzig-inn", building]}, variants={"riga_buildings": True})

    me = g.view(0)["players"][0]
    assert (me["merchants"], me["knights"]) == (merchants, knights)
    trading_office = 4 if building == "visby-trading-office" else 0
    assert me["power"]["danzig"] == 2 * merchants + 2 * knights + trading_office


def test_several_buildings_of_one_kind_each_work() -> None:
    """RIG-61: two Trading Offices pay 4 ducats each, and both bring a merchant."""
    offices = ["visby-trading-office", "tallinn-trading-office"]
    g = riga({"buildings": ["danzig-archive"], "built": offices}, phase="build")

    assert g.view(0)["players"][0]["merchants"] == 2
    play(g, "build danzig-archive")
    assert words(g) == ["pay trading-office"]
    play(g, "pay trading-office")
    assert words(g) == ["pay trading-office"]
    play(g, "pay trading-office")

    assert built(g, 0) == ["visby-trading-office used", "tallinn-trading-office used", "danzig-archive fresh"]
