"""End of the game and final scoring (HAI-113 to HAI-123)."""

from typing import Any

import pytest

from skerry.games.haithabu.scoring import rank_points
from skerry.kernel.testing import play, told
from tests.haithabu.table import haithabu, market, orders, points, silver


def scored(*players: dict[str, Any], **scenario: Any) -> list[dict[str, int]]:
    """The points of all players by source when the game is over."""
    outcome: dict[str, Any] = haithabu(*players, stage="end", **scenario).outcome()
    found: list[dict[str, int]] = outcome["points"]
    return found


NOTHING = {"silver": 0}


def test_the_game_ends_after_the_third_phase_of_turn_eight() -> None:
    """HAI-99, HAI-113, HAI-R35: no step of a turn change is done: orders stay, no fees, no prices."""
    mine = {"warehouse": "12 mead", "orders": ["", "", "", "", "order-25: mead"], "characters": ["start-player"]}
    g = haithabu(mine, {}, turn=8, phase=3, start_player=1, active=0)
    g.journal = []

    play(g, "worker cloth", "nothing")

    assert g.view(None)["over"]
    assert (silver(g), orders(g)[4], market(g, "mead")["price"]) == (250, "order-25: mead", 3)
    assert g.view(None)["stage"] == "end"
    assert told(g)[2] == "The game is over. Now the final scoring."
    assert told(g)[3] == (
        "seat 0 scores 13 victory points: 5 during the game, 6 for silver, 2 for characters, 0 for filled orders, "
        "0 for goods on orders, 0 for vehicles, 0 for unpaid loans."
    )


def test_the_points_of_the_game_count() -> None:
    """HAI-09, HAI-R23: they may be negative."""
    assert [standing["total"] for standing in scored({"points": 30, **NOTHING}, {"points": -3, **NOTHING})] == [30, -3]


@pytest.mark.parametrize(("have", "count"), [(0, 0), (39, 0), (40, 1), (79, 1), (400, 10)])
def test_forty_silver_are_a_point(have: int, count: int) -> None:
    """HAI-118."""
    assert scored({"silver": have}, {})[0]["silver"] == count


def test_loans_are_repaid_first_as_many_as_possible() -> None:
    """HAI-114, HAI-117: two of 450 silver, the third is not."""
    g = haithabu({"silver": 450, "loans": 3}, {"silver": 200, "loans": 1}, stage="end")

    assert g.outcome()["silver"][0] == {"left": 450, "repaid": 2, "unpaid": 1, "sale": 0, "total": 50}
    assert g.outcome()["points"][0]["loans"] == -10
    assert g.outcome()["silver"][1] == {"left": 200, "repaid": 1, "unpaid": 0, "sale": 0, "total": 0}
    assert g.outcome()["points"][1]["loans"] == 0


def test_each_unpaid_loan_costs_ten_points() -> None:
    """HAI-33, HAI-117, HAI-R3: for each, and silver brings nothing then."""
    standing = scored({"silver": 199, "loans": 2}, {})[0]

    assert (standing["loans"], standing["silver"], standing["total"]) == (-20, 0, 5 - 20)


def test_the_final_sale_comes_too_late_for_loans() -> None:
    """HAI-114, HAI-115, HAI-R4."""
    g = haithabu({"silver": 190, "loans": 1, "post": "4 spices"}, {}, stage="end")

    assert g.outcome()["silver"][0] == {"left": 190, "repaid": 0, "unpaid": 1, "sale": 60, "total": 250}
    assert g.outcome()["points"][0]["silver"] == 0


def test_goods_are_sold_at_half_the_price() -> None:
    """HAI-115, HAI-R37: warehouse and trading post; summed up, halved, rounded down once; no Trader, no bonus."""
    mine = {"silver": 25, "warehouse": "3 mead, cloth", "post": "2 mead", "characters": ["trader"]}
    g = haithabu(mine, {}, stage="end", market={"mead": 0})

    assert g.outcome()["silver"][0] == {"left": 25, "repaid": 0, "unpaid": 0, "sale": 10, "total": 35}
    assert (market(g, "mead")["price"], points(g)) == (3, 5)


