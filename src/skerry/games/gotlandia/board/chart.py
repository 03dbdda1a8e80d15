"""The map: the island with its settlements, the sea with ships and pirates, Wisby and Roma, and who leads where."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import width_of, words
from skerry.drawing.pieces import panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el, number
from skerry.drawing.zoom import zooms
from skerry.games.gotlandia import entries
from skerry.games.gotlandia.board.geometry import FINGER
from skerry.games.gotlandia.board.land import terrain_of
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.things import (
    FARMSTEAD,
    KINDS,
    LETTERS,
    MARK,
    TOKEN,
    good,
    goods,
    neutral_farmstead,
    pirate,
    settlement,
    ship,
    sign,
    text,
)
from skerry.games.gotlandia.views import Direction, District, Setting, Settlement

Place = TypeVar("Place", District, Direction)

LABEL: Final = 12.5
"""The size of the name of a district."""
LOW: Final = FARMSTEAD[2] + MARK
"""How high a farmstead is."""
PER_ROW: Final = 3
"""How many settlements stand side by side."""

WISBY: Final = "wisby"
ROMA: Final = "roma"

PLACING: Final = ("settle", "tower", "church", "farmstead", "spare")
SAILING: Final = ("ship", "raid", "sail", "sink", "pirate")
"""Words that name a district, and words that name a direction."""


def island(s: Scene) -> Picture:
    """The map in a window that a page can move and enlarge (`data-pan`: its origin and its unit)."""
    size = s.size.chart
    window = el(
        "svg",
        *layers(s),
        width=size.width,
        height=size.height,
        viewBox=f"0 0 {number(size.width)} {number(size.height)}",
        data_pan="0 0 1",
    )
    frame = el("rect", width=size.width, height=size.height, rx=6, class_="chart-frame")
    buttons = zoom_buttons(s)
    x, y = corner_of(s, buttons)
    drawn = el("g", window, frame, at(x, y, buttons), id="map")
    return Picture(drawn, size.width, size.height)


def zoom_buttons(s: Scene) -> Picture:
    return zooms(out=s.word("zoom-out"), whole=s.word("zoom-whole"), closer=s.word("zoom-in"), size=FINGER)


def corner_of(s: Scene, buttons: Picture) -> tuple[float, float]:
    """Where the sea is widest."""
    return s.size.chart.width - buttons.width - 6, s.size.chart.height - buttons.height - 6


def layers(s: Scene) -> list[Element | None]:
    """From the sea to what stands on the land and to its names, over which nothing lies."""
    size, places = s.size.chart, s.names.places
    return [
        el("use", href=f"#{size.name}", width=size.width, height=size.height),
        rose(s),
        *lit_last(s, s.view.directions, SAILING, sea),
        *lit_last(s, s.view.districts, PLACING, district),
        subject(s),
        *[s.part(f"built-{one.id}", built, one).element for one in s.view.districts],
        s.part("harbours", harbours).element,
        *[s.part(f"afloat-{one.id}", afloat, one, settings_beside(s, one.id)).element for one in s.view.directions],
        s.part("wisby", wisby).element if WISBY in places else None,
        s.part("roma", roma).element if ROMA in places else None,
        s.part("labels", labels).element,
    ]


def layer(*things: Element | None) -> Picture:
    """Things that lie anywhere on the map."""
    return Picture(el("g", *things), 0, 0)


def lit_last(
    s: Scene, things: Sequence[Place], families: Sequence[str], draw: Callable[[Scene, Place], Picture]
) -> list[Element]:
    """What can be chosen is drawn last, so that no neighbour lies over its glow."""
    lit = sorted(things, key=lambda one: is_lit(s, one.id, families))
    return [s.part(f"area-{one.id}", draw, one).element for one in lit]


def is_lit(s: Scene, name: str, families: Sequence[str]) -> bool:
    return any(f"{family} {name}" in s.moves for family in families)


def subject(s: Scene) -> Element | None:
    """What is being paid for: a district, or a direction for a ship."""
    place = s.view.asked.place
    return s.land.area(place, class_="subject") if place else None


def rose(s: Scene) -> Element:
    """A compass in a corner where there is only sea."""
    return symbol("got-compass", 54 if s.size.narrow else 84, 10, 10, "foam")


# --- districts --------------------------------------------------------------------------------------------------------


def district(s: Scene, one: District) -> Picture:
    """A district and what threatens it; it can be chosen where a word names it."""
    name = one.id
    entry = s.names.districts[name]
    x, y = s.land.place(entry.center)
    drawn = piece(
        s.land.area(name, class_="edge area"),
        s.land.area(name, class_="threatened") if one.threatened else None,
        price(s, one, x, y),
        id_=f"d-{name}",
        class_="district",
        tip=about_district(s, one, entry),
        choice=s.choice(*[f"{family} {name}" for family in PLACING], wish=wished(s, name)),
    )
    return layer(drawn)


def built(s: Scene, one: District) -> Picture:
    """The settlements of a district. Where a district is chosen, a click on them means it.

    They stand so near to the names that what is high reaches up behind them, and not down to the next name.
    """
    entry = s.names.districts[one.id]
    through = "none" if is_lit(s, one.id, PLACING) or wished(s, one.id) else None
    tokens = settlements(s, one)
    low = LOW if s.size.narrow else LOW + 5
    y = s.land.place(entry.center)[1] + (2 if s.size.narrow else 5)
    y -= max((tokens[0].height if tokens else 0) - low, 0)
    width = max((row.width for row in tokens), default=0)
    x = s.land.within(one.id, y + TOKEN, width)
    placed = []
    for row in tokens:
        placed.append(at(x - row.width / 2, y, row))
        y += row.height - 3
    return Picture(el("g", *placed, pointer_events=through), 0, 0)


def wished(s: Scene, district: str) -> str:
    """Where a place is chosen, a district that cannot be is a wish."""
    return next((f"{family} {district}" for family in ("settle", "tower", "church") if s.asked(family)), "")


def labels(s: Scene) -> Picture:
    return Picture(el("g", *[label(s, one) for one in s.view.districts], class_="labels"), 0, 0)


def label(s: Scene, one: District) -> Element:
    """The name above the middle, with the sign of the threat, or where there is room of the terrain."""
    entry = s.names.districts[one.id]
    name = s.named(entry)
    signed = one.threatened or not s.size.narrow
    wide = width_of(name, LABEL, bold=True) + (15 if signed else 0)
    y = s.land.place(entry.center)[1]
    x = s.land.within(one.id, y - LABEL / 2, wide)
    mark = "got-pirate" if one.threatened else f"got-{terrain_of(entry)}"
    looks = "warn" if one.threatened else f"of-terrain-{terrain_of(entry)}"
    said = words(
        name,
        x + wide / 2,
        y - (4 if s.size.narrow else 2),
        LABEL,
        class_=f"chart-name on-{terrain_of(entry)}",
        anchor="end",
    )
    return el("g", symbol(mark, 14, x - wide / 2 - 1, y - 13, looks) if signed else None, said)


def settlements(s: Scene, one: District) -> list[Picture]:
    """Everyone's settlements and the neutral farmstead, in rows below the name."""
    tokens = [token(s, one, built) for built in one.settlements]
    if one.neutral:
        words_ = tip(s.word("neutral"), s.word("neutral-tip"), rules=["GOT-19", "GOT-184"])
        drawn = neutral_farmstead()
        token_ = piece(drawn.element, id_=f"s-neutral-{one.id}", tip=words_)
        tokens.append(Picture(token_, drawn.width, drawn.height))
    return [row_of(tokens[start : start + PER_ROW]) for start in range(0, len(tokens), PER_ROW)]


