"""The crews with their boats, the own hand, and the result."""

from collections.abc import Sequence

from low_water.board.scene import Scene
from low_water.board.things import card_back, cargo_card, titled
from low_water.views import Crew, LowWaterOutcome
from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import coin, counted, panel, piece, player_mark, symbol
from skerry.drawing.svg import el


def hand(s: Scene, own: Crew) -> Picture:
    """The cards in the own boat."""
    cards = open_hand(s, own.seat, own.hand or ())
    empty = Picture(
        words(s.word("no-cards"), 0, s.size.letters, s.size.letters, class_="faint"), 100, s.size.letters + 6
    )
    throwing = any(word.startswith("throw") for word in s.moves)
    title = s.word("hand") + (f": {s.word('thrown-next')}" if throwing else "")
    return titled(s, title, flow(cards, s.size.inside - 20, 6) if cards else empty, "panel mine")


def open_hand(s: Scene, seat: int, cards: Sequence[str]) -> list[Picture]:
    """Kind by kind, each a fan."""
    return [fan(s, seat, kind, cards.count(kind)) for kind in dict.fromkeys(cards)]


def fan(s: Scene, seat: int, kind: str, count: int) -> Picture:
    """Cards of one kind, one behind the other: they are the same choice, so the foremost offers it."""
    step = 24 if s.size.narrow else 38
    cards = [cargo_card(s, kind, f"hand{seat}-{kind}-{number}", throws=number == count - 1) for number in range(count)]
    drawn = [at(step * number, 0, card) for number, card in enumerate(cards)]
    return Picture(el("g", *drawn), cards[0].width + step * (count - 1), cards[0].height)


def crews(s: Scene) -> Picture:
    """All crews, side by side or below each other."""
    players = s.view.players
    columns = 1 if s.size.narrow else len(players)
    width = (s.size.inside - (columns - 1) * s.size.gap) / columns
    drawn = [s.part(f"crew-{one.seat}", crew, one, width) for one in players]
    return below(drawn, s.size.gap) if s.size.narrow else beside(drawn, s.size.gap, top=True)


def crew(s: Scene, one: Crew, width: float) -> Picture:
    """Name, place, points, cards lost, and the cards in the boat: their backs, or their faces if they lie open."""
    seat, pad = one.seat, 10
    name = s.players[seat]
    signs = crew_signs(s, one)
    boat = carried(s, one, width - 2 * pad)
    line = s.size.sign + 4
    text = width - 3 * pad - s.size.sign - signs.width
    ground = panel(width, line + boat.height + 3 * pad, 8, "panel at-turn" if is_at_turn(s, seat) else "panel")
    where = "" if s.view.over else s.word(one.place)
    drawn = el(
        "g",
        ground,
        at(pad, pad, player_mark(seat, name, s.size.sign)),
        fitted(name, 2 * pad + s.size.sign, pad + s.size.letters - 2, text, s.size.letters, bold=True),
        fitted(where, 2 * pad + s.size.sign, pad + 2 * s.size.letters - 1, text, s.size.letters - 3, class_="faint"),
        at(width - pad - signs.width, pad, signs),
        at(pad, line + 2 * pad, boat),
        id=f"seat-{seat}",
    )
    return Picture(drawn, width, line + boat.height + 3 * pad)


def is_at_turn(s: Scene, seat: int) -> bool:
    return s.view.turn == seat and not s.view.over


def crew_signs(s: Scene, one: Crew) -> Picture:
    """Cards lost, and points."""
    name, radius = s.players[one.seat], s.size.sign / 2
    total = Picture(coin(one.points, radius, radius, radius), s.size.sign, s.size.sign)
    wave = counted(
        Picture(symbol("low-wave", s.size.sign - 8), s.size.sign - 8, s.size.sign - 8), one.lost, s.size.letters
    )
    lost = s.word("lost-tip", player=name, count=one.lost)
    return beside(
        [
            Picture(piece(wave.element, tip=lost), wave.width, wave.height),
            Picture(piece(total.element, tip=s.word("points-tip", player=name)), s.size.sign, s.size.sign),
        ],
        12,
    )


def carried(s: Scene, one: Crew, width: float) -> Picture:
    """The own cards lie in the own hand; those of others show their backs, as many as there are."""
    if s.view.over:
        return Picture(el("g"), width, 0)
    if one.hand and one.seat != s.view.you:
        return flow(open_hand(s, one.seat, one.hand), width, 4)
    backs = beside([card_back(s, f"boat{one.seat}-card-{number}") for number in range(one.cards)], 4)
    high = 26 if s.size.narrow else 38
    tip = s.word("cards-tip", player=s.players[one.seat], count=one.cards)
    return Picture(piece(backs.element, tip=tip), width, high)


# --- the result -------------------------------------------------------------------------------------------------------


def result(s: Scene, outcome: LowWaterOutcome) -> Picture:
    """The points by source, cards lost and places; winners have a crown."""
    rows = [
        marks(s, outcome.ranks),
        *[line(s, s.word(source), points) for source, points in outcome.by_source().items()],
        line(s, s.word("lost"), outcome.lost),
        line(s, s.word("rank"), outcome.ranks),
    ]
    drawn = titled(s, s.word("result"), below(rows))
    return Picture(el("g", drawn.element, id="result"), drawn.width, drawn.height)


def column(s: Scene, seat: int) -> float:
    """Where the column of a seat ends."""
    label = 110 if s.size.narrow else 300
    return label + (s.size.inside - 20 - label) / len(s.view.players) * (seat + 1)


def marks(s: Scene, ranks: Sequence[int]) -> Picture:
    drawn = []
    for seat, rank in enumerate(ranks):
        x = column(s, seat) - s.size.sign
        drawn.append(at(x, 0, player_mark(seat, s.players[seat], s.size.sign)))
        if rank == 1:
            crown = piece(symbol("low-crown", s.size.sign - 4, class_="amber"), tip=s.word("rank-tip", rank=rank))
            drawn.append(at(x - s.size.sign, 2, crown))
    return Picture(el("g", *drawn), s.size.inside - 20, s.size.sign + 4)


def line(s: Scene, label: str, numbers: Sequence[int]) -> Picture:
    high = s.size.letters + 10
    columns = [
        words(str(number), column(s, seat) - 6, s.size.letters + 2, s.size.letters, class_="number", anchor="end")
        for seat, number in enumerate(numbers)
    ]
    return Picture(
        el("g", fitted(label, 0, s.size.letters + 2, 120, s.size.letters), *columns), s.size.inside - 20, high
    )
