"""Bare tables for the rule tests, with only what matters on them."""

from collections.abc import Iterator
from typing import Any, cast

import skerry
from low_water.state import LowWater
from skerry.kernel.testing import random_move

GAME = skerry.game("low_water")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
CARGO = ["amber", "copper", "powder", "rope", "cask"]


def low_water(*players: dict[str, Any], **scenario: Any) -> LowWater:
    """A position written as a scenario; two crews and the turn of seat 0 unless said otherwise."""
    return cast("LowWater", GAME.scenario({"players": list(players), **scenario}))


def carrying(*cards: str, **more: Any) -> dict[str, Any]:
    """A crew on the reef with these cards."""
    return {"hand": list(cards), **more}


def home(**more: Any) -> dict[str, Any]:
    return {"place": "home", **more}


def positions(seats: int, seed: int) -> Iterator[skerry.State]:
    """Every position of a random game, with a journal."""
    g, rng = GAME.start(seats), skerry.Rng(seed)
    g.journal = []
    while g.to_move != skerry.OVER:
        yield g
        g.apply(random_move(g, rng))
    yield g
