"""The printed components of Pirate Haven, read from a pack and checked against the ledger."""

from pathlib import Path
from typing import Any, Final

from skerry.games.pirate_haven.moves import SLOTS, PirateHavenWords
from skerry.kernel.errors import PackError
from skerry.kernel.pack import Pack, Published, Values
from skerry.kernel.printed import in_source

FOLDER: Final = Path(__file__).parent
PUBLISHED: Final = Published("pirate_haven", {1: FOLDER / "components-1.toml", 2: FOLDER / "components.toml"})

MOST_SEATS: Final = 4
MOST_SPOTS: Final = 30
"""Of an Island: the dice that gave or gained in a turn are kept as a set of bits, one for each die spot."""
MOST_COLUMNS: Final = 8
MOST_MAP_TILES: Final = 30

# Kinds of tiles.
BUILDING: Final = 0
SHIP: Final = 1
PIRATE: Final = 2
KINDS: Final = ["building", "ship", "pirate"]

# Colours of dice and, behind them, Rum: the sorts of pieces in the pool.
RESOURCE: Final = 0
TREASURE: Final = 1
NAVY: Final = 2
RUM: Final = 3
SORTS: Final = ["resource", "treasure", "navy", "rum"]

# What lies on a spot is one number: 0 for nothing, a tile's index + 1, a die with its pips, a Rum token, or a special
# action. Dice and Rum on die spots and Navy dice on sea spots are written in the same way.
DIE: Final = 32
DICE: Final = [DIE, DIE + 8, DIE + 16]
RUM_TOKEN: Final = DIE + 24
PIPS: Final = 7
"""Masks the pips of a die."""
MOST_PIPS: Final = 6
ALL_TREASURE: Final = 64
ALL_NAVY: Final = 65
TWO_INCOME: Final = 66
SPECIALS: Final = ["all-treasure", "all-navy", "two-income"]
"""Whole-spot special actions, from ALL_TREASURE on."""

# On the Map, a bonus printed beside a tile is added to it.
BONUS: Final = 128
ONE_TREASURE: Final = 1
ONE_NAVY: Final = 2
ONE_INCOME: Final = 3
BONUSES: Final = ["", "one-treasure", "one-navy", "one-income"]

# What a tile can do, as the pack names it.
NOTHING: Final = 0
UNLOCK_BUILDINGS: Final = 1
UNLOCK_PIRATES: Final = 2
RAISE_TILES: Final = 3
RAISE_SHIPS: Final = 4
HANDLE_NAVY: Final = 5
HANDLE_RESOURCE: Final = 6
HANDLE_TREASURE: Final = 7
RAISE_DICE: Final = 8
SHIPS_BESIDE_BUILDINGS: Final = 9
HALF_CAPACITY: Final = 10
DIFFERENT_BUILDINGS: Final = 11
DICE_AROUND: Final = 12
DIFFERENT_SHIPS_AND_NAVY: Final = 13
UNSPENT_INCOME: Final = 14

PASSIVE: Final = {
    "none": NOTHING,
    "unlock-buildings": UNLOCK_BUILDINGS,
    "unlock-pirates": UNLOCK_PIRATES,
    "raise-adjacent-tiles": RAISE_TILES,
    "raise-adjacent-ships": RAISE_SHIPS,
}
INSTANT: Final = {
    "none": NOTHING,
    "reroll-or-move-navy": HANDLE_NAVY,
    "reroll-or-move-resource": HANDLE_RESOURCE,
    "reroll-or-move-treasure": HANDLE_TREASURE,
    "raise-adjacent-dice": RAISE_DICE,
}
SCORING: Final = {
    "none": NOTHING,
    "ships-beside-buildings": SHIPS_BESIDE_BUILDINGS,
    "half-building-capacity": HALF_CAPACITY,
    "different-buildings": DIFFERENT_BUILDINGS,
    "adjacent-dice": DICE_AROUND,
    "different-ships-and-navy": DIFFERENT_SHIPS_AND_NAVY,
    "income": UNSPENT_INCOME,
}
ABILITIES: Final = [PASSIVE, INSTANT, SCORING]
"""By kind of tile (PIR-38)."""
TIMINGS: Final = ["passive", "instant", "scoring"]


