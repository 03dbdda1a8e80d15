"""The Islands: land and sea with tiles and dice, the Income track, Navy and strength, sets of Rum, Fame by source."""

from typing import Final

from skerry.drawing.layout import Picture, at, beside
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import Choice, counted, panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.geometry import COMPACT, FOOT, HEAD
from skerry.games.pirate_haven.board.scene import Scene, thing_id
from skerry.games.pirate_haven.board.things import face, sign, slot_places, small
from skerry.games.pirate_haven.sheet import SOURCES
from skerry.games.pirate_haven.text import capital
from skerry.games.pirate_haven.views import DieSpot, IslandSpot, Offer, Player

TRACK: Final = 30
"""The height of the Income track."""

SIGN_OF: Final = {"total": "fame"}
LOOKS_OF: Final = {"rum": "rum", "treasure": "gold", "total": "star", "income": "gold"}

RULE_OF_SOURCE: Final = {
    "navy": "PIR-86, PIR-R36",
    "rum": "PIR-88",
    "treasure": "PIR-89",
    "direction": "PIR-90",
    "pirates": "PIR-91",
    "total": "PIR-84, PIR-92",
}


def island(s: Scene, seat: int, width: float, cell: float) -> Picture:
    """A player's Island with all that is counted on it."""
    player = s.view.players[seat]
    pad = s.size.pad
    rows = max(row for row, _ in s.names.places.values())
    grid = rows * cell
    height = HEAD + TRACK + grid + 2 * FOOT + pad + 4
    ground = panel(width, height, 8, "panel mine" if seat == s.view.you else "panel")
    turn = seat == s.view.turn and not s.view.over and s.view.phase != "set-up"
    frame = el("rect", width=width, height=height, rx=8, fill="none", class_="at-turn") if turn else None
    drawn = el(
        "g",
        ground,
        frame,
        s.part(f"player-{seat}", head, seat, width).element,
        at(pad, HEAD, s.part(f"income-{seat}", income_track, seat, width - 2 * pad)),
        at(pad, HEAD + TRACK, water(s, player, width - 2 * pad, cell)),
        at(pad, HEAD + TRACK + grid + 4, s.part(f"strength-{seat}", strength_line, seat, width - 2 * pad)),
        at(pad, HEAD + TRACK + grid + 4 + FOOT, s.part(f"fame-{seat}", fame_line, seat, width - 2 * pad)),
        id=f"island-{seat}",
    )
    return Picture(drawn, width, height)


def head(s: Scene, seat: int, width: float) -> Picture:
    """Name and where the wooden Ship is; the place at the end."""
    player = s.view.players[seat]
    name = s.players[seat]
    where = s.word(player.state, place=player.place, path=player.path)
    outcome = s.view.outcome
    if outcome is not None:
        where = f"{s.word('ranks')} {outcome.ranks[seat]}"
    room = width_of(where, 13)
    drawn = el(
        "g",
        at(6, 4, player_mark(seat, name, 22)),
        fitted(name, 34, 20, width - room - 56, 15, class_="heading", bold=True),
        words(where, width - 8, 20, 13, class_="faint", anchor="end"),
        id=f"seat-{seat}",
    )
    return Picture(drawn, width, HEAD)


# --- Income -----------------------------------------------------------------------------------------------------------


def income_track(s: Scene, seat: int, width: float) -> Picture:
    """From 0 to the cap: where the cube is, and where a purchase would leave it."""
    cap, player = s.names.income_cap, s.view.players[seat]
    ahead = counted(Picture(sign("resource", 14), 14, 14), player.next_income, 13)
    step = min((width - 22 - ahead.width - 8) / (cap + 1), 34)
    after = income_after(s, seat)
    spaces = [at(22 + step * n, 3, space(n, step - 2, player, after)) for n in range(cap + 1)]
    tip = [s.word("income-now", income=player.income)]
    tip += [s.word("leaves", left=after)] if after is not None else []
    resources = s.word("next-tip", resources=player.resources, income=player.next_income, cap=cap)
    track = piece(
        symbol("haven-income", 18, 0, 4, "gold"), *spaces, tip="\n".join([*tip, "PIR-11, PIR-13"]), id_=f"income-{seat}"
    )
    return Picture(el("g", track, at(width - ahead.width, 6, piece(ahead.element, tip=resources))), width, TRACK)


def income_after(s: Scene, seat: int) -> int | None:
    """What is left after buying the tile that was landed on, if it can be paid."""
    landed = s.view.landed
    if seat != s.view.turn or landed not in s.names.tiles:
        return None
    left = s.view.players[seat].income - int(s.names.tiles[landed]["value"])
    return left if left >= 0 else None


