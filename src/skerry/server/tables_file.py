"""The file with the tables: opened for one server alone, brought to the newest schema, kept an eye on, copied."""

import contextlib
import os
import shutil
import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import IO, Final

from skerry.server.jobs import PATIENCE, StoreError
from skerry.server.locking import locked

LEAST_FREE: Final = 1_000_000
"""Bytes on the disk below which a server is not ready: a new table with its first moves may take a tenth of it."""


class TablesFile:
    """The file and those beside it, locked and opened for writing and for reading."""

    def __init__(self, path: Path) -> None:
        self.path = path
        real = Path(os.path.realpath(path))  # by whatever name a second server comes, it meets the same lock
        with contextlib.ExitStack() as opened:
            opened.enter_context(lock_file(real))
            self.writer = opened.enter_context(contextlib.closing(open_file(real)))
            self.reader = opened.enter_context(contextlib.closing(open_file(real)))
            self._opened = opened.pop_all()
        beside = [real.with_name(f"{real.name}-{part}") for part in ("wal", "shm")]
        self._places = {place: identity(place) for place in (path, *beside)}

    def check(self) -> None:
        """A StoreError unless the files that are open are still the ones that the next start will find.

        Writing to a file that was deleted, moved or replaced goes well until the server ends; then all of it is lost.
        """
        for place, opened in self._places.items():
            if identity(place) != opened:
                raise StoreError("tables-replaced", place=place)

    def check_room(self) -> None:
        """A StoreError if the disk is all but full, so that few moves or none would fit."""
        free = shutil.disk_usage(self.path.parent).free
        if free < LEAST_FREE:
            raise StoreError("disk-full", path=self.path, free=free // 1000)

    def close(self) -> None:
        self._opened.close()


def identity(path: Path) -> tuple[int, int] | None:
    """Which file has this name now; its number is not given to another one as long as it is open."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def lock_file(path: Path) -> IO[bytes]:
    """What keeps a second server away. It lies beside the tables, since SQLite has locks of its own on their file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = locked(path.with_name(f"{path.name}-lock"))
    except OSError as error:
        raise StoreError("tables-not-opened", path=path, error=error) from error
    if lock is None:
        raise StoreError("tables-in-use", path=path)
    return lock


def open_file(path: Path) -> sqlite3.Connection:
    """The file, made if it is not there, with the newest schema."""
    try:
        make_private(path)
        check_one_name(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is not left in a corner of the file
        _migrate(connection, path)
    except (sqlite3.Error, OSError) as error:
        raise StoreError("tables-not-opened", path=path, error=error) from error
    return connection


def make_private(path: Path) -> None:
    """Hidden cards and secrets of running games stand in it, so nobody but its owner may read it.

    The files that SQLite puts beside it get the same rights.
    """
    path.touch(mode=0o600)
    with contextlib.suppress(PermissionError):  # somebody else's file, or a disk that knows no owners
        path.chmod(0o600)


def check_one_name(path: Path) -> None:
    """Under each name SQLite would put its own files beside it, and two programs would not know of each other."""
    if path.stat().st_nlink > 1:
        raise StoreError("tables-second-name", path=path)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Apply the files of the schema that this file has not seen yet, each whole or not at all."""
    scripts = sorted(entry.name for entry in files("skerry.server").joinpath("schema").iterdir())
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(scripts):
        raise StoreError("tables-newer", path=path)
    for number, name in enumerate(scripts[version:], version + 1):
        script = files("skerry.server").joinpath("schema", name).read_text(encoding="utf-8")
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")


def back_up(source: Path, target: Path) -> None:
    """A whole copy of the file, also while a server writes to it."""
    if not source.is_file():
        raise StoreError("no-tables", source=source)
    if target.exists():
        raise StoreError("already-there", target=target)
    beside = target.with_name(f"{target.name}-part")
    try:
        beside.unlink(missing_ok=True)
        make_private(beside)
        _copy(source, beside)
        beside.replace(target)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise StoreError("tables-not-copied", source=source, target=target, error=error) from error


def _copy(source: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)