class Components:
    """Shared, immutable tables. Tiles, Map tiles and Island spots are indices in the order of the pack."""

    def __init__(self, pack: Pack) -> None:
        if pack.changes:
            _check_keys(pack)
        values = Values(pack.data)
        self._read_numbers(values)
        self._read_scoring(values)
        self._read_tiles(values)
        self._read_island(values.table("island"))
        self._read_specials(values)
        self._read_map(values)
        self._read_layouts(values.table("layout"))
        self._read_counts(values.table("counts"))
        PUBLISHED.check_kinds(pack)
        longest = max([len(path) for path in self.path]) - 1
        self.words = PirateHavenWords(
            self.seats.stop - 1,
            self.tiles,
            self.map_tiles,
            longest,
            self.spots,
            [self.spots[spot] for spot in self.sea],
        )

    def _read_numbers(self, values: Values) -> None:
        game = values.table("game")
        players = game.data.get("players")
        game.require(
            players in ([2], [2, 3], [2, 3, 4], [3], [3, 4], [4]), "players", "pirate_haven/wrong-numbers-from-order"
        )
        self.seats = range(int(game.data["players"][0]), int(game.data["players"][-1]) + 1)
        self.rounds = game.integer("rounds", 1, 12)
        income = values.table("income")
        self.income_cap = income.integer("cap", 1, 30)
        income.integer("minimum", 0, 0)
        income.integer("resources_per_income", 1, 1)
        exchange = values.table("exchange")
        exchange.integer("give_treasure_pips", 1, 1)
        exchange.integer("gain_treasure_pips", 1, 1)
        self.gain_income = exchange.integer("gain_income", 1, 12)
        self.spend_income = exchange.integer("spend_income", 1, 12)
        dice = values.table("dice")
        self.dice_count = [self._read_dice(dice.table(SORTS[colour])) for colour in (RESOURCE, TREASURE, NAVY)]
        self.rum_count = values.table("counts").integer("rum_tokens", 0, 60)
        self.pool = self.dice_count + [self.rum_count]

    def _read_dice(self, dice: Values) -> int:
        dice.require(dice.data.get("faces") == [1, 2, 3, 4, 5, 6], "faces", "pirate_haven/wrong-ordinary-dice")
        return dice.integer("count", 0, 60)

    def _read_scoring(self, values: Values) -> None:
        rum = values.table("rum_table")
        self.rum_set = rum.integer("set_size", 1, 20)
        self.rum_fame = _numbers(rum, "fame", self.rum_set + 1)
        rum.require(self.rum_fame[0] == 0, "fame", "pirate_haven/wrong-fame-rum")
        self.navy_fame = _numbers(values.table("navy_prizes"), "fame", 3)
        self.treasure_fame = values.table("treasure_scoring").integer("fame_per_pip", 0, 10)
        left = values.table("direction").table("left")
        self.direction_fame = _numbers(left, "back_fame", MOST_SEATS)

    def _read_tiles(self, values: Values) -> None:
        entries = values.entries("tile")
        if len(entries) >= DIE:
            raise PackError("tile", len(entries), "pirate_haven/wrong-most-types-tiles", die=DIE - 1)
        self.tiles = [entry.text("id") for entry in entries]
        # By tile. The rules read these all the time, and a byte is read faster than an item of a list.
        self.kind = bytes([KINDS.index(entry.one_of("kind", KINDS)) for entry in entries])
        for kind, name in enumerate(KINDS):
            if kind not in self.kind:
                raise PackError("tile", self.tiles, "pirate_haven/wrong-least", thing=name)
        self.copies = [entry.integer("copies", 0, 30) for entry in entries]
        self.value = bytes([entry.integer("value", 1, self.income_cap) for entry in entries])
        self.free = bytes([entry.integer("free", 0, SLOTS) for entry in entries])
        locked = [entry.integer("locked", 0, SLOTS - self.free[tile]) for tile, entry in enumerate(entries)]
        self.locked = bytes(locked)
        self.resource = bytes([entry.integer("resource", 0, 10) for entry in entries])
        self.treasure = bytes([entry.integer("treasure", 0, 10) for entry in entries])
        self.rum = bytes([entry.integer("rum", 0, 10) for entry in entries])
        self.amount = bytes([entry.integer("amount", 0, 10) for entry in entries])
        abilities = [_ability(entry, self.kind[tile], locked[tile]) for tile, entry in enumerate(entries)]
        self.ability = bytes(abilities)
        self.heights = [0] * len(KINDS)
        for tile, kind in enumerate(self.kind):
            self.heights[kind] += self.copies[tile]
        self.of_kind = [[tile for tile, other in enumerate(self.kind) if other == kind] for kind in range(len(KINDS))]

    def _read_island(self, island: Values) -> None:
        entries = island.entries("spot")
        if len(entries) > MOST_SPOTS:
            raise PackError("island.spot", len(entries), "pirate_haven/wrong-most-spots", most_spots=MOST_SPOTS)
        island.integer("printed_treasure", 0, 0)
        island.integer("printed_rum", 0, 0)
        self.printed_resources = island.integer("printed_resources", 0, self.income_cap)
        self.spots = [entry.text("id") for entry in entries]
        at_sea = [entry.one_of("terrain", ["land", "sea"]) == "sea" for entry in entries]
        self.sea = [spot for spot, sea in enumerate(at_sea) if sea]
        self.land = [spot for spot, sea in enumerate(at_sea) if not sea]
        island.require(
            island.data.get("land_spots") == len(self.land),
            "land_spots",
            "pirate_haven/wrong-those-listed",
            land=len(self.land),
        )
        island.require(
            island.data.get("sea_spots") == len(self.sea),
            "sea_spots",
            "pirate_haven/wrong-those-listed-2",
            sea=len(self.sea),
        )
        self.terrain = [self.land, self.sea, self.land]
        """Where the tiles of each kind go (PIR-36)."""
        self.is_sea = at_sea
        self.sea_number = [self.sea.index(spot) if sea else -1 for spot, sea in enumerate(at_sea)]
        self.neighbours = _neighbours(entries, self.spots)

    def _read_specials(self, values: Values) -> None:
        entries = {entry.text("id"): entry for entry in values.entries("special")}
        names = [*SPECIALS, "rum", *BONUSES[1:]]
        if sorted(entries) != sorted(names):
            raise PackError("special", list(entries), "pirate_haven/wrong-each-once", names=names)
        amounts = {name: entry.integer("amount", 1, 6) for name, entry in entries.items()}
        entries["rum"].integer("amount", 1, 1)
        self.bonus_amount = [0] + [amounts[name] for name in BONUSES[1:]]
        self.all_treasure = amounts["all-treasure"]
        self.all_navy = amounts["all-navy"]
        self.two_income = amounts["two-income"]

    def _read_map(self, values: Values) -> None:
        entries = values.entries("map_tile")
        if len(entries) > MOST_MAP_TILES:
            raise PackError(
                "map_tile", len(entries), "pirate_haven/wrong-most-map-tiles", most_map_tiles=MOST_MAP_TILES
            )
        self.map_tiles = [entry.text("id") for entry in entries]
        self.halves = [_half(entry.table(half)) for entry in entries for half in ("upper", "lower")]
        """What the upper and the lower half of each Map tile ask for: see `_half`."""

    def _read_layouts(self, layout: Values) -> None:
        self.columns = [0] * (MOST_SEATS + 1)
        self.path: list[list[int]] = [[0]] * (MOST_SEATS + 1)
        """By number of players and path number: tile * 2 + half; the tile is how many were laid before it."""
        for seats in self.seats:
            table = layout.table(f"players-{seats}")
            table.integer("players", seats, seats)
            columns = table.integer("columns", 1, MOST_COLUMNS)
            table.require(
                table.data.get("tiles_drawn") == 2 * columns,
                "tiles_drawn",
                "pirate_haven/wrong-two-rows",
                columns=2 * columns,
            )
            drawn = table.integer("tiles_drawn", 2, len(self.map_tiles))
            table.integer("spots", 2 * drawn, 2 * drawn)
            self.columns[seats] = columns
            self.path[seats] = _path(table, columns)

    def _read_counts(self, counts: Values) -> None:
        """The box holds what the other tables say."""
        expected = {
            "island_boards": MOST_SEATS,
            "map_tiles": len(self.map_tiles),
            "resource_dice": self.dice_count[RESOURCE],
            "treasure_dice": self.dice_count[TREASURE],
            "navy_dice": self.dice_count[NAVY],
        }
        for kind, name in enumerate(KINDS):
            expected[f"{name}_tiles"] = self.heights[kind]
        for name, number in expected.items():
            counts.require(counts.data.get(name) == number, name, "as-the-other-tables", number=number)


