"""The pack of Haithabu: what is printed can be changed, and a mistake is told with its key."""

import copy
import re
from typing import Any

import pytest

import skerry
from skerry.kernel.board import Glance
from skerry.kernel.errors import PackError
from skerry.kernel.pack import REMOVED, flatten
from skerry.kernel.testing import play
from tests.haithabu.table import HAITHABU

DATA = HAITHABU.pack.data


def changed(changes: dict[str, Any]) -> skerry.Game:
    return skerry.game("haithabu", version=1, changes=changes)


def silver(g: skerry.State) -> int:
    found: int = g.view(0)["players"][0]["silver"]
    return found


# --- values that count ------------------------------------------------------------------------------------------------


def test_the_published_pack_keeps_what_the_examples_fix() -> None:
    """HAI-M1, HAI-M5: prices that are neighbours, and the order of 4 cloth and 2 mead."""
    scale = DATA["price_scale"]
    order = next(order for order in DATA["order"] if order["id"] == "order-25")

    assert scale["mead"]["values"][2:5] == [3, 4, 5]
    assert scale["cloth"]["values"][1:3] == [4, 6]
    assert scale["weapons"]["values"][3:8] == [16, 20, 24, 28, 32]
    assert scale["spices"]["values"][1:3] == [10, 15]
    assert (order["goods"], order["vp"], order["silver"]) == ({"mead": 2, "cloth": 4}, 6, 40)


def test_the_published_orders_add_up_as_the_ledger_says() -> None:
    """HAI-M5, HAI-M6, HAI-M7: totals asked for, start cards of one pattern, capacities by cost."""
    totals = dict.fromkeys(("mead", "cloth", "pottery", "tools", "weapons", "spices"), 0)
    for order in DATA["order"]:
        if not order["start"]:
            for kind, count in order["goods"].items():
                totals[kind] += count

    assert list(totals.values()) == [51, 51, 48, 48, 38, 30]
    assert {tuple(sorted(o["goods"].values())) for o in DATA["order"] if o["start"]} == {(1, 1, 4)}
    assert {(v["cost"], sum(v["goods"].values()) + v["any"]) for v in DATA["vehicle"]} == {(20, 5), (30, 6), (40, 7)}


def test_a_changed_loan_pays_and_costs_what_the_pack_says() -> None:
    """HAI-31, HAI-33, HAI-M4."""
    g = changed({"loan.payout.silver": 100, "loan.repay": 120}).scenario({"players": [{"silver": 130, "loans": 1}, {}]})

    play(g, "repay", "hire-worker")

    assert silver(g) == 130 - 120 + 100 - 40


def test_changed_prices_and_limits_are_followed() -> None:
    """HAI-34, HAI-44, HAI-107."""
    values = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
    changes = {"price_scale.mead.values": values, "limits.empty_market_bonus_vp": 3, "price_scale.mead.start_level": 4}
    game = changed(changes)

    g = game.scenario({"space": "mead", "market": {"mead": 0}, "players": [{"post": "2 mead"}, {}]})
    play(g, "sell 2")

    assert (silver(g), g.view(0)["players"][0]["points"], g.view(0)["market"][0]["price"]) == (264, 8, 5)


def test_the_letters_may_run_the_other_way() -> None:
    """HAI-R7: then E comes into the day and A into the night in the first phase."""
    around = ["D", "C", "B", "A", "H", "G", "F", "E"]
    g = changed({"dial.spaces_clockwise": around, "dial.start_space_at_position_0": "D"}).scenario({})

    assert "".join(space["space"] for space in g.view(0)["dial"] if not space["night"]) == "BCDE"


def test_events_may_have_other_numbers() -> None:
    """HAI-M8."""
    g = changed({"event.fog.die": 1, "event.viking-games.die": 3}).scenario({"space": "D", "event": "to-come"})

    play(g, "one-die", "roll 1")

    assert g.to_move == 0


def test_events_that_are_all_told_in_a_few_words_share_the_room() -> None:
    texts = {f"event.{event['id']}.text.en": "Rain." for event in DATA["event"]}
    game = changed(texts)
    g = game.start(2)
    skerry.advance(g, skerry.Rng(1))

    board = game.board_parts(Glance(g.seen_by(g.to_move), g.moves(), "en", ["Ada", "Ben"]))

    assert str(board).count("Rain.") >= len(texts)


def test_an_order_more_needs_another_count() -> None:
    """HAI-M5: cards may be others, as long as the counts agree."""
    extra = {"id": "order-49", "start": False, "goods": {"mead": 1}, "vp": 1, "silver": 1, "source": "reconstructed"}
    data = copy.deepcopy(DATA)
    data["order"].append(extra)
    data["counts"]["order_cards"] = 54

    game = skerry.game("haithabu", data)

    assert len(game.alphabet) == len(HAITHABU.alphabet) + 1


