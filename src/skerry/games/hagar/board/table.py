"""The table: its sides with the players, the growing map, the tokens, the doubled line, and what can be chosen."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import shortened, width_of, words
from skerry.drawing.pieces import Choice, die, panel, piece, player_mark
from skerry.drawing.svg import Element, el, group, number
from skerry.drawing.zoom import zooms
from skerry.games.hagar.board.coaster import CORNERS, coaster, known_as, landscape, signs_of, token, turned
from skerry.games.hagar.board.geometry import PLATE
from skerry.games.hagar.board.oak import oak
from skerry.games.hagar.board.scene import Scene
from skerry.games.hagar.board.turner import turner
from skerry.games.hagar.views import CoasterInHand, FreeCell, LaidCoaster, LandscapeView, Place, Player, Token

SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
INSET: Final = 0.07
"""So far within its landscape runs an outline, in parts of a field."""
THICK: Final = 0.075


def table(s: Scene) -> Picture:
    """Everything that lies on the table; north is at the top for everyone (HAG-02)."""
    width, height = s.size.map_width, s.size.map_height
    around = s.part("sides", sides)
    zooms = s.part("zooms", buttons).element
    wood = oak(width, height) if s.size.narrow else None
    return Picture(group([wood, around.element, window(s), north(s), zooms], id="map"), width, height)


def sides(s: Scene) -> Picture:
    return layer(plates(s))


def layer(things: Sequence[Element | None]) -> Picture:
    """Things that lie anywhere on the table."""
    return Picture(group(things), 0, 0)


def window(s: Scene) -> Element:
    """The map in a window on the table that a page can move and enlarge (`data-pan`: its origin and its unit)."""
    ground = [s.part("spots", spots).element, *coasters(s), s.part("outlines", outlines).element, *signs(s)]
    above = {"line": doubled_line, "tokens": tokens, "choices": token_choices, "targets": targets, "preview": turner}
    layers = [*ground, *[s.part(id_, draw).element for id_, draw in above.items()]]
    frame = s.frame
    wide, high = frame.width, frame.height
    table_top = el("rect", x=-wide, y=-high, width=3 * wide, height=3 * high, class_="clear")
    return el(
        "svg",
        table_top,
        *layers,
        x=frame.x,
        y=frame.y,
        width=wide,
        height=high,
        viewBox=" ".join(map(number, frame.shown)),
        data_pan=" ".join(map(number, (frame.left, frame.top, frame.cell))),
        data_choices=number(2 * reach(s)) if s.moves and s.view.stage == "final" else None,
    )


def buttons(s: Scene) -> Picture:
    """To look closer, in the corner."""
    drawn = zooms(out=s.word("zoom-out"), whole=s.word("zoom-whole"), closer=s.word("zoom-in"))
    return layer([at(s.size.map_width - drawn.width - 4, s.size.map_height - drawn.height - 3, drawn)])


# --- the sides of the table -------------------------------------------------------------------------------------------


def north(s: Scene) -> Element:
    """Which way is up."""
    arrow = el("path", d="M8 3L14 17L8 13L2 17Z", class_="north")
    letter = words(s.word("north"), 19, 16, 14, class_="bold on-oak")
    return at(8, 6, piece(el("rect", width=32, height=20, class_="clear"), arrow, letter, tip=s.word("map-tip")))


def plates(s: Scene) -> list[Element]:
    return [plate(s, player) for player in s.view.players]


def plate(s: Scene, player: Player) -> Element:
    """The name of a player at the side where the player sits."""
    width, height = s.size.map_width, s.size.map_height
    name = shortened(s.players[player.seat], 150, 14, bold=True)
    length = width_of(name, 14, bold=True) + 44
    turn = " at-turn" if player.seat == s.view.turn and not s.view.over else ""
    drawn = el(
        "g",
        panel(length, PLATE - 8, 6, f"card{turn}"),
        at(5, 2, player_mark(player.seat, s.players[player.seat], 22)),
        words(name, 32, 18, 14, class_="bold"),
    )
    where = {
        "south": f"translate({(width - length) / 2:.1f} {height - PLATE + 4})",
        "north": f"translate({(width - length) / 2:.1f} 4)",
        "west": f"translate(4 {(height + length) / 2:.1f}) rotate(-90)",
        "east": f"translate({width - 4} {(height - length) / 2:.1f}) rotate(90)",
    }
    beer = s.word("plate-tip", player=s.players[player.seat], side=s.side(player.side))
    return el("g", piece(drawn, tip=beer), transform=where[player.side])


# --- where the coaster in hand may go ---------------------------------------------------------------------------------


def spots(s: Scene) -> Picture:
    """The cells that are offered and those that are not, until one is chosen."""
    hand = s.view.hand
    if hand is None or s.view.chosen is not None:
        return layer([])
    drawn = [spot(s, hand, place) for place in hand.places]
    return layer(drawn + [no_spot(s, cell) for cell in hand.elsewhere])


def spot(s: Scene, one: CoasterInHand, place: FreeCell) -> Element:
    x, y = place.cell
    turns = ", ".join(f"{rotation}°" for rotation in place.rotations)
    rule = "HAG-34, HAG-35" if place.offence else "HAG-18, HAG-19"
    tip = s.word("spot-offence" if place.offence else "spot-tip", where=s.where(place.cell), turns=turns, rule=rule)
    ground = panel(s.frame.cell - 6, s.frame.cell - 6, 6, "spot warned" if place.offence else "spot")
    warning = beer_sign(s) if place.offence else None
    choice = s.choice(f"lay {x} {y}")
    more = 2 * s.size.finger - s.frame.cell
    reach = el(
        "rect", x=-3 - more / 2, y=-3 - more / 2, width=2 * s.size.finger, height=2 * s.size.finger, class_="clear"
    )
    wide = reach if choice and more > 0 else None
    return placed_cell(s, place.cell, piece(wide, ground, warning, shadow(s, one, place), tip=tip, choice=choice))


def shadow(s: Scene, one: CoasterInHand, place: FreeCell) -> Element | None:
    """Where only one rotation is possible the coaster is seen before it is laid; else it can be turned afterwards."""
    if not s.moves or len(place.rotations) > 1:
        return None
    drawn = coaster(s, turned(one, (place.rotations[0] - one.rotation) % 360), s.frame.cell - 6)
    return el("g", drawn.element, class_="shadow", aria_hidden="true")


def beer_sign(s: Scene) -> Element:
    """One more beer: a glass and a number, so that it is not taken for the glass of a coaster."""
    size = s.frame.cell * 0.36
    left, top = s.frame.cell / 2 - 3 - size, s.frame.cell / 2 - 3 - size / 2
    glass = el("use", href="#hagar-beer", x=left, y=top, width=size, height=size, class_="beer")
    return el("g", glass, words("+1", left + size * 1.1, top + size * 0.78, size * 0.75, class_="bold"))


def no_spot(s: Scene, cell: Place) -> Element:
    x, y = cell
    ground = panel(s.frame.cell - 6, s.frame.cell - 6, 6, "place")
    word = f"lay {x} {y}"
    choice = s.choice(word, wish=word if s.moves else "")
    return placed_cell(s, cell, piece(ground, tip=s.word("no-spot-tip", where=s.where(cell)), choice=choice))


def placed_cell(s: Scene, cell: Place, thing: Element) -> Element:
    x, y = s.frame.of_cell(cell)
    return at(x + 3, y + 3, thing)


# --- coasters and landscapes ------------------------------------------------------------------------------------------


def coasters(s: Scene) -> list[Element]:
    return [laid(s, one) for one in s.view.map]


def laid(s: Scene, one: LaidCoaster) -> Element:
    """The ground of a coaster on the map; each of its fields tells of its landscape."""
    cx, cy = one.cell
    fields = [(2 * cx + corner % 2, 2 * cy + corner // 2) for corner in range(4)]
    tips = tuple(s.tips[s.landscape_of[field]] for field in fields)
    drawn = s.part(f"ground-{one.coaster}", ground_of, one, s.frame.cell, tips)
    return at(*s.frame.of_cell(one.cell), drawn)


def ground_of(s: Scene, one: LaidCoaster, size: float, tips: tuple[str, ...]) -> Picture:
    return Picture(known_as("c", one, landscape(one, size, tips).element), size, size)


def signs(s: Scene) -> list[Element]:
    """What is printed on the coasters, above the outlines."""
    size = s.frame.cell
    drawn = [s.part(f"signs-{one.coaster}", signs_on, one, size) for one in s.view.map]
    return [at(*s.frame.of_cell(one.cell), signs) for one, signs in zip(s.view.map, drawn, strict=True)]


def signs_on(s: Scene, one: LaidCoaster, size: float) -> Picture:
    return Picture(known_as("s", one, signs_of(s, one, size).element), size, size)


def outlines(s: Scene) -> Picture:
    return layer([outline(s, one) for one in s.view.landscapes if any(one.hagars)])


def outline(s: Scene, area: LandscapeView) -> Element:
    """The shore of a landscape with a Hägar, in the colour of the leader; dotted if nobody leads."""
    fields = {(x, y) for x, y in area.fields}
    shores = [(field, side) for field in sorted(fields) for side in SIDES if beyond(field, side) not in fields]
    path = "".join(shore(s, fields, field, side) for field, side in shores)
    leader = area.leader
    led = "" if leader is None else f" led led-{leader}"
    rim = el("path", d=path, class_="outline rim")
    thick = f"--thick:{THICK * s.frame.field:.1f}px"
    return el("g", rim, el("path", d=path, class_=f"outline{led}"), pointer_events="none", style=thick)


def beyond(field: tuple[int, int], side: tuple[int, int]) -> tuple[int, int]:
    return field[0] + side[0], field[1] + side[1]


def shore(s: Scene, fields: set[tuple[int, int]], field: tuple[int, int], side: tuple[int, int]) -> str:
    """One side of a field, drawn a little inside of it, as far as it meets the next."""
    dx, dy = side
    left, top = s.frame.of_field(field)
    half = s.frame.field / 2
    out = half - INSET * s.frame.field
    begin, end = (half - s.frame.field * short_by(fields, field, side, along) for along in ((dy, -dx), (-dy, dx)))
    x, y = left + half + dx * out, top + half + dy * out
    return f"M{x + dy * begin:.1f} {y - dx * begin:.1f}L{x - dy * end:.1f} {y + dx * end:.1f}"


def short_by(
    fields: set[tuple[int, int]], field: tuple[int, int], side: tuple[int, int], along: tuple[int, int]
) -> float:
    """Before the end of the field at a corner of the land, behind it at a bay."""
    neighbour = beyond(field, along)
    if neighbour not in fields:
        return INSET
    return -INSET if beyond(neighbour, side) in fields else 0.0


def doubled_line(s: Scene) -> Picture:
    """The line that counts double, through the whole map, and the die on its field (HAG-41)."""
    line = s.view.line
    if line is None:
        return layer([])
    vertical = line.axis == "vertical"
    x, y = s.frame.of_field((line.at, 0) if vertical else (0, line.at))
    size = (s.frame.field, s.frame.height) if vertical else (s.frame.width, s.frame.field)
    corner = (x, 0.0) if vertical else (0.0, y)
    band = el("rect", x=corner[0], y=corner[1], width=size[0], height=size[1], class_="double")
    sign = words(
        "×2", corner[0] + (size[0] / 2 if vertical else 14), corner[1] + 16, 14, class_="on-double", anchor="middle"
    )
    return layer([el("g", band, piece(sign, tip=s.word("double-tip")), lying_die(s), id="doubled")])


def lying_die(s: Scene) -> Element | None:
    for one in s.view.map:
        if one.die is not None and one.die.number == s.view.rolled:
            points = [s.frame.of_field(field_of(one, corner)) for corner in one.die.line]
            x, y = (sum(axis) / 2 + s.frame.field / 2 for axis in zip(*points, strict=True))
            size = s.frame.field * 0.42
            return at(x - size / 2, y - size / 2, die(s.view.rolled, size))
    return None


def field_of(one: LaidCoaster, corner: str) -> tuple[int, int]:
    place = CORNERS.index(corner)
    return 2 * one.cell[0] + place % 2, 2 * one.cell[1] + place // 2


# --- tokens -----------------------------------------------------------------------------------------------------------


def tokens(s: Scene) -> Picture:
    return layer([lying(s, one) for one in s.view.tokens])


def lying(s: Scene, one: Token) -> Element:
    """A token on its field; an own Hägar can be chosen in the final round."""
    x, y = middle_of(s, one.field)
    kind = s.kind(s.landscape_of[one.field].kind)
    size = s.frame.field * 0.62
    tip = s.word("token-gold-tip", kind=kind)
    choice: Choice | None = None
    if one.seat is not None:
        tip = s.word("hagar-tip", player=s.players[one.seat], kind=kind)
        own = s.view.phase == "move" and one.seat == s.view.you
        word = f"move {one.coaster} {one.corner}"
        choice = s.choice(word, wish=word if own and s.moves else "")
    lifted = s.view.lifted is not None and s.view.lifted.field == one.field
    ring = el("circle", r=max(size * 0.66, reach(s) if choice else 0), class_="edge clear")
    raised = el("circle", r=size * 0.72, class_="chosen") if lifted else None
    id_ = "t-" + one.first.replace(" ", "-")
    return at(x, y, piece(ring, raised, token(one.seat, size), id_=id_, tip=tip, choice=choice))


def middle_of(s: Scene, field: Place) -> tuple[float, float]:
    x, y = s.frame.of_field(field)
    return x + s.frame.field / 2, y + s.frame.field / 2


def token_choices(s: Scene) -> Picture:
    """On the coaster just laid, what may be put on each field."""
    fresh = next((one for one in s.view.map if one.coaster == s.view.fresh), None)
    if fresh is None:
        return layer([])
    found = []
    for corner in CORNERS:
        kinds = [kind for kind in ("hagar", "gold") if f"place {kind} {corner}" in s.moves]
        for place, kind in enumerate(kinds):
            found.append(offered(s, fresh, corner, kind, place - (len(kinds) - 1) / 2))
    return layer(found)


def offered(s: Scene, fresh: LaidCoaster, corner: str, kind: str, aside: float) -> Element:
    """A token that could be put on a field; Hägar and gold stand side by side."""
    x, y = middle_of(s, field_of(fresh, corner))
    size = s.frame.field * 0.44
    ring = el("circle", r=size * 0.55, class_="edge spot")
    seat = s.view.turn if kind == "hagar" else None
    shown = piece(ring, el("g", token(seat, size), class_="ghost"), choice=s.choice(f"place {kind} {corner}"))
    return at(x + aside * s.frame.field * 0.5, y, shown)


def reach(s: Scene) -> float:
    """How far from the middle of a field a finger still hits it: never so far that it would miss the next one."""
    return min(s.size.finger, 0.85 * s.frame.field)


def targets(s: Scene) -> Picture:
    """Where the lifted Hägar may go."""
    found = []
    for one in s.view.map:
        for corner in CORNERS:
            choice = s.choice(f"to {one.coaster} {corner}")
            if choice is not None:
                x, y = middle_of(s, field_of(one, corner))
                ring = el("circle", r=s.frame.field * 0.3, class_="edge spot")
                half = max(s.frame.field / 2, reach(s))
                around = el("rect", x=-half, y=-half, width=2 * half, height=2 * half, class_="clear")
                found.append(at(x, y, piece(around, ring, choice=choice)))
    return layer(found)
