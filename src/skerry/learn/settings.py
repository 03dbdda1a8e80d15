"""How a game begins: for how many seats, with which variants and house rules. Learning meets all of them."""

from typing import Any

import msgspec

from skerry import Game, Rng, State
from skerry.kernel.house_rules import drawn_variants

BY_DEFAULT = 2
"""One game in this many is played by the defaults of all variants."""
DUELS = 3
"""One game in this many is for two in any case: most people play so, and such a game has the fewest decisions."""


class Setting(msgspec.Struct, frozen=True):
    """One way to begin a game."""

    seats: int
    variants: dict[str, Any]

    def start(self, game: Game) -> State:
        return game.start(self.seats, self.variants)


def drawn_setting(game: Game, rng: Rng, seats: int | None = None) -> Setting:
    """Any number of seats; the defaults in half of the games, in the others every variant as chance will have it."""
    number = drawn_seats(game, rng) if seats is None else seats
    if rng.below(BY_DEFAULT) == 0:
        return Setting(number, {})
    return Setting(number, drawn_variants(game, number, rng))


def drawn_seats(game: Game, rng: Rng) -> int:
    if 2 in game.seats and rng.below(DUELS) == 0:
        return 2
    return game.seats[rng.below(len(game.seats))]
