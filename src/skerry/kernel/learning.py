"""Playing for programs that learn: what a game was worth, and many games side by side in one loop."""

from typing import Final

from skerry.kernel.state import OVER, State

POINTS_ALONE: Final = 100
"""Alone there is nobody to beat, so the points count; so many of them are worth 1."""
LEAST_ALONE: Final = -1.0
MOST_ALONE: Final = 3.0


def rewards(state: State) -> list[float]:
    """What the game was worth to each seat; nothing before the end.

    Every loser pays 1 / (seats - 1), and the winners share that evenly: whoever wins alone gets 1, and all together get
    0. A single player gets a hundredth of the points.
    """
    seats = state.seats
    if state.to_move != OVER:
        return [0.0] * seats
    if seats == 1:
        return [min(max(state.scores()[0] / POINTS_ALONE, LEAST_ALONE), MOST_ALONE)]
    winners = state.winners()
    stake = 1.0 / (seats - 1)
    prize = stake * (seats - len(winners)) / len(winners)
    return [prize if seat in winners else -stake for seat in range(seats)]
