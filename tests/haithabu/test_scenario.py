"""Positions written by hand: pieces add up, and mistakes are told in a sentence."""

from typing import Any

import pytest

import skerry
from skerry import CHANCE
from skerry.kernel.errors import ScenarioError
from skerry.kernel.testing import play, snapshot, words
from tests.haithabu.conformance import pieces, suite
from tests.haithabu.table import HAITHABU, dial, goods, haithabu, market, orders, player, start
from tests.random_games import play_to_the_end, plies

WHOLE = pieces(start(2))


# --- when -------------------------------------------------------------------------------------------------------------


def test_nothing_but_a_table_is_the_first_turn_of_seat_0() -> None:
    g = haithabu()

    assert (g.seats, g.to_move, g.heading()) == (2, 0, "turn 1 phase 1, seat 0")
    assert dial(g, night=False) == "ABCH"


def test_there_are_as_many_seats_as_players_or_as_said() -> None:
    assert haithabu({}, {}, {}).seats == 3
    assert haithabu({}, seats=4).seats == 4


def test_the_stages_begin_where_they_should() -> None:
    """HAI-99."""
    assert words(haithabu(stage="set-up"))[0] == "show wagon-20-1"
    full = {"warehouse": "11 mead", "characters": ["seer"]}
    for stage in ("year-end", "powers", "resupply", "prices", "storage", "orders"):
        assert haithabu(full, {}, stage=stage).view(None)["stage"] == stage
    assert haithabu(full, {}, stage="turn-change").view(None)["stage"] == "powers"
    assert haithabu(stage="resupply").to_move == CHANCE
    assert haithabu(stage="end").to_move == skerry.OVER


@pytest.mark.parametrize(
    ("turn", "phase", "day"), [(1, 1, "ABCH"), (1, 3, "AFGH"), (2, 1, "EFGH"), (3, 3, "ABCH"), (8, 3, "ABCD")]
)
def test_the_dial_lies_as_it_has_turned(turn: int, phase: int, day: str) -> None:
    """HAI-20: once for each phase, the first included."""
    assert dial(haithabu(turn=turn, phase=phase), night=False) == day


def test_in_a_turn_change_the_dial_has_turned_three_times() -> None:
    """HAI-20, HAI-111."""
    assert dial(haithabu(stage="resupply", turn=1), night=False) == "AFGH"


def test_the_dial_may_be_set() -> None:
    assert dial(haithabu(dial="F"), night=False) == "AFGH"


def test_the_active_seat_has_its_turn_and_the_others_follow() -> None:
    """HAI-19."""
    g = haithabu({}, {}, {}, start_player=2, active=1)
    assert (g.to_move, g.view(None)["turns_taken"], g.view(None)["order_of_turns"]) == (1, 3, [2, 0, 1])

    g.play(HAITHABU.move("worker mead"))
    g.play(HAITHABU.move("nothing"))
    assert (g.to_move, g.view(None)["phase"]) == (2, 2)


# --- what lies where --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "scenario",
    [
        {},
        {
            "players": [
                {"warehouse": "3 mead", "post": "2 cloth", "orders": ["order-25: cloth"], "silver": 7, "loans": 2}
            ]
        },
        {"players": [{"wagon": "wagon-20-1", "ship": "ship-40-2", "filled": ["order-03"], "workers": ["A"]}]},
        {"market": {"mead": 0, "spices": 24}, "neutral": ["mead"]},
        {"to_place": ["own", "neutral"]},
        {"display": ["order-30", "", "start-order-1"], "order_deck": ["order-01"], "order_discard": ["order-02"]},
        {"stacks": {"wagon-20": ["wagon-20-9", "wagon-20-8"]}, "below": {"ship-20": ["ship-20-1"], "ship-30": []}},
        {"stage": "storage"},
        {"stage": "end"},
    ],
)
def test_pieces_add_up(scenario: dict[str, Any]) -> None:
    """HAI-03."""
    g = haithabu(*scenario.pop("players", []), **scenario)

    assert pieces(g) == WHOLE


def test_a_mat_comes_back_as_it_was_written() -> None:
    cards = ["order-25: 2 mead, cloth", "", "order-04"]
    g = haithabu({"warehouse": "mead, 2 tools", "post": "3 spices", "orders": cards, "points": -4, "loans": 3}, {})

    assert (goods(g, "warehouse"), goods(g, "post")) == ("mead, 2 tools", "3 spices")
    assert orders(g) == [*cards, "", ""]
    assert (player(g)["points"], player(g)["loans"], g.view(None)["loan_markers"]) == (-4, 3, 13)


