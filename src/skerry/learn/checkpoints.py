"""How far a network has come, in one file: its weights, and what they are of."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from skerry import Game, UnreadableFile
from skerry.bots.network import Network, check, observation_of

STORY = "story"
"""Under this name the file has all that are no weights."""


class Checkpoint(msgspec.Struct):
    """Weights with their story."""

    game: str
    observation: int
    alphabet: int
    pack: int
    sources: list[str]
    alone: int
    minutes: float = 0.0
    decisions: int = 0
    games: int = 0
    taught: str = ""
    weights: dict[str, Any] = {}

    @staticmethod
    def new(game: Game, sources: list[str], alone: int) -> "Checkpoint":
        observation = observation_of(game)
        return Checkpoint(game.slug, observation.version, len(game.alphabet), game.pack.version, sources, alone)

    @staticmethod
    def read(game: Game, path: Path) -> "Checkpoint":
        """Refused if it is of another version of the game's observations."""
        try:
            with np.load(path, allow_pickle=False) as arrays:
                story = bytes(arrays[STORY])
                weights: dict[str, NDArray[Any]] = {name: arrays[name] for name in arrays.files if name != STORY}
            checkpoint = msgspec.json.decode(story, type=Checkpoint)
        except (OSError, ValueError, KeyError, msgspec.DecodeError) as error:
            raise UnreadableFile(str(path), str(error)) from error
        check(game, msgspec.structs.asdict(checkpoint), path.name)
        checkpoint.weights = weights
        return checkpoint

    @staticmethod
    def last(game: Game, path: Path) -> "Checkpoint":
        """The one in this file, otherwise the weights that ship."""
        network = None if path.exists() else Network.load(game)
        if network is None:
            return Checkpoint.read(game, path)
        card = network.card
        checkpoint = Checkpoint.new(game, network.sources, card["alone"])
        checkpoint.weights = dict(network.body.weights)
        return checkpoint

    def write(self, path: Path) -> None:
        """Whole or not at all."""
        weights, self.weights = self.weights, {}
        story = np.frombuffer(msgspec.json.encode(self), np.uint8)
        self.weights = weights
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        with beside.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **{**weights, STORY: story})
        beside.replace(path)
