"""The game alone with its goals, and the advanced cards."""

from typing import Any

import pytest

from skerry import OVER
from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import offered, play, told, words
from tests.gotlandia.table import GOTLANDIA, gotlandia, start

CHURCH: dict[str, Any] = {"hand": ["lubeck", "hill"], "stock": "2 stone", "silver": 60}
DISTRICTS = ["halla", "hemse", "eke", "banda", "endre"]
"""A district in each of five Settings."""


def alone(own: dict[str, Any], **scenario: Any) -> Gotlandia:
    return gotlandia(own, seats=1, **scenario)


def test_alone_one_plays_the_standard_game_with_ten_neutral_farmsteads() -> None:
    """GOT-196, GOT-R59: any Setting; all others get two; the player begins."""
    g = start(1)

    assert len(offered(g, "home")) == 6
    play(g, "home bro")
    assert len([d for d in g.view(0)["districts"] if d["neutral"]]) == 10
    while not words(g)[0].startswith("generation"):
        play(g, words(g)[0])

    assert g.view(0)["start_player"] == 0
    assert g.view(0)["goals"] == {"easy": False, "medium": False, "hard": False}


def test_the_easy_goal_is_a_church_in_the_1100s() -> None:
    """GOT-197, GOT-R60: it is met the moment the church stands, and told."""
    g = alone({**CHURCH, "towers": ["bal"]})
    g.journal = []

    play(g, "play lubeck take", "church bal", "pay")

    assert g.view(0)["goals"] == {"easy": True, "medium": False, "hard": False}
    assert told(g)[-1] == "Goal reached: Easy."


def test_a_church_in_the_1200s_is_too_late() -> None:
    """GOT-197"""
    g = alone({**CHURCH, "towers": ["bal"]}, century="1200s")

    play(g, "play lubeck take", "church bal", "pay")

    assert not any(g.view(0)["goals"].values())


@pytest.mark.parametrize(("century", "met"), [("1100s", True), ("1200s", True), ("1300s", False)])
def test_the_medium_goal_is_all_six_settings_by_the_end_of_the_1200s(century: str, met: bool) -> None:
    """GOT-198: with the sixth one settled."""
    own = {"hand": ["hill", "field"], "farmsteads": DISTRICTS[:4], "towers": ["endre"], "stock": "wood, grain"}
    g = alone(own, century=century)

    play(g, "play hill settle", "settle bal")

    assert g.view(0)["goals"]["medium"] is met


def test_the_hard_goal_is_three_churches_and_the_splinter() -> None:
    """GOT-199: in any order, before the game ends."""
    own = {**CHURCH, "churches": ["bal", "endre"], "towers": ["halla"], "farmsteads": []}
    late = {"century": "1300s", "number": 3}
    g = alone({**own, "decorations": ["splinter-of-the-holy-cross"]}, **late)
    play(g, "play lubeck take", "church halla", "pay")
    assert g.view(0)["goals"]["hard"]

    g = alone({**own, "churches": ["bal", "endre", "halla"], "towers": []}, **late)
    play(g, "play lubeck take", "decorate splinter-of-the-holy-cross")
    assert g.view(0)["goals"]["hard"]

    g = alone(own, **late)
    play(g, "play lubeck take", "church halla", "pay")
    assert not g.view(0)["goals"]["hard"]


def test_who_has_met_a_goal_has_won() -> None:
    """GOT-R60, GOT-196: the outcome names the goals; missing all is no victory."""
    end: dict[str, Any] = {"phase": "hands", "century": "1300s", "number": 3}
    won = alone({}, goals=["easy", "medium"], **end)
    lost = alone({}, **end)

    assert (won.winners(), lost.winners()) == ([0], [])
    assert won.outcome()["goals"] == ["easy", "medium"]
    assert lost.outcome()["goals"] == []


def test_with_others_there_are_no_goals() -> None:
    """GOT-196"""
    g = gotlandia({**CHURCH, "towers": ["bal"]}, {})

    play(g, "play lubeck take", "church bal", "pay")

    assert g.view(0)["goals"] == {}
    assert g.goals == 0


# --- advanced cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("crafts", [False, True])
@pytest.mark.parametrize("trading", [False, True])
def test_advanced_cards_make_three_piles_of_four(crafts: bool, trading: bool) -> None:
    """GOT-194, GOT-195: options of their own, with or without each other."""
    g = start(2, advanced_crafts=crafts, advanced_trading=trading)
    play(g, "home rute")
    turned = []
    while offered(g, "turn-up"):
        turned.append(len(offered(g, "turn-up")))
        play(g, words(g)[-1])
    piles = g.view(0)["piles"]

    assert turned == ([12, 11, 10] if crafts else [8, 7]) + ([12, 11, 10] if trading else [8, 7])
    assert [pile["below"] for pile in piles] == [3] * (8 + crafts + trading)
    tops = [pile["top"] for pile in piles]
    assert ("village" in tops) is crafts
    assert ("falsterbo" in tops) is trading


def test_without_the_option_advanced_cards_are_not_in_the_game() -> None:
    """GOT-194, GOT-195"""
    g = start(2)
    play(g, "home rute")

    assert not {"shipyard", "armoury", "tannery", "village"} & set(offered(g, "turn-up"))


# --- how a game alone ends --------------------------------------------------------------------------------------------


LAST: dict[str, Any] = {"phase": "hands", "century": "1300s", "number": 3}


def test_the_best_goal_reached_is_named_at_the_end() -> None:
    """GOT-R60: in the outcome, in the log and on the sheet, where alone there are no places."""
    g = alone({"hand": ["roma"]}, goals=["easy", "medium"], **LAST)
    g.journal = []

    play_to_the_end(g)

    assert g.outcome()["best_goal"] == "medium"
    assert told(g)[-1] == "Best goal reached: Medium."
    assert last_row(g) == ["Best goal reached", "Medium"]


def test_without_a_goal_the_game_alone_is_lost() -> None:
    """GOT-196, GOT-R60"""
    g = alone({"hand": ["roma"]}, **LAST)
    g.journal = []

    play_to_the_end(g)

    assert (g.winners(), g.outcome()["best_goal"]) == ([], "")
    assert told(g)[-1] == "No goal was reached, so the game is lost."
    ending = g.ending()
    assert ending is not None
    assert ending.key == "alone.lost"
    assert last_row(g) == ["Best goal reached", "–"]


def test_only_the_end_of_a_game_alone_announces_a_goal() -> None:
    """GOT-196: not before, and among several players there is a winner instead."""
    g = alone({"hand": ["roma"]}, goals=["easy"], **LAST)
    assert g.ending() is None
    both = gotlandia({"hand": ["roma"]}, {}, **LAST)

    play_to_the_end(g)
    play_to_the_end(both)

    ending = g.ending()
    assert ending is not None
    assert (ending.key, ending.values) == ("alone.goal", {"goal": "easy", "points": g.scores()[0]})
    assert both.ending() is None


def play_to_the_end(g: Gotlandia) -> None:
    while g.to_move != OVER:
        play(g, words(g)[-1])


def last_row(g: Gotlandia) -> list[str]:
    """The last line of the result."""
    row = GOTLANDIA.sheet(g.seen_by(None), "en", ["Ann"])[-1].rows[-1]
    return [cell.text for cell in row]
