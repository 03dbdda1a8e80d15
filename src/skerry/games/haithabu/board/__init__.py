"""The table of Haithabu drawn as SVG, from a seat's view and its legal moves; neither state nor rule is known here.

Things are drawn at the origin by small functions and put together by their sizes. What can be chosen carries the word
of its move (`data-move`), what might be wished but is not legal that word too (`data-wish`), so that a page can say
why. What can be explained carries some lines about it, in the last one the ids of the rules (`data-tip`). What travels
keeps its id: order cards (`o-order-25`), vehicles (`v-ship-20-3`), goods by place, kind and number (`market-mead-3`,
`warehouse-0-mead-1`). Places have one each: spaces (`space-A`, `stall-mead`), stacks, mats, piles, characters, the inn.
"""

from functools import partial
from typing import Final

from skerry.drawing.board import Boards, Frame, zone
from skerry.drawing.drawers import drawer
from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.desk import advice_on_phone, desk
from skerry.games.haithabu.board.dial import dial
from skerry.games.haithabu.board.events import night, night_asks
from skerry.games.haithabu.board.looks import ARTWORK, STYLESHEET
from skerry.games.haithabu.board.market import market
from skerry.games.haithabu.board.mat import mat
from skerry.games.haithabu.board.offers import orders, vehicles
from skerry.games.haithabu.board.others import drawers_of_mats, mats_of_others
from skerry.games.haithabu.board.people import people
from skerry.games.haithabu.board.result import result
from skerry.games.haithabu.board.scales import scales
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.stage import stage
from skerry.games.haithabu.text import Texts

WITHOUT_A_PIECE: Final = {"end-turn", "nothing", "done", "point", "loan"}

FRAME: Final = Frame("haithabu", STYLESHEET, ARTWORK)


def boards(texts: Texts) -> Boards[Scene]:
    return Boards(FRAME, partial(Scene, texts), whole, WITHOUT_A_PIECE)


def whole(s: Scene) -> Picture:
    return in_zones(s) if s.size.narrow else on_a_screen(s)


def on_a_screen(s: Scene) -> Picture:
    """The dial and the people on the left; on the right the market, what can be taken, the own mat and the desk.

    Drawers open over the market, and the events of the night over what can be taken; when a die is to be rolled or an
    event to be picked, they lie open.
    """
    gap, asked = s.size.gap, night_asks(s)
    town = below([middle(s), s.kept(people)], gap)
    offers = beside([s.kept(orders), s.kept(vehicles)], gap, top=True)
    if asked:
        offers = Picture(el("g", offers.element, visibility="hidden"), offers.width, offers.height)
    own = beside([s.kept(mat, s.main, s.size.mat_width, s.size.lower_height), s.part("desk", desk)], gap, top=True)
    whole = beside([town, below([s.kept(market), offers, own], gap)], gap, top=True)
    events = s.kept(night).element
    cards = events if asked else drawer("events", events)
    in_front = [*drawers_of_mats(s), drawer("scales", s.kept(scales).element)]
    over = el("g", *in_front, at(0, s.size.market_height + gap, cards))
    return below([stage(s), layered(whole, at(s.size.left + gap, 0, over))], gap)


def in_zones(s: Scene) -> Picture:
    """On a phone: the dial and the market; the people and what can be taken; what is mine; the other players."""
    gap = s.size.gap
    table = below([stage(s), middle(s), s.kept(market)], gap)
    told = s.part("advice", advice_on_phone)
    offers = below([s.kept(people), *([told] if told.height else []), s.kept(orders), s.kept(vehicles)], gap)
    asked = night_asks(s)
    desk_on_phone = s.part("desk", desk)
    mine = [desk_on_phone] if desk_on_phone.height else []
    mine += [s.kept(night)] if asked else []
    zones = [
        zone("table", layered(table, at(0, s.size.head_height + gap, drawer("scales", s.kept(scales).element)))),
        zone("town", layered(offers, drawer("events", None if asked else s.kept(night).element))),
        zone("mine", below([*mine, s.kept(mat, s.main, s.size.mat_width)], gap), scrolls=True),
        zone("others", mats_of_others(s), scrolls=True),
    ]
    return below(zones, gap)


def middle(s: Scene) -> Picture:
    """At the end the result takes the place of the dial."""
    return s.kept(dial) if s.view.outcome is None else s.part("result", result)


def layered(whole: Picture, over: Element) -> Picture:
    return Picture(el("g", whole.element, over), whole.width, whole.height)
