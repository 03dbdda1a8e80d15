"""Hundreds of games in one process, stepped together into arrays that are made once.

    from skerry.adapters.vector import VectorEnv

    env = VectorEnv("riga", games=256, seats=3)
    observations, masks = env.reset(seed=1)

In every game some seat is asked; `seats` says which. An action for each game is one step. All seats of all games learn
from the same arrays, so they suit self-play; for bots on some seats, put their moves among the actions.

What a seat may know comes as bytes. `observations` are the same as numbers between 0 and 1, worked out when you ask for
them: a learner that moves bytes to its device and scales them there saves that time, and three quarters of the memory.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from skerry import Game, State
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
        starts: Sequence[State] = (),
    ) -> None:
        """Every game begins with these seats and variants, or at one of `starts`, which may differ in both."""
        self.game = playable(game, pack)
        self.eyes = Eyes(self.game)
        self.starts = list(starts) or [self.game.start(seats, variants)]
        """Where a game may begin."""
        self._check(seats, variants, starts)
        self._many = ManyGames(self.starts, self.eyes.observation, games)
        self.bytes: NDArray[np.uint8] = np.frombuffer(self._many.observations, dtype=np.uint8).reshape(games, -1)
        """What the seat that is asked may know, as `Observation` says."""
        self.scale: NDArray[np.float32] = self.eyes.scale
        """Times this, every number of `bytes` lies between 0 and 1."""
        self.masks: NDArray[np.int8] = np.frombuffer(self._many.masks, dtype=np.int8).reshape(games, -1)
        """A 1 for every legal move."""
        self.seats: NDArray[np.int8] = np.frombuffer(self._many.seats, dtype=np.int8)
        """The seat that is asked."""
        self.rewards: NDArray[np.float32] = np.frombuffer(self._many.rewards, dtype=np.float32).reshape(games, -1)
        """Of every seat, in the step in which a game ended; 0 where nobody sat."""
        self.points: NDArray[np.int32] = np.frombuffer(self._many.points, dtype=np.int32).reshape(games, -1)
        """The final points of every seat, in the same step."""
        self.finished: NDArray[np.bool_] = np.frombuffer(self._many.finished, dtype=np.bool_)
        """Whether the last step ended a game. The observation is then the first of the next one."""
        self.begun: NDArray[np.int32] = np.frombuffer(self._many.begun, dtype=np.int32)
        """At which of `starts` the game under way began."""
        self.ended: NDArray[np.int32] = np.frombuffer(self._many.ended, dtype=np.int32)
        """At which of `starts` the last game that ended had begun."""
        self._observations: NDArray[np.float32] = np.zeros(self.bytes.shape, dtype=np.float32)
        self._random: np.random.Generator | None = None

    def _check(self, seats: int | None, variants: Mapping[str, Any] | None, starts: Sequence[State]) -> None:
        if starts and (seats is not None or variants is not None):
            raise ValueError("Start positions have their seats and variants, so give no others.")
        alphabet = list(self.game.alphabet)
        if any(list(start.game.alphabet) != alphabet for start in starts):
            raise ValueError(f"A start position is not one of {self.game.title} with this pack.")

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy goes on where this one is, in arrays of its own."""
        return going_on, (self.game, len(self.seats), self.starts, self._random, self._many.kept())

    @property
    def observations(self) -> NDArray[np.float32]:
        """The same as `bytes`, every number between 0 and 1."""
        return np.multiply(self.bytes, self.scale, out=self._observations)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """New games. A seed settles these and all that follow without a seed of their own."""
        self.begin(seed)
        return self.observations, self.masks

    def begin(self, seed: int | None = None) -> None:
        """As `reset`, for learners that read `bytes`."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._many.reset(int(self._random.integers(SEEDS)))

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_]]:
        """One action in every game: observations, masks, rewards, and which games ended."""
        self.play(actions)
        return self.observations, self.masks, self.rewards, self.finished

    def play(self, actions: NDArray[Any]) -> None:
        """As `step`, for learners that read `bytes`."""
        if np.shape(actions) != self.seats.shape:
            games = len(self.seats)
            raise ValueError(f"There are {games} games, so {games} actions, not {np.shape(actions)}.")
        self._many.step(actions.tolist())

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely: to try things out, and to measure them."""
        drawn = self.masks * random.random(self.masks.shape, dtype=np.float32)
        chosen: NDArray[np.int64] = drawn.argmax(axis=1)
        return chosen


def going_on(
    game: Game, games: int, starts: list[State], random: np.random.Generator | None, kept: tuple[Any, ...]
) -> VectorEnv:
    env = VectorEnv(game, games, starts=starts)
    env._random = random
    env._many.go_on_with(kept)
    return env
