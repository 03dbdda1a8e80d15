"""What a seat may know of a game of Riga, and how the game ended."""

from msgspec import UNSET, UnsetType

from skerry.kernel.views import ByName, Outcome, Part, Points, Variants, View


class RigaVariants(Variants, frozen=True):
    """What can be chosen when a table is set up."""

    riga_buildings: bool
    """Whether every player has a set of Riga buildings."""
    builders_yard: str
    """Whether a Builders' Yard reshuffles the discard pile: `reshuffle`, or `pile-only` if it does not."""


class BuiltBuilding(Part, frozen=True):
    """A building of a tableau with its marks."""

    id: str
    """The building."""
    used: bool
    """Whether its one-time function is used up."""
    fresh: bool
    """Whether it was built in this turn, so that nothing on it works yet."""
    side: str | UnsetType = UNSET
    """Only the School: `knight` or `merchant`; empty until the owner has chosen."""
    ducats: int | UnsetType = UNSET
    """Only the Exchange Office: the ducats it shows."""


class Player(Part, frozen=True):
    """A player as everyone sees them; their own hand for themselves, and for all at the end."""

    seat: int
    """The seat."""
    goods_count: int
    """How many goods are in hand."""
    buildings_count: int
    """How many buildings are in hand."""
    hand_limit: int
    """How many cards the player may keep in winter."""
    built: tuple[BuiltBuilding, ...]
    """The tableau, in the order of building."""
    riga_unbuilt: tuple[str, ...]
    """The Riga buildings not built yet, if they are played with."""
    merchants: int
    """Merchants in the tableau."""
    knights: int
    """Knights in the tableau."""
    points: int
    """The points as the game stands, buildings in hand included."""
    looking_count: int
    """How many cards the player has just drawn and is looking at."""
    goods: ByName[int] | UnsetType = UNSET
    """The goods in hand, by kind. This and the keys below: only yours, and at the end everyone's."""
    buildings: tuple[str, ...] | UnsetType = UNSET
    """The buildings in hand."""
    looking: tuple[str, ...] | UnsetType = UNSET
    """Buildings just drawn, of which one may be kept."""
    looking_goods: tuple[str, ...] | UnsetType = UNSET
    """Goods just drawn, of which one is kept."""
    power: ByName[int] | UnsetType = UNSET
    """What the player can pay at most, by city."""
    prices: ByName[ByName[int]] | UnsetType = UNSET
    """What each good pays, by city and then by kind."""


class RigaPoints(Points, frozen=True):
    """The points of a seat at the end."""

    seals: int
    """Points of the seals on buildings."""
    archives: int
    """Points of Archives."""
    lodges: int
    """Points of Lodges."""
    buildings_in_hand: int
    """Points lost for buildings in hand, as a negative number."""
    riga_unbuilt: int
    """Points lost for Riga buildings not built, as a negative number."""


class RigaOutcome(Outcome, frozen=True):
    """How a game of Riga ended."""

    points: tuple[RigaPoints, ...]
    money: tuple[int, ...]
    """The money of each seat, which breaks ties."""
    tie_break: str
    """`money` if several seats had the most points; empty otherwise."""


class RigaView(View, frozen=True):
    """What a seat may know of a position of Riga."""

    variants: RigaVariants
    outcome: RigaOutcome | None
    year: int
    """The year, from 1 on; 0 in the set-up."""
    years: int
    """How many years the game lasts."""
    season: str
    """`set-up`, `spring`, `summer`, `autumn` or `winter`."""
    phase: str
    """In a turn: `take` (cards are taken) or `build`. Empty otherwise."""
    turn: int
    """The seat whose turn it is."""
    start_player: int
    """The seat that holds the start player marker."""
    order: tuple[tuple[str, int], ...]
    """The turns still to come this year, each as season and seat."""
    builds_left: int
    """How many more buildings may be built in this turn."""
    rows: tuple[tuple[str, ...], ...]
    """The rows of goods from the first to the last, each a list of goods."""
    new: tuple[str, ...]
    """The buildings above the separator."""
    old: tuple[str, ...]
    """The buildings below the separator."""
    swapped_rows: tuple[int, ...]
    """The numbers of two rows swapped with a Monastery; one of them must now be taken."""
    goods_pile: int
    """How many goods are in the draw pile."""
    goods_discard: ByName[int]
    """The goods on the discard pile, by kind."""
    building_pile: int
    """How many buildings are in the draw pile."""
    building_discard: int
    """How many buildings are on the discard pile."""
    batch: tuple[str, ...]
    """The buildings being paid for."""
    owed: int
    """The ducats still to be paid for them."""
    players: tuple[Player, ...]
    """One entry for each seat."""
