"""What learning programs get: steps with observations and masks, in our environments and in those of our peers.

Only the environments are timed. Random legal actions are chosen between the measured steps, as a policy would be asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any

from bench.figures import Candidate, Figure, Tally
from bench.peers import PEER, SEED, load

GAMES = 256
"""How many games a vector environment steps together."""


def vector(seconds: float, env: Any, step: Callable[..., object]) -> Tally:
    """Our vector environment: a choice in every game for each step; chance and forced moves happen inside."""
    import numpy as np

    tally, random = Tally(), np.random.default_rng(SEED)
    env.reset(seed=SEED)
    while tally.seconds < seconds:
        actions = env.random_actions(random)
        started = process_time()
        step(actions)
        tally.seconds += process_time() - started
        tally.decisions += len(actions)
        tally.games += int(env.finished.sum())
    return tally


def agents(seconds: float, env: Any) -> Tally:
    """A PettingZoo environment as its users drive it: `last` for what an agent sees, `step` for what it does."""
    tally = Tally()
    while tally.seconds < seconds:
        started = process_time()
        env.reset(seed=SEED + int(tally.games))
        tally.seconds += process_time() - started
        play_agents(env, tally)
        tally.games += 1
    return tally


def play_agents(env: Any, tally: Tally) -> None:
    """One game; a step with one legal action is forced."""
    rng = Random(SEED)
    while env.agents:
        started = process_time()
        observation, _, terminated, truncated, _ = env.last()
        tally.seconds += process_time() - started
        legal = [] if terminated or truncated else observation["action_mask"].nonzero()[0].tolist()
        action = rng.choice(legal) if legal else None
        started = process_time()
        env.step(action)
        tally.seconds += process_time() - started
        tally.decisions += len(legal) > 1
        tally.forced += len(legal) == 1


# Peers


def pettingzoo_classic(seconds: float, name: str, game: str) -> Figure:
    """One of PettingZoo's own classics."""
    module = load(f"pettingzoo.classic.{game}", "pettingzoo[classic]")
    note = f"pettingzoo {version('pettingzoo')}, environment with observations and masks"
    return agents(seconds, module.env()).figure(name, note)


def openspiel_vector(seconds: float, name: str, game: str) -> Figure:
    """OpenSpiel's vector environment: its own games in C++, stepped one after the other in Python."""
    environments = load("open_spiel.python.rl_environment", "open_spiel")
    vectors = load("open_spiel.python.vector_env", "open_spiel")
    env = vectors.SyncVectorEnv([environments.Environment(game) for _ in range(GAMES)])
    tally, rng, steps = Tally(), Random(SEED), env.reset()
    output = load("open_spiel.python.rl_agent", "open_spiel").StepOutput
    while tally.seconds < seconds:
        legal = [step.observations["legal_actions"][step.current_player()] for step in steps]
        actions = [output(rng.choice(own), []) for own in legal]
        started = process_time()
        steps, _, done, _ = env.step(actions, reset_if_done=True)
        tally.seconds += process_time() - started
        tally.decisions += sum(len(own) > 1 for own in legal)
        tally.forced += sum(len(own) == 1 for own in legal)
        tally.games += sum(done)
    return tally.figure(name, f"open_spiel {version('open_spiel')}, {GAMES} games in its SyncVectorEnv")


def candidate(name: str, run: Callable[..., Figure], **options: object) -> Candidate:
    return Candidate(name, PEER, partial(run, name=name, **options))


LEARNING_PEERS = (
    candidate("pettingzoo-connect-four", pettingzoo_classic, game="connect_four_v3"),
    candidate("pettingzoo-texas-holdem", pettingzoo_classic, game="texas_holdem_v4"),
    candidate("openspiel-gin-rummy-vector", openspiel_vector, game="gin_rummy"),
)