def row_of(tokens: Sequence[Picture]) -> Picture:
    """Tokens side by side, all on the same ground."""
    apart, high = TOKEN - 2, max(token.height for token in tokens)
    placed = [at(apart * n, high - token.height, token) for n, token in enumerate(tokens)]
    return Picture(el("g", *placed), apart * (len(tokens) - 1) + TOKEN, high)


def token(s: Scene, one: District, built: Settlement) -> Picture:
    """A settlement; a small shield says that the threat does nothing to it."""
    seat, kind = built.seat, built.kind
    safe = one.threatened and seat in one.exempt
    drawn = settlement(seat, s.players[seat], kind)
    shield = symbol("got-safe", 13, TOKEN - 11, drawn.height - 13, "good") if safe else None
    lines = [s.word("settlement-of", kind=s.word(kind), player=s.players[seat], district=s.district(one.id))]
    if one.threatened:
        lines.append(s.word("exempt" if safe else "blocked", why=why_exempt(s, built)))
    rules = ["GOT-01", *(["GOT-53", "GOT-55"] if one.threatened else [])]
    shown = piece(drawn.element, shield, id_=f"s-{seat}-{one.id}", tip=tip(*lines, rules=rules))
    return Picture(shown, drawn.width, drawn.height)


def why_exempt(s: Scene, built: Settlement) -> str:
    """A tower or a church, or the reputation of its owner."""
    if built.kind != "farmstead":
        return s.word(built.kind)
    reputation = s.view.players[built.seat].reputation
    return s.named(s.names.reputations[reputation]) if reputation else ""


