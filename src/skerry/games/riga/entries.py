"""What boards, sheets and texts of Riga read of a pack. A string below a field says what it means."""

from skerry.kernel.views import ByName
from skerry.words.entries import Called, Entry, Named, by_id
from skerry.words.packs import Printed


class Good(Called, frozen=True):
    """A kind of goods."""

    base_value: int
    """What it is worth where nothing else is printed."""


class City(Called, frozen=True):
    """A harbour."""

    color: str
    """The colour of its cards."""
    values: ByName[int]
    """What each kind of goods pays there; 0 if it is blocked."""


class Season(Named, frozen=True):
    """A quarter of a year."""

    name: Printed
    """What it is called, and after a colon what happens then."""


class Symbol(Entry, frozen=True):
    """A merchant or a knight."""

    name: Printed
    """What it is called."""


class BuildingType(Called, frozen=True):
    """What the buildings of a kind have in common."""

    function: str
    """What it does, by its name in the pack; "" for nothing."""
    merchants: int
    """How many merchants it has."""
    knights: int
    """How many knights it has."""
    text: Printed
    """What it does, in words."""
    rule: str
    """The rule that says so."""
    scoring: str = "seal"
    """How its points are counted: `seal` as printed, or at the end as `archive` or `lodge`."""


class Building(Called, frozen=True):
    """A building of the deck."""

    city: str
    """The city it belongs to."""
    type: str
    """Of which kind it is."""
    cost: int
    """What it costs, in ducats."""
    vp: int
    """The points of its seal; 0 if they are counted at the end."""
    good: str = ""
    """The good that it shows, or ""."""


class Card(BuildingType, frozen=True, kw_only=True):
    """A building with all that is printed on its card. The Riga buildings stand in the pack like this."""

    city: str
    """The city it belongs to."""
    cost: int
    """What it costs, in ducats."""
    vp: int
    """The points of its seal; 0 if they are counted at the end."""
    type: str = ""
    """Of which kind it is; "" for a Riga building."""
    good: str = ""
    """The good that it shows, or ""."""


class LodgeTable(Entry, frozen=True):
    """What Lodges are worth at the end."""

    points: tuple[int, ...]
    """The points for none, one, two Lodges and so on."""


class Option(Entry, frozen=True):
    """A choice that is made before the game starts."""

    name: Printed
    """What it is called."""


class Options(Entry, frozen=True):
    """What is chosen before the game starts."""

    riga_buildings: Option
    """Whether everyone has a set of Riga buildings."""


class RigaEntries(Entry, frozen=True):
    """A pack of Riga."""

    designer: str
    """Who designed the game."""
    publisher: str
    """Who published it."""
    year: int
    """When it was published."""
    options: Options
    """What is chosen before the game starts."""
    good: tuple[Good, ...]
    """The kinds of goods."""
    city: tuple[City, ...]
    """The cities; the last one is Riga."""
    season: tuple[Season, ...]
    """The seasons of a year."""
    symbols: ByName[Symbol]
    """Merchants, knights and others, by name."""
    building_type: tuple[BuildingType, ...]
    """The kinds of buildings in the deck."""
    building: tuple[Building, ...]
    """The buildings of the deck."""
    riga_building: tuple[Card, ...]
    """The Riga buildings, of which everyone has a set."""
    lodge_table: LodgeTable
    """What Lodges are worth at the end."""

    def cards(self) -> list[Card]:
        """All buildings: those of the deck first, then the Riga buildings."""
        types = by_id(self.building_type)
        return [*[card(building, types[building.type]) for building in self.building], *self.riga_building]


def card(building: Building, kind: BuildingType) -> Card:
    """A building of the deck with what all of its kind have."""
    return Card(
        id=building.id,
        name=building.name,
        function=kind.function,
        merchants=kind.merchants,
        knights=kind.knights,
        text=kind.text,
        rule=kind.rule,
        scoring=kind.scoring,
        city=building.city,
        cost=building.cost,
        vp=building.vp,
        type=kind.id,
        good=building.good,
    )
