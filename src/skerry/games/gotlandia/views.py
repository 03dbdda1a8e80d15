"""What a seat may know of a game of Gotlandia, and how the game ended."""

from msgspec import UNSET, UnsetType, field

from skerry.kernel.views import ByName, Outcome, Part, Points, Variants, View


class GotlandiaVariants(Variants, frozen=True):
    """What can be chosen when a table is set up."""

    advanced_crafts: bool
    """Whether the advanced craft cards are in the game."""
    advanced_trading: bool
    """Whether the advanced trading cards are in the game."""
    new_players: tuple[bool, ...]
    """For each seat, whether the player is new to the game: newcomers get only reputations with even numbers."""
    hanse_church_is_second_step: bool
    """Whether Lübeck and Linköping let you build or decorate a church after the main action, not instead of it."""
    home_unbury_limit: int
    """How much Home unburies; 0 for as much as you like."""
    neutral_tie_vp: int
    """What you score for a Setting if you are level with its neutral farmsteads."""
    may_pass_with_workers: bool
    """Whether you may pass with workers left."""
    raid_resource_worth: int
    """As how many Silver a resource counts when pirates raid."""
    neutral_strength: str
    """What counts against neutral farmsteads: `influence`, or the number of `settlements`."""
    memel_pirate: str
    """Where Memel's pirate may go: to a direction `without-pirate`, or to `any-direction`."""
    silver_limited: bool
    """Whether Silver can run out."""
    setting_food: str
    """Which Settings count for Food: those where a settlement is `unblocked`, or all that are `settled`."""
    troublemakers: str
    """How often Troublemakers get their extra Silver: for `every-raid` or for `every-ship`."""


class Asked(Part, frozen=True):
    """The open question, and what it is about."""

    ask: str
    """The question; empty if nobody is asked."""
    seat: int | UnsetType = UNSET
    """Who is asked."""
    for_: str | UnsetType = field(name="for", default=UNSET)
    """When paying: what for."""
    place: str | UnsetType = UNSET
    """When paying: the district or direction it is built in."""
    fee: int | UnsetType = UNSET
    """When paying: the fee included, in Silver."""
    fees: ByName[int] | UnsetType = UNSET
    """When settling: the fee of each district, in Silver."""
    units: int | UnsetType = UNSET
    """When losing something: how many units are still to be lost."""
    direction: str | UnsetType = UNSET
    """The direction of the pirate or of the ship that the question is about."""
    left: int | UnsetType = UNSET
    """When drawing or burying: how many more times."""
    grain: int | UnsetType = UNSET
    """When feeding: how much Grain is needed."""
    kind: str | UnsetType = UNSET
    """When selling: the resource."""
    free: bool | UnsetType = UNSET
    """When building a ship or a tower: whether it is free."""


class Loss(Part, frozen=True):
    """Something that was lost in this generation."""

    seat: int
    """Who lost it."""
    direction: str
    """The direction of the pirate who took it; empty if none did."""
    what: str
    """`ship`, `silver` or a resource."""


class Settlement(Part, frozen=True):
    """A settlement of a player."""

    seat: int
    """Whose it is."""
    kind: str
    """`farmstead`, `tower` or `church`."""


class District(Part, frozen=True):
    """A district of the map."""

    id: str
    """The district."""
    settlements: tuple[Settlement, ...]
    """The settlements of players there."""
    neutral: bool
    """Whether a neutral farmstead is there."""
    threatened: bool
    """Whether pirates threaten it."""
    by: tuple[str, ...]
    """The directions of these pirates."""
    exempt: tuple[int, ...]
    """The seats that this threat does not block."""


class Direction(Part, frozen=True):
    """A direction of the sea."""

    id: str
    """The direction."""
    pirate: bool
    """Whether a pirate is there."""
    ships: tuple[int, ...]
    """How many ships of each seat are there."""


class Setting(Part, frozen=True):
    """A Setting: whose home it is, and who would score it now and by what."""

    id: str
    """The Setting."""
    home: int | None
    """The seat whose home it is; null if it is nobody's."""
    neutral: int
    """How many neutral farmsteads it has."""
    influence: tuple[tuple[int, int, int], ...]
    """The churches, towers and farmsteads of each seat."""
    leaders: tuple[int, ...]
    """The seats that would score it now."""
    vp: int
    """What each of them would score."""


class Pile(Part, frozen=True):
    """A pile of craft or trading cards."""

    kind: str
    """`craft` or `trading`."""
    top: str
    """The card on top; empty if the pile is empty."""
    below: int
    """How many cards lie below it."""
    price: int
    """What it costs you, in Silver."""
    met: bool
    """Whether you meet its requirement."""
    affordable: bool
    """Whether you have the Silver."""


class Decoration(Part, frozen=True):
    """A decoration for a church."""

    id: str
    """The decoration."""
    cost: int
    """What it costs, in Silver."""
    vp: int
    """Its points."""
    owner: int | None
    """The seat that has it; null if nobody does."""


class GotlandiaPoints(Points, frozen=True):
    """The points of a seat by source."""

    buildings: int
    """Points for towers and churches, scored at the ends of centuries."""
    settings: int
    """Points for Settings, scored at the ends of centuries."""
    pirates: int
    """Points for pirates sunk."""
    buried: int
    """Points for what is buried."""
    storage: int
    """Points for what is in storage."""
    cards: int
    """Points for cards."""
    decorations: int
    """Points for decorations."""


