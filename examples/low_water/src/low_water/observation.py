"""Low Water as numbers, for programs that learn: what the view shows, and nothing else."""

from typing import Final

from librt.strings import BytesWriter

from low_water.components import SEATS, Components
from low_water.state import PLACES, LowWater
from low_water.turn import Throw
from skerry.kernel.observation import Observation, within
from skerry.kernel.state import OVER

VERSION: Final = 1
MOST: Final = 99
MOST_POINTS: Final = 255


class LowWaterObservation(Observation[LowWater]):
    """The fields of Low Water."""

    def __init__(self, c: Components) -> None:
        super().__init__(VERSION)
        self.c = c
        most, kinds = SEATS[-1], len(c.cargo)
        self.seats = self.field("seats", (), most, "crews")
        self.over = self.field("over", (), 1, "1 after the end")
        self.throwing = self.field("throwing", (), 1, "1 if a card is to be thrown away")
        self.ebb = self.field("ebb", (), 9, "the ebb, from 1 on")
        self.left = self.field("left", (), MOST, "steps from the water to the mark")
        self.dice_left = self.field("dice_left", (), 9, "dice still to be rolled")
        self.dry = self.field("dry", (len(c.wrecks),), 1, "1 for a wreck that is dry")
        self.hand = self.field("hand", (kinds,), 20, "own cards of each kind")
        self.seen = self.field("seen", (kinds,), 40, "cards of each kind that lie open")
        self.deck = self.field("deck", (), 200, "cards in the deck")
        self.turn = self.field("turn", (most,), 1, "1 for the crew whose turn it is")
        self.place = self.field("place", (most, len(PLACES)), 1, f"1 for where a crew is: {', '.join(PLACES)}")
        self.cards = self.field("cards", (most,), 20, "cards a crew carries")
        self.points = self.field("points", (most,), MOST_POINTS, "points")
        self.lost = self.field("lost", (most,), MOST, "cards lost to the sea")

    def write(self, g: LowWater, seat: int, numbers: BytesWriter) -> None:
        numbers[self.seats] = g.seats
        numbers[self.over] = int(g.to_move == OVER)
        numbers[self.throwing] = int(isinstance(g.pending, Throw))
        numbers[self.ebb] = g.ebb
        numbers[self.left] = within(g.left(), MOST)
        numbers[self.dice_left] = g.dice_left
        for wreck in range(len(self.c.wrecks)):
            numbers[self.dry + wreck] = int(self.c.is_dry(wreck, g.left()))
        for kind in range(len(self.c.cargo)):
            numbers[self.hand + kind] = g.hands[seat][kind]
            numbers[self.seen + kind] = g.seen[kind]
        numbers[self.deck] = within(sum(g.deck), 200)
        self._write_players(g, seat, numbers)

    def _write_players(self, g: LowWater, seat: int, numbers: BytesWriter) -> None:
        """Seats are counted from the observer on."""
        scores = g.scores()
        numbers[self.turn + (g.active - seat) % g.seats] = 1
        for other in range(g.seats):
            place = (other - seat) % g.seats
            numbers[self.place + place * len(PLACES) + g.places[other]] = 1
            numbers[self.cards + place] = g.cards(other)
            numbers[self.points + place] = within(scores[other], MOST_POINTS)
            numbers[self.lost + place] = within(g.lost[other], MOST)
