"""Cards on their way: drawn unseen, and laid open when they are landed or lost (LOW-5, LOW-16, LOW-19)."""

from typing import Final

from low_water.components import SEATS
from low_water.state import NOBODY, LowWater, LowWaterChance, LowWaterDecision
from skerry.kernel.moves import Move
from skerry.kernel.state import Step


class DrawCards(Step[LowWater]):
    """A crew draws this many cards, as long as there are any."""

    def __init__(self, seat: int, count: int, rule: str) -> None:
        self.seat = seat
        self.count = count
        self.rule = rule

    def run(self, g: LowWater) -> None:
        if self.count and sum(g.deck):
            g.then(DrawCard(self.seat, self.rule), DrawCards(self.seat, self.count - 1, self.rule))


class DrawCard(LowWaterChance):
    """One card from the deck, for the eyes of one crew (LOW-5)."""

    def __init__(self, owner: int, rule: str) -> None:
        super().__init__()
        self.owner = owner
        self.rule = rule

    def chances(self, g: LowWater) -> list[tuple[Move, int]]:
        return [(g.components.words.draw[kind], count) for kind, count in enumerate(g.deck) if count]

    def audience(self, g: LowWater, move: Move) -> int:
        return self.owner

    def choose(self, g: LowWater, move: Move) -> None:
        g.deck[move.index] -= 1
        g.hands[self.owner][move.index] += 1
        g.tell("drew", self.owner, {"cargo": g.components.cargo[move.index]}, self.rule, self.owner)


class LayOpen(Step[LowWater]):
    """A whole hand is shown, and then goes card by card: home or into the sea.

    What many learn is said by words, so that a record that someone heard has it too. Nobody has a choice here.
    """

    def __init__(self, card: "Land | Lose") -> None:
        self.card = card

    def run(self, g: LowWater) -> None:
        seat = self.card.seat
        g.laid_open = seat if g.cards(seat) else NOBODY
        if g.cards(seat):
            g.then(self.card, self)


class Land(LowWaterDecision):
    """The next card of a crew that came home; it counts its value (LOW-16)."""

    def moves(self, g: LowWater) -> list[Move]:
        return [g.components.words.land[first_kind(g, self.seat)]]

    def choose(self, g: LowWater, move: Move) -> None:
        g.show(self.seat, move.index)
        g.landed[self.seat][move.index] += 1
        values: dict[str, object] = {
            "cargo": g.components.cargo[move.index],
            "value": g.components.values[move.index],
        }
        g.tell("landed", self.seat, values, "LOW-16")

    def reveals(self, g: LowWater, move: Move) -> bool:
        return True


class Lose(LowWaterDecision):
    """The next card of a crew that the flood caught (LOW-19)."""

    def moves(self, g: LowWater) -> list[Move]:
        return [g.components.words.lose[first_kind(g, self.seat)]]

    def choose(self, g: LowWater, move: Move) -> None:
        g.show(self.seat, move.index)
        g.lost[self.seat] += 1
        g.tell("lost", self.seat, {"cargo": g.components.cargo[move.index]}, "LOW-19")

    def reveals(self, g: LowWater, move: Move) -> bool:
        return True


def first_kind(g: LowWater, seat: int) -> int:
    """The first kind in a hand, in the order of the pack."""
    return next(kind for kind, count in enumerate(g.hands[seat]) if count)


LAND_ALL: Final = [LayOpen(Land(seat)) for seat in range(SEATS[-1])]
LOSE_ALL: Final = [LayOpen(Lose(seat)) for seat in range(SEATS[-1])]
