"""The Map between the Direction tiles: the path, what lies on its spots, the wooden Ships, and the way home."""

from typing import Final

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el, number
from skerry.games.pirate_haven.board.geometry import GUTTER, STRIP
from skerry.games.pirate_haven.board.scene import Scene, thing_id
from skerry.games.pirate_haven.board.standing import standing
from skerry.games.pirate_haven.board.things import LETTERS, die, face, pawn, rum
from skerry.games.pirate_haven.views import MapSpot

ROWS: Final = 4


def chart(s: Scene) -> Picture:
    """Where the game stands; below it the left Direction tile, the Map and the right Direction tile."""
    size = s.size
    head = s.part("standing", standing, size.map_width - 2 * size.pad - 4)
    top = head.height + 4
    height = top + ROWS * size.cell_height + size.pad
    start = size.pad + size.left_width + GUTTER
    end = start + size.cell_width * s.view.columns + GUTTER
    spots = [s.part(f"map-{spot.path}", spot_of_map, spot, heading(s, spot)) for spot in s.view.spots]
    sea = el(
        "g",
        s.part("path", wake).element,
        *[at(*corner(s, spot), drawn) for spot, drawn in zip(s.view.spots, spots, strict=True)],
    )
    drawn = el(
        "g",
        panel(size.map_width, height, 8, "deep"),
        *waves(size.map_width, height),
        at(size.pad + 2, 3, head),
        at(start, top, el("g", map_tiles(s), sea)),
        at(size.pad, top, s.part("direction", left_tile)),
        right_tile(s, end, top) if size.right_width else None,
        id="map",
    )
    return Picture(drawn, size.map_width, height)


def waves(width: float, height: float) -> list[Element]:
    """The sea, here and there."""
    return [
        symbol("haven-waves", 26, 30 + 61 * i % (width - 60), 34 + 97 * i % (height - 60), "foam") for i in range(1, 22)
    ]


# --- the path ---------------------------------------------------------------------------------------------------------


def place(s: Scene, spot: MapSpot) -> tuple[int, int]:
    """Row and column of a spot (PIR-20)."""
    row, column = divmod(spot.tile, s.view.columns)
    return 2 * row + spot.half, column


def corner(s: Scene, spot: MapSpot) -> tuple[float, float]:
    row, column = place(s, spot)
    return column * s.size.cell_width, row * s.size.cell_height


def heading(s: Scene, spot: MapSpot) -> int:
    """1 if the path runs to the right there, -1 if to the left."""
    spots = s.view.spots
    row, column = place(s, spot)
    for other, sense in ((spot.path, 1), (spot.path - 2, -1)):
        if 0 <= other < len(spots) and place(s, spots[other])[0] == row:
            return sense if place(s, spots[other])[1] > column else -sense
    return 1


def wake(s: Scene) -> Picture:
    """The path as one current with its turns; arrows say which way it runs."""
    width, height = s.size.cell_width, s.size.cell_height
    middle = STRIP + (height - STRIP) / 2
    end = width * s.view.columns
    line = f"M{-GUTTER} {number(middle)}"
    turns = []
    for spot, after in zip(s.view.spots, [*s.view.spots[1:], None], strict=True):
        x, y = corner(s, spot)
        line += f"L{number(x + width / 2)} {number(y + middle)}"
        if after is not None and place(s, after)[0] != place(s, spot)[0]:
            side = end if heading(s, spot) > 0 else 0
            turns.append(turn(side, y + middle, corner(s, after)[1] + middle, heading(s, spot)))
            line += f"L{number(side)} {number(y + middle)}L{number(side)} {number(corner(s, after)[1] + middle)}"
    line += f"L{-GUTTER} {number((ROWS - 1) * height + middle)}"
    current = el("path", d=line, class_="wake", stroke_width=height * 0.3)
    enter = arrow(-GUTTER + 3, middle, 1, GUTTER - 6)
    leave = arrow(-3, (ROWS - 1) * height + middle, -1, GUTTER - 6)
    drawn = piece(current, *turns, enter, leave, tip=s.word("path-tip", last=len(s.view.spots)))
    return Picture(drawn, width, height)


def turn(x: float, y: float, to: float, sense: int) -> Element:
    """Where the path turns into the next row."""
    out = x + sense * (GUTTER - 4)
    near = x + sense * 3
    bend = f"M{number(near)} {number(y)}Q{number(out)} {number(y)} {number(out)} {number((y + to) / 2)}"
    bend += f"Q{number(out)} {number(to)} {number(near)} {number(to)}"
    tip = near + sense * 6
    head = f"M{number(tip)} {number(to - 6)}L{number(near)} {number(to)}L{number(tip)} {number(to + 6)}"
    return el("path", d=bend + head, class_="arrow")


