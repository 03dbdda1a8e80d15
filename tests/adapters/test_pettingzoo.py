"""PettingZoo's own suite over every game and number of seats, and what its suite does not ask."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import skerry
from skerry.adapters import pettingzoo
from skerry.kernel.learning import rewards
from tests.adapters.tables import every_table
from tests.builds import share

# The suite warns of every observation that is a dictionary, unless its environment is one of PettingZoo's own by name:
# this is how PettingZoo itself has masks.
masks_are_fine = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


class TestPeersSuite:
    pytestmark = masks_are_fine

    @every_table
    def test_api_test(self, slug: str, seats: int) -> None:
        api_test(pettingzoo.env(slug, seats=seats), num_cycles=60)

    @every_table
    def test_seed_test(self, slug: str, seats: int) -> None:
        seed_test(lambda: pettingzoo.env(slug, seats=seats), num_cycles=20)

    @pytest.mark.parametrize("slug", share(skerry.games()))
    def test_render_test(self, slug: str) -> None:
        def env(render_mode: str) -> Any:
            return pettingzoo.env(slug, render_mode=render_mode)

        render_test(env, custom_tests={"svg": lambda shown: shown.startswith("<svg ")})


def play(env: Any, seed: int) -> list[float]:
    """PettingZoo's loop with random actions; what each agent got in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
    return list(got.values())


@every_table
def test_a_random_loop_of_pettingzoo_plays_a_whole_game(slug: str, seats: int) -> None:
    env = pettingzoo.env(slug, seats=seats)

    got = play(env, seed=seats)

    assert env.unwrapped.state.winners() != [] or seats == 1
    assert sum(got) == pytest.approx(0) or seats == 1
    assert got == pytest.approx(rewards(env.unwrapped.state))


def test_an_action_that_is_no_legal_move_ends_the_game_at_once(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.env("riga", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.argmin(env.last()[0]["action_mask"]))

    env.step(illegal)

    assert "Illegal move made" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.possible_agents}


def test_environments_have_versioned_names() -> None:
    assert str(pettingzoo.env("riga").unwrapped) == "riga_v1"
    assert pettingzoo.riga_v1.env(seats=4).possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert str(pettingzoo.pirate_haven_v2.raw_env()) == "pirate_haven_v2"
    for name in ("riga_v2", "chess_v1", "riga"):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
            getattr(pettingzoo, name)


def test_variants_and_packs_reach_the_game() -> None:
    env = pettingzoo.env("riga", seats=2, variants={"riga_buildings": True})

    assert env.unwrapped.first.variants == {"riga_buildings": True}