def test_the_same_position_whatever_the_order_of_the_words() -> None:
    table = {
        "market": {"mead": 2, "cloth": 3},
        "prices": {"mead": 5},
        "turn": 3,
        "players": [{"silver": 1, "points": 2}],
    }
    turned = {
        "players": [{"points": 2, "silver": 1}],
        "turn": 3,
        "prices": {"mead": 5},
        "market": {"cloth": 3, "mead": 2},
    }

    assert snapshot(HAITHABU.scenario(table)) == snapshot(HAITHABU.scenario(turned))


def test_the_market_has_what_is_left_if_that_is_less_than_at_the_start() -> None:
    g = haithabu({"warehouse": "20 mead"}, {})

    assert (market(g, "mead")["in_market"], market(g, "mead")["in_supply"]) == (4, 0)


def test_games_from_a_scenario_come_to_an_end() -> None:
    g = haithabu({"silver": 3}, {"loans": 15}, {}, turn=6, stage="turn-change")

    assert plies(g, skerry.Rng(1)) > 50
    assert g.winners()


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        ({"seats": 5}, "seats: expected a whole number from 2 to 4, not 5"),
        ({"players": [{}, {}, {}], "seats": 2}, "players: 3 players are described, but there are only 2 seats"),
        ({"stage": "set-up", "players": [{}]}, "players: during the set-up, no player has anything yet"),
        ({"stage": "rest"}, "stage: expected 'set-up'"),
        ({"turn": 9}, "turn: expected a whole number from 1 to 8, not 9"),
        ({"stage": "storage", "turn": 8}, "turn: expected a whole number from 1 to 7, not 8"),
        ({"stage": "year-end", "turn": 3}, "turn: the year ends in turn 4 (HAI-102)"),
        ({"phase": 4}, "phase: expected a whole number from 1 to 3, not 4"),
        ({"stage": "storage", "phase": 1}, "phase: there is no such key"),
        ({"active": 2}, "active: expected a whole number from 0 to 1, not 2"),
        ({"dial": "I"}, "dial: expected 'A'"),
        ({"colour": 1}, "colour: there is no such key"),
        ({"players": [{"gold": 1}]}, "players[0].gold: there is no such key"),
        ({"players": [{"silver": -1}]}, "players[0].silver: expected a whole number from 0"),
        ({"players": [{"loans": 9}, {"loans": 8}]}, "players[1].loans: expected a whole number from 0 to 7, not 8"),
        ({"players": [{"warehouse": "2 beer"}]}, "players[0].warehouse: expected a number and a good, not '2 beer'"),
        ({"players": [{"warehouse": "x mead"}]}, "players[0].warehouse: expected a number and a good, not 'x mead'"),
        (
            {"players": [{"warehouse": "1 2 mead"}]},
            "players[0].warehouse: expected a number and a good, not '1 2 mead'",
        ),
        ({"players": [{"warehouse": "25 mead"}]}, "there are only 24 mead in the game (HAI-03)"),
        ({"players": [{"wagon": "ship-20-1"}]}, "players[0].wagon: ship-20-1 is not a wagon"),
        ({"players": [{"wagon": "cart"}]}, "players[0].wagon: there is no vehicle 'cart'"),
        ({"players": [{"ship": "ship-20-1"}, {"ship": "ship-20-1"}]}, "ship-20-1 is in two places"),
        ({"players": [{"orders": ["order-99"]}]}, "players[0].orders: there is no order 'order-99'"),
        ({"players": [{"orders": ["order-01"], "filled": ["order-01"]}]}, "order-01 is in two places"),
        ({"players": [{"orders": [""] * 6}]}, "a mat has 5 spaces for orders"),
        ({"players": [{"orders": ["order-25: 3 mead"]}]}, "order-25 does not ask for that many goods (HAI-78)"),
        ({"players": [{"orders": ["order-25: 2 mead, 4 cloth"]}]}, "order-25 would be full and scored (HAI-79)"),
        ({"players": [{"characters": ["king"]}]}, "expected a character, or one with the mark safe, not 'king'"),
        ({"players": [{"characters": ["seer ill"]}]}, "expected a character, or one with the mark safe"),
        ({"players": [{"characters": ["seer"]}, {"characters": ["seer"]}]}, "seer has two owners"),
        ({"market": {"mead": 25}}, "market.mead: expected a whole number from 0 to 24, not 25"),
        ({"market": {"beer": 1}}, "market.beer: there is no such key"),
        ({"prices": {"cloth": 5}}, "prices.cloth: expected one of 2, 4, 6, 8"),
        ({"prices": {"beer": 5}}, "prices.beer: there is no such key"),
        ({"display": [""] * 9}, "the display has 8 spaces"),
        ({"display": ["order-01"], "order_deck": ["order-01"]}, "order_deck: order-01 is in two places"),
        ({"stacks": {"wagon-20": []}}, "stacks.wagon-20: the top card of a stack is known (HAI-06)"),
        ({"stacks": {"wagon-20": ["ship-20-1"]}}, "stacks.wagon-20: ship-20-1 belongs to another stack"),
        ({"stacks": {"cart-20": []}}, "stacks.cart-20: there is no such key"),
        ({"below": {"cart-20": []}}, "below.cart-20: there is no such key"),
        ({"players": [{"workers": ["A", "B"]}]}, "players[0].workers: at most 1 worker can be there so far (HAI-21)"),
        ({"phase": 3, "players": [{"workers": ["A", "A"]}]}, "two workers of one colour cannot both be on A (HAI-24)"),
        ({"players": [{"workers": ["Z"]}]}, "players[0].workers: there is no space 'Z'"),
        ({"neutral": ["A", "B"]}, "neutral: there are 1 neutral workers (HAI-13)"),
        ({"to_place": ["both"]}, "to_place: expected 'own' or 'neutral', not 'both'"),
        ({"to_place": ["neutral"], "neutral": ["A"]}, "to_place: no neutral worker is left (HAI-26)"),
        ({"phase": 3, "players": [{"workers": ["A", "B", "C"]}]}, "seat 0 has no worker in hand (HAI-21)"),
        ({"used": ["king"]}, "used: there is no character 'king'"),
        ({"bought": ["beer"]}, "bought: there is no good 'beer'"),
        ({"space": "Z"}, "space: expected 'mead'"),
        ({"event": "fog"}, "event: there is no such key"),
        ({"space": "D", "event": "rain"}, "event: expected"),
        ({"space": "mead", "event": "fog"}, "event: there are no events on the market (HAI-46)"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(scenario: dict[str, Any], problem: str) -> None:
    with pytest.raises(ScenarioError) as refusal:
        HAITHABU.scenario(scenario)

    assert problem in str(refusal.value)


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(skerry.SetUpError, match="Haithabu has no variant 'weather'"):
        haithabu(variants={"weather": "fine"})


def test_an_own_worker_still_to_place_on_a_space_means_a_hired_one_stands_there() -> None:
    """HAI-26 to HAI-28: the neutral worker came first; it left the inn, and no second one can be hired."""
    g = haithabu({}, {}, {}, {}, space="cloth", to_place=["own"])
    assert (g.view(None)["inn"], g.view(None)["action"]["hired"]) == (2, True)

    g.play(HAITHABU.move("nothing"))

    assert "hire-worker" not in words(g)
    assert words(g)[0] == "worker mead"


@pytest.mark.parametrize("space", ["cloth", "A"])
def test_a_hired_worker_that_is_named_on_its_space_is_counted_once(space: str) -> None:
    """HAI-13, HAI-28: of the two seats' only neutral worker."""
    g = haithabu({}, {}, space=space, to_place=["own"], neutral=[space])

    assert (g.view(None)["inn"], g.view(None)["action"]["hired"]) == (0, True)


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        ({"space": "cloth", "to_place": ["own"], "neutral": ["A"]}, "to_place: no neutral worker is left (HAI-26)"),
        ({"space": "A", "to_place": ["own"], "neutral": ["mead"]}, "to_place: no neutral worker is left (HAI-26)"),
        ({"space": "A", "to_place": ["own", "neutral"]}, "to_place: once a worker is on a space, only one is left to"),
    ],
)
def test_workers_that_cannot_have_been_hired_are_refused(scenario: dict[str, Any], problem: str) -> None:
    """HAI-26, HAI-28."""
    with pytest.raises(ScenarioError) as refusal:
        HAITHABU.scenario(scenario)

    assert problem in str(refusal.value)


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        *[
            (
                {"stage": stage, "players": [{"characters": ["trader safe"]}]},
                "no safe marker is left in this step (HAI-101)",
            )
            for stage in ("year-end", "powers", "resupply", "prices", "storage", "orders")
        ],
        ({"used": ["seer"]}, "used: seer can’t have been used yet (HAI-97, HAI-103)"),
        ({"used": ["seer"], "stage": "turn-change"}, "used: seer can’t have been used yet"),
        ({"used": ["seer"], "stage": "year-end"}, "used: seer can’t have been used yet"),
        ({"used": ["trader"], "stage": "powers"}, "used: trader can’t have been used yet"),
        ({"used": ["seer"], "stage": "end"}, "used: seer can’t have been used yet"),
    ],
)
def test_markers_and_powers_out_of_their_time_are_refused(scenario: dict[str, Any], problem: str) -> None:
    """HAI-101, HAI-103: safe markers are gone after step 2, powers are used in step 4."""
    with pytest.raises(ScenarioError) as refusal:
        HAITHABU.scenario(scenario)

    assert problem in str(refusal.value)


