"""A position of Low Water: the water, the cards, the crews, and the small acts the rules are made of."""

from typing import Any, Final

from low_water import scoring
from low_water.components import Components
from low_water.views import LowWaterOutcome
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.state import OVER, Chance, Decision, State, Turn, not_asked

# Where a crew is.
REEF: Final = 0
HOME: Final = 1
CAUGHT: Final = 2
PLACES: Final = ["reef", "home", "caught"]

NOBODY: Final = -1
NOWHERE: Final = -1
MOST_TURNS: Final = 1000
"""More than an ebb has: a crew that does not row home draws cards until its boat is full."""


class LowWater(State):
    """A position of Low Water. Cards are counts by kind, since a shuffled pile has no order."""

    def __init__(self, game: Game, components: Components, seats: int, variants: dict[str, Any]) -> None:
        """Before the first ebb."""
        super().__init__(game, seats, variants)
        self.components = components
        none = [0] * len(components.cargo)
        self.ebb = 0  # from 1 on; 0 before the first
        self.turns = 0  # begun in this ebb; 0 while cards are dealt
        self.beginner = 0
        self.active = 0  # the seat whose turn it is
        self.water = 0
        self.dice: list[int] = []  # as they fell in this turn
        self.dice_left = 0  # still to be rolled
        self.deck = components.counts[:]
        self.seen: list[int] = none[:]  # cards of this ebb that lie open: used, thrown away, landed or lost
        self.hands: list[list[int]] = [none[:] for _ in range(seats)]
        self.laid_open = NOBODY  # the seat whose hand all see, while it lands or loses its cards
        self.places = [REEF] * seats
        self.wrecks = [NOWHERE] * seats  # by seat: where it hauled last in this ebb
        self.landed: list[list[int]] = [none[:] for _ in range(seats)]  # by seat and kind, in all ebbs
        self.last_boats = [0] * seats  # by seat: how often it came home last (LOW-17)
        self.lost = [0] * seats  # by seat: cards that the sea took (LOW-19)

    # --- questions ----------------------------------------------------------------------------------------------

    def left(self) -> int:
        """Steps from the water to the mark (LOW-18)."""
        return self.components.flood[self.seats] - self.water

    def cards(self, seat: int) -> int:
        """How many cards a crew carries, which everyone may know (LOW-5)."""
        return sum(self.hands[seat])

    def is_laden(self, seat: int) -> bool:
        return self.cards(seat) >= self.components.laden

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def on_reef(self, first: int) -> list[int]:
        """The crews on the reef, clockwise from this seat on."""
        return [seat for seat in self.clockwise(first) if self.places[seat] == REEF]

    def turn(self) -> Turn:
        """One crew on the reef after the other (LOW-6). Each ebb counts its turns anew, but numbers only grow."""
        return Turn(self.ebb * MOST_TURNS + self.turns, self.active)

    def meanwhile(self) -> Message:
        """Whose turn it is, never what the hand allows (LOW-5, LOW-6)."""
        left = max(self.left(), 0)
        values: dict[str, object] = {"ebb": self.ebb, "ebbs": self.components.ebbs, "seat": self.active, "left": left}
        return Message("stage", values, "LOW-6")

    # --- acts ---------------------------------------------------------------------------------------------------

    def show(self, seat: int, kind: int) -> None:
        """A card leaves a hand and lies open."""
        self.hands[seat][kind] -= 1
        self.seen[kind] += 1

    # --- result -------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [scoring.total(self.components, self.landed[seat], self.last_boats[seat]) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return scoring.winners(self.scores(), self.lost) if self.to_move == OVER else []

    def result(self) -> LowWaterOutcome:
        return scoring.result(self.components, self.landed, self.last_boats, self.lost)


def heading(g: LowWater) -> str:
    """What people call the turn."""
    return f"ebb {g.ebb} turn {g.turns}, seat {g.active}"


class LowWaterDecision(Decision[LowWater]):
    """A decision of Low Water. Where there is no choice, nothing is asked."""

    def prompt(self, g: LowWater) -> Message:
        return g.meanwhile()

    def refusal(self, g: LowWater, move: Move) -> Message:
        return not_asked(move, "LOW-6")


class LowWaterChance(Chance[LowWater]):
    """Dice and cards."""

    def refusal(self, g: LowWater, move: Move) -> Message:
        return not_asked(move, "LOW-6")
