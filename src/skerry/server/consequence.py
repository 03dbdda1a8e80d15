"""What a player should know of a move beforehand: does it end the turn, and can it be taken back?"""

from typing import Final, NamedTuple

from skerry.kernel.moves import Move
from skerry.kernel.state import CHANCE, NO_SEAT, State

SHOWS: Final = "shows"
BY_CHANCE: Final = "chance"
BY_OTHERS: Final = "others"
"""What cannot be taken back, or only to there: something new was seen, chance decided, someone else chose."""


class Consequence(NamedTuple):
    """What a move and what it forces lead to, as far as nothing is drawn to find out."""

    ends: bool
    """Is it someone else's turn then? In the turn of a seat the others may have to answer something; that ends neither
    this turn nor one of theirs."""
    binds: str
    """Why it cannot be taken back; "" if it can."""


def consequence(state: State, *words: Move) -> Consequence:
    seat, turn, shows = state.to_move, state.turn(), False
    after = state.copy()
    for move in words:
        shows = shows or after.reveals(move)
        after.apply(move)
    while after.to_move == seat and after.turn() == turn:
        moves = after.moves()
        if len(moves) > 1:
            break
        shows = shows or after.reveals(moves[0])
        after.apply(moves[0])
    over = after.turn() != turn or (turn.seat == NO_SEAT and after.to_move not in (seat, CHANCE))
    by_chance = BY_CHANCE if after.to_move == CHANCE else ""
    return Consequence(over and turn.seat in (seat, NO_SEAT), SHOWS if shows else by_chance)
