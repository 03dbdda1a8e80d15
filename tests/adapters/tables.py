"""The tables that the suites of our peers sit down at: every game with every number of seats."""

import pytest

import skerry

TABLES = [(slug, seats) for slug in skerry.games() for seats in skerry.game(slug).seats]

every_table = pytest.mark.parametrize(("slug", "seats"), TABLES, ids=[f"{slug}-{seats}" for slug, seats in TABLES])
every_game = pytest.mark.parametrize("slug", skerry.games())
