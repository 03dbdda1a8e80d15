"""What goods and functions pay, and which payments are legal (RIG-35 to RIG-37, RIG-42, RIG-R11, RIG-R15, RIG-R16)."""

from typing import cast

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, refused, said, summed, words
from tests.riga.table import built, goods, riga

# Section 7 of the ledger; 0: cannot be used there.
PRICES = {
    "visby": {"cloth": 0, "glass": 4, "wine": 5, "grain": 2},
    "tallinn": {"cloth": 5, "glass": 0, "wine": 3, "grain": 4},
    "stockholm": {"cloth": 7, "glass": 4, "wine": 0, "grain": 2},
    "danzig": {"cloth": 5, "glass": 6, "wine": 3, "grain": 0},
    "riga": {"cloth": 5, "glass": 4, "wine": 3, "grain": 2},
}

# --- what a good pays -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", PRICES)
def test_what_a_good_pays_depends_on_the_city(city: str) -> None:
    """RIG-35, RIG-36: in each city one kind is blocked and one pays 2 more; in Riga all pay their base value."""
    g = riga({})

    assert g.view(0)["players"][0]["prices"][city] == PRICES[city]


@pytest.mark.parametrize(
    ("building", "hand", "offered"),
    [
        ("visby-treasury", "3 cloth, glass, wine, grain", ["pay glass", "pay wine"]),
        ("tallinn-inn", "cloth, 3 glass, wine, grain", ["pay cloth"]),
        ("stockholm-archive", "cloth, glass, 3 wine, grain", ["pay cloth"]),
        ("danzig-bank", "cloth, glass, wine, 3 grain", ["pay cloth", "pay glass"]),
    ],
)
def test_a_blocked_good_cannot_be_used(building: str, hand: str, offered: list[str]) -> None:
    """RIG-35, RIG-36: the kind shown as "–" in a city is never offered there."""
    g = riga({"goods": hand, "buildings": [building]}, phase="build")

    play(g, f"build {building}")

    assert words(g) == offered


def test_a_blocked_good_is_refused_with_the_city() -> None:
    """RIG-35: cloth pays nothing in Visby."""
    g = riga({"goods": "cloth, 2 wine", "buildings": ["visby-archive"]}, phase="build")
    play(g, "build visby-archive")

    assert said(g, "pay cloth") == "cloth is worth nothing in Visby (RIG-35)."


def test_blocked_goods_do_not_help_to_begin_a_building() -> None:
    """RIG-36, RIG-37: eight cloth count 0 in Visby."""
    g = riga({"goods": "8 cloth, glass", "buildings": ["visby-treasury"]}, phase="build")

    assert words(g) == ["end"]
    assert said(g, "build visby-treasury") == "It costs 6 ducats, and you can pay 4 in Visby (RIG-37)."


def test_a_manufactory_makes_its_good_pay_one_more_in_every_city() -> None:
    """RIG-36, RIG-70, RIG-R16: wine pays 1 more, also where it is dear and in Riga; not where it is blocked."""
    g = riga({"built": ["visby-manufactory"]})

    wine = {city: prices["wine"] for city, prices in g.view(0)["players"][0]["prices"].items()}
    assert wine == {"visby": 6, "tallinn": 4, "stockholm": 0, "danzig": 4, "riga": 4}
    glass = {city: prices["glass"] for city, prices in g.view(0)["players"][0]["prices"].items()}
    assert glass == {city: prices["glass"] for city, prices in PRICES.items()}


@pytest.mark.parametrize(
    ("city", "kind", "power"),
    [
        ("stockholm", "cloth", {"visby": 0, "tallinn": 18, "stockholm": 24, "danzig": 18, "riga": 18}),
        ("danzig", "glass", {"visby": 15, "tallinn": 0, "stockholm": 15, "danzig": 21, "riga": 15}),
        ("visby", "wine", {"visby": 18, "tallinn": 12, "stockholm": 0, "danzig": 12, "riga": 12}),
        ("tallinn", "grain", {"visby": 9, "tallinn": 15, "stockholm": 9, "danzig": 0, "riga": 9}),
    ],
)
def test_with_a_manufactory_each_card_of_its_good_adds_one_more(city: str, kind: str, power: dict[str, int]) -> None:
    """RIG-36, RIG-37, RIG-70: three cards of each kind, with the Manufactory for it."""
    g = riga({"goods": f"3 {kind}", "built": [f"{city}-manufactory"]})

    assert g.view(0)["players"][0]["power"] == power


