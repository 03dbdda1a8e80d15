"""Random games for the tests of every game: how long they are, on from a position, and as numbers choose."""

from collections.abc import Callable, Sequence
from typing import Any

import skerry
from skerry import OVER, Rng, State
from skerry.kernel.testing import Conformance, random_move, snapshot


def plies(state: State, rng: Rng) -> int:
    """How many words are said to the end, chance included."""
    count = 0
    while state.to_move != OVER:
        state.apply(random_move(state, rng))
        count += 1
    return count


def play_to_the_end(suite: Conformance, state: State, seed: int) -> None:
    """A random game from here on, in which every position passes the suite's checks and no piece is lost or made."""
    rng = Rng(seed)
    pieces = suite.pieces(state)
    count = 0
    while state.to_move != OVER:
        assert count < suite.bound
        assert suite.pieces(state) == pieces
        if count % suite.every == 0:
            suite.check_position(state, rng)
        state.apply(random_move(state, rng))
        count += 1
    assert suite.pieces(state) == pieces


def play_as_chosen(
    suite: Conformance, state: State, choices: Sequence[int], seed: int, check: Callable[[Any], None] | None = None
) -> None:
    """Small numbers choose, and after the last one the game goes on at random; all pieces stay, and copies are equal.

    After each choice `check` looks at the position.
    """
    rng = Rng(seed)
    pieces = suite.pieces(state)
    for choice in choices:
        skerry.advance(state, rng)
        moves = state.moves()
        if state.to_move == OVER:
            break
        state.play(moves[choice % len(moves)])
        assert suite.pieces(state) == pieces
        assert snapshot(state.copy()) == snapshot(state)
        if check is not None:
            check(state)
    assert plies(state, rng) < suite.bound
    assert suite.pieces(state) == pieces


def check_dealt(state: State, seed: int) -> None:
    """What seat 0 sees stays the same when all that it can't know is dealt anew."""
    assert state.resample(0, Rng(seed)).view(0) == state.view(0)
