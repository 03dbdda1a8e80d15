"""The line at the top: seasons and months, and a strip for each player in turn order, which opens that player's mat."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.drawers import handle
from skerry.drawing.layout import Picture, at, beside
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.haithabu.board.geometry import TEXT
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.scenery import sky
from skerry.games.haithabu.board.things import (
    amount,
    artwork,
    face,
    neutral_worker,
    points,
    silver,
    told,
    worker,
    worker_id,
)
from skerry.games.haithabu.entries import GameTurn
from skerry.games.haithabu.views import Player

BOX: Final = 20
"""The size of a season or a month."""


def stage(s: Scene) -> Picture:
    """On a phone the strips lie below each other, with the other players."""
    shown = s.part("calendar", calendar)
    return shown if s.size.narrow else beside([shown, *strips(s)], s.size.gap)


# --- the calendar -----------------------------------------------------------------------------------------------------


def calendar(s: Scene) -> Picture:
    """Two years of four seasons, three months in each, and the loans that are left."""
    width, height = s.size.calendar_width, s.size.head_height
    more = [order(s)] if s.size.narrow else [] if s.view.over else [loans(s)]
    line = beside([turns(s), phases(s), *more], 8)
    drawn = el("g", sky(width, height), at((width - line.width) / 2, (height - line.height) / 2, line), id="stage")
    return Picture(drawn, width, height)


def turns(s: Scene) -> Picture:
    """The year that is on, with its seasons."""
    now = s.entries.game_turn[max(s.view.turn, 1) - 1]
    label = s.word("year", year=now.year)
    drawn = [told(label, TEXT, bold=True)]
    drawn += [one_turn(s, entry) for entry in s.entries.game_turn if entry.year == now.year]
    return beside(drawn, 2)


def one_turn(s: Scene, entry: GameTurn) -> Picture:
    number = entry.number
    when = "now" if number == s.view.turn else "past" if number < s.view.turn else "tick"
    sign = symbol(artwork(entry.season, "spring"), 15, 2.5, 2.5, f"on-{when}")
    tip = f"{s.names.season(number, s.lang)}\n{s.word('turn-of', turn=number, turns=s.view.turns)}\nHAI-18"
    return Picture(piece(el("rect", width=BOX, height=BOX, rx=5, class_=when), sign, tip=tip), BOX, BOX)


def phases(s: Scene) -> Picture:
    """The months of a season."""
    parts = [] if s.size.narrow else [told(s.word("month"), TEXT, bold=True)]
    for number in range(1, s.view.phases + 1):
        when = "now" if number == s.view.phase else "past" if number < s.view.phase else "tick"
        said = words(str(number), BOX / 2, 14.5, TEXT, class_=f"number on-{when}", anchor="middle")
        parts.append(Picture(el("g", el("rect", width=BOX, height=BOX, rx=5, class_=when), said), BOX, BOX))
    line = beside(parts, 2)
    tip = s.word("phase-tip", phase=s.view.phase, phases=s.view.phases)
    return Picture(piece(line.element, tip=tip), line.width, line.height)


def loans(s: Scene) -> Picture:
    """How many loan markers nobody has."""
    left = s.view.loan_markers
    loan = s.entries.loan
    shown = amount("loan", left, 15, "loan")
    tip = s.word("loans-tip", left=left, payout=loan.payout.silver, repay=loan.repay, points=-loan.vp_per_unpaid_loan)
    return Picture(piece(shown.element, tip=tip), shown.width, shown.height)


# --- the players ------------------------------------------------------------------------------------------------------


def order(s: Scene) -> Picture:
    """On a phone: the players in turn order with their points."""
    return beside([one_player(s, seat) for seat in s.view.order_of_turns or range(s.view.seats)], 7)


def one_player(s: Scene, seat: int) -> Picture:
    number = told(str(s.points(seat)), 14, bold=True)
    mark = player_mark(seat, s.players[seat], 24)
    line = beside([mark, number], 2)
    frame = (
        el("rect", x=-3, y=-3, width=line.width + 6, height=30, rx=6, class_="tick at-turn")
        if s.is_acting(seat)
        else None
    )
    return Picture(piece(frame, line.element, tip=strip_tip(s, seat)), line.width, 24)


def strips(s: Scene) -> list[Picture]:
    """In turn order."""
    seats = s.view.order_of_turns or range(s.view.seats)
    return [s.part(f"strip-{seat}", strip, seat, s.size.strip_width) for seat in seats]


def strip(s: Scene, seat: int, width: float) -> Picture:
    """A player in short; a click opens the mat, unless it lies open anyway."""
    inside = (ground(s, seat, width), *strip_words(s, seat, width))
    if s.is_main(seat) or s.size.narrow:
        return Picture(piece(*inside, tip=strip_tip(s, seat)), width, s.size.head_height)
    label = s.word("open-mat", player=s.players[seat])
    return Picture(handle(f"mat-{seat}", *inside, label=label), width, s.size.head_height)


def ground(s: Scene, seat: int, width: float) -> Element:
    looks = f"panel{' mine' if s.mine[seat] else ''}{' at-turn' if s.is_acting(seat) else ''}"
    return panel(width, s.size.head_height, 8, looks)


def strip_words(s: Scene, seat: int, width: float) -> list[Element | None]:
    """The name and the points; below them workers, stores, and whatever else there is room for."""
    owner = s.view.players[seat]
    right = beside(purse(s, owner), 8)
    first = seat == s.view.start_player
    start = 52 if first else 38
    room = width - right.width - start - 10
    lower = fitting([*figures(s, owner), *stores(s, owner), *characters(s, owner)], width - 44, 7)
    return [
        at(6, 7, player_mark(seat, s.players[seat], 26)),
        at(36, 3, flag()) if first else None,
        fitted(s.players[seat], start, 16, room, 14, class_="heading", bold=True, least=TEXT),
        at(width - right.width - 6, 3, right),
        at(38, 21, lower),
    ]


def fitting(pictures: Sequence[Picture], width: float, gap: float) -> Picture:
    """As many of them as there is room for."""
    shown: list[Picture] = []
    for picture in pictures:
        if beside([*shown, picture], gap).width <= width:
            shown.append(picture)
    return beside(shown, gap)


def strip_tip(s: Scene, seat: int) -> str:
    lines = [s.players[seat], s.word("points-are", points=s.points(seat))]
    if seat == s.view.start_player:
        lines.append(s.word("is-start-player"))
    if s.is_acting(seat):
        lines.append(s.word("is-active"))
    return "\n".join([*lines, "HAI-19, HAI-112"])


@drawn_once
def flag() -> Element:
    """The start player has it."""
    return el("path", d="M1 16V1H12L9 5L12 9H3V16Z", class_="flag")


def purse(s: Scene, owner: Player) -> list[Picture]:
    """Points, and silver if it may be seen; the large mat has them at its head."""
    shown = points(s.points(owner.seat), 15)
    if s.is_main(owner.seat):
        return [shown]
    seat = owner.seat
    coins = silver("?" if owner.silver is None else owner.silver, 15)
    return [named(shown, f"points-{seat}"), named(coins, f"silver-{seat}")]


def named(shown: Picture, id_: str) -> Picture:
    return Picture(el("g", shown.element, id=id_), shown.width, shown.height)


def figures(s: Scene, owner: Player) -> list[Picture]:
    """The workers that are still to be placed in this game turn; those of the large mat travel from there."""
    if not s.is_main(owner.seat):
        return at_home(s, owner, 17)
    shown = [worker(owner.seat, s.players[owner.seat], 17)] * owner.workers
    return [beside(shown, 1)] if shown else []


def at_home(s: Scene, owner: Player, size: float) -> list[Picture]:
    """The workers in hand, the neutral one with them."""
    seat, count = owner.seat, owner.workers
    shown = [(worker_id("home", seat, number + 1), worker(seat, s.players[seat], size)) for number in range(count)]
    if s.is_acting(seat) and "neutral" in s.action.to_place:
        shown.append((worker_id("home", None, 1), neutral_worker(size)))
    if not shown:
        return []
    line = beside([Picture(el("g", one.element, id=id_), one.width, one.height) for id_, one in shown], 1)
    return [Picture(piece(line.element, tip=s.word("workers-tip", count=len(shown))), line.width, line.height)]


def stores(s: Scene, owner: Player) -> list[Picture]:
    """How full warehouse and trading post are; goods of others come from here and go here."""
    shown = []
    for one in owner.stores():
        over = one.total > one.limit
        sign = amount(one.place, f"{one.total}/{one.limit}", 14, "warn" if over else "tone")
        shown.append(sign if s.is_main(owner.seat) else named(sign, f"seat-{owner.seat}-{one.place}"))
    return shown


def characters(s: Scene, owner: Player) -> list[Picture]:
    return [Picture(face(name, 17), 17, 17) for name in owner.characters]
