"""What each question says to the seat that is asked, with the rule behind it, and what declining says: nothing."""

from typing import Any

import pytest

import skerry
from skerry.kernel.testing import play, refused, said, words
from tests.haithabu.table import HAITHABU, haithabu, start

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
WAGON_AND_SHIP = {"wagon": "wagon-20-1", "ship": "ship-20-1"}

QUESTIONS: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "HAI-21": ({}, [], "Place your worker on the market or the dial. You have 250 silver."),
    "HAI-D2": (
        {"players": [{"characters": ["imposter"]}, {}]},
        ["worker mead", "nothing"],
        "All your workers are placed. Anything else, or end your turn? You have 250 silver.",
    ),
    "HAI-52": (
        {"space": "D", "event": "to-come"},
        [],
        "Night: roll one die for an event, or pay 20 silver to roll two and pick one. You have 250 silver.",
    ),
    "HAI-53": (
        {"space": "D", "event": "to-come"},
        ["two-dice", "roll 1", "roll 2"],
        "Which of the two events happens?",
    ),
    "HAI-55": (
        {"space": "D", "event": "viking-games"},
        [],
        "Viking Games: give Ann a good, 10 silver or 1 victory point.",
    ),
    "HAI-56": (
        {"space": "D", "event": "assassination", "players": [{"characters": ["seer", "trader"]}, {}]},
        [],
        "Assassination: which of your characters do you lose?",
    ),
    "HAI-59": (
        {"space": "D", "event": "storm", "players": [WAGON_AND_SHIP, {}]},
        [],
        "Storm: which of your vehicles do you lose?",
    ),
    "HAI-60": (
        {"space": "D", "event": "time-of-unrest", "players": [{}, {"post": "mead"}]},
        [],
        "Time of Unrest: choose a good to lose.",
    ),
    "HAI-61": ({"space": "A"}, [], "Buy a wagon, a ship or both. You have 250 silver."),
    "HAI-65": ({"space": "B"}, [], "Hire a free character, or entice one away from another player for 10 silver."),
    "HAI-68": (
        {"space": "C", "players": [{"post": "3 mead"}, {}]},
        ["sell-one mead"],
        "Sell up to 2 more goods one price level higher, all alike or all different. You have 254 silver.",
    ),
    "HAI-70": ({"space": "D"}, [], "Take a free good and then an order, or take 1 victory point."),
    "HAI-73": ({"space": "D"}, ["take-good mead"], "Take an order."),
    "HAI-78": (
        {"space": "E", "players": [{"post": "mead", "orders": ["order-01"]}, {}]},
        [],
        "Put goods from your trading post on your orders.",
    ),
    "HAI-81": (
        {"space": "F", "players": [{"warehouse": "mead", **WAGON_AND_SHIP}, {}]},
        [],
        "Which vehicle do you use?",
    ),
    "HAI-82": (
        {"space": "F", "players": [{"warehouse": "4 mead, cloth", **WAGON_AND_SHIP}, {}]},
        ["use wagon", "load mead 4"],
        "Load the 20-silver wagon (3 Mead, 2 any). Places left for goods of any kind: 1.",
    ),
    "HAI-84": (
        {"space": "G"},
        ["buy-one mead"],
        "Buy up to 2 more goods one price level lower, all alike or all different. You have 248 silver.",
    ),
    "HAI-86": ({"space": "H"}, [], "Take an order, sell one good or do both. Or take 1 victory point."),
    "HAI-88": (
        {"space": "H", "players": [{"post": "mead"}, {}]},
        ["order upper-1", "turn-up order-09"],
        "Do you want to sell a good too? You have 250 silver.",
    ),
    "HAI-92": (
        {"space": "A", "players": [{"characters": ["carpenter"]}, {}]},
        ["buy-from ship-30", "show ship-30-2", "show ship-30-3"],
        "Carpenter: take one of these vehicles for 15 silver.",
    ),
    "HAI-102": (
        {"stage": "year-end", "players": [{"characters": ["trader"]}, {}]},
        [],
        "The first year is over. Return characters for 2 victory points each, or keep them.",
    ),
    "HAI-103": (
        {"stage": "powers", "players": [{"characters": ["seer"]}, {}]},
        [],
        "Turn change: use the powers of your characters. You have 250 silver.",
    ),
    "HAI-R36": (
        {"stage": "storage", "players": [{"warehouse": "2 mead", "silver": 3}, {}]},
        [],
        "The fee for your warehouse is 4 silver and you have 3. Take a loan or return a good.",
    ),
}


