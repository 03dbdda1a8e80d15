"""End of the game and scoring (RIG-60, RIG-62, RIG-69, RIG-79 to RIG-85)."""

from typing import Any

import pytest

import skerry
from skerry.games.riga.state import Riga
from tests.riga.table import riga


def final(*players: dict[str, Any], **scenario: Any) -> Riga:
    """The end of a game with these players: the last winter, in which nobody has cards to discard."""
    year = 9 if len(players) == 3 else 8
    return riga(*players, **{"year": year, "season": "winter", **scenario})


def points(*tableau: str, **player: Any) -> dict[str, int]:
    """The points of seat 0 by source, those there are."""
    sources: dict[str, int] = final({"built": list(tableau), **player}, {}).outcome()["points"][0]
    return {source: count for source, count in sources.items() if count}


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 9), (4, 8)])
def test_the_game_ends_after_the_winter_of_the_last_year(seats: int, last: int) -> None:
    """RIG-79: year 8, with 3 players year 9; a year before, spring follows."""
    g = riga(seats=seats, year=last, season="winter")
    assert g.to_move == skerry.OVER
    assert g.moves() == []
    assert g.view(None)["over"]
    assert g.view(None)["outcome"] == g.outcome()

    g = riga(seats=seats, year=last - 1, season="winter")
    assert g.to_move == skerry.CHANCE
    assert (g.view(None)["year"], g.view(None)["season"]) == (last, "spring")
    assert g.winners() == []


# --- points -----------------------------------------------------------------------------------------------------------


def test_seals_are_added() -> None:
    """RIG-80: Bank 4, Fortress 5 and Guildhall 6."""
    assert points("visby-bank", "visby-fortress", "tallinn-guildhall") == {"seals": 15, "total": 15}


def test_used_functions_do_not_lower_the_points() -> None:
    """RIG-80, RIG-57: Bank 4, Trading Office 5, Crane 4 and Treasury 3, all used."""
    used = ["visby-bank used", "visby-trading-office used", "visby-crane used", "visby-treasury used"]

    assert points(*used) == {"seals": 16, "total": 16}


def test_seals_archives_and_lodges_are_added() -> None:
    """RIG-80: Treasury 3 and Guildhall 4, an Archive with one set 2, a Lodge 5."""
    tableau = ["visby-treasury", "visby-guildhall", "visby-archive", "visby-lodge"]

    assert points(*tableau) == {"seals": 7, "archives": 2, "lodges": 5, "total": 14}


def test_five_knights_and_two_merchants_make_each_archive_four_points() -> None:
    """RIG-62, RIG-R24, worked example E4: two sets; sets are not used up, so two Archives are worth 4 each."""
    five_knights = ["visby-fortress", "tallinn-fortress", "visby-treasury"]

    assert points(*five_knights, "visby-guildhall", "visby-archive")["archives"] == 4
    assert points(*five_knights, "visby-guildhall", "visby-archive", "danzig-archive")["archives"] == 8


@pytest.mark.parametrize(
    ("tableau", "archive"),
    [
        ([], 0),
        (["visby-guildhall"], 0),
        (["visby-fortress"], 0),
        (["visby-treasury", "visby-market-hall"], 2),
        (["visby-fortress", "visby-guildhall"], 4),
        (["visby-fortress", "visby-treasury", "visby-guildhall", "visby-market-hall"], 6),
        (["visby-fortress", "danzig-fortress", "visby-guildhall", "danzig-guildhall"], 6),
    ],
)
def test_an_archive_counts_sets_of_one_merchant_and_one_knight(tableau: list[str], archive: int) -> None:
    """RIG-62, RIG-R23: 2 points for each set, at most 3 sets, and no seal besides."""
    without = points(*tableau).get("total", 0)

    assert points(*tableau, "visby-archive").get("total", 0) == without + archive
    assert points(*tableau, "visby-archive").get("archives", 0) == archive


