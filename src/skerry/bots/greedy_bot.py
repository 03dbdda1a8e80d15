"""The bot that looks to the end of its own turn and no further."""

from typing import Any, Final

from skerry.bots.base import Bot
from skerry.bots.own_turn import OwnTurn
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import State

POSITIONS: Final = 1000
"""How many positions are looked at for one decision before the best line found so far is good enough."""


class GreedyBot(Bot):
    """Plays the first move of the turn that leads to the best position, as the game's own knowledge sees it."""

    def __init__(self, seed: int, rng: Rng | None = None) -> None:
        super().__init__("greedy")
        self.rng = Rng(seed) if rng is None else rng

    def __reduce__(self) -> tuple[Any, ...]:
        return GreedyBot, (0, self.rng)

    def choose(self, state: State) -> Move:
        worths = OwnTurn(state, self.rng, POSITIONS).worths()
        best = max(worths)
        equal = [move for move, worth in zip(state.moves(), worths) if worth == best]
        return equal[self.rng.below(len(equal))]
