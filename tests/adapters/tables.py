"""The tables that the suites of our peers sit down at: every game with every number of seats."""

from collections.abc import Sequence

import pytest

import skerry
from tests.builds import share

TABLES = [(slug, seats) for slug in skerry.games() for seats in skerry.game(slug).seats]


def at(tables: Sequence[tuple[str, int]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("slug", "seats"), tables, ids=[f"{slug}-{seats}" for slug, seats in tables])


every_table = at(TABLES)
every_table_once = at(share(TABLES))
"""On one of the two builds: for suites that take long."""
every_game = pytest.mark.parametrize("slug", skerry.games())
