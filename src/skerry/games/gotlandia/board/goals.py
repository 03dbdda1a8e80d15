"""Alone: the three goals, what they ask for, and which of them are reached."""

from typing import Final

from skerry.drawing.layout import Picture, at, below
from skerry.drawing.lettering import fitted, paragraph, wrapped
from skerry.drawing.pieces import panel, piece
from skerry.drawing.svg import el
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.things import sign
from skerry.games.gotlandia.entries import Goal

NAME: Final = 84
"""Where what a goal asks for begins, behind its name."""


def goals(s: Scene) -> list[Picture]:
    """In a frame of their own; with others at the table there are none."""
    if not s.view.goals:
        return []
    pad = s.size.pad
    body = below([s.part(f"goal-{name}", goal, name) for name in s.view.goals], 2)
    height = body.height + 2 * pad
    return [Picture(el("g", panel(s.size.side, height, 7), at(pad, pad, body)), s.size.side, height)]


def goal(s: Scene, name: str) -> Picture:
    entry, met = s.names.goals[name], s.view.goals[name]
    past = not met and is_past(s, entry)
    mark = sign("tick", 14, "good") if met else sign("cross", 13, "warn") if past else sign("points", 13, "star")
    asked = s.texts.goal(name, s.lang)
    told = wrapped(asked, s.size.room - NAME, 13, 2)
    drawn = [
        mark.element,
        fitted(s.named(entry), 19, 12.5, NAME - 24, 13, bold=True, least=s.size.letters),
        paragraph(told, NAME, 12.5, 13, 15, class_="faint" if past else None),
    ]
    said = "goal-met" if met else "goal-missed" if past else "goal-open"
    lines = tip(s.named(entry), asked, s.word(said), rules=[entry.rule, "GOT-196"])
    return Picture(piece(*drawn, id_=f"goal-{name}", tip=lines), s.size.room, 3 + 15 * len(told))


def is_past(s: Scene, entry: Goal) -> bool:
    """A goal can be reached in its century and before."""
    order = list(s.centuries)
    return s.view.over or order.index(s.view.century) > order.index(entry.by_end_of)