def test_a_manufactory_does_not_admit_a_blocked_good() -> None:
    """RIG-70: cloth stays unusable in Visby with the Manufactory for cloth alone."""
    g = riga(
        {"goods": "3 cloth, wine", "buildings": ["visby-treasury"], "built": ["stockholm-manufactory"]}, phase="build"
    )

    assert words(g) == ["end"]
    assert said(g, "build visby-treasury") == "It costs 6 ducats, and you can pay 5 in Visby (RIG-37)."


def test_a_market_hall_admits_its_good_at_the_base_value() -> None:
    """RIG-36, RIG-71, RIG-R15: with the Market Hall for cloth, cloth pays 5 in Visby, elsewhere as before."""
    g = riga({"goods": "2 cloth", "buildings": ["visby-archive"], "built": ["visby-market-hall"]}, phase="build")

    cloth = {city: prices["cloth"] for city, prices in g.view(0)["players"][0]["prices"].items()}
    assert cloth == {"visby": 5, "tallinn": 5, "stockholm": 7, "danzig": 5, "riga": 5}
    play(g, "build visby-archive", "pay cloth", "pay cloth")
    assert built(g, 0) == ["visby-market-hall", "visby-archive fresh"]


def test_a_market_hall_admits_only_its_own_good() -> None:
    """RIG-71: the Market Hall for cloth does not make grain usable in Danzig."""
    g = riga({"built": ["visby-market-hall"]})

    prices = g.view(0)["players"][0]["prices"]
    assert (prices["danzig"]["grain"], prices["stockholm"]["wine"], prices["tallinn"]["glass"]) == (0, 0, 0)


def test_an_admitted_good_pays_the_increased_price_with_the_matching_manufactory() -> None:
    """RIG-36, RIG-71: with Market Hall and Manufactory for cloth, cloth pays 5 + 1 in Visby."""
    g = riga(
        {"goods": "cloth", "buildings": ["visby-treasury"], "built": ["visby-market-hall", "stockholm-manufactory"]},
        phase="build",
    )

    play(g, "build visby-treasury")
    assert said(g, "pay cloth") == "pays 6"
    play(g, "pay cloth")

    assert built(g, 0)[-1] == "visby-treasury fresh"


def test_several_manufactories_for_one_kind_add_up() -> None:
    """RIG-R16, RIG-61: in a pack with two Manufactories for wine, wine pays 5 + 2 in Visby."""
    game = skerry.game("riga", version=1, changes={"building.danzig-manufactory.good": "wine"})
    g = game.scenario({"players": [{"built": ["visby-manufactory", "danzig-manufactory"]}]})

    prices = g.view(0)["players"][0]["prices"]
    assert (prices["visby"]["wine"], prices["danzig"]["wine"], prices["danzig"]["glass"]) == (7, 5, 6)


def test_buildings_of_other_players_change_no_prices() -> None:
    """RIG-36: what counts is the player's own Market Hall and Manufactory."""
    g = riga({}, {"built": ["visby-market-hall", "visby-manufactory"]})

    assert g.view(0)["players"][0]["prices"] == PRICES


# --- purchasing power -------------------------------------------------------------------------------------------------


def test_purchasing_power_is_all_goods_at_their_price_there_and_all_money_functions() -> None:
    """RIG-37: Trading Office 4, Bank 2 × 2 merchants, Inn 2 × 2 knights, and cloth and grain at the city's price."""
    offices = ["visby-trading-office", "tallinn-market-hall", "danzig-bank", "visby-fortress", "danzig-inn"]
    g = riga({"goods": "cloth, grain", "built": offices})

    assert g.view(0)["players"][0]["power"] == {
        "visby": 12 + 0 + 2,
        "tallinn": 12 + 5 + 4,
        "stockholm": 12 + 7 + 2,
        "danzig": 12 + 5 + 0,
        "riga": 12 + 5 + 2,
    }


