"""The table: its sides with the players, the growing map, the tokens, the doubled line, and what can be chosen."""

from collections.abc import Mapping
from typing import Any, Final

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import shortened, width_of, words
from skerry.drawing.pieces import Choice, die, panel, piece, player_mark
from skerry.drawing.svg import Element, el, group
from skerry.games.hagar.board.coaster import CORNERS, coaster, token
from skerry.games.hagar.board.geometry import PLATE
from skerry.games.hagar.board.seen import Seen

SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def table(s: Seen) -> Picture:
    """Everything that lies on the table; north is at the top, whoever looks (HAG-02)."""
    width, height = s.size.map_width, s.size.map_height
    ground = piece(panel(width, height, 10, "wood"), tip=s.word("map-tip"))
    layers = [*plates(s), *spots(s), *coasters(s), *outlines(s), doubled_line(s), *tokens(s), *token_choices(s)]
    return Picture(group([ground, *layers, *targets(s)], id="map"), width, height)


# --- the sides of the table -------------------------------------------------------------------------------------------


def plates(s: Seen) -> list[Element]:
    return [plate(s, player) for player in s.view["players"]]


def plate(s: Seen, player: Mapping[str, Any]) -> Element:
    """The name of a player at the side where the player sits."""
    width, height = s.size.map_width, s.size.map_height
    name = shortened(s.players[player["seat"]], 150, 14, bold=True)
    length = width_of(name, 14, bold=True) + 44
    turn = " at-turn" if player["seat"] == s.view["turn"] and not s.view["over"] else ""
    drawn = el(
        "g",
        panel(length, PLATE - 8, 6, f"card{turn}"),
        at(6, 2, player_mark(player["seat"], s.players[player["seat"]], 20)),
        words(name, 32, 17, 14, class_="bold"),
    )
    where = {
        "south": f"translate({(width - length) / 2:.1f} {height - PLATE + 4})",
        "north": f"translate({(width - length) / 2:.1f} 4)",
        "west": f"translate(4 {(height + length) / 2:.1f}) rotate(-90)",
        "east": f"translate({width - 4} {(height - length) / 2:.1f}) rotate(90)",
    }
    return el("g", drawn, transform=where[player["side"]])


# --- where the coaster in hand may go ---------------------------------------------------------------------------------


def spots(s: Seen) -> list[Element]:
    """The cells that are offered, those that are not, and the one that was chosen."""
    hand = s.view["hand"]
    if hand is None:
        return []
    if s.view["chosen"] is not None:
        return [chosen(s)]
    drawn = [spot(s, place) for place in hand["places"]]
    return drawn + [no_spot(s, cell) for cell in hand["elsewhere"]]


def spot(s: Seen, place: Mapping[str, Any]) -> Element:
    x, y = place["cell"]
    turns = ", ".join(f"{rotation}°" for rotation in place["rotations"])
    rule = "HAG-34, HAG-35" if place["offence"] else "HAG-18, HAG-19"
    tip = s.word("spot-offence" if place["offence"] else "spot-tip", x=x, y=y, turns=turns, rule=rule)
    ground = panel(s.frame.cell - 6, s.frame.cell - 6, 6, "spot warned" if place["offence"] else "spot")
    warning = beer_sign(s) if place["offence"] else None
    return placed_cell(s, place["cell"], piece(ground, warning, tip=tip, choice=s.choice(f"lay {x} {y}")))


def beer_sign(s: Seen) -> Element:
    size = s.frame.cell * 0.4
    middle = (s.frame.cell - 6 - size) / 2
    return el("use", href="#hagar-beer", x=middle, y=middle, width=size, height=size, class_="beer")


def no_spot(s: Seen, cell: list[int]) -> Element:
    x, y = cell
    ground = panel(s.frame.cell - 6, s.frame.cell - 6, 6, "place")
    choice = s.choice(f"lay {x} {y}", wish=True)
    return placed_cell(s, cell, piece(ground, tip=s.word("no-spot-tip", x=x, y=y), choice=choice))


def chosen(s: Seen) -> Element:
    ground = el("rect", width=s.frame.cell - 6, height=s.frame.cell - 6, rx=6, class_="chosen")
    return placed_cell(s, s.view["chosen"], ground)


def placed_cell(s: Seen, cell: list[int], thing: Element) -> Element:
    x, y = s.frame.of_cell(cell)
    return at(x + 3, y + 3, thing)


# --- coasters and landscapes ------------------------------------------------------------------------------------------


def coasters(s: Seen) -> list[Element]:
    return [laid(s, one) for one in s.view["map"]]


