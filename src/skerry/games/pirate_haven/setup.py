"""Set-up (PIR-01 to PIR-07): empty Islands, three decks, the pool, and who is first."""

from typing import Any, Final

from skerry.games.pirate_haven.components import BUILDING, PIRATE, SHIP, Components
from skerry.games.pirate_haven.rounds import ROUND, TURN_UP
from skerry.games.pirate_haven.state import PLACES, PirateChance, PirateHaven, PirateStep
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng

DRAWN: Final = "drawn"
FIRST_SEAT: Final = "first-seat"
"""How the first player is found (PIR-R1): by chance, or the table has agreed and seated them first."""


def set_up(game: Game, components: Components, seats: int, variants: dict[str, Any]) -> PirateHaven:
    """A new game at its first chance."""
    g = PirateHaven(game, components, seats, variants)
    begin(g)
    g.settle()
    return g


def begin(g: PirateHaven) -> None:
    """The first player, the tops of the decks, then the rounds."""
    g.then(DECKS, ROUND)
    if g.variants["first_player"] == DRAWN:
        g.then(FirstPlayer())


class FirstPlayer(PirateChance):
    """PIR-D1: who is first in round 1, each seat equally likely; the others follow clockwise (PIR-07, PIR-R1)."""

    def chances(self, g: PirateHaven) -> list[tuple[Move, int]]:
        return [(g.components.words.first[seat], 1) for seat in range(g.seats)]

    def draw(self, g: PirateHaven, rng: Rng) -> Move:
        return g.components.words.first[rng.below(g.seats)]

    def choose(self, g: PirateHaven, move: Move) -> None:
        for place in range(g.seats):
            g.at[(move.index + place) % g.seats] = place - PLACES
        g.active = move.index
        if g.journal is not None:
            g.tell("first", move.index, {}, "PIR-07")


class Decks(PirateStep):
    """The top tile of each deck lies open (PIR-05)."""

    def run(self, g: PirateHaven) -> None:
        for kind in (PIRATE, SHIP, BUILDING):
            if g.heights[kind]:
                g.then(TURN_UP[kind])


DECKS: Final = Decks()
