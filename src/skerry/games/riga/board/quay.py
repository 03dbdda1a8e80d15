"""The buildings on display: houses along the quay, those that leave next spring below the line."""

from collections.abc import Sequence

from skerry.drawing.layout import Picture, at, below, flow
from skerry.drawing.lettering import width_of, words
from skerry.drawing.pieces import piece
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.riga.board.area import area, head
from skerry.games.riga.board.cards import building_card
from skerry.games.riga.board.geometry import SEPARATOR, SMALL
from skerry.games.riga.board.piles import building_piles
from skerry.games.riga.board.scene import Scene
from skerry.games.riga.board.scenery import crane, gables, ground, stones, town


def quay(s: Scene) -> Picture:
    """New buildings above the separator, old ones below it (RIG-11)."""
    width = s.size.display_width
    parts = [offers(s, s.view.new), separator(s, width - 2 * s.size.pad), offers(s, s.view.old)]
    return area(s, s.part("buildings", buildings_head), below(parts, s.size.card_gap / 2), street)


def buildings_head(s: Scene) -> Picture:
    return head(s, s.word("display"), building_piles(s), s.size.display_width)


@drawn_once
def street(width: float, height: float) -> Element:
    """The town stands along the quay; its crane stands where cards seldom lie."""
    foot = height - 22
    high = min(foot - 8, 0.36 * width, 180)
    return el(
        "g",
        ground(width, height, "sky"),
        at(0, foot, town(width)),
        gables(4, foot, high),
        at(0, foot - 1, stones(width, 23)),
        crane(width - 4, foot + 4, high),
    )


def offers(s: Scene, buildings: Sequence[str]) -> Picture:
    """On a screen all stand in one line, on a phone three by three."""
    wide = s.size.card_width if s.size.narrow else min(s.size.card_width, s.size.card_in(max(len(buildings), 1)))
    cards = [s.part(f"offer-{b}", offer, b, wide) for b in buildings]
    lines = flow(cards, s.size.display_width - 2 * s.size.pad, s.size.card_gap)
    return Picture(lines.element, lines.width, max(lines.height, s.size.card_height))


def offer(s: Scene, building: str, width: float) -> Picture:
    return building_card(s, building, width, s.choice(f"take-building {building}"), height=s.size.card_height)


def separator(s: Scene, width: float) -> Picture:
    label = s.word("separator")
    long = width_of(label, SMALL) + 26
    line = el("line", x1=long, y1=11, x2=width, y2=11, class_="beam")
    board = el("rect", y=1, width=long, height=SEPARATOR - 2, rx=3, class_="sign")
    said = el("g", el("path", d="M6 7H14L10 14Z"), words(label, 19, 15.5, SMALL), class_="on-sign")
    return Picture(piece(line, board, said, id_="separator", tip=s.word("separator-tip")), width, SEPARATOR)
