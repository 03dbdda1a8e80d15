"""Bots that play what a network would, without looking ahead: the master, and those that err where it wavers."""

from math import exp
from typing import Any

from skerry.bots.deep_search import observed
from skerry.bots.rash_bot import drawn
from skerry.bots.search_bot import SearchBot
from skerry.bots.trained import trained
from skerry.kernel.moves import Move
from skerry.kernel.state import State


class PolicyBot(SearchBot):
    """Plays the network's favourite; with heat, also other moves, the more often the less worse they seem to it.

    Where there is no network it searches.
    """

    def __init__(self, name: str, seed: int, descents: int, seconds: float, heat: float = 0.0) -> None:
        super().__init__(name, seed, descents, seconds)
        self.heat = heat

    def made_with(self) -> dict[str, Any]:
        return {**super().made_with(), "heat": self.heat}

    def choose(self, state: State) -> Move:
        network = trained(state.game)
        if network is None:
            return super().choose(state)
        moves = state.moves()
        logits = network.look(observed([state])).logits[0]
        wanted: list[float] = logits[[move.id for move in moves]].tolist()
        best = max(wanted)
        if self.heat == 0.0:
            return moves[wanted.index(best)]
        return drawn(moves, [exp((one - best) / self.heat) for one in wanted], self.rng)