def is_tile(thing: int) -> bool:
    return 0 < thing < DIE


def is_die(thing: int) -> bool:
    return DIE < thing < RUM_TOKEN


def colour_of(thing: int) -> int:
    """The colour of a die; RUM for a Rum token."""
    return (thing - DIE) >> 3


# --- reading --------------------------------------------------------------------------------------------------------


def _numbers(values: Values, name: str, count: int) -> list[int]:
    """A list of this many whole numbers from 0 on."""
    found = values.data.get(name)
    fits = isinstance(found, list) and len(found) == count
    fits = fits and all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= 200 for n in found or [])
    values.require(fits, name, "pirate_haven/wrong-list-whole-numbers-from", count=count)
    return [int(n) for n in found] if isinstance(found, list) else []


def _ability(entry: Values, kind: int, locked: int) -> int:
    """What a tile can do; terrain and timing follow from its kind (PIR-36, PIR-38)."""
    entry.one_of("terrain", ["sea" if kind == SHIP else "land"])
    name = entry.one_of("ability", list(ABILITIES[kind]))
    entry.one_of("timing", ["none" if name == "none" else TIMINGS[kind]])
    entry.require(kind != SHIP or locked == 0, "locked", "pirate_haven/wrong-ships-locked-die-spots")
    return ABILITIES[kind][name]


