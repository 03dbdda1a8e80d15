"""Unguessable names: of tables, of seats, of the host of a table."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final

SHORTEST: Final = 20
"""Signs of a key that somebody else made: fewer might be guessed."""


def new_table() -> str:
    """The id of a table, which is also the link to watch it: 96 bits."""
    return secrets.token_urlsafe(12)


def new_key() -> str:
    """The key of a seat or of an owner: 192 bits."""
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    """The secret of a table's chance: 256 bits."""
    return secrets.token_hex(32)


def digest(key: str) -> str:
    """What is kept of a key: enough to know it again, not enough to use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, kept: str) -> bool:
    """Is this the key of which that was kept?"""
    return bool(kept) and secrets.compare_digest(digest(key), kept)


def opened(digests: Iterable[str], held: Sequence[str]) -> list[int]:
    """The numbers of the seats that somebody opens with these keys."""
    return [seat for seat, kept in enumerate(digests) if any(fits(key, kept) for key in held)]