@pytest.mark.parametrize(
    ("built_before", "ducats"),
    [
        (["visby-trading-office used"], 0),
        (["visby-trading-office", "danzig-trading-office"], 8),
        (["visby-guildhall", "danzig-bank used"], 0),
        (["visby-guildhall", "danzig-bank used", "visby-bank"], 4),
        (["visby-fortress", "danzig-inn used", "visby-inn"], 4),
        (["riga-exchange-office charged"], 8),
        (["riga-exchange-office"], 0),
    ],
)
def test_only_money_functions_that_are_not_used_count(built_before: list[str], ducats: int) -> None:
    """RIG-37: a used function gives nothing, an unused one its ducats; the Exchange Office 8 if it is charged."""
    g = riga({"goods": "glass", "built": built_before}, variants={"riga_buildings": True})

    assert g.view(0)["players"][0]["power"]["visby"] == 4 + ducats


# --- minimal covers ---------------------------------------------------------------------------------------------------


def test_payment_is_asked_item_by_item_in_canonical_order() -> None:
    """RIG-R11: for 8 ducats in Danzig from cloth 5, 5, glass 6, wine 3; no payment has a superfluous card."""
    g = riga({"goods": "2 cloth, glass, wine", "buildings": ["danzig-market-hall"]}, phase="build")

    play(g, "build danzig-market-hall")
    assert words(g) == ["pay cloth", "pay glass"]  # wine alone is too little, and what comes before it was passed over
    with_glass = g.copy()
    play(with_glass, "pay glass")
    assert words(with_glass) == ["pay wine"]
    play(g, "pay cloth")
    assert words(g) == ["pay cloth", "pay glass", "pay wine"]


def test_paying_too_much_is_legal_where_no_card_could_be_left_out() -> None:
    """RIG-R11, RIG-39: glass and wine are 9 for the 6 of the Treasury, and neither alone would do."""
    g = riga({"goods": "glass, wine, grain", "buildings": ["visby-treasury"]}, phase="build")

    play(g, "build visby-treasury", "pay glass")
    assert words(g) == ["pay wine", "pay grain"]
    assert said(g, "pay wine") == "pays 5, 3 wasted"
    play(g, "pay wine")

    assert goods(g, 0) == {"grain": 1}
    assert built(g, 0) == ["visby-treasury fresh"]


def test_a_superfluous_item_is_refused() -> None:
    """RIG-R11: after the 4 of the Trading Office a Bank of 8 would pay the 6 alone, so it cannot come second."""
    functions = ["danzig-trading-office", "danzig-bank", "tallinn-guildhall", "visby-market-hall"]
    g = riga({"goods": "grain", "buildings": ["visby-treasury"], "built": functions}, phase="build")

    play(g, "build visby-treasury")
    assert words(g) == ["pay trading-office", "pay bank"]
    play(g, "pay trading-office")

    assert words(g) == ["pay grain"]
    assert said(g, "pay bank") == "You have paid enough already; Bank would be wasted (RIG-R11)."


def test_another_item_of_the_same_kind_is_refused_where_it_is_superfluous() -> None:
    """RIG-R11: with 12 of 14 ducats paid a second Bank of 8 would make the Trading Office's 4 superfluous."""
    functions = ["danzig-trading-office", "danzig-bank", "stockholm-bank", "tallinn-guildhall", "visby-market-hall"]
    g = riga({"goods": "grain", "buildings": ["visby-fortress"], "built": functions}, phase="build")

    play(g, "build visby-fortress", "pay trading-office", "pay bank")

    assert words(g) == ["pay grain"]
    assert said(g, "pay bank") == "You have paid enough already; Bank would be wasted (RIG-R11)."


def test_an_item_that_only_superfluous_ones_could_follow_is_not_offered() -> None:
    """RIG-R11, dead end 3: the 4 of the Trading Office are too little, and the Bank's 6 beside them would do alone."""
    functions = ["danzig-trading-office", "danzig-bank", "tallinn-guildhall"]
    g = riga({"buildings": ["visby-treasury"], "built": functions}, phase="build")

    play(g, "build visby-treasury")

    assert words(g) == ["pay bank"]
    assert said(g, "pay trading-office") == "You have paid enough already; Trading Office would be wasted (RIG-R11)."


