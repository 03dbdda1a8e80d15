"""Searches: how many iterations they make in a CPU-second of one core, ours and those of our peers."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from itertools import cycle
from random import Random
from time import process_time
from typing import Any

from bench.figures import Candidate, Figure, MissingPackageError, Tally
from bench.ours import ROOT, SEARCH
from bench.peers import SEED, load, openspiel_chance, openspiel_play_out, openspiel_root

ITERATIONS = 1_000
"""How many a decision gets before the next one has its turn."""
POSITIONS = 20
EXPLORE = 2.0
"""What OpenSpiel's own examples give its searches for the constant of UCT."""

TICTACTOE = ROOT / "bench" / "boardgame_io" / "tictactoe.cjs"
PACKAGES = ROOT / "build" / "npm" / "node_modules"


def iterate(seconds: float, positions: Sequence[Any], begin: Callable[[Any], Callable[[], int]], most: int) -> Tally:
    """Search positions in turn. `begin` makes a search of one; each call of it iterates a few times and counts them."""
    tally, in_turn = Tally(), cycle(positions)
    while tally.seconds < seconds:
        search_one(tally, seconds, partial(begin, next(in_turn)), most)
    return tally


def search_one(tally: Tally, seconds: float, begin: Callable[[], Callable[[], int]], most: int) -> None:
    """One decision, until it had its iterations or the time is used up."""
    started, done = process_time(), 0
    search = begin()
    while done < most and tally.seconds + process_time() - started < seconds:
        done += search()
    tally.iterations += done
    tally.seconds += process_time() - started


# OpenSpiel


def openspiel_decision(game: str, seed: int) -> Any:
    """A choice in the second half of a random game."""
    root, rng = openspiel_root(game), Random(seed)
    played, state = root.clone(), root.clone()
    openspiel_play_out(played, rng)
    actions = played.history()
    for action in actions[: len(actions) // 2]:
        state.apply_action(action)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            openspiel_chance(state, rng)
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def openspiel_mcts(seconds: float, name: str, game: str, first: bool = False) -> Figure:
    """OpenSpiel's tree search in C++ on a game of its own, from the first decision or from the middle."""
    spiel = load("pyspiel", "open_spiel")
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    bot = spiel.MCTSBot(
        spiel.load_game(game),
        evaluator,
        uct_c=EXPLORE,
        max_simulations=ITERATIONS,
        max_memory_mb=1_000,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    positions = [openspiel_root(game)] if first else [openspiel_decision(game, seed) for seed in range(POSITIONS)]
    tally = iterate(seconds, positions, lambda state: lambda: int(bot.mcts_search(state).explore_count), ITERATIONS)
    note = f"MCTS in C++, {ITERATIONS:,} simulations a decision, from the {'empty board' if first else 'middle'}"
    return tally.figure(name, f"open_spiel {version('open_spiel')}, {note}")


def openspiel_ismcts(seconds: float, name: str, game: str) -> Figure:
    """OpenSpiel's search over information sets in C++, on a game of its own."""
    spiel = load("pyspiel", "open_spiel")
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    bot = spiel.ISMCTSBot(SEED, evaluator, EXPLORE, ITERATIONS)

    def search(state: Any) -> int:
        bot.step(state)
        return ITERATIONS

    positions = [openspiel_decision(game, seed) for seed in range(POSITIONS)]
    tally = iterate(seconds, positions, lambda state: partial(search, state), ITERATIONS)
    note = f"ISMCTS in C++, {ITERATIONS:,} simulations a decision, from the middle"
    return tally.figure(name, f"open_spiel {version('open_spiel')}, {note}")


# boardgame.io


def boardgame_io(seconds: float, name: str) -> Figure:
    """The tree search of boardgame.io, in Node."""
    node = shutil.which("node")
    if node is None:
        raise MissingPackageError("Left out: boardgame.io runs in Node, which is not installed; npm is needed too.")
    if not PACKAGES.exists():
        raise MissingPackageError("Left out: boardgame.io is not installed; make bench does it where npm is.")
    run = subprocess.run(
        [node, str(TICTACTOE), str(seconds), str(ITERATIONS), str(SEED)],
        env=os.environ | {"NODE_PATH": str(PACKAGES), "NODE_ENV": "production"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise RuntimeError(f"The measurement of {name} failed:\n{run.stderr}")
    found = json.loads(run.stdout)
    tally = Tally(iterations=found["iterations"], seconds=found["seconds"])
    note = f"MCTS in Node {found['node']}, {ITERATIONS:,} iterations a decision, from the empty board"
    return tally.figure(name, f"boardgame.io {found['version']}, {note}")


def candidate(name: str, run: Callable[..., Figure], **options: object) -> Candidate:
    return Candidate(name, SEARCH, partial(run, name=name, **options))


SEARCH_PEERS = (
    candidate("openspiel-gin-rummy-ismcts-cpp", openspiel_ismcts, game="gin_rummy"),
    candidate("openspiel-gin-rummy-mcts-cpp", openspiel_mcts, game="gin_rummy"),
    candidate("openspiel-tictactoe-mcts-cpp", openspiel_mcts, game="tic_tac_toe", first=True),
    candidate("boardgame-io-tictactoe-mcts", boardgame_io),
)
