"""Unfinished games, kept after every move so that nothing is lost."""

import time
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from skerry import Record, SkerryError
from skerry.cli.sitting import Sitting


class Kept(msgspec.Struct):
    """A sitting on disk."""

    record: str
    people: list[int]
    bot: str
    seed: int


class Keeper:
    """One file for one unfinished game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, sitting: Sitting) -> None:
        """Write beside the old file first, so that there is always a whole one."""
        kept = Kept(sitting.record.text(), sitting.people, sitting.bot, sitting.seed)
        beside = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(msgspec.json.encode(kept))
            beside.replace(self.path)
        except OSError as error:
            raise SkerryError("game-not-kept", parent=self.path.parent, strerror=error.strerror) from error

    def kept(self) -> Sitting:
        try:
            kept = msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError) as error:
            raise SkerryError("file-not-read", path=self.path, error=error) from error
        return Sitting(Record.parse(kept.record), kept.people, kept.bot, kept.seed)

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)


def new_keeper() -> Keeper:
    """A file that no other game has; names sort by age."""
    began = time.strftime("%Y-%m-%d-%H%M%S")
    number = 0
    while (path := _folder() / f"{began}-{number}.json").exists():
        number += 1
    return Keeper(path)


def last_keeper() -> Keeper | None:
    """The file of the game that was left last, if there is one."""
    files = sorted(_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    return Keeper(files[-1]) if files else None


def _folder() -> Path:
    return user_data_path("skerry", appauthor=False) / "unfinished"
