"""Searches of Skerry's games: ours, and OpenSpiel's searches in Python through our adapter, from the same decisions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bench.figures import Tally
from bench.peers import SEED
from bench.search import EXPLORE, ITERATIONS, POSITIONS, iterate
from skerry import OVER, Move, Rng, State
from skerry.bots.search import DESCENTS, Search
from skerry.kernel.testing import random_move

SEATS = 2
SIMULATIONS = 25
"""How many a decision gets from OpenSpiel's searches in Python: each plays to the end, so more would not cost less."""
UNHURRIED = float("inf")


def way_to_a_decision(start: State, seed: int) -> list[Move]:
    """All words up to the first choice in the second half of a random game."""
    state, rng, words, choices = start.copy(), Rng(seed), list[Move](), list[int]()
    while state.to_move != OVER:
        if state.to_move >= 0 and len(state.moves()) > 1:
            choices.append(len(words))
        words.append(random_move(state, rng))
        state.apply(words[-1])
    return words[: next(place for place in choices if 2 * place >= len(words))]


def ours(seconds: float, start: State, games_per_look: int) -> Tally:
    """A new tree for each decision; what is dealt anew on the way is included."""
    positions = [start.copy() for _ in range(POSITIONS)]
    for seed, position in enumerate(positions):
        for move in way_to_a_decision(start, seed):
            position.apply(move)
    return iterate(seconds, positions, begin_ours, ITERATIONS)


def begin_ours(position: State) -> Callable[[], int]:
    return partial(descend, Search(position.copy(), Rng(SEED)))


def descend(search: Search) -> int:
    """As often as a deal lasts."""
    before = search.root.visits
    search.grow(before + DESCENTS, UNHURRIED)
    return search.root.visits - before


def openspiel_positions(start: State) -> tuple[Any, list[Any]]:
    """The game and the same decisions as OpenSpiel has them."""
    import pyspiel

    from skerry.adapters.openspiel import PREFIX

    game = pyspiel.load_game(PREFIX + start.game.slug, {"players": start.seats})
    positions = [game.new_initial_state() for _ in range(POSITIONS)]
    for seed, position in enumerate(positions):
        for move in way_to_a_decision(start, seed):
            position.apply_action(move.id)
    return game, positions


def openspiel_ismcts(seconds: float, start: State, games_per_look: int) -> Tally:
    """OpenSpiel's search over information sets, which deals anew before each simulation."""
    from tools.ismcts import Ismcts

    game, positions = openspiel_positions(start)
    search = Ismcts(game, EXPLORE, SEED)

    def simulate() -> int:
        search.simulate()
        return 1

    def begin(position: Any) -> Callable[[], int]:
        search.begin(position)
        return simulate

    return iterate(seconds, positions, begin, SIMULATIONS)


def openspiel_mcts(seconds: float, start: State, games_per_look: int) -> Tally:
    """OpenSpiel's plain tree search: nothing is dealt anew, so it sees all cards."""
    import numpy as np
    from open_spiel.python.algorithms import mcts

    game, positions = openspiel_positions(start)
    random = np.random.RandomState(SEED)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, EXPLORE, SIMULATIONS, evaluator, solve=False, random_state=random)

    return iterate(seconds, positions, lambda state: lambda: int(bot.mcts_search(state).explore_count), SIMULATIONS)


LOOPS = {"search": ours, "openspiel-ismcts": openspiel_ismcts, "openspiel-mcts": openspiel_mcts}
