"""The result: Fame by source, the Income that broke a tie, and the places."""

from collections.abc import Sequence
from typing import cast

from skerry.drawing.layout import Picture, at, below
from skerry.drawing.lettering import fitted, paragraph, words, wrapped
from skerry.drawing.pieces import piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.geometry import LEAST, PAD
from skerry.games.pirate_haven.board.island import LOOKS_OF, SIGN_OF
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.board.scenery import open_sea, sheet
from skerry.games.pirate_haven.board.ships import ship
from skerry.games.pirate_haven.views import PirateHavenOutcome


def result(s: Scene) -> Picture:
    """A column for each player."""
    outcome = cast(PirateHavenOutcome, s.view.outcome)
    lines = [names(s)]
    for source, fame in outcome.by_source().items():
        lines.append(line(s, s.word(source), [str(number) for number in fame], source, bold=source == "total"))
    if outcome.tie_break:
        lines.append(line(s, s.word("tie"), [str(income) for income in outcome.income], "income"))
    lines.append(places(s, outcome.ranks))
    return laid_out(s, below(lines), outcome.ranks)


def laid_out(s: Scene, table: Picture, ranks: Sequence[int]) -> Picture:
    """The table on paper; on a screen the Ships come home below it, so that it is as high as the stage was."""
    size, width = s.size, s.size.map_width
    end = table.height + 48 + PAD
    whole = end if size.narrow else size.map_height + size.gap + size.bench_height
    drawn = el(
        "g",
        sheet(width, whole),
        words(s.word("result"), PAD + 2, PAD + 22, 20, class_="heading"),
        at(PAD, PAD + 40, table),
        at(PAD, end, regatta(s, ranks, width - 2 * PAD, whole - end - PAD)),
        id="result",
    )
    return Picture(drawn, width, whole)


def regatta(s: Scene, ranks: Sequence[int], width: float, height: float) -> Element:
    """All Ships come home, the winner's in front and largest, if there is room for them."""
    if height < 92:
        return el("g")
    step = width / len(ranks)
    ships = []
    for place, seat in enumerate(sorted(range(len(ranks)), key=lambda seat: ranks[seat])):
        high = (height - 24) * (1 if ranks[seat] == 1 else 0.8)
        ships.append(at(step * (place + 0.5) - high * 0.38, height - high - 8, ship(s, seat, high)))
    return el("g", open_sea(width, height), *ships)


def line_height(s: Scene) -> float:
    return 34 if s.size.narrow else 48


def label_width(s: Scene) -> float:
    return 132 if s.size.narrow else 150


def column(s: Scene) -> float:
    return float((s.size.map_width - 2 * PAD - label_width(s)) / s.view.seats)


def names(s: Scene) -> Picture:
    """On a phone with many players only the marks fit."""
    wide = column(s)
    drawn = []
    for seat, name in enumerate(s.players):
        end = label_width(s) + wide * (seat + 1)
        drawn.append(at(end - 28, 0, player_mark(seat, name, 24)))
        if wide > 70:
            drawn.append(
                fitted(name, end - 34, 17, wide - 40, 14, class_="heading", anchor="end", bold=True, least=LEAST)
            )
    return Picture(el("g", *drawn), s.size.map_width, 32)


def line(s: Scene, label: str, numbers: Sequence[str], sign: str, *, bold: bool = False) -> Picture:
    ends = [label_width(s) + column(s) * (seat + 1) - 6 for seat in range(len(numbers))]
    size, parts = 18 if bold else 15, wrapped(label, label_width(s) - 30, 14, 2)
    middle = line_height(s) / 2 + 5
    columns = [words(number, end, middle, size, class_="number", anchor="end") for number, end in zip(numbers, ends)]
    said = paragraph(parts, 28, middle - 8 * (len(parts) - 1), 14, 15, class_="bold" if bold else None)
    rule = el("line", x1=0, y1=0, x2=s.size.map_width - 2 * PAD, y2=0, class_="rule")
    picture = symbol(f"haven-{SIGN_OF.get(sign, sign)}", 19, 2, middle - 15, LOOKS_OF.get(sign, ""))
    return Picture(el("g", rule, picture, said, *columns), s.size.map_width, line_height(s))


def places(s: Scene, ranks: Sequence[int]) -> Picture:
    """The winner has a crown."""
    drawn = line(s, s.word("ranks"), [f"{rank}." for rank in ranks], "crown", bold=True)
    crowns = []
    for seat, rank in enumerate(ranks):
        if rank == 1:
            crown = piece(symbol("haven-crown", 20, class_="star"), tip=s.word("winner-tip", player=s.players[seat]))
            crowns.append(at(label_width(s) + column(s) * (seat + 1) - 48, line_height(s) / 2 - 10, crown))
    return Picture(el("g", drawn.element, *crowns), drawn.width, drawn.height)
