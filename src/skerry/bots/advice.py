"""Advice: the best moves of a decision and everyone's chance of winning, as one seat can judge them.

A position in which another seat is to move is judged by the same search: all that the judging seat cannot know is dealt
anew, and the seat to move looks ahead in each of those deals. So a seat's chances at its own decisions and at those
of the others are measured alike, and a curve of them does not jump where the turn passes on.
"""

from typing import Final

from skerry.bots.deep_search import DeepSearch, by_seats, observed
from skerry.bots.network import Network
from skerry.bots.reasons import Reason, reason
from skerry.bots.search import Search
from skerry.bots.trained import trained
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import State

MOST_TIPS: Final = 3
ENOUGH: Final = 6
"""A move is judged when it was tried at least once for this many descents."""
DEEPER: Final = 8
"""A descent that a network judges takes this much less time than one that plays on."""
DEALS: Final = 16
"""In this many deals of what a seat cannot know the network is asked who wins."""


class Tip:
    """A move: how often it was tried, and the chance of winning after it."""

    def __init__(self, move: Move, visits: int, chance: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance


class Advice:
    """What a seat can say of a position: the best moves, if it is to move, and how likely each seat is to win."""

    def __init__(self, tips: list[Tip], chances: list[float], why: Reason | None = None) -> None:
        self.tips = tips
        self.chances = chances
        self.why = why
        """What the best of them brings."""


def advise(state: State, seat: int, seed: int, descents: int, until: float, also: Move | None = None) -> Advice:
    """What a seat can say of a position in which some seat is to move, from what it knows.

    The tips are those for its own decision, the best first; `also` names a move that stands among them in any case. The
    same seed and number of descents give the same advice if there is time until this moment of `time.perf_counter`.
    """
    network = trained(state.game)
    if network is None:
        search = Search(state.resample(seat, Rng(seed)), Rng(seed), seat=seat)
        search.grow(descents, until)
        chances = search.chances()
        return Advice(tips(search, seat, descents, until, also), chances)
    chances = foreseen(network, state, seat, Rng(seed))
    if state.to_move != seat:
        return Advice([], chances)
    deep = DeepSearch(state.resample(seat, Rng(seed)), Rng(seed), network)
    deep.grow(DEEPER * descents, until)
    found = tips(deep, seat, descents, until, also)
    return Advice(found, chances, reason(network, deep.state, found[0].move, seed))


def tips(search: Search, seat: int, descents: int, until: float, also: Move | None) -> list[Tip]:
    """The moves that the tree came back to most often, if the seat is to move, and the one that was asked for."""
    state, edges = search.state, search.root.edges
    moves = state.moves() if state.to_move == seat else []
    moves.sort(key=lambda move: -edges[move.id].visits)
    told = moves[:MOST_TIPS]
    if also is not None and all(move.id != also.id for move in told):
        told.append(also)
    found = [tried(search, move, max(1, descents // ENOUGH), until) for move in told]
    found.sort(key=lambda tip: (-tip.chance, -tip.visits))
    return found


def tried(search: Search, move: Move, visits: int, until: float) -> Tip:
    """A move of the root, after this many tries at least. From then on every descent begins with it."""
    search.first = move
    edge = search.root.edges[move.id]
    if edge.visits == 0:
        search.grow(search.root.visits + 1, float("inf"))  # without any try nothing could be said, however late it is
    search.grow(search.root.visits + max(0, visits - edge.visits), until)
    return Tip(search.state.game.alphabet[move.id], edge.visits, edge.mean())


def foreseen(network: Network, state: State, seat: int, rng: Rng) -> list[float]:
    """How likely each seat is to win as the network sees it, on average over what this seat cannot know."""
    deals = [state.resample(seat, rng) for _ in range(DEALS)]
    wins = network.look(observed(deals)).wins.mean(axis=0)
    return by_seats(wins.tolist(), state)
