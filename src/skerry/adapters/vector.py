"""Hundreds of games in one process, stepped together into arrays that are made once.

    from skerry.adapters.vector import VectorEnv

    env = VectorEnv("riga", games=256, seats=3)
    observations, masks = env.reset(seed=1)

In every game some seat is asked; `seats` says which. An action for each game is one step. All seats of all games learn
from the same arrays, so they suit self-play; to have bots on some seats, put their moves among the actions.
"""

from collections.abc import Mapping
from typing import Any

from skerry import Game
from skerry.adapters import MissingPackages

try:
    import numpy as np
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingPackages("rl") from error

from skerry.adapters.observed import SEEDS, AnyPack, Eyes, playable
from skerry.kernel.learning import ManyGames


class VectorEnv:
    """Many games of one kind. The arrays are the same ones at every step: copy what you want to keep."""

    def __init__(
        self,
        game: str | Game,
        games: int = 256,
        seats: int | None = None,
        variants: Mapping[str, Any] | None = None,
        pack: AnyPack = None,
    ) -> None:
        self.game = playable(game, pack)
        self.eyes = Eyes(self.game)
        first = self.game.start(seats, variants)
        self._many = ManyGames(first, self.eyes.observation, games)
        self._bytes = np.frombuffer(self._many.observations, dtype=np.uint8).reshape(games, -1)
        self.observations: NDArray[np.float32] = np.zeros(self._bytes.shape, dtype=np.float32)
        """What the seat that is asked may know, as `Observation` says, every number between 0 and 1."""
        self.masks: NDArray[np.int8] = np.frombuffer(self._many.masks, dtype=np.int8).reshape(games, -1)
        """A 1 for every legal move."""
        self.seats: NDArray[np.int8] = np.frombuffer(self._many.seats, dtype=np.int8)
        """The seat that is asked."""
        self.rewards: NDArray[np.float32] = np.frombuffer(self._many.rewards, dtype=np.float32).reshape(games, -1)
        """Of every seat, in the step in which a game ended."""
        self.finished: NDArray[np.bool_] = np.frombuffer(self._many.finished, dtype=np.bool_)
        """Whether the last step ended a game. The observation is then the first of the next one."""
        self._random: np.random.Generator | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy goes on where this one is, in arrays of its own."""
        first = self._many.first
        return going_on, (self.game, len(self.seats), first.seats, first.variants, self._random, self._many.kept())

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """New games. A seed settles these and all that follow without a seed of their own."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._many.reset(int(self._random.integers(SEEDS)))
        self._scale()
        return self.observations, self.masks

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_]]:
        """One action in every game: observations, masks, rewards, and which games ended."""
        if np.shape(actions) != self.seats.shape:
            games = len(self.seats)
            raise ValueError(f"There are {games} games, so {games} actions, not {np.shape(actions)}.")
        self._many.step(actions.tolist())
        self._scale()
        return self.observations, self.masks, self.rewards, self.finished

    def _scale(self) -> None:
        np.multiply(self._bytes, self.eyes.scale, out=self.observations)

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely: to try things out, and to measure them."""
        drawn = self.masks * random.random(self.masks.shape, dtype=np.float32)
        chosen: NDArray[np.int64] = drawn.argmax(axis=1)
        return chosen


def going_on(
    game: Game,
    games: int,
    seats: int,
    variants: dict[str, Any],
    random: np.random.Generator | None,
    kept: tuple[Any, ...],
) -> VectorEnv:
    env = VectorEnv(game, games, seats, variants)
    env._random = random
    env._many.go_on_with(kept)
    env._scale()
    return env
