"""Measures the build of Skerry that it finds. A process can hold only one build, so each row has a process of its own.

python -P -m bench.worker riga in-the-kernel 3.0
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from time import process_time

import skerry
from bench import learning, searching
from bench.figures import CHANCE, Tally, Trail, play_for
from examples import tictactoe
from skerry import OVER, Game, Rng, State
from skerry.kernel.driver import Count, play_out
from skerry.kernel.testing import random_move

SEED = 20_000
SEATS = 3
PLIES_PER_LOOK = 1_500
"""About so many moves are played between two looks at the clock."""

POSITIONS = 20
COPIES = 200
"""How many copies of a position are made between two looks at the clock."""
RESAMPLES = 20


def is_compiled(game: str) -> bool:
    """Kernel and game: the examples are compiled only for the benchmark."""
    return skerry.COMPILED and (game != "tictactoe" or not str(tictactoe.__file__).endswith(".py"))


def game_named(name: str) -> Game:
    return tictactoe.make() if name == "tictactoe" else skerry.game(name)


# --- random games -----------------------------------------------------------------------------------------------------


def in_the_kernel(seconds: float, start: State, games_per_look: int) -> Tally:
    """The kernel's own loop, which is compiled with it."""
    tally, count, rng = Tally(), Count(), Rng(SEED)
    while tally.seconds < seconds:
        started = process_time()
        for _ in range(games_per_look):
            play_out(start.copy(), rng, count)
        tally.seconds += process_time() - started
        tally.games += games_per_look
    tally.decisions, tally.forced, tally.chance = count.choices, count.forced, count.chances
    return tally


def from_python(seconds: float, start: State, games_per_look: int) -> Tally:
    """The loop in plain Python, as somebody else's program would drive it."""
    rng = Rng(SEED)
    return play_for(seconds, lambda: play_from_python(start.copy(), rng), games_per_look)


def play_from_python(state: State, rng: Rng) -> Trail:
    """One game: every list of moves and every draw is asked for from Python."""
    trail = []
    while (seat := state.to_move) != OVER:
        if seat == skerry.CHANCE:
            trail.append(CHANCE)
            state.apply(state.draw(rng))
        else:
            moves = state.moves()
            trail.append(len(moves))
            state.apply(moves[rng.below(len(moves))] if len(moves) > 1 else moves[0])
    return trail


def in_vectors(seconds: float, start: State, games_per_look: int) -> Tally:
    """Many games at once, with masks and with observations as numbers between 0 and 1."""
    from skerry.adapters.vector import VectorEnv

    env = VectorEnv(start.game, learning.GAMES, start.seats)
    return learning.vector(seconds, env, env.step)


def in_bytes(seconds: float, start: State, games_per_look: int) -> Tally:
    """Many games at once, with masks and with observations as bytes."""
    from skerry.adapters.vector import VectorEnv

    env = VectorEnv(start.game, learning.GAMES, start.seats)
    return learning.vector(seconds, env, env.play)


def in_pettingzoo(seconds: float, start: State, games_per_look: int) -> Tally:
    """One game as PettingZoo's agents play it."""
    from skerry.adapters import pettingzoo

    return learning.agents(seconds, pettingzoo.env(start.game, start.seats))


LOOPS = {
    "in-the-kernel": in_the_kernel,
    "from-python": from_python,
    "vector": in_vectors,
    "vector-bytes": in_bytes,
    "pettingzoo": in_pettingzoo,
    **searching.LOOPS,
}

# --- copies -----------------------------------------------------------------------------------------------------------


def middle(start: State, seed: int) -> State:
    """A position half-way through a random game."""
    state, rng, played = start.copy(), Rng(seed), list[skerry.Move]()
    while state.to_move != OVER:
        played.append(random_move(state, rng))
        state.apply(played[-1])
    half = start.copy()
    for move in played[: len(played) // 2]:
        half.apply(move)
    return half


def per_second(seconds: float, act: Callable[[State], object], positions: Sequence[State], times: int) -> float:
    """How often it can be done with these positions in turn; the results are thrown away at once."""
    done, spent = 0, 0.0
    while spent < seconds:
        for position in positions:
            started = process_time()
            for _ in range(times):
                act(position)
            spent += process_time() - started
            done += times
    return done / spent


def copying(seconds: float, start: State) -> dict[str, float]:
    """Copies and resamples; a quarter of the time that the games got."""
    rng, positions = Rng(SEED), [middle(start, seed) for seed in range(POSITIONS)]
    return {
        "copies_per_second": per_second(seconds / 8, lambda state: state.copy(), positions, COPIES),
        "resamples_per_second": per_second(seconds / 8, lambda state: state.resample(0, rng), positions, RESAMPLES),
    }


def games_per_look(start: State) -> int:
    count = Count()
    play_out(start.copy(), Rng(SEED), count)
    return 1 + PLIES_PER_LOOK // (count.choices + count.forced + count.chances)


def main(arguments: Sequence[str]) -> int:
    """Measure one game in one kind of loop and print what was found as JSON."""
    game, loop, seconds = arguments[0], arguments[1], float(arguments[2])
    played = game_named(game)
    start = played.start(searching.SEATS if loop in searching.LOOPS else min(SEATS, played.seats[-1]))
    tally = LOOPS[loop](seconds, start, games_per_look(start))
    copied = copying(seconds, start) if loop == "in-the-kernel" else {}
    print(json.dumps({"compiled": is_compiled(game), "tally": asdict(tally), "copied": copied}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
