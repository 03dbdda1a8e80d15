"""Low Water as numbers: field by field what the view says."""

from typing import Any

import pytest
from table import GAME

from skerry.kernel.testing import observed, positions, words


def from_view(view: dict[str, Any], seat: int) -> dict[str, list[int]]:
    """What an observation must say, worked out from the view alone."""
    clockwise = [view["players"][(seat + step) % view["seats"]] for step in range(view["seats"])]
    empty = [0] * (4 - view["seats"])
    cargo = list(view["seen"])
    places = [int(one["place"] == place) for one in clockwise for place in ("reef", "home", "caught")]
    return {
        "seats": [view["seats"]],
        "over": [int(view["over"])],
        "ebb": [view["ebb"]],
        "left": [max(view["flood"] - view["water"], 0)],
        "dice_left": [view["dice_left"]],
        "dry": [int(wreck["dry"]) for wreck in view["wrecks"]],
        "hand": [clockwise[0]["hand"].count(kind) for kind in cargo],
        "seen": list(view["seen"].values()),
        "deck": [view["deck"]],
        "turn": [int(one["seat"] == view["turn"]) for one in clockwise] + empty,
        "place": places + empty * 3,
        "cards": [one["cards"] for one in clockwise] + empty,
        "points": [one["points"] for one in clockwise] + empty,
        "lost": [one["lost"] for one in clockwise] + empty,
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_says_what_the_view_says(seats: int) -> None:
    for g in positions(GAME.start(seats), seats):
        for seat in range(seats):
            throwing = any(word.startswith("throw") for word in words(g))

            assert observed(g, seat) == from_view(g.view(seat), seat) | {"throwing": [int(throwing)]}
