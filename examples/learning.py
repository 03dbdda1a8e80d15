"""A policy that learns Hägar from nothing but games against itself, on a CPU, with numpy alone.

    python examples/learning.py --minutes 18 --curve curve.svg

Hundreds of games are stepped together by the vectorised environment. A network of one hidden layer says how good every
move is and who will win; moves that are not legal are masked out. After every window of steps the moves that ended
better than expected become more likely (proximal policy optimisation). From time to time the policy plays a match
against the random and against the greedy bot, which is the curve.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

import skerry
from skerry import CHANCE, OVER, Rng
from skerry.adapters.seen import Eyes
from skerry.adapters.vector import VectorEnv
from skerry.bots import Bot, ask, bot

Floats = NDArray[np.float32]

HIDDEN = 256
EPOCHS = 3
MINIBATCH = 2048
CLIP = 0.2
"""How far the chance of a move may move from the policy that played it."""
ENTROPY = 0.01
"""What it is worth to keep trying."""


# --- the network ------------------------------------------------------------------------------------------------------


class Network:
    """Observation → how good each move is, and the reward to be expected. Learns by Adam."""

    def __init__(self, inputs: int, moves: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "hidden": self.start(random, inputs, HIDDEN, 1.0),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "policy": self.start(random, HIDDEN, moves, 0.01),
            "policy_bias": np.zeros(moves, np.float32),
            "value": self.start(random, HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.spread = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    @staticmethod
    def start(random: np.random.Generator, rows: int, columns: int, size: float) -> Floats:
        weights: Floats = (random.standard_normal((rows, columns)) * size / np.sqrt(rows)).astype(np.float32)
        return weights

    def look(self, observations: Floats) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the logits of all moves, and the value."""
        w = self.weights
        hidden = np.maximum(observations @ w["hidden"] + w["hidden_bias"], 0)
        values = (hidden @ w["value"] + w["value_bias"])[:, 0]
        return hidden, hidden @ w["policy"] + w["policy_bias"], values

    def learn(self, observations: Floats, hidden: Floats, by_move: Floats, by_value: Floats, rate: float) -> None:
        """One step of Adam, given how the loss changes with the logits and the values."""
        w = self.weights
        back = (by_move @ w["policy"].T + by_value[:, None] * w["value"].T) * (hidden > 0)
        self.adam("policy", hidden.T @ by_move, rate)
        self.adam("policy_bias", by_move.sum(axis=0), rate)
        self.adam("value", (hidden.T @ by_value)[:, None], rate)
        self.adam("value_bias", by_value.sum(keepdims=True), rate)
        self.adam("hidden", observations.T @ back, rate)
        self.adam("hidden_bias", back.sum(axis=0), rate)
        self.steps += 1

    def adam(self, name: str, gradient: Floats, rate: float) -> None:
        self.mean[name] += 0.1 * (gradient - self.mean[name])
        self.spread[name] += 0.001 * (gradient * gradient - self.spread[name])
        mean = self.mean[name] / (1 - 0.9 ** (self.steps + 1))
        spread = self.spread[name] / (1 - 0.999 ** (self.steps + 1))
        self.weights[name] -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


def chances(logits: Floats, masks: NDArray[np.int8]) -> Floats:
    """How likely each legal move is; the others have no chance."""
    shown = np.where(masks == 1, logits, np.float32(-1e9))
    raised = np.exp(shown - shown.max(axis=1, keepdims=True))
    likely: Floats = raised / raised.sum(axis=1, keepdims=True)
    return likely


# --- learning ---------------------------------------------------------------------------------------------------------


class Window:
    """What happened in so many steps of all games, one row for each choice."""

    def __init__(self, env: VectorEnv, steps: int) -> None:
        games, inputs = env.observations.shape
        self.observations = np.zeros((steps, games, inputs), np.float32)
        self.masks = np.zeros((steps, games, env.masks.shape[1]), np.int8)
        self.actions = np.zeros((steps, games), np.int64)
        self.likely = np.zeros((steps, games), np.float32)
        self.values = np.zeros((steps, games), np.float32)
        self.seats = np.zeros((steps, games), np.int64)
        self.rewards = np.zeros((steps, *env.rewards.shape), np.float32)
        self.finished = np.zeros((steps, games), np.bool_)
        self.returns = np.zeros((steps, games), np.float32)

    def fill(self, env: VectorEnv, network: Network, random: np.random.Generator) -> None:
        """Play on by the policy, then say of each choice what came of it for who made it."""
        each = np.arange(env.masks.shape[0])
        for step in range(len(self.actions)):
            _, logits, values = network.look(env.observations)
            likely = chances(logits, env.masks)
            drawn = (np.log(likely + 1e-30) + random.gumbel(size=likely.shape)).argmax(axis=1)
            self.observations[step], self.masks[step], self.seats[step] = env.observations, env.masks, env.seats
            self.actions[step], self.values[step], self.likely[step] = drawn, values, likely[each, drawn]
            env.step(drawn)
            self.rewards[step], self.finished[step] = env.rewards, env.finished
        self.look_back(env, network)

    def look_back(self, env: VectorEnv, network: Network) -> None:
        """From the last step to the first; games that go on end as the network expects."""
        each = np.arange(env.masks.shape[0])
        _, _, values = network.look(env.observations)
        seats = env.rewards.shape[1]
        ends = np.repeat(-values[:, None] / max(seats - 1, 1), seats, axis=1)
        ends[each, env.seats.astype(np.int64)] = values
        for step in reversed(range(len(self.actions))):
            ends = np.where(self.finished[step][:, None], self.rewards[step], ends)
            self.returns[step] = ends[each, self.seats[step]]


