"""The map (HAG-07 to HAG-12): where fields lie, which of them form a landscape, and what counts at it."""

from typing import Final

from librt.strings import BytesWriter

from skerry.games.hagar.components import EAST, HORIZONTAL, NE, NW, SE, SOUTH, SW, VERTICAL, Components

NOTHING: Final = -1
"""No coaster, no cell, no field, no seat, no token; elsewhere numbers count from 0."""
GOLD_TOKEN: Final = 3
"""What lies on a field with a gold token; a Hägar is the number of its seat."""


class Map:
    """The coasters on the table, the tokens on them and the doubled line, to be looked at."""

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
        self.kinds: list[int] = []  # by field, of coasters that are not on the table too
        self.joined: list[int] = []  # by field: another one of its landscape, or itself
        self.number: list[int] = []  # by field: which of the landscapes it belongs to

    def is_doubled(self, field: int) -> bool:
        """Does the field lie on the doubled line (HAG-41)?"""
        cell = self.cell_of[field >> 2]
        if self.axis == HORIZONTAL:
            return self.components.cell_y[cell] * 2 + (field >> 1 & 1) == self.line
        return self.axis == VERTICAL and self.components.cell_x[cell] * 2 + (field & 1) == self.line

    # --- joining fields -----------------------------------------------------------------------------------------

    def landscapes(self) -> "list[Landscape]":
        """All landscapes, in the order of their first fields, with what counts at them."""
        self._join_fields()
        found: list[Landscape] = []
        nobody = [0] * self.seats
        self.number = [NOTHING] * len(self.tokens)
        for field in range(len(self.tokens)):
            if self.cell_of[field >> 2] == NOTHING:
                continue
            root = self._root(field)
            if self.number[root] == NOTHING:
                self.number[root] = len(found)
                found.append(Landscape(self.kinds[field], nobody))
            self.number[field] = self.number[root]
            self._count_field(found[self.number[field]], field)
        self._count_symbols(found)
        return found

    def _join_fields(self) -> None:
        """Fields of the same kind that share a side are connected, also across the edge of a coaster (HAG-10)."""
        c = self.components
        table = BytesWriter()  # by cell: 0, or the coaster there and 1
        table.write(c.bare_table)
        for coaster, cell in enumerate(self.cell_of):
            lying = coaster * 4 + self.quarters_of[coaster]
            self.kinds += c.kinds_at[lying]
            self.joined += c.joined_at[lying]
            if cell != NOTHING:
                table[cell] = coaster + 1
        for coaster, cell in enumerate(self.cell_of):
            if cell != NOTHING:
                first = coaster * 4
                east = self._beside(table, cell * 4 + EAST)
                if east != NOTHING:
                    self._join(first + NE, east * 4 + NW)
                    self._join(first + SE, east * 4 + SW)
                south = self._beside(table, cell * 4 + SOUTH)
                if south != NOTHING:
                    self._join(first + SW, south * 4 + NW)
                    self._join(first + SE, south * 4 + NE)

    def _beside(self, table: BytesWriter, side: int) -> int:
        """The coaster across a side of a cell, if one lies there."""
        neighbour = self.components.neighbours[side]
        return int(table[neighbour]) - 1 if neighbour != NOTHING else NOTHING

    def _join(self, one: int, other: int) -> None:
        if self.kinds[one] == self.kinds[other]:
            self.joined[self._root(one)] = self._root(other)

    def _root(self, field: int) -> int:
        while self.joined[field] != field:
            field = self.joined[field]
        return field

    # --- counting what lies there -------------------------------------------------------------------------------

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
            lying = coaster * 4 + self.quarters_of[coaster]
            for touched in c.gold_at[lying]:
                worth = self._gold_worth(coaster, touched)
                for number in self._touched(coaster, touched):
                    found[number].gold += worth
            for touched in c.shields_at[lying]:
                for number in self._touched(coaster, touched):
                    found[number].shields += 1

    def _touched(self, coaster: int, corners: tuple[int, ...]) -> list[int]:
        """The landscapes that a symbol touches, each once (HAG-R5)."""
        numbers: list[int] = []
        for corner in corners:
            number = self.number[coaster * 4 + corner]
            if number not in numbers:
                numbers.append(number)
        return numbers

    def _gold_worth(self, coaster: int, corners: tuple[int, ...]) -> int:
        """Doubled if one of the fields it touches is, never more (HAG-59, HAG-R16)."""
        for corner in corners:
            if self.is_doubled(coaster * 4 + corner):
                return self.components.multiplier
        return 1


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
