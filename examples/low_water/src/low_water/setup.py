"""The set-up of a game and of every ebb (LOW-1 to LOW-5), and the end (LOW-20, LOW-21)."""

from typing import Any, Final

from low_water.cards import DrawCards
from low_water.components import Components
from low_water.state import NOWHERE, REEF, LowWater
from low_water.turn import TURNS
from skerry.kernel.game import Game
from skerry.kernel.state import Step


def set_up(game: Game, c: Components, seats: int, variants: dict[str, Any]) -> LowWater:
    """A new game, at its first card."""
    g = LowWater(game, c, seats, variants)
    g.then(NEXT_EBB)
    g.settle()
    return g


class NextEbb(Step[LowWater]):
    """The water runs off and all cards are shuffled; after the last ebb the game is over (LOW-2 to LOW-4, LOW-20)."""

    def run(self, g: LowWater) -> None:
        if g.ebb == g.components.ebbs:
            g.tell("game-over", -1, {"winners": list(g.result().winners)}, "LOW-21")
            return
        g.beginner = g.active = beginner(g)
        g.ebb += 1
        g.turns = g.water = 0
        g.dice = []
        g.deck = g.components.counts[:]
        g.seen = [0] * len(g.deck)
        g.places = [REEF] * g.seats
        g.wrecks = [NOWHERE] * g.seats
        g.tell("ebb", g.beginner, {"ebb": g.ebb, "ebbs": g.components.ebbs}, "LOW-3")
        g.then(TURNS, self)
        for seat in reversed(g.clockwise(g.beginner)):
            g.then(DrawCards(seat, g.components.first_cards, "LOW-4"))


def beginner(g: LowWater) -> int:
    """Seat 0, later the crew with the fewest points; among several the next after the last beginner (LOW-3)."""
    if g.ebb == 0:
        return 0
    scores = g.scores()
    return min(g.clockwise(g.beginner + 1), key=lambda seat: scores[seat])


NEXT_EBB: Final = NextEbb()