def about_district(s: Scene, one: District, entry: entries.District) -> str:
    """Name, Setting, terrain and coast; what threatens it; what settling there costs."""
    terrain = s.names.terrains[entry.terrain]
    where = [s.named(terrain), s.named(s.names.settings[entry.setting])]
    where += [s.direction(direction) for direction in entry.directions] or [s.word("inland")]
    lines = [s.district(one.id), " · ".join(where)]
    if entry.harbour:
        lines.append(s.word("is-harbour"))
    if one.threatened:
        lines.append(s.word("threat", directions=", ".join(map(s.direction, one.by))))
        exempt = [built for built in one.settlements if built.seat in one.exempt]
        lines += [f"{s.players[built.seat]}: {s.word('exempt', why=why_exempt(s, built))}" for built in exempt]
    fee = fee_in(s, one)
    if fee is not None:
        lines.append(s.word("settle-price", cost=s.goods(s.costs.settle), fee=fee))
    rules = ["GOT-04", "GOT-51"] if one.threatened else ["GOT-04"]
    return tip(*lines, rules=[*rules, "GOT-74"] if fee is not None else rules)


def fee_in(s: Scene, one: District) -> int | None:
    """The fee for settling in a district, while that is asked."""
    fees = s.view.asked.fees
    return fees.get(one.id) if fees else None


