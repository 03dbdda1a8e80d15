"""What a seat may know of a game of Pirate Haven, and how the game ended."""

from msgspec import UNSET, UnsetType

from skerry.kernel.views import ByName, Outcome, Part, Points, Variants, View


class PirateHavenVariants(Variants, frozen=True):
    """What can be chosen when a table is set up."""

    first_player: str
    """Who begins: `drawn`, or `first-seat`."""
    bonus_order: str
    """When the bonus beside a tile is taken: `bonus-first`, or in `either-order`."""
    navy_ranking: str
    """Who is ranked by the Navy: those `with-dice`, or `everyone`."""
    exchange: str
    """How Treasure is exchanged: at `any-time` in a turn, or each die only `one-way`, as in the first rules."""

    def house(self) -> dict[str, str]:
        """The house rules, by name."""
        return {"bonus_order": self.bonus_order, "navy_ranking": self.navy_ranking, "exchange": self.exchange}


class MapSpot(Part, frozen=True):
    """A spot of the Map: what is printed, what lies there, who stands there, who would move if the active Ship did."""

    path: int
    """Its path number, from 1 on."""
    tile: int
    """The Map tile it is on, by its place in `map`."""
    half: int
    """Which half of that tile: 0 or 1."""
    asks: str
    """A kind of tile, a sort of die, `rum` or a special action; empty before the Map is laid."""
    bonus: str
    """The bonus printed beside it; empty if there is none."""
    lies: str
    """What lies there; empty if nothing does."""
    open: bool
    """Whether there is still something to sail for."""
    ship: int | None
    """The seat whose wooden Ship is there; null if none is."""
    next: int | None
    """Whose turn would be next if the Ship of this turn sailed there; null if it cannot."""


class Deck(Part, frozen=True):
    """A deck: its visible top, how many tiles it has, and which these can be."""

    kind: str
    """`building`, `ship` or `pirate`."""
    top: str
    """The tile on top; empty if the deck is empty."""
    count: int
    """How many tiles it has, the top included."""
    below: ByName[int]
    """How many of each tile lie below the top, in an order nobody knows."""


class DieSpot(Part, frozen=True):
    """A die spot of a tile."""

    lies: str
    """The die or Rum there; empty if nothing is."""
    locked: bool
    """Whether it is locked."""
    limit: int
    """What a die can show there at most."""
    full: bool
    """Whether the die there shows that already."""

    def is_free(self) -> bool:
        """Could a die or Rum come to lie there?"""
        return not self.lies and not self.locked


class Offer(Part, frozen=True):
    """What the tile landed on would be on a spot."""

    capacity: int
    """The capacity it would have."""
    raised: int
    """How much of that comes from its neighbours."""
    raises: tuple[str, ...]
    """The spots whose tiles it would raise."""


class IslandSpot(Part, frozen=True):
    """A spot of an Island: its tile with capacity and die spots, its Navy die, or what a tile would be there."""

    id: str
    """The spot."""
    sea: bool
    """Whether it is at sea."""
    lies: str
    """The tile or Navy die there; empty if nothing is."""
    offer: Offer | UnsetType = UNSET
    """Only where the tile landed on could be put: what it would be there."""
    capacity: int | UnsetType = UNSET
    """Capacity or strength. Only tiles have this and the keys below."""
    raised: int | UnsetType = UNSET
    """How much of that comes from its neighbours."""
    fame: int | UnsetType = UNSET
    """The Fame of a Pirate as the game stands; 0 for other tiles."""
    dice: tuple[DieSpot, ...] | UnsetType = UNSET
    """Its die spots."""


class PirateHavenPoints(Points, frozen=True):
    """The Fame of a seat."""

    total: int
    """All Fame."""
    navy: int
    """Fame for the Navy."""
    rum: int
    """Fame for Rum."""
    treasure: int
    """Fame for Treasure."""
    direction: int
    """Fame of the Direction tile."""
    pirates: int
    """Fame of the Pirates."""


class Player(Part, frozen=True):
    """A player with the Island, and what can be counted on it."""

    seat: int
    """The seat."""
    state: str
    """Where the wooden Ship is: `waiting`, `map` or `home`."""
    place: int | None
    """Its place before departure or at home, from 1 on; null on the Map."""
    path: int | None
    """Its path number; null if it is not on the Map."""
    income: int
    """Where the Income cube is."""
    resources: int
    """Resources of the Island."""
    next_income: int
    """The Income they will bring next round."""
    strength: int
    """The strength of all Ships."""
    navy: int
    """The pips of all Navy dice."""
    rum: int
    """All Rum, printed and placed."""
    fame: PirateHavenPoints
    """The Fame as the game stands, by source."""
    island: tuple[IslandSpot, ...]
    """The spots of the Island."""


class PirateHavenOutcome(Outcome, frozen=True):
    """How a game of Pirate Haven ended."""

    points: tuple[PirateHavenPoints, ...]
    income: tuple[int, ...]
    """The Income of each seat, which breaks ties."""
    tie_break: str
    """`income` if several seats had the most Fame; empty otherwise."""


class PirateHavenView(View, frozen=True):
    """What a seat may know of a position of Pirate Haven."""

    variants: PirateHavenVariants
    outcome: PirateHavenOutcome | None
    round: int
    """The round, from 1 on; 0 in the set-up."""
    rounds: int
    """How many rounds there are."""
    last_round: bool
    """Whether this is the last one."""
    phase: str
    """`set-up`, `map`, `travel` or `end`."""
    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have begun in this round."""
    columns: int
    """How many columns of Map tiles there are."""
    map: tuple[str, ...]
    """The Map tiles in the order they were laid."""
    spots: tuple[MapSpot, ...]
    """The spots of the Map along the path."""
    after_leaving: int
    """Whose turn would be next if the Ship of this turn left the Map; -1 if nobody's."""
    landed: str
    """What the Ship has just landed on and is not settled yet; empty otherwise."""
    open_bonus: str
    """The bonus of that spot that is still to be taken; empty otherwise."""
    docked: str
    """The spot of the Ship just bought while its ability may be used; empty otherwise."""
    moving: str
    """The die being moved; empty otherwise."""
    gave: tuple[str, ...]
    """The dice that gave a pip and may not gain one until something else happens."""
    gained: tuple[str, ...]
    """The dice that gained a pip and may not give one until something else happens."""
    decks: tuple[Deck, ...]
    """The decks of Buildings, Ships and Pirates."""
    pool: ByName[int]
    """The dice and Rum in the pool, by sort."""
    box: ByName[int]
    """Tiles, dice and Rum that are out of the game."""
    players: tuple[Player, ...]
    """One entry for each seat."""
