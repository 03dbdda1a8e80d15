"""The map (HAG-07 to HAG-12): where fields lie, which of them form a landscape, and what counts at it."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from skerry.games.hagar.components import HORIZONTAL, NE, NW, SE, SW, VERTICAL, Components

NOTHING: Final = -1
"""No coaster, no cell, no field, no seat, no token; elsewhere numbers count from 0."""
GOLD_TOKEN: Final = 3
"""What lies on a field with a gold token; a Hägar is the number of its seat."""
SOUGHT: Final = 1
"""Stands at the first field of a landscape that is looked for."""


class Map:
    """The coasters on the table, the tokens on them and the doubled line, to be looked at once."""

    def __init__(
        self,
        components: Components,
        seats: int,
        cell_of: list[int],
        quarters_of: list[int],
        tokens: list[int],
        axis: int,
        line: int,
    ) -> None:
        self.components = components
        self.seats = seats
        self.cell_of = cell_of
        self.quarters_of = quarters_of
        self.tokens = tokens
        self.axis = axis
        self.line = line
        self.lying = BytesWriter()  # by coaster: its number * 4 and its quarter turns
        self.first = BytesWriter()  # by field: the first field of its landscape
        self.number = BytesWriter()  # by first field: 0, or which of the landscapes found it is, from 1 on

    def is_doubled(self, field: int) -> bool:
        """Does the field lie on the doubled line (HAG-41)?"""
        if self.axis == NOTHING:
            return False
        cell = self.cell_of[field >> 2]
        if self.axis == HORIZONTAL:
            return self.components.cell_y[cell] * 2 + (field >> 1 & 1) == self.line
        return self.axis == VERTICAL and self.components.cell_x[cell] * 2 + (field & 1) == self.line

    def landscapes(self) -> "list[Landscape]":
        """All landscapes, in the order of their first fields, with what counts at them."""
        self._join_fields()
        for first in self.first.getvalue():
            self.number[first] = SOUGHT
        return self._find()

    def inhabited(self) -> "list[Landscape]":
        """Those of them on which a Hägar stands: nobody gets points for any other (HAG-51, HAG-55)."""
        self._join_fields()
        for field, token in enumerate(self.tokens):
            if token != NOTHING and token != GOLD_TOKEN:
                self.number[i64(self.first[field])] = SOUGHT
        return self._find()

    # --- joining fields -----------------------------------------------------------------------------------------

    def _join_fields(self) -> None:
        """Fields of the same kind that share a side are connected, also across the edge of a coaster (HAG-10)."""
        c = self.components
        first, lying = self.first, self.lying
        grid = BytesWriter()  # 0, or the coaster there and 1
        grid.write(c.bare_grid)
        first.write(c.no_fields)
        self.number.write(c.no_fields)
        for coaster, cell in enumerate(self.cell_of):
            turned: i64 = coaster * 4 + self.quarters_of[coaster]
            lying.append(u8(turned))
            if cell != NOTHING:
                grid[c.grid_at[cell]] = coaster + 1
                field: i64 = coaster * 4
                for corner in range(i64(4)):
                    first[field + corner] = c.first_of[turned * 4 + corner]
        south: i64 = c.grid_width
        for coaster, cell in enumerate(self.cell_of):
            if cell != NOTHING:
                at: i64 = c.grid_at[cell]
                one: i64 = coaster
                other = i64(grid[at + 1]) - 1
                if other != NOTHING:
                    self._join(one, NE, other, NW)
                    self._join(one, SE, other, SW)
                other = i64(grid[at + south]) - 1
                if other != NOTHING:
                    self._join(one, SW, other, NW)
                    self._join(one, SE, other, NE)
        for place in range(i64(len(first))):
            first[place] = first[i64(first[place])]

    def _join(self, one: i64, corner: i64, other: i64, other_corner: i64) -> None:
        """Two fields that share a side; of two landscapes that become one, the first field is that of both."""
        kinds, lying, first = self.components.kind_of, self.lying, self.first
        if kinds[i64(lying[one]) * 4 + corner] != kinds[i64(lying[other]) * 4 + other_corner]:
            return
        a = first_field(first, one * 4 + corner)
        b = first_field(first, other * 4 + other_corner)
        if a < b:
            first[b] = first[a]
        else:
            first[a] = first[b]

    # --- counting what lies there -------------------------------------------------------------------------------

    def _find(self) -> "list[Landscape]":
        """The landscapes that are looked for, in the order of their first fields, with what counts at them."""
        found: list[Landscape] = []
        nobody = [0] * self.seats
        first, number = self.first, self.number
        for coaster, cell in enumerate(self.cell_of):
            if cell == NOTHING:
                continue
            for field in range(i64(coaster * 4), i64(coaster * 4 + 4)):
                root = i64(first[field])
                if number[root] == 0:
                    continue
                if root == field:
                    kind = self.components.kind_of[i64(self.lying[coaster]) * 4 + (field & 3)]
                    found.append(Landscape(kind, nobody))
                    number[field] = len(found)
                self._count_field(found[i64(number[root]) - 1], int(field))
        self._count_symbols(found)
        return found

    def _count_field(self, landscape: "Landscape", field: int) -> None:
        """A field and the token on it; on the doubled line it counts as several (HAG-32, HAG-58, HAG-59)."""
        landscape.fields.append(field)
        token = self.tokens[field]
        if token == NOTHING:
            return
        worth = self.components.multiplier if self.is_doubled(field) else 1
        if token == GOLD_TOKEN:
            landscape.gold += worth
        else:
            landscape.stand(token, worth)

    def _count_symbols(self, found: "list[Landscape]") -> None:
        """Printed gold and shields, at every landscape that they touch (HAG-11)."""
        c = self.components
        for coaster, cell in enumerate(self.cell_of):
            if cell == NOTHING:
                continue
            lying = int(self.lying[coaster])
            for touched in c.gold_at[lying]:
                for number in self._touched(coaster, touched):
                    found[number].gold += self._gold_worth(coaster, touched)
            for touched in c.shields_at[lying]:
                for number in self._touched(coaster, touched):
                    found[number].shields += 1

    def _touched(self, coaster: int, corners: tuple[int, ...]) -> list[int]:
        """The landscapes found that a symbol touches, each once (HAG-R5)."""
        numbers: list[int] = []
        field: i64 = coaster * 4
        for corner in corners:
            number = int(self.number[i64(self.first[field + corner])]) - 1
            if number >= 0 and number not in numbers:
                numbers.append(number)
        return numbers

    def _gold_worth(self, coaster: int, corners: tuple[int, ...]) -> int:
        """Doubled if one of the fields it touches is, never more (HAG-59, HAG-R16)."""
        for corner in corners:
            if self.is_doubled(coaster * 4 + corner):
                return self.components.multiplier
        return 1


def first_field(first: BytesWriter, field: i64) -> i64:
    """The first field of a landscape, by way of others of its fields."""
    before = i64(first[field])
    while before != field:
        field = before
        before = i64(first[field])
    return field


class Landscape:
    """Connected fields of one kind, with what counts at them."""

    def __init__(self, kind: int, nobody: list[int]) -> None:
        self.kind = kind
        self.fields: list[int] = []
        self.gold = 0  # printed and placed, what is doubled counted so (HAG-52)
        self.shields = 0
        # By seat, how many Hägars stand there, and the same with what is doubled counted so (HAG-58). Nobody stands in
        # most landscapes: these share their zeros.
        self.is_empty = True
        self.hagars = nobody
        self.strength = nobody

    def stand(self, seat: int, worth: int) -> None:
        """A Hägar stands here."""
        if self.is_empty:
            self.is_empty = False
            self.hagars = self.hagars[:]
            self.strength = self.strength[:]
        self.hagars[seat] += 1
        self.strength[seat] += worth

    def is_dominion(self) -> bool:
        """One shield is enough, and more add nothing (HAG-54)."""
        return self.shields > 0

    def leader(self) -> int:
        """The seat with strictly the most Hägars, or NOTHING if there is none or a tie (HAG-55, HAG-56)."""
        leader = NOTHING
        most = 0
        for seat, strength in enumerate(self.strength):
            if strength > most:
                leader = seat
                most = strength
            elif strength == most:
                leader = NOTHING
        return leader