def test_symbols_of_used_functions_count_for_archives() -> None:
    """RIG-60, RIG-62: the merchant of a used Trading Office and the knight of a used Treasury make a set."""
    assert points("visby-trading-office used", "visby-treasury used", "visby-archive")["archives"] == 2


def test_what_was_built_in_the_last_turn_counts_with_its_symbols() -> None:
    """RIG-60, RIG-80: fresh buildings count in the final scoring; one turn earlier they did not for a Bank."""
    g = riga(
        {"built": ["visby-archive", "visby-bank", "visby-treasury", "danzig-guildhall fresh"]},
        season="autumn",
        year=8,
        phase="build",
    )
    assert g.view(0)["players"][0]["power"]["visby"] == 0

    g.play(g.game.move("end"))

    assert g.to_move == skerry.OVER
    assert g.outcome()["points"][0]["archives"] == 2
    assert g.outcome()["money"] == [4, 0]


@pytest.mark.parametrize(("lodges", "total"), [(1, 5), (2, 11), (3, 19), (4, 29)])
def test_the_number_of_lodges_gives_one_total(lodges: int, total: int) -> None:
    """RIG-69, worked example E5: 3 Lodges are 19 points in total, not 19 each."""
    cities = ["visby", "tallinn", "stockholm", "danzig"]

    assert points(*[f"{city}-lodge" for city in cities[:lodges]]) == {"lodges": total, "total": total}


def test_each_building_left_in_hand_costs_two_points() -> None:
    """RIG-81, RIG-83: two buildings in hand make −4; a total may be negative. Goods in hand cost nothing."""
    hand = {"buildings": ["danzig-bank", "danzig-inn"], "goods": "4 wine"}

    assert points(**hand) == {"buildings_in_hand": -4, "total": -4}
    assert points("visby-bank", **hand) == {"seals": 4, "buildings_in_hand": -4}


def test_each_unbuilt_riga_building_costs_two_points() -> None:
    """RIG-82: with the option three unbuilt ones make −6 for the player with a Storehouse, −8 for the other."""
    g = final({"built": ["riga-storehouse"]}, {}, variants={"riga_buildings": True})

    assert g.outcome()["points"][0] == {
        "seals": 1,
        "archives": 0,
        "lodges": 0,
        "buildings_in_hand": 0,
        "riga_unbuilt": -6,
        "total": -5,
    }
    assert g.scores() == [-5, -8]
    assert final({}, {}).scores() == [0, 0]


# --- the winner -------------------------------------------------------------------------------------------------------


def test_the_most_points_win() -> None:
    """RIG-83: 5 points before 4 and 3, whatever the money."""
    g = final(
        {"built": ["visby-bank used"], "goods": "6 cloth"}, {"built": ["visby-fortress"]}, {"built": ["danzig-bank"]}
    )

    assert g.scores() == [4, 5, 3]
    assert g.winners() == [1]
    assert g.outcome()["winners"] == [1]
    assert g.outcome()["ranks"] == [2, 1, 3]
    assert g.outcome()["tie_break"] == ""


def test_of_tied_players_the_greatest_money_value_wins() -> None:
    """RIG-84: 5 points each; an Inn without knights and one cloth, 5, against an unused Trading Office, 4."""
    g = final({"built": ["visby-inn"], "goods": "cloth"}, {"built": ["visby-trading-office"]})

    assert g.scores() == [5, 5]
    assert g.outcome()["money"] == [5, 4]
    assert g.winners() == [0]
    assert g.outcome()["ranks"] == [1, 2]
    assert g.outcome()["tie_break"] == "money"


def test_money_of_players_with_fewer_points_does_not_count() -> None:
    """RIG-84: the third player is richest, but not tied for the most points."""
    g = final(
        {"built": ["visby-inn"], "goods": "cloth"},
        {"built": ["visby-trading-office"]},
        {"built": ["danzig-bank"], "goods": "6 cloth"},
    )

    assert g.outcome()["money"] == [5, 4, 30]
    assert g.winners() == [0]
    assert g.outcome()["ranks"] == [1, 2, 3]
    assert g.outcome()["tie_break"] == "money"