def space(number: int, width: float, player: Player, after: int | None) -> Element:
    taken = number == player.income
    marks = f"space{' taken' if taken else ''}{' then' if number == after else ''}"
    ground = el("rect", width=width, height=20, rx=3, class_=marks)
    said = words(
        str(number), width / 2, 14.5, 12 if width > 20 else 11, class_="number" if taken else "", anchor="middle"
    )
    cube = el("g", el("rect", width=9, height=9, rx=1.5, class_=f"seat-{player.seat}"), id=f"cube-{player.seat}")
    return el("g", ground, said, at(width - 7, -3, cube) if taken else None)


# --- land and sea -----------------------------------------------------------------------------------------------------


def water(s: Scene, player: Player, width: float, cell: float) -> Element:
    """The Island in its sea."""
    places = s.names.places
    columns = max(column for _, column in places.values())
    rows = max(row for row, _ in places.values())
    wide = width / columns
    spots = player.island
    corners = {spot.id: ((places[spot.id][1] - 1) * wide, (places[spot.id][0] - 1) * cell) for spot in spots}
    land = [corners[spot.id] for spot in spots if not spot.sea]
    sea = el("rect", width=width, height=rows * cell, rx=6, class_="deep")
    free = [
        (row, column)
        for row in range(1, rows + 1)
        for column in range(1, columns + 1)
        if (row, column) not in places.values()
    ]
    foam = [symbol("haven-waves", 30, (column - 0.75) * wide, (row - 0.75) * cell, "foam") for row, column in free]
    coast = [el("rect", x=x - 2, y=y - 2, width=wide + 4, height=cell + 4, rx=12, class_="coast") for x, y in land]
    sand = [el("rect", x=x, y=y, width=wide, height=cell, rx=10, class_="sand") for x, y in land]
    crates = printed_crates(s, free, wide, cell)
    seat = player.seat
    lying = [s.part(f"spot-{seat}-{spot.id}", island_spot, seat, spot, wide, cell) for spot in spots]
    drawn = [at(*corners[spot.id], one) for spot, one in zip(spots, lying, strict=True)]
    return el("g", sea, *foam, *coast, *sand, crates, *drawn)


