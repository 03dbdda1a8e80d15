"""Bare tables for the rule tests, with only what matters on them."""

from typing import Any, cast

import skerry
from low_water.state import LowWater

GAME = skerry.game("low_water")
CARGO = ["amber", "copper", "powder", "rope", "cask"]


def low_water(*players: dict[str, Any], **scenario: Any) -> LowWater:
    """A position written as a scenario; two crews and the turn of seat 0 unless said otherwise."""
    return cast("LowWater", GAME.scenario({"players": list(players), **scenario}))


def carrying(*cards: str, **more: Any) -> dict[str, Any]:
    """A crew on the reef with these cards."""
    return {"hand": list(cards), **more}


def home(**more: Any) -> dict[str, Any]:
    return {"place": "home", **more}