def test_a_tie_behind_the_winner_breaks_no_tie() -> None:
    """RIG-83, RIG-84: two players share the fewest points; the winner needed no money."""
    g = final({"built": ["visby-bank"]}, {"built": ["visby-fortress"]}, {"built": ["visby-crane"], "goods": "cloth"})

    assert g.scores() == [4, 5, 4]
    assert g.outcome()["ranks"] == [3, 1, 2]
    assert g.outcome()["tie_break"] == ""


def test_players_with_equal_money_win_together() -> None:
    """RIG-85: 5 points and 4 ducats each; the third has the points but only 2 ducats."""
    g = final(
        {"built": ["visby-inn"], "goods": "2 grain"},
        {"built": ["visby-trading-office"]},
        {"built": ["visby-fortress"], "goods": "grain"},
    )

    assert g.scores() == [5, 5, 5]
    assert g.outcome()["money"] == [4, 4, 2]
    assert g.winners() == [0, 1]
    assert g.outcome()["ranks"] == [1, 1, 3]
    assert g.outcome()["tie_break"] == "money"


@pytest.mark.parametrize(
    ("tableau", "goods", "money"),
    [
        (["visby-trading-office"], "", 4),
        (["visby-trading-office used"], "", 0),
        (["visby-bank", "visby-guildhall", "visby-market-hall"], "", 6),
        (["visby-bank used", "visby-guildhall"], "", 0),
        (["visby-bank", "danzig-bank", "visby-guildhall"], "", 8),
        (["visby-inn", "visby-fortress", "visby-treasury"], "", 6),
        (["visby-inn used", "visby-fortress"], "", 0),
        (["riga-exchange-office charged"], "", 8),
        (["riga-exchange-office"], "", 0),
        (["visby-bank", "riga-school merchant"], "", 2),
        (["visby-inn", "riga-school knight"], "", 2),
        (["visby-bank", "riga-school knight"], "", 0),
        (["visby-crane", "visby-builders-yard", "visby-treasury", "riga-monastery"], "", 0),
        ([], "cloth, glass, wine, grain", 5 + 4 + 3 + 2),
        (["visby-manufactory", "visby-market-hall"], "2 wine, cloth", 11),
    ],
)
def test_money_value_is_unused_money_functions_and_goods_at_their_base_value(
    tableau: list[str], goods: str, money: int
) -> None:
    """RIG-84, RIG-R25: Cranes, Yards, Treasuries, the Monastery and price bonuses count nothing."""
    g = final({"built": tableau, "goods": goods}, {}, variants={"riga_buildings": True})

    assert g.outcome()["money"] == [money, 0]


def test_money_functions_built_in_the_last_turn_count_with_all_symbols() -> None:
    """RIG-R25: a fresh Bank counts all five merchants, three of them fresh, and a fresh Trading Office its 4 ducats."""
    fresh = ["visby-bank fresh", "visby-guildhall fresh", "visby-trading-office fresh"]
    g = riga({"built": ["danzig-guildhall", *fresh]}, season="autumn", year=8, phase="build")

    g.play(g.game.move("end"))

    assert g.outcome()["money"] == [2 * 5 + 4, 0]


def test_points_are_known_before_the_end_but_not_the_winner() -> None:
    """RIG-80, RIG-83: the running points of everyone; nobody has won yet."""
    g = riga({"built": ["visby-bank", "visby-lodge"]}, {"buildings": ["danzig-bank"]})

    assert g.scores() == [9, -2]
    assert [player["points"] for player in g.view(None)["players"]] == [9, -2]
    assert g.winners() == []
    assert g.view(0)["outcome"] is None
