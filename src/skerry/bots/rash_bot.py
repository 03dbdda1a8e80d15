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
    beside them. One that finishes what it starts does something wherever it can.
    """

    def __init__(
        self, name: str, seed: int, looks: int, care: float, *, finishes: bool = True, rng: Rng | None = None
    ) -> None:
        super().__init__(name)
        self.rng = Rng(seed) if rng is None else rng
        self.looks = looks
        self.care = care
        self.finishes = finishes

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.name, self.looks, self.care, self.finishes, self.rng)

    def choose(self, state: State) -> Move:
        positions = min(self.looks * len(state.moves()), POSITIONS)
        turn = OwnTurn(state, self.rng, positions, finishes=self.finishes)
        worths = turn.worths()
        best = max(worths)
        few = sorted(worths)[-FEW:]
        scale = self.care / max(best - sum(few) / len(few), LEAST)
        return drawn(turn.moves, [exp(scale * (worth - best)) for worth in worths], self.rng)


def restored(name: str, looks: int, care: float, finishes: bool, rng: Rng) -> RashBot:
    """A bot as it was."""
    return RashBot(name, 0, looks, care, finishes=finishes, rng=rng)


def drawn(moves: list[Move], weights: list[float], rng: Rng) -> Move:
    """One of the moves, each as likely as it weighs."""
    left = sum(weights) * rng.below(GRAIN) / GRAIN
    for move, weight in zip(moves, weights):
        left -= weight
        if left < 0.0:
            return move
    return moves[-1]
