"""What a seat may know of a game of Haithabu, and how the game ended."""

from typing import NamedTuple

from skerry.kernel.views import ByName, Outcome, Part, Points, Variants, View


class HaithabuVariants(Variants, frozen=True):
    """What can be chosen when a table is set up."""

    dial_alignment: str
    """How the dial lies at the start: `recommended` or `random`."""
    silver_visibility: str
    """Who sees the silver of a player: `owner` or, for all, `open`."""
    imposter_use: str
    """How often the Imposter turns the dial in a game turn: `once`, or once for `each-owner`."""
    good_and_order: str
    """What comes first on space D: `good-first`, or `either-order`."""
    dial_trade: str
    """The goods traded on spaces C and G: `alike-or-different`, or in `any-mix`."""
    order_ranking: str
    """Who is ranked by filled orders: those `with-orders`, or `everyone`."""
    dial_set_by: str
    """Who sets the dial at the start: the `set-up`, as `dial_alignment` says, or the `start-player`."""


class DialSpace(Part, frozen=True):
    """A space of the dial: where it lies, whether in the night, and who stands there."""

    space: str
    """Its letter."""
    position: int
    """Where it is now, clockwise from the first position of the day, which is 0."""
    night: bool
    """Whether it lies in the night."""
    night_next: bool
    """Whether it will in the next phase."""
    workers: tuple[int, ...]
    """The seats whose workers stand there."""
    neutral: bool
    """Whether a neutral worker stands there."""


class MarketSpace(Part, frozen=True):
    """A kind of goods on the market: its price, its cubes and the workers on its space."""

    kind: str
    """The kind."""
    level: int
    """The level of its price marker, from 1 on."""
    price: int
    """Its price."""
    in_market: int
    """Cubes in the market."""
    in_supply: int
    """Cubes in the general supply."""
    workers: tuple[int, ...]
    """The seats whose workers stand there, one entry for each worker."""
    neutral: int
    """How many neutral workers stand there."""
    after_buying: int
    """The price one level up."""
    after_buying_out: int
    """The price two levels up."""
    after_selling: int
    """The price one level down."""


class Stack(Part, frozen=True):
    """A stack of vehicles: the cards everyone knows, and how many there are."""

    stack: str
    """The stack."""
    cost: int
    """What a card of it costs."""
    known: tuple[str, ...]
    """The cards everyone knows, from the top down."""
    count: int
    """How many cards it has, these included."""


class Character(Part, frozen=True):
    """A character and whom it serves."""

    character: str
    """The character."""
    owner: int
    """The seat that has it; -1 if nobody does."""
    safe: bool
    """Whether it has a safe marker."""
    used: bool
    """Whether its power was used in this game turn; where each owner may use the Imposter, by its present one."""


class OrderOnMat(Part, frozen=True):
    """An order on a mat, with what lies on it and what it lacks."""

    order: str
    """The order."""
    goods: ByName[int]
    """The goods on it, by kind."""
    missing: ByName[int]
    """The goods it still needs, by kind."""
    turns_left: int
    """The turn changes until it falls off; 0 if it stays to the end."""


class Store(NamedTuple):
    """The warehouse or the trading post of a player."""

    place: str
    """`warehouse` or `post`."""
    goods: ByName[int]
    total: int
    limit: int