def test_an_item_is_refused_when_it_comes_too_late() -> None:
    """RIG-D11: functions before goods, cloth, glass, wine, grain; each payment is written in one way."""
    functions = ["danzig-trading-office"]
    g = riga({"goods": "glass, wine, grain", "buildings": ["visby-archive"], "built": functions}, phase="build")

    play(g, "build visby-archive", "pay glass")

    assert words(g) == ["pay wine"]
    assert said(g, "pay trading-office") == (
        "It is too late to pay with Trading Office: use functions first, then "
        "goods in the order of the price list (RIG-D11)."
    )


def test_an_item_is_refused_when_what_follows_it_would_not_be_enough() -> None:
    """RIG-D11, dead end 3: wine before glass would leave 1 of 6 ducats unpaid."""
    g = riga({"goods": "glass, wine", "buildings": ["visby-treasury"]}, phase="build")

    play(g, "build visby-treasury")

    assert words(g) == ["pay glass"]
    assert said(g, "pay wine") == (
        "It is too early to pay with wine: what comes after it on the price list won’t cover the rest (RIG-D11)."
    )


def test_a_sum_that_only_one_combination_covers_is_never_missed() -> None:
    """RIG-R11, dead end 3: an item is offered only if a payment without superfluous items begins with it.

    Due are 10 ducats; a Bank of 8, a Trading Office of 4 and three grain of 2 are there. After the Trading Office the
    Bank fits, with 2 in excess, and so do three grain; grain cannot come first, since 6 are too little.
    """
    functions = ["danzig-trading-office", "danzig-bank", "tallinn-guildhall", "visby-market-hall"]
    g = riga({"goods": "3 grain", "buildings": ["visby-archive"], "built": functions}, phase="build")

    play(g, "build visby-archive")
    assert words(g) == ["pay trading-office", "pay bank"]
    with_bank = g.copy()
    play(with_bank, "pay bank", "pay grain")
    assert built(with_bank, 0)[-1] == "visby-archive fresh"
    play(g, "pay trading-office")
    assert words(g) == ["pay bank", "pay grain"]
    play(g, "pay grain")
    assert words(g) == ["pay grain"]


@pytest.mark.parametrize(
    ("item", "sentence"),
    [
        ("pay cloth", "You have no cloth to pay with (RIG-34)."),
        ("pay exchange-office", "You have no charged Exchange Office (RIG-78)."),
        ("pay bank", "You have no Bank that you could use now (RIG-54)."),
        ("pay trading-office", "Trading Office works only once, and you have used it (RIG-57)."),
        ("pay inn", "You built Inn this turn. It works from your next turn on (RIG-55)."),
    ],
)
def test_what_the_player_does_not_have_is_refused_with_the_reason(item: str, sentence: str) -> None:
    """RIG-34, RIG-54, RIG-55, RIG-57: goods that are not in hand, functions that are not there, used or fresh."""
    tableau = ["danzig-trading-office used", "visby-fortress", "danzig-inn fresh"]
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"], "built": tableau}, phase="build")

    play(g, "build visby-archive")

    assert words(g) == ["pay wine"]
    assert said(g, item) == sentence


@pytest.mark.parametrize(
    ("function", "tableau"),
    [
        ("trading-office", ["danzig-trading-office fresh"]),
        ("bank", ["tallinn-guildhall", "danzig-bank fresh"]),
        ("inn", ["tallinn-fortress", "danzig-inn fresh"]),
        ("bank", ["tallinn-guildhall", "visby-bank used", "danzig-bank fresh"]),
    ],
)
def test_functions_of_fresh_buildings_cannot_pay(function: str, tableau: list[str]) -> None:
    """RIG-55, dead end 6: what was built in this turn does not count for what can be begun, nor can it pay."""
    g = riga({"goods": "wine", "buildings": ["visby-treasury"], "built": tableau}, phase="build")
    assert words(g) == ["end"]
    assert said(g, "build visby-treasury") == "It costs 6 ducats, and you can pay 5 in Visby (RIG-37)."

    g = riga({"goods": "2 wine", "buildings": ["visby-treasury"], "built": tableau}, phase="build")
    play(g, "build visby-treasury")
    assert words(g) == ["pay wine"]
    assert refused(g, f"pay {function}") == "RIG-55"


