"""The year, the season and the order of turns."""

from typing import Final

from skerry.drawing.layout import Picture, at, beside, flow
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.riga.board.geometry import SKY, SMALL
from skerry.games.riga.board.scene import Scene
from skerry.games.riga.board.scenery import sky

RULES: Final = {"spring": "RIG-15", "summer": "RIG-27", "autumn": "RIG-45", "winter": "RIG-49"}


def calendar(s: Scene) -> Picture:
    pad, width = s.size.pad, s.size.inside
    line = flow([s.kept(years), s.kept(seasons), s.kept(order)], width - 2 * pad, 14 if s.size.narrow else 22, 6)
    height = max(line.height + 10, 2 * SKY if s.size.narrow else SKY)
    return Picture(el("g", sky(width, height, sun=not s.size.narrow), at(pad, 5, line)), width, height)


def years(s: Scene) -> Picture:
    label = s.word("years")
    start = width_of(label, 14, bold=True) + 8
    boxes = [at(start + 22 * (number - 1), 2, year(s, number)) for number in range(1, s.view.years + 1)]
    named = s.word("year-of", year=s.view.year, years=s.view.years) if s.view.year else s.word("set-up")
    drawn = piece(words(label, 0, 18, 14, class_="heading"), *boxes, tip=f"{named}\nRIG-12")
    return Picture(drawn, start + 22 * s.view.years, 26)


def year(s: Scene, number: int) -> Element:
    when = "now" if number == s.view.year else "past" if number < s.view.year else "tick"
    said = words(str(number), 10, 16, SMALL, class_=f"number on-{when}", anchor="middle")
    return el("g", el("rect", width=20, height=22, rx=4, class_=when), said)


def seasons(s: Scene) -> Picture:
    return beside([season(s, name) for name in s.names.seasons], 4)


def season(s: Scene, name: str) -> Picture:
    """A sign; the season that is on is named as well, where there is room."""
    tip = f"{s.names.seasons[name].name[s.lang]}\n{RULES[name]}"
    if name != s.view.season or s.view.over or s.size.narrow:
        now = name == s.view.season and not s.view.over
        ground = el("rect", width=26, height=26, rx=13, class_="now" if now else "tick")
        return Picture(piece(ground, symbol(f"riga-{name}", 16, 5, 5, "on-now" if now else ""), tip=tip), 26, 26)
    label = s.names.season(name, s.lang)
    width = 34 + width_of(label, SMALL, bold=True)
    ground = el("rect", width=width, height=26, rx=13, class_="now")
    said = words(label, 25, 17.5, SMALL, class_="number on-now")
    return Picture(piece(ground, symbol(f"riga-{name}", 16, 6, 5, "on-now"), said, tip=tip), width, 26)


def order(s: Scene) -> Picture:
    """The turn that is on and those to come; who has two in a row has both in one frame."""
    turns = list(s.view.order)
    if s.view.season in ("summer", "autumn"):
        turns.insert(0, (s.view.season, s.view.turn))
    drawn = [turn(s, *turns[place], first=starts(turns, place), current=place == 0) for place in range(len(turns))]
    for place in range(len(turns) - 1):
        if turns[place][1] == turns[place + 1][1]:
            drawn[place : place + 2] = [twice(s, drawn[place : place + 2], turns[place][1])]
            break
    return beside(drawn, 6)


def starts(turns: list[tuple[str, int]], place: int) -> bool:
    """Is this the first turn shown of its season?"""
    return place == 0 or turns[place - 1][0] != turns[place][0]


def turn(s: Scene, season: str, seat: int, *, first: bool, current: bool) -> Picture:
    """A turn; the first of a season has its sign before it. On a screen the turn that is on is named."""
    name = s.players[seat]
    parts = [Picture(symbol(f"riga-{season}", 15), 15, 15)] if first else []
    parts.append(player_mark(seat, name, 22))
    if current and not s.size.narrow:
        width = min(width_of(name, SMALL, bold=current), 84)
        parts.append(Picture(fitted(name, 0, 15.5, width, SMALL, bold=current, least=SMALL), width, 22))
    line = beside(parts, 4)
    tip = s.word("turn-tip", seat=name, season=s.names.season(season, s.lang), rule=RULES[season])
    return Picture(piece(line.element, tip=tip), line.width, line.height)


def twice(s: Scene, turns: list[Picture], seat: int) -> Picture:
    """Two turns of a seat in a row, announced (RIG-46)."""
    line = beside([*turns, Picture(words("2×", 0, 15.5, SMALL, class_="number"), 16, 22)], 5)
    width = line.width + 12
    frame = el("rect", width=width, height=28, rx=14, class_="twice")
    return Picture(piece(frame, at(6, 3, line), tip=s.word("twice", seat=s.players[seat])), width, 28)
