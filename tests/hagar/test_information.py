"""Who knows what (section 5 of the ledger): all but the order of the pile is open to everyone."""

from typing import cast

import skerry
from skerry import CHANCE, EVERYONE, OVER, Rng
from skerry.games.hagar.state import Hagar
from skerry.kernel.testing import play, snapshot
from tests.hagar.table import HAGAR, hagar


def test_all_seats_and_spectators_see_the_same() -> None:
    g, rng = cast(Hagar, HAGAR.start(3)), Rng(1)
    while g.to_move != OVER:
        seen = [{**g.view(seat), "you": None} for seat in (0, 1, 2, None)]
        assert all(one == seen[0] for one in seen)
        moves = g.moves()
        assert all(g.audience(move) == EVERYONE and not g.silent(move) for move in moves)
        g.apply(g.draw(rng) if g.to_move == CHANCE else moves[rng.below(len(moves))])


def test_the_set_of_coasters_to_come_is_known_and_their_order_does_not_exist() -> None:
    """HAG-C3: two games that will draw different coasters are the same position now."""
    one, other = (hagar(map=["coaster-01 0 0 0"], turn=1) for _ in range(2))
    assert snapshot(one) == snapshot(other)

    play(one, "draw coaster-03")
    play(other, "draw coaster-04")

    assert snapshot(one) != snapshot(other)


def test_dealing_anew_changes_nothing_because_nothing_is_hidden() -> None:
    """HAG-C2: alone, not even which three coasters are out of the game is settled before the end."""
    for seats in (1, 2, 3):
        g = HAGAR.start(seats)
        copy = g.resample(0, Rng(1))

        assert snapshot(copy) == snapshot(g)
        assert copy is not g


def test_only_chance_shows_anyone_something_new() -> None:
    """HAG-15, HAG-40: what a player chooses rests on what all know, so it can be taken back until the next draw."""
    g = hagar(map=["coaster-01 0 0 0"])
    draw = g.moves()[0]
    assert g.reveals(draw)

    g.apply(draw)

    assert not any(g.reveals(move) for move in g.moves())


def test_a_record_is_the_same_for_every_reader() -> None:
    g, rng, record = cast(Hagar, HAGAR.start(2)), Rng(2), skerry.Record(game="hagar", seats=2)
    while g.to_move != OVER:
        moves = g.moves()
        move = g.draw(rng) if g.to_move == CHANCE else moves[rng.below(len(moves))]
        record.add(move)
        g.apply(move)

    assert record.seen_by(0) == record.seen_by(1) == record.seen_by(None)
