"""The sea chart: the course with its spots and what lies there, the wooden Ships, the pier, and the way home.

On a screen the course runs from left to right and back, and the pier lies on the left. On a phone it runs from top to
bottom and back, and the pier lies above.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import words
from skerry.drawing.pieces import piece, symbol
from skerry.drawing.svg import Element, drawn_once, el, number
from skerry.games.pirate_haven.board.geometry import GUTTER, LEAST, PAD, STRIP
from skerry.games.pirate_haven.board.pier import pier
from skerry.games.pirate_haven.board.scene import Scene, thing_id
from skerry.games.pirate_haven.board.scenery import open_sea, sheet
from skerry.games.pirate_haven.board.ships import pennant, ship
from skerry.games.pirate_haven.board.standing import standing
from skerry.games.pirate_haven.board.things import die, face, rum
from skerry.games.pirate_haven.views import MapSpot

Point = tuple[float, float]

LARGEST: Final = 104
"""A tile on the Map is not wider."""


def chart(s: Scene) -> Picture:
    """Where the game stands; below it the pier and the course through the Map tiles."""
    size = s.size
    x, y = origin(s)
    spots = [s.part(f"map-{spot.path}", spot_of_map, spot) for spot in s.view.spots]
    sea = el(
        "g",
        s.part("path", course, tuple(middle(s, spot) for spot in s.view.spots)).element,
        *[at(*corner(s, spot), drawn) for spot, drawn in zip(s.view.spots, spots, strict=True)],
    )
    drawn = el(
        "g",
        sheet(size.map_width, size.map_height),
        at(PAD / 2, size.head_height, open_sea(size.map_width - PAD, size.map_height - size.head_height - PAD / 2)),
        at(PAD + 2, 5, s.part("standing", standing, size.map_width - 2 * PAD - 4)),
        at(x, y, el("g", map_tiles(s), sea)),
        at(PAD, size.head_height + 2, s.part("direction", pier)),
        right_tile(s),
        id="map",
    )
    return Picture(drawn, size.map_width, size.map_height)


# --- where spots are --------------------------------------------------------------------------------------------------


def origin(s: Scene) -> Point:
    """Where the first cell lies on the chart."""
    size = s.size
    if size.narrow:
        return PAD, size.head_height + size.pier + GUTTER
    return PAD + size.pier + GUTTER, size.head_height


def cell(s: Scene, spot: MapSpot) -> tuple[int, int]:
    """Column and row of a spot on the chart (PIR-20)."""
    row, column = divmod(spot.tile, s.view.columns)
    across = 2 * row + spot.half
    return (across, column) if s.size.narrow else (column, across)


def corner(s: Scene, spot: MapSpot) -> Point:
    column, row = cell(s, spot)
    return column * s.size.cell_width, row * s.size.cell_height


def middle(s: Scene, spot: MapSpot) -> Point:
    """Where the course runs through a spot."""
    x, y = corner(s, spot)
    return x + s.size.cell_width / 2, y + STRIP + (s.size.cell_height - STRIP) / 2


def right_tile(s: Scene) -> Element:
    """The far end, where the course turns: a spar along the edge of the chart."""
    size = s.size
    x, y = origin(s)
    wide, high = size.columns * size.cell_width, size.rows * size.cell_height
    long, thick = (wide, 9) if size.narrow else (9, high - 4)
    spar = el("rect", width=long, height=thick, rx=4, class_="wood edge-line")
    place = (x, y + high + 4) if size.narrow else (x + wide + 4, y + 2)
    return at(*place, piece(spar, id_="right-direction", tip=s.word("right-tip")))


# --- the course -------------------------------------------------------------------------------------------------------


def course(s: Scene, spots: Sequence[Point]) -> Picture:
    """The course as it is drawn on a chart: dashes from the pier through all spots and home again."""
    if not spots:
        return Picture(el("g"), 0, 0)
    points = [outside(s, spots[0]), *spots, outside(s, spots[-1])]
    line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    heads = "".join(head(start, end) for start, end in pairwise(points))
    drawn = piece(
        el("path", d=line, class_="wake"),
        el("path", d=line, class_="course"),
        el("path", d=heads, class_="head"),
        tip=s.word("path-tip", last=len(spots)),
    )
    return Picture(drawn, 0, 0)


def outside(s: Scene, point: Point) -> Point:
    """Where the course comes from the pier, or reaches it."""
    return (point[0], -GUTTER + 2) if s.size.narrow else (-GUTTER + 2, point[1])


def head(start: Point, end: Point) -> str:
    """An arrow head half way."""
    (x, y), (dx, dy) = [(a + b) / 2 for a, b in zip(start, end)], [b - a for a, b in zip(start, end)]
    far = max(abs(dx), abs(dy))
    ux, uy = 6 * dx / far, 6 * dy / far
    left = f"{number(x - ux - uy)} {number(y - uy + ux)}"
    right = f"{number(x - ux + uy)} {number(y - uy - ux)}"
    return f"M{left}L{number(x)} {number(y)}L{right}"


def map_tiles(s: Scene) -> Element:
    """The Map tiles, two spots each, as squares of the chart."""
    width, height = s.size.cell_width, s.size.cell_height
    drawn = []
    for index, tile in enumerate(s.view.map):
        row, column = divmod(index, s.view.columns)
        x, y = (2 * row, column) if s.size.narrow else (column, 2 * row)
        wide, high = (2 * width, height) if s.size.narrow else (width, 2 * height)
        ground = el("rect", width=wide, height=high, class_="map-tile")
        tip = f"{s.names.map_tile(tile, s.lang)}\nPIR-16, PIR-18"
        drawn.append(at(x * width, y * height, piece(ground, id_=f"tile-{tile}", tip=tip)))
    return el("g", *drawn)


# --- spots ------------------------------------------------------------------------------------------------------------


def spot_of_map(s: Scene, spot: MapSpot) -> Picture:
    """A spot with its number, the pennant of who would move next, and what lies there."""
    width, height = s.size.cell_width, s.size.cell_height
    travel = "leave" in s.moves
    choice = s.choice(f"sail {spot.path}", wish=f"sail {spot.path}" if travel else "")
    parts: list[Element | None] = [
        el("rect", x=2, y=1, width=width - 4, height=height - 3, rx=8, class_="edge water"),
        words(str(spot.path), 5, STRIP - 4, LEAST, class_="number on-chart"),
    ]
    if spot.next is not None and spot.open:
        parts.append(at(width - 28, 0, pennant(s, spot.next, own=s.mine[spot.next])))
    if spot.open:
        lies = at(4, STRIP, lying(s, spot, width - 8, height - STRIP - 4))
        parts.append(el("g", lies, class_="lies"))
        amount = s.names.specials[spot.bonus].amount if spot.bonus else 0
        parts.append(at(width - 61, 0, bonus_mark(spot.bonus, amount)) if spot.bonus else None)
    elif spot.ship is None:
        x, y = width / 2, STRIP + (height - STRIP) / 2
        parts.append(el("circle", cx=x, cy=y, r=5, class_="waypoint"))
    if spot.ship is not None:
        parts.append(ship_on(s, spot.ship))
    held = "" if spot.ship is None else "held"
    tip = about_spot(s, spot)
    drawn = piece(*parts, id_=f"m-{spot.path}", class_=held, tip=tip, choice=choice, data_stays="")
    return Picture(drawn, width, height)


def about_spot(s: Scene, spot: MapSpot) -> str:
    """Number, what lies there, the bonus, what a purchase leaves, and who would move next."""
    lines = [s.word("spot-number", path=spot.path)]
    rules = ["PIR-20", "PIR-24"]
    if spot.ship is not None:
        lines.append(s.word("ship-here", player=s.players[spot.ship]))
        rules.append("PIR-26")
    elif not spot.open:
        lines.append(s.word("nothing-here"))
        rules.append("PIR-19")
    if spot.open and spot.lies:
        lines.append(s.texts.does(spot.lies, s.lang))
        lines += s.purchase(spot.lies) if spot.lies in s.names.tiles else []
        lines += [] if s.has_room(spot.lies) else [s.word("no-room")]
    if spot.open and spot.bonus:
        lines.append(f"{s.word('bonus')}: {s.texts.special(spot.bonus, s.lang)}")
        rules.append("PIR-49")
    if spot.open and spot.next is not None:
        lines.append(s.word("follows", player=s.players[spot.next]))
        rules.append("PIR-23")
    return "\n".join([*lines, ", ".join(rules)])


def lying(s: Scene, spot: MapSpot, width: float, height: float) -> Element:
    """A tile, a die, Rum or a special action."""
    thing = spot.lies
    narrower = min(width, LARGEST)
    if not thing:
        return el("g")
    id_ = thing_id(f"m-{spot.path}", thing)
    if thing in s.names.tiles:
        tile = el("g", face(s.names, thing, s.lang, narrower, height), id=id_)
        return at((width - narrower) / 2, 0, tile)
    return centred(width, height, special(s, thing, id_))


def centred(width: float, height: float, picture: Picture) -> Element:
    return at((width - picture.width) / 2, (height - picture.height) / 2, picture)


def special(s: Scene, thing: str, id_: str) -> Picture:
    """A die, a Rum token, or the sign of a special action."""
    size = 32 if s.size.narrow else 42
    name, _, pips = thing.partition(" ")
    if pips:
        return Picture(el("g", die(name, int(pips), size), id=id_), size, size)
    if name == "rum":
        return Picture(el("g", rum(size + 6), id=id_), size + 6, size + 6)
    said = words(f"+{s.names.specials[name].amount}", size + 4, size / 2 + 6, 16, class_="number on-chart")
    return Picture(el("g", special_sign(name, size), said), size + 24, size)


def special_sign(name: str, size: float) -> Element:
    """A sack of Income, or several dice of a colour."""
    if name == "two-income":
        return symbol("haven-income", size, class_="gold")
    colour = name.removeprefix("all-")
    half = size * 0.5
    dice = [at(x, y, die(colour, pips, half)) for x, y, pips in ((0, 0, 3), (half, 0, 5), (half / 2, half, 4))]
    return el("g", *dice)


@drawn_once
def bonus_ground() -> Element:
    """A paper label on a string."""
    return el("path", d="M0 9L4 1H32V17H4Z", class_="label")


def bonus_mark(bonus: str, amount: int) -> Element:
    """A bonus printed beside a tile: a pip on a die of that colour, or Income."""
    said = words(f"+{amount}", 4, 14, LEAST, class_="number")
    if bonus == "one-income":
        return el("g", bonus_ground(), symbol("haven-income", 12, 19, 3, "gold"), said)
    colour = bonus.removeprefix("one-")
    return el("g", bonus_ground(), at(19, 3, die(colour, 1, 12)), said)


def ship_on(s: Scene, seat: int) -> Element:
    room = s.size.cell_height - STRIP
    high = min(room - 2, 70)
    return at((s.size.cell_width - high * 40 / 52) / 2, STRIP + (room - high) / 2, ship(s, seat, high))
