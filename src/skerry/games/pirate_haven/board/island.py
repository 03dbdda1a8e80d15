"""The Islands: land and sea with tiles and dice, the Income track, Navy and strength, sets of Rum, Fame by source."""

from typing import Final

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import Choice, counted, piece, player_mark, symbol
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.pirate_haven.board.geometry import BEACH, CLOSE, FOOT, FRAME, HEAD, LEAST, PAD
from skerry.games.pirate_haven.board.scene import Scene, thing_id
from skerry.games.pirate_haven.board.scenery import mooring, plot, rose, sheet, shore, swell
from skerry.games.pirate_haven.board.things import face, sign, slot_places, small
from skerry.games.pirate_haven.text import capital, letter_of
from skerry.games.pirate_haven.views import DieSpot, IslandSpot, Offer, Player

TRACK: Final = 34
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


def island(s: Scene, seat: int) -> Picture:
    """A player's Island with all that is counted on it."""
    size = s.size
    width = size.island_width
    inside = width - 2 * PAD
    sea = s.kept(water, seat, inside)
    lines = [
        Picture(at(PAD, 0, s.part(f"income-{seat}", income_track, seat, inside)), width, TRACK),
        Picture(at(PAD, 0, sea), width, sea.height),
        Picture(at(PAD, 4, s.part(f"strength-{seat}", strength_line, seat, inside)), width, FOOT),
        Picture(at(PAD, 4, s.part(f"fame-{seat}", fame_line, seat, inside)), width, FOOT),
    ]
    end = width - PAD if seat == s.main else width - CLOSE - PAD
    body = below([s.part(f"player-{seat}", head, seat, width, end), *lines])
    height = body.height + PAD
    return Picture(el("g", sheet(width, height), body.element, id=f"island-{seat}"), width, height)


def head(s: Scene, seat: int, width: float, end: float) -> Picture:
    """Name and where the wooden Ship is; the place at the end. The head of the player at turn is gold."""
    name = s.players[seat]
    where = place_of(s, seat)
    room = width_of(where, LEAST)
    drawn = el(
        "g",
        el("path", d=f"M3 3H{width - 3:g}V{HEAD}H3Z", class_="at-turn") if s.at_turn[seat] else None,
        at(PAD, 5, player_mark(seat, name, 23)),
        fitted(name, 38, 22, end - room - 50, 16, class_="heading", bold=True, least=LEAST),
        words(where, end, 22, LEAST, class_="faint", anchor="end"),
        id=f"seat-{seat}",
    )
    return Picture(drawn, width, HEAD)


def place_of(s: Scene, seat: int) -> str:
    """Where the wooden Ship is, or the place at the end."""
    if s.view.outcome is not None:
        return f"{s.word('ranks')} {s.view.outcome.ranks[seat]}"
    player = s.view.players[seat]
    return s.word(player.state, place=player.place, path=player.path)


# --- Income -----------------------------------------------------------------------------------------------------------


def income_track(s: Scene, seat: int, width: float) -> Picture:
    """From 0 to the cap: where the cube is, and where a purchase would leave it."""
    cap, player = s.names.income_cap, s.view.players[seat]
    ahead = counted(Picture(sign("resource", 15), 15, 15), player.next_income, 14)
    step = min((width - 24 - ahead.width - 8) / (cap + 1), 34)
    after = income_after(s, seat)
    spaces = [at(24 + step * n, 3, space(n, step - 2, player, after)) for n in range(cap + 1)]
    tip = [s.word("income-now", income=player.income)]
    tip += [s.word("leaves", left=after)] if after is not None else []
    resources = s.word("next-tip", resources=player.resources, income=player.next_income, cap=cap)
    track = piece(
        symbol("haven-income", 20, 0, 4, "gold"), *spaces, tip="\n".join([*tip, "PIR-11, PIR-13"]), id_=f"income-{seat}"
    )
    return Picture(el("g", track, at(width - ahead.width, 8, piece(ahead.element, tip=resources))), width, TRACK)


def income_after(s: Scene, seat: int) -> int | None:
    """What is left after buying the tile that was landed on, if it can be paid."""
    landed = s.view.landed
    if seat != s.view.turn or landed not in s.names.tiles:
        return None
    left = s.view.players[seat].income - s.names.tiles[landed].value
    return left if left >= 0 else None


def space(number: int, width: float, player: Player, after: int | None) -> Element:
    taken = number == player.income
    marks = f"space{' taken' if taken else ''}{' then' if number == after else ''}"
    ground = el("rect", width=width, height=24, rx=4, class_=marks)
    said = words(str(number), width / 2, 17, LEAST, class_="number" if taken else "", anchor="middle")
    cube = el("g", el("rect", width=10, height=10, rx=2, class_=f"seat-{player.seat}"), id=f"cube-{player.seat}")
    return el("g", ground, said, at(width - 7, -3, cube) if taken else None)


# --- land and sea -----------------------------------------------------------------------------------------------------


