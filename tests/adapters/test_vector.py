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
    many = ManyGames([game.start(seats)], eyes.observation, GAMES)
    many.reset(11)
    choice = Rng(5)
    alone = [Alone(game.start(seats), Rng(11 + number)) for number in range(GAMES)]

    for _ in range(80):
        for number, one in enumerate(alone):
            assert many.seats[number] == one.state.to_move
            row = many.observations[number * eyes.observation.size :][: eyes.observation.size]
            assert row == eyes.observation.numbers(one.state, one.state.to_move)
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


def test_learners_may_read_bytes_and_scale_them_themselves() -> None:
    """`play` steps like `step`, without making numbers between 0 and 1 of what it wrote."""
    env, other = VectorEnv("gotlandia", games=4, seats=2), VectorEnv("gotlandia", games=4, seats=2)
    random = np.random.default_rng(1)
    env.reset(seed=3)
    other.begin(seed=3)

    for _ in range(30):
        actions = env.random_actions(random)
        observations, masks, rewards, finished = env.step(actions)
        other.play(actions)

        np.testing.assert_array_equal(other.bytes * other.scale, observations)
        np.testing.assert_array_equal(other.observations, observations)
        np.testing.assert_array_equal(other.masks, masks)
        np.testing.assert_array_equal(other.rewards, rewards)
        np.testing.assert_array_equal(other.finished, finished)


def mixed(games: int) -> VectorEnv:
    """Hägar with one, two and three seats, with and without a house rule."""
    game = skerry.game("hagar")
    rough = {"honky_tonk": True}
    return VectorEnv(game, games, starts=[game.start(1), game.start(2, rough), game.start(3), game.start(3, rough)])


def test_new_games_may_differ_in_seats_and_variants() -> None:
    env = mixed(24)
    random = np.random.default_rng(1)
    env.reset(seed=1)
    said = env.eyes.observation.fields[0]
    ended = set()

    for _ in range(120):
        begun = env.begun.copy()
        env.step(env.random_actions(random))

        assert said.name == "seats"
        assert env.bytes[:, said.start].tolist() == [env.starts[start].seats for start in env.begun]
        np.testing.assert_array_equal(env.ended[env.finished], begun[env.finished])
        for game in env.finished.nonzero()[0]:
            ended.add(int(env.ended[game]))
            seats = env.starts[env.ended[game]].seats
            assert not env.rewards[game, seats:].any()
            assert not env.points[game, seats:].any()
            assert env.points[game].any()
        assert not env.points[~env.finished].any()

    assert ended == {0, 1, 2, 3}
    assert env.rewards.shape == env.points.shape == (24, 3)


def test_alone_the_points_are_what_the_reward_is_made_of() -> None:
    game = skerry.game("hagar")
    env = VectorEnv(game, 4, starts=[game.start(1)])
    random = np.random.default_rng(1)
    env.reset(seed=1)

    for _ in range(60):
        env.step(env.random_actions(random))

        np.testing.assert_allclose(env.rewards, np.clip(env.points / 100, -1, 3), rtol=1e-6)


def test_games_that_differ_can_be_copied_too() -> None:
    env = mixed(6)
    env.reset(seed=4)
    other = pickle.loads(pickle.dumps(env))

    for _ in range(100):
        actions = env.random_actions(np.random.default_rng(2))
        for one, two in zip(env.step(actions), other.step(actions), strict=True):
            np.testing.assert_array_equal(one, two)
        np.testing.assert_array_equal(env.points, other.points)
        np.testing.assert_array_equal(env.begun, other.begun)
        np.testing.assert_array_equal(env.ended, other.ended)


def test_start_positions_are_of_the_game_and_say_their_seats_themselves() -> None:
    riga, hagar = skerry.game("riga"), skerry.game("hagar")

    with pytest.raises(ValueError, match="Start positions have their seats and variants, so give no others"):
        VectorEnv(riga, seats=2, starts=[riga.start(2)])
    with pytest.raises(ValueError, match="A start position is not one of Riga with this pack"):
        VectorEnv(riga, starts=[riga.start(2), hagar.start(2)])


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