def improve(network: Network, window: Window, random: np.random.Generator, rate: float) -> None:
    """Several passes over the window in small parts, in another order each time."""
    inputs, moves = window.observations.shape[2], window.masks.shape[2]
    observations, masks = window.observations.reshape(-1, inputs), window.masks.reshape(-1, moves)
    actions, before, returns = window.actions.ravel(), window.likely.ravel(), window.returns.ravel()
    better = returns - window.values.ravel()
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        order = random.permutation(len(actions))
        for first in range(0, len(order), MINIBATCH):
            part = order[first : first + MINIBATCH]
            hidden, logits, values = network.look(observations[part])
            by_move = slope(chances(logits, masks[part]), actions[part], before[part], better[part])
            by_value = (values - returns[part]) / np.float32(len(part))
            network.learn(observations[part], hidden, by_move, by_value.astype(np.float32), rate)


def slope(likely: Floats, actions: NDArray[np.int64], before: Floats, better: Floats) -> Floats:
    """How the loss changes with every logit: the clipped gain of the moves played, and the pleasure in variety."""
    each = np.arange(len(actions))
    ratio = likely[each, actions] / before
    free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    gain = np.where(free, ratio * better, 0)[:, None]
    by_move = gain * likely
    by_move[each, actions] -= gain[:, 0]
    told = np.log(np.maximum(likely, 1e-9))
    surprise = (likely * told).sum(axis=1, keepdims=True)
    by_move += ENTROPY * likely * (told - surprise)
    return (by_move / len(actions)).astype(np.float32)


# --- matches ----------------------------------------------------------------------------------------------------------


class Policy(Bot):
    """Plays the move that the network thinks best."""

    def __init__(self, network: Network, eyes: Eyes) -> None:
        super().__init__("policy")
        self.network = network
        self.eyes = eyes

    def choose(self, state: skerry.State) -> skerry.Move:
        seen = self.eyes.see(state, state.to_move)
        _, logits, _ = self.network.look(seen["observation"][None])
        return self.eyes.game.alphabet[int(chances(logits, seen["action_mask"][None])[0].argmax())]


def share_of_wins(game: skerry.Game, policy: Bot, other: str, matches: int) -> float:
    """Two games for each match, the policy on either seat with the same chance; a shared victory counts in part."""
    won = 0.0
    for seed in range(matches):
        for mine in (0, 1):
            bots = [policy if seat == mine else bot(other, seed) for seat in range(2)]
            winners = play(game, bots, seed)
            won += (mine in winners) / max(len(winners), 1)
    return won / (2 * matches)


def play(game: skerry.Game, bots: Sequence[Bot], seed: int) -> list[int]:
    state, chance, asking = game.start(len(bots)), Rng(seed), Rng(seed + 1)
    while state.to_move != OVER:
        mover = state.to_move
        state.apply(state.draw(chance) if mover == CHANCE else ask(bots[mover], state, asking))
    return state.winners()


# --- all together -----------------------------------------------------------------------------------------------------


def train(chosen: argparse.Namespace) -> tuple[Network, list[tuple[float, float, float]]]:
    """Learn for so many minutes; the curve has the minutes and the shares of wins against random and greedy."""
    env = VectorEnv("hagar", games=chosen.games, seats=2)
    env.reset(seed=chosen.seed)
    network = Network(env.observations.shape[1], env.masks.shape[1], chosen.seed)
    policy = Policy(network, env.eyes)
    random, window = np.random.default_rng(chosen.seed), Window(env, chosen.steps)
    curve: list[tuple[float, float, float]] = []
    began, spent, played = time.monotonic(), 0.0, 0
    while spent < chosen.minutes:
        window.fill(env, network, random)
        improve(network, window, random, chosen.rate * max(1 - spent / chosen.minutes, 0.05))
        played += int(window.finished.sum())
        spent = (time.monotonic() - began) / 60
        if spent >= len(curve) * chosen.minutes / chosen.points or spent >= chosen.minutes:
            weak, better = [share_of_wins(env.game, policy, name, chosen.matches) for name in ("random", "greedy")]
            curve.append((spent, weak, better))
            print(f"{spent:5.1f} min  {played:7d} games  random {weak:4.0%}  greedy {better:4.0%}", flush=True)
    return network, curve


def draw(curve: Sequence[tuple[float, float, float]], path: Path) -> None:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes: Any = figure.subplots()
    minutes = [point[0] for point in curve]
    for column, name in ((1, "against random"), (2, "against greedy")):
        axes.plot(minutes, [100 * point[column] for point in curve], marker="o", label=name)
    axes.axhline(50, color="grey", linewidth=0.8, linestyle=":")
    axes.set(xlabel="minutes of learning", ylabel="games won, %", ylim=(0, 100), title="A policy learns Hägar")
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="A policy learns Hägar by playing against itself.")
    parser.add_argument("--minutes", type=float, default=18, help="how long it learns (default: 18)")
    parser.add_argument("--games", type=int, default=256, help="stepped together (default: 256)")
    parser.add_argument("--steps", type=int, default=64, help="of all games between two lessons (default: 64)")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning (default: 0.001)")
    parser.add_argument("--matches", type=int, default=50, help="of two games at each point (default: 50)")
    parser.add_argument("--points", type=int, default=10, help="of the curve (default: 10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where the picture of the curve goes, such as curve.svg")
    parser.add_argument("--save", type=Path, help="where the network goes, such as policy.npz")
    chosen = parser.parse_args(arguments)
    network, curve = train(chosen)
    if chosen.curve is not None:
        draw(curve, chosen.curve)
    if chosen.save is not None:
        np.savez(chosen.save, **network.weights)  # type: ignore[arg-type]  # numpy takes any arrays by name


if __name__ == "__main__":
    main()