class Player(Part, frozen=True):
    """A player as the one who looks on sees them."""

    seat: int
    """The seat."""
    silver: int | None
    """The silver; null if you may not see it."""
    points: int
    """The victory points so far."""
    loans: int
    """The loans."""
    workers: int
    """Workers in hand."""
    warehouse: ByName[int]
    """The goods in the warehouse, by kind."""
    warehouse_total: int
    """How many these are."""
    warehouse_limit: int
    """How many may be kept there at the turn change."""
    post: ByName[int]
    """The goods in the trading post, by kind."""
    post_total: int
    """How many these are."""
    post_limit: int
    """How many may be kept there at the turn change."""
    fee: int
    """What storing the goods would cost at the turn change as they are."""
    hire_cost: int
    """What the next neutral worker costs this player; 0 if none is left."""
    wagon: str
    """The wagon on the mat; empty if there is none."""
    ship: str
    """The ship on the mat; empty if there is none."""
    orders: tuple[OrderOnMat | None, ...]
    """The order spaces of the mat from the left; null for an empty one."""
    filled: tuple[str, ...]
    """The orders filled."""
    characters: tuple[str, ...]
    """The characters of this player."""

    def stores(self) -> tuple[Store, Store]:
        """The warehouse and the trading post."""
        return self.store("warehouse"), self.store("post")

    def store(self, place: str) -> Store:
        """One of them."""
        if place == "post":
            return Store(place, self.post, self.post_total, self.post_limit)
        return Store(place, self.warehouse, self.warehouse_total, self.warehouse_limit)

    def vehicles(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """The wagon and the ship, each with its sort."""
        return ("wagon", self.wagon), ("ship", self.ship)


class Totals(Part, frozen=True):
    """What 1, 2, 3, … goods cost or bring on a market space."""

    buy: tuple[int, ...]
    """What that many cost together."""
    sell: tuple[int, ...]
    """What that many bring together."""


class Action(Part, frozen=True):
    """What is under way in the player turn of the active seat."""

    to_place: tuple[str, ...]
    """The workers still to place: `own`, `neutral`."""
    hired: bool
    """Whether a neutral worker was hired in this player turn."""
    space: str
    """The space being used; empty otherwise."""
    event: str
    """The event being carried out; empty otherwise."""
    dice: tuple[int, ...]
    """The dice rolled so far."""
    traded: tuple[str, ...]
    """The goods traded one by one in this action."""
    bought: tuple[str, ...]
    """The kinds this player has bought in this phase."""
    sold: tuple[str, ...]
    """The kinds this player has sold in this phase."""
    sorts: tuple[str, ...]
    """The sorts of vehicles bought in this action: `wagon`, `ship`."""
    looking: str
    """The stack from which the Carpenter takes a card; empty otherwise."""
    using: str
    """The vehicle being loaded, `wagon` or `ship`; empty otherwise."""
    loaded: ByName[int]
    """The goods moved with it so far, by kind."""
    totals: Totals
    """On a market space, what 1, 2, 3, … goods cost or bring."""
    each: ByName[int]
    """What the next good costs or brings on this space, by kind; elsewhere the price."""
    sum: int
    """What the goods in `traded` cost or brought together."""


class NightEvent(Part, frozen=True):
    """An event of a night."""

    seat: int
    """Whose night it was."""
    event: str
    """The event."""


class TurnChange(Part, frozen=True):
    """What a turn change did."""

    turn: int
    """The game turn that ended with it."""
    failed: tuple[tuple[int, str], ...]
    """Orders that fell off, each as seat and order."""
    cashed_in: tuple[tuple[int, str], ...]
    """Characters cashed in, each as seat and character."""
    powers: tuple[tuple[int, str], ...]
    """Powers used, each as seat and character."""
    dice: tuple[int, ...]
    """The dice of the resupply."""
    arrived: ByName[int]
    """The cubes that came to the market, by kind."""
    moved: ByName[int]
    """How many levels each price moved, by kind."""
    returned: tuple[tuple[int, str], ...]
    """Goods given back for lack of room or silver, each as seat and kind."""
    fees: tuple[tuple[int, int], ...]
    """Storage fees, each as seat and silver."""
    swept: tuple[str, ...]
    """The orders swept off the display."""


class HaithabuPoints(Points, frozen=True):
    """The points of a seat at the end."""

    game: int
    """Victory points from before the scoring."""
    characters: int
    """Points for characters."""
    loans: int
    """Points lost for loans not repaid, as a negative number."""
    silver: int
    """Points for silver."""
    orders: int
    """Points for goods on orders not filled."""
    vehicles: int
    """Points for vehicles."""
    rank: int
    """Points for the most orders filled."""


class ScoredSilver(Part, frozen=True):
    """How the silver of a seat came about."""

    left: int
    """The silver when the game ended."""
    repaid: int
    """Loans repaid with it."""
    unpaid: int
    """Loans that could not be repaid."""
    sale: int
    """Silver for the goods sold at the end."""
    total: int
    """The silver that was scored."""


class HaithabuOutcome(Outcome, frozen=True):
    """How a game of Haithabu ended."""

    points: tuple[HaithabuPoints, ...]
    silver: tuple[ScoredSilver, ...]
    """How the silver of each seat came about."""
    filled: tuple[int, ...]
    """How many orders each seat has filled."""


class HaithabuView(View, frozen=True):
    """What a seat may know of a position of Haithabu."""

    variants: HaithabuVariants
    outcome: HaithabuOutcome | None
    stage: str
    """`set-up`, `turn`, `end`; at the turn change `year-end`, `powers`, `resupply`, `prices`, `storage`, `orders`."""
    turn: int
    """The game turn, from 1 on."""
    turns: int
    """How many game turns there are."""
    phase: int
    """The phase of the game turn, from 1 on; 0 in the set-up."""
    phases: int
    """How many phases a game turn has."""
    start_player: int
    """The start player; -1 until one is drawn."""
    next_start_player: int
    """Who has used the Start Player card in this turn change; -1 if nobody."""
    active: int
    """The seat whose player turn it is."""
    order_of_turns: tuple[int, ...]
    """The seats in the order of their turns in this phase."""
    turns_taken: int
    """How many player turns of this phase have begun."""
    dial: tuple[DialSpace, ...]
    """The spaces of the dial."""
    market: tuple[MarketSpace, ...]
    """The six kinds of goods."""
    inn: int
    """Neutral workers in the inn."""
    hired: int
    """Neutral workers hired in this game turn."""
    hire_cost: int
    """What the next one costs without the Landlord; 0 if none is left."""
    loan_markers: int
    """Loan markers that nobody has taken."""
    order_spaces: tuple[int, ...]
    """For each order space of a mat, the turn changes until a card falls off; 0 if it stays to the end."""
    display: tuple[str, ...]
    """The orders on display, upper row, then lower row; empty for an empty space."""
    order_deck: int
    """How many orders are in the deck."""
    order_discard: tuple[str, ...]
    """The orders on the discard pile."""
    orders_gone: tuple[str, ...]
    """The orders that are out of the game."""
    stacks: tuple[Stack, ...]
    """The stacks of wagons and ships."""
    vehicles_gone: tuple[str, ...]
    """The vehicles that are out of the game."""
    imposter_used_by: tuple[int, ...]
    """The seats that have used the Imposter in this game turn."""
    characters: tuple[Character, ...]
    """All characters."""
    players: tuple[Player, ...]
    """One entry for each seat."""
    action: Action
    """What is under way in the player turn."""
    last_event: NightEvent | None
    """The last event of a night; null before the first."""
    last_change: TurnChange | None
    """What the last turn change did, or this one has done so far; null before the first."""

    def points_of(self, seat: int) -> int:
        """The victory points so far, and at the end all of them."""
        return self.players[seat].points if self.outcome is None else self.outcome.points[seat].total
