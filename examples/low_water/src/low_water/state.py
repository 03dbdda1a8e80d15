"""A position of Low Water: the water, the cards, the crews, and the small acts the rules are made of."""

from typing import Any, Final

from low_water import scoring
from low_water.components import Components
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.state import OVER, Chance, Decision, State, Step

# Where a crew is.
REEF: Final = 0
HOME: Final = 1
CAUGHT: Final = 2
PLACES: Final = ["reef", "home", "caught"]

NOBODY: Final = -1
NOWHERE: Final = -1


class LowWater(State):
    """A position of Low Water. Cards are counts by kind, since a shuffled pile has no order."""

    def __init__(
        self,
        game: Game,
        components: Components,
        seats: int,
        variants: dict[str, Any],
        agenda: list[Step[Any]],
        pending: Decision[Any],
        ebb: int,
        turn: int,
        beginner: int,
        active: int,
        water: int,
        dice: list[int],
        dice_left: int,
        deck: list[int],
        seen: list[int],
        hands: list[list[int]],
        laid_open: int,
        places: list[int],
        wrecks: list[int],
        landed: list[list[int]],
        last_boats: list[int],
        lost: list[int],
    ) -> None:
        super().__init__(game, seats, variants, agenda, pending)
        self.components = components
        self.ebb = ebb  # from 1 on; 0 before the first
        self.turn = turn  # of this ebb, from 1 on; 0 while cards are dealt
        self.beginner = beginner
        self.active = active  # the seat whose turn it is
        self.water = water
        self.dice = dice  # as they fell in this turn
        self.dice_left = dice_left  # still to be rolled
        self.deck = deck
        self.seen = seen  # cards of this ebb that lie open: used, thrown away, landed or lost
        self.hands = hands
        self.laid_open = laid_open  # the seat whose hand all see, while it lands or loses its cards
        self.places = places
        self.wrecks = wrecks  # by seat: where it hauled last in this ebb
        self.landed = landed  # by seat and kind, in all ebbs
        self.last_boats = last_boats  # by seat: how often it came home last (LOW-17)
        self.lost = lost  # by seat: cards that the sea took (LOW-19)

    def copy(self) -> "LowWater":
        return LowWater(
            self.game,
            self.components,
            self.seats,
            self.variants,
            self.agenda[:],
            self.pending,
            self.ebb,
            self.turn,
            self.beginner,
            self.active,
            self.water,
            self.dice[:],
            self.dice_left,
            self.deck[:],
            self.seen[:],
            [hand[:] for hand in self.hands],
            self.laid_open,
            self.places[:],
            self.wrecks[:],
            [cards[:] for cards in self.landed],
            self.last_boats[:],
            self.lost[:],
        )

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

    def heading(self) -> str:
        return f"ebb {self.ebb} turn {self.turn}, seat {self.active}"

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

    def outcome(self) -> dict[str, Any]:
        return scoring.outcome(self.components, self.landed, self.last_boats, self.lost)


def stage(g: LowWater) -> Message:
    """Where the game stands and who is to act: all that others are told of a question."""
    values: dict[str, object] = {"ebb": g.ebb, "ebbs": g.components.ebbs, "seat": g.active, "left": max(g.left(), 0)}
    return Message("stage", values, "LOW-6")


class LowWaterDecision(Decision[LowWater]):
    """A decision of Low Water. Others are told whose turn it is, never what the hand allows."""

    def prompt(self, g: LowWater) -> Message:
        return stage(g)

    def waiting(self, g: LowWater) -> Message:
        return stage(g)

    def refusal(self, g: LowWater, move: Move) -> Message:
        return Message("not-asked", {"word": move.word}, "LOW-6")


class LowWaterChance(Chance[LowWater]):
    """Dice and cards."""

    def waiting(self, g: LowWater) -> Message:
        return stage(g)

    def refusal(self, g: LowWater, move: Move) -> Message:
        return Message("not-asked", {"word": move.word}, "LOW-6")
