"""How many connections the system lets a server have: each takes a descriptor, as a file does."""

import sys
from typing import Final

MOST_CLIENTS: Final = 10_000
"""More than that no single process should try to serve, whatever the system allows."""
KEPT_BACK: Final = 128
"""Descriptors for the file with the tables, the processes that think, and clients who are only told that it is full."""
WANTED: Final = MOST_CLIENTS + KEPT_BACK
UNKNOWN: Final = 512
"""What is taken for the limit where the system does not tell."""


def raise_limit() -> int:
    """Let this process have as many files open as it needs, or as it may; how many that is."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource  # noqa: PLC0415  # Windows has no such module

    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = (WANTED if limit == resource.RLIM_INFINITY else limit for limit in limits)
    wanted = max(soft, min(hard, WANTED))
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, limits[1]))
    except (ValueError, OSError):  # macOS allows less than it says
        return soft
    return wanted


def room_for(files: int) -> int:
    """How many clients fit if the process may have this many files open."""
    return max(1, min(MOST_CLIENTS, files - KEPT_BACK))