def water(s: Scene, seat: int, width: float) -> Picture:
    """The Island in its sea; letters above and numbers on the left name its spots, as on any map."""
    places, player = s.names.places, s.view.players[seat]
    columns = max(column for _, column in places.values())
    rows = max(row for row, _ in places.values())
    wide, cell = (width - FRAME) / columns, s.size.island_cell
    corners = {spot: ((column - 1) * wide, (row - 1) * cell) for spot, (row, column) in places.items()}
    ground = tuple(corners[spot.id] for spot in player.island if not spot.sea)
    free = [
        (row, column)
        for row in range(1, rows + 1)
        for column in range(1, columns + 1)
        if (row, column) not in places.values()
    ]
    lying = [s.part(f"spot-{seat}-{spot.id}", island_spot, seat, spot, wide, cell) for spot in player.island]
    inside = el(
        "g",
        at(0, -BEACH / 2, swell(wide * columns, cell * rows + BEACH)),
        shore(ground, wide, cell),
        at((free[-1][1] - 0.5) * wide, (free[-1][0] - 0.5) * cell, rose(min(wide, cell) * 0.36)) if free else None,
        printed_crates(s, free, wide, cell),
        *[at(*corners[spot.id], one) for spot, one in zip(player.island, lying, strict=True)],
    )
    return Picture(
        el("g", edge(columns, rows, wide, cell), at(FRAME, FRAME + BEACH / 2, inside)),
        width,
        FRAME + rows * cell + BEACH,
    )


@drawn_once
def edge(columns: int, rows: int, wide: float, cell: float) -> Element:
    """Letters from left to right, numbers from top to bottom."""
    above = [
        words(letter_of(column), FRAME + (column - 0.5) * wide, 12, LEAST, class_="faint", anchor="middle")
        for column in range(1, columns + 1)
    ]
    left = [
        words(str(row), 6, FRAME + BEACH / 2 + (row - 0.5) * cell + 5, LEAST, class_="faint", anchor="middle")
        for row in range(1, rows + 1)
    ]
    return el("g", *above, *left)


