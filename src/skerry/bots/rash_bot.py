"""Bots that do not look far, and err where things look alike."""

from math import exp
from typing import Final

from skerry.bots.base import Bot
from skerry.bots.own_turn import OwnTurn
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import State

GRAIN: Final = 1 << 24
"""Into how many parts a draw by weights is divided."""


class RashBot(Bot):
    """Looks at some positions of its own turn and takes what seems good. The more it cares, the less often it errs."""

    def __init__(self, name: str, seed: int, positions: int, care: float) -> None:
        super().__init__(name)
        self.rng = Rng(seed)
        self.positions = positions
        self.care = care

    def choose(self, state: State) -> Move:
        worths = OwnTurn(state, self.rng, self.positions).worths()
        scale = self.care / state.game.knowledge.doubt(state)
        best = max(worths)
        return drawn(state.moves(), [exp(scale * (worth - best)) for worth in worths], self.rng)


def drawn(moves: list[Move], weights: list[float], rng: Rng) -> Move:
    """One of the moves, each as likely as it weighs."""
    left = sum(weights) * rng.below(GRAIN) / GRAIN
    for move, weight in zip(moves, weights):
        left -= weight
        if left < 0.0:
            return move
    return moves[-1]