def test_the_final_sale_moves_no_price() -> None:
    """HAI-115: players counted later get as much for the same goods; nothing reaches the market."""
    mine = {"silver": 0, "warehouse": "4 mead, 2 cloth", "post": "2 mead"}
    g = haithabu(mine, mine, mine, turn=8, phase=3, start_player=1, active=0)
    before = [(kind["level"], kind["in_market"]) for kind in g.view(None)["market"]]

    play(g, "worker pottery", "nothing")

    assert g.view(None)["over"]
    assert [(kind["level"], kind["in_market"]) for kind in g.view(None)["market"]] == before
    assert [silver["sale"] for silver in g.outcome()["silver"]] == [(6 * 3 + 2 * 6) // 2] * 3


def test_characters_vehicles_and_goods_on_orders_count() -> None:
    """HAI-116, HAI-119, HAI-120, HAI-R38: all cards together, then halved."""
    mine = {
        "silver": 0,
        "characters": ["seer", "trader", "landlord"],
        "wagon": "wagon-20-1",
        "ship": "ship-20-1",
        "orders": ["order-25: mead, 2 cloth", "order-04: 2 mead"],
    }
    standing = scored(mine, {"silver": 0, "ship": "ship-20-2", "orders": ["order-01: mead"]})

    assert [standing[0][key] for key in ("characters", "vehicles", "orders", "total")] == [6, 2, 2, 15]
    assert [standing[1][key] for key in ("characters", "vehicles", "orders", "total")] == [0, 1, 0, 6]


def test_everyone_has_the_points_of_the_own_vehicles() -> None:
    """HAI-119: a ship is worth a point beside a wagon, and to nobody else."""
    first = scored({"wagon": "wagon-20-1", "ship": "ship-20-1"}, {}, {})
    second = scored({}, {"wagon": "wagon-20-1", "ship": "ship-20-1"}, {})
    third = scored({}, {"ship": "ship-20-1"}, {"wagon": "wagon-20-1"})

    assert [[one["vehicles"] for one in standing] for standing in (first, second, third)] == [
        [2, 0, 0],
        [0, 2, 0],
        [0, 1, 1],
    ]


def test_the_most_filled_orders_bring_points() -> None:
    """HAI-121: 6, 4 and 2; start orders count."""
    filled = [["start-order-1", "order-01"], ["order-02", "order-03", "order-04"], ["order-05"], []]
    standing = scored(*[{"points": 5, "filled": cards, **NOTHING} for cards in filled])

    assert [one["rank"] for one in standing] == [4, 6, 2, 0]
    assert [one["total"] for one in standing] == [9, 11, 7, 5]


@pytest.mark.parametrize(
    ("filled", "ranks"),
    [
        ([6, 6, 5], [5, 5, 2]),
        ([3, 2, 2], [6, 3, 3]),
        ([2, 2, 2], [4, 4, 4]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([5, 2, 2, 2], [6, 2, 2, 2]),
        ([5, 4, 2, 2], [6, 4, 1, 1]),
        ([5, 4], [6, 4]),
        ([1, 0, 0], [6, 0, 0]),
        ([0, 0], [0, 0]),
        ([4, 4, 0, 0], [5, 5, 0, 0]),
    ],
)
def test_tied_players_share_the_points_of_their_ranks(filled: list[int], ranks: list[int]) -> None:
    """HAI-122, HAI-R39, HAI-E16: without a filled order there is nothing."""
    assert rank_points([6, 4, 2], filled, everyone=False) == ranks


def test_the_most_points_win() -> None:
    """HAI-123."""
    g = haithabu({"points": 20}, {"points": 21}, {"points": 9}, stage="end")

    assert g.winners() == [1]
    assert g.scores() == [26, 27, 15]
    assert g.outcome()["ranks"] == [2, 1, 3]


def test_tied_players_share_the_victory() -> None:
    """HAI-123: there is no tie-break."""
    g = haithabu({"points": 20, "silver": 40}, {"points": 21, "silver": 0}, {"points": 9}, stage="end")

    assert g.winners() == [0, 1]
    assert g.outcome()["ranks"] == [1, 1, 3]


def test_nobody_has_won_before_the_end() -> None:
    """HAI-123."""
    assert haithabu({"points": 99}, {}).winners() == []


def test_after_the_end_all_silver_is_open() -> None:
    """HAI-29, HAI-118."""
    g = haithabu({"silver": 123}, {}, stage="end")

    assert g.view(1)["players"][0]["silver"] == 123
    assert g.view(None)["outcome"] == g.outcome()


def test_goods_on_all_orders_are_halved_together() -> None:
    """HAI-119, HAI-R38: one on each of two cards is a point, three on each are three."""
    ones = {"silver": 0, "orders": ["order-25: mead", "order-04: mead"]}
    threes = {"silver": 0, "orders": ["order-23: 3 mead", "order-24: 3 cloth"]}

    standing = scored(ones, threes)

    assert [one["orders"] for one in standing] == [1, 3]


def test_the_worth_of_all_goods_is_halved_together() -> None:
    """HAI-115, HAI-R37: a mead for 3 and spices for 25 bring 14, not 1 and 12."""
    g = haithabu({"silver": 0, "warehouse": "mead", "post": "spices"}, {}, stage="end", prices={"spices": 25})

    assert g.outcome()["silver"][0]["sale"] == 14
