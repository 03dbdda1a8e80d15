"""Driving a game: what every player, bot and laboratory does between two real choices."""

from collections.abc import Callable

from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER, State


def advance(state: State, chance: Rng | Callable[[State], Move]) -> list[Move]:
    """Play chance and forced moves until a seat has a real choice or the game is over; returns what was played."""
    played: list[Move] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            move = state.draw(chance) if isinstance(chance, Rng) else chance(state)
        else:
            moves = state.moves()
            if len(moves) > 1:
                break
            move = moves[0]
        state.apply(move)
        played.append(move)
    return played


def ends_undo(state: State, move: Move, seat: int) -> bool:
    """Can this seat take back neither this move nor any before it?

    So it is if the move showed anyone something new, or was not this seat's: chance, or someone else, even if they had
    no choice, because undo would tell everyone so.
    """
    return state.to_move != seat or state.reveals(move)


class Count:
    """How many plies of each kind were played."""

    def __init__(self) -> None:
        self.choices = 0
        self.forced = 0
        self.chances = 0


def play_out(state: State, rng: Rng, count: Count | None = None) -> None:
    """Random moves to the end, as fast as the build allows."""
    choices = 0
    forced = 0
    chances = 0
    while True:
        seat = state.to_move
        if seat >= 0:
            moves = state.moves()
            n = len(moves)
            if n > 1:
                choices += 1
                state.apply(moves[rng.below(n)])
            else:
                forced += 1
                state.apply(moves[0])
        elif seat == CHANCE:
            chances += 1
            state.apply(state.draw(rng))
        else:
            break
    if count is not None:
        count.choices += choices
        count.forced += forced
        count.chances += chances