def test_known_cards_lie_in_the_order_in_which_they_are_written() -> None:
    """HAI-R30: from the top, in the view, for the Carpenter, and after one of them is bought."""
    written = ["wagon-20-5", "wagon-20-9", "wagon-20-1"]
    g = haithabu({"characters": ["carpenter"]}, {}, space="A", stacks={"wagon-20": written})
    top = haithabu({}, {}, space="A", stacks={"wagon-20": written})
    assert g.view(None)["stacks"][0]["known"] == written

    play(g, "buy-from wagon-20")
    assert words(g) == [f"take {card}" for card in written]
    play(g, "take wagon-20-9")
    play(top, "buy-from wagon-20")

    assert g.view(None)["stacks"][0]["known"] == ["wagon-20-5", "wagon-20-1"]
    assert top.view(None)["players"][0]["wagon"] == "wagon-20-5"
    assert top.view(None)["stacks"][0]["known"] == ["wagon-20-9", "wagon-20-1"]


def test_more_known_cards_than_a_carpenter_sees_are_refused() -> None:
    """HAI-R30: nobody has seen a fourth one."""
    with pytest.raises(ScenarioError, match=r"stacks\.ship-30: at most 3 cards of a stack are known \(HAI-R30\)"):
        haithabu({}, {}, stacks={"ship-30": [f"ship-30-{number}" for number in range(1, 5)]})