def price(s: Scene, one: District, x: float, y: float) -> Element | None:
    """What settling in a district costs, fee included, where it is asked."""
    if f"settle {one.id}" not in s.moves:
        return None
    fee = fee_in(s, one) or 0
    shown = goods({**s.costs.settle, "silver": fee}, 14)
    tokens = len(one.settlements) + one.neutral
    rows = -(-tokens // PER_ROW)
    ground = el("rect", width=shown.width + 8, height=19, rx=4, class_="plate")
    left, top = x - shown.width / 2 - 4, y + 5 + 33 * rows
    return at(beside_buttons(s, left, top + 19, shown.width + 8), top, el("g", ground, at(4, 1, shown)))


def beside_buttons(s: Scene, left: float, bottom: float, width: float) -> float:
    """Where something begins that should not lie under the buttons in the corner of the map."""
    x, y = corner_of(s, zoom_buttons(s))
    return left if bottom < y else min(left, x - width - 4)


def harbours(s: Scene) -> Picture:
    return layer(*[harbour(s, one.id) for one in s.view.districts])


def harbour(s: Scene, name: str) -> Element | None:
    """The anchor before a Harbour."""
    entry = s.names.districts[name]
    if not entry.harbour:
        return None
    x, y = s.land.place(entry.harbour_symbol or entry.center)
    lines = s.word("harbour-tip", district=s.district(name), direction=s.direction(entry.directions[0]))
    size = 16 if s.size.narrow else 20
    return at(x - size / 2, y - size / 2, piece(symbol("got-harbour", size, class_="anchor"), tip=lines))


# --- the sea ----------------------------------------------------------------------------------------------------------


def sea(s: Scene, direction: Direction) -> Picture:
    """A direction of the sea; it can be chosen for ships and pirates."""
    name = direction.id
    choice = s.choice(*[f"{family} {name}" for family in SAILING], wish=sea_wish(s, name))
    tip_ = about_direction(s, direction)
    return layer(piece(s.land.area(name, class_="edge area"), id_=f"sea-{name}", tip=tip_, choice=choice))


def sea_wish(s: Scene, direction: str) -> str:
    """Where a direction is chosen, another one is a wish."""
    return next((f"{family} {direction}" for family in SAILING if s.asked(family) and family != "raid"), "")


def about_direction(s: Scene, direction: Direction) -> str:
    """Who is there, and whom the pirate threatens."""
    name = direction.id
    lines = [s.direction(name)]
    rules = ["GOT-08", "GOT-10"]
    if direction.pirate:
        guarded = any(direction.ships)
        lines.append(s.word("pirate-kept" if guarded else "pirate-threatens"))
        rules += ["GOT-11", "GOT-51", *(["GOT-56"] if guarded else [])]
    lines += [
        s.word("ships-of", player=s.players[seat], ships=count) for seat, count in enumerate(direction.ships) if count
    ]
    coast = [s.named(one) for one in s.names.districts.values() if name in one.directions]
    return tip(*lines, s.word("coast-of", districts=", ".join(coast)), rules=rules)


def afloat(s: Scene, direction: Direction, settings: tuple[Setting, ...]) -> Picture:
    """Name, plates and ships of a direction; where that can be chosen, a click on a pirate means the sea."""
    through = "none" if is_lit(s, direction.id, SAILING) else None
    return Picture(el("g", plate(s, direction, settings), fleet(s, direction), pointer_events=through), 0, 0)


def fleet(s: Scene, direction: Direction) -> Element:
    """The pirate and the ships above the anchor of a direction."""
    name = direction.id
    x, y = s.land.place(s.names.directions[name].anchor)
    pieces = []
    if direction.pirate:
        pieces.append(pirate_piece(s, direction))
    for seat, count in enumerate(direction.ships):
        pieces += [ship_piece(s, name, seat, which) for which in range(1, count + 1)]
    line = 2 if s.size.narrow else 4
    rows = [beside(pieces[n : n + line], -9 if len(pieces) > 1 else 0) for n in range(0, len(pieces), line)]
    whole = below(rows, -12)
    left = min(max(x - max((row.width for row in rows), default=0) / 2, 4), s.size.chart.width - whole.width - 4)
    return at(left, y - whole.height - 2, whole)


def pirate_piece(s: Scene, direction: Direction) -> Picture:
    guarded = any(direction.ships)
    lines = tip(
        s.word("pirate-in", direction=s.direction(direction.id)),
        s.word("pirate-kept" if guarded else "pirate-threatens"),
        rules=["GOT-51", "GOT-169"],
    )
    drawn = pirate()
    return Picture(piece(drawn.element, id_=f"{direction.id}-pirate-1", tip=lines), drawn.width, drawn.height)


def ship_piece(s: Scene, direction: str, seat: int, which: int) -> Picture:
    lines = s.word("ship-tip", player=s.players[seat], direction=s.direction(direction))
    drawn = ship(seat, s.players[seat])
    acting = which == 1 and s.is_acting(direction, seat)
    middle, half = drawn.width / 2, drawn.height / 2
    ring = el("circle", cx=middle, cy=half, r=half * 1.1, class_="acting") if acting else None
    id_ = f"{direction}-ship_{LETTERS[seat]}-{which}"
    return Picture(piece(ring, drawn.element, id_=id_, tip=lines), drawn.width, drawn.height)


# --- who leads --------------------------------------------------------------------------------------------------------


def plate(s: Scene, direction: Direction, settings: tuple[Setting, ...]) -> Element:
    """The name of a direction, and below it who leads the Setting beside it, and by what."""
    name = direction.id
    x, y = s.land.place(s.names.directions[name].anchor)
    size = 14
    title = words(s.direction(name), 0, 0, size, class_="sea-name", anchor="middle")
    plates = below([leading(s, one) for one in settings], 3)
    half = max(plates.width, width_of(s.direction(name), size, bold=True)) / 2
    middle = min(max(x, half + 4), s.size.chart.width - half - 4)
    return el("g", at(middle, y + 11, title), at(middle - plates.width / 2, y + 17, plates))


def settings_beside(s: Scene, direction: str) -> tuple[Setting, ...]:
    """On a phone, where the sea is narrow, they stand below the map."""
    if s.size.narrow:
        return ()
    return tuple(one for one in s.view.settings if s.names.settings[one.id].direction == direction)


def leads(s: Scene) -> Picture:
    """On a phone, where the sea is narrow: who leads in every Setting, below the map."""
    return flow([leading(s, one) for one in s.view.settings], s.size.inside, 6, 5)


def leading(s: Scene, one: Setting) -> Picture:
    """A Setting: its name, who would score it, how much, and what decides."""
    leaders = [player_mark(seat, s.players[seat], MARK) for seat in one.leaders]
    name = text(s.named(s.names.settings[one.id]), 12.5, "bold")
    by = decided_by(one)
    parts = [*leaders, *([sign(by, 15)] if leaders and by else [])]
    parts.append(text(str(one.vp), 13, "number") if leaders else text("–", 13, "faint"))
    line = beside([name, *parts], 3) if len(leaders) < 2 or s.size.narrow else below([name, beside(parts, 3)], 1)
    height = line.height + 4
    ground = el("rect", width=line.width + 8, height=height, rx=5, class_="plate")
    drawn = piece(ground, at(4, 2, line), id_=f"lead-{one.id}", tip=about_setting(s, one))
    return Picture(drawn, line.width + 8, height)


def decided_by(one: Setting) -> str:
    """The kind of settlement in which the leaders are ahead: the first in which not all others are level."""
    if not one.leaders:
        return ""
    best = one.influence[one.leaders[0]]
    others = [got for seat, got in enumerate(one.influence) if seat not in one.leaders]
    others.append((0, 0, one.neutral))
    for place, kind in enumerate(reversed(KINDS)):
        if all(got[: place + 1] != best[: place + 1] for got in others):
            return kind
    return "farmstead"


def about_setting(s: Scene, one: Setting) -> str:
    """Who would score, and everyone's churches, towers and farmsteads."""
    lines = [s.word("setting-title", setting=s.named(s.names.settings[one.id]))]
    if one.home is not None:
        lines[0] += f" ({s.word('home-of', player=s.players[one.home])})"
    who = ", ".join(s.players[seat] for seat in one.leaders)
    lines.append(s.word("setting-tip"))
    lines.append(s.word("lead", players=who, vp=one.vp) if who else s.word("no-lead"))
    for seat, (churches, towers, farmsteads) in enumerate(one.influence):
        if churches or towers or farmsteads:
            counts = s.word("influence", churches=churches, towers=towers, farmsteads=farmsteads)
            lines.append(f"{s.players[seat]}: {counts}")
    if one.neutral:
        lines.append(s.word("neutral-count", count=one.neutral))
    return tip(*lines, rules=["GOT-182", "GOT-183", *(["GOT-184"] if one.neutral else [])])


# --- Wisby and Roma ---------------------------------------------------------------------------------------------------


def wisby(s: Scene) -> Picture:
    """The town at the coast, and its selling spaces out in the sea."""
    place = s.names.places[WISBY]
    x, y = s.land.place(place.at)
    columns = 2 if s.size.narrow else 3
    wide, high = (35, 27) if s.size.narrow else (38, 28)
    spaces = [
        at(4 + n % columns * wide, 20 + n // columns * high, selling_space(s, kind, wide - 3, high - 3))
        for n, kind in enumerate(s.view.wisby)
    ]
    width = 5 + columns * wide
    height = 22 + -(-len(spaces) // columns) * high
    ground = piece(panel(width, height, 5, "plate"), tip=s.word("wisby-tip"))
    title = words(s.named(place), width / 2, 15, 13, class_="heading", anchor="middle")
    town = 26 if s.size.narrow else 34
    left = max(4, x - width - town / 2 - (2 if s.size.narrow else 6))
    return layer(
        at(left, y - (height - 8 if s.size.narrow else height / 2 + 14), el("g", ground, title, *spaces, id="wisby")),
        at(x - town / 2, y - town / 2, piece(symbol("got-wisby", town, class_="town"), tip=s.word("wisby-tip"))),
    )


def selling_space(s: Scene, kind: str, width: float, height: float) -> Element:
    """A resource with its price; a worker that stands there, and whether demand is high."""
    seat = s.view.wisby[kind]
    wanted = kind in s.view.demand
    price = s.price(s.you, kind)
    lines = [s.word("space-tip", resource=s.resource(kind), price=price)]
    lines += [s.word("demand-tip")] if wanted else []
    lines.append(s.word("space-free") if seat is None else s.word("space-taken", player=s.players[seat]))
    mark = None
    if seat is not None:
        standing = el("g", player_mark(seat, s.players[seat], MARK).element, id=f"wisby-{kind}")
        mark = at(width - MARK, height - MARK, standing)
    wish = f"sell {kind}" if s.asked("sell") and f"sell {kind}" not in s.moves and seat is not None else ""
    return piece(
        el("rect", width=width, height=height, rx=4, class_="edge space wanted" if wanted else "edge space"),
        at(2, 4, good(kind, 17)),
        None if seat is not None else words(str(price), width - 4, height - 7, 13, class_="number", anchor="end"),
        mark,
        tip=tip(*lines, rules=["GOT-79", "GOT-80", *(["GOT-44"] if wanted else [])]),
        choice=s.choice(wish=wish),
    )


def roma(s: Scene) -> Picture:
    """The place of the assembly with its one space. While a district is chosen, a click on it means what lies below."""
    place = s.names.places[ROMA]
    x, y = s.land.place(place.at)
    x, y = x + 10, y - (26 if s.size.narrow else 0)  # a little aside, it leaves the names of its neighbours free
    seat = s.view.roma
    state = s.word("space-free") if seat is None else s.word("space-taken", player=s.players[seat])
    space = el("circle", r=13, class_="space")
    inside = symbol("got-roma", 17, -8.5, -8.5)
    name: Element | None = None
    if seat is not None:
        inside = at(-MARK / 2, -MARK / 2, el("g", player_mark(seat, s.players[seat], MARK).element, id="roma-worker"))
    if not s.size.narrow:
        name = words(s.named(place), 0, 26, 13, class_="heading chart-name on-pasture", anchor="middle")
    lines = tip(s.word("roma-tip"), state, rules=["GOT-86", "GOT-87"])
    through = "none" if any(s.asked(family) for family in PLACING) else None
    return layer(at(x, y, piece(space, inside, name, id_="roma", tip=lines, pointer_events=through)))
