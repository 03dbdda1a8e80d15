"""Many games at once: the same games as one by one, written into the same arrays."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

import skerry
from skerry import OVER, Rng, State, advance
from skerry.adapters.observed import Eyes
from skerry.adapters.vector import VectorEnv
from skerry.kernel.learning import ManyGames, rewards
from tests.adapters.tables import every_table

GAMES = 3


@every_table
def test_games_side_by_side_are_the_games_that_are_played_alone(slug: str, seats: int) -> None:
    """Each game with its own chance, driven by hand beside the many; more steps than a game of Hägar has."""
    game = skerry.game(slug)
    eyes = Eyes(game)
    many = ManyGames(game.start(seats), eyes.observation, GAMES)
    many.reset(11)
    choice = Rng(5)
    alone = [Alone(game.start(seats), Rng(11 + number)) for number in range(GAMES)]

    for _ in range(80):
        for number, one in enumerate(alone):
            assert many.seats[number] == one.state.to_move
            row = many.observations[number * eyes.observation.size :][: eyes.observation.size]
            assert list(row) == eyes.observation.numbers(one.state, one.state.to_move)
            mask = many.masks[number * len(game.alphabet) :][: len(game.alphabet)]
            assert list(mask) == eyes.mask(one.state, one.state.to_move).tolist()
            assert list(many.rewards[number * seats :][:seats]) == pytest.approx(one.rewards)
            assert many.finished[number] == one.finished
        actions = [moves[choice.below(len(moves))].id for moves in (one.state.moves() for one in alone)]
        many.step(actions)
        for one, action in zip(alone, actions, strict=True):
            one.step(action)


class Alone:
    """One of the games, driven as anybody would."""

    def __init__(self, first: State, chance: Rng) -> None:
        self.first, self.chance = first, chance
        self.state = first.copy()
        self.rewards, self.finished = [0.0] * first.seats, False
        advance(self.state, chance)

    def step(self, action: int) -> None:
        self.state.apply(self.state.game.alphabet[action])
        advance(self.state, self.chance)
        self.finished, self.rewards = self.state.to_move == OVER, rewards(self.state)
        if self.finished:
            self.state = self.first.copy()
            advance(self.state, self.chance)


def test_the_arrays_stay_the_same_and_the_games_go_on() -> None:
    env = VectorEnv("hagar", games=8, seats=3)
    random = np.random.default_rng(1)
    observations, masks = env.reset(seed=1)
    ended = np.zeros(8, dtype=int)

    for _ in range(100):
        stepped, stepped_masks, got, finished = env.step(env.random_actions(random))
        ended += finished

        assert stepped is observations
        assert stepped_masks is masks
        assert (masks.sum(axis=1) > 1).all()
        assert got[~finished].any() == np.False_

    assert (ended >= 2).all()
    assert 0 <= observations.min() < observations.max() <= 1


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> bytes:
        env, random = VectorEnv("riga", games=4), np.random.default_rng(2)
        env.reset(seed=seed)
        for _ in range(50):
            env.step(env.random_actions(random))
        return env.observations.tobytes()

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_one_seed_settles_all_games_that_follow() -> None:
    def second() -> bytes:
        env = VectorEnv("riga", games=4)
        env.reset(seed=1)
        env.reset()
        return env.observations.tobytes() + env.masks.tobytes()

    assert second() == second()


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_where_the_original_is_in_arrays_of_its_own(again: Callable[[VectorEnv], VectorEnv]) -> None:
    env = VectorEnv("gotlandia", games=3, seats=2, variants={"advanced_crafts": True})
    env.reset(seed=2)
    for _ in range(20):
        env.step(env.random_actions(np.random.default_rng(1)))

    other = again(env)

    for _ in range(60):
        actions = env.random_actions(np.random.default_rng(2))
        assert (actions == other.random_actions(np.random.default_rng(2))).all()
        for one, two in zip(env.step(actions), other.step(actions), strict=True):
            assert one is not two
            np.testing.assert_array_equal(one, two)
    assert (env.reset()[0] == other.reset()[0]).all()


@pytest.mark.parametrize("count", [1, 3])
def test_there_must_be_an_action_for_every_game(count: int) -> None:
    env = VectorEnv("riga", games=2)
    env.reset(seed=1)

    with pytest.raises(ValueError, match=rf"There are 2 games, so 2 actions, not \({count},\)"):
        env.step(env.masks.argmax(axis=1).repeat(2)[:count])


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_action_that_is_no_legal_move_is_refused_before_any_game_goes_on(action: int) -> None:
    env = VectorEnv("riga", games=2)
    env.reset(seed=1)
    before = env.observations.copy()

    with pytest.raises(ValueError, match=f"Action {action} is not a legal move in game 1"):
        env.step(np.array([env.masks[0].argmax(), action]))

    assert (env.observations == before).all()