def laid(s: Seen, one: Mapping[str, Any]) -> Element:
    """A coaster on the map; each of its fields tells of its landscape."""
    cx, cy = one["cell"]
    fields = [(2 * cx + corner % 2, 2 * cy + corner // 2) for corner in range(4)]
    tips = [s.about_landscape(s.landscape_of[field]) for field in fields]
    drawn = coaster(s, one, s.frame.cell, tips)
    x, y = s.frame.of_cell(one["cell"])
    return at(x, y, piece(drawn.element, id_=f"c-{one['coaster']}"))


def outlines(s: Seen) -> list[Element]:
    return [outline(s, one) for one in s.view["landscapes"] if any(one["hagars"])]


def outline(s: Seen, landscape: Mapping[str, Any]) -> Element:
    """The shore of a landscape with a Hägar, in the colour of whoever leads; dotted if nobody does."""
    fields = {(x, y) for x, y in landscape["fields"]}
    path = "".join(
        shore(s, x, y, dx, dy) for x, y in sorted(fields) for dx, dy in SIDES if (x + dx, y + dy) not in fields
    )
    leader = landscape["leader"]
    led = "" if leader is None else f" led led-{leader}"
    return el("path", d=path, class_=f"outline{led}", pointer_events="none")


def shore(s: Seen, x: int, y: int, dx: int, dy: int) -> str:
    """One side of a field, drawn a little inside of it."""
    left, top = s.frame.of_field((x, y))
    inset, size = 3.0, s.frame.field
    near, far = inset, size - inset
    if dx:
        at_x = left + (far if dx > 0 else near)
        return f"M{at_x:.1f} {top + near:.1f}V{top + far:.1f}"
    at_y = top + (far if dy > 0 else near)
    return f"M{left + near:.1f} {at_y:.1f}H{left + far:.1f}"


def doubled_line(s: Seen) -> Element | None:
    """The line that counts double, through the whole map, and the die on its field (HAG-41)."""
    line = s.view["line"]
    if line is None:
        return None
    vertical = line["axis"] == "vertical"
    x, y = s.frame.of_field((line["at"], 0) if vertical else (0, line["at"]))
    long = (s.size.map_height if vertical else s.size.map_width) - 2 * PLATE
    size = (s.frame.field, long) if vertical else (long, s.frame.field)
    corner = (x, PLATE) if vertical else (PLATE, y)
    band = el("rect", x=corner[0], y=corner[1], width=size[0], height=size[1], class_="double")
    sign = words(
        "×2", corner[0] + (size[0] / 2 if vertical else 14), corner[1] + 16, 14, class_="on-double", anchor="middle"
    )
    return el("g", band, piece(sign, tip=s.word("double-tip")), lying_die(s), id="doubled")


def lying_die(s: Seen) -> Element | None:
    for one in s.view["map"]:
        if one["die"] is not None and one["die"]["number"] == s.view["rolled"]:
            points = [s.frame.of_field(field_of(one, corner)) for corner in one["die"]["line"]]
            x, y = (sum(axis) / 2 + s.frame.field / 2 for axis in zip(*points, strict=True))
            size = s.frame.field * 0.42
            return at(x - size / 2, y - size / 2, die(s.view["rolled"], size))
    return None


def field_of(one: Mapping[str, Any], corner: str) -> tuple[int, int]:
    place = CORNERS.index(corner)
    return 2 * one["cell"][0] + place % 2, 2 * one["cell"][1] + place // 2


# --- tokens -----------------------------------------------------------------------------------------------------------


def tokens(s: Seen) -> list[Element]:
    return [lying(s, one) for one in s.view["tokens"]]


def lying(s: Seen, one: Mapping[str, Any]) -> Element:
    """A token on its field; an own Hägar can be chosen in the final round."""
    x, y = middle_of(s, one["field"])
    kind = s.kind(s.landscape_of[one["field"][0], one["field"][1]]["kind"])
    size = s.frame.field * 0.62
    tip = s.word("token-gold-tip", kind=kind)
    choice: Choice | None = None
    if one["seat"] is not None:
        tip = s.word("hagar-tip", player=s.players[one["seat"]], kind=kind)
        own = s.view["phase"] == "move" and one["seat"] == s.view["you"]
        choice = s.choice(f"move {one['coaster']} {one['corner']}", wish=own)
    lifted = s.view["lifted"] is not None and s.view["lifted"]["field"] == one["field"]
    ring = el("circle", r=size * 0.66, class_="edge clear")
    raised = el("circle", r=size * 0.72, class_="chosen") if lifted else None
    id_ = "t-" + one["first"].replace(" ", "-")
    return at(x, y, piece(ring, raised, token(one["seat"], size), id_=id_, tip=tip, choice=choice))


def middle_of(s: Seen, field: list[int]) -> tuple[float, float]:
    x, y = s.frame.of_field(field)
    return x + s.frame.field / 2, y + s.frame.field / 2


def token_choices(s: Seen) -> list[Element]:
    """On the coaster just laid, what may be put on each field."""
    fresh = next((one for one in s.view["map"] if one["coaster"] == s.view["fresh"]), None)
    if fresh is None:
        return []
    found = []
    for corner in CORNERS:
        kinds = [kind for kind in ("hagar", "gold") if f"place {kind} {corner}" in s.moves]
        for place, kind in enumerate(kinds):
            found.append(offered(s, fresh, corner, kind, place - (len(kinds) - 1) / 2))
    return found


def offered(s: Seen, fresh: Mapping[str, Any], corner: str, kind: str, aside: float) -> Element:
    """A token that could be put on a field; Hägar and gold stand side by side."""
    x, y = middle_of(s, list(field_of(fresh, corner)))
    size = s.frame.field * 0.42
    ring = el("circle", r=size * 0.58, class_="edge clear")
    seat = s.view["turn"] if kind == "hagar" else None
    shown = piece(ring, el("g", token(seat, size), class_="ghost"), choice=s.choice(f"place {kind} {corner}"))
    return at(x + aside * s.frame.field * 0.46, y, shown)


def targets(s: Seen) -> list[Element]:
    """Where the lifted Hägar may go."""
    found = []
    for one in s.view["map"]:
        for corner in CORNERS:
            choice = s.choice(f"to {one['coaster']} {corner}")
            if choice is not None:
                x, y = middle_of(s, list(field_of(one, corner)))
                ring = el("circle", r=s.frame.field * 0.3, class_="edge spot")
                found.append(at(x, y, piece(ring, choice=choice)))
    return found
