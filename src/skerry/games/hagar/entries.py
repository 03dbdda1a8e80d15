"""What boards, sheets and texts of Hägar read of a pack. A string below a field says what it means."""

from skerry.kernel.views import ByName
from skerry.words.entries import Called, Entry
from skerry.words.packs import Printed


class Meta(Entry, frozen=True):
    """What the box says."""

    publisher: str
    """Who published the game."""
    year: int
    """When it was published."""
    minutes_min: int
    """How long a short game takes."""
    minutes_max: int
    """How long a long game takes."""


class Coaster(Called, frozen=True):
    """A coaster."""


class Landscape(Entry, frozen=True):
    """A kind of landscape."""

    name: Printed
    """What it is called."""
    hex: str
    """Its colour."""


class Token(Entry, frozen=True):
    """What players place: a Hägar or gold."""

    name: Printed
    """What it is called."""


class Symbol(Entry, frozen=True):
    """What is printed between landscapes."""

    name: Printed
    """What it is called."""


class Side(Entry, frozen=True):
    """A side of the table, at which somebody sits."""

    name: Printed
    """What it is called."""


class Table(Entry, frozen=True):
    """The table at which everyone sits."""

    side: ByName[Side]
    """Its sides, by name."""


class Rank(Called, frozen=True):
    """What somebody who plays alone has become."""


class Option(Entry, frozen=True):
    """A rule that is chosen before the game starts."""

    name: Printed
    """What it is called."""


class Options(Entry, frozen=True):
    """What is chosen before the game starts."""

    honky_tonk: Option
    """Whether the rule of the honky-tonk bar is played."""


class HagarEntries(Entry, frozen=True):
    """A pack of Hägar."""

    meta: Meta
    """What the box says."""
    tokens: ByName[Token]
    """What players place, by name."""
    landscapes: ByName[Landscape]
    """The kinds of landscapes, by name."""
    symbols: ByName[Symbol]
    """What is printed between landscapes, by name."""
    table: Table
    """The table at which everyone sits."""
    coasters: tuple[Coaster, ...]
    """The twelve coasters."""
    solo_ranks: tuple[Rank, ...]
    """What somebody who plays alone can become, the lowest first."""
    options: Options
    """What is chosen before the game starts."""
