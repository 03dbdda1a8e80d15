"""One server for one file: a lock that the system lets go of whenever its process ends, even if it is killed."""

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def locked(path: Path) -> IO[bytes] | None:
    """This file, made if need be, locked until it is closed; None if another process has locked it."""
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file