def arrow(x: float, y: float, sense: int, length: float) -> Element:
    """An arrow from a point to the left or right."""
    end = x + sense * length
    back = end - sense * 4
    d = f"M{number(x)} {number(y)}H{number(end)}M{number(back)} {number(y - 4)}L{number(end)} {number(y)}"
    return el("path", d=f"{d}L{number(back)} {number(y + 4)}", class_="arrow")


def map_tiles(s: Scene) -> Element:
    """The ground of the Map tiles, two spots each."""
    width, height = s.size.cell_width, s.size.cell_height
    drawn = []
    for index, tile in enumerate(s.view.map):
        row, column = divmod(index, s.view.columns)
        ground = el("rect", width=width - 4, height=2 * height - 4, rx=6, class_="map-tile")
        tip = f"{s.names.map_tile(tile, s.lang)}\nPIR-16, PIR-18"
        drawn.append(at(column * width + 2, row * 2 * height + 2, piece(ground, id_=f"tile-{tile}", tip=tip)))
    return el("g", *drawn)


# --- spots ------------------------------------------------------------------------------------------------------------


def spot_of_map(s: Scene, spot: MapSpot, sense: int) -> Picture:
    """A spot with its number, the way, who would move next, and what lies there."""
    width, height = s.size.cell_width, s.size.cell_height
    travel = "leave" in s.moves
    choice = s.choice(f"sail {spot.path}", wish=f"sail {spot.path}" if travel else "")
    ground = el("rect", x=3, y=2, width=width - 6, height=height - 5, rx=5, class_="edge clear")
    parts = [ground, words(str(spot.path), 7, STRIP - 1, LETTERS, class_="number faint")]
    if not s.size.narrow:
        parts.append(arrow(width / 2 - sense * 7, STRIP - 5, sense, 14))
    if spot.next is not None and spot.open:
        parts.append(at(width - 22, 1, follows(s, spot.next)))
    if spot.open:
        parts.append(at(5, STRIP + 2, lying(s, spot, width - 10, height - STRIP - 8)))
    if spot.ship is not None:
        parts.append(ship_on(s, spot.ship))
    held = "" if spot.ship is None else "held"
    tip = about_spot(s, spot)
    drawn = piece(*parts, id_=f"m-{spot.path}", class_=held, tip=tip, choice=choice, data_stays="")
    return Picture(drawn, width, height)


def follows(s: Scene, seat: int) -> Picture:
    """Who would move next."""
    return player_mark(seat, s.players[seat], 18)


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
    """A tile, a die, Rum or a special action; a bonus in the corner."""
    thing = spot.lies
    narrower = min(width, 116)
    bonus = at(width - 24, height - 21, bonus_mark(s, spot.bonus)) if spot.bonus else None
    if not thing:
        return el("g", bonus)
    id_ = thing_id(f"m-{spot.path}", thing)
    if thing in s.names.tiles:
        tile = el("g", face(s.names, thing, s.lang, narrower, height, slot=13), id=id_)
        return el("g", at((width - narrower) / 2, 0, tile), bonus)
    return el("g", centred(width, height, special(s, thing, id_)), bonus)


def centred(width: float, height: float, picture: Picture) -> Element:
    return at((width - picture.width) / 2, (height - picture.height) / 2, picture)


def special(s: Scene, thing: str, id_: str) -> Picture:
    """A die, a Rum token, or the sign of a special action."""
    size = 30 if s.size.narrow else 40
    name, _, pips = thing.partition(" ")
    if pips:
        return Picture(el("g", die(name, int(pips), size), id=id_), size, size)
    if name == "rum":
        return Picture(el("g", rum(size + 6), id=id_), size + 6, size + 6)
    amount = s.names.specials[name]["amount"]
    said = words(f"+{amount}", size / 2, size + 10, 15, class_="number", anchor="middle")
    if name == "two-income":
        return Picture(el("g", symbol("haven-income", size - 4, 2, 0, "gold"), said), size, size + 12)
    colour = name.removeprefix("all-")
    dice = [at(0, 0, die(colour, 3, size * 0.5)), at(size * 0.5 + 2, 0, die(colour, 5, size * 0.5))]
    third = at(size * 0.25, size * 0.25, die(colour, 4, size * 0.5))
    return Picture(el("g", *dice, third, said), size, size + 12)