def printed_crates(s: Scene, free: list[tuple[int, int]], wide: float, cell: float) -> Element | None:
    """The white squares printed on the board, in a free corner if there is one."""
    if not free:
        return None
    row, column = free[0]
    count = s.names.printed_resources
    squares = [at(18 * (n % 3), 18 * (n // 3), sign("resource", 16)) for n in range(count)]
    tip = s.word("printed-tip", count=count)
    return at((column - 0.5) * wide - 26, (row - 0.5) * cell - 17, piece(*squares, tip=tip))


def island_spot(s: Scene, seat: int, spot: IslandSpot, wide: float, cell: float) -> Picture:
    """A spot with what lies there; it can be chosen to place something."""
    player = s.view.players[seat]
    width, height = wide - 6, cell - 6
    lies = spot.lies
    choice = spot_choice(s, player, spot)
    legal = choice is not None and choice.legal
    ground = el("rect", width=width, height=height, rx=5, class_=f"edge {'sea' if spot.sea else 'land'}-spot")
    over = el("rect", width=width, height=height, rx=5, class_="edge clear") if choice is not None else None
    inside: list[Element | None]
    if lies in s.names.tiles:
        inside = [tile_on(s, player, spot, width, height, placing=legal), over]
        tip = about_placed(s, spot)
    elif lies:
        inside = [ground, navy_die(s, player, spot, width, height)]
        tip = ""
    else:
        inside = [ground, preview(s, spot, width, height) if legal else empty_label(s, spot, width, height)]
        tip = about_empty(s, spot, legal=legal)
    drawn = piece(*inside, id_=f"i-{player.seat}-{spot.id}", tip=tip, choice=choice, data_stays="")
    return Picture(at(3, 3, drawn), wide, cell)


def spot_choice(s: Scene, player: Player, spot: IslandSpot) -> Choice | None:
    """Where something is placed, a spot that cannot be chosen is a wish."""
    if not s.mine[player.seat]:
        return None
    name = spot.id
    wish = ""
    if s.asked("buy") and not spot.lies:
        wish = f"buy {name}"
    elif s.coming.startswith("navy") or spot.lies in s.names.tiles:
        wish = f"place {name}" if s.asked("place") else f"to {name}" if s.asked("to") else ""
    return s.choice(f"buy {name}", f"place {name}", f"to {name}", wish=wish)


def empty_label(s: Scene, spot: IslandSpot, width: float, height: float) -> Element:
    """The name of an empty spot."""
    return fitted(s.short_spot(spot.id), width / 2, height / 2 + 4, width - 6, 12, class_="faint", anchor="middle")


def preview(s: Scene, spot: IslandSpot, width: float, height: float) -> Element:
    """What would come to lie on an empty spot: a tile with the capacity that it would have there, or a Navy die."""
    if not spot.offer:
        return at((width - 34) / 2, (height - 34) / 2, small(s.coming, 34, ghost=True))
    number, raised = spot.offer.capacity, spot.offer.raised
    drawn = face(s.names, s.view.landed, s.lang, width, height, number=number, raised=raised)
    return el("g", drawn, class_="is-ghost")


def about_empty(s: Scene, spot: IslandSpot, *, legal: bool) -> str:
    """Its name and neighbours; and what buying leaves."""
    near = ", ".join(s.spot(other) for other in s.names.neighbours[spot.id])
    lines = [f"{capital(s.spot(spot.id))}: {s.word('empty')}", f"{s.word('near')}: {near}"]
    if legal and spot.offer:
        lines += [*s.purchase(s.view.landed), *about_offer(s, spot.offer)]
    return "\n".join([*lines, "PIR-36, PIR-79"])


def about_offer(s: Scene, offer: Offer) -> list[str]:
    """The capacity that the tile landed on would have there, with what raises it, and what it would raise (PIR-44)."""
    is_ship = s.names.tiles[s.view.landed]["kind"] == "ship"
    said = capital(s.word("strength-tip" if is_ship else "capacity-tip", capacity=offer.capacity))
    lines = [said, s.word("raised-tip", raised=offer.raised) if offer.raised else ""]
    if offer.raises:
        lines.append(s.word("raises-tip", spots=", ".join(s.spot(spot) for spot in offer.raises)))
    return [line for line in lines if line]


def about_placed(s: Scene, spot: IslandSpot) -> str:
    """A tile of an Island: its capacity with what raised it, and the Fame of a Pirate."""
    kind = s.names.tiles[spot.lies]["kind"]
    key = "strength-tip" if kind == "ship" else "capacity-tip"
    more = [f"{capital(s.spot(spot.id))}: {s.word(key, capacity=spot.capacity)}"]
    if spot.raised:
        more.append(s.word("raised-tip", raised=spot.raised))
    if kind == "pirate":
        more.append(s.word("pirate-fame", fame=spot.fame))
    return s.about_tile(spot.lies, more, ["PIR-44"])


def tile_on(s: Scene, player: Player, spot: IslandSpot, width: float, height: float, *, placing: bool) -> Element:
    """A tile and its dice, which travel apart; where a die or Rum might be placed, it is shown there already."""
    slot = 22 if width < COMPACT else 27
    entry = s.names.tiles[spot.lies]
    spots = spot.dice or ()
    drawn = face(
        s.names,
        spot.lies,
        s.lang,
        width,
        height,
        number=spot.capacity or 0,
        raised=spot.raised or 0,
        slot=slot,
        opened=not any(one.locked for one in spots),
        filled=[number for number, one in enumerate(spots) if one.lies],
        fame=spot.fame or 0 if entry["kind"] == "pirate" else None,
    )
    dice = [die_spot(s, player, spot, number, one, slot) for number, one in enumerate(spots)]
    lost = None
    if placing:
        number = next(n for n, one in enumerate(spots) if one.is_free())
        dice[number], lost = coming(s, spots[number], slot)
    places = slot_places(entry, width, height, slot)
    return el(
        "g",
        el("g", drawn, id=thing_id(f"t-{player.seat}-{spot.id}", spot.lies)),
        *[at(*place, die) for place, die in zip(places, dice, strict=True)],
        at(width - 3, height - slot - 8, lost) if lost is not None else None,
    )


def coming(s: Scene, die: DieSpot, size: float) -> tuple[Element, Element | None]:
    """What was landed on or is moved as it would lie there, and the pips that would be lost (PIR-41, PIR-64)."""
    name, _, pips = s.coming.partition(" ")
    if not pips:
        return small(name, size, ghost=True), None
    shown = min(int(pips), die.limit)
    lost = int(pips) - shown
    said = words(f"−{lost}", 0, 0, 14, class_="warn", anchor="end") if lost else None
    return small(f"{name} {shown}", size, ghost=True), said


def die_spot(s: Scene, player: Player, spot: IslandSpot, number: int, one: DieSpot, size: float) -> Element:
    """A die that can be raised, a Rum token, or an empty die spot."""
    where = f"{capital(s.spot(spot.id))} ({number + 1})"
    edge = el("rect", x=-2, y=-2, width=size + 4, height=size + 4, rx=size / 5, class_="edge clear")
    if not one.lies:
        key = "locked-tip" if one.locked else "free-tip"
        return piece(edge, tip=s.word(key, where=where, limit=one.limit))
    limit = [] if one.lies == "rum" else [s.word("limit", limit=one.limit)]
    named = f"{spot.id} {number + 1}"
    word = f"raise {named}"
    own = s.mine[player.seat]
    choice = s.choice(word, wish=word if s.asked("raise") and one.full else "") if own else None
    tip = s.about_thing(one.lies, [where, *limit])
    drawn = small(one.lies, size, ghost=s.is_moving(player, named))
    id_ = thing_id(f"d-{player.seat}-{spot.id}", one.lies, number + 1)
    return piece(drawn, edge, id_=id_, tip=tip, choice=choice)


def navy_die(s: Scene, player: Player, spot: IslandSpot, width: float, height: float) -> Element:
    """A Navy die that fills a sea spot; it can be raised, or discarded at the end."""
    size = min(width, height) * 0.66
    edge = el("rect", x=-4, y=-4, width=size + 8, height=size + 8, rx=size / 5, class_="edge clear")
    word = f"raise {spot.id}"
    wish = word if s.raises_navy else ""
    choice = s.choice(word, f"discard-navy {spot.id}", wish=wish) if s.mine[player.seat] else None
    tip = s.about_thing(spot.lies, [capital(s.spot(spot.id))])
    drawn = small(spot.lies, size, ghost=s.is_moving(player, spot.id))
    id_ = thing_id(f"d-{player.seat}-{spot.id}", spot.lies)
    return at((width - size) / 2, (height - size) / 2, piece(drawn, edge, id_=id_, tip=tip, choice=choice))


# --- what is counted --------------------------------------------------------------------------------------------------


def strength_line(s: Scene, seat: int, width: float) -> Picture:
    """Sets of Rum, and the Navy against the strength of the Ships."""
    player = s.view.players[seat]
    check = navy_check(s, player)
    return Picture(el("g", rum_table(s, player), at(width - check.width, 2, check)), width, FOOT)


def navy_check(s: Scene, player: Player) -> Picture:
    """A warning when the Navy dice show more than the Ships are strong (PIR-85)."""
    navy, strength = player.navy, player.strength
    over = navy > strength
    parts = [
        counted(Picture(symbol("haven-navy", 17, class_="warn" if over else ""), 17, 20), navy, 14),
        Picture(words("/", 0, 15, 14, class_="faint"), 6, 20),
        counted(Picture(symbol("haven-strength", 18), 18, 20), strength, 14),
    ]
    if over:
        parts.append(Picture(symbol("haven-warning", 18, 0, 1, "warn"), 18, 20))
    line = beside(parts, 4)
    key = "navy-warning" if over else "navy-covered"
    tip = s.word(key, navy=navy, strength=strength, over=navy - strength)
    return Picture(piece(line.element, id_=f"navy-{player.seat}", tip=tip), line.width, line.height)


def rum_table(s: Scene, player: Player) -> Element:
    """What a set is worth; how far the one begun has come, and how many are full."""
    fame = s.names.rum_fame
    most = len(fame) - 1
    full, rest = divmod(player.rum, most)
    cells = []
    for count in range(1, most + 1):
        reached = count <= rest
        ground = el("rect", width=22, height=18, rx=3, class_="space counts" if reached else "space")
        said = words(str(fame[count]), 11, 13.500, 12, class_="number on-rum" if reached else "", anchor="middle")
        cells.append(at(20 + 24 * (count - 1), 2, el("g", ground, said)))
    sets = words(f"+{full}×{fame[most]}", 24 + 24 * most, 16, 13, class_="number") if full else None
    worth = player.fame.rum
    tip = s.word("rum-tip", rum=player.rum, fame=worth, table=", ".join(str(value) for value in fame[1:]))
    return piece(symbol("haven-rum", 18, 0, 2, "rum"), *cells, sets, id_=f"rum-{player.seat}", tip=tip)


def fame_line(s: Scene, seat: int, width: float) -> Picture:
    """The Fame by source as if the game ended now, and the total."""
    fame = s.view.players[seat].fame.by_source()
    step = width / len(SOURCES)
    drawn = el("g", *[at(step * n, 2, source(s, name, fame[name])) for n, name in enumerate(SOURCES)])
    return Picture(drawn, width, FOOT)


def source(s: Scene, name: str, fame: int) -> Element:
    icon = symbol(f"haven-{SIGN_OF.get(name, name)}", 17, 0, 1, LOOKS_OF.get(name, ""))
    drawn = counted(Picture(icon, 17, 19), fame, 15 if name == "total" else 14)
    title = s.word("fame-source", source=s.word(name), fame=fame)
    return piece(drawn.element, tip=f"{title}\n{RULE_OF_SOURCE[name]}")
