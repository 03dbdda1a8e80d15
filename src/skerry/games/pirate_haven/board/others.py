"""The other players, a strip for each: name, where the Ship is, and what can be counted. It opens the Island."""

from skerry.drawing.drawers import drawer, handle
from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import counted, panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.decks import decks, decks_sign, opener
from skerry.games.pirate_haven.board.geometry import CLOSE, LEAST, PAD, SEATED
from skerry.games.pirate_haven.board.island import island, navy_check, place_of
from skerry.games.pirate_haven.board.scene import Scene


def seats_of_others(s: Scene) -> list[int]:
    """Clockwise from the one whose Island is drawn large."""
    return [(s.main + place) % s.view.seats for place in range(1, s.view.seats)]


def strips(s: Scene) -> Picture:
    """Side by side, on a phone below each other; at the end the decks."""
    drawn = [strip(s, seat) for seat in seats_of_others(s)]
    drawn.append(s.part("decks", decks_sign))
    return below(drawn, s.size.gap) if s.size.narrow else beside(drawn, s.size.gap)


def drawers(s: Scene) -> list[Element]:
    """The Islands of the others and the decks: they open over the own Island, on a phone over the strips."""
    islands = [opened(s, f"island-{seat}", island(s, seat)) for seat in seats_of_others(s)]
    return [*islands, opened(s, "decks", decks(s))]


def opened(s: Scene, name: str, picture: Picture) -> Element:
    """With a cross in its corner that closes it."""
    ground = panel(CLOSE, CLOSE, 8, "card")
    finger = el("rect", x=-11, y=-7, width=46, height=46, class_="clear")
    cross = el("path", d="M10 10L22 22M22 10L10 22", class_="zoom-mark")
    button = handle(name, finger, ground, cross, label=s.word("close"))
    return drawer(name, picture.element, at(picture.width - CLOSE - 2, 2, button))


def strip(s: Scene, seat: int) -> Picture:
    """What one wants to know of another player at a glance, in two lines that seldom change together."""
    line, tally = s.part(f"strip-{seat}", head, seat), s.part(f"tally-{seat}", counts, seat)
    return Picture(el("g", line.element, at(PAD, 41, tally)), line.width, line.height)


def head(s: Scene, seat: int) -> Picture:
    """Name and Fame; where the Ship is, if there is room: the chart shows it as well."""
    width, player, name = s.size.strip_width, s.view.players[seat], s.players[seat]
    fame = counted(Picture(symbol("haven-fame", 20, class_="star"), 20, 22), player.fame.total, 17)
    where = place_of(s, seat)
    room = width - fame.width - 38 - 44
    shown = width_of(where, LEAST) + width_of(name, 16, bold=True) + 10 < room
    named = min(width_of(name, 16, bold=True), room)
    drawn = el(
        "g",
        panel(width, SEATED, 8, f"paper edge-line{' at-turn' if s.at_turn[seat] else ''}"),
        at(PAD, 8, el("g", player_mark(seat, name, 25).element, id=f"seat-{seat}-mark")),
        fitted(name, 40, 26, named, 16, class_="heading", bold=True, least=LEAST),
        words(where, 50 + named, 26, LEAST, class_="faint") if shown else None,
        at(width - fame.width - 32, 9, fame),
        opener(width, s.word("open-island", player=name), f"island-{seat}"),
    )
    return Picture(drawn, width, SEATED)


def counts(s: Scene, seat: int) -> Picture:
    """Income, Navy and strength, Rum and Treasure."""
    player = s.view.players[seat]
    income = counted(Picture(symbol("haven-income", 18, class_="gold"), 18, 21), player.income, 15)
    drunk = counted(Picture(symbol("haven-rum", 19, class_="rum"), 19, 21), player.rum, 15)
    gold = counted(Picture(symbol("haven-treasure", 18, class_="gold"), 18, 21), player.fame.treasure, 15)
    things = [
        said(income, f"{s.word('income-now', income=player.income)}\nPIR-11, PIR-13"),
        navy_check(s, player, "strip-navy"),
        said(drunk, s.word("rum-count", rum=player.rum, fame=player.fame.rum)),
        said(gold, f"{s.word('fame-source', source=s.word('treasure'), fame=player.fame.treasure)}\nPIR-89"),
    ]
    return beside(things, 16)


def said(drawn: Picture, tip: str) -> Picture:
    ground = el("rect", x=-4, y=-4, width=drawn.width + 8, height=drawn.height + 8, class_="clear")
    return Picture(piece(ground, drawn.element, tip=tip), drawn.width, drawn.height)
