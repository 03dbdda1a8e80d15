"""What a player of Low Water knows by experience: how good a position is for a crew. No rule depends on it."""

from math import exp
from typing import Final

from low_water.components import Components
from low_water.state import REEF, LowWater
from skerry.kernel import knowledge

PER_DIE: Final = 3.5
PER_CREW: Final = 4.0  # steps by which the water rises until the others have had their turns
SPREAD: Final = 2.5  # how much that can differ
PER_CARD: Final = 3.0  # points a card may bring that is still to be hauled
GREED: Final = 0.4  # the part of it that one may hope for
LEAST_DOUBT: Final = 6.0  # by tools/fit_doubt.py
DOUBT_TO_COME: Final = 12.0


class Knowledge(knowledge.Knowledge[LowWater]):
    """The worth of positions."""

    def __init__(self, c: Components) -> None:
        super().__init__(1.0, LEAST_DOUBT, DOUBT_TO_COME)
        self.c = c

    def expected(self, g: LowWater) -> list[float]:
        """The points of each crew, and what it may hope to land in this ebb."""
        crews = len(g.on_reef(0))
        return [points + self.hope(g, seat, crews) for seat, points in enumerate(g.scores())]

    def to_come(self, g: LowWater) -> float:
        return 1.0 - (g.ebb - 1 + min(g.water / self.c.flood[g.seats], 1.0)) / self.c.ebbs

    def hope(self, g: LowWater, seat: int, crews: int) -> float:
        """What a crew on the reef carries and may still haul, as far as it gets it home."""
        if g.places[seat] != REEF:
            return 0.0
        hand = g.hands[seat]
        carried = float(sum([count * value for count, value in zip(hand, self.c.values)]))
        room = self.c.boat - g.cards(seat)
        left = g.left() - PER_DIE * g.dice_left
        hauls = max(left - PER_DIE, 0.0) / (PER_CREW * crews)
        more = GREED * PER_CARD * min(room, hauls)
        safe = self.safe(g, seat, left, crews)
        if hand[self.c.cask]:
            safe = max(safe, 0.9)
        last = self.c.last_boat * safe / crews
        return (carried + more) * safe + last

    def safe(self, g: LowWater, seat: int, left: float, crews: int) -> float:
        """How likely the crew comes home dry if it leaves in its next turn."""
        rising = PER_CREW * (crews - 1) + (PER_DIE if g.is_laden(seat) else 0.0)
        return 1.0 / (1.0 + exp((rising - left) / SPREAD))
