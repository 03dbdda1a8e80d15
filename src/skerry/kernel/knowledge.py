"""What bots know of a game: how many points each seat may expect, and how far that may still be off."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from skerry.kernel.moves import Move
from skerry.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """The worth of positions. This one knows nothing of a game but the points so far; games have their own."""

    def __init__(self, rival: float = 1.0, least_doubt: float = 1.0, doubt_to_come: float = 0.0) -> None:
        self.rival = rival
        """How much the best of the others' points count against the own, to a bot that looks at one seat alone."""
        self.least_doubt = least_doubt
        self.doubt_to_come = doubt_to_come
        """How much greater the doubt is at the beginning of a game; `tools/fit_doubt.py` finds both."""

    def expected(self, g: S) -> list[float]:
        """The points that each seat may expect in the end."""
        return [float(points) for points in g.scores()]

    def to_come(self, g: S) -> float:
        """The part of the game that is still to come: 1 at its beginning, 0 at its end."""
        return 0.0

    def doubt(self, g: S) -> float:
        """Points by which a lead can be off: with that much ahead of one other player one wins three games of four."""
        return self.least_doubt + self.doubt_to_come * self.to_come(g)

    def idles(self, g: S, move: Move) -> bool:
        """Would this move of the seat to move do nothing? A bot that finishes what it starts has no eyes for it."""
        return False

    def evaluate(self, g: S, seat: int) -> float:
        """The worth of a position for one seat: its points, less a part of those of the best of the others."""
        points = self.expected(g)
        own = points.pop(seat)
        return own - self.rival * max(points) if points else own
