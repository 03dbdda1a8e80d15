"""OpenSpiel's search over information sets, driven simulation by simulation because it has no clock of its own."""

from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import skerry.adapters.openspiel  # noqa: F401  registers our games


class Ismcts:
    """OpenSpiel's ISMCTSBot as it is, with its random rollouts; the loop of its `run_search` is ours.

    Its own sampler of deals follows the clock; ours follows the seed.
    """

    def __init__(self, game: Any, uct_c: float, seed: int) -> None:
        self.random = np.random.RandomState(seed % (1 << 32))
        evaluator = mcts.RandomRolloutEvaluator(1, self.random)
        self.bot = ismcts.ISMCTSBot(game, evaluator, uct_c, max_simulations=1, random_state=self.random)
        self.bot.set_resampler(lambda state, player: state.resample_from_infostate(player, self.random.uniform))

    def begin(self, state: Any) -> None:
        """A new tree for this decision."""
        self.bot.reset()
        self.state = state
        self.root = self.bot.create_new_node(state)

    def simulate(self) -> None:
        """Deal anew, descend, play to the end."""
        self.bot.run_simulation(self.bot.sample_root_state(self.state))

    @property
    def visits(self) -> int:
        """How often a move of the decision was tried; the first simulation tries none."""
        return max(0, int(self.root.total_visits))

    def action(self) -> int:
        """What was tried most."""
        actions, odds = zip(*self.bot.get_final_policy(self.state, self.root), strict=True)
        return int(self.random.choice(actions, p=odds))
