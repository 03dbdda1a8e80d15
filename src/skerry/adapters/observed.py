"""What a learning program is shown of a position: arrays, and pictures for the people who watch it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import skerry
from skerry import Game, SkerryError, State
from skerry.adapters import MissingPackages
from skerry.kernel.observation import Observation
from skerry.kernel.pack import Pack

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingPackages("rl") from error

SEEDS: Final = 1 << 62
"""So many seeds chance can have."""

AnyPack = int | str | Path | Mapping[str, Any] | Pack | None
"""A published version by its number, or a pack of your own."""


def playable(game: str | Game, pack: AnyPack) -> Game:
    """The game by its slug, with a pack, or as it was made."""
    if isinstance(game, Game):
        assert pack is None, "a Game has its pack"
        return game
    return skerry.game(game, version=pack) if isinstance(pack, int) else skerry.game(game, pack)


def learnable() -> list[str]:
    """The games that say what a seat may know as numbers; plug-ins may leave it."""
    return [slug for slug in skerry.games() if skerry.game(slug).observation is not None]


def observation_of(game: Game) -> Observation[Any]:
    """The game's observation."""
    if game.observation is None:
        raise SkerryError(f"{game.title} does not say what a seat may know as numbers, so nothing can learn it.")
    return game.observation


class Eyes:
    """A game's observations and masks as arrays."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observation = observation_of(game)
        self.scale = np.array([1 / most for most in self.observation.most()], dtype=np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return Eyes, (self.game,)

    def space(self) -> spaces.Dict:
        numbers = spaces.Box(0.0, 1.0, shape=(self.observation.size,), dtype=np.float32)
        mask = spaces.Box(0, 1, shape=(len(self.game.alphabet),), dtype=np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def numbers(self, state: State, seat: int) -> NDArray[np.float32]:
        """What the seat may know, every number between 0 and 1."""
        row = np.frombuffer(self.observation.numbers(state, seat), dtype=np.uint8)
        return row * self.scale

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """A 1 for every move that the seat may make now: none if it is not asked."""
        mask = np.zeros(len(self.game.alphabet), dtype=np.int8)
        if state.to_move == seat:
            mask[[move.id for move in state.moves()]] = 1
        return mask

    def see(self, state: State, seat: int) -> dict[str, NDArray[Any]]:
        return {"observation": self.numbers(state, seat), "action_mask": self.mask(state, seat)}
