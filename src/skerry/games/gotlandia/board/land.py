"""The land of the map, drawn from the polygons of a pack: coasts and borders that wind, terrains, and the sea around.

A border is worked out from its two ends alone, so that the districts on both sides and the sea agree on it.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from skerry.drawing.svg import Element, Value, el, number, together
from skerry.games.gotlandia.entries import District, Point
from skerry.games.gotlandia.text import Names

Edge = tuple[Point, Point]

PIECE: Final = 11.0
"""A border is broken until its pieces are no longer than this, in units of the drawing."""
COAST: Final = 0.17
BORDER: Final = 0.08
"""How far a border winds, as a part of its length."""
APART: Final = 21.0
"""From one tree to the next."""
FROM_BORDER: Final = 9.0

WATER: Final = (34, 22, 11)
"""How far the shallows reach, the outermost first."""

TERRAINS: Final = ("forest", "pasture", "field", "hill")
GROWN: Final = {"forest": (20, 22), "pasture": (17, 19), "field": (23, 22), "hill": (20, 20)}
"""How large what grows there is drawn: furrows meet each other, trees stand apart."""


class Land:
    """The districts of a pack in units of the drawing."""

    def __init__(self, names: Names, name: str, across: float, down: float) -> None:
        self.name = name
        """Begins the ids of its outlines, and is that of its symbol."""
        self.across = across
        self.down = down
        self.districts = names.districts
        self.directions = names.directions
        self.corners = {district: self.placed(one.polygon) for district, one in self.districts.items()}
        self.owners: dict[Edge, list[str]] = {}
        for district, corners in self.corners.items():
            for edge in edges(corners):
                self.owners.setdefault(ordered(edge), []).append(district)

    def placed(self, polygon: Iterable[Sequence[float]]) -> list[Point]:
        return [self.place(point) for point in polygon]

    def place(self, point: Sequence[float]) -> Point:
        """A point of the pack's grid on the drawing."""
        return round(point[0] * self.across, 1), round(point[1] * self.down, 1)

    def within(self, name: str, y: float, width: float) -> float:
        """Where the middle of something must be to lie inside a district at this height, near its centre."""
        middle = self.place(self.districts[name].center)[0]
        met = sorted(crossings(self.corners[name], y))
        spans = [(left, right) for left, right in zip(met[::2], met[1::2]) if left <= middle <= right]
        if not spans:
            return middle
        left, right = spans[0]
        if right - left <= width:
            return round(self.over_the_shore(left, right, y, width), 1)
        return round(min(max(middle, left + width / 2), right - width / 2), 1)

    def over_the_shore(self, left: float, right: float, y: float, width: float) -> float:
        """Where the middle of what is wider than its district must be: rather over the sea than over a neighbour."""
        shores = [not any(is_inside((x, y), one) for one in self.corners.values()) for x in (left - 12, right + 12)]
        if shores[0] == shores[1]:
            return (left + right) / 2
        return right - width / 2 if shores[0] else left + width / 2

    # --- lines ----------------------------------------------------------------------------------------------------

    def winding(self, edge: Edge) -> str:
        """From the first end to the second; an edge of no district is the border of the chart and straight."""
        owners = self.owners.get(ordered(edge), [])
        if not owners:
            return f"L{written(edge[1])}"
        first, last = ordered(edge)
        points = wound(first, last, COAST if len(owners) == 1 else BORDER)
        return smooth(points if edge[0] == first else points[::-1])

    def outline(self, corners: Sequence[Point]) -> str:
        """A closed path around a district or a direction."""
        return f"M{written(corners[0])}{''.join(self.winding(edge) for edge in edges(corners))}Z"

    def lines(self, edges_: Iterable[Edge]) -> str:
        return "".join(f"M{written(edge[0])}{self.winding(edge)}" for edge in edges_)

    def coast(self) -> str:
        return self.lines(edge for edge, owners in self.owners.items() if len(owners) == 1)

    def borders(self, *, of_settings: bool) -> str:
        """The borders between districts of one Setting, or of two."""
        return self.lines(edge for edge, owners in self.owners.items() if self.parts(owners) is of_settings)

    def parts(self, owners: Sequence[str]) -> bool | None:
        """Does a border part two Settings? A coast parts nothing."""
        if len(owners) < 2:
            return None
        return len({self.districts[owner].setting for owner in owners}) > 1

    def bounds(self) -> str:
        """Where one direction of the sea ends and the next begins: edges that two directions share."""
        scene: dict[Edge, int] = {}
        for direction in self.directions.values():
            for edge in edges(self.placed(direction.polygon)):
                scene[ordered(edge)] = scene.get(ordered(edge), 0) + 1
        return self.lines(edge for edge, count in scene.items() if count > 1 and edge not in self.owners)

    # --- what grows there -----------------------------------------------------------------------------------------

    def ground(self, name: str) -> Element:
        """A district in the colour of its terrain, with what grows there."""
        terrain = terrain_of(self.districts[name])
        fill = self.area(name, fill=f"var(--{terrain})")
        wide, high = GROWN[terrain]
        grown = [
            el("use", href=f"#got-grow-{terrain}", x=x - wide / 2, y=y - high / 2, width=wide, height=high)
            for x, y in scattered(self.corners[name])
            if not self.is_written_on(name, x, y)
        ]
        return el("g", fill, *grown)

    def is_written_on(self, name: str, x: float, y: float) -> bool:
        """Does the name of a district stand there?"""
        middle, line = self.place(self.districts[name].center)
        return abs(x - middle) < 42 and -22 < y - line < 8

    def waves(self, width: float, height: float) -> Element:
        """The open sea, here and there, away from the land."""
        shores = [edge for edge, owners in self.owners.items() if len(owners) == 1]
        off = WATER[0] + 12
        found = []
        for row in range(int(height / 62)):
            for column in range(int(width / 76)):
                x, y = jittered(38 + 76 * column + 38 * (row % 2), 30 + 62 * row, 18)
                dry = any(is_inside((x, y), corners) for corners in self.corners.values())
                if x < width - 30 and not dry and all(distance((x, y), edge) > off for edge in shores):
                    found.append(el("use", href="#got-waves", x=x - 11, y=y - 11, width=22, height=22))
        return el("g", *found, color="var(--foam)", opacity=0.5)

    def outlines(self) -> Element:
        """The outlines of districts and directions, so that boards need only name them."""
        return together(
            *[el("path", d=self.outline(corners), id=f"{self.name}-{name}") for name, corners in self.corners.items()],
            *[
                el("path", d=self.outline(self.placed(one.polygon)), id=f"{self.name}-{name}")
                for name, one in self.directions.items()
            ],
        )

    def area(self, name: str, **attributes: Value) -> Element:
        """A district or a direction by its outline."""
        return el("use", href=f"#{self.name}-{name}", **attributes)

    def symbol(self, width: float, height: float) -> Element:
        """The land as a symbol of the artwork: drawn once, used on every board."""
        sea = el("rect", width=width, height=height, fill="var(--sea)")
        box = f"0 0 {number(width)} {number(height)}"
        return el("symbol", sea, self.waves(width, height), self.drawn(), id=self.name, viewBox=box)

    def drawn(self) -> Element:
        """Shallows, districts, borders and coast. Colours are variables, so that a symbol can hold it all."""
        shore = [self.area(name) for name in self.districts]
        water = [
            el("g", *shore, fill=f"var(--water-{n})", stroke=f"var(--water-{n})", stroke_width=2 * reach)
            for n, reach in enumerate(WATER, 1)
        ]
        line = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
        return el(
            "g",
            el("g", *water, stroke_linejoin="round"),
            el("path", d=self.bounds(), stroke="var(--bound)", stroke_width=1.4, stroke_dasharray="7 6", **line),
            *[self.ground(name) for name in self.districts],
            el("path", d=self.borders(of_settings=False), stroke="var(--border)", stroke_width=1, **line),
            el("path", d=self.borders(of_settings=True), stroke="var(--setting-border)", stroke_width=3, **line),
            el("path", d=self.coast(), stroke="var(--coast)", stroke_width=2, **line),
        )


