"""Positions as JSON, for bots that think on another machine: only what the seat that is asked may know is true in them.

All else is dealt anew before the position is written, as for every bot. Reading one makes nothing but parts of its
game.
"""

import importlib
import json
import sys
from typing import Any, Final

from skerry import Record
from skerry.kernel.game import Game
from skerry.kernel.rng import Rng
from skerry.kernel.state import State
from skerry.kernel.storing import COLLECTIONS, Word, restored, stored

KINDS: Final = {kind.__name__: kind for kind in (*COLLECTIONS, dict)}
NAMES: Final = {"plain", "game", "move", "shared"}


def posed(state: State, seat: int, seed: int) -> str:
    """The position as this seat may take it to be."""
    words = [written(word) for word in stored(state.resample(seat, Rng(seed)))]
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"))


def written(word: Word) -> list[Any]:
    sort, detail = word
    if sort == "plain" and isinstance(detail, bytes):
        return ["bytes", detail.hex()]
    if sort == "state":
        return ["state", name_of(detail)]
    return [sort if isinstance(sort, str) else KINDS_BY_TYPE.get(sort) or name_of(sort), detail]


KINDS_BY_TYPE: Final[dict[type, str]] = {kind: name for name, kind in KINDS.items()}


def name_of(kind: type) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"


def position(head: str, text: str) -> State:
    """The position again, of the game with this head."""
    game = Record.parse(head).game
    state: State = restored(game, [read(game, *word) for word in json.loads(text)])
    return state


def read(game: Game, sort: str, detail: Any) -> Word:
    if sort in NAMES:
        return sort, detail
    if sort == "bytes":
        return "plain", bytes.fromhex(detail)
    if sort == "state":
        return "state", part_of(game, detail)
    return KINDS.get(sort) or part_of(game, sort), detail


def part_of(game: Game, name: str) -> type:
    """A class of this game or of the kernel; a ValueError for any other name."""
    module, _, path = name.partition(":")
    own = type(game).__module__
    folder = own if hasattr(sys.modules[own], "__path__") else own.rpartition(".")[0] or own
    if not any(module == room or module.startswith(f"{room}.") for room in (own, folder, "skerry.kernel")):
        raise ValueError(f"{module} is no part of {game.slug}")
    found: Any = importlib.import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    if not isinstance(found, type):
        raise ValueError(f"{name} is no class")  # noqa: TRY004  of what was read, the value is wrong
    return found


def head_without_start(head: str) -> str:
    """A start position written by hand may show hidden cards, and a position needs none."""
    record = Record.parse(head)
    return Record(record.game, record.seats, record.variants, rules=record.rules).text()
