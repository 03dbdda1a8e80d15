"""The map of Gotlandia, read from a pack and checked: a ring of directions, districts, Settings (GOT-05 to GOT-08)."""

from typing import Any, Final

from skerry.games.gotlandia.cards import BIT
from skerry.kernel.errors import PackError
from skerry.kernel.pack import Values

MOST_DISTRICTS: Final = 60
"""Sets of districts are kept as bits of one number."""
MOST_DIRECTIONS: Final = 12
FINEST_GRID: Final = 10_000
MOST_CORNERS: Final = 60
"""Of a district or a direction on the map."""


class Island:
    """Where everything lies. Terrains, directions, Settings and districts are indices in the order of the pack."""

    def __init__(self, values: Values) -> None:
        self.terrains = [entry.text("id") for entry in values.entries("terrain")]
        directions = values.entries("direction")
        settings = values.entries("setting")
        districts = values.entries("district")
        if not 1 <= len(directions) <= MOST_DIRECTIONS:
            raise PackError(
                "direction", len(directions), "gotlandia/wrong-number-of-directions", most_directions=MOST_DIRECTIONS
            )
        if not 1 <= len(districts) <= MOST_DISTRICTS:
            raise PackError(
                "district", len(districts), "gotlandia/wrong-number-of-districts", most_districts=MOST_DISTRICTS
            )
        self.directions = [entry.text("id") for entry in directions]
        self.settings = [entry.text("id") for entry in settings]
        self.districts = [entry.text("id") for entry in districts]
        self._read_ring(directions)
        self._read_districts(districts)
        self._read_settings(settings, districts)
        _check_drawing(values)

    def _read_ring(self, directions: list[Values]) -> None:
        """The sea is a ring of directions, listed in its order (GOT-08)."""
        n = len(directions)
        self.beside: list[list[int]] = []
        for number, entry in enumerate(directions):
            entry.integer("ring", number, number)
            near = sorted({(number - 1) % n, (number + 1) % n} - {number})
            names = different_texts(entry, "adjacent")
            expected = [self.directions[one] for one in near]
            entry.require(
                sorted(names) == sorted(expected), "adjacent", "gotlandia/wrong-neighbours-ring", wanted=expected
            )
            self.beside.append(near)

    def _read_districts(self, entries: list[Values]) -> None:
        self.terrain = [self.terrains.index(entry.one_of("terrain", self.terrains)) for entry in entries]
        self.district_setting = [self.settings.index(entry.one_of("setting", self.settings)) for entry in entries]
        self.neighbours = [self._set_of(entry, "neighbours") for entry in entries]
        self.borders = [self._directions_of(entry) for entry in entries]
        self.of_terrain = [0] * len(self.terrains)
        self.of_setting = [0] * len(self.settings)
        self.coast = [0] * len(self.directions)
        self.coastal = 0
        self.harbours = 0
        self.all_districts = 0
        for district, entry in enumerate(entries):
            bit = BIT[district]
            self.all_districts |= bit
            self.of_terrain[self.terrain[district]] |= bit
            self.of_setting[self.district_setting[district]] |= bit
            for direction in self.borders[district]:
                self.coast[direction] |= bit
                self.coastal |= bit
            is_coastal = bool(self.borders[district])
            entry.require(
                entry.flag("coastal") == is_coastal,
                "coastal",
                "gotlandia/wrong-number-of-directions-2",
                lower=str(is_coastal).lower(),
            )
            if entry.flag("harbour"):
                self.harbours |= bit
                entry.require(is_coastal, "harbour", "gotlandia/wrong-false-only-coastal-district")
            self._check_neighbours(entry, district)

    def _set_of(self, entry: Values, name: str) -> int:
        """A list of districts as a set."""
        found = 0
        for text in different_texts(entry, name):
            entry.require(text in self.districts, name, "gotlandia/wrong-districts-map", text=repr(text))
            found |= BIT[self.districts.index(text)]
        return found

    def _directions_of(self, entry: Values) -> list[int]:
        names = different_texts(entry, "directions")
        entry.require(all(name in self.directions for name in names), "directions", "gotlandia/wrong-directions-sea")
        return [self.directions.index(name) for name in names]

    def _check_neighbours(self, entry: Values, district: int) -> None:
        """A border has two sides (GOT-05)."""
        for other in range(len(self.districts)):
            there, back = self.neighbours[district] & BIT[other], self.neighbours[other] & BIT[district]
            name = self.districts[other]
            entry.require(
                bool(there) == bool(back), "neighbours", "gotlandia/wrong-both-sides-border-neither", thing=name
            )

    def _read_settings(self, entries: list[Values], districts: list[Values]) -> None:
        """Each Setting has one Harbour, whose direction is the Setting's, and two start districts (GOT-07, GOT-30)."""
        self.setting_direction: list[int] = []
        self.setting_harbour: list[int] = []
        self.start: list[list[int]] = []
        self.neutral: list[int] = []
        """By Setting: the districts with a neutral farmstead if nobody lives there, as a set (GOT-32)."""
        for setting, entry in enumerate(entries):
            own = self.of_setting[setting]
            entry.require(
                self._set_of(entry, "districts") == own, "districts", "gotlandia/wrong-districts-name-this-setting"
            )
            harbour = BIT[self.districts.index(entry.one_of("harbour", self.districts))]
            entry.require(harbour == own & self.harbours, "harbour", "gotlandia/wrong-only-district-harbour")
            start = self._set_of(entry, "start")
            both = len(different_texts(entry, "start")) == 2 and start & own == start and bool(start & harbour)
            entry.require(both, "start", "gotlandia/wrong-harbour-another-districts")
            direction = self.directions.index(entry.one_of("direction", self.directions))
            entry.require(bool(self.coast[direction] & harbour), "direction", "gotlandia/wrong-harbour-borders")
            self.setting_direction.append(direction)
            self.setting_harbour.append(self.districts.index(entry.text("harbour")))
            self.start.append([self.districts.index(name) for name in different_texts(entry, "start")])
            neutral = self._set_of(entry, "neutral") if "neutral" in entry.data else start
            entry.require(neutral & own == neutral, "neutral", "gotlandia/wrong-districts-this-setting")
            self.neutral.append(neutral)
        self.opposite = [self._opposite(entry, setting) for setting, entry in enumerate(entries)]
        begin = [district for start in self.start for district in start]
        for district, entry in enumerate(districts):
            expected = district in begin
            entry.require(
                entry.flag("start") == expected, "start", "gotlandia/wrong-by-start", lower=str(expected).lower()
            )
        self.trio = [entry.one_of("trio", ["A", "B"]) for entry in entries]

    def _opposite(self, entry: Values, setting: int) -> int:
        other = self.settings.index(entry.one_of("opposite", self.settings))
        entry.require(other != setting, "opposite", "gotlandia/wrong-another-setting")
        return other


