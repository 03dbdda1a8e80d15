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
from skerry.games.riga.board.scenery import crane, ground, stones


def quay(s: Scene) -> Picture:
    """New buildings above the separator, old ones below it (RIG-11)."""
    width = s.size.display_width
    parts = [offers(s, s.view.new), separator(s, width - 2 * s.size.pad), offers(s, s.view.old)]
    return area(s, s.part("buildings", buildings_head), below(parts, s.size.card_gap / 2), street)


def buildings_head(s: Scene) -> Picture:
    return head(s, s.word("display"), building_piles(s), s.size.display_width)


@drawn_once
def street(width: float, height: float) -> Element:
    """The crane stands where cards seldom lie."""
    reach = at(width - 150, height - 24, crane()) if height > width / 3 else None
    return el("g", ground(width, height, "street"), at(0, height - 26, stones(width, 26)), reach)


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
    line = el("line", x1=width_of(label, SMALL) + 26, y1=10, x2=width, y2=10, class_="rule")
    arrow = el("path", d="M4 6H12L8 13Z", class_="now")
    said = words(label, 18, 15, SMALL)
    return Picture(piece(arrow, said, line, id_="separator", tip=s.word("separator-tip")), width, SEPARATOR)
