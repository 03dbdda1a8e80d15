"""The result: points by source and the places; alone, the best goal."""

from collections.abc import Sequence
from typing import cast

from skerry.drawing.layout import Picture, at, below
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.gotlandia.board.players import SIGN_OF
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.things import MARK
from skerry.games.gotlandia.views import GotlandiaOutcome


def result(s: Scene) -> Picture:
    """A column for each player."""
    outcome = cast(GotlandiaOutcome, s.view.outcome)
    points = outcome.by_source()
    lines = [names(s)]
    for source, sign in SIGN_OF.items():
        numbers = [str(number) for number in points[source]]
        lines.append(line(s, s.word(f"source-{source}"), numbers, sign, bold=source == "total"))
    lines.append(best_goal(s, outcome) if s.view.seats == 1 else places(s, outcome))
    table = below(lines)
    pad, width = s.size.pad, whole_width(s)
    height = table.height + 2 * pad
    return Picture(el("g", panel(width, height), at(pad, pad, table), id="result"), width, height)


def whole_width(s: Scene) -> float:
    """On a screen it lies within your own part, on a phone it is a part of its own."""
    return s.size.side if s.size.narrow else s.size.room


def line_height(s: Scene) -> float:
    return 28 if s.size.narrow else 25


def label_width(s: Scene) -> float:
    return 136 if s.size.narrow else 170


def column(s: Scene) -> float:
    return (whole_width(s) - 2 * s.size.pad - label_width(s)) / s.view.seats


def names(s: Scene) -> Picture:
    """On a phone with many players only the marks fit."""
    wide = column(s)
    drawn = [words(s.word("result"), 2, 16, 16, class_="heading")]
    for seat, name in enumerate(s.players):
        end = label_width(s) + wide * (seat + 1)
        drawn.append(at(end - 26, -3, player_mark(seat, name, MARK)))
        if wide > 70:
            drawn.append(fitted(name, end - 32, 15, wide - 40, 14, class_="heading", anchor="end", bold=True))
    return Picture(el("g", *drawn), whole_width(s), 23)


def line(s: Scene, label: str, numbers: Sequence[str], sign: str, *, bold: bool = False) -> Picture:
    ends = [label_width(s) + column(s) * (seat + 1) - 6 for seat in range(len(numbers))]
    middle = line_height(s) / 2 + 4.5
    size = 15 if bold else 14
    columns = [words(number, end, middle, size, class_="number", anchor="end") for number, end in zip(numbers, ends)]
    said = fitted(label, 24, middle, label_width(s) - 26, 13, bold=bold, least=s.size.letters)
    rule = el("line", x1=0, y1=0, x2=whole_width(s) - 2 * s.size.pad, y2=0, class_="rule")
    drawn = el("g", rule, symbol(f"got-{sign}", 15, 2, middle - 12), said, *columns)
    return Picture(drawn, whole_width(s), line_height(s))


def places(s: Scene, outcome: GotlandiaOutcome) -> Picture:
    """The winner has a crown."""
    drawn = line(s, s.word("ranks"), [f"{rank}." for rank in outcome.ranks], "crown", bold=True)
    crowns = [crown(s, seat, 44, "GOT-193") for seat in outcome.winners]
    return Picture(el("g", drawn.element, *crowns), drawn.width, drawn.height)


def best_goal(s: Scene, outcome: GotlandiaOutcome) -> Picture:
    """Alone there are no places: a goal is reached, or the game is lost."""
    goal = outcome.best_goal
    said = s.named(s.names.goals[goal]) if goal else s.word("no-goal")
    drawn = line(s, s.word("best-goal"), [said], "crown", bold=True)
    wide = width_of(said, 15)
    crowns = [crown(s, seat, wide + 30, "GOT-196") for seat in outcome.winners]
    return Picture(el("g", drawn.element, *crowns), drawn.width, drawn.height)


def crown(s: Scene, seat: int, before: float, rule: str) -> Element:
    """So far before the end of the column of a winner."""
    lines = tip(s.word("winner-tip", player=s.players[seat]), rules=[rule])
    shown = piece(symbol("got-crown", 16, class_="star"), tip=lines)
    return at(label_width(s) + column(s) * (seat + 1) - before, line_height(s) / 2 - 8, shown)