def printed_crates(s: Scene, free: list[tuple[int, int]], wide: float, cell: float) -> Element | None:
    """The white squares printed on the board: crates on a raft, in a free corner if there is one."""
    if not free:
        return None
    row, column = free[0]
    count = s.names.printed_resources
    raft = el("path", d="M-5 4H59V36H-5Z", class_="wood edge-line")
    squares = [at(18 * (n % 3), 2 + 18 * (n // 3), sign("resource", 18)) for n in range(count)]
    tip = s.word("printed-tip", count=count)
    return at((column - 0.5) * wide - 27, (row - 0.5) * cell - 19, piece(raft, *squares, tip=tip))


def island_spot(s: Scene, seat: int, spot: IslandSpot, wide: float, cell: float) -> Picture:
    """A spot with what lies there; it can be chosen to place something."""
    player = s.view.players[seat]
    width, height = wide - 4, cell - 4
    lies = spot.lies
    choice = spot_choice(s, player, spot)
    legal = choice is not None and choice.legal
    empty = mooring(width, height) if spot.sea else plot(width, height)
    over = el("rect", width=width, height=height, rx=8, class_="edge clear")
    inside: list[Element | None]
    if lies in s.names.tiles:
        inside = [tile_on(s, player, spot, width, height, placing=legal), over if choice is not None else None]
        tip = about_placed(s, spot)
    elif lies:
        inside = [over, navy_die(s, player, spot, width, height)]
        tip = ""
    else:
        inside = [over, preview(s, spot, width, height) if legal else empty]
        tip = about_empty(s, spot, legal=legal)
    drawn = piece(*inside, id_=f"i-{player.seat}-{spot.id}", tip=tip, choice=choice, data_stays="")
    return Picture(at(2, 2, drawn), wide, cell)


def spot_choice(s: Scene, player: Player, spot: IslandSpot) -> Choice | None:
    """Where something is placed, a spot that cannot be chosen is a wish."""
    if not s.mine[player.seat]:
        return None
    name = spot.id
    wish = ""
    if s.asked("buy") and not spot.lies:
        wish = f"buy {name}"
    elif family := next((one for one in ("place", "to") if s.asked(one)), ""):
        wish = f"{family} {name}" if s.coming.startswith("navy") or spot.lies in s.names.tiles else ""
    return s.choice(f"buy {name}", f"place {name}", f"to {name}", wish=wish)


def preview(s: Scene, spot: IslandSpot, width: float, height: float) -> Element:
    """What would come to lie on an empty spot: a tile with the capacity that it would have there, or a Navy die."""
    if not spot.offer:
        return at((width - 40) / 2, (height - 40) / 2, small(s.coming, 40, ghost=True))
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
    is_ship = s.names.tiles[s.view.landed].kind == "ship"
    said = capital(s.word("strength-tip" if is_ship else "capacity-tip", capacity=offer.capacity))
    lines = [said, s.word("raised-tip", raised=offer.raised) if offer.raised else ""]
    if offer.raises:
        lines.append(s.word("raises-tip", spots=", ".join(s.spot(spot) for spot in offer.raises)))
    return [line for line in lines if line]


def about_placed(s: Scene, spot: IslandSpot) -> str:
    """A tile of an Island: its capacity with what raised it, and the Fame of a Pirate."""
    kind = s.names.tiles[spot.lies].kind
    key = "strength-tip" if kind == "ship" else "capacity-tip"
    more = [f"{capital(s.spot(spot.id))}: {s.word(key, capacity=spot.capacity)}"]
    if spot.raised:
        more.append(s.word("raised-tip", raised=spot.raised))
    if kind == "pirate":
        more.append(s.word("pirate-fame", fame=spot.fame))
    return s.about_tile(spot.lies, more, ["PIR-44"])


def tile_on(s: Scene, player: Player, spot: IslandSpot, width: float, height: float, *, placing: bool) -> Element:
    """A tile and its dice, which travel apart; where a die or Rum might be placed, it is shown there already."""
    slot = 26 if s.size.narrow else 30
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
        filled=tuple(number for number, one in enumerate(spots) if one.lies),
        fame=spot.fame or 0 if entry.kind == "pirate" else None,
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
        at(width - 3, height - slot - 20, lost) if lost is not None else None,
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
    finger = el("rect", x=-2, y=-14, width=size + 4, height=size + 18, rx=size / 5, class_="edge clear")
    if not one.lies:
        key = "locked-tip" if one.locked else "free-tip"
        return piece(finger, tip=s.word(key, where=where, limit=one.limit))
    limit = [] if one.lies == "rum" else [s.word("limit", limit=one.limit)]
    named = f"{spot.id} {number + 1}"
    word = f"raise {named}"
    own = s.mine[player.seat]
    choice = s.choice(word, wish=word if s.asked("raise") and one.full else "") if own else None
    tip = s.about_thing(one.lies, [where, *limit])
    drawn = small(one.lies, size, ghost=s.is_moving(player, named))
    id_ = thing_id(f"d-{player.seat}-{spot.id}", one.lies, number + 1)
    return piece(drawn, finger, id_=id_, tip=tip, choice=choice)


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


def navy_check(s: Scene, player: Player, id_: str = "navy") -> Picture:
    """A warning when the Navy dice show more than the Ships are strong (PIR-85)."""
    navy, strength = player.navy, player.strength
    over = navy > strength
    parts = [
        counted(Picture(symbol("haven-navy", 18, class_="warn" if over else ""), 18, 21), navy, 15),
        Picture(words("/", 0, 16, 15, class_="faint"), 6, 21),
        counted(Picture(symbol("haven-strength", 19), 19, 21), strength, 15),
    ]
    if over:
        parts.append(Picture(symbol("haven-warning", 18, 0, 1, "warn"), 18, 21))
    line = beside(parts, 4)
    key = "navy-warning" if over else "navy-covered"
    prizes = ", ".join(str(fame) for fame in s.names.navy_fame)
    tip = s.word(key, navy=navy, strength=strength, over=navy - strength, prizes=prizes)
    return Picture(piece(line.element, id_=f"{id_}-{player.seat}", tip=tip), line.width, line.height)


def rum_table(s: Scene, player: Player) -> Element:
    """What a set is worth; how far the one begun has come, and how many are full."""
    fame = s.names.rum_fame
    most = len(fame) - 1
    full, rest = divmod(player.rum, most)
    cells = []
    for count in range(1, most + 1):
        reached = count <= rest
        ground = el("rect", width=25, height=21, rx=4, class_="space counts" if reached else "space")
        said = words(str(fame[count]), 12.5, 15.5, LEAST, class_="number on-rum" if reached else "", anchor="middle")
        cells.append(at(23 + 27 * (count - 1), 1, el("g", ground, said)))
    sets = words(f"+{full}×{fame[most]}", 26 + 27 * most, 17, LEAST, class_="number") if full else None
    tip = s.word("rum-tip", rum=player.rum, fame=player.fame.rum, table=", ".join(str(value) for value in fame[1:]))
    return piece(symbol("haven-rum", 20, 0, 1, "rum"), *cells, sets, id_=f"rum-{player.seat}", tip=tip)


def fame_line(s: Scene, seat: int, width: float) -> Picture:
    """The Fame by source as if the game ended now, and the total."""
    fame = s.view.players[seat].fame.by_source()
    step = width / len(fame)
    drawn = el("g", *[at(step * n, 2, source(s, name, number)) for n, (name, number) in enumerate(fame.items())])
    return Picture(drawn, width, FOOT)


def source(s: Scene, name: str, fame: int) -> Element:
    icon = symbol(f"haven-{SIGN_OF.get(name, name)}", 19, 0, 1, LOOKS_OF.get(name, ""))
    drawn = counted(Picture(icon, 19, 21), fame, 17 if name == "total" else 15)
    title = s.word("fame-source", source=s.word(name), fame=fame)
    return piece(drawn.element, tip=f"{title}\n{RULE_OF_SOURCE[name]}")
