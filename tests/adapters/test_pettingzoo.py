"""PettingZoo's own suite over every game and number of seats, and what its suite does not ask."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import skerry
from skerry.adapters import editions, pettingzoo
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


def test_one_seed_settles_all_games_that_follow() -> None:
    def games() -> list[Any]:
        env = pettingzoo.env("riga", seats=2)
        env.reset(seed=1)
        shown = [env.last()[0]["observation"].tolist()]
        for _ in range(2):
            env.reset()
            shown.append(env.last()[0]["observation"].tolist())
        return shown

    first, second, third = games()

    assert games() == [first, second, third]
    assert first != second != third


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copied_or_pickled_environment_goes_on_with_its_game(again: Callable[[Any], Any]) -> None:
    env = pettingzoo.env("haithabu", seats=3)
    env.reset(seed=2)
    step(env, 30)

    other = again(env)

    assert step(other, 50) == step(env, 50)


def step(env: Any, count: int) -> list[Any]:
    """This number of steps, always with the last legal action; what was seen on the way."""
    seen = []
    for _ in range(count):
        observation = env.last()[0]
        env.step(int(observation["action_mask"].nonzero()[0][-1]))
        seen.append((env.agent_selection, observation["observation"].tolist()))
    return seen


def test_a_versioned_name_stands_for_one_set_of_rules_pack_and_observation() -> None:
    """Nobody can publish a pack or change a rule and leave the newest name as it is."""
    for slug in skerry.games():
        game = skerry.game(slug)
        known = editions.editions(slug)

        assert known[editions.newest(slug)] == (game.rules_version, game.pack.version)
        for number, (rules, pack) in known.items():
            metadata = getattr(pettingzoo, f"{slug}_v{number}").raw_env().metadata
            named = [metadata[key] for key in ("name", "rules", "pack", "changes")]
            assert named == [f"{slug}_v{number}", rules, pack, {}]


def test_an_older_pack_or_ones_own_is_named_for_what_it_is() -> None:
    changed = skerry.game("riga", version=1, changes={"building.visby-bank.cost": 9})

    assert pettingzoo.env("riga", pack=1).unwrapped.metadata["name"] == "riga_rules1_pack1"
    assert pettingzoo.env(changed).unwrapped.metadata["name"] == "riga_rules1_pack1_changed"
    assert pettingzoo.env(changed).unwrapped.metadata["changes"] == {"building.visby-bank.cost": 9}


def test_a_version_that_is_no_more_is_refused_with_those_there_are() -> None:
    with pytest.raises(skerry.SetUpError, match=r"There is no riga_v99 in this version .* Use one of: riga_v"):
        editions.edition("riga", 99)


def test_environments_have_versioned_names() -> None:
    assert str(pettingzoo.env("riga").unwrapped) == "riga_v2"
    assert pettingzoo.riga_v2.env(seats=4).possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert str(pettingzoo.pirate_haven_v2.raw_env()) == "pirate_haven_v2"
    for name in ("riga_v1", "chess_v1", "riga"):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
            getattr(pettingzoo, name)


def test_variants_and_packs_reach_the_game() -> None:
    env = pettingzoo.env("riga", seats=2, variants={"riga_buildings": True})

    assert env.unwrapped.first.variants["riga_buildings"] is True
