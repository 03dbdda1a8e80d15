"""What boards, sheets and texts of Haithabu read of a pack. A string below a field says what it means."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from skerry.kernel.views import ByName
from skerry.words.entries import Called, Entry, Named
from skerry.words.packs import Printed


class Credits(Entry, frozen=True):
    """Whom the game comes from."""

    designers: tuple[str, ...]
    """Who designed it."""
    publisher: str
    """Who published it."""
    minutes: int
    """How long a game takes."""


class AboutTheGame(Entry, frozen=True):
    """What the box says."""

    credits: Credits
    """Whom the game comes from."""


class Limits(Entry, frozen=True):
    """How much of something there may be, and what it costs."""

    dial_trade_max_goods: int
    """How many goods are bought or sold on the dial, at most."""
    second_event_die: int
    """The silver for a second die at night."""
    year_end_turn: int
    """The game turn with which the first year ends."""


class NeutralWorkers(Entry, frozen=True):
    """The workers in the inn."""

    hire_cost: tuple[int, ...]
    """The silver for the first, the second and the third."""


class Payout(Entry, frozen=True):
    """What a loan brings."""

    silver: int
    """Its silver."""


class Loan(Entry, frozen=True):
    """A loan."""

    payout: Payout
    """What it brings."""
    repay: int
    """The silver with which it is repaid."""
    vp_per_unpaid_loan: int
    """The victory points if it is not repaid until the end: fewer than none."""


class Good(Called, frozen=True):
    """A kind of goods."""


class PriceScale(Entry, frozen=True):
    """The prices of a kind."""

    values: tuple[int, ...]
    """From cheap to dear."""
    start_level: int
    """Where the price is at the start; the cheapest level is 1."""


class PriceScales(Entry, frozen=True):
    """The prices of all kinds."""

    levels: int
    """How many levels each scale has."""
    of_kind: ByName[PriceScale]
    """The scale of each kind of goods."""

    @classmethod
    def of(cls, table: Mapping[str, Any], path: str = "") -> "PriceScales":
        """The scales stand beside their number."""
        scales = {kind: scale for kind, scale in table.items() if isinstance(scale, Mapping)}
        read = {kind: PriceScale.of(scale, f"{path}.{kind}") for kind, scale in scales.items()}
        return cls(levels=table["levels"], of_kind=ByName(read))


class PriceChange(Called, frozen=True):
    """What dice do to prices at the turn change."""

    levels: tuple[int, ...]
    """The levels of prices for which this row holds."""
    change: tuple[int, ...]
    """By how many levels a price moves with a 1, a 2 and so on."""


class GameTurn(Entry, frozen=True):
    """A game turn."""

    number: int
    """Its number; the first one is 1."""
    year: int
    """The year it lies in."""
    season: str
    """Its season, such as `spring`."""
    name: Printed
    """What it is called."""


class Explained(Called, frozen=True):
    """What has a text of its own."""

    text: Printed
    """What it does, in words."""


class DialSpace(Explained, frozen=True):
    """A space of the dial."""

    key: str
    """What is done there, such as `transport`."""


class Event(Explained, frozen=True):
    """An event of the night."""

    die: int
    """The die that brings it."""
    give_silver: int = 0
    """The silver that others may give."""
    give_vp: int = 0
    """The victory points that others may give."""


class Character(Explained, frozen=True):
    """A character."""

    pos: tuple[int, int]
    """Its place in the hall: how far to the right, and how far down."""
    turn_change_silver: int = 0
    """The silver that it brings at the turn change."""
    turn_change_price_step: int = 0
    """By how many levels it moves a price at the turn change."""
    turn_change_goods: int = 0
    """How many goods it carries at the turn change."""
    extra_goods: int = 0
    """How many goods it carries besides."""
    look_at: int = 0
    """Among how many cards of a stack it chooses."""
    price_levels: int = 0
    """By how many levels it trades better."""
    goods_per_action: int = 0
    """For how many goods of an action it does so."""
    vp_per_order: int = 0
    """The victory points that it brings for an order."""
    silver_per_order: int = 0
    """The silver that it brings for an order."""
    warehouse: int = 0
    """How many goods the warehouse then holds."""
    trading_post: int = 0
    """How many goods the trading post then holds."""
    dial_spaces: int = 0
    """By how many spaces it turns the dial."""

    def numbers(self) -> Mapping[str, int]:
        """The numbers of what it does, by name."""
        return {name: value for name, value in asdict(self).items() if isinstance(value, int)}


class Order(Named, frozen=True):
    """An order card."""

    start: bool
    """Whether it is one to start with."""
    goods: ByName[int]
    """The goods it asks for."""
    vp: int
    """The victory points that it brings."""
    silver: int
    """The silver that it brings."""


class OrderSpace(Named, frozen=True):
    """A space of the order display."""


class Vehicle(Named, frozen=True):
    """A wagon or a ship."""

    kind: str
    """`wagon` or `ship`."""
    cost: int
    """What it costs, in silver."""
    goods: ByName[int]
    """The goods it can carry."""
    any: int
    """How many goods of any kind it can carry besides."""


class VehicleStack(Named, frozen=True):
    """A stack of vehicles."""

    kind: str
    """`wagon` or `ship`."""
    cost: int
    """What each of them costs, in silver."""


class HaithabuEntries(Entry, frozen=True):
    """A pack of Haithabu."""

    game: AboutTheGame
    """What the box says."""
    limits: Limits
    """How much of something there may be, and what it costs."""
    neutral_workers: NeutralWorkers
    """The workers in the inn."""
    loan: Loan
    """What a loan brings and costs."""
    goods: tuple[Good, ...]
    """The kinds of goods."""
    price_scale: PriceScales
    """The prices of all kinds."""
    price_change: tuple[PriceChange, ...]
    """What dice do to prices at the turn change."""
    game_turn: tuple[GameTurn, ...]
    """The game turns of both years."""
    dial_space: tuple[DialSpace, ...]
    """The spaces of the dial."""
    event: tuple[Event, ...]
    """The events of the night."""
    character: tuple[Character, ...]
    """The characters."""
    order: tuple[Order, ...]
    """The order cards."""
    order_space: tuple[OrderSpace, ...]
    """The spaces of the order display."""
    vehicle: tuple[Vehicle, ...]
    """The wagons and ships."""
    vehicle_stack: tuple[VehicleStack, ...]
    """The stacks they lie in."""
