"""What boards, sheets and texts of Gotlandia read of a pack. A string below a field says what it means."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.kernel.views import ByName
from skerry.words.entries import Called, Entry, made
from skerry.words.packs import Printed

Point = tuple[float, float]
"""A place on the map: how far to the right, and how far down."""


class Meta(Entry, frozen=True):
    """What the box says."""

    designers: tuple[str, ...]
    """Who designed the game."""
    minutes: tuple[int, int]
    """How long a short game takes, and a long one."""


class SetUp(Entry, frozen=True):
    """What a game begins with."""

    generations_drawn: ByName[int]
    """How many generations each century has."""


class Costs(Entry, frozen=True):
    """What is paid for what is done."""

    settle: ByName[int]
    """The resources for a farmstead."""
    build_ship: ByName[int]
    """The resources for a ship."""
    build_tower: ByName[int]
    """The resources for a tower."""
    build_church: ByName[int]
    """The resources for a church."""
    substitute_silver: int
    """The Silver that stands for one of the resources."""

    def of_deed(self, deed: str) -> ByName[int]:
        """What a step of a card costs."""
        return {
            "settle": self.settle,
            "build-ship": self.build_ship,
            "build-tower": self.build_tower,
            "build-church": self.build_church,
        }[deed]


class RaidAction(Entry, frozen=True):
    """What a raid of one's own brings."""

    silver_per_ship: int
    """The Silver for every ship."""


class Map(Entry, frozen=True):
    """How the map is measured."""

    grid: int
    """How far it reaches to the right and down."""


class Resource(Called, frozen=True):
    """A kind of resources."""

    one: Printed
    """What one unit of it is called."""
    price: int
    """The Silver that one unit brings."""
    high_demand_bonus: int
    """The Silver that it brings besides while demand is high."""


class Terrain(Called, frozen=True):
    """A kind of terrain."""


class Direction(Called, frozen=True):
    """A direction of the sea."""

    anchor: Point
    """Where its ships lie."""
    polygon: tuple[Point, ...]
    """Its corners."""


class Setting(Called, frozen=True):
    """A Setting."""

    direction: str
    """The direction of the sea beside it."""


class District(Called, frozen=True):
    """A district."""

    setting: str
    """The Setting it belongs to."""
    terrain: str
    """Its terrain."""
    directions: tuple[str, ...]
    """The directions of the sea at its coast."""
    harbour: bool
    """Whether it is a Harbour."""
    center: Point
    """Where its name stands."""
    polygon: tuple[Point, ...]
    """Its corners."""
    harbour_symbol: Point | None = None
    """Where the anchor of its Harbour lies; without one, in the middle."""


class Place(Called, frozen=True):
    """Wisby or Roma."""

    at: Point
    """Where it lies."""


class Step(Entry, frozen=True):
    """A step of an action, or one that may follow it."""

    do: str
    """What is done."""
    n: int = 0
    """The number that it names, such as how many cards are drawn."""
    where: str = ""
    """Where it is done."""

    @classmethod
    def of(cls, table: Mapping[str, Any], path: str = "") -> "Step":
        """Some steps say more than others."""
        return made(STEPS.get(table["do"], Step), table, path)


class Settle(Step, frozen=True):
    """A farmstead is built."""

    terrain: str = ""
    """The terrain it must stand on; "" for any."""


class Produce(Step, frozen=True):
    """Districts bring resources."""

    in_setting: bool = False
    """Whether all farmsteads of the Setting produce."""
    base: ByName[int] = ByName({})
    """What the card brings itself."""
    per: ByName[str] = ByName({})
    """By terrain: the resource that each district of it brings."""


class Take(Step, frozen=True):
    """Goods are taken from the supply."""

    resources: ByName[int] = ByName({})
    """The resources, by name."""
    silver: int = 0
    """The Silver."""
    per: str = ""
    """What they are taken for each of; "" for once."""
    choose_basic: int = 0
    """How many basic resources may be chosen."""


class Sell(Step, frozen=True, kw_only=True):
    """Resources of one kind are sold."""

    kinds: tuple[str, ...]
    """The kinds of which one is sold."""
    market: str
    """Whether a selling space of Wisby is needed, or the card itself buys."""


