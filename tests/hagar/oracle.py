"""Hägar worked out a second time, slowly and from the pack's file alone: fields as points of a plane, no tables.

Nothing here uses the rules' code. A coaster is turned by turning the points of its fields about its middle; landscapes
are flooded field by field; every placement is tried by laying the coaster down and looking at all neighbouring fields.
"""

from collections.abc import Iterator
from typing import Any

Point = tuple[int, int]

OFFSETS = {"nw": (0, 0), "ne": (1, 0), "sw": (0, 1), "se": (1, 1)}
SIDES = [(1, 0), (-1, 0), (0, 1), (0, -1)]
TURNS = (0, 90, 180, 270)


def turned(corner: str, rotation: int) -> Point:
    """Where a printed field comes to lie in its cell: its middle turned about the middle of the coaster."""
    x, y = (2 * part - 1 for part in OFFSETS[corner])
    for _ in range(rotation // 90):
        x, y = -y, x  # clockwise, as y grows to the south
    return (x + 1) // 2, (y + 1) // 2


class Laid:
    """A coaster on the plane."""

    def __init__(self, printed: dict[str, Any], cell: Point, rotation: int) -> None:
        self.printed = printed
        self.cell = cell
        self.rotation = rotation

    def point(self, corner: str) -> Point:
        x, y = turned(corner, self.rotation)
        return 2 * self.cell[0] + x, 2 * self.cell[1] + y

    def fields(self) -> dict[Point, str]:
        return {self.point(corner): kind for corner, kind in self.printed["fields"].items()}

    def symbols(self, kind: str) -> list[set[Point]]:
        return [
            {self.point(corner) for corner in symbol["touches"]}
            for symbol in self.printed["symbols"]
            if symbol["kind"] == kind
        ]


class Plane:
    """A map as the public view shows it, with nothing but where things lie."""

    def __init__(self, pack: dict[str, Any], view: dict[str, Any]) -> None:
        self.pack = pack
        self.view = view
        self.printed = {coaster["id"]: coaster for coaster in pack["coasters"]}
        self.laid = [
            Laid(self.printed[one["coaster"]], (one["cell"][0], one["cell"][1]), one["rotation"]) for one in view["map"]
        ]
        self.fields: dict[Point, str] = {}
        for one in self.laid:
            assert not self.fields.keys() & one.fields().keys(), "two coasters on one cell"
            self.fields |= one.fields()
        self.tokens = {(one["field"][0], one["field"][1]): one["seat"] for one in view["tokens"]}

    # --- landscapes -----------------------------------------------------------------------------------------------

    def landscapes(self) -> list[set[Point]]:
        left = set(self.fields)
        found = []
        while left:
            flooded = self.flood(left.pop())
            left -= flooded
            found.append(flooded)
        return found

    def flood(self, start: Point) -> set[Point]:
        reached, border = {start}, [start]
        while border:
            x, y = border.pop()
            for dx, dy in SIDES:
                near = x + dx, y + dy
                if near not in reached and self.fields.get(near) == self.fields[start]:
                    reached.add(near)
                    border.append(near)
        return reached

    # --- scoring ----------------------------------------------------------------------------------------------------

    def doubled(self) -> set[Point]:
        """All points of the map on the line of the die field with the rolled number."""
        for one in self.laid:
            die = one.printed.get("die_field")
            if die and die["number"] == self.view["rolled"]:
                first, second = (one.point(corner) for corner in die["line"])
                along = 0 if first[0] == second[0] else 1
                return {point for point in self.fields if point[along] == first[along]}
        return set()

    def gold(self, landscape: set[Point]) -> int:
        line = self.doubled()
        gold = sum(2 if point in line else 1 for point in landscape if self.tokens.get(point, -1) is None)
        for one in self.laid:
            gold += sum(2 if touched & line else 1 for touched in one.symbols("gold") if touched & landscape)
        return gold

    def is_dominion(self, landscape: set[Point]) -> bool:
        return any(touched & landscape for one in self.laid for touched in one.symbols("shield"))

    def strength(self, landscape: set[Point], seat: int) -> int:
        line = self.doubled()
        return sum(2 if point in line else 1 for point in landscape if self.tokens.get(point, -1) == seat)

    def points(self) -> list[tuple[int, int]]:
        """Gold and dominion points of each seat."""
        totals = [[0, 0] for _ in range(self.view["seats"])]
        for landscape in self.landscapes():
            strengths = [self.strength(landscape, seat) for seat in range(self.view["seats"])]
            for seat, mine in enumerate(strengths):
                others = strengths[:seat] + strengths[seat + 1 :]
                if mine:
                    totals[seat][0] += self.gold(landscape)
                if mine and self.is_dominion(landscape) and all(mine > other for other in others):
                    totals[seat][1] += len(landscape)
        return [(gold, fields) for gold, fields in totals]

    # --- laying -----------------------------------------------------------------------------------------------------

    def placements(self, coaster: str, side: str) -> dict[Point, list[int]]:
        """Cells and rotations in which a player at this side may lay a coaster."""
        every = list(self.tries(coaster, side))
        matching = [(cell, turn) for cell, turn, matches in every if matches]
        chosen = matching or [(cell, turn) for cell, turn, _ in every]
        return {cell: [turn for place, turn in chosen if place == cell] for cell, _ in chosen}

    def tries(self, coaster: str, side: str) -> Iterator[tuple[Point, int, bool]]:
        printed = self.printed[coaster]
        upright = {"south": 0, "west": 90, "north": 180, "east": 270}[side]
        cells = {one.cell for one in self.laid}
        free = {(x + dx, y + dy) for x, y in cells for dx, dy in SIDES} - cells if cells else {(0, 0)}
        for cell in free:
            for turn in [upright] if printed["beer"] else TURNS:
                yield cell, turn, self.touches_its_like(Laid(printed, cell, turn))

    def touches_its_like(self, new: Laid) -> bool:
        return any(
            self.fields.get((x + dx, y + dy)) == kind for (x, y), kind in new.fields().items() for dx, dy in SIDES
        )

    def offends(self, coaster: str, cell: Point) -> bool:
        """A beer coaster in the row or column of another one."""
        beers = [one.cell for one in self.laid if one.printed["beer"]]
        return bool(self.printed[coaster]["beer"]) and any(cell[0] == x or cell[1] == y for x, y in beers)

    # --- the final round --------------------------------------------------------------------------------------------

    def targets(self, start: Point) -> set[Point]:
        """Where a Hägar may go from this field."""
        return {point for point, kind in self.fields.items() if kind == self.fields[start] and point not in self.tokens}
