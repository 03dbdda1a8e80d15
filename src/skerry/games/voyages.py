"""Where the first voyage of a game is found: `voyage.toml` in its folder."""

import functools

from skerry.games import folder
from skerry.kernel.voyage import Voyage, read

FILE = "voyage.toml"


@functools.cache
def voyage(slug: str) -> Voyage | None:
    """The first voyage of a game; None for one that has none."""
    path = folder(slug) / FILE
    return read(path.read_text(encoding="utf-8")) if path.is_file() else None
