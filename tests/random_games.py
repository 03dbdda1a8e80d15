"""Random games for the tests of every game: position by position, and how long they are."""

from collections.abc import Callable, Iterator, Sequence

from skerry import CHANCE, OVER, Move, Rng, State
from skerry.kernel.testing import Conformance, random_move


def positions(
    state: State, seed: int, wanted: Callable[[Sequence[Move]], Sequence[Move]] = lambda moves: moves
) -> Iterator[State]:
    """Every position in which a seat is asked, with a journal of the game; at the end its last one.

    A seat chooses any of the moves that are wanted, so that a game can be led to where it has more to say.
    """
    state.journal = []
    rng = Rng(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
            continue
        yield state
        moves = wanted(state.moves())
        state.apply(moves[rng.below(len(moves))])
    yield state


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
