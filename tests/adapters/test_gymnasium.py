"""Gymnasium's own checker over every game and number of seats, and what it does not ask."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import skerry
from skerry.adapters.editions import newest
from skerry.adapters.gymnasium import IDS, SeatEnv
from skerry.kernel.learning import rewards
from tests.adapters.tables import every_game, every_table


@every_table
def test_check_env(slug: str, seats: int) -> None:
    check_env(gymnasium.make(IDS[slug], seats=seats).unwrapped, skip_render_check=True)


@every_game
def test_check_env_also_looks_at_what_is_rendered(slug: str) -> None:
    check_env(gymnasium.make(IDS[slug]).unwrapped)


def play(env: Any, seed: int) -> float:
    """A whole game with random legal actions; what it was worth."""
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, terminated, _, info = env.step(action)
        if terminated:
            assert info == {}
            return float(reward)


@every_table
def test_every_seat_can_learn(slug: str, seats: int) -> None:
    for seat in range(seats):
        env = SeatEnv(slug, seats=seats, seat=seat)

        got = play(env, seed=seat)

        assert got == rewards(env.state)[seat]


def test_the_same_seed_gives_the_same_game_and_the_same_bots() -> None:
    first, second = (SeatEnv("riga", seats=3, opponents=["greedy", "random"]) for _ in range(2))

    play(first, seed=5)
    play(second, seed=5)

    assert first.state.view(0) == second.state.view(0)


def test_one_seed_settles_all_games_that_follow() -> None:
    def second() -> list[float]:
        env = SeatEnv("riga", seats=2)
        env.reset(seed=1)
        shown: list[float] = env.reset()[0]["observation"].tolist()
        return shown

    assert second() == second()


@pytest.mark.parametrize("opponents", ["random", "casual", "greedy", "expert"])
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_with_the_same_game_and_the_same_bots(again: Callable[[Any], Any], opponents: str) -> None:
    """The expert keeps a tree from one decision to the next, and so does its copy."""
    env = SeatEnv("hagar", seats=2, seat=1, opponents=opponents)
    env.reset(seed=5)
    env.step(env.action_masks().argmax())

    other = again(env)

    for _ in range(2):
        action = env.action_masks().argmax()
        assert env.step(action)[0]["observation"].tolist() == other.step(action)[0]["observation"].tolist()


def test_the_masks_are_the_legal_moves() -> None:
    """By the name that sb3-contrib asks for them."""
    env = gymnasium.make(IDS["riga"])
    observation, _ = env.reset(seed=1)

    masks = env.get_wrapper_attr("action_masks")()

    assert masks.dtype == np.bool_
    assert masks.tolist() == observation["action_mask"].astype(bool).tolist()


def test_metadata_name_what_is_played() -> None:
    env = gymnasium.make(IDS["riga"], variants={"riga_buildings": True}).unwrapped

    assert env.metadata["name"] == f"riga_v{newest('riga')}"
    assert env.metadata["variants"]["riga_buildings"] is True
    assert gymnasium.make(IDS["riga"], pack=1).unwrapped.metadata["pack"] == 1


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = SeatEnv("riga", seats=2)
    observation, _ = env.reset(seed=1)
    illegal = int(np.argmin(observation["action_mask"]))

    _, reward, terminated, truncated, info = env.step(illegal)

    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info == {"illegal": f"{env.game.alphabet[illegal].word} is not a legal move here."}


def test_there_must_be_a_bot_for_every_other_seat() -> None:
    with pytest.raises(skerry.SetUpError, match="With 3 seats, seat 0 can’t learn against 1 bots"):
        SeatEnv("riga", seats=3, opponents=["random"])


def test_the_ids_are_the_published_ones() -> None:
    """Learning programs have them written down."""
    assert IDS == {
        "riga": "skerry/Riga-v2",
        "hagar": "skerry/Hagar-v2",
        "pirate_haven": "skerry/PirateHaven-v2",
        "haithabu": "skerry/Haithabu-v2",
        "gotlandia": "skerry/Gotlandia-v2",
    }
