"""Why a move is good: where the points come from that it brings in the end, as a network expects them.

After each move the network plays on for everyone, until the seat decides again; what it then expects of each source is
compared. All moves meet the same deals and the same chance, so that only the moves make a difference.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from skerry.bots.deep_search import observed, priors
from skerry.bots.network import Floats, Network
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER, State

DEALS: Final = 8
"""In this many deals of what a seat cannot know, each with a chance of its own."""
LEAST: Final = 0.5
"""Fewer points are no reason."""
OTHERS: Final = 8
"""With this many of the other moves it is compared, the likeliest ones."""


class Reason:
    """The points that a move brings from one source, compared with other moves; or takes from another seat's total."""

    def __init__(self, points: int, source: str = "", seat: int = -1) -> None:
        self.points = points
        self.source = source
        self.seat = seat


class Ahead:
    """A position on the way to the next decision of a seat, with the chance that it meets."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng

    def waits(self, seat: int) -> bool:
        """Go on to the next choice: is it another seat's?"""
        state = self.state
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.draw(self.rng))
                continue
            moves = state.moves()
            if len(moves) > 1:
                return state.to_move != seat
            state.apply(moves[0])
        return False


def reason(network: Network, state: State, move: Move, seed: int) -> Reason | None:
    """Why the seat to move should choose this; None if no source makes enough of a difference."""
    seat = state.to_move
    others, weights = alternatives(network, state, move)
    found = expected(network, state, [move, *others], seed)
    gains: list[float] = (found[0] - weights @ found[1:]).tolist()
    sources = len(network.sources)
    own, rivals = gains[:sources], gains[sources + 1 : sources + state.seats]
    if own and max(own) >= LEAST:
        return Reason(max(1, round(max(own))), source=network.sources[own.index(max(own))])
    if rivals and min(rivals) <= -LEAST:
        return Reason(max(1, round(-min(rivals))), seat=(seat + 1 + rivals.index(min(rivals))) % state.seats)
    return None


def alternatives(network: Network, state: State, move: Move) -> tuple[list[Move], Floats]:
    """The likeliest of the other moves, and how likely each of them is where this one is not chosen."""
    moves = state.moves()
    likely = sorted(zip(priors(network.look(observed([state])).logits[0], moves), moves), key=lambda one: -one[0])
    others = [(chance, other) for chance, other in likely if other.id != move.id][:OTHERS]
    weights = np.array([chance for chance, _ in others], np.float32)
    return [other for _, other in others], weights / weights.sum()


def expected(network: Network, state: State, moves: Sequence[Move], seed: int) -> Floats:
    """For each move the points that its seat expects by source, and everyone's total from its seat on."""
    seat, rng = state.to_move, Rng(seed)
    deals = [state.resample(seat, rng) for _ in range(DEALS)]
    ahead: list[Ahead] = []
    for move in moves:
        for number, deal in enumerate(deals):
            after = deal.copy()
            after.apply(move)
            ahead.append(Ahead(after, Rng(seed + number)))
    play_on(network, ahead, seat)
    rows = np.zeros((len(ahead), len(network.sources) + network.seats), np.float32)
    open_ones = [row for row, one in enumerate(ahead) if one.state.to_move != OVER]
    if open_ones:
        rows[open_ones] = network.look(observed([ahead[row].state for row in open_ones])).points
    for row, one in enumerate(ahead):
        if one.state.to_move == OVER:
            rows[row] = told(network, one.state, seat)
    found: Floats = rows.reshape(len(moves), DEALS, -1).mean(axis=1)
    return found


def play_on(network: Network, ahead: Sequence[Ahead], seat: int) -> None:
    """Everyone plays what the network likes best, until the seat decides again or the game is over."""
    while waiting := [one for one in ahead if one.waits(seat)]:
        logits = network.look(observed([one.state for one in waiting])).logits
        for one, row in zip(waiting, logits):
            moves = one.state.moves()
            one.state.apply(moves[int(row[[move.id for move in moves]].argmax())])


def told(network: Network, state: State, seat: int) -> list[float]:
    """The points of a game that is over, as a network tells those of one that is not."""
    points, scores = state.outcome()["points"][seat], state.scores()
    totals = [float(scores[(seat + place) % state.seats]) for place in range(state.seats)]
    return [*[float(points[source]) for source in network.sources], *totals, *[0.0] * (network.seats - state.seats)]
