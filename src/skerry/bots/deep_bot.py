"""The bot that searches with a network: the grandmaster."""

from typing import Any

from skerry.bots.deep_search import DeepSearch
from skerry.bots.search_bot import SearchBot
from skerry.bots.trained import trained
from skerry.kernel.moves import Move
from skerry.kernel.state import State


class DeepBot(SearchBot):
    """Looks ahead with a network: this many looks for a decision. Where there is no network it searches without one."""

    def __init__(self, name: str, seed: int, descents: int, seconds: float, looks: int) -> None:
        super().__init__(name, seed, descents, seconds)
        self.looks = looks

    def made_with(self) -> dict[str, Any]:
        return {**super().made_with(), "looks": self.looks}

    def choose(self, state: State) -> Move:
        network = trained(state.game)
        if network is None:
            return super().choose(state)
        search = DeepSearch(state, self.rng, network, self.kept_for(state))
        return self.searched(search, state, self.looks)