def terrain_of(district: District) -> str:
    """Terrains of other packs look like a pasture."""
    return district.terrain if district.terrain in TERRAINS else "pasture"


# --- geometry ---------------------------------------------------------------------------------------------------------


def edges(corners: Sequence[Point]) -> list[Edge]:
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def ordered(edge: Edge) -> Edge:
    """The same edge whichever way round it is walked."""
    return edge if edge[0] <= edge[1] else (edge[1], edge[0])


def written(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def chance(a: Point, b: Point) -> float:
    """A number from -1 to 1 that looks random and is always the same for two points."""
    mixed = int(a[0] * 10) * 73856093 ^ int(a[1] * 10) * 19349663 ^ int(b[0] * 10) * 83492791 ^ int(b[1] * 10) * 2654435
    mixed = (mixed ^ mixed >> 13) * 1274126177 & 0xFFFFFFFF
    return (mixed >> 8 & 0xFFFF) / 0x7FFF - 1


def wound(a: Point, b: Point, far: float) -> list[Point]:
    """A line from one point to another that winds: its middle is shifted, then those of its halves."""
    across, down = b[0] - a[0], b[1] - a[1]
    if across * across + down * down <= PIECE * PIECE:
        return [a, b]
    shift = chance(a, b) * far
    middle = (round((a[0] + b[0]) / 2 - down * shift, 1), round((a[1] + b[1]) / 2 + across * shift, 1))
    return wound(a, middle, far)[:-1] + wound(middle, b, far)


def smooth(points: Sequence[Point]) -> str:
    """A path through the middles of the pieces, rounded at their ends; it is the same from either end."""
    ends = [*[middle_of(a, b) for a, b in pairwise(points[1:-1])], points[-1]]
    turns = [f"Q{written(point)} {written(end)}" for point, end in zip(points[1:-1], ends)]
    return "".join(turns) or f"L{written(points[-1])}"


def middle_of(a: Point, b: Point) -> Point:
    return round((a[0] + b[0]) / 2, 1), round((a[1] + b[1]) / 2, 1)


def is_inside(point: Point, corners: Sequence[Point]) -> bool:
    """Does a ray to the right meet the border an odd number of times?"""
    return sum(point[0] < x for x in crossings(corners, point[1])) % 2 == 1


def crossings(corners: Sequence[Point], y: float) -> list[float]:
    """Where a line from left to right meets the border."""
    return [a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in edges(corners) if (a[1] > y) != (b[1] > y)]


def distance(point: Point, edge: Edge) -> float:
    """From a point to the nearest one of an edge."""
    (ax, ay), (bx, by) = edge
    across, down = bx - ax, by - ay
    length = across * across + down * down or 1.0  # corners may lie so near that they are drawn in one place
    along = ((point[0] - ax) * across + (point[1] - ay) * down) / length
    along = min(1.0, max(0.0, along))
    return float(((point[0] - ax - along * across) ** 2 + (point[1] - ay - along * down) ** 2) ** 0.5)


def jittered(x: float, y: float, far: float) -> Point:
    """A point a little beside another one."""
    return round(x + far * chance((x, y), (y, x)), 1), round(y + far * chance((y, y), (x, x)), 1)


def scattered(corners: Sequence[Point]) -> list[Point]:
    """Points all over a district, none too near to its border; rows are shifted and every point a little more."""
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    found = []
    for row in range(int((bottom - top) / APART) + 1):
        for column in range(int((right - left) / APART) + 1):
            point = jittered(left + (column + (row % 2) / 2) * APART, top + row * APART, 5)
            if is_inside(point, corners) and all(distance(point, edge) > FROM_BORDER for edge in edges(corners)):
                found.append(point)
    return found
