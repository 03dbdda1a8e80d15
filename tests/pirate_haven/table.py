"""The words in which the rule tests are written: a bare table with only what matters, moves as words."""

from typing import Any, cast

import skerry
from skerry.games.pirate_haven.state import PirateHaven
from skerry.kernel.testing import play, words

HAVEN = skerry.game("pirate_haven")

QUIET = ["coral-shallows", "timber-coast", "cannon-strait", "rum-cay", "parrot-bay", "drunken-lagoon"]
"""Map tiles on which nothing but pieces can be had: no bonus and no special action is printed on them."""


def haven(*players: dict[str, Any], **scenario: Any) -> PirateHaven:
    """A position of Pirate Haven written as a scenario: Travel of round 1, all waiting, unless said otherwise."""
    return cast(PirateHaven, HAVEN.scenario({"players": list(players), **scenario}))


def start(seats: int, **variants: Any) -> PirateHaven:
    return cast(PirateHaven, HAVEN.start(seats, variants))


def player(g: skerry.State, seat: int = 0) -> dict[str, Any]:
    """A player as everyone sees them."""
    found: dict[str, Any] = g.view(None)["players"][seat]
    return found


def income(g: skerry.State, seat: int = 0) -> int:
    return int(player(g, seat)["income"])


def fame(g: skerry.State, seat: int = 0) -> dict[str, int]:
    """The Fame of a seat by source, as it stands."""
    found: dict[str, int] = player(g, seat)["fame"]
    return found


def island(g: skerry.State, seat: int = 0) -> dict[str, str]:
    """What lies on an Island, as a scenario writes it: {"land-1": "tavern: treasure 2, rum", "sea-1": "navy 4"}."""
    found = {}
    for spot in player(g, seat)["island"]:
        dice = [die["lies"] or "empty" for die in spot.get("dice", [])]
        while dice and dice[-1] == "empty":
            dice.pop()
        if spot["lies"]:
            found[spot["id"]] = f"{spot['lies']}: {', '.join(dice)}" if dice else spot["lies"]
    return found


def capacity(g: skerry.State, spot: str, seat: int = 0) -> int:
    """The current capacity of the tile on a spot."""
    return next(int(one["capacity"]) for one in player(g, seat)["island"] if one["id"] == spot)


def play_on(g: skerry.State, phase: str, round_number: int) -> None:
    """Whatever comes first is chosen, chance included, until this phase of this round."""
    while (g.view(None)["phase"], g.view(None)["round"]) != (phase, round_number):
        play(g, words(g)[0])