@pytest.mark.parametrize("rule", QUESTIONS)
def test_a_question_says_what_is_asked_and_by_which_rule(rule: str) -> None:
    scenario, moves, sentence = QUESTIONS[rule]
    g = HAITHABU.scenario(scenario)
    play(g, *moves)

    prompt = g.prompt(g.to_move)

    assert HAITHABU.say(prompt, "en", NAMES) == sentence
    assert prompt.rule == rule


@pytest.mark.parametrize("rule", QUESTIONS)
def test_to_decline_costs_nothing_and_says_nothing(rule: str) -> None:
    """HAI-22, HAI-98."""
    scenario, moves, _ = QUESTIONS[rule]
    g = HAITHABU.scenario(scenario)
    play(g, *moves)

    for word in set(words(g)) & {"nothing", "done", "end-turn", "one-die", "point"}:
        assert said(g, word) == ""


def test_the_choice_of_a_character_says_what_it_does() -> None:
    """HAI-15."""
    g = start(2)
    while g.to_move < 0:
        play(g, words(g)[0])

    assert HAITHABU.say(g.prompt(1), "en", NAMES) == "Choose a character."
    assert g.prompt(1).rule == "HAI-15"
    assert HAITHABU.say(g.prompt(0), "en", NAMES) == f"Set-up: {NAMES[1]} chooses a character."
    assert said(g, "choose landlord") == "Hire each neutral worker for half the price"
    assert g.heading() == "set-up"


def test_the_record_of_an_end_has_its_heading() -> None:
    assert haithabu(stage="end").heading() == "end"
    assert haithabu(stage="storage", turn=3).view(None)["stage"] == "orders"
    assert haithabu(stage="resupply", turn=3).heading() == "turn 3 resupply"


def test_an_order_says_what_is_on_it_before_it_is_taken() -> None:
    """HAI-73, HAI-75."""
    g = haithabu({}, {}, space="D")
    play(g, "take-good mead")

    assert said(g, "order upper-1") == "order (2 Mead, 2 Cloth: 4 points, 40 silver)"


def test_powers_are_refused_to_those_who_do_not_have_them() -> None:
    """HAI-103, HAI-R30."""
    g = haithabu({"characters": ["seer"]}, {}, stage="powers")

    assert said(g, "be-start-player") == "Start Player isn’t yours (HAI-103)."
    assert said(g, "buy-from wagon-20") == "Carpenter isn’t yours (HAI-103)."
    assert said(g, "carry mead") == "Stevedore isn’t yours (HAI-103)."
    assert said(g, "price mead up") == "new price 4"


def test_words_of_other_questions_are_refused() -> None:
    """HAI-61, HAI-68."""
    assert refused(haithabu({}, {}, space="A"), "nothing") == "HAI-61"
    assert refused(haithabu({"post": "mead"}, {}, space="C"), "buy-one mead") == "HAI-68"


def test_a_vehicle_that_takes_none_of_the_goods_is_not_used() -> None:
    """HAI-82, HAI-R32: with a pack in which a wagon takes nothing but mead."""
    game = skerry.game("haithabu", version=1, changes={"vehicle.wagon-20-1.any": 0})
    g = game.scenario({"space": "F", "players": [{"warehouse": "cloth", **WAGON_AND_SHIP}, {}]})

    assert words(g) == ["use ship", "nothing"]
    assert said(g, "use wagon") == "None of the goods in your warehouse fit on this wagon (HAI-R32)."