def test_a_game_with_a_changed_pack_plays_to_its_end() -> None:
    changes = {"game.game_turns": 2, "limits.warehouse": 2, "limits.trading_post": 2, "loan.markers": 1}
    g, rng = changed({**changes, "counts.loan_markers": 1}).start(4), skerry.Rng(3)

    while g.to_move != skerry.OVER:
        moves = g.moves()
        g.apply(g.draw(rng) if g.to_move < 0 else moves[rng.below(len(moves))])

    assert g.winners()


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("game.players_min", 1, "a whole number from 2 to 4"),
        ("dial_space.D.key", "-", "one of 'order-and-good'"),
        ("goods.tools.name.en", 7, "a string"),
        ("game.players_max", 5, "a whole number from 2 to 4"),
        ("game.game_turns", 0, "a whole number from 1 to 12"),
        ("setup.order_display_columns", 5, "a whole number from 4 to 4"),
        ("setup.vehicle_cards_per_stack", 8, "a whole number from 8 to 8"),
        ("limits.trading_post", 11, "a whole number from 10 to 10"),
        ("limits.warehouse_with_administrator", 14, "a whole number from 15 to 15"),
        ("neutral_workers.hire_cost", [40, 30], "a list of 3 whole numbers from 0 to 1000"),
        ("loan.repay", 0, "a whole number from 1 to 10000"),
        ("loan.vp_per_unpaid_loan", -5, "a whole number from -10 to -10"),
        ("final_scoring.vp_most_orders", [6, 4], "a list of 3 whole numbers"),
        ("goods.mead.die", 2, "a whole number from 1 to 1"),
        ("goods.cloth.cubes", 23, "a whole number from 24 to 24"),
        ("price_scale.mead.values", [1, 2, 3, 4, 5, 6, 7, 8, 9, 9], "prices that rise from level to level"),
        ("price_scale.mead.values", [1, 2], "a list of 10 whole numbers"),
        ("price_scale.mead.start_level", 11, "a whole number from 1 to 10"),
        ("price_change.cheap.levels", [1, 2], "rows for every level of every kind of goods"),
        ("price_change.cheap.levels", [1, 2, 3, 4], "levels that no other row has for the same goods"),
        ("price_change.cheap.levels", [0], "a list of levels from 1 to 10"),
        ("price_change.cheap.goods", ["beer"], "a list of mead, cloth"),
        ("price_change.cheap.change", [0, 0, 0, 2, 1, 1], "a list of 6 whole numbers from -1 to 1"),
        ("dial.spaces_clockwise", ["A", "B"], "each of A, B, C, D, E, F, G, H once"),
        ("dial.start_space_at_position_0", "I", "one of 'A'"),
        ("dial.night_positions", [3, 4, 5, 6], "the positions that are not day"),
        ("event.fog.die", 4, "a number of the die for each event"),
        ("event.storm.vp_if_impossible", 2, "a whole number from -100 to 0"),
        ("character.seer.turn_change", False, "as the card has it"),
        ("character.seer.year_end_vp", 3, "a whole number from 2 to 2"),
        ("vehicle_price.cost", [20, 30], "a list of 3 whole numbers"),
        ("vehicle_stack.ship-20.cost", 25, "wagons, then ships, one stack for each cost"),
        ("vehicle.ship-20-1.cost", 25, "one of 20, 30, 40"),
        ("vehicle.ship-20-1.cost", 30, "9 cards for ship-20"),
        ("vehicle.ship-20-1.goods", {"beer": 3}, "one of mead, cloth"),
        ("vehicle.ship-20-1.name", "Knarr", "the keys any, cost, goods, id, kind, source"),
        ("order.order-01.goods", {}, "at least one good"),
        ("order.order-01.goods", {"mead": 0}, "a whole number from 1 to 24"),
        ("order.order-01.start", True, "6, to match the other tables"),
        ("order_space.upper-1.row", "lower", "one of 'upper'"),
        ("order_space.upper-1.column", 2, "a whole number from 1 to 1"),
        ("counts.order_cards", 52, "53, to match the other tables"),
        ("counts.workers_per_player", 4, "3, to match the other tables"),
        ("limits.colour", "green", "no such key"),
        ("goods.mead.name.en", "(removed)", "a value, since the published pack has this key"),
    ],
)
def test_a_pack_that_breaks_a_constraint_is_refused(path: str, value: object, expected: str) -> None:
    with pytest.raises(PackError) as refusal:
        changed({path: value})

    assert expected in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("goods", "6 kinds of goods"),
        ("event", "viking-games, assassination"),
        ("character", "start-player, seer"),
        ("dial_space", "in this order"),
        ("order_space", "8 spaces"),
    ],
)
def test_a_list_without_its_last_entry_is_refused(name: str, expected: str) -> None:
    data = copy.deepcopy(DATA)
    kept = data[name][:-1]

    with pytest.raises(PackError) as refusal:
        changed({name: kept})

    assert expected in str(refusal.value) or "since the published pack has this key" in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("number", 2, "game_turn[0].number is 2; expected a whole number from 1 to 1"),
        ("number", REMOVED, "game_turn[0].number is missing; expected a whole number"),
        ("year", REMOVED, "game_turn[0].year is missing; expected a whole number"),
        ("year", "first", "game_turn[0].year is 'first'; expected a whole number"),
        ("season", REMOVED, "game_turn[0].season is missing; expected a string"),
        ("name", {"de": "Frühling"}, "game_turn[0].name.en is missing; expected a string"),
    ],
)
def test_a_game_turn_that_cannot_be_drawn_is_refused(name: str, value: object, sentence: str) -> None:
    turns = copy.deepcopy(DATA["game_turn"])
    turns[0][name] = value
    if value == REMOVED:
        del turns[0][name]

    with pytest.raises(PackError) as refusal:
        skerry.game("haithabu", changes={"game_turn": turns})

    assert sentence in str(refusal.value)


def test_every_value_of_the_pack_says_where_it_comes_from() -> None:
    sources = {value for key, value in flatten(DATA).items() if re.search(r"(^|[._])source", key)}

    assert sources == {"rulebook", "published", "inferred", "reconstructed"}
