"""The bot that plays anything: a measure for all others."""

from typing import Any

from skerry.bots.base import Bot
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import State


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def __init__(self, seed: int, rng: Rng | None = None) -> None:
        super().__init__("random")
        self.rng = Rng(seed) if rng is None else rng

    def __reduce__(self) -> tuple[Any, ...]:
        return RandomBot, (0, self.rng)

    def choose(self, state: State) -> Move:
        moves = state.moves()
        return moves[self.rng.below(len(moves))]
