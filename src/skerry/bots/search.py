"""Information-set Monte Carlo tree search: every seat plays for itself, and the searcher knows what its seat knows.

The tree is that of one seat. Before every few descents all that this seat cannot know is dealt anew, so a node stands
for all positions with the same moves behind them, as far as the seat sees them. Chance is drawn on the way down and
makes no nodes of its own: what a move is worth is its mean over what may happen. Not every move of a node is legal in
every descent; so a move counts how often it could have been chosen. A descent ends at the first move that nobody
tried before. From there everyone plays on for some turns as the game's own knowledge bids, so that no position is
judged in the midst of a turn, and that knowledge says how likely each seat is to win then.
"""

import time
from math import exp, sqrt
from typing import Any, Final

from skerry.bots.own_turn import OwnTurn
from skerry.kernel.knowledge import Knowledge
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, EVERYONE, OVER, State

DESCENTS: Final = 8
"""Descents through one deal: to deal anew takes longer than a descent in some games."""
EXPLORE: Final = 1.0
"""How much a move that was tried little is preferred to one that did well."""
AT_THE_ROOT: Final = 2000
"""How many positions of the own turn are looked at before the first descent."""
ON_THE_WAY: Final = 20
"""How many positions of a turn are looked at for any decision behind that."""
TURNS: Final = 2
"""How many whole turns are played on after a descent, behind the one it ended in."""
SHARP: Final = 50.0
"""How clearly the prior prefers what looks best at once. Exploration takes care of the others."""
FLAT: Final = 0.1
"""The part of the prior that all moves share equally, so that none is overlooked for good."""
UNSEEN: Final = -1
"""The way on after a move that the seat does not see."""


class Edge:
    """A move at a node: how often it could be chosen, how often it was, and what came of it for its player."""

    def __init__(self, prior: float = 0.0) -> None:  # compiled classes that need no arguments can be pickled
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """How often the seat that chose it won."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """Positions that look the same to the seat but for what chance brought."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}
        self.children: dict[int, Node] = {}

    def after(self, seen: int) -> "Node":
        """The node behind what the seat sees of a move."""
        child = self.children.get(seen)
        if child is None:
            child = self.children[seen] = Node()
        return child