def bonus_mark(s: Scene, bonus: str) -> Element:
    """A bonus printed beside a tile: a pip on a die of that colour, or Income."""
    amount = words(f"+{s.names.specials[bonus]['amount']}", 11, 15, 11, class_="number", anchor="middle")
    circle = el("circle", cx=11, cy=11, r=12, class_="knob")
    if bonus == "one-income":
        return el("g", circle, at(13, 7, symbol("haven-income", 15, class_="gold")), at(-3, 0, amount))
    colour = bonus.removeprefix("one-")
    return el("g", circle, at(14, 9, die(colour, 1, 12)), at(-3, 0, amount))


def ship_on(s: Scene, seat: int) -> Element:
    size = 38 if s.size.narrow else 50
    return at(
        (s.size.cell_width - size * 40 / 44) / 2,
        STRIP + (s.size.cell_height - STRIP - size) / 2,
        ship(s, seat, size),
    )


def ship(s: Scene, seat: int, size: float) -> Element:
    """A wooden Ship: it keeps its id wherever it sails."""
    player = s.view.players[seat]
    where = s.word(player.state, place=player.place, path=player.path)
    tip = s.word("ship-tip", player=s.players[seat], where=where)
    return piece(pawn(seat, s.players[seat], size).element, id_=f"ship-{seat}", tip=tip)


# --- the Direction tiles ----------------------------------------------------------------------------------------------


def left_tile(s: Scene) -> Picture:
    """The places of those who wait and of those who are home, and the way home."""
    width, height = s.size.left_width, ROWS * s.size.cell_height - 3
    leave = 66 if s.size.narrow else 74
    step = (height - leave - 4) / 4
    berths = [at(4, 4 + step * index, berth(s, index, width - 8, step - 4)) for index in range(4)]
    ground = el("rect", width=width, height=height, rx=6, class_="wood")
    out = at(4, height - leave, leaving(s, width - 8, leave - 4))
    drawn = el("g", piece(ground, tip=s.word("left-tip")), *berths, out, id="left-direction")
    return Picture(drawn, width, height)


def berth(s: Scene, index: int, width: float, height: float) -> Element:
    """A place of the left Direction tile, with its Fame in the last round."""
    ground = el("rect", width=width, height=height, rx=5, class_="berth")
    fame = s.names.direction_fame[index] if s.view.last_round else 0
    waiting = [p.seat for p in s.view.players if p.state == "waiting" and p.place == index + 1]
    home = [p.seat for p in s.view.players if p.state == "home" and p.place == index + 1]
    size = 36 if s.size.narrow else 46
    shift = 2 if s.size.narrow else 22
    ships = [at(shift, height - size - 2, ship(s, seat, size)) for seat in waiting + home]
    label = words(f"{index + 1}" if s.size.narrow else f"{index + 1}.", 4, 15, 13, class_="number on-wood")
    star = None
    if fame:
        star = el(
            "g",
            symbol("haven-fame", 13, width - 26, 3.5, "on-wood"),
            words(str(fame), width - 4, 15, 13, class_="number on-wood", anchor="end"),
        )
    flag = symbol("haven-direction", 14, width - 16, height - 17, "on-wood") if home else None
    tip = s.word("place-fame-tip" if fame else "place-tip", place=index + 1, fame=fame)
    return piece(ground, label, star, *ships, flag, id_=f"place-{index + 1}", tip=tip)


def leaving(s: Scene, width: float, height: float) -> Element:
    """Leave the Map: the place that would be taken, and who would move next."""
    view = s.view
    ground = el("rect", width=width, height=height, rx=5, class_="edge card")
    home = len([player for player in view.players if player.state == "home"])
    parts: list[Element] = [
        ground,
        symbol("haven-direction", 26, width / 2 - 13, 6, "hull"),
        fitted(s.word("leave-map"), width / 2, height - 9, width - 4, 13, anchor="middle", bold=True),
    ]
    lines = [s.word("leave-title")]
    if view.phase == "travel":
        lines.append(s.word("leave-place", place=home + 1))
        if view.last_round and home < len(s.names.direction_fame):
            lines.append(s.word("leave-fame", fame=s.names.direction_fame[home]))
        elif s.you is not None and s.you.income:
            lines.append(s.word("leave-lost", income=s.you.income))
        if view.after_leaving >= 0:
            lines.append(s.word("follows", player=s.players[view.after_leaving]))
            parts.append(at(width - 20, 2, follows(s, view.after_leaving)))
    return piece(*parts, id_="leave", tip="\n".join([*lines, "PIR-29, PIR-31"]), choice=s.choice("leave"))


def right_tile(s: Scene, x: float, y: float) -> Element:
    """Where the path turns at the right end."""
    height = ROWS * s.size.cell_height - 3
    ground = el("rect", width=s.size.right_width, height=height, rx=6, class_="wood")
    return at(x, y, piece(ground, id_="right-direction", tip=s.word("right-tip")))
