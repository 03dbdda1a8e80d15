"""Records that find their game among the games there are."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from skerry.games import game
from skerry.kernel import record
from skerry.kernel.game import Game
from skerry.kernel.pack import Pack


class Record(record.Record):
    """A record of any game that is installed."""

    @classmethod
    def find_game(cls, slug: str, pack: str | Path | Mapping[str, Any] | Pack | None) -> Game:
        return game(slug, pack)

    @classmethod
    def find_changed_game(cls, slug: str, version: int, changes: Mapping[str, Any]) -> Game:
        return game(slug, version=version, changes=changes)
