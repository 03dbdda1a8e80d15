"""Skerry: five seafaring board games for players, designers and researchers. The names here are the public contract."""

from skerry.games import game, games
from skerry.games.records import Record
from skerry.kernel import state as _state
from skerry.kernel.driver import advance
from skerry.kernel.errors import (
    IllegalMove,
    Message,
    PackError,
    RecordError,
    ScenarioError,
    SetUpError,
    SkerryError,
    UnknownMove,
    UnreadableFile,
)
from skerry.kernel.game import Game, Variant
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.speaking import spoken_by
from skerry.kernel.state import CHANCE, EVERYONE, NO_SEAT, NOBODY, OVER, State, Turn
from skerry.words.speaker import Speaker

spoken_by(Speaker())

__version__ = "0.2.0"

COMPILED = not (_state.__file__ or "").endswith(".py")
"""Whether the compiled build runs."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "EVERYONE",
    "NOBODY",
    "NO_SEAT",
    "OVER",
    "Game",
    "IllegalMove",
    "Message",
    "Move",
    "PackError",
    "Record",
    "RecordError",
    "Rng",
    "ScenarioError",
    "SetUpError",
    "SkerryError",
    "State",
    "Turn",
    "UnknownMove",
    "UnreadableFile",
    "Variant",
    "advance",
    "game",
    "games",
]
