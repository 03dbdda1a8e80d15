"""What boards, sheets and texts of Pirate Haven read of a pack. A string below a field says what it means."""

from skerry.kernel.views import ByName
from skerry.words.entries import Called, Entry, Named
from skerry.words.packs import Printed


class AboutTheGame(Entry, frozen=True):
    """Whom the game comes from."""

    designer: str
    """Who designed it."""


class DieKind(Entry, frozen=True):
    """A kind of dice."""

    name: Printed
    """What it is called."""


class Income(Entry, frozen=True):
    """What Income can be."""

    cap: int
    """The highest one."""


class Exchange(Entry, frozen=True):
    """What Income and a pip of Treasure are exchanged for."""

    gain_income: int
    """The Income that a pip of Treasure brings."""
    spend_income: int
    """The Income that a pip of Treasure costs."""


class FameTable(Entry, frozen=True):
    """What Rum or the Navy brings at the end."""

    fame: tuple[int, ...]
    """The Fame for none, one, two and so on, or for the first, the second and the third."""


class DirectionTile(Entry, frozen=True):
    """A tile that says how Ships sail."""

    back_fame: tuple[int, ...]
    """The Fame for those who leave first, second and so on in the last round."""


class Directions(Entry, frozen=True):
    """The tiles that say how Ships sail."""

    left: DirectionTile
    """The one where Ships leave the Map."""


class Special(Named, frozen=True):
    """A special action of the Map, or a bonus beside a tile."""

    amount: int
    """The number that its text names."""
    text: Printed
    """What it does, in words."""


class MapTile(Called, frozen=True):
    """A tile of the Map."""


class Tile(Called, frozen=True):
    """A Building, a Ship or a Pirate."""

    kind: str
    """`building`, `ship` or `pirate`."""
    value: int
    """Its cost, capacity and strength."""
    free: int
    """How many die spots it has that are open from the start."""
    locked: int
    """How many die spots it has that are locked at first."""
    resource: int
    """How many Resources are printed on it."""
    treasure: int
    """How much Treasure is printed on it."""
    rum: int
    """How much Rum is printed on it."""
    ability: str
    """What it can do, by its name in the pack."""
    amount: int
    """The number that its text names; 0 if it names none."""
    text: Printed
    """What it can do, in words."""

    def printed(self) -> list[tuple[str, int]]:
        """Its printed symbols: how many of each sort."""
        return [("resource", self.resource), ("treasure", self.treasure), ("rum", self.rum)]

    def spots(self) -> list[tuple[str, int]]:
        """Its die spots: how many of each sort."""
        return [("free", self.free), ("locked", self.locked)]


class Spot(Named, frozen=True):
    """A spot of an Island."""

    row: int
    """How far down it lies; the uppermost are in row 1."""
    column: int
    """How far to the right it lies; those farthest left are in column 1."""
    neighbours: tuple[str, ...]
    """The spots beside it."""


class Island(Entry, frozen=True):
    """What is printed on an Island."""

    printed_resources: int
    """How many Resources are printed on it."""
    spot: tuple[Spot, ...]
    """Its spots."""


class PirateHavenEntries(Entry, frozen=True):
    """A pack of Pirate Haven."""

    game: AboutTheGame
    """Whom the game comes from."""
    terms: ByName[Printed]
    """What kinds of things are called, by name."""
    dice: ByName[DieKind]
    """The kinds of dice, by colour."""
    income: Income
    """What Income can be."""
    exchange: Exchange
    """What Income and a pip of Treasure are exchanged for."""
    rum_table: FameTable
    """The Fame for Rum, by how much of it lies in a set."""
    navy_prizes: FameTable
    """The Fame for those who cover most of the Navy, the first before the second."""
    direction: Directions
    """The tiles that say how Ships sail."""
    special: tuple[Special, ...]
    """The special actions of the Map, and the bonuses beside tiles."""
    map_tile: tuple[MapTile, ...]
    """The tiles of the Map."""
    tile: tuple[Tile, ...]
    """Buildings, Ships and Pirates."""
    island: Island
    """What is printed on an Island."""
