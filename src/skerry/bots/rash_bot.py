"""Bots that do not look far, and err where things look alike."""

from math import exp
from typing import Any, Final

from skerry.bots.base import Bot
from skerry.bots.greedy_bot import POSITIONS
from skerry.bots.own_turn import OwnTurn
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import State

GRAIN: Final = 1 << 24
"""Into how many parts a draw by weights is divided."""
FEW: Final = 4
"""How many of the best moves are the measure of errors."""
LEAST: Final = 1e-9
"""A difference of worth that is none."""


class RashBot(Bot):
    """Looks at some positions of its own turn, a fixed number for each move, and takes what seems good.

    The few best moves are the measure of its errors: one as bad as these are on average is taken the less, the more the
    bot cares. So it errs as often where little is at stake as where much is, and hardly ever plays what is hopeless
    beside them.
    """

    def __init__(self, name: str, seed: int, looks: int, care: float, rng: Rng | None = None) -> None:
        super().__init__(name)
        self.rng = Rng(seed) if rng is None else rng
        self.looks = looks
        self.care = care

    def __reduce__(self) -> tuple[Any, ...]:
        return RashBot, (self.name, 0, self.looks, self.care, self.rng)

    def choose(self, state: State) -> Move:
        moves = state.moves()
        worths = OwnTurn(state, self.rng, min(self.looks * len(moves), POSITIONS)).worths()
        best = max(worths)
        few = sorted(worths)[-FEW:]
        scale = self.care / max(best - sum(few) / len(few), LEAST)
        return drawn(moves, [exp(scale * (worth - best)) for worth in worths], self.rng)


def drawn(moves: list[Move], weights: list[float], rng: Rng) -> Move:
    """One of the moves, each as likely as it weighs."""
    left = sum(weights) * rng.below(GRAIN) / GRAIN
    for move, weight in zip(moves, weights):
        left -= weight
        if left < 0.0:
            return move
    return moves[-1]