def _neighbours(entries: list[Values], spots: list[str]) -> list[list[int]]:
    """Spots that share an edge on the grid (PIR-79), in the order of the pack."""
    places = [(entry.integer("row", 1, 20), entry.integer("column", 1, 20)) for entry in entries]
    found: list[list[int]] = []
    for spot, entry in enumerate(entries):
        row, column = places[spot]
        entry.require(places.count((row, column)) == 1, "column", "pirate_haven/wrong-place-grid-other-spot")
        beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        near = [other for other, place in enumerate(places) if place in beside]
        named = entry.data.get("neighbours")
        expected = [spots[other] for other in near]
        fits = isinstance(named, list) and sorted([str(name) for name in named]) == sorted(expected)
        entry.require(fits, "neighbours", "pirate_haven/wrong-spots-share-edge", wanted=expected)
        found.append(near)
    return found


def _half(half: Values) -> int:
    """What a spot of the Map asks for: a special action, or else the number of a kind or sort, and its bonus.

    Tiles are 1 + kind, dice and Rum DIE + sort, each with BONUS * bonus added.
    """
    content = half.one_of("content", [*KINDS, *SORTS, "special"])
    special = content == "special" or content == "rum"
    half.require(special == ("special" in half.data), "special", "pirate_haven/wrong-special-action-special-rum")
    half.require(content in KINDS or "bonus" not in half.data, "bonus", "pirate_haven/wrong-bonus-tile")
    if content == "special":
        return ALL_TREASURE + SPECIALS.index(half.one_of("special", SPECIALS))
    if content in KINDS:
        bonus = BONUSES.index(half.one_of("bonus", BONUSES[1:])) if "bonus" in half.data else 0
        return 1 + KINDS.index(content) + BONUS * bonus
    if content == "rum":
        half.one_of("special", ["rum"])
    return DIE + SORTS.index(content)


def _path(table: Values, columns: int) -> list[int]:
    """The way through a Map (PIR-20); path numbers count from 1."""
    listed = table.data["spot"] if isinstance(table.data.get("spot"), list) else []
    spots = [Values(spot, f"{table.key('spot')}[{i}]") for i, spot in enumerate(listed)]
    fits = len(spots) == 4 * columns and all(isinstance(spot, dict) for spot in listed)
    table.require(fits, "spot", "pirate_haven/wrong-list-spots", columns=4 * columns)
    path = [-1] * (len(spots) + 1)
    for spot in spots:
        number = spot.integer("path", 1, len(spots))
        slot = (spot.integer("tile_row", 1, 2) - 1) * columns + spot.integer("column", 1, columns) - 1
        place = slot * 2 + ["upper", "lower"].index(spot.one_of("half", ["upper", "lower"]))
        spot.require(path[number] < 0, "path", "pirate_haven/wrong-path-number-other-spot")
        spot.require(place not in path, "half", "pirate_haven/wrong-half-map-tile-other")
        path[number] = place
    return path


# --- keys -----------------------------------------------------------------------------------------------------------

OPTIONAL: Final = ("bonus", "special", "_source")
"""How keys end that not every entry of a list has."""


def _check_keys(pack: Pack) -> None:
    """A pack has the keys of the published one. Tiles and spots may be others; each has the keys of those published."""
    _compare(in_source(PUBLISHED.version(pack.version).data), in_source(pack.data), "")


def _compare(known: Any, present: Any, path: str) -> None:
    if _has_ids(known) and _has_ids(present):
        pattern: dict[str, Any] = {}
        for entry in known:
            _merge(pattern, entry)
        for entry in present:
            _compare(pattern, entry, f"{path}.{entry['id']}")
    elif isinstance(known, dict) and isinstance(present, dict):
        for name, value in present.items():
            if name not in known:
                raise PackError(_join(path, name), value, "no-key-of-the-pack")
        for name in known:
            if name in present:
                _compare(known[name], present[name], _join(path, name))
            elif not name.endswith(OPTIONAL):
                raise PackError(_join(path, name), None, "a-value-of-the-pack")
    elif isinstance(known, dict) or _has_ids(known):
        raise PackError(path, present, "table" if isinstance(known, dict) else "list-of-tables-with-ids")


def _merge(pattern: dict[str, Any], entry: dict[str, Any]) -> None:
    """All keys that some entry of a list has."""
    for name, value in entry.items():
        if isinstance(value, dict):
            _merge(pattern.setdefault(name, {}), value)
        else:
            pattern.setdefault(name, value)


def _has_ids(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(e, dict) and "id" in e for e in value)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
