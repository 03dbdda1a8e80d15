"""The result: points by source, the money that broke a tie, and the places."""

from collections.abc import Sequence
from typing import Final, cast

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.riga.board.geometry import SMALL
from skerry.games.riga.board.scene import Scene, signed
from skerry.games.riga.sheet import money_counted
from skerry.games.riga.views import RigaOutcome

LINE: Final = 24


def result(s: Scene) -> Picture:
    """A column for each player."""
    outcome = cast(RigaOutcome, s.view.outcome)
    lines = [names(s)]
    for source, points in outcome.by_source().items():
        if source == "riga_unbuilt" and not s.view.variants.riga_buildings:
            continue
        lines.append(line(s, s.word(source), [signed(number) for number in points], bold=source == "total"))
    if money_counted(outcome):
        lines.append(line(s, s.word("money"), [str(money) for money in outcome.money]))
    lines.append(places(s, outcome.ranks))
    table = below(lines)
    pad, width = s.size.pad, s.size.inside
    height = table.height + 34 + 2 * pad
    heading = words(s.word("result"), pad, pad + 16, 16, class_="heading")
    drawn = el("g", panel(width, height), heading, at(pad, pad + 30, table), id="result")
    return Picture(drawn, width, height)


def label_width(s: Scene) -> float:
    return 142 if s.size.narrow else 240


def column(s: Scene) -> float:
    room = s.size.inside - 2 * s.size.pad - label_width(s)
    return float(min(room / s.view.seats, 190))


def names(s: Scene) -> Picture:
    columns = [at(label_width(s) + column(s) * seat, 0, name(s, seat)) for seat in range(s.view.seats)]
    return Picture(el("g", *columns), s.size.inside, LINE + 4)


def name(s: Scene, seat: int) -> Picture:
    """On a phone with many players only the mark fits."""
    mark = player_mark(seat, s.players[seat], 22)
    room = column(s) - 40
    if room < 40:
        return Picture(at(column(s) - 22, 0, mark), column(s), 22)
    said = fitted(s.players[seat], room, 16, room, 14, class_="heading", anchor="end", bold=True, least=SMALL)
    return beside([Picture(said, room, 22), mark], 18)


def line(s: Scene, label: str, numbers: Sequence[str], *, bold: bool = False) -> Picture:
    said = fitted(label, 2, 16, label_width(s) - 4, 14, bold=bold, least=SMALL)
    ends = [label_width(s) + column(s) * (seat + 1) - 4 for seat in range(len(numbers))]
    size = 16 if bold else 14
    columns = [words(number, end, 16, size, class_="number", anchor="end") for number, end in zip(numbers, ends)]
    return Picture(el("g", rule(s), said, *columns), s.size.inside, LINE)


def rule(s: Scene) -> Element:
    return el("line", x1=0, y1=-2, x2=label_width(s) + column(s) * s.view.seats, y2=-2, class_="rule")


def places(s: Scene, ranks: Sequence[int]) -> Picture:
    """The winner has a crown."""
    drawn = line(s, s.word("ranks"), [f"{rank}." for rank in ranks], bold=True)
    crowns = []
    for seat, rank in enumerate(ranks):
        if rank == 1:
            crown = piece(symbol("riga-crown", 20), tip=s.word("rank", rank=rank))
            crowns.append(at(label_width(s) + column(s) * (seat + 1) - 44, 0, crown))
    return Picture(el("g", drawn.element, *crowns), drawn.width, drawn.height)
