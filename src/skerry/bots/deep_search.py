"""The same search with a network: its policy says which moves to try, and it judges the positions that are reached.

What chance brings is a node of its own here, since the network knows what each outcome is worth. A descent ends where
it meets a position with moves that its node does not know. Several descents are judged at once, which takes the network
a third of the time: a move that another of them is trying counts as lost meanwhile, so that they part.
"""

import time
from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

import numpy as np

from skerry.bots.network import Looks, Network
from skerry.bots.search import Edge, Node, Search
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER, State

AT_ONCE: Final = 16
"""Descents that are judged together, all through one deal."""
EXPLORE: Final = 0.3
"""How much a move that was tried little is preferred to one that did well."""
DOUBTED: Final = 4.0
"""A policy that learned by playing is surer than it is right: so much less do its logits differ here."""
FLAT: Final = 0.05
"""The part of the prior that all moves share equally, so that none is overlooked for good."""


class Descent:
    """The way to a position that is to be judged."""

    def __init__(self, root: Node, state: State) -> None:
        self.state = state
        self.node = root
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.seats: list[int] = []

    def back(self, values: list[float]) -> None:
        """What came of it, for every seat that chose on the way."""
        for node, edge, seat in zip(self.nodes, self.edges, self.seats):
            node.total += values[seat]
            edge.total += values[seat]


class DeepSearch(Search):
    """A tree for the seat to move, grown from its decision with a network."""

    def __init__(self, state: State, rng: Rng, network: Network, root: Node | None = None) -> None:
        self.network = network
        super().__init__(state, rng, root)

    def begin(self, kept: bool) -> None:
        """The first look is at the root. What a kept tree knows already stays."""
        root = Descent(self.root, self.state)
        self.expand(root, self.looks([root]), 0)

    def grow(self, descents: int, until: float) -> None:
        root = self.root
        while root.visits < descents and (root.visits == 0 or time.perf_counter() < until):
            deal = self.state.resample(self.seat, self.rng)
            together = min(AT_ONCE, descents - root.visits)
            self.judge([self.reached(deal.copy()) for _ in range(together)])

    def reached(self, state: State) -> Descent:
        """Down to a position that is new, or to the end."""
        descent = Descent(self.root, state)
        while state.to_move != OVER and knows(descent.node, state):
            node, seat = descent.node, state.to_move
            move = self.chosen(node, state)
            edge = node.edges[move.id]
            node.visits += 1
            edge.visits += 1
            descent.nodes.append(node)
            descent.edges.append(edge)
            descent.seats.append(seat)
            descent.node = self.settled(self.played(node, state, move), state)
        return descent

    def settled(self, node: Node, state: State) -> Node:
        """Draw what is chance and play what is forced."""
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                node = self.played(node, state, state.draw(self.rng))
                continue
            moves = state.moves()
            if len(moves) > 1:
                break
            node = self.played(node, state, moves[0])
        return node

    def judge(self, descents: list[Descent]) -> None:
        """Ask the network about all that was reached and tell every node on the way."""
        asked = [descent for descent in descents if descent.state.to_move != OVER]
        looks = self.looks(asked) if asked else None
        row = 0
        for descent in descents:
            if looks is None or descent.state.to_move == OVER:
                values = self.values(descent.state)
            else:
                values = by_seats(looks.wins[row].tolist(), descent.state)
                self.expand(descent, looks, row)
                row += 1
            self.count(values)
            descent.back(values)

    def values(self, state: State) -> list[float]:
        """After the end; alone the points, as the network was taught to count them."""
        if state.seats > 1:
            return super().values(state)
        return [min(max(state.scores()[0] / float(self.network.card["alone"]), 0.0), 1.0)]

    def looks(self, asked: Sequence[Descent]) -> Looks:
        return self.network.look(observed([descent.state for descent in asked]))

    def expand(self, descent: Descent, looks: Looks, row: int) -> None:
        """Give each move a prior, those that the node knows already too: they were seen in another deal."""
        moves = descent.state.moves()
        edges = descent.node.edges
        for move, prior in zip(moves, priors(looks.logits[row], moves)):
            if move.id not in edges:
                edges[move.id] = Edge(prior)

    def select(self, node: Node, state: State) -> Move:
        """The move with the best balance of what is known and what might be."""
        moves = state.moves()
        usual = node.total / node.visits if node.visits else 0.5
        spread = EXPLORE * sqrt(node.visits + 1)
        best = -1.0
        chosen = moves[0]
        for move in moves:
            edge = node.edges[move.id]
            mean = edge.total / edge.visits if edge.visits else usual
            score = mean + spread * edge.prior / (1 + edge.visits)
            if score > best:
                best = score
                chosen = move
        return chosen


def knows(node: Node, state: State) -> bool:
    """Has the node a prior for every legal move?"""
    edges = node.edges
    if not edges:
        return False
    for move in state.moves():
        if move.id not in edges:
            return False
    return True


def observed(states: Sequence[State]) -> "np.ndarray[tuple[int, int], np.dtype[np.uint8]]":
    """What the seat to move may know in each of these positions."""
    rows = b"".join([seen(state) for state in states])
    return np.frombuffer(rows, np.uint8).reshape(len(states), -1)


def seen(state: State) -> bytes:
    observation = state.game.observation
    assert observation is not None, "without an observation there is no network"
    return bytes(observation.numbers(state, state.to_move))


def priors(logits: "np.ndarray[tuple[int], np.dtype[np.float32]]", moves: list[Move]) -> list[float]:
    """How likely each move is to be the network's choice."""
    wanted: list[float] = logits[[move.id for move in moves]].tolist()
    best = max(wanted)
    weights = [exp((one - best) / DOUBTED) for one in wanted]
    whole = sum(weights)
    return [FLAT / len(moves) + (1.0 - FLAT) * weight / whole for weight in weights]


def by_seats(wins: list[float], state: State) -> list[float]:
    """Shares of the win counted from the seat to move, as those of the seats from the first on."""
    return [wins[(seat - state.to_move) % state.seats] for seat in range(state.seats)]