def test_used_powers_are_not_asked_for_again() -> None:
    """HAI-97, HAI-103: the four powers of the turn change and the Imposter may be named."""
    cards = ["start-player", "seer", "stevedore", "carpenter", "imposter"]
    mine = {"characters": cards, "warehouse": "mead"}

    g = haithabu({}, mine, stage="powers", used=cards)

    assert g.view(None)["stage"] == "resupply"
    assert [card["character"] for card in g.view(None)["characters"] if card["used"]] == cards


# --- the rest is out of the game --------------------------------------------------------------------------------------


def test_the_rest_can_be_out_of_the_game() -> None:
    g = haithabu({"post": "2 cloth", "wagon": "wagon-20-1"}, stacks={"ship-30": ["ship-30-2"]}, rest="out")

    view = g.view(None)
    assert (view["order_deck"], set(view["display"])) == (0, {""})
    assert [stack["known"] for stack in view["stacks"] if stack["count"]] == [["ship-30-2"]]
    assert [(kind["in_market"], kind["in_supply"]) for kind in view["market"]] == [(0, 0)] * 6
    assert pieces(g) | {"cubes": []} == WHOLE | {"cubes": [], "workers": pieces(g)["workers"]}


def test_what_is_named_is_there_though_the_rest_is_out() -> None:
    named = {"market": {"mead": 2}, "supply": "3 mead, spices", "order_deck": ["order-25"], "display": ["order-04"]}
    g = haithabu(rest="out", stacks={"wagon-20": ["wagon-20-1"]}, below={"wagon-20": ["wagon-20-3"]}, **named)

    view = g.view(None)
    assert (view["order_deck"], view["display"][:2], view["stacks"][0]["count"]) == (1, ["order-04", ""], 2)
    assert (market(g, "mead")["in_market"], market(g, "mead")["in_supply"]) == (2, 3)
    assert market(g, "spices")["in_supply"] == 1


def test_without_the_rest_a_game_goes_on_to_its_end() -> None:
    g = haithabu({"warehouse": "3 mead, 2 cloth", "orders": ["order-04"]}, {}, turn=6, rest="out")

    play_to_the_end(suite(every=10), g, 1)


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        ({"stage": "set-up", "rest": "out"}, "rest: the set-up needs all the pieces"),
        ({"rest": "out", "supply": "25 mead"}, "supply: there are only 24 mead in the game (HAI-03)"),
    ],
)
def test_a_rest_that_cannot_be_is_refused(scenario: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        haithabu(**scenario)

    assert str(refused.value) == sentence
