"""What a game that is over was to each seat, as numbers that a network can learn to expect."""

import numpy as np
from numpy.typing import NDArray

from skerry import Game, Rng, State
from skerry.bots.network import POINTS
from skerry.kernel.driver import play_out
from skerry.learn.plans import Plan

VICTORY = 0.6
"""How much of a game's worth is the victory; the rest is the lead, which says more while all still play badly."""


class Outcomes:
    """The numbers of a game: its worth, the share of the victory by seat, points by source, and everyone's total.

    Seats are counted from the one whose numbers they are.
    """

    def __init__(self, game: Game, plan: Plan) -> None:
        self.plan = plan
        self.most_seats = game.seats.stop - 1
        self.shares = max(self.most_seats, 2)
        state = game.start()
        play_out(state, Rng(1))
        self.sources = [source for source in by_source(state, 0) if source != "total"]
        self.points = len(self.sources) + self.most_seats
        self.size = 1 + self.shares + self.points

    def of(self, state: State) -> NDArray[np.float32]:
        """A row for each seat."""
        scores, seats = state.scores(), state.seats
        winners = state.winners()
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if seats == 1:
            worth = min(max(scores[0] / self.plan.alone, 0.0), 1.0)
            shares = [worth, 1 - worth]
        found = np.zeros((self.most_seats, self.size), np.float32)
        for seat in range(seats):
            around = [(seat + step) % seats for step in range(seats)]
            row = found[seat]
            row[0] = self.worth(seat, scores, shares)
            row[1 : 1 + len(shares)] = [shares[other] for other in around] if seats > 1 else shares
            points = by_source(state, seat)
            row[1 + self.shares : 1 + self.shares + len(self.sources)] = [points[source] for source in self.sources]
            totals = 1 + self.shares + len(self.sources)
            row[totals : totals + seats] = [scores[other] for other in around]
            row[1 + self.shares :] /= POINTS
        return found

    def worth(self, seat: int, scores: list[int], shares: list[float]) -> float:
        """From -1 to 1; alone it grows with the points."""
        seats = len(scores)
        if seats == 1:
            return 2 * shares[0] - 1
        ahead = scores[seat] - max(scores[other] for other in range(seats) if other != seat)
        lead = min(max(ahead / self.plan.lead, -1.0), 1.0)
        return VICTORY * (shares[seat] * seats - 1) / (seats - 1) + (1 - VICTORY) * lead


def by_source(state: State, seat: int) -> dict[str, int]:
    """The final points of a seat by source, where a game tells them."""
    points = state.outcome().get("points", [])
    return dict(points[seat]) if points and isinstance(points[seat], dict) else {}
