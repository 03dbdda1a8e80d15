"""A board in parts: markup by ids, and how it becomes one drawing."""

import re
from collections.abc import Mapping
from typing import Final

GROUND: Final = ""
"""The id of what holds all the other parts: it has an empty group for each of them, `<g data-part="hand"/>`."""

Picks = Mapping[str, tuple[int, int]]
"""Of moves that are parts of a larger choice, by word: how often each is picked, and how often it could be."""

NO_PICKS: Final[Picks] = {}

PLACE: Final = re.compile(r'<g data-part="([^"]+)"/>')


def joined(parts: Mapping[str, str]) -> str:
    """A board with all its parts in their places; "" without a board."""
    return PLACE.sub(lambda place: f'<g data-part="{place[1]}">{parts[place[1]]}</g>', parts.get(GROUND, ""))
