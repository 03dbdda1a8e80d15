"""Random games for the tests of every game: how long they are, and each on from a position."""

from skerry import OVER, Rng, State
from skerry.kernel.testing import Conformance, random_move


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
