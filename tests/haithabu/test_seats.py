"""Seats are alike: a position turned round the table allows the same words and leads to the same position, turned."""

from typing import Any

import pytest

import skerry
from skerry import CHANCE, OVER, Rng
from skerry.kernel.testing import play, random_move, said, words
from tests.haithabu.table import HAITHABU, haithabu, points
from tests.haithabu.test_questions import QUESTIONS

PLIES = 90


def turned(scenario: dict[str, Any], seats: int) -> dict[str, Any]:
    """Everybody sits one seat further on."""
    players = [*scenario.get("players", [])]
    players += [{}] * (seats - len(players))
    first = scenario.get("start_player", 0)
    later: dict[str, Any] = {"players": players[-1:] + players[:-1], "start_player": (first + 1) % seats}
    if "active" in scenario:
        later["active"] = (scenario["active"] + 1) % seats
    return {**scenario, **later}


def seen(g: skerry.State, shift: int) -> list[dict[str, Any]]:
    """The players as each sees themselves, the first one moved along by this number of seats."""
    found = []
    for seat in range(g.seats):
        other = (seat + shift) % g.seats
        found.append({**g.view(other)["players"][other], "seat": seat})
    return found


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rule", QUESTIONS)
def test_a_position_turned_round_the_table_is_the_same(rule: str, seats: int) -> None:
    """HAI-19: nothing depends on the number of a seat, only on the turn order."""
    scenario = {**QUESTIONS[rule][0], "seats": seats}
    here, there = HAITHABU.scenario(scenario), HAITHABU.scenario(turned(scenario, seats))
    rng = Rng(seats)

    for _ in range(PLIES):
        assert words(here) == words(there)
        assert there.to_move == (here.to_move if here.to_move < 0 else (here.to_move + 1) % seats)
        assert seen(here, 0) == seen(there, 1)
        if here.to_move == OVER:
            break
        word = random_move(here, rng).word
        play(here, word)
        play(there, word)


def explained(g: skerry.State, move: skerry.Move) -> tuple[object, ...]:
    """What is said of a word, without the seats it names."""
    message = g.explain(move)
    if message is None:
        return ()
    values = {name: value for name, value in message.values.items() if name != "seat"}
    return message.key, message.rule, values


@pytest.mark.parametrize("rule", QUESTIONS)
def test_effects_and_refusals_do_not_depend_on_the_seat(rule: str) -> None:
    """HAI-19."""
    scenario, moves, _ = QUESTIONS[rule]
    here, there = HAITHABU.scenario(scenario), HAITHABU.scenario(turned(scenario, 2))
    for g in (here, there):
        play(g, *moves)

    for move in HAITHABU.alphabet:
        assert explained(here, move) == explained(there, move)


# --- first and last cards ---------------------------------------------------------------------------------------------


def test_the_first_order_of_the_pack_fails_like_any_other() -> None:
    """HAI-76, HAI-100."""
    g = haithabu({"orders": ["", "", "", "", "start-order-1: mead"]}, {}, stage="turn-change")

    assert "start-order-1" in g.view(None)["orders_gone"]
    assert g.view(None)["players"][0]["orders"] == [None] * 5


def test_one_place_for_a_named_kind_is_a_place() -> None:
    """HAI-82: two mead and two cloth are loaded, so one mead still fits."""
    g = haithabu({"warehouse": "5 mead, 2 cloth", "wagon": "wagon-20-1"}, {}, space="F")

    play(g, "use wagon", "load mead 2", "load cloth 2")

    assert words(g) == ["load mead 1", "done"]


def test_all_dice_are_fair() -> None:
    """HAI-C5 to HAI-C7."""
    dice = [
        haithabu(stage="prices"),
        haithabu(stage="resupply"),
        haithabu({"silver": 0}, {}, space="D", event="to-come"),
    ]

    for g in dice:
        assert g.to_move == CHANCE
        assert [(move.word, weight) for move, weight in g.chances()] == [(f"roll {pips}", 1) for pips in range(1, 7)]


def test_refusals_name_the_right_order() -> None:
    """HAI-71, HAI-78."""
    g = haithabu({}, {"post": "mead", "orders": ["order-25", "", "order-04"]}, start_player=1, space="E")
    assert said(g, "fill 2") == "You have no order on space 2 (HAI-78)."
    assert (
        said(g, "fill 3") == "You can’t fill the order on space 3: your trading post lacks some of its goods (HAI-78)."
    )
    assert said(g, "put 2 mead") == "You have no order on space 2 (HAI-78)."
    assert said(g, "put 3 cloth") == "The order on space 3 needs no more Cloth (HAI-78)."
    g = haithabu({"post": "mead", "orders": ["start-order-1"]}, {}, space="E")
    assert said(g, "put 1 cloth") == "The order on space 1 needs no more Cloth (HAI-78)."
    assert (
        said(g, "fill 1") == "You can’t fill the order on space 1: your trading post lacks some of its goods (HAI-78)."
    )

    g = haithabu({}, {}, space="D")
    play(g, "take-good mead")
    assert said(g, "nothing") == "You’ve taken a good, so you must take an order too (HAI-71)."
    assert said(g, "point") == "You can’t play “point” now (HAI-71)."
    assert points(g) == 5
