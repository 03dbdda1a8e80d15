"""The result: points by source, what the silver came from, and the places."""

from collections.abc import Sequence
from typing import Final, cast

from skerry.drawing.layout import Picture, at, below
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import panel, piece, player_mark, symbol
from skerry.drawing.svg import el
from skerry.games.haithabu.board.geometry import HEAD, TEXT
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.things import signboard
from skerry.games.haithabu.views import HaithabuOutcome, ScoredSilver

SOURCES: Final = {
    "game": "HAI-123",
    "characters": "HAI-116",
    "loans": "HAI-117",
    "silver": "HAI-118",
    "orders": "HAI-119",
    "vehicles": "HAI-120",
    "rank": "HAI-121, HAI-122",
    "total": "HAI-123",
}


def result(s: Scene) -> Picture:
    """A column for each player. It stands where the dial was."""
    outcome = cast(HaithabuOutcome, s.view.outcome)
    lines = [names(s)]
    for source, points in outcome.by_source().items():
        lines.append(line(s, source, [str(number).replace("-", "−") for number in points]))
    lines.append(line(s, "filled", [str(number) for number in outcome.filled]))
    lines.append(final_silver(s, outcome.silver))
    lines.append(places(s, outcome))
    table = below(lines)
    pad, width = s.size.pad, s.size.left
    height = max(table.height + HEAD + 2 * pad, s.size.dial_height)
    drawn = el("g", panel(width, height), signboard(s.word("result"), width), at(pad, HEAD + 4, table), id="result")
    return Picture(drawn, width, height)


LINE: Final = 22.5


def label_width(s: Scene) -> float:
    return 142 if s.size.narrow else 124


def column(s: Scene) -> float:
    return (s.size.left - 2 * s.size.pad - label_width(s)) / s.view.seats


def names(s: Scene) -> Picture:
    """Where the columns are narrow, only the marks fit."""
    wide = column(s)
    drawn = []
    for seat, name in enumerate(s.players):
        end = label_width(s) + wide * (seat + 1)
        drawn.append(at(end - 24, 0, player_mark(seat, name, 24)))
        if wide > 80:
            said = fitted(name, end - 29, 16, wide - 36, 13, class_="heading", anchor="end", bold=True, least=TEXT)
            drawn.append(said)
    return Picture(el("g", *drawn), s.size.left, 25)


def final_silver(s: Scene, silver: Sequence[ScoredSilver]) -> Picture:
    """What the silver came from stands in the explanation."""
    told = [
        s.word("silver-from", player=name, left=have.left, repaid=have.repaid, sale=have.sale)
        for name, have in zip(s.players, silver)
    ]
    return line(s, "final-silver", [str(have.total) for have in silver], "\n".join(told))


def line(s: Scene, source: str, numbers: Sequence[str], told: str = "") -> Picture:
    bold = source in ("total", "ranks")
    ends = [label_width(s) + column(s) * (seat + 1) - 4 for seat in range(len(numbers))]
    columns = [
        words(number, end, 17.5, 17 if bold else 14, class_="number", anchor="end")
        for number, end in zip(numbers, ends)
    ]
    said = fitted(s.word(f"source-{source}"), 2, 17, label_width(s) - 6, 13, bold=bold, least=TEXT)
    rule = el("line", x1=0, y1=0, x2=s.size.left - 2 * s.size.pad, y2=0, class_="rule")
    told = told or "; ".join(f"{name} {number}" for name, number in zip(s.players, numbers))
    tip = f"{s.word(f'source-{source}')}\n{told}\n{SOURCES.get(source, 'HAI-114, HAI-115')}"
    return Picture(piece(rule, said, *columns, tip=tip), s.size.left, LINE)


def places(s: Scene, outcome: HaithabuOutcome) -> Picture:
    """A winner has a crown; a victory may be shared."""
    drawn = line(s, "ranks", [f"{rank}." for rank in outcome.ranks])
    crowns = []
    for seat in outcome.winners:
        tip = s.word("winner-tip", player=s.players[seat])
        crown = piece(symbol("haithabu-crown", 18, class_="star"), tip=tip)
        crowns.append(at(label_width(s) + column(s) * (seat + 1) - 44, LINE / 2 - 9, crown))
    return Picture(el("g", drawn.element, *crowns), drawn.width, drawn.height)