STEPS: Final[Mapping[str, type[Step]]] = {"settle": Settle, "produce": Produce, "take": Take, "sell": Sell}
"""The steps that say more than others."""


class Counted(Entry, frozen=True):
    """Food or points for each of what is counted."""

    n: int
    """How much each brings."""
    per: str
    """What is counted; `flat` for once."""
    each: int = 1
    """How many of them make up one."""


class Requirement(Entry, frozen=True):
    """What a craft asks for."""

    terrains: tuple[str, ...] = ()
    """Terrains of districts."""
    churches: int = 0
    """How many churches."""
    harbours: int = 0
    """How many Harbours."""
    settings: int = 0
    """How many Settings."""


class Card(Called, frozen=True):
    """An action card."""

    kind: str
    """`basic`, `setting`, `craft` or `trading`."""
    rule: str
    """The rule that tells of it."""
    actions: tuple[tuple[Step, ...], ...]
    """Its actions, each with its steps."""
    food: Counted
    """The Food that it gives if it is kept."""
    bury: int
    """How many cards may be buried if it is kept."""
    setting: str = ""
    """The Setting whose card it is, or ""."""
    follow_up: tuple[Step, ...] = ()
    """What may follow its action."""
    requires: Requirement | None = None
    """What must be there to learn it."""
    vp: Counted | None = None
    """The victory points that it brings."""

    def steps(self) -> Sequence[Sequence[Step]]:
        """All its actions, second steps that can be main actions included (GOT-R3)."""
        return [*self.actions, *[(step,) for step in self.follow_up]]


class Reputation(Called, frozen=True):
    """What a family is known for."""

    number: int
    """Its number: the lowest begins."""
    rule: str
    """The rule that tells of it."""
    text: Printed
    """What it does, in words."""
    sell_bonus: ByName[int] = ByName({})
    """By resource: the Silver that one unit brings besides."""
    steal: int = 0
    """How much is stolen after some cards."""


class Event(Entry, frozen=True):
    """What everyone has to do when a generation begins."""

    do: str
    """What happens."""
    n: int = 0
    """How much is lost."""
    to: int = 0
    """How many workers are left."""
    if_workers: int = 0
    """How many workers somebody must have to lose some."""


class Generation(Called, frozen=True):
    """A generation of a century."""

    century: str
    """The century it belongs to."""
    rule: str
    """The rule that tells of it."""
    events: tuple[Event, ...]
    """What everyone has to do."""
    pirates: tuple[str, ...]
    """The directions of the sea to which pirates come, in their order."""
    high_demand: tuple[str, ...]
    """The resources that bring more Silver."""


class Decoration(Called, frozen=True):
    """What decorates a church."""

    vp: int
    """The victory points that it brings."""


class Goal(Called, frozen=True):
    """What must be reached alone."""

    rule: str
    """The rule that tells of it."""
    by_end_of: str
    """The century until whose end it can be reached."""
    churches_built: int = 0
    """How many churches must have been built."""
    settings_settled: int = 0
    """How many Settings must have been settled."""
    decoration: str = ""
    """The decoration that must be had, or ""."""


class GotlandiaEntries(Entry, frozen=True):
    """A pack of Gotlandia."""

    meta: Meta
    """What the box says."""
    setup: SetUp
    """What a game begins with."""
    costs: Costs
    """What is paid for what is done."""
    raid_action: RaidAction
    """What a raid of one's own brings."""
    map: Map
    """How the map is measured."""
    resource: tuple[Resource, ...]
    """The kinds of resources."""
    terrain: tuple[Terrain, ...]
    """The kinds of terrain."""
    direction: tuple[Direction, ...]
    """The directions of the sea."""
    setting: tuple[Setting, ...]
    """The Settings."""
    district: tuple[District, ...]
    """The districts of all Settings."""
    place: tuple[Place, ...]
    """Wisby and Roma."""
    card: tuple[Card, ...]
    """The action cards."""
    reputation: tuple[Reputation, ...]
    """What families can be known for."""
    generation: tuple[Generation, ...]
    """The generations of all centuries."""
    decoration: tuple[Decoration, ...]
    """What decorates churches."""
    solo_goal: tuple[Goal, ...]
    """What must be reached alone."""