class Search:
    """A tree in the eyes of a seat, grown from a decision: by default its own."""

    def __init__(self, state: State, rng: Rng, root: Node | None = None, seat: int | None = None) -> None:
        self.state = state
        self.seat = state.to_move if seat is None else seat
        self.rng = rng
        self.knowledge: Knowledge[Any] = state.game.knowledge
        self.root = Node() if root is None else root
        self.first: Move | None = None
        """The move that every descent has to begin with, if any."""
        self.won = [0.0] * state.seats
        """How often each seat won in the descents so far."""
        self.aim = 0.0
        """Alone there is nobody to beat but one's own expectation."""
        self.begin(root is not None)

    def begin(self, kept: bool) -> None:
        """Before the first descent."""
        if kept:  # anew: what was looked at on the way is little for a root
            self.weigh(self.root, self.state, self.state.moves())
        self.aim = self.knowledge.expected(self.state)[0]

    def grow(self, descents: int, until: float) -> None:
        """Descend until the root was visited so often, or until this moment of `time.perf_counter`."""
        root = self.root
        while root.visits < descents and (root.visits == 0 or time.perf_counter() < until):
            deal = self.state.resample(self.seat, self.rng)
            for _ in range(min(DESCENTS, descents - root.visits)):
                self.descend(deal.copy())
                if time.perf_counter() >= until:
                    return

    def descend(self, state: State) -> None:
        """From the root to a move that is new or to the end, and back with what came of it."""
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[int] = []
        new = False
        while not new and state.to_move != OVER:
            seats.append(state.to_move)
            move = self.chosen(node, state)
            edge = node.edges[move.id]
            nodes.append(node)
            edges.append(edge)
            new = edge.visits == 0
            node = self.settled(self.played(node, state, move), state)
        self.play_on(state)
        values = self.values(state)
        self.count(values)
        for node, edge, seat in zip(nodes, edges, seats):
            node.visits += 1
            node.total += values[seat]
            edge.visits += 1
            edge.total += values[seat]

    def count(self, values: list[float]) -> None:
        for seat, value in enumerate(values):
            self.won[seat] += value

    def chances(self) -> list[float]:
        """How often each seat won in the descents so far."""
        return [won / self.root.visits for won in self.won]

    def played(self, node: Node, state: State, move: Move) -> Node:
        """Play a seat's move; the node of what the searching seat sees of it."""
        audience = state.audience(move)
        seen = move.id if audience == EVERYONE or audience == self.seat else UNSEEN
        state.apply(move)
        return node.after(seen)

    def settled(self, node: Node, state: State) -> Node:
        """Draw what is chance and play what is forced."""
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.draw(self.rng))
                continue
            moves = state.moves()
            if len(moves) > 1:
                break
            node = self.played(node, state, moves[0])
        return node

    def play_on(self, state: State) -> None:
        """Everyone takes what looks best, to the end of this turn and of some more."""
        ended = -1
        seat = CHANCE
        turn = state.turn()
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.draw(self.rng))
                continue
            if state.to_move != seat or state.turn() != turn:
                ended += 1
                if ended > TURNS:
                    return
                seat = state.to_move
                turn = state.turn()
            moves = state.moves()
            state.apply(moves[0] if len(moves) == 1 else OwnTurn(state, self.rng, ON_THE_WAY).best())

    def chosen(self, node: Node, state: State) -> Move:
        """The move that this descent tries."""
        move = self.select(node, state)
        return move if self.first is None or node is not self.root else self.first

    def select(self, node: Node, state: State) -> Move:
        """The move with the best balance of what is known and what might be."""
        moves = state.moves()
        edges = node.edges
        if not edges:
            self.weigh(node, state, moves)
        usual = node.total / node.visits if node.visits else 0.5
        best = -1.0
        chosen = moves[0]
        for move in moves:
            edge = edges.get(move.id)
            if edge is None:
                edge = edges[move.id] = Edge(1.0 / len(moves))
            edge.available += 1
            mean = edge.total / edge.visits if edge.visits else usual
            score = mean + EXPLORE * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if score > best:
                best = score
                chosen = move
        return chosen

    # --- knowledge ----------------------------------------------------------------------------------------------

    def weigh(self, node: Node, state: State, moves: list[Move]) -> None:
        """Give each move a prior, from what its player can make of the rest of the turn."""
        worths = OwnTurn(state, self.rng, AT_THE_ROOT if node is self.root else ON_THE_WAY).worths()
        scale = SHARP / self.knowledge.doubt(state)
        best = max(worths)
        weights = [exp(scale * (worth - best)) for worth in worths]
        whole = sum(weights)
        for move, weight in zip(moves, weights):
            prior = FLAT / len(moves) + (1.0 - FLAT) * weight / whole
            edge = node.edges.get(move.id)
            if edge is None:
                node.edges[move.id] = Edge(prior)
            else:
                edge.prior = prior

    def values(self, state: State) -> list[float]:
        """How likely each seat is to win; alone, to do better than it looked at the root."""
        if state.to_move == OVER and state.seats > 1:
            return shared(state.winners(), state.seats)
        points = self.knowledge.expected(state)
        doubt = self.knowledge.doubt(state)
        if len(points) == 1:
            return [self.better(points[0], doubt)]
        best = max(points)
        weights = [exp((one - best) / doubt) for one in points]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def better(self, points: float, doubt: float) -> float:
        """Alone: how likely these points are to be more than was expected at the root."""
        return 1.0 / (1.0 + exp((self.aim - points) / doubt))


def shared(winners: list[int], seats: int) -> list[float]:
    """A victory, shared by those who won together."""
    values = [0.0] * seats
    for seat in winners:
        values[seat] = 1.0 / len(winners)
    return values
