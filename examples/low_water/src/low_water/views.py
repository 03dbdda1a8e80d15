"""What a seat may know of a game of Low Water, and how the game ended."""

from skerry.kernel.views import ByName, Outcome, Part, Points, View


class Wreck(Part, frozen=True):
    """A wreck on the reef."""

    wreck: str
    """The wreck."""
    dry: bool
    """Whether it can be reached."""


class Crew(Part, frozen=True):
    """A crew: where it is, how many cards it carries, and which, if they may be seen."""

    seat: int
    """The seat."""
    place: str
    """`reef`, `home` or `caught`."""
    wreck: str | None
    """The wreck the crew hauled at last; null if there is none."""
    cards: int
    """How many cards are in its boat."""
    hand: tuple[str, ...] | None
    """The cards in its boat; null if you may not see them."""
    laden: bool
    """Whether the boat is so full that rowing home takes a die."""
    points: int
    """Its points so far."""
    landed: ByName[int]
    """The cards it landed, by kind."""
    last_boats: int
    """How often it was the last to come home."""
    lost: int
    """How many cards it lost to the sea."""


class LowWaterPoints(Points, frozen=True):
    """The points of a crew by source."""

    cargo: int
    """Points for the cards it landed."""
    last_boat: int
    """Points for coming home last."""


class LowWaterOutcome(Outcome, frozen=True):
    """How a game of Low Water ended."""

    points: tuple[LowWaterPoints, ...]
    lost: tuple[int, ...]
    """How many cards each crew lost to the sea, which breaks ties."""
    tie_break: bool
    """Whether several crews had the most points."""


class LowWaterView(View, frozen=True):
    """What a seat may know of a position of Low Water."""

    outcome: LowWaterOutcome | None
    ebb: int
    """The ebb, from 1 on."""
    ebbs: int
    """How many ebbs there are."""
    turn: int
    """The seat whose turn it is."""
    beginner: int
    """The seat that began this ebb."""
    water: int
    """How far the water has come."""
    flood: int
    """Where the flood comes."""
    dice: tuple[int, ...]
    """The dice of this turn."""
    dice_left: int
    """How many dice are still to be rolled."""
    wrecks: tuple[Wreck, ...]
    """The wrecks, in the order of the pack."""
    deck: int
    """How many cards are in the deck."""
    seen: ByName[int]
    """The cards of this ebb that lie open, by kind."""
    players: tuple[Crew, ...]
    """One entry for each seat."""