def different_texts(entry: Values, name: str) -> list[str]:
    """A list of different texts."""
    found = entry.data.get(name)
    fits = isinstance(found, list) and all(isinstance(text, str) for text in found) and len(set(found)) == len(found)
    entry.require(fits, name, "gotlandia/wrong-list-different-texts")
    return [str(text) for text in found] if isinstance(found, list) else []


def _check_drawing(values: Values) -> None:
    """What no rule needs, but every board does: where things lie on the map."""
    grid = values.table("map").integer("grid", 10, FINEST_GRID)
    for entry in values.entries("district"):
        _check_polygon(entry, grid)
        _check_point(entry, "center", entry.data.get("center"), grid)
        if "harbour_symbol" in entry.data:
            _check_point(entry, "harbour_symbol", entry.data["harbour_symbol"], grid)
    for entry in values.entries("direction"):
        _check_polygon(entry, grid)
        _check_point(entry, "anchor", entry.data.get("anchor"), grid)
    for entry in values.entries("place"):
        _check_point(entry, "at", entry.data.get("at"), grid)


def _check_polygon(entry: Values, grid: int) -> None:
    corners = entry.data.get("polygon")
    fits = isinstance(corners, list) and 3 <= len(corners) <= MOST_CORNERS
    entry.require(fits, "polygon", "gotlandia/wrong-list-points", most_corners=MOST_CORNERS)
    for corner in corners if isinstance(corners, list) else []:
        _check_point(entry, "polygon", corner, grid)


def _check_point(entry: Values, name: str, point: Any, grid: int) -> None:
    fits = isinstance(point, list) and len(point) == 2
    for number in point if isinstance(point, list) else []:
        fits = fits and isinstance(number, (int, float)) and not isinstance(number, bool) and 0 <= number <= grid
    if not fits:
        raise PackError(entry.key(name), point, "gotlandia/wrong-point-map-two-numbers", grid=grid)
