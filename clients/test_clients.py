"""Other people's learning programs, the real ones, over our environments: `make clients`."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from tianshou.env import PettingZooEnv

import skerry
from skerry.adapters import pettingzoo
from skerry.adapters.gymnasium import IDS

every_game = pytest.mark.parametrize("slug", skerry.games())


@every_game
def test_sb3_contrib_learns_with_masks_as_it_is(slug: str) -> None:
    """Not one of the actions it tries is illegal, so no game ends before its time."""
    env = gymnasium.make(IDS[slug])
    learner = MaskablePPO("MultiInputPolicy", env, n_steps=128, batch_size=64, n_epochs=1, seed=1)

    learner.learn(256)

    observation, _ = env.reset(seed=2)
    masks = env.get_wrapper_attr("action_masks")()
    action, _ = learner.predict(observation, action_masks=masks, deterministic=True)
    assert masks[int(action)]


@every_game
def test_tianshous_environment_plays_a_game(slug: str) -> None:
    env = PettingZooEnv(pettingzoo.env(slug, seats=2))
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)

    steps, rewards = 0, play(env, seen, random)
    while not any(rewards) and steps < 3000:
        steps, rewards = steps + 1, play(env, env.last_seen, random)

    assert sum(rewards) == pytest.approx(0)
    assert any(rewards)


def play(env: Any, seen: dict[str, Any], random: np.random.Generator) -> list[float]:
    """One legal action; what everyone got for it."""
    legal = np.flatnonzero(seen["mask"])
    env.last_seen, rewards, *_ = env.step(int(random.choice(legal)))
    return list(rewards)
