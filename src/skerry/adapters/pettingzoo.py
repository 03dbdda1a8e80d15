"""Our games for PettingZoo: every seat is an agent of an AEC environment.

    from skerry.adapters import pettingzoo

    env = pettingzoo.env("riga", seats=3)

Chance and moves without an alternative are played inside, so an agent is asked only when it has a choice.
"""

from collections.abc import Mapping
from typing import Any

from skerry import OVER, Game, Rng, State, advance
from skerry.adapters import MissingPackages, pictures

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingPackages("rl") from error

from skerry.adapters.editions import edition, editions, what_is_played
from skerry.adapters.observed import SEEDS, AnyPack, Eyes, learnable, playable
from skerry.kernel.learning import rewards

ILLEGAL_REWARD = -1.0
"""For the agent whose action is not a legal move; the others get nothing, and the game is over."""


def env(
    game: str | Game,
    seats: int | None = None,
    variants: Mapping[str, Any] | None = None,
    pack: AnyPack = None,
    render_mode: str | None = None,
) -> AECEnv:
    """A game for PettingZoo's loops, with its usual wrappers: an illegal action ends the game for all."""
    table: AECEnv = RawEnv(game, seats, variants, pack, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The environment without wrappers."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        variants: Mapping[str, Any] | None = None,
        pack: AnyPack = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = playable(game, pack)
        self.first = self.game.start(seats, variants)
        self.eyes = Eyes(self.game)
        self.metadata = {
            **what_is_played(self.game, dict(self.first.variants)),
            "render_modes": list(pictures.MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.random: np.random.Generator | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.first.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.eyes.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.game.alphabet)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed settles this one and all that follow it without a seed of their own."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.chance = Rng(int(self.random.integers(SEEDS)))
        self.state: State = self.first.copy()
        self.agents = self.possible_agents[:]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.state.play(self.game.alphabet[int(action)])
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self) -> None:
        """Up to the next choice, or to the end."""
        advance(self.state, self.chance)
        over = self.state.to_move == OVER
        self.rewards = dict(zip(self.agents, rewards(self.state), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, False)
        if not over:
            self.agent_selection = self.agents[self.state.to_move]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent may know; its mask is empty while another is asked."""
        return self.eyes.see(self.state, self.possible_agents.index(agent))

    def render(self) -> Any:
        """The position as the agent sees it that is asked; after the end as the first one does."""
        return pictures.render(self.state, max(self.state.to_move, 0), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class Versioned:
    """A game by its versioned name, used as PettingZoo uses its modules: `riga_v2.env(seats=3)`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def env(self, **options: Any) -> AECEnv:
        return env(self.game, **options)

    def raw_env(self, **options: Any) -> AECEnv:
        return RawEnv(self.game, **options)


def __getattr__(name: str) -> Versioned:
    """Every game there is by its versioned names, such as `riga_v2`."""
    slug, _, number = name.rpartition("_v")
    if slug in learnable() and number in map(str, editions(slug)):
        return Versioned(edition(slug, int(number)))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
