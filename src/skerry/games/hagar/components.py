"""The printed components of Hägar, read from a pack and checked against the ledger, and what they show when turned.

A cell of the table is a number: those a coaster can be laid on beside others in the order of (y, x), then the middle.
A field is a number too: four for each coaster, nw, ne, sw, se as the coaster lies on the table (HAG-07).
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from skerry.games.hagar.moves import CORNERS, ROTATIONS, HagarWords
from skerry.kernel.errors import PackError
from skerry.kernel.pack import Pack, Published, Values

FOLDER: Final = Path(__file__).parent
PUBLISHED: Final = Published("hagar", {1: FOLDER / "components-1.toml", 2: FOLDER / "components.toml"})

MOST_SEATS: Final = 3
MOST_COASTERS: Final = 20
KINDS: Final = 3
DIE: Final = 6

NW: Final = 0
NE: Final = 1
SW: Final = 2
SE: Final = 3

TURNED: Final = [NE, SE, NW, SW]
"""Where a quarter turn carries what is at each corner (HAG-08)."""

# Sides of a cell, and who is across each: a neighbour's opposite side.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEPS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]
OPPOSITE: Final = [SOUTH, WEST, NORTH, EAST]
INNER_LINES: Final = [(NW, NE), (SW, SE), (NW, SW), (NE, SE)]
"""The fields of a coaster that share a side."""

CORNERS_AT: Final = [(NW, NE), (NE, SE), (SW, SE), (NW, SW)]
"""The two corners of a cell at each of its sides, those that face each other across a side in the same order."""

HORIZONTAL: Final = 0
VERTICAL: Final = 1
AXES: Final = ["horizontal", "vertical"]

# What a cell sees across its sides, packed: six bits for a side, three for each of its two corners, one for a kind.
SIDE_BITS: Final = [63 << (6 * side) for side in range(4)]

SIDES: Final = ["south", "west", "north", "east"]
"""The sides of the table clockwise; a beer coaster turned by as many quarters points to each (HAG-02, HAG-22).

