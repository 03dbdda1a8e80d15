"""The solo game (HAG-63 to HAG-66)."""

from typing import cast

import pytest

import skerry
from skerry import CHANCE, OVER, Rng
from skerry.games.hagar.state import Hagar
from skerry.kernel.testing import play, random_move, told, words
from tests.hagar.table import HAGAR, hagar


def test_a_lone_player_lays_nine_coasters_and_places_five_tokens() -> None:
    """HAG-63, HAG-04, HAG-13, HAG-R20."""
    g, rng = cast(Hagar, HAGAR.start(1)), Rng(4)
    tokens = []
    while g.view(0)["stage"] == "turns":
        if g.view(0)["phase"] == "token":
            tokens.append(g.view(0)["turn_number"])
        moves = g.moves()
        g.apply(g.draw(rng) if g.to_move == CHANCE else moves[rng.below(len(moves))])

    assert len(g.view(0)["map"]) == 9
    assert tokens == [1, 2, 3, 4, 5]
    assert len(g.view(0)["unseen"]) == 3
    assert g.view(0)["pile"] == 0


def test_any_unseen_coaster_may_be_the_next_though_three_are_out() -> None:
    """HAG-04, HAG-63, HAG-C2, HAG-C3: with eight on the table, four are unseen and one is left in the pile."""
    eight = ["01", "03", "04", "05", "07", "09", "10", "12"]
    g = hagar(map=[f"coaster-{name} {x} 0 0" for x, name in enumerate(eight)], seats=1)

    assert g.view(0)["pile"] == 1
    assert words(g) == ["draw coaster-02", "draw coaster-06", "draw coaster-08", "draw coaster-11"]


def test_beers_always_lie_as_printed() -> None:
    """HAG-63, HAG-22."""
    g = hagar(map=["coaster-10 0 0 0"], drawn="coaster-11", seats=1, cell="1 0")

    assert words(g) == ["turn 0"]


def test_the_end_is_a_roll_and_a_move() -> None:
    """HAG-64, HAG-40, HAG-44."""
    nine = ["01", "03", "04", "05", "07", "09", "10", "12"]
    full = [f"coaster-{name} {x} 0 0" for x, name in enumerate(nine)] + ["coaster-02 -1 0 0"]
    g = hagar({"hagars": ["coaster-01 nw"]}, map=full, seats=1)
    assert words(g) == [f"roll {face}" for face in range(1, 7)]

    play(g, "roll 2")
    assert words(g) == ["move coaster-01 nw", "pass"]
    play(g, "pass")

    assert g.to_move == OVER


def test_every_dominion_with_a_hagar_is_conquered() -> None:
    """HAG-64."""
    g = hagar({"hagars": ["coaster-01 nw", "coaster-01 se"]}, map=["coaster-01 0 0 0"], seats=1, rolled=6, step="over")

    assert g.outcome()["points"] == [{"gold": 0, "dominions": 2 + 1, "total": 3}]


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "simple-drunkard"),
        (15, "simple-drunkard"),
        (16, "lower-sailor"),
        (20, "lower-sailor"),
        (21, "higher-chief"),
        (25, "higher-chief"),
        (26, "legendary-conqueror"),
        (60, "legendary-conqueror"),
    ],
)
def test_the_points_give_a_rank(points: int, rank: str) -> None:
    """HAG-65, HAG-R17."""
    g = cast(Hagar, HAGAR.start(1))

    assert g.components.rank(points) == rank


def test_the_rank_is_part_of_the_result_and_told() -> None:
    """HAG-65: a lone player has always won."""
    g = hagar({"hagars": ["coaster-01 nw"]}, map=["coaster-01 0 0 0"], seats=1, rolled=6)
    g.journal = []

    play(g, "pass")

    assert g.outcome()["solo_rank"] == "simple-drunkard"
    assert g.winners() == [0]
    assert told(g)[-1] == "seat 0 earns the rank “Simple drunkard”."
    assert g.journal[-1].seat == 0


def test_with_others_there_is_no_rank() -> None:
    """HAG-65."""
    assert hagar(map=["coaster-01 0 0 0"], rolled=6, step="over").outcome()["solo_rank"] == ""


def test_a_guessed_rank_is_marked_as_such_in_the_pack() -> None:
    """HAG-R17: the word is cut off in the rulebook."""
    ranks = {rank["id"]: rank for rank in HAGAR.pack.data["solo_ranks"]}

    assert ranks["lower-sailor"]["name_source_en"] == "reconstructed"
    assert ranks["higher-chief"]["name_source_en"] == "rulebook"
    assert skerry.game("hagar").about("en").summary


def test_alone_the_rank_is_announced_and_no_winner() -> None:
    """HAG-65: in both languages, at the table and in lists; with others, who won."""
    state, rng = skerry.game("hagar").start(1), Rng(2)
    assert state.ending() is None
    while state.to_move != OVER:
        state.apply(random_move(state, rng))

    ending = state.ending()

    assert ending is not None
    assert ending.values == {"rank": state.outcome()["solo_rank"], "points": state.scores()[0]}
    assert state.game.say(ending, "en", ["Ann"]) == "Simple drunkard, with 4 points."
    assert state.game.say(ending, "de", ["Ann"]).endswith(", mit 4 Punkten.")
