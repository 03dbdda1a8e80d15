"""What a seat may know of a game of Hägar, and how the game ended."""

from skerry.kernel.views import Outcome, Part, Points, Variants, View

Place = tuple[int, int]
"""A cell or a field as x and y."""


class HagarVariants(Variants, frozen=True):
    """What can be chosen when a table is set up."""

    honky_tonk: bool
    """Whether the honky-tonk rule is played: beers in one row or column are an offence."""


class Symbol(Part, frozen=True):
    """A gold or a shield printed on a coaster."""

    kind: str
    """`gold` or `shield`."""
    touches: tuple[str, ...]
    """The corners whose fields the symbol touches."""


class DieField(Part, frozen=True):
    """A number printed on a coaster and the line it names."""

    number: int
    """The number, 1 to 6."""
    line: tuple[str, ...]
    """The corners that lie on the line."""
    axis: str
    """`horizontal` or `vertical`."""


class Coaster(Part, frozen=True):
    """A coaster on the map or in hand."""

    coaster: str
    """The coaster."""
    rotation: int
    """How far it is turned clockwise: 0, 90, 180 or 270 degrees."""
    fields: tuple[str, ...]
    """The kinds of its four fields as it lies: northwest, northeast, southwest, southeast."""
    beer: bool
    """Whether it shows a beer."""
    symbols: tuple[Symbol, ...]
    """The gold and shields printed on it."""
    die: DieField | None
    """The number printed on it and the line it names; null if it has none."""


class LaidCoaster(Coaster, frozen=True):
    """A coaster on the table."""

    cell: Place
    """Its cell as x and y. The first coaster lies on [0, 0]."""


class FreeCell(Part, frozen=True):
    """A cell on which the coaster in hand may be laid."""

    cell: Place
    """The cell as x and y."""
    rotations: tuple[int, ...]
    """The rotations that are allowed there."""
    offence: bool
    """Whether laying it there is an offence under the honky-tonk rule."""


class CoasterInHand(Coaster, frozen=True):
    """The coaster that was drawn, and where it may go."""

    anywhere: bool
    """Whether it matches nowhere, so that it may be laid beside any coaster."""
    places: tuple[FreeCell, ...]
    """The cells it may be laid on."""
    elsewhere: tuple[Place, ...]
    """The other empty cells beside coasters, where it does not match."""


class Token(Part, frozen=True):
    """A Hägar or a piece of gold on the map."""

    token: str
    """`hagar` or `gold`."""
    seat: int | None
    """Whose Hägar it is; null for gold."""
    coaster: str
    """The coaster it lies on."""
    corner: str
    """The corner of that coaster."""
    field: Place
    """The field as x and y. x grows to the east, y to the south."""
    first: str
    """The field it was first put on, such as `coaster-07 nw`."""


class Line(Part, frozen=True):
    """The line that counts double."""

    axis: str
    """`horizontal` or `vertical`."""
    at: int
    """Its y if it is horizontal, its x if it is vertical."""


class LandscapeView(Part, frozen=True):
    """A landscape with what counts at it, who leads it and the points it brings as it stands."""

    kind: str
    """`land`, `forest` or `water`."""
    fields: tuple[Place, ...]
    """Its fields as x and y."""
    gold: int
    """Its gold, printed and placed. What is doubled counts so."""
    shields: int
    """Its shields. With one or more it is a dominion."""
    hagars: tuple[int, ...]
    """How many Hägars of each seat stand there."""
    strength: tuple[int, ...]
    """The same with doubled Hägars counted so."""
    leader: int | None
    """The seat with the most strength; null if there is none or a tie."""
    gold_points: tuple[int, ...]
    """What each seat would score for its gold."""
    dominion_points: tuple[int, ...]
    """What each seat would score for the dominion."""


class Player(Part, frozen=True):
    """A player: the side of the table, the tokens left, offences, and the points as things stand."""

    seat: int
    """The seat."""
    side: str
    """The side of the table the player sits at, such as `south`."""
    beer_rotation: int
    """The rotation in which this player must lay beer coasters."""
    hagars_left: int
    """Hägars not placed yet."""
    gold_left: int
    """Gold not placed yet."""
    offences: int
    """Offences under the honky-tonk rule."""
    gold: int
    """Points for gold as the map stands."""
    dominions: int
    """Points for dominions as the map stands."""
    points: int
    """Both together."""


class HagarPoints(Points, frozen=True):
    """The points of a seat at the end."""

    gold: int
    """Points for gold."""
    dominions: int
    """Points for dominions."""


class HagarOutcome(Outcome, frozen=True):
    """How a game of Hägar ended."""

    points: tuple[HagarPoints, ...]
    tie_break: str
    """Always empty: nothing breaks a tie."""
    beers: tuple[int, ...]
    """How many beers each seat owes to the winners, with the honky-tonk rule."""
    solo_rank: str
    """The rank of who plays alone; empty with more players."""


class HagarView(View, frozen=True):
    """What a seat may know of a position of Hägar."""

    variants: HagarVariants
    outcome: HagarOutcome | None
    stage: str
    """`set-up`, `turns`, `final` (the final round) or `over`."""
    phase: str
    """What comes next: `roll`, `draw`, `lay`, `turn`, `token`, `move` or `to`. Empty once the game is over."""
    turn: int
    """The seat whose turn it is."""
    start_player: int | None
    """The seat that starts; null until that is decided."""
    rolls: tuple[int, ...]
    """What each seat rolled for the start; 0 if it did not roll last."""
    turn_number: int
    """The number of this turn, counted over all players from 1 on."""
    turns: int
    """How many turns there are before the final round."""
    pile: int
    """How many coasters are still to be drawn."""
    unseen: tuple[str, ...]
    """The coasters nobody has seen. Alone, three of them are not in the pile."""
    map: tuple[LaidCoaster, ...]
    """The coasters on the table."""
    tokens: tuple[Token, ...]
    """The tokens on the map."""
    hand: CoasterInHand | None
    """The coaster that was drawn and is not laid yet; null if there is none."""
    chosen: Place | None
    """The cell chosen for the coaster in hand; null until then."""
    fresh: str | None
    """The coaster just laid, on which a token is to be put; null otherwise."""
    lifted: Token | None
    """The Hägar being moved in the final round; null otherwise."""
    rolled: int
    """The number rolled for the final round; 0 before."""
    line: Line | None
    """The doubled line; null if there is none."""
    landscapes: tuple[LandscapeView, ...]
    """The landscapes on the map as they stand."""
    players: tuple[Player, ...]
    """One entry for each seat."""