@pytest.mark.parametrize(
    "tableau", [["danzig-trading-office"], ["danzig-bank", "danzig-guildhall"], ["danzig-inn", "danzig-fortress"]]
)
def test_a_function_counts_once_for_what_a_payment_could_still_become(tableau: list[str]) -> None:
    """RIG-R11: with two such functions and one wine, 13 ducats, it would be no superfluous one; with one it is."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"], "built": tableau}, phase="build")

    play(g, "build visby-archive")

    assert words(g) == ["pay wine"]


def test_a_single_ducat_pays_too() -> None:
    """RIG-37, RIG-D11: in a pack whose Trading Offices give 1 ducat, one makes up what is missing."""
    game = skerry.game("riga", version=1, changes={"numbers.trading_office_ducats": 1})
    player = {"goods": "wine", "buildings": ["visby-treasury"], "built": ["visby-trading-office"]}
    g = cast(Riga, game.scenario({"players": [player], "phase": "build"}))

    play(g, "build visby-treasury")
    assert words(g) == ["pay trading-office"]
    play(g, "pay trading-office", "pay wine")

    assert built(g, 0) == ["visby-trading-office used", "visby-treasury fresh"]


def test_functions_without_ducats_are_no_payment() -> None:
    """RIG-R35: a Bank without merchants and an Inn without knights are not offered."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"], "built": ["danzig-bank", "danzig-inn"]}, phase="build")

    play(g, "build visby-archive")

    assert words(g) == ["pay wine"]
    assert said(g, "pay bank") == "Bank would do nothing now (RIG-R35)."
    assert said(g, "pay inn") == "Inn would do nothing now (RIG-R35)."


def test_the_eight_kinds_of_items_are_offered_in_canonical_order() -> None:
    """RIG-R11: Exchange Office, Trading Office, Bank, Inn, cloth, glass, wine, grain; each kind once."""
    tableau = ["riga-exchange-office charged", "visby-trading-office", "danzig-bank", "tallinn-fortress", "danzig-inn"]
    g = riga(
        {"goods": "2 cloth, glass, 4 wine, 5 grain", "built": tableau},
        phase="build",
        variants={"riga_buildings": True},
    )

    play(g, "build riga-storehouse", "pay")

    functions = ["pay exchange-office", "pay trading-office", "pay bank", "pay inn"]
    assert words(g) == [*functions, "pay cloth", "pay glass", "pay wine", "pay grain"]
    play(g, "pay trading-office", "pay bank", "pay inn")
    assert built(g, 0)[1:] == [
        "visby-trading-office used",
        "danzig-bank used",
        "tallinn-fortress",
        "danzig-inn used",
        "riga-storehouse fresh",
    ]


# --- what is picked ---------------------------------------------------------------------------------------------------


def test_what_is_picked_to_pay_is_added_up() -> None:
    """RIG-34: the Archive in Visby costs 10; there grain pays 2, glass 4 and wine 5."""
    g = riga({"goods": "2 wine, 3 glass, grain", "buildings": ["visby-archive"]}, phase="build")
    play(g, "build visby-archive")

    assert summed(g, "pay wine") == "5 of 10 ducats, 5 to go."
    assert summed(g, "pay wine", "pay wine") == "10 of 10 ducats, nothing wasted."
    assert summed(g, "pay glass", "pay glass", "pay glass") == "12 of 10 ducats, 2 wasted."


def test_a_crane_that_is_picked_lowers_what_is_due() -> None:
    """RIG-34, RIG-68: the Archive costs 5 instead of 10."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"], "built": ["danzig-crane"]}, phase="build")
    play(g, "build visby-archive")

    assert summed(g, "crane visby-archive", "pay wine") == "5 of 5 ducats, nothing wasted."