class Reserve(Part, frozen=True):
    """The pieces of a player that are not in play yet."""

    farmsteads: int
    """Farmsteads."""
    towers: int
    """Towers."""
    churches: int
    """Churches."""
    ships: int
    """Ships."""
    workers: int
    """Workers."""


class PlayedCard(Part, frozen=True):
    """A card that was played in this generation."""

    card: str
    """The card."""
    worker: bool
    """Whether its worker lies on it; if not, it stands in Wisby or Roma."""


class CardAction(Part, frozen=True):
    """An action of a card in hand as it is now."""

    move: str
    """The move."""
    possible: bool
    """Whether it can be done now."""
    gives: ByName[int]
    """What it would bring, by resource; only if it produces or takes."""


class HeldCard(Part, frozen=True):
    """A card in hand: what it gives if kept, and what each action would do if played."""

    card: str
    """The card."""
    food: int
    """The Food it gives if it is kept."""
    bury: int
    """Its bury symbols."""
    actions: tuple[CardAction, ...]
    """What can be done by playing it."""


class Player(Part, frozen=True):
    """A player as everyone sees them; hand and secrets for themselves, an open hand for all."""

    seat: int
    """The seat."""
    home: str
    """The home Setting; empty before it is dealt."""
    reputation: str
    """The reputation; empty until it is revealed."""
    vp: int
    """Points scored at the ends of centuries so far."""
    points: GotlandiaPoints
    """Points as the game stands, by source."""
    silver: int
    """Silver in storage."""
    stock: ByName[int]
    """Resources in storage, by kind."""
    buried_silver: int
    """Silver buried."""
    buried: tuple[str, ...]
    """Cards buried."""
    sunk: int
    """Pirates sunk."""
    workers: int
    """Workers in play."""
    bench: int
    """Of these, those not used in this generation."""
    reserve: Reserve
    """Pieces not in play yet."""
    settlements: int
    """How many settlements the player has."""
    settled_settings: int
    """In how many Settings these are."""
    draws: int
    """How many cards the player draws in a generation."""
    hand_count: int
    """How many cards are in hand."""
    deck_count: int
    """How many cards are in the deck."""
    discard: tuple[str, ...]
    """The discard pile."""
    played: tuple[PlayedCard, ...]
    """The cards played in this generation."""
    passed: bool
    """Whether the player has passed in this generation."""
    decorations: tuple[str, ...]
    """Decorations bought."""
    hand: tuple[HeldCard, ...] | UnsetType = UNSET
    """The cards in hand. Only yours, or one that everybody knows, like the four keys below."""
    food: int | UnsetType = UNSET
    """The Food of the hand if no more cards are played."""
    needed: int | UnsetType = UNSET
    """The Food needed."""
    short: int | UnsetType = UNSET
    """How much Food is missing."""
    bury: int | UnsetType = UNSET
    """The bury symbols of the hand."""
    deck_cards: tuple[str, ...] | UnsetType = UNSET
    """The cards in your deck, in no order. Only yours, like the two keys below."""
    dealt: tuple[str, ...] | UnsetType = UNSET
    """The reputation cards dealt to you."""
    kept: str | UnsetType = UNSET
    """The one you keep; empty until you have chosen."""


class GotlandiaOutcome(Outcome, frozen=True):
    """How a game of Gotlandia ended."""

    points: tuple[GotlandiaPoints, ...]
    dearest_decoration: tuple[int, ...]
    """The cost of each seat's most expensive decoration, which breaks ties."""
    tie_break: bool
    """Whether any seats had equal points."""
    goals: tuple[str, ...]
    """Played alone: the goals met, from easy to hard."""
    best_goal: str
    """The hardest of them; empty if there is none."""


class GotlandiaView(View, frozen=True):
    """What a seat may know of a position of Gotlandia."""

    variants: GotlandiaVariants
    outcome: GotlandiaOutcome | None
    phase: str
    """`set-up`, `events`, `pirates`, `draw`, `actions`, `hands` or `over`."""
    century: str
    """`1100s`, `1200s` or `1300s`."""
    generation: str
    """The generation card that lies open; empty before the first."""
    turned: tuple[str, ...]
    """All generation cards turned up so far."""
    left: int
    """How many generations of this century are still to come."""
    demand: tuple[str, ...]
    """The resources in high demand in this generation."""
    turn: int
    """The seat whose turn it is."""
    start_player: int | None
    """The seat that holds the starting player token; null before it is given."""
    playing: str
    """The card being played; empty otherwise."""
    asked: Asked
    """The open question. Apart from the first two keys it has only those that belong to the question."""
    lost: tuple[Loss, ...]
    """What was lost in this generation."""
    districts: tuple[District, ...]
    """The districts of the map."""
    directions: tuple[Direction, ...]
    """The directions of the sea."""
    settings: tuple[Setting, ...]
    """The Settings."""
    wisby: ByName[int | None]
    """The seat whose worker stands in Wisby, by resource; null if none does."""
    roma: int | None
    """The seat that called the assembly in Roma; null if none did."""
    supply: ByName[int]
    """The resources in the supply, by kind."""
    silver: int | None
    """The Silver left in the supply, where it is limited; null where it is not."""
    pirates: int
    """Pirates in the supply."""
    piles: tuple[Pile, ...]
    """The piles of crafts and trading cards in this game."""
    decorations: tuple[Decoration, ...]
    """All decorations."""
    players: tuple[Player, ...]
    """One entry for each seat."""
    goals: ByName[bool]
    """Played alone: whether each goal is met. Empty with more players."""
