"""What the greedy bot knows of Gotlandia: positions in which one move is plainly right, and a game against chance."""

import pytest

import skerry
from skerry.bots.match import play_match
from skerry.bots.testing import chosen
from skerry.kernel.testing import play
from tests.gotlandia.table import GOTLANDIA, gotlandia

END = {"century": "1300s", "number": 3}
"""The last generation."""


def test_it_settles_rather_than_taking_a_single_resource() -> None:
    g = gotlandia({"hand": ["gotland"], "stock": "2 wood, 2 grain"}, {"hand": ["hill"]})

    assert chosen(g) == "play gotland settle"


def test_it_sells_for_a_decoration_it_can_pay_at_the_very_end() -> None:
    g = gotlandia({"hand": ["lubeck"], "stock": "4 tar", "churches": ["bal"], "workers": 1}, {}, **END)

    assert chosen(g) == "play lubeck sell"


def test_it_builds_a_church_when_it_can() -> None:
    g = gotlandia({"hand": ["lubeck", "hill"], "stock": "2 stone", "towers": ["bal"], "farmsteads": ["forsa"]}, {})

    play(g, "play lubeck take")

    assert chosen(g) == "church bal"


def test_it_feeds_a_new_worker_early() -> None:
    g = gotlandia(
        {"hand": ["gotland"], "known": ["gotland"], "farmsteads": ["bal", "faro"], "stock": "3 grain"},
        {},
        phase="hands",
    )

    assert chosen(g) == "feed"


def test_it_buries_silver_at_the_very_end() -> None:
    g = gotlandia({"hand": ["hill"], "known": ["hill"], "silver": 3, "workers": 5}, {}, phase="hands", **END)

    assert chosen(g) == "bury silver"


def test_it_gives_up_the_cheapest_unit() -> None:
    g = gotlandia(
        {"farmsteads": ["faro"], "ships": [], "stock": "2 stone", "silver": 3},
        {},
        phase="generation",
        generation="1100-b",
        pirates=["northeast"],
    )

    assert chosen(g) == "lose silver"


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    names = ["random", "random"]
    names[seat] = "greedy"

    g = play_match(GOTLANDIA.start(2), names, seed=seat)

    assert g.winners() == [seat]
    assert g.scores()[seat] >= 40


def test_alone_greedy_plays_to_the_end() -> None:
    g = play_match(GOTLANDIA.start(1), ["greedy"], seed=2)

    assert g.to_move == skerry.OVER
    assert g.scores()[0] >= 50
