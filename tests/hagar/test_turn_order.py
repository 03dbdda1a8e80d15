"""Turns (HAG-13, HAG-14, HAG-38): who, how often, and what happens in one."""

from typing import cast

import pytest

import skerry
from skerry import CHANCE, Rng
from skerry.games.hagar.state import Hagar
from skerry.kernel.testing import play, refused, words
from tests.hagar.table import HAGAR, hagar


def played(seats: int, seed: int) -> list[tuple[int, str]]:
    """The phases of a random game with the seat that acts."""
    g, rng, found = cast(Hagar, HAGAR.start(seats)), Rng(seed), []
    while g.to_move != skerry.OVER:
        view = g.view(None)
        found.append((view["turn"], view["phase"]))
        moves = g.moves()
        g.apply(g.draw(rng) if g.to_move == CHANCE else moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize(("seats", "turns", "with_token"), [(1, 9, 5), (2, 6, 5), (3, 4, 4)])
def test_everyone_has_equally_many_turns(seats: int, turns: int, with_token: int) -> None:
    """HAG-13, HAG-31, HAG-38: and a token in the first of them; then only coasters are laid."""
    phases = played(seats, seed=seats)

    for seat in range(seats):
        assert phases.count((seat, "draw")) == turns
        assert phases.count((seat, "token")) == with_token


def test_play_goes_clockwise_and_the_starting_player_stays_the_same() -> None:
    """HAG-13, HAG-R7."""
    g = hagar(step="set-up", seats=3)
    play(g, "roll 1", "roll 6", "roll 2")
    order = []
    while g.view(None)["stage"] == "turns":
        if g.view(None)["phase"] == "draw":
            order.append(g.view(None)["turn"])
        play(g, words(g)[0])

    assert order == [1, 2, 0] * 4
    assert g.view(None)["start_player"] == 1


def test_a_turn_is_drawing_laying_and_placing_a_token() -> None:
    """HAG-14, HAG-26."""
    g = hagar(map=["coaster-01 0 0 0"], turn=1)
    assert g.view(None)["phase"] == "draw"

    play(g, "draw coaster-03")
    assert (g.to_move, g.view(None)["phase"]) == (1, "lay")
    assert refused(g, "place hagar nw") == "HAG-14"
    play(g, "lay 1 0")
    assert (g.to_move, g.view(None)["phase"]) == (1, "turn")
    assert refused(g, "lay 0 1") == "HAG-14"
    play(g, "turn 180")
    assert (g.to_move, g.view(None)["phase"]) == (1, "token")
    assert refused(g, "turn 0") == "HAG-26"
    play(g, "place hagar nw")

    assert (g.view(None)["turn"], g.view(None)["phase"]) == (0, "draw")


def test_after_the_last_coaster_no_more_turns_are_taken() -> None:
    """HAG-38, HAG-39: two players have no token left for it, and the die is rolled at once."""
    names = [f"{number:02}" for number in range(1, 12) if number not in (2, 6, 8, 11)]
    line = [f"coaster-{name} {x} 0 0" for x, name in enumerate(names)]
    line += ["coaster-02 -1 0 180", "coaster-06 -2 0 0", "coaster-08 -3 0 180", "coaster-11 -4 0 0"]
    tokens = [{"hagars": [f"coaster-{name} nw" for name in ("01", "04", "07", "10")], "gold": ["coaster-02 nw"]}]
    g = hagar(*tokens, map=line, start_player=0, drawn="coaster-12")

    assert g.view(None)["turn"] == 1
    play(g, words(g)[0])
    play(g, words(g)[0])
    play(g, "place gold nw")

    assert g.to_move == CHANCE
    assert (g.view(None)["stage"], g.view(None)["phase"], g.view(None)["turn"]) == ("final", "roll", 0)
    assert words(g) == [f"roll {face}" for face in range(1, 7)]


def test_the_turn_of_a_record_is_named() -> None:
    """HAG-13: headings of a record."""
    assert hagar(map=["coaster-01 0 0 0"]).heading() == "turn 2, seat 1"
    assert hagar(map=["coaster-01 0 0 0"], fresh="coaster-01").heading() == "turn 1, seat 0"
    assert hagar(map=["coaster-01 0 0 0"], rolled=2).heading() == "final round, seat 1"
    assert HAGAR.start(2).heading() == "set-up"