Each is opposite to the step of the same number."""

COASTER_KEYS: Final = {"id", "name", "fields", "beer", "symbols", "die_field", "source"}
SYMBOL_KEYS: Final = {"kind", "touches"}


def border_bit(side: int, corner: int, kind: int) -> int:
    """The bit for a kind seen across a side at one of its two corners."""
    return 1 << (6 * side + 3 * CORNERS_AT[side].index(corner) + kind)


class Components:
    """Shared, immutable tables. What depends on a coaster and its rotation stands at `coaster * 4 + quarter turns`."""

    def __init__(self, pack: Pack) -> None:
        PUBLISHED.check_keys(pack, but_for=("coasters", "solo_ranks"))
        values = Values(pack.data)
        self._read_values(values)
        self._read_coasters(values)
        self._read_players(values)
        self._read_ranks(values)
        PUBLISHED.check_kinds(pack)
        self._lay_out_table()
        self._turn_coasters()
        self.words = HagarWords(self.faces, self.coasters, self.cells[: self.middle])

    def _read_values(self, values: Values) -> None:
        self.faces = _numbers(values.table("die"), "faces")
        if self.faces != list(range(1, DIE + 1)):
            raise PackError("die.faces", self.faces, "hagar/wrong-numbers-from", die=DIE)
        kinds = values.table("landscapes")
        self.kinds = [name for name in kinds.data if name != "source"]
        if len(self.kinds) != KINDS:
            raise PackError("landscapes", self.kinds, "hagar/wrong-kinds-landscape", kinds=KINDS)
        symbols = values.table("symbols")
        gold, shield = symbols.table("gold"), symbols.table("shield")
        self.points_per_gold = gold.integer("victory_points", 0, 20)
        self.points_per_field = shield.integer("victory_points_per_field", 0, 20)
        gold.require(gold.flag("doubled_by_row"), "doubled_by_row", "hagar/wrong-true")
        shield.require(not shield.flag("doubled_by_row"), "doubled_by_row", "hagar/wrong-false")
        self.multiplier = symbols.table("die_field").integer("multiplier", 1, 5)
        self.beers_per_offence = values.table("options").table("honky_tonk").integer("penalty_beers_per_offence", 0, 9)
        tokens = values.table("tokens")
        for token, movable in (("hagar", True), ("gold", False)):
            own = tokens.table(token)
            holds = own.flag("movable_in_final_round") is movable
            movable_as_toml = str(movable).lower()
            own.require(holds, "movable_in_final_round", "hagar/wrong-problem", movable_as_toml=movable_as_toml)

    # --- coasters -------------------------------------------------------------------------------------------------

    def _read_coasters(self, values: Values) -> None:
        entries = values.entries("coasters")
        if not 2 <= len(entries) <= MOST_COASTERS:
            raise PackError("coasters", len(entries), "hagar/wrong-coasters", most_coasters=MOST_COASTERS)
        self.coasters = [_coaster_id(entry) for entry in entries]
        self.printed = [self._printed_fields(entry) for entry in entries]
        self.beer = [entry.flag("beer") for entry in entries]
        symbols = [_symbols(entry) for entry in entries]
        self.printed_gold = [_of_kind(own, "gold") for own in symbols]
        self.printed_shields = [_of_kind(own, "shield") for own in symbols]
        lines = [_die_field(entry) for entry in entries]
        self.numbers = [number for number, _, _ in lines]  # 0: no die field
        self.printed_line = [line for _, line, _ in lines]
        self.printed_axis = [axis for _, _, axis in lines]
        for entry, own, (number, line, _) in zip(entries, symbols, lines, strict=True):
            _check_one_symbol_per_line(entry, [*[touched for _, touched in own], *([line] if number else [])])
        found = sorted(number for number in self.numbers if number)
        if found != self.faces:
            raise PackError("coasters.*.die_field.number", found, "hagar/wrong-number-die-once")
        self._check_totals(values)

    def _printed_fields(self, entry: Values) -> tuple[int, ...]:
        fields = entry.table("fields")
        return tuple(self.kinds.index(fields.one_of(corner, self.kinds)) for corner in CORNERS)

    def _check_totals(self, values: Values) -> None:
        totals = values.table("coaster_totals")
        every = [kind for fields in self.printed for kind in fields]
        found = {f"fields_{name}": every.count(kind) for kind, name in enumerate(self.kinds)}
        found["gold"] = sum(len(own) for own in self.printed_gold)
        found["shield"] = sum(len(own) for own in self.printed_shields)
        found["beer"] = sum(self.beer)
        found["die_fields"] = len([number for number in self.numbers if number])
        for name, count in found.items():
            totals.require(totals.data.get(name) == count, name, "hagar/wrong-coasters-2", count=count)

    # --- players ----------------------------------------------------------------------------------------------------

    def _read_players(self, values: Values) -> None:
        meta = values.table("meta")
        fewest = meta.integer("players_min", 1, MOST_SEATS)
        self.seats = range(fewest, meta.integer("players_max", fewest, MOST_SEATS) + 1)
        self._check_counts(values.table("counts"))
        setups = [values.table("setup").table(f"p{seats}") for seats in self.seats]
        self.in_play = [0] * (MOST_SEATS + 1)  # coasters, by the number of seats (HAG-04)
        self.hagars = [0] * (MOST_SEATS + 1)  # of each player, by the number of seats (HAG-03)
        self.gold = [0] * (MOST_SEATS + 1)
        for seats, own in zip(self.seats, setups, strict=True):
            self.in_play[seats] = self._in_play(own)
            self.hagars[seats] = own.integer("hagars_per_player", 1, self.hagars_in_box)
            self.gold[seats] = own.integer("gold_per_player", 0, min(1, self.gold_in_box // seats))
            self._check_turns(seats, own)
        self.sides = {seats: _seating(values.table("seating"), seats) for seats in self.seats}
        table = values.table("table")
        for quarters, side in enumerate(SIDES):
            table.table("side").table(side).integer("beer_rotation", ROTATIONS[quarters], ROTATIONS[quarters])

    def _check_counts(self, counts: Values) -> None:
        """What lies in the box (section 2 of the ledger)."""
        counts.integer("fields_per_coaster", len(CORNERS), len(CORNERS))
        self.hagars_in_box = counts.integer("hagars_per_colour", 1, 10)
        self.gold_in_box = counts.integer("gold_tokens", 0, MOST_SEATS)
        counts.integer("dice", 1, 1)
        counts.require(
            counts.data.get("coasters") == len(self.coasters),
            "coasters",
            "hagar/wrong-coasters-listed",
            coasters=len(self.coasters),
        )

    def _in_play(self, own: Values) -> int:
        number = len(self.coasters)
        in_play = own.integer("coasters_in_play", 1, number)
        own.integer("coasters_removed_unseen", number - in_play, number - in_play)
        return in_play

    def _check_turns(self, seats: int, own: Values) -> None:
        """Everyone has equally many turns, and one for each token (HAG-13, HAG-38)."""
        in_play, tokens = self.in_play[seats], self.hagars[seats] + self.gold[seats]
        turns = in_play // seats
        holds = in_play % seats == 0 and own.data.get("turns_per_player") == turns
        own.require(
            holds, "turns_per_player", "hagar/wrong-so-players-lay-coasters", turns=turns, seats=seats, in_play=in_play
        )
        holds = own.data.get("turns_with_token") == tokens <= turns
        own.require(holds, "turns_with_token", "hagar/wrong-token-most", tokens=tokens, turns=turns)

    def _read_ranks(self, values: Values) -> None:
        """The ranks of a lone player follow each other without a gap (HAG-65)."""
        ranks = values.entries("solo_ranks")
        if not ranks:
            raise PackError("solo_ranks", [], "hagar/wrong-rank-more")
        least = 0
        for rank in ranks:
            rank.integer("min", least, least)
            least = rank.integer("max", least, 999) + 1
        self.ranks = [(rank.integer("min", 0, 999), rank.text("id")) for rank in ranks]

    # --- tables -----------------------------------------------------------------------------------------------------

    def _lay_out_table(self) -> None:
        """All cells that can be reached by laying every coaster edge to edge from the middle (HAG-18)."""
        reach = len(self.coasters) - 1
        span = range(-reach, reach + 1)
        around = [(x, y) for y in span for x in span if abs(x) + abs(y) <= reach]
        self.cells = [cell for cell in around if cell != (0, 0)] + [(0, 0)]
        self.middle = len(self.cells) - 1
        numbers = {cell: number for number, cell in enumerate(self.cells)}
        self.cell_x = [x for x, _ in self.cells]
        self.cell_y = [y for _, y in self.cells]
        # Where each cell lies on a grid, row after row, with room around it; its neighbours lie 1 or `grid_width` away.
        self.grid_width = 2 * reach + 3
        self.grid_at = [(y + reach + 1) * self.grid_width + x + reach + 1 for x, y in self.cells]
        self.bare_grid = bytes(self.grid_width * self.grid_width)
        self.no_fields = bytes(len(CORNERS) * len(self.coasters))
        # The neighbour across each side, at cell * 4 + side; -1 where no coaster can ever lie.
        self.neighbours = [numbers.get((x + dx, y + dy), -1) for x, y in self.cells for dx, dy in STEPS]

    def _turn_coasters(self) -> None:
        """What every coaster shows in each rotation (HAG-08)."""
        every = [(coaster, quarters) for coaster in range(len(self.coasters)) for quarters in range(4)]
        lying = [_turned_fields(self.printed[coaster], quarters) for coaster, quarters in every]
        # At (coaster * 4 + quarters) * 4 + corner: the kind of each field, and the first one of its landscape on the
        # coaster.
        self.kind_of = bytes([kind for fields in lying for kind in fields])
        self.first_of = bytes([first for (c, _), fields in zip(every, lying) for first in _joined(c * 4, fields)])
        # What a neighbour across each side sees of the coaster, at (coaster * 4 + quarters) * 4 + side.
        self.shows = [_shown(fields, side) for fields in lying for side in range(4)]
        # What a cell must see of its neighbours so that a field matches (HAG-19).
        self.matches = [_wanted(fields) for fields in lying]
        self.matches_turned = [
            self.matches[c * 4] | self.matches[c * 4 + 1] | self.matches[c * 4 + 2] | self.matches[c * 4 + 3]
            for c in range(len(self.coasters))
        ]
        self.gold_at = [tuple(_turned(t, quarters) for t in self.printed_gold[c]) for c, quarters in every]
        self.shields_at = [tuple(_turned(t, quarters) for t in self.printed_shields[c]) for c, quarters in every]
        self.line_at = [_turned(self.printed_line[c], quarters) for c, quarters in every]
        self.axis_at = [(self.printed_axis[c] + quarters) % 2 for c, quarters in every]

    def side_of(self, seats: int, seat: int) -> str:
        """The side of the table a player sits at (HAG-02)."""
        return SIDES[self.sides[seats][seat]]

    def rank(self, points: int) -> str:
        """The rank of a lone player with this many points (HAG-65)."""
        reached = [rank for least, rank in self.ranks if points >= least]
        return reached[-1]


def _shown(fields: Sequence[int], side: int) -> int:
    """What the neighbour across a side sees at its own, opposite side."""
    across = OPPOSITE[side]
    pairs = zip(CORNERS_AT[side], CORNERS_AT[across], strict=True)
    return sum(border_bit(across, theirs, fields[ours]) for ours, theirs in pairs)


def _wanted(fields: Sequence[int]) -> int:
    return sum(border_bit(side, corner, fields[corner]) for side in range(4) for corner in CORNERS_AT[side])


def _turned(corners: tuple[int, ...], quarters: int) -> tuple[int, ...]:
    """Where printed corners come to lie."""
    for _ in range(quarters):
        corners = tuple(TURNED[corner] for corner in corners)
    return tuple(sorted(corners))


def _turned_fields(printed: tuple[int, ...], quarters: int) -> list[int]:
    """The kinds at the four corners of a coaster as it lies."""
    lying = [0] * len(printed)
    for corner, kind in enumerate(printed):
        lying[_turned((corner,), quarters)[0]] = kind
    return lying


def _joined(first: int, fields: list[int]) -> tuple[int, ...]:
    """For each field of a coaster the first one of its landscape, if the coaster lay alone (HAG-10)."""
    roots = list(range(4))
    for a, b in INNER_LINES:
        if fields[a] == fields[b]:
            roots = [roots[a] if root == roots[b] else root for root in roots]
    return tuple([first + root for root in roots])


def _numbers(values: Values, name: str) -> list[int]:
    found = values.data.get(name)
    holds = isinstance(found, list) and all(isinstance(n, int) and not isinstance(n, bool) for n in found)
    values.require(holds, name, "list-of-whole-numbers")
    return list(found) if isinstance(found, list) else []


def _corners(values: Values, name: str, counts: Sequence[int]) -> tuple[int, ...]:
    """Different corners of a coaster, as many as asked for."""
    how_many = [str(count) for count in counts]
    found = values.data.get(name)
    if not isinstance(found, list) or not all(one in CORNERS for one in found) or len(found) not in counts:
        raise PackError(values.key(name), found, "hagar/wrong-corners", counts=how_many, corners=CORNERS)
    different = len(set(found)) == len(found)
    values.require(different, name, "hagar/wrong-corners", counts=how_many, corners=CORNERS)
    return tuple(sorted(CORNERS.index(corner) for corner in found))


def _coaster_id(entry: Values) -> str:
    own = entry.text("id")
    for key in entry.data:
        if key not in COASTER_KEYS:
            raise PackError(entry.key(key), entry.data[key], "hagar/wrong-keys", known=", ".join(sorted(COASTER_KEYS)))
    return own


def _symbols(entry: Values) -> list[tuple[str, tuple[int, ...]]]:
    """Printed gold and shields with the fields they touch: one, two or four (HAG-R4)."""
    listed = entry.data.get("symbols")
    if not isinstance(listed, list) or not all(isinstance(symbol, dict) for symbol in listed):
        raise PackError(entry.key("symbols"), listed, "list-of-tables")
    found = []
    for number, symbol in enumerate(listed):
        own = Values(symbol, f"{entry.key('symbols')}[{number}]")
        own.require(set(symbol) == SYMBOL_KEYS, "kind", "hagar/wrong-table", known=" and ".join(sorted(SYMBOL_KEYS)))
        found.append((own.one_of("kind", ["gold", "shield"]), _corners(own, "touches", (1, 2, 4))))
    return found


def _of_kind(symbols: list[tuple[str, tuple[int, ...]]], kind: str) -> list[tuple[int, ...]]:
    return [touched for own, touched in symbols if own == kind]


def _die_field(entry: Values) -> tuple[int, tuple[int, ...], int]:
    """Number, the two fields of its line and the direction of its arrow; number 0 without a die field (HAG-12)."""
    if "die_field" not in entry.data:
        return 0, (), HORIZONTAL
    own = entry.table("die_field")
    line = _corners(own, "line", (2,))
    own.require(line in CORNERS_AT, "line", "hagar/wrong-two-fields-share-side")
    axis = HORIZONTAL if line in (CORNERS_AT[NORTH], CORNERS_AT[SOUTH]) else VERTICAL
    own.one_of("axis", [AXES[axis]])
    return own.integer("number", 1, DIE), line, axis


def _check_one_symbol_per_line(entry: Values, places: list[tuple[int, ...]]) -> None:
    entry.require(len(set(places)) == len(places), "symbols", "hagar/wrong-most-symbol-place")


def _seating(seating: Values, seats: int) -> tuple[int, ...]:
    """The side of each seat, clockwise (HAG-02)."""
    name = f"p{seats}"
    found: Any = seating.data.get(name)
    sides = [side for side in SIDES if isinstance(found, list) and side in found]
    seating.require(found == sides and len(sides) == seats, name, "hagar/wrong-this-order", seats=seats, sides=SIDES)
    return tuple(SIDES.index(side) for side in sides)


def beside(cell: tuple[int, int], coasters: Mapping[tuple[int, int], str]) -> str:
    """Where a cell is, told by a coaster beside it, such as "coaster-03 north" for north of it; "" if there is none."""
    x, y = cell
    for (dx, dy), side in zip(STEPS, SIDES, strict=True):
        if (x + dx, y + dy) in coasters:
            return f"{coasters[x + dx, y + dy]} {side}"
    return ""
